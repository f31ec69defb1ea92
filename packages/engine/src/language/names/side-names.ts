/**
 * Sides of a plate or block by their length: "one of the 90 mm sides", "one long edge", "both short sides". Read as the
 * faces they are, seen from above; which of two alike is meant is chosen, and told.
 */
import type { AxisName, SignedAxis } from '../../plan/geometry.ts'
import type { ReadingState } from '../context.ts'
import { type Entity, isHollow, shapeOf } from '../entity.ts'
import { FIGURES } from '../lexicon/figures.ts'
import { SIDE_NAMES } from '../lexicon/sides.ts'
import { mainBody } from '../references/discourse.ts'
import { quote } from '../sizes/sizes.ts'
import { asTerm, conceptOf, type Item, isMark, means, wordsOf } from '../text/items.ts'
import { SLICE } from '../worked/slices.ts'
import { flatSizes, isRectangularTube, PARALLEL, type Sizes, sizesOf, WAY_BY_SIZE } from './named-ways.ts'

/** Also the height, where a face is named by both of its sizes. */
const allSizes = (state: ReadingState): Sizes => sizesOf(mainBody(state.discourse))

const NEAR = 1e-6

/** Words for a side by its length, beside those that the vocabulary has. */
const LENGTHS: Readonly<Record<string, 'long' | 'short'>> = {
  narrow: 'short',
  smaller: 'short',
  small: 'short',
  larger: 'long',
  broad: 'long',
}

/** "the 80 x 20 face": the two sides that measure so much both ways. */
function facesAs(
  { values }: { values: readonly { value: number }[] },
  sizes: Sizes,
): readonly SignedAxis[] | undefined {
  const [first, second] = values.map(({ value }) => value)
  if (first === undefined || second === undefined || values.length !== 2 || sizes.length < 3) return undefined
  const fits = sizes.filter(([normal]) => {
    const others = sizes.filter(([axis]) => axis !== normal).map(([, size]) => size)
    const [a = 0, b = 0] = others
    const is = (one: number, two: number): boolean => Math.abs(a - one) < NEAR && Math.abs(b - two) < NEAR
    return is(first, second) || is(second, first)
  })
  const [only] = fits
  if (!only || fits.length > 1) return undefined
  // Of the two broad ones the top is worked.
  return only[0] === 'z' ? ['+z', '-z'] : [`-${only[0]}`, `+${only[0]}`]
}

/** The two sides that are so long: those across the other axis. */
function sidesAs(item: Item | undefined, { flat, all, along }: Measured): readonly SignedAxis[] | undefined {
  if (item?.kind === 'quantity' && item.quantity.kind === 'size') return facesAs(item.quantity, all)
  if (along) return sidesAlong(item, all, along)
  const [x, y] = ['x', 'y'].map((axis) => flat.find(([name]) => name === axis)?.[1])
  if (x === undefined || y === undefined || x === y) return undefined
  const named = LENGTHS[item?.text.toLowerCase() ?? '']
  const which = named ?? conceptOf(item, 'which') ?? (means(item, 'dimension', 'length') ? 'long' : undefined)
  const length =
    item?.kind === 'quantity' && item.quantity.kind === 'length' ? item.quantity.values[0]?.value : undefined
  const runsAlongX =
    which === 'long' || which === 'short'
      ? x > y === (which === 'long')
      : length === x
        ? true
        : length === y
          ? false
          : undefined
  if (runsAlongX === undefined) return undefined
  return runsAlongX ? ['-y', '+y'] : ['-x', '+x']
}

