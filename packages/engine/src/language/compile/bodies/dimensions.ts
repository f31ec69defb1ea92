/** The sizes of a thing from everything said of it, and which words fixed which. */
import { EngineError } from '../../../errors.ts'
import { bodyOf, type Entity, type Given, shapeOf, sidesOf, sizesOf } from '../../entity.ts'
import type { ShapeKind } from '../../lexicon/bodies.ts'
import type { Value } from '../../quantities/quantity.ts'
import { INVERTED } from '../../rewritten/figures/ways-up.ts'
import { allSame, type Linear, polygonRelations, type Sizes, type Typical } from '../../shapes/sizes.ts'
import { accepts, quote, type Solved, type Statement, solveSizes } from '../../sizes/sizes.ts'
import { INNER_CORNERS } from '../../worked/inner-corners.ts'
import { fixedBySections } from './lofted.ts'
import { fixedByPoints, wordsByPlane, wordsByPoints } from './outlined.ts'

export interface Dimensions {
  values: ReadonlyMap<string, number>
  assumed: readonly string[]
  sizes: Sizes
  /** Each stated size: its dimension, its value, and the words. */
  stated: readonly { dimension: string; value: number; given: Given; said: Value }[]
}

/** Bodies whose square is seen from the end. */
const LONG: ReadonlySet<string> = new Set(['bar', 'rod', 'pin'])
const LENGTHY: ReadonlySet<string> = new Set(['rod', 'pin', 'tube'])
const ACROSS: ReadonlySet<string> = new Set(['diameter', 'radius', 'outerDiameter', 'outerRadius'])

/** `12 x 12 x 100`: the one unlike the others is the length. */
function oddFirst(values: readonly Value[]): readonly Value[] {
  const odd = values.find((value) => values.filter((other) => other.value === value.value).length === 1)
  return odd ? [odd, ...values.filter((value) => value !== odd)] : values
}

const STATES: readonly (readonly [dimension: string, words: ReadonlySet<string>])[] = [
  ['x', new Set(['length', 'axis x'])],
  ['y', new Set(['width', 'axis y'])],
  ['z', new Set(['height', 'thickness', 'depth', 'extrusion', 'axis z'])],
]

/** A leg stands: how long it is, is how tall. */
const STANDING: typeof STATES = [
  ['x', new Set(['axis x'])],
  ['y', new Set(['width', 'axis y'])],
  ['z', new Set(['length', 'height', 'thickness', 'depth', 'extrusion', 'axis z'])],
]

const ROUND: ReadonlySet<string> = new Set(['round', 'tube'])

/** "100 long and 20 x 30", "20 mm (X) by 16 mm (Y) by 4 mm": of a box those that no word names. */
function unnamed(entity: Entity, count: number): string[] | undefined {
  // "10 mm diameter x 100 mm": across it is told.
  const across = entity.given.some(({ word }) => ACROSS.has(word))
  if (!entity.family && count === 1 && across && ROUND.has(shapeOf(entity) ?? '')) return ['height']
  if (entity.family || shapeOf(entity) !== 'box' || count > 2) return undefined
  const states = entity.concept === 'leg' ? STANDING : STATES
  const free = states.filter(([, words]) => !entity.given.some(({ word }) => words.has(word)))
  return free.length === count ? free.map(([dimension]) => dimension) : undefined
}

/** "a square plate 60 x 60 x 10 mm on its right end": flat against that side, so that its thickness runs away from it. */
function flatOnSide({ concept, places }: Entity, values: readonly Value[]): readonly Value[] {
  const [wide, high, thin] = values
  const flat = concept === 'plate' && values.length === 3 && wide?.value === high?.value
  if (!flat || !wide || !high || !thin || thin.value >= wide.value) return values
  const side = places.flatMap(({ place }) => (place.kind === 'face' ? [place.face] : []))[0]
  return side?.[1] === 'x' ? [thin, wide, high] : side?.[1] === 'y' ? [wide, thin, high] : values
}

