/**
 * "A 6 mm hole … and an 8 mm hole … They are both 4 mm deep", "… All three go through", "The hole and the slot are 4 mm deep":
 * said of several that were told one by one. Told as "all holes", or of each by its name; else only the last would have it.
 */
import { where } from '../text/heard.ts'
import {
  asSettled,
  asTerm,
  conceptOf,
  countOf,
  type Item,
  isEdgeWork,
  isThing,
  means,
  type Term,
  unsaid,
} from '../text/items.ts'
import { littleWord, unsaidAgain, unsaidWord } from '../text/little-words.ts'
import { type Found, findSpoken } from '../text/spoken.ts'

const VERB = '(?:are|go|have|run|pass|extend|should|must|reach|need)'
const NUMBER = '(?:two|three|four|five|six|seven|eight)'
const THEY = new RegExp(
  `^(?:(?:and|so|then|also) )*(?:(?:they|these|those)(?: all| both)?|both|both of (?:them|these)|all of (?:them|these|those)|all ${NUMBER}(?: of (?:them|these|those))?)(?= ${VERB} )`,
  'u',
)
/** "Both the hole and the slot": each by its name. */
const PAIR = new RegExp(
  `^(?:both )?the (?:[a-z]+ ){1,3}and (?:the )?(?:[a-z]+ ){1,3}(?=(?:both )?${VERB} )`,
  'u',
)
/** How they lie to each other is said of none by itself. */
const TOGETHER =
  /\b(?:apart|spac(?:ed|ing)|between|each other|one another|distance|shar(?:e|es|ing)|same|concentric|coaxial|align|aligned|symmetric\w*|meet|mirror\w*|parallel|perpendicular|centers|centres|intersect|overlap|flush|joined|connected|fused|merged|opposite|in line|row|circle|evenly|equally|located|placed|at|on)\b/u
const WHY = 'said of each of them'

interface Mention {
  noun: Term
  sentence: number
  several: boolean
}

const isArticle = (item: Item): boolean =>
  means(item, 'determiner', 'a') || /^(?:one|another)$/iu.test(item.text)

const isAnother = (items: readonly Item[], at: number): boolean =>
  /^another one$/iu.test(items[at]?.text ?? '') ||
  (/^one$/iu.test(items[at]?.text ?? '') && /^another$/iu.test(items[at - 1]?.text ?? ''))

/** "a 6 mm blind hole", "another hole", "four holes": a thing that is told here first. */
function mentionsIn(items: readonly Item[], sentence: number): Mention[] {
  return items.flatMap((noun, at): Mention[] => {
    // "another one from the left": one more of what was told last.
    const last = isAnother(items, at) ? items.slice(0, at).findLast(isThing) : undefined
    if (last) return [{ noun: last, sentence, several: false }]
    if (!isThing(noun)) return []
    const before = items.slice(0, at)
    const lead = before.slice(before.findLastIndex((item) => isThing(item) || item.kind === 'mark') + 1)
    if (lead.some((item) => (countOf(item) ?? 1) > 1)) return [{ noun, sentence, several: true }]
    return lead.some(isArticle) ? [{ noun, sentence, several: noun.plural }] : []
  })
}

const isAlike = (a: Term, b: Term): boolean =>
  (['feature', 'solid'] as const).some(
    (category) => means(a, category) && conceptOf(a, category) === conceptOf(b, category),
  )

/** The sentence with another subject; its words are used once more each time that they are told. */
function toldOf(items: readonly Item[], { from, to }: Found, subject: readonly Item[]): Item[] {
  const settled = items.slice(from, to + 1).filter((item) => !subject.includes(item))
  // "They are all 4 mm deep".
  const again = items.findIndex((item, at) => at > to && /^(?:all|both|each)$/iu.test(item.text))
  const rest = items
    .slice(to + 1)
    .map((item, at) => (to + 1 + at === again ? asSettled(item, WHY) : { ...item }))
  return [...subject, ...settled.map((item) => asSettled(item, WHY)), ...rest]
}

/** "all holes", where so many were told as are meant. */
function allAlike(items: Item[], found: Found, told: readonly Mention[], last: Term): Item[][] | undefined {
  const [sense] = last.senses
  const said = items.slice(found.from, found.to + 3)
  const both = said.some(({ text }) => /^both$/iu.test(text))
  const counted = items.slice(found.from, found.to + 1).find((item) => countOf(item) !== undefined)
  const number = both ? 2 : countOf(counted)
  if (!sense || told.length < 2 || (number ?? told.length) !== told.length) return undefined
  const near = items[found.from] as Item
  const noun: Term = { ...unsaid(near, sense, '', last.form), plural: true }
  const all = unsaidWord(near, 'which', both ? 'both' : 'all')
  return [toldOf(items, found, [all, ...(counted ? [counted] : []), noun])]
}

/** "Four holes … They have a 1 mm chamfer", "… They go through": edges and ways are the part's unless a cut is named. */
function ofSeveral(items: Item[], found: Found, noun: Term): Item[] {
  const named = items.some((item) => isEdgeWork(item) || means(item, 'manner', 'through'))
  const near = items[found.from] as Item
  return named && means(noun, 'feature') && noun.plural
    ? toldOf(items, found, [littleWord(near, 'the'), unsaidAgain(near, noun)])
    : items
}

