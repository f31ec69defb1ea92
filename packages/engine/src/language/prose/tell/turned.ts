/** What is turned: "the first 40 mm to 30 mm diameter", "one end down to a 6 mm spigot for a length of 8 mm". */
import { unread } from '../../operations/unread.ts'
import type { Phrase } from '../phrases.ts'
import { sizeOf, type Thing } from '../scene.ts'
import { giveSize } from './given-sizes.ts'
import { bareOf } from './said-sizes.ts'
import { takeSizes } from './taken-sizes.ts'
import { asideOf, type Clause, quote, type Telling, topicTheme } from './telling.ts'
import { newThing } from './things.ts'
import { flush } from './waiting.ts'

/** So much of a length: a section of its own. */
export function readStretch(t: Telling, c: Clause, phrase: Phrase): void {
  // Told from the top down, the first would come to lie at the bottom.
  const isBefore = t.things.some(({ concept }) => concept === 'turned')
  const [which = ''] = phrase.words
  if (/^(?:upper|top)$/u.test(which) ? !isBefore : /^(?:lower|bottom)$/u.test(which) && isBefore)
    throw unread(quote(t, phrase.span))
  const theme = c.theme?.kind === 'thing' ? c.theme.thing : undefined
  // "20 mm in diameter for the first 10 mm": so deep is that part of a hole.
  const [length] = phrase.sizes
  if (
    theme?.role === 'cut' &&
    phrase.words.includes('first') &&
    length?.figures[0] &&
    !sizeOf(theme, 'depth')
  ) {
    giveSize(
      t,
      c,
      { kind: 'thing', thing: theme },
      { ...bareOf(length.figures[0], asideOf(c)), dimension: 'depth' },
    )
    return
  }
  // "What is left, the last 25 mm": told twice.
  const same = theme?.concept === 'turned' && theme.sizes.length === 0 ? theme : undefined
  const thing = same ?? newThing(t, phrase as Phrase & { kind: 'body' }, 'add', c.line)
  become(t, c, thing, phrase)
}

/** "Turn one end down to …": of the stock that is there. */
export function turnEnd(t: Telling, c: Clause, phrase: Phrase): Thing {
  const thing = newThing(
    t,
    { concept: 'turned', kind: 'body', name: 'section', plural: false, words: ['end'], span: phrase.span },
    'add',
    c.line,
  )
  thing.places.push({
    place: { kind: 'at', how: 'at', ref: phrase },
    gloss: false,
    used: false,
    span: phrase.span,
  })
  c.theme = { kind: 'thing', thing }
  t.topic = thing
  return thing
}

/** "down to a 6 mm spigot": what the turned end is called. */
export function nameTurned(t: Telling, c: Clause, phrase: Phrase): boolean {
  const theme = c.theme ?? topicTheme(t)
  if (c.verb !== 'turn' || theme?.kind !== 'thing' || theme.thing.concept !== 'turned') return false
  if (theme.thing.line !== c.line || phrase.kind !== 'body' || phrase.det !== 'a') return false
  theme.thing.name = phrase.name
  takeSizes(t, c, theme.thing, phrase)
  return true
}

function become(t: Telling, c: Clause, thing: Thing, phrase: Phrase): void {
  takeSizes(t, c, thing, phrase)
  c.theme = { kind: 'thing', thing }
  t.topic = thing
  flush(t, c)
}