/** Of a tube that lies the sides run along it, and are named by how wide they are. */
function sidesAlong(item: Item | undefined, all: Sizes, along: AxisName): readonly SignedAxis[] | undefined {
  const [one, two] = all.filter(([axis]) => axis !== along)
  if (!one || !two || Math.abs(one[1] - two[1]) < NEAR) return undefined
  const [wide, narrow] = one[1] > two[1] ? [one, two] : [two, one]
  const width =
    item?.kind === 'quantity' && item.quantity.kind === 'length' ? item.quantity.values[0]?.value : undefined
  const text = item?.text.toLowerCase() ?? ''
  const isWide = WIDE.test(text) || (width !== undefined && Math.abs(width - wide[1]) < NEAR)
  if (!isWide && !NARROW.test(text) && !(width !== undefined && Math.abs(width - narrow[1]) < NEAR))
    return undefined
  const [normal] = isWide ? narrow : wide
  return normal === 'z' ? ['+z', '-z'] : [`-${normal}`, `+${normal}`]
}

const WIDE = /^(?:wide|wider|broad|broader|large|larger|big|bigger)$/u
const NARROW = /^(?:narrow|narrower|small|smaller)$/u

/** The level axis that it is open at both ends of. */
const lyingTube = (body: Entity): AxisName | undefined =>
  isRectangularTube(body)
    ? 'x'
    : (['x', 'y'] as const).find((axis) => body.open.has(`-${axis}`) && body.open.has(`+${axis}`))

interface Measured {
  /** Seen from above. */
  flat: Sizes
  all: Sizes
  /** It has walls. */
  hollow: boolean
  /** Of a tube that lies, which way it runs. */
  along: AxisName | undefined
}

const isOne = (item: Item | undefined): boolean => item?.kind === 'quantity' && /^one$/iu.test(item.text)
const isOther = (item: Item | undefined): boolean =>
  means(item, 'ordinal', 'other') ||
  means(item, 'which', 'far') ||
  /^(?:opposite|opposing)$/iu.test(item?.text ?? '')

interface Named {
  from: number
  end: number
  sides: readonly SignedAxis[]
  single: boolean
}

/** What is named by its length: an edge or a side, an end that is called short, a wall; a face by both of its sizes. */
function isNamedSide(item: Item | undefined, told: Item | undefined): boolean {
  if (item?.kind !== 'term' && !/^walls?$/iu.test(item?.text ?? '')) return false
  if (told?.kind === 'quantity' && told.quantity.kind === 'size')
    return means(item, 'edge', 'face', 'side', 'end') || /^(?:top|walls?)$/iu.test(item?.text ?? '')
  return means(item, 'edge', 'edge', 'side', 'end') || /^(?:(?:side|end) )?walls?$/iu.test(item?.text ?? '')
}

/** "60 mm long", and seen from beside it "60 mm wide". */
const isExtent = (item: Item | undefined): boolean => means(item, 'dimension', 'length', 'width')

/** "the two end walls" of a box: its short ones, and of a square one those that its length runs between. */
function endWalls(
  items: readonly Item[],
  at: number,
  { flat, hollow }: Measured,
): readonly SignedAxis[] | undefined {
  if (!hollow || !END_WALL.test(items[at]?.text ?? '')) return undefined
  const [x, y] = ['x', 'y'].map((axis) => flat.find(([name]) => name === axis)?.[1] ?? 0)
  return (x ?? 0) < (y ?? 0) ? ['-y', '+y'] : ['-x', '+x']
}

const END_WALL = /^end walls?$/iu

/** Over "(50 mm)", "long", "narrow (50 mm)": the length once more, where it is the same. */
function overAgain(
  items: readonly Item[],
  from: number,
  sides: readonly SignedAxis[],
  sizes: Measured,
): number {
  let at = from
  for (;;) {
    if (isExtent(items[at]) && items[at - 1]?.kind === 'quantity') at++
    else if (
      isMark(items[at], '(') &&
      isMark(items[at + 2], ')') &&
      sidesAs(items[at + 1], sizes)?.[0] === sides[0]
    )
      at += 3
    else if (items[at]?.kind === 'quantity' && sidesAs(items[at], sizes)?.[0] === sides[0]) at++
    else return at
  }
}

