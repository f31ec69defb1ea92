/** Nouns that only say again what is there already: appositions, what a deed is for, an introduction told step by step. */
import { type Item, isMark, isThing, means } from '../text/items.ts'
import type { Site } from './discourse.ts'

/** "a dowel pin: solid cylinder", "a truncated cone (frustum)": the same thing in other words. */
export function isApposition({ items, mention, previous }: Site): boolean {
  if (previous?.mention.category !== 'solid' || mention.category !== 'solid') return false
  if (previous.mention.plural !== mention.plural) return false
  const between = items.slice(previous.mention.end, mention.start).filter((item) => !means(item, 'filler'))
  if (between.length === 1 && isMark(between[0], '(', ':', '-')) return true
  if (between.length === 1 && isMark(between[0], ',') && isShapeOf({ items, mention, previous })) return true
  // "A pipe flange lying on the XY plane, centered at the origin: a disc …": only how it lies stands between.
  return isMark(between.at(-1), ':') && between.slice(0, -1).every(saysHowItLies)
}

/** Nouns that say a shape and nothing else. */
const SHAPES: ReadonlySet<string> = new Set(
  'cylinder|disc|cone|frustum|sphere|block|box|cuboid|cube|prism|ring|tube|rod|bar'.split('|'),
)

/** "a collar, a cylinder 14 mm in diameter": which shape it has, where no list of bodies goes on behind. */
function isShapeOf({ items, mention, previous }: Pick<Site, 'items' | 'mention' | 'previous'>): boolean {
  const named = previous?.mention
  if (named?.determiner !== 'a' || mention.determiner !== 'a' || previous?.entity?.family) return false
  if (!SHAPES.has(mention.concept) || SHAPES.has(named.concept) || previous?.entity?.given.length !== 0)
    return false
  const behind = items.slice(mention.end)
  const listed = behind.some(
    (item, at) =>
      (means(item, 'conjunction') || isMark(item, ',')) &&
      means(behind[at + 1], 'determiner', 'a') &&
      behind.slice(at + 2, at + 5).some((next) => isThing(next) && !means(next, 'dimension')),
  )
  return !listed && behind.some((item) => item.kind === 'quantity')
}

const saysHowItLies = (item: Item): boolean =>
  isMark(item, ',') ||
  means(item, 'which', 'horizontal', 'vertical') ||
  means(item, 'axis') ||
  means(item, 'place', 'centre', 'origin') ||
  means(item, 'preposition', 'on', 'at', 'in', 'along') ||
  means(item, 'determiner', 'the') ||
  means(item, 'conjunction', 'and') ||
  means(item, 'make') ||
  means(item, 'operation', 'add')

/** "cut out a 30 mm sphere to cut out a sphere at the bottom": what it is for, said once more. */
export function restatesPurpose({ items, mention }: Site): boolean {
  const verb = items[mention.start - 1]
  return means(verb, 'operation') && means(items[mention.start - 2], 'preposition', 'to')
}

const BEGINS = /^(?:start|begin|first|starting|beginning)$/iu

/** "Start by creating a cube": the body of the introduction, told step by step. */
export const startsOver = ({ items, mention, previous, sentence }: Site): boolean =>
  sentence > 0 &&
  previous === undefined &&
  mention.determiner !== 'the' &&
  !mention.ordinal &&
  items.slice(0, Math.min(mention.start, 3)).some((item) => BEGINS.test(item.text)) &&
  // "First, add a cube": to what is there.
  !items.slice(0, mention.start).some((item) => means(item, 'operation', 'add', 'cut'))
