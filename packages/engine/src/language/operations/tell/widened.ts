/** Counterbores and countersinks, and the holes that have them. */
import type { Span } from '../../text/normalise.ts'
import type { Phrase } from '../phrases.ts'
import type { Thing } from '../things.ts'
import { unread } from '../unread.ts'
import { give, giveSize } from './given-sizes.ts'
import { idOf, shapeAs } from './nouns.ts'
import { isGloss, quote, speakOf, type Telling } from './telling.ts'

export function readWidening(t: Telling, phrase: Phrase): void {
  const clause = t.clause
  if (clause.expects === 'predicate' && clause.subject?.concept === phrase.concept) {
    shapeAs(t, clause.subject, phrase)
    return
  }
  const known = phrase.definite ? t.things.findLast(({ concept }) => concept === phrase.concept) : undefined
  const thing = known ?? widen(t, phrase.concept as 'counterbore', clause.subject ?? t.focus, phrase.span)
  speakOf(t, thing)
  clause.expects = 'subject'
  for (const size of phrase.sizes) giveSize(t, thing, size)
  for (const figure of phrase.bare)
    give(t, thing, { dimension: figure.unit === 'angle' ? 'angle' : 'bare', figure, gloss: isGloss(t) })
}

export function widen(
  t: Telling,
  kind: 'counterbore' | 'countersink',
  hole: Thing | undefined,
  span: Span,
): Thing {
  const widened =
    hole?.concept === 'hole' || hole?.concept === 'cylinder'
      ? hole
      : t.things.findLast(({ concept }) => concept === 'hole')
  if (!widened) throw unread(quote(t, span))
  const thing: Thing = {
    id: idOf(t, kind),
    name: kind,
    concept: kind,
    role: 'cut',
    adjectives: [],
    count: 1,
    sizes: [],
    places: [],
    members: [],
    holes: widened,
    span,
  }
  t.things.push(thing)
  t.deeds.push({ kind: 'thing', thing })
  t.clause.made = thing
  speakOf(t, thing)
  return thing
}
