/** "Pattern that cut around the center so that there are 8 in total", "mirror it to the other side". */

import { isHarmless } from '../harmless.ts'
import type { Figure, Node } from '../nodes.ts'
import type { Phrase } from '../phrases.ts'
import { findThing } from '../references.ts'
import type { Repeat, Thing } from '../things.ts'
import { unread } from '../unread.ts'
import { bound } from './given-places.ts'
import { quote, spokenOf, type Telling } from './telling.ts'

const COUNTS = /^(?:total|times|so|have|end|altogether|evenly|equally|copies|same|thing|again|instances)$/u

/** All of the line behind the verb; what is not understood of it is refused. */
export function readRepeat(t: Telling, verb: Node, nodes: readonly Node[]): void {
  const of = repeated(t, nodes) ?? spokenOf(t)
  if (!of) throw unread(quote(t, verb.span))
  const repeat: Repeat = { of: of.group ?? of, places: [], extra: false, last: [], span: verb.span }
  let isLast = false
  for (const node of nodes) {
    if (node.kind === 'place') {
      const place = bound(t, node.place)
      const said = { place, gloss: false, used: false, span: node.span }
      if (isLast || (place.kind === 'flush' && place.owns?.ordinal === -1)) repeat.last.push(said)
      else repeat.places.push(said)
    } else if (node.kind === 'count' || (node.kind === 'phrase' && (node.phrase.count ?? 1) > 1))
      setCount(t, repeat, node.kind === 'count' ? node.count : (node.phrase.count as number), node)
    else if (node.kind === 'figures' && node.figures.length === 1 && isCount(node.figures[0]))
      setCount(t, repeat, node.figures[0]?.value ?? 1, node)
    else if (node.kind === 'phrase') {
      const { phrase } = node
      if (phrase.ordinal === -1) isLast = true
      else if (phrase.sizes.length + phrase.bare.length > 0 || !isSame(phrase, repeat.of))
        throw unread(quote(t, node.span))
    } else if (node.kind === 'word') {
      if (/^(?:more|additional|extra|other)$/u.test(node.text)) repeat.extra = true
      else if (!COUNTS.test(node.text) && !isHarmless(node.text)) throw unread(quote(t, node.span))
    } else throw unread(quote(t, node.span))
  }
  if (repeat.places.some(({ place }) => place.kind === 'at' && place.how === 'around')) repeat.of.ring = true
  t.deeds.push({ kind: 'repeat', repeat })
  t.clause.made = repeat.of
  t.clause.subject = repeat.of
}

function setCount(t: Telling, repeat: Repeat, count: number, { span }: Node): void {
  if (repeat.count !== undefined && repeat.count !== count) throw unread(quote(t, span))
  repeat.count = count
}

const isCount = (figure: Figure | undefined): boolean =>
  figure !== undefined && figure.unit === undefined && Number.isInteger(figure.value)

const isSame = (phrase: Phrase, { name, concept, adjectives }: Thing): boolean =>
  phrase.role === 'pronoun' ||
  phrase.name === name ||
  phrase.concept === concept ||
  adjectives.includes(phrase.name)

/** What is repeated: the first that the words name. */
function repeated(t: Telling, nodes: readonly Node[]): Thing | undefined {
  const [first] = nodes.flatMap((node) => (node.kind === 'phrase' ? [node.phrase] : []))
  if (!first || first.role === 'pronoun') return undefined
  return findThing(t.things, first)
}