function ofAll(items: Item[], found: Found, before: readonly Item[][]): Item[][] {
  const told = before.flatMap(mentionsIn)
  const [another, last] = told.slice(-2)
  if (!another || !last) return [items]
  if (last.several) return [ofSeveral(items, found, last.noun)]
  const main = told.find(({ noun }) => means(noun, 'solid'))
  const alike = told.filter((each) => each !== main && isAlike(each.noun, last.noun))
  // "This is a cube with holes … All three go through": those of the title are told once more.
  const anew = alike.filter(({ sentence }) => sentence > 0)
  if (alike.length > 1)
    return allAlike(items, found, alike, last.noun) ?? allAlike(items, found, anew, last.noun) ?? [items]
  const two = another !== main && !another.several && another.sentence >= last.sentence - 1
  const number = items
    .slice(found.from, found.to + 1)
    .map(countOf)
    .find((each) => each)
  if (!two || (number ?? 2) !== 2) return [items]
  const near = items[found.from] as Item
  return [another, last].map(({ noun }) =>
    toldOf(items, found, [littleWord(near, 'the'), unsaidAgain(near, noun)]),
  )
}

/** Two things by their names: each with the words that lead to it. */
function ofEach(items: Item[], found: Found): Item[][] {
  const and = items.findIndex((item, at) => at <= found.to && means(item, 'conjunction', 'and'))
  const named = [items.slice(found.from, and), items.slice(and + 1, found.to + 1)]
  const nouns = named.map((words) => words.filter(isThing))
  if (and < 0 || nouns.some(([noun, ...more]) => !noun || noun.plural || more.length > 0)) return [items]
  return nouns.map(([noun]) => {
    const words = noun as Term
    return toldOf(items, found, [littleWord(words, 'the'), words])
  })
}

const HOLES = '(?:(?:both|all|all of|both of) )?(?:(?:the|these|those) )?(?:two |three |four )?holes'
const ORDER = new RegExp(
  `^(?:(?:and|then|now|next|finally|also|,) )*(?<verb>countersink|counterbore|chamfer|fillet|round|break|deburr) (?:${HOLES}|(?<them>them(?: all| both)?|both(?: of them)?|all of them|all ${NUMBER}(?: of them)?))(?= |$)`,
  'u',
)

/** "Countersink both to 12 mm": told one by one they have it each, as "both holes have a countersink" says. */
function ordered(items: Item[], before: readonly Item[][]): Item[][] | undefined {
  const found = findSpoken(items, ORDER)
  const { verb, them } = found?.match.groups ?? {}
  const told = found ? before.flatMap(mentionsIn) : []
  const last = told.at(-1)
  if (!found || !verb || !last || last.several || !means(last.noun, 'feature', 'hole')) return undefined
  const at = items.findIndex(({ text }) => text.toLowerCase() === verb)
  const object: Found = { ...found, from: at + 1 }
  const alike = told.filter(({ noun }) => means(noun, 'feature', 'hole'))
  if (at < 0 || alike.length < 2 || alike.some(({ several }) => several)) return undefined
  const [read] = (them ? allAlike(items, object, alike, last.noun) : undefined) ?? []
  if (them && !read) return undefined
  // The subject and what follows it, without the order before.
  const rest = read ?? items.slice(at + 1)
  const order = items[at] as Item
  const mouth = verb.startsWith('counter')
  if (!mouth) return [[...items.slice(0, at + 1), ...rest]]
  const end = read ? rest.findIndex((item) => isThing(item)) + 1 : object.to - at
  const noun = asTerm(order, { category: 'feature', concept: verb }, { form: verb })
  return [
    [...rest.slice(0, end), littleWord(order, 'have'), littleWord(order, 'a'), noun, ...rest.slice(end)],
  ]
}

/** "All three are concentric": as all of them are. */
const ONE_AXIS = new RegExp(
  `^all ${NUMBER}(?= are (?:all )?(?:concentric|coaxial|centered|centred)(?: |$))`,
  'u',
)

const asAll = (items: Item[], { to }: Found): Item[] =>
  items.map((item, at) => (at === to ? asSettled(item, 'all of them') : item))

function retold(items: Item[], before: readonly Item[][]): Item[][] {
  const axis = findSpoken(items, ONE_AXIS)
  if (axis) return [asAll(items, axis)]
  const order = ordered(items, before)
  if (order) return order
  const they = findSpoken(items, THEY)
  const pair = they ? undefined : findSpoken(items, PAIR)
  const found = they ?? pair
  if (!found || TOGETHER.test(found.match.input.slice(found.match[0].length))) return [items]
  return they ? ofAll(items, found, before) : ofEach(items, found)
}

export const withTheyAll = where(
  [
    'they |these |those |both |all of |all two |all three |all four |all five |all six | and the | them|counter|chamfer|fillet|round|break|deburr',
  ],
  (sentences) => sentences.flatMap((items, at) => retold(items, sentences.slice(0, at))),
)