/** What each of `a x b x c` is; of a slot the longer one is its length. */
function sequenceOf(entity: Entity, given: Given, sizes: Sizes): [string, Value][] {
  const { values, quantity } = given.attribute
  const cube = entity.concept === 'cube' && values.length === 1
  const dimensions = cube
    ? ['side']
    : (unnamed(entity, values.length) ??
      sizes.arrange?.(values.map(({ value }) => value)) ??
      sizes.sequence[values.length])
  if (!dimensions)
    throw new EngineError(
      'prompt_too_ambiguous',
      `I cannot tell which sizes of the ${entity.concept} ${quote(quantity.text)} gives. Name them: length, width, height, diameter.`,
    )
  const slot = entity.concept === 'slot' && values.length === 2
  const squareBar = LONG.has(entity.concept) && entity.adjectives.has('square') && values.length === 3
  const ordered = slot
    ? [...values].sort((a, b) => b.value - a.value)
    : squareBar
      ? oddFirst(values)
      : flatOnSide(entity, values)
  return dimensions.map((dimension, index) => [dimension, ordered[index] as Value])
}

function bareOf(entity: Entity, given: Given, sizes: Sizes): string {
  const square = entity.adjectives.has('square') && 'side' in sizes.says
  const bare = square ? 'side' : (bodyOf(entity)?.bare ?? sizes.bare)
  const dimension = bare !== undefined && bare in sizes.says ? bare : sizes.bare
  // "a 150 mm rod of 10 mm diameter", "a 1 m pipe, 50 mm OD": across it is told, so this is along it.
  const across = entity.given.some(({ word }) => ACROSS.has(word))
  if (dimension && ACROSS.has(dimension) && across && LENGTHY.has(entity.concept)) return 'height'
  if (dimension) return dimension
  throw new EngineError(
    'prompt_too_ambiguous',
    `I cannot tell which size of the ${entity.concept} ${quote(given.attribute.quantity.text)} is. Name it: length, width, height, diameter.`,
  )
}

/** A stated size with the words that said it. */
export interface Named {
  statement: Statement
  given: Given
  said: Value
}

/** Everything said of a thing's sizes. */
export const namedSizes = (entity: Entity): Named[] => {
  const sizes = sizesOf(entity)
  return sizes ? statementsOf(entity, sizes) : []
}

const ALONG_PRISM: ReadonlySet<string> = new Set(['length', 'depth', 'thickness', 'extrusion'])

/** "a triangular prism with a side length of 30 mm and a height of 50 mm": its side tells how high the triangle is. */
function isPrismHeight(entity: Entity, { word, attribute }: Given): boolean {
  if (word !== 'height' || shapeOf(entity) !== 'triangle') return false
  const side = entity.given.find((given) => given.word === 'side')?.attribute.values[0]?.value
  if (side === undefined || entity.given.some((given) => ALONG_PRISM.has(given.word))) return false
  return Math.abs((attribute.values[0]?.value ?? 0) - (Math.sqrt(3) / 2) * side) > 1e-3 * side
}

const OTHER_END: Readonly<Record<string, string>> = {
  topDiameter: '!bottomDiameter',
  topRadius: '!bottomRadius',
}

/** "A cone that points down, 24 mm in diameter at the top": of one that stands on its tip that is what others have at the bottom. */
function wideEnd({ concept, given, manners, adjectives }: Entity, { word }: Given): string {
  const other = OTHER_END[word]
  if (!other || concept !== 'cone' || !manners.has(INVERTED) || adjectives.has('truncated')) return word
  return given.some((each) => each.word !== word && /diameter|radius/iu.test(each.word)) ? word : other
}

function statementsOf(entity: Entity, sizes: Sizes): Named[] {
  return entity.given.flatMap((given): Named[] => {
    const { quantity, values } = given.attribute
    const pairs: [string, Value][] =
      given.word === 'sequence'
        ? sequenceOf(entity, given, sizes).map(([dimension, value]) => [`!${dimension}`, value])
        : given.word === 'bare'
          ? [[`!${bareOf(entity, given, sizes)}`, values[0] as Value]]
          : given.word === 'edgeLength' || given.word === INNER_CORNERS
            ? []
            : [[isPrismHeight(entity, given) ? '!height' : wideEnd(entity, given), values[0] as Value]]
    return pairs.map(([word, said]) => ({
      statement: {
        word,
        value: said.value,
        text: pairs.length > 1 ? said.text : given.items.map((item) => item.text).join(' '),
        span: said.span,
        approximate: quantity.approximate,
        tolerance: quantity.tolerance,
      },
      given,
      said,
    }))
  })
}

/** Relations that adjectives and the number of sides bring along. */
const WAYS = ['x', 'y', 'z'] as const