/** "(a 100 mm one)", "(the 100 mm ones)": which length it has, told behind it. */
function toldBehind(
  items: readonly Item[],
  noun: number,
  sizes: Measured,
): { sides: readonly SignedAxis[]; end: number } | undefined {
  let at = noun + 1
  // "One edge of the plate (a 100 mm one)".
  if (
    means(items[at], 'preposition', 'of') &&
    means(items[at + 1], 'determiner') &&
    means(items[at + 2], 'solid')
  )
    at += 3
  if (!isMark(items[at], '(', ',')) return undefined
  let told = at + 1
  while (means(items[told], 'determiner') || isOne(items[told])) told++
  const sides = sidesAs(items[told], sizes)
  if (!sides) return undefined
  const last = isExtent(items[told + 1]) ? told + 2 : told + 1
  const one = /^(?:ones?|edges?|sides?|walls?)$/iu.test(items[last]?.text ?? '') ? last + 1 : last
  if (one === last) return undefined
  return { sides, end: isMark(items[at], '(') && isMark(items[one], ')') ? one + 1 : one }
}

/** "the long side of the window": none of the body's. */
const isOfOpening = (items: readonly Item[], at: number): boolean =>
  means(items[at], 'preposition', 'of') &&
  means(items[at + 1], 'determiner') &&
  means(items[at + 2], 'feature', 'pocket', 'slot', 'hole', 'groove')

const isCount = (item: Item | undefined): boolean =>
  item?.kind === 'quantity' && item.quantity.kind === 'count' && !isOne(item)

function sideAt(items: readonly Item[], at: number, sizes: Measured): Named | undefined {
  const ends = endWalls(items, at, sizes)
  const behind = ends || means(items[at], 'edge', 'edge', 'side') ? toldBehind(items, at, sizes) : undefined
  const sides = behind?.sides ?? ends ?? sidesAs(items[at], sizes)
  if (!sides) return undefined
  const long = behind || ends ? at : overAgain(items, at + 1, sides, sizes)
  const noun = items[long]
  if (!ends && !isNamedSide(noun, items[at])) return undefined
  let from = at
  while (
    means(items[from - 1], 'determiner') ||
    means(items[from - 1], 'preposition', 'of') ||
    // "one of its short edges".
    (/^its$/iu.test(items[from - 1]?.text ?? '') && means(items[from - 2], 'preposition', 'of')) ||
    isCount(items[from - 1]) ||
    isOther(items[from - 1])
  )
    from--
  const lead = items[from - 1]
  const other = items.slice(from, at).some(isOther)
  const end = behind?.end ?? long + 1
  if (isOfOpening(items, end)) return undefined
  const plural = noun?.kind === 'term' ? noun.plural : /s$/iu.test(noun?.text ?? '')
  const first = sides[0] as SignedAxis
  if (isOne(lead)) return { from: from - 1, end, sides: [first], single: true }
  if (means(lead, 'which', 'both', 'each', 'all')) return { from: from - 1, end, sides, single: false }
  if (other) return { from, end, sides: [sides[1] as SignedAxis], single: true }
  return plural ? { from, end, sides, single: false } : { from, end, sides: [first], single: true }
}

/** "the left edge (the short edge)": the one that was just named, if that is so long. */
function restates(items: readonly Item[], { from, end }: Named, sizes: Measured): boolean {
  if (!isMark(items[from - 1], '(', ',') || !isMark(items[end], ')', ',')) return false
  const edge = means(items[from - 2], 'edge') ? from - 3 : from - 2
  const face = conceptOf(items[edge], 'face')
  const alike = items.slice(from, end).flatMap((item) => sidesAs(item, sizes) ?? [])
  return alike.some((side) => side === face)
}

const faceTerm = (side: SignedAxis, item: Item): Item =>
  asTerm(item, { category: 'face', concept: side }, { form: SIDE_NAMES[side] ?? side })

const and = (item: Item): Item => asTerm(item, { category: 'conjunction', concept: 'and' }, { form: 'and' })

