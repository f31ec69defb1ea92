/** The outline of the body that was told, seen from above, and that outline moved inwards. */
import { amountOf, type Item, isCompound, means } from '../../text/items.ts'
import { findSpoken, spoken } from '../../text/spoken.ts'
import { sidesOfWord } from '../figures/point-circles.ts'

export type Outline =
  | { kind: 'rectangle'; x: number; y: number; radius: number }
  | { kind: 'round'; diameter: number }
  | { kind: 'polygon'; word: string; sides: number; flats: number }

const ROUND = /(?:^| )(?:disc|disk|cylinder|cylindrical|circle|circular|round)(?= |$)/u
const ACROSS: readonly (readonly [RegExp, 'diameter' | 'radius' | 'flats' | 'corners' | 'side'])[] = [
  [/(?:ø#|# (?:in )?(?:outer |outside )?diameter|diameter (?:of |is )?#)(?= |$)/u, 'diameter'],
  [/(?:r#|# (?:in )?radius|radius (?:of |is )?#)(?= |$)/u, 'radius'],
  [
    /# (?:(?:wide|in width|width) )?(?:\( )?(?:measured )?(?:across|between|over|from corner to|corner to) (?:the )?corners?(?= |$)/u,
    'corners',
  ],
  [
    /# (?:wide|across flats|across the flats|across|between flats|in width|flat to flat|(?:from )?flat side to flat side)(?= |$)/u,
    'flats',
  ],
  [/# (?:sides|side length|edges)(?= |$)|sides (?:of|are) #/u, 'side'],
]

/** Rounds of the corners that stand upright; any other work on edges changes the outline of the top. */
const UPRIGHT = /(?:vertical|upright|corners?|parallel to (?:the )?z)/u
const EDGED = /(?:fillet|chamfer|bevel|round(?:ed|ing)?|radius|broken)/u
const WORKED =
  /(?:(?:fillet|round|radius)[a-z]* .*(?:vertical|upright|corners?|long edges|parallel to (?:the )?z)|(?:#|r#) (?:radius|fillets?|rounding) (?:on|at|to|in|for) .*(?:vertical|upright|corners?)|(?:vertical|upright|corners?) .*(?:fillet|round|radius))/u

const squareOf = (items: readonly Item[]): number | undefined => {
  const found = findSpoken(items, /# square(?= |$)/u)
  return found && amountOf(items[found.quantities[0] ?? -1])
}

function across(items: readonly Item[]): { how: string; size: number } | undefined {
  for (const [pattern, how] of ACROSS) {
    const found = findSpoken(items, pattern)
    const size = found && amountOf(items[found.quantities[0] ?? -1])
    if (size !== undefined) return { how, size }
  }
  return undefined
}

const LENGTHS: readonly (readonly ['x' | 'y', RegExp])[] = [
  ['x', /# long(?= |$)|length (?:of |is )?#|# in length(?= |$)/u],
  ['y', /# wide(?= |$)|width (?:of |is )?#|# in width(?= |$)/u],
]

function rectangleIn(sentences: readonly Item[][]): [number, number] | undefined {
  const sizes = sentences.flatMap((items) => items.filter(isCompound))
  const [size, ...more] = sizes
  if (more.length > 0) return undefined
  if (size) {
    const { values } = size.quantity
    if (values.some(({ label }) => label)) return undefined
    const of = (axis: 'x' | 'y', at: number): number | undefined =>
      values.some((value) => value.axis)
        ? values.find((value) => value.axis === axis)?.value
        : values[at]?.value
    const [x, y] = [of('x', 0), of('y', 1)]
    return x && y ? [x, y] : undefined
  }
  const square = sentences.map(squareOf).find((side) => side !== undefined)
  if (square !== undefined) return [square, square]
  const [x, y] = LENGTHS.map(([, pattern]) => {
    const found = sentences.flatMap((items) => {
      const phrase = findSpoken(items, pattern)
      return amountOf(items[phrase?.quantities[0] ?? -1]) ?? []
    })
    return found.length === 1 ? found[0] : undefined
  })
  return x && y ? [x, y] : undefined
}

const RADIUS =
  /(?:radius(?: (?:of|is|the|fillets?|are|it's))* #|r#|# (?:radius|fillets?|corner radius)|with #)/u

/** How round its upright corners are, told in one sentence or two; nothing where other edges are worked as well. */
function roundedIn(edged: readonly Item[][]): number | undefined {
  if (edged.length === 0) return 0
  const text = edged.map((items) => spoken(items).text).join(' ')
  if (!WORKED.test(text) || /chamfer|bevel/u.test(text)) return undefined
  if (edged.length > 1 && edged.slice(1).some((items) => UPRIGHT.test(spoken(items).text))) return undefined
  const radii = edged.flatMap((items) => {
    const found = findSpoken(items, RADIUS)
    const sizes = items.filter(isSize)
    // "the 4 mm long edges parallel to Z": by how long they are.
    const size =
      items[found?.quantities[0] ?? -1] ?? (sizes.length === 1 && edged.length === 1 ? sizes[0] : undefined)
    return amountOf(size) ?? []
  })
  return radii.length === 1 ? radii[0] : undefined
}

const isSize = ({ kind, ...item }: Item): boolean =>
  kind === 'quantity' && 'quantity' in item && ['length', 'number', 'marked'].includes(item.quantity.kind)

/** Nothing where more was made of the body than an outline with round corners: the outline may be another one then. */
export function outlineIn(sentences: readonly Item[][]): Outline | undefined {
  const made = sentences.filter((items) => spoken(items).text !== '')
  const texts = made.map((items) => spoken(items).text)
  const edged = made.filter((_, at) => EDGED.test(texts[at] ?? ''))
  if (made.some((items) => items.some((item) => means(item, 'feature', 'hole', 'pocket', 'slot', 'groove'))))
    return undefined
  const radius = roundedIn(edged)
  if (radius === undefined) return undefined
  const plain = made.filter((items) => !edged.includes(items))
  const polygon = plain.flat().find((item) => sidesOfWord(item) !== undefined)
  const lone = plain.map(across).find((size) => size !== undefined)
  if (polygon) {
    const sides = sidesOfWord(polygon) as number
    if (radius > 0 || !lone) return undefined
    const flats = flatsOf(sides, lone.how, lone.size)
    return flats === undefined ? undefined : { kind: 'polygon', word: WORDS[sides] ?? '', sides, flats }
  }
  const box = rectangleIn(plain)
  if (texts.some((text) => ROUND.test(text.replaceAll(/round(?:ed)? corners?/gu, '')) && !EDGED.test(text)))
    return lone && radius === 0 && !box && (lone.how === 'diameter' || lone.how === 'radius')
      ? { kind: 'round', diameter: lone.how === 'radius' ? 2 * lone.size : lone.size }
      : undefined
  return box ? { kind: 'rectangle', x: box[0], y: box[1], radius } : undefined
}

const WORDS: Readonly<Record<number, string>> = { 5: 'pentagonal', 6: 'hexagonal', 8: 'octagonal' }

function flatsOf(sides: number, how: string, size: number): number | undefined {
  if (!(sides in WORDS)) return undefined
  const half = Math.PI / sides
  if (how === 'flats') return sides % 2 === 0 ? size : undefined
  if (how === 'corners' || how === 'diameter') return sides % 2 === 0 ? size * Math.cos(half) : undefined
  return how === 'side' ? size / Math.tan(half) : undefined
}

/** Moved inwards by so much; nothing where nothing would be left. */
export function moved(outline: Outline, by: number): Outline | undefined {
  if (outline.kind === 'round')
    return outline.diameter > 2 * by ? { ...outline, diameter: outline.diameter - 2 * by } : undefined
  if (outline.kind === 'polygon')
    return outline.flats > 2 * by ? { ...outline, flats: outline.flats - 2 * by } : undefined
  const { x, y, radius } = outline
  return Math.min(x, y) > 2 * by
    ? { ...outline, x: x - 2 * by, y: y - 2 * by, radius: Math.max(0, radius - by) }
    : undefined
}
