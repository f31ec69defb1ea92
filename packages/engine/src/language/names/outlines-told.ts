/**
 * "A coaster shaped like a hexagon, 90 mm across flats": the outline of a thing, told behind it. Told as "a hexagonal coaster";
 * an outline that is unknown is refused, since who says a shape does not ask for the usual one.
 */
import { EngineError } from '../../errors.ts'
import { quote } from '../sizes/sizes.ts'
import { where } from '../text/heard.ts'
import { type Item, means } from '../text/items.ts'
import { unsaidWord } from '../text/little-words.ts'
import { asIdle, type Found, findSpoken } from '../text/spoken.ts'

const OUTLINES: readonly (readonly [concept: string, nouns: RegExp])[] = [
  ['rectangular', /^(?:rectangle|oblong)$/u],
  ['square', /^square$/u],
  ['circular', /^(?:circle|cylinder)$/u],
  ['elliptical', /^(?:ellipse|oval)$/u],
  ['triangular', /^triangle$/u],
  ['trapezoidal', /^trapezoid$/u],
  ['obround', /^(?:stadium|racetrack|slot|oblong slot)$/u],
  ['one round end', /^(?:tombstone|arch)$/u],
  ['semicircular', /^(?:semicircle|semi circle|half circle|half moon|half disc|half disk)$/u],
  ['pentagonal', /^(?:regular )?pentagon$/u],
  ['hexagonal', /^(?:regular )?hexagon$/u],
  ['octagonal', /^(?:regular )?octagon$/u],
]

const LIKE = '(?:shaped like|in the (?:shape|form) of)'
const TOLD = new RegExp(
  `${LIKE} (?:a|an) (?<noun>[a-z]+(?: [a-z]+)??)(?= [,.;]|$| #| with | and | that | which | of )`,
  'u',
)
/** "a bracket shaped like an L", "like the letter T": a profile, which its part knows by itself. */
const LETTER = /^[a-z]$/u
/** What has no shape of its own: "a part shaped like a house" is told further on. */
const ANYTHING =
  /^(?:part|object|body|piece|thing|solid|shape|model|component|item|profile|section|cutout|hole|opening|pocket)$/iu

/** "a right triangle", "a hollow cylinder", "a staircase": told closer than by a noun, and read with its figures. */
const FIGURE =
  /(?: (?:triangle|rectangle|square|circle|cylinder|prism|cone|trapezoid|sphere)|^(?:staircase|stairs|steps))$/u

/** What comes in designs of its own. */
const DESIGNED = /\b(?:pendant|charm|tag|cutter|keychain|ornament|earring|magnet)s?$/iu

const outlineOf = (noun: string): string | undefined => OUTLINES.find(([, nouns]) => nouns.test(noun))?.[0]

const isSized = (items: readonly Item[]): boolean => items.some((item) => item.kind === 'quantity')

/** The noun that it is said of, right before it. */
const thingBefore = (items: readonly Item[], { from }: Found): Item | undefined => {
  const noun = items[from - 1]
  return noun && means(noun, 'solid') && !ANYTHING.test(noun.text) ? noun : undefined
}

function asOutlined(items: Item[]): Item[] {
  const found = findSpoken(items, TOLD)
  const noun = found?.match.groups?.['noun']
  const thing = found && thingBefore(items, found)
  if (!found || !noun || !thing || LETTER.test(noun) || !isSized(items)) return items
  const concept = outlineOf(noun)
  if (!concept && FIGURE.test(noun)) return items
  // "a pendant shaped like a heart": one of the designs that its family has.
  if (!concept && DESIGNED.test(thing.text)) return items
  if (!concept)
    throw new EngineError(
      'prompt_too_ambiguous',
      `I do not know how to make ${quote(thing.text)} ${quote(found.match[0])}. Describe the shape another way, or leave the words out.`,
    )
  const idle = asIdle(items, found, 'the outline')
  return [
    ...idle.slice(0, found.from - 1),
    unsaidWord(thing, 'shape', concept),
    ...idle.slice(found.from - 1),
  ]
}

export const withOutlinesTold = where('shaped like|the shape of|the form of', (sentences) =>
  sentences.map((items, at) => (at === 0 ? asOutlined(items) : items)),
)
