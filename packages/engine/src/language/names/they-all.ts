/**
 * "A 6 mm hole … and an 8 mm hole … They are both 4 mm deep", "… All three go through", "The hole and the slot are 4 mm deep":
 * said of several that were told one by one. Told as "all holes", or of each by its name; else only the last would have it.
 */
import { where } from '../text/heard.ts'
import {
  asSettled,
  conceptOf,
  countOf,
  type Item,
  isEdgeWork,
  isThing,
  means,
  type Term,
} from '../text/items.ts'
import { littleWord, unsaidAgain } from '../text/little-words.ts'
import { type Found, findSpoken } from '../text/spoken.ts'
import { allAlike, type Mention, mentionsIn, SEVERAL, toldOf } from './told-mentions.ts'

const VERB = '(?:are|go|have|run|pass|extend|should|must|reach|need)'
const THEY = new RegExp(
  `^(?:(?:and|so|then|also) )*(?:(?:they|these|those)(?: all| both)?|both|both of (?:them|these)|all of (?:them|these|those)|all ${SEVERAL}(?: of (?:them|these|those))?)(?= ${VERB} )`,
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

const isAlike = (a: Term, b: Term): boolean =>
  (['feature', 'solid'] as const).some(
    (category) => means(a, category) && conceptOf(a, category) === conceptOf(b, category),
  )

/**
 * "Four holes … They have a 1 mm chamfer", "… They go through": edges and ways are the part's unless a cut is named; and so
 * are places, where the part stands in one sentence with them: "a plate with four holes. They are 8 mm from the edges".
 */
function ofSeveral(items: Item[], found: Found, noun: Term, inOneBreath: boolean): Item[] {
  const named = inOneBreath || items.some((item) => isEdgeWork(item) || means(item, 'manner', 'through'))
  const near = items[found.from] as Item
  return named && means(noun, 'feature') && noun.plural
    ? toldOf(items, found, [littleWord(near, 'the'), unsaidAgain(near, noun)])
    : items
}

/** Whether the last that were told stand in one sentence with what they are in, right before this one. */
function isWithItsPart(told: readonly Mention[], at: number): boolean {
  const last = told.at(-1)
  const others = told.filter((each) => each !== last && each.sentence === last?.sentence)
  return (
    last?.several === true &&
    last.sentence === at - 1 &&
    others.length === 1 &&
    others.every(({ noun }) => means(noun, 'solid'))
  )
}

function ofAll(items: Item[], found: Found, told: readonly Mention[], at: number): Item[][] {
  const [another, last] = told.slice(-2)
  if (!another || !last) return [items]
  if (last.several) {
    const inOneBreath = isWithItsPart(told, at) && !items.slice(found.to).some(isThing)
    return [ofSeveral(items, found, last.noun, inOneBreath)]
  }
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

/** "All three are concentric": as all of them are. */
const ONE_AXIS = new RegExp(
  `^all ${SEVERAL}(?= are (?:all )?(?:concentric|coaxial|centered|centred)(?: |$))`,
  'u',
)

const asAll = (items: Item[], { to }: Found): Item[] =>
  items.map((item, at) => (at === to ? asSettled(item, 'all of them') : item))

function retold(items: Item[], before: readonly Item[][]): Item[][] {
  const axis = findSpoken(items, ONE_AXIS)
  if (axis) return [asAll(items, axis)]
  const they = findSpoken(items, THEY)
  const pair = they ? undefined : findSpoken(items, PAIR)
  const found = they ?? pair
  if (!found) return [items]
  const together = TOGETHER.test(found.match.input.slice(found.match[0].length))
  const told = before.flatMap(mentionsIn)
  if (together && !(they && isWithItsPart(told, before.length))) return [items]
  return they ? ofAll(items, found, told, before.length) : ofEach(items, found)
}

export const withTheyAll = where(
  ['they |these |those |both |all of |all two |all three |all four |all five |all six | and the'],
  (sentences) => sentences.flatMap((items, at) => retold(items, sentences.slice(0, at))),
)