/** "a square 0.6 long and 0.3 wide": what is called so loosely is as its sizes have it. */
const isToldBothWays = (words: ReadonlySet<string>): boolean =>
  words.has('sequence') ||
  ['length', 'width', 'axis x', 'axis y'].filter((word) => words.has(word)).length > 1

function extraRelations(entity: Entity, shape: ShapeKind | undefined, words: ReadonlySet<string>): Linear[] {
  const hasSide = words.has('side') || words.has('!side') || words.has('size')
  if (entity.concept === 'pocket')
    return hasSide || entity.adjectives.has('square') ? allSame('side', 'x', 'y') : []
  switch (shape) {
    case 'box':
      if (entity.concept === 'cube') return allSame('side', 'x', 'y', 'z')
      if (entity.concept === 'square') return isToldBothWays(words) ? [] : allSame('side', 'x', 'y')
      // A square plate is square seen from above, a square bar seen from its end.
      if (entity.adjectives.has('square'))
        return LONG.has(entity.concept) ? allSame('side', 'y', 'z') : allSame('side', 'x', 'y')
      return [
        ...(hasSide ? allSame('side', ...WAYS.filter((axis) => !words.has(`axis ${axis}`))) : []),
        ...(words.has('innerHeight') && isCup(entity) ? [ROOM_HEIGHT] : []),
      ]
    case 'polygon':
      return polygonRelations(sidesOf(entity) ?? 6)
    case 'pyramid':
      return hasSide ? allSame('side', 'x', 'y') : []
    case 'triangle':
      return hasSide
        ? [
            ...allSame('side', 'base'),
            [
              [1, 'rise'],
              [-Math.sqrt(3) / 2, 'side'],
            ],
          ]
        : []
    default:
      return []
  }
}

/** Open at one end: there is a floor at the other. */
const isCup = (entity: Entity): boolean =>
  entity.open.size === 1 || (entity.open.size === 0 && bodyOf(entity)?.hollow === 'open top')

const ROOM_HEIGHT: Linear = [
  [1, 'z'],
  [-1, 'innerZ'],
  [-1, 'floor'],
]

/** The noun's own habits, as far as its shape (which an adjective may have changed) has such sizes. */
const typicalOf = (entity: Entity, sizes: Sizes): Readonly<Record<string, Typical>> =>
  Object.fromEntries(
    Object.entries(bodyOf(entity)?.typical ?? {}).filter(([dimension]) => dimension in sizes.says),
  )

/** Adjectives that agree with each shape; any other would be ignored in silence. */
const AGREES: Readonly<Record<ShapeKind, readonly string[]>> = {
  box: ['rectangular', 'square', 'hollow'],
  round: ['circular', 'hollow'],
  tube: ['circular', 'hollow'],
  sphere: ['spherical', 'circular', 'hollow'],
  hemisphere: ['spherical', 'hemispherical', 'circular', 'hollow'],
  cap: ['spherical', 'hemispherical', 'circular'],
  cone: ['conical', 'truncated', 'circular'],
  torus: ['circular'],
  polygon: [
    'hollow',
    'pentagonal',
    'hexagonal',
    'heptagonal',
    'octagonal',
    'decagonal',
    'dodecagonal',
    'equilateral',
  ],
  pyramid: ['square', 'rectangular', 'triangular', 'pentagonal', 'hexagonal', 'octagonal', 'right'],
  triangle: ['triangular', 'right', 'isosceles', 'equilateral'],
  ridge: ['triangular', 'rectangular', 'isosceles', 'truncated', 'ridge', 'across'],
  ramp: ['triangular', 'rectangular', 'right', 'truncated', 'sloping'],
  ellipse: ['elliptical'],
  trapezoid: ['trapezoidal', 'right', 'isosceles', 'narrowing', 'rectangular'],
  semicircle: ['semicircular', 'circular'],
  turned: ['circular', 'triangular', 'rectangular', 'pentagonal', 'hexagonal', 'octagonal'],
  loft: [
    'rectangular',
    'square',
    'circular',
    'truncated',
    'hexagonal',
    'octagonal',
    'pentagonal',
    'conical',
    'hollow',
  ],
  stadium: ['obround', 'rectangular'],
  stub: ['one round end', 'rectangular'],
  lever: ['unequal round ends', 'rectangular'],
  border: ['rectangular'],
  star: ['circular'],
  outline: ['pentagonal', 'hexagonal', 'octagonal', 'triangular', 'rectangular', 'right', 'isosceles'],
}
/** Of openings: what outline they have. */
const FEATURE_ADJECTIVES = ['rectangular', 'square', 'circular']
const GROOVE_ADJECTIVES = [...FEATURE_ADJECTIVES, 'triangular', 'semicircular', 'trapezoidal']

