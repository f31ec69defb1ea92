/**
 * "Cut a V down into the top", "down from the tip of the V", "the V is a triangle that is 24 mm wide at the top": a V groove by its
 * letter, where it is deepest, and what else is said of it that the letter says.
 */
import { where } from '../../text/heard.ts'
import { asTerm, type Item, means } from '../../text/items.ts'
import { littleWord, unsaidWord } from '../../text/little-words.ts'
import { asSettledPhrase, findAllSpoken, findSpoken, spoken } from '../../text/spoken.ts'

const VEE = '(?:v|v groove|v shaped groove|groove)'

/** The letter alone, cut or running somewhere. */
const ORDERED =
  /(?<=(?:^| )(?:cut|mill|machine) (?:out )?(?:a|an|the)(?: (?:@|symmetrical|symmetric|big|large|small|wide|deep|single))* )v(?= (?:down|into|in|along|through|that|which|from|on|with|parallel)(?: |$)|(?: ,)|$)/u
const POINT = new RegExp(
  `(?<!# )(?:(?:straight |starting |continuing )?down )?(?:at|from|in|into|below|beneath|under|underneath) the(?: very)? (?:point|tip|apex|root|vertex|bottom point|lowest point|deepest point) of the(?= ${VEE}(?: |$))`,
  'u',
)
const MOUTH = /(?<=(?:^| )the )(?:opening|mouth) of the(?= v (?:is|has to be|measures|should be) #)/u
const TRIANGLE =
  /(?<=(?:^| )the v (?:is|forms|has the shape of) )an?(?: (?:symmetric|isosceles|symmetrical))* triangle (?:that is|that's|which is|,)(?= #)/u
const RELIEF =
  /(?<=(?:^| )(?:a|the)(?: (?:small|narrow|thin|little|rectangular|square|# wide))* )relief(?! (?:slot|groove|cut|channel|notch))(?= |$)/u

/** "Cut a triangle out of the top", which runs on: no hole of three sides. */
const TRIANGLE_CUT =
  /(?<=(?:^| )(?:cut|mill|machine|remove) (?:out )?an? (?:(?:symmetric|isosceles|symmetrical) )?)triangle(?= (?:out of|from|into|in|down into) (?:the |its )?top(?: |$))/u
const THE_TRIANGLE = /(?<=(?:^| )(?:the|this) )triangle(?= |$)/u
const RUNS =
  /(?:along|through|over|for|runs|goes)(?: (?:the|its))? (?:whole |full |entire |complete )+(?:length|width|[xy] |block)|(?:along|parallel to)(?: the)? [xy](?: |$)/u
const FOR_THE_VEE = /to (?:make|form|create|get) (?:the|a) v(?: (?:shape|groove))?(?= [,.;]|$| and )/u

/** A triangle that is cut along the top by its letter, as it is read then; by its own name it would be cut down as a pocket. */
function asLetter(sentences: Item[][]): Item[][] {
  const first = sentences.findIndex((items) => findSpoken(items, TRIANGLE_CUT))
  const near = sentences.slice(first, first + 3)
  if (first < 0 || !near.some((items) => RUNS.test(spoken(items).text))) return sentences
  return sentences.map((items, at) => {
    if (at < first) return items
    const purpose = findSpoken(items, FOR_THE_VEE)
    const told = purpose ? asSettledPhrase(items, purpose, 'how it looks') : items
    return asGroove(asGroove(told, TRIANGLE_CUT, 'v groove'), THE_TRIANGLE, 'groove')
  })
}

const GROOVE = { category: 'feature', concept: 'groove' } as const

const asGroove = (items: Item[], pattern: RegExp, form: string): Item[] => {
  const named = new Set(findAllSpoken(items, pattern).map(({ from }) => from))
  return named.size === 0
    ? items
    : items.map((item, at) => (named.has(at) ? asTerm(item, GROOVE, { form }) : item))
}

const without = (items: Item[], pattern: RegExp): Item[] => {
  const found = findSpoken(items, pattern)
  return found ? [...items.slice(0, found.from), ...items.slice(found.to + 1)] : items
}

/** "down from the tip of the V": at its bottom, where a cut begins. */
function withBottom(items: Item[]): Item[] {
  const found = findSpoken(items, POINT)
  const near = found && items[found.from]
  if (!found || !near) return items
  return [
    ...items.slice(0, found.from),
    littleWord(near, 'at'),
    littleWord(near, 'the'),
    unsaidWord(near, 'face', '-z', 'bottom'),
    littleWord(near, 'of'),
    littleWord(near, 'the'),
    ...items.slice(found.to + 1),
  ]
}

export const withVeeNames = where(' v | v groove| v shaped | triangle ', (sentences) => {
  const ordered = asLetter(sentences).map((items) => asGroove(items, ORDERED, 'v groove'))
  const first = ordered.findIndex((items) =>
    items.some(
      (item) => means(item, 'feature', 'groove') && item.kind === 'term' && item.form.startsWith('v '),
    ),
  )
  if (first < 0) return sentences
  return ordered.map((items, at) =>
    at < first
      ? items
      : asGroove(withBottom(without(without(items, MOUTH), TRIANGLE)), RELIEF, 'relief groove'),
  )
})
