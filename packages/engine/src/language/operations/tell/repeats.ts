/** "Pattern that cut around the center so that there are 8 in total", "mirror it to the other side". */

import { isHarmless } from '../harmless.ts'
import type { Figure, Node } from '../nodes.ts'
import type { Phrase } from '../phrases.ts'
import { findThing } from '../references.ts'
import type { Repeat, SaidPlace, Thing } from '../things.ts'
import { unread } from '../unread.ts'
import { bound } from './given-places.ts'
import { idOf } from './nouns.ts'
import { quote, speakOf, spokenOf, type Telling } from './telling.ts'

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
  if (turnedTo(t, repeat)) return
  if (repeat.places.some(({ place }) => place.kind === 'at' && place.how === 'around')) repeat.of.ring = true
  t.deeds.push({ kind: 'repeat', repeat })
  t.clause.made = repeat.of
  t.clause.subject = repeat.of
}

/** "Do the same in the Y direction": a hole through the middle is drilled once more, another way. */
function turnedTo(t: Telling, { of, places, last, count, extra }: Repeat): boolean {
  const ways = places.flatMap((said) => (said.place.kind === 'way' && isPlainWay(said.place) ? [said] : []))
  if (places.length === 0 || ways.length < places.length || last.length > 0 || extra) return false
  if (of.role !== 'cut' || of.concept !== 'hole' || of.count !== 1 || of.members.length > 0) return false
  if (count !== undefined && count !== ways.length) return false
  // A depth or a place off the middle would have to be turned too.
  if (of.sizes.some(({ dimension }) => !/^(?:diameter|radius|bare)$/u.test(dimension))) return false
  const kept = of.places.filter(({ place }) => place.kind !== 'way')
  if (!of.places.some(({ place }) => place.kind === 'way') || !kept.every(isMiddle)) return false
  for (const way of ways) {
    const turned: Thing = {
      ...of,
      id: idOf(t, of.name),
      adjectives: [...of.adjectives],
      sizes: [...of.sizes],
      places: [...kept.map((said) => ({ ...said, used: false })), way],
      members: [],
    }
    t.things.push(turned)
    t.deeds.push({ kind: 'thing', thing: turned })
    t.clause.made = turned
    speakOf(t, turned)
  }
  return true
}

const isPlainWay = ({ how, sign }: { how: string; sign?: 1 | -1 }): boolean =>
  sign === undefined && /^(?:in|along|through)$/u.test(how)

/** True of it whichever way it goes. */
const isMiddle = ({ place }: SaidPlace): boolean =>
  place.kind === 'through' ||
  (place.kind === 'centered' && !place.axes && (!place.ref || isOfWhole(place.ref))) ||
  (place.kind === 'at' && /^(?:through|in|at)$/u.test(place.how) && isOfWhole(place.ref))

const isOfWhole = ({ role, concept, owner }: Phrase): boolean =>
  /^(?:add|either|whole)$/u.test(role) ||
  (concept === 'center' && (owner === undefined || /^(?:add|either|whole|pronoun)$/u.test(owner.role)))

function setCount(t: Telling, repeat: Repeat, count: number, { span }: Node): void {
  if (repeat.count !== undefined && repeat.count !== count) throw unread(quote(t, span))
  repeat.count = count
}

const isCount = (figure: Figure | undefined): boolean =>
  figure !== undefined && figure.unit === undefined && Number.isInteger(figure.value)

const isSame = (phrase: Phrase, { name, concept, adjectives, role }: Thing): boolean =>
  phrase.role === 'pronoun' ||
  // "that cut"; what was drawn as a circle is a scallop then.
  (role === 'cut' && (phrase.name === 'cut' || (phrase.name === 'scallop' && concept === 'cylinder'))) ||
  phrase.name === name ||
  phrase.concept === concept ||
  adjectives.includes(phrase.name)

/** What is repeated: the first that the words name. */
function repeated(t: Telling, nodes: readonly Node[]): Thing | undefined {
  const [first] = nodes.flatMap((node) => (node.kind === 'phrase' ? [node.phrase] : []))
  if (!first || first.role === 'pronoun') return undefined
  return findThing(t.things, first)
}