function assertAgrees(entity: Entity, shape: ShapeKind | undefined): void {
  const openings = entity.concept === 'groove' ? GROOVE_ADJECTIVES : FEATURE_ADJECTIVES
  const allowed = shape ? AGREES[shape] : openings
  const odd = [...entity.adjectives].find(([adjective]) => !allowed.includes(adjective))
  if (odd)
    throw new EngineError(
      'prompt_too_ambiguous',
      `I do not know how to make ${quote(entity.item.text)} ${quote(odd[1].text)}. Describe the shape another way, or leave the word out.`,
    )
}

/** What fixes sizes besides the words given to the thing itself. */
export interface Sizing {
  typical?: Readonly<Record<string, Typical>>
  /** Where a dimension word means something else than for the shape alone. */
  words?: Readonly<Record<string, readonly string[]>>
  /** Sizes that follow from other statements: "z = 0 to z = 5". */
  said?: readonly { word: string; value: number; text: string }[]
}

/** What is known of its sizes while the prompt is still being read; nothing where they do not hold together yet. */
export function dimensionsSoFar(entity: Entity): Dimensions | undefined {
  try {
    return dimensionsOf(entity)
  } catch (error) {
    if (error instanceof EngineError) return undefined
    throw error
  }
}

export function dimensionsOf(entity: Entity, more: Sizing = {}): Dimensions {
  const own = sizesOf(entity)
  const shape = shapeOf(entity)
  const told = shape === 'outline' ? { ...wordsByPlane(entity), ...wordsByPoints(entity) } : {}
  const sizes = own && { ...own, words: { ...own.words, ...more.words, ...told } }
  if (!sizes)
    throw new EngineError(
      'prompt_too_ambiguous',
      `I cannot tell what shape ${quote(entity.item.text)} has. Say whether it is rectangular, circular, hexagonal, and how large.`,
    )
  assertAgrees(entity, shape)
  const named = statementsOf(entity, sizes)
  const words = new Set([
    ...named.map(({ statement }) => statement.word),
    ...(more.said ?? []).map(({ word }) => word),
  ])
  const solved: Solved = solveSizes({
    name: entity.concept,
    sizes,
    linear: extraRelations(entity, shape, words),
    fixed:
      (entity.concept === 'cone' || entity.concept === 'conical tip') &&
      !entity.adjectives.has('truncated') &&
      !words.has('topDiameter') &&
      !words.has('topRadius')
        ? { topDiameter: 0 }
        : shape === 'outline' || shape === 'turned'
          ? fixedByPoints(entity)
          : shape === 'loft'
            ? fixedBySections(entity)
            : {},
    typical: { ...typicalOf(entity, sizes), ...more.typical },
    statements: [
      ...named.map(({ statement }) => statement),
      ...(more.said ?? []).flatMap((said): Statement[] =>
        accepts(sizes, said.word)
          ? [{ ...said, span: [0, 0], approximate: false, tolerance: undefined }]
          : [],
      ),
    ],
  })
  return settled(solved, sizes, named)
}

const settled = (solved: Solved, sizes: Sizes, named: readonly Named[]): Dimensions => ({
  values: solved.values,
  assumed: solved.assumed,
  sizes,
  stated: named.map(({ statement, given, said }) => ({
    dimension: solved.meant.get(statement) as string,
    value: statement.value,
    given,
    said,
  })),
})

/** The sizes of a part whose equations need no shape around them: a family's. */
export function solveNamed(name: string, sizes: Sizes, named: readonly Named[]): Dimensions {
  const statements = named.map(({ statement }) => statement)
  return settled(solveSizes({ name, sizes, linear: [], fixed: {}, typical: {}, statements }), sizes, named)
}

/** A dimension that must be there by now. */
export function need(dimensions: Dimensions, dimension: string, entity: Entity): number {
  const value = dimensions.values.get(dimension)
  if (value !== undefined) return value
  throw new EngineError(
    'prompt_too_ambiguous',
    `The ${dimensions.sizes.says[dimension] ?? dimension} of ${quote(entity.item.text)} is missing. Give it a size.`,
  )
}
