/**
 * "Drill an 8 mm hole in the top. This is a blind hole, 15 mm deep": a sentence that opens with what the cut before it is
 * says more of that one, and cuts no other.
 */
import { where } from '../../text/heard.ts'
import { asTerm, conceptOf, type Item, means } from '../../text/items.ts'
import { LITTLE_WORDS } from '../../text/little-words.ts'
import { asIdle, findSpoken } from '../../text/spoken.ts'

const THIS_IS =
  /^(?:this|it|that|this one|this hole)(?:'s| is)(?: (?:just|simply|only|also|actually|going to be|meant to be))* an?(?= )/u

const isCut = (item: Item | undefined): boolean => means(item, 'feature', 'hole', 'slot', 'pocket', 'groove')

/** The one cut that a sentence tells. */
function onlyCut(items: readonly Item[]): Item | undefined {
  const cuts = items.filter((item) => means(item, 'feature') && !means(item, 'edge'))
  const [only] = cuts
  const several = only?.kind === 'term' && only.plural
  return cuts.length === 1 && isCut(only) && !several ? only : undefined
}

function toldAgain(items: Item[], before: readonly Item[]): Item[] {
  const found = findSpoken(items, THIS_IS)
  const last = onlyCut(before)
  if (!found || !last) return items
  const noun = items.findIndex((item, at) => at > found.to && means(item, 'feature'))
  const between = items.slice(found.to + 1, noun)
  const same = conceptOf(items[noun], 'feature') === conceptOf(last, 'feature')
  // "It is a block with a hole": not of the cut.
  if (noun < 0 || !same || between.some((item) => means(item, 'solid') || item.kind === 'mark')) return items
  const idle = asIdle(items, found, 'the same again')
  const the = asTerm(items[found.to] as Item, LITTLE_WORDS.the)
  return [...idle.slice(0, found.to), the, ...idle.slice(found.to + 1)]
}

export const withCutsToldAgain = where(
  ['feature:hole|feature:slot|feature:pocket|feature:groove', " this is | it is | it's | that is | that's "],
  (sentences) => sentences.map((items, at) => toldAgain(items, sentences[at - 1] ?? [])),
)