/** Worked edges are named by their length in their own way, and figures are drawn against a side in theirs. */
const staysAsSaid = (items: readonly Item[]): boolean =>
  items.some((item) => means(item, 'feature', 'fillet', 'chamfer') || /^(?:sketch|draw)/iu.test(item.text)) ||
  (items.some(({ text }) => /^attach/iu.test(text)) &&
    items.some((item) => means(item, 'solid', ...Object.keys(FIGURES)))) ||
  !items.some((item) => means(item, 'edge') || means(item, 'face') || /^(?:end )?walls?$/iu.test(item.text))

/** The side that alone is flat: the diameter of a half circle, in front as it is drawn, or where a slice was taken off a round body. */
function flatSideOf({ discourse }: ReadingState): SignedAxis | undefined {
  const half = discourse.entities.some(
    (entity) => shapeOf(entity) === 'semicircle' && !entity.cut && entity.host === undefined,
  )
  if (half) return '-y'
  const main = mainBody(discourse)
  const slices = discourse.entities.filter(({ concept }) => concept === SLICE)
  const place = slices[0]?.places.find((each) => each.place.kind === 'face')?.place
  return slices.length === 1 && main && shapeOf(main) === 'sphere' && place?.kind === 'face'
    ? place.face
    : undefined
}

/** "the flat side of the semicircle", "from this flat face". */
function withFlatSide(items: readonly Item[], state: ReadingState): Item[] {
  const side = flatSideOf(state)
  if (!side) return [...items]
  return items.flatMap((item, at): Item[] => {
    const flat =
      /^(?:flat|straight)$/iu.test(item.text) && means(items[at + 1], 'edge', 'edge', 'side', 'face')
    if (flat) return []
    if (
      !/^(?:flat|straight)$/iu.test(items[at - 1]?.text ?? '') ||
      !means(item, 'edge', 'edge', 'side', 'face')
    )
      return [item]
    const lead = items[at - 1] as Item
    state.account.use(lead, 'which side')
    state.account.use(item, 'which side')
    return [
      faceTerm(side, { kind: 'mark', text: `${lead.text} ${item.text}`, span: [lead.span[0], item.span[1]] }),
    ]
  })
}

export function withSideNames(said: readonly Item[], state: ReadingState): Item[] {
  const items = withFlatSide(said, state)
  if (staysAsSaid(items)) return [...items]
  const main = mainBody(state.discourse)
  const sizes: Measured = {
    flat: flatSizes(items, state),
    all: allSizes(state),
    hollow: main !== undefined && isHollow(main),
    along: main && lyingTube(main),
  }
  if (sizes.flat.length < 2) return [...items]
  const read: Item[] = []
  let last = 0
  for (let at = 0; at < items.length; at++) {
    const named = sideAt(items, at, sizes)
    if (!named || named.from < last || means(items[named.from - 1], 'preposition', 'from')) continue
    read.push(...items.slice(last, named.from))
    const said = items.slice(named.from, named.end)
    if (restates(items, named, sizes)) {
      for (const item of said) state.account.use(item, WAY_BY_SIZE)
      last = named.end
      at = named.end - 1
      continue
    }
    const [first] = said as [Item]
    const whole: Item = {
      kind: 'mark',
      text: wordsOf(said),
      span: [first.span[0], said.at(-1)?.span[1] ?? first.span[1]],
    }
    for (const item of said) state.account.use(item, WAY_BY_SIZE)
    const terms = named.sides.map((side) => faceTerm(side, whole))
    read.push(...terms.flatMap((term, index) => (index === 0 ? [term] : [and(whole), term])))
    const [side] = named.sides
    if (named.single && side && !PARALLEL.test(items[named.from - 1]?.text ?? ''))
      state.remarks.push(
        `${quote(whole.text)} is taken as the ${SIDE_NAMES[side] ?? side} side, as both are alike`,
      )
    last = named.end
    at = named.end - 1
  }
  return [...read, ...items.slice(last)]
}
