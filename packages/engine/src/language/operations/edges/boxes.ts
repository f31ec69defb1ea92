/** The twelve edges of a box, and those of them that the words ask for. */
import type { AxisName, Point3 } from '../../../plan/geometry.ts'
import {
  AXES,
  across,
  type Box,
  isSame,
  levelOf,
  middleOf,
  at as onLevel,
  type Side,
  type Solid,
  shortest,
  sizeAlong,
} from '../space.ts'
import type { Asked } from './asked.ts'
import type { Selector } from './work.ts'

export interface BoxEdge {
  along: AxisName
  sides: readonly [Side, Side]
}

const SIGNS = [-1, 1] as const

export const BOX_EDGES: readonly BoxEdge[] = AXES.flatMap((along) => {
  const [u, v] = across(along)
  return SIGNS.flatMap((first) =>
    SIGNS.map(
      (second): BoxEdge => ({
        along,
        sides: [
          { axis: u, sign: first },
          { axis: v, sign: second },
        ],
      }),
    ),
  )
})

export const keyOf = ({ along, sides }: BoxEdge): string =>
  `${along}${sides.map(({ sign }) => (sign > 0 ? '+' : '-')).join('')}`

export interface Chosen {
  edges: readonly BoxEdge[]
  /** Any of those would do. */
  anyOf?: readonly BoxEdge[]
}

const FLAT = 1.5

/** Undefined where the words do not choose, or count otherwise. */
export function boxEdges(box: Box, asked: Asked): BoxEdge[] | undefined {
  const { words, concept, count } = asked
  const has = (...some: string[]): boolean => some.some((word) => words.has(word))
  const corner = concept === 'corner' || asked.of.includes('corner')
  const along = asked.along ?? (has('vertical', 'upright') ? 'z' : corner ? cornerWay(box, asked) : undefined)
  let found = BOX_EDGES.filter((edge) => along === undefined || edge.along === along)
  const groups = asked.groups.map((group) => (along === 'z' && corner ? lain(group) : group))
  found = found.filter(({ sides }) =>
    groups.some((group) =>
      group.every((side) => sides.some(({ axis, sign }) => axis === side.axis && sign === side.sign)),
    ),
  )
  const horizontal = has('horizontal')
  if (horizontal) found = found.filter((edge) => edge.along !== 'z')
  if (asked.length !== undefined) {
    const length = asked.length
    found = found.filter((edge) => isSame(sizeAlong(box, edge.along), length))
  }
  const chosen = byLength(box, asked, found)
  if (!chosen || chosen.length === 0) return undefined
  return counted(asked, chosen, along !== undefined || groups.some(({ length }) => length > 0), count)
}

/** "the corners" of a plate stand out of it. */
function cornerWay(box: Box, { groups }: Asked): AxisName {
  const thin = shortest(box)
  const isPlate = AXES.every((axis) => axis === thin || sizeAlong(box, axis) > FLAT * sizeAlong(box, thin))
  if (!isPlate || thin === 'z') return 'z'
  // Of a plate on its edge "the top corners" are seen from its broad side.
  return groups.some((group) => group.some(({ axis }) => axis === thin)) ? 'z' : thin
}

/** On a plate that lies flat the upper corners are those at the back. */
const lain = (group: readonly Side[]): Side[] =>
  group.map((side) => (side.axis === 'z' ? { axis: 'y', sign: side.sign } : side))

function byLength(box: Box, { words }: Asked, found: readonly BoxEdge[]): BoxEdge[] | undefined {
  const long = ['long', 'longer', 'longest'].some((word) => words.has(word))
  const short = ['short', 'shorter', 'shortest'].some((word) => words.has(word))
  if (!long && !short) return [...found]
  const lengths = [...new Set(found.map(({ along }) => sizeAlong(box, along)))].sort((a, b) => a - b)
  // Of three lengths the short ones may be the middle ones.
  if (lengths.length < 2 || (short && lengths.length > 2 && !words.has('shortest'))) return undefined
  const wanted = (long ? lengths.at(-1) : lengths[0]) as number
  const chosen = found.filter(({ along }) => isSame(sizeAlong(box, along), wanted))
  return new Set(chosen.map(({ along }) => along)).size === 1 ? chosen : undefined
}

function counted(
  asked: Asked,
  chosen: BoxEdge[],
  told: boolean,
  count: number | undefined,
): BoxEdge[] | undefined {
  if (asked.one && chosen.length > 1) {
    // Any one of four alike is as good as another.
    const alike = new Set(chosen.map(({ along }) => along)).size === 1
    return alike && told && (count === undefined || count < 2 || count === chosen.length)
      ? chosen.slice(0, 1)
      : undefined
  }
  if (count !== undefined && count !== chosen.length) return undefined
  return chosen
}

/** As few selectors as can be: those of a whole face, all that run one way, else one by one. */
export function selectorsOf(
  solid: Solid,
  edges: readonly BoxEdge[],
  alone: boolean,
  rim: (side: Side) => Selector[],
): Selector[] {
  const own = alone ? {} : { feature: solid.features[0] as string }
  const keys = new Set(edges.map(keyOf))
  if (keys.size === BOX_EDGES.length)
    return [alone ? { outer: true, convexity: 'convex' } : { ...own, outer: true, convexity: 'convex' }]
  for (const along of AXES) {
    const all = BOX_EDGES.filter((edge) => edge.along === along)
    if (keys.size === 4 && all.every((edge) => keys.has(keyOf(edge))))
      return [{ parallelTo: `+${along}`, outer: true, ...own }]
  }
  const left = new Set(keys)
  const selectors: Selector[] = []
  for (const axis of AXES)
    for (const sign of SIGNS) {
      const face = BOX_EDGES.filter(({ sides }) =>
        sides.some((side) => side.axis === axis && side.sign === sign),
      )
      if (!face.every((edge) => keys.has(keyOf(edge)))) continue
      selectors.push(...rim({ axis, sign }))
      for (const edge of face) left.delete(keyOf(edge))
    }
  return [
    ...selectors,
    ...edges.filter((edge) => left.has(keyOf(edge))).flatMap((edge) => single(solid, edge)),
  ]
}

const single = ({ box, features }: Solid, { along, sides }: BoxEdge): Selector[] => {
  const [first, second] = sides
  const level = levelOf(box, first)
  return features.slice(0, 1).map((feature) => ({
    parallelTo: `+${along}` as '+x',
    feature,
    face: { facing: `${first.sign > 0 ? '+' : '-'}${first.axis}` as '+x', at: first.sign * level },
    at: { axis: second.axis, value: levelOf(box, second) },
  }))
}

/** A point on it, for whoever measures there. */
export const pointOn = (box: Box, { along, sides }: BoxEdge): Point3 =>
  sides.reduce<Point3>(
    (point, side) => onLevel(point, side.axis, levelOf(box, side)),
    onLevel([0, 0, 0], along, middleOf(box, along)),
  )
