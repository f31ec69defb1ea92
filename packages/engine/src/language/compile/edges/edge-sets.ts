/** Sets of edges as a body has them: of its faces, its corners, its joints with others. */
import type { AxisName, Point2, Point3, SignedAxis } from '../../../plan/geometry.ts'
import type { EdgeSelector } from '../../../plan/select.ts'
import { type EdgeWord, type Entity, sidesOf } from '../../entity.ts'
import { SIDE_NAMES } from '../../lexicon/sides.ts'
import { ROUND_SHAPES, type Stand } from '../faces/stand.ts'

export interface Chosen {
  edges: Partial<EdgeSelector>[]
  /** A point close to one of them. */
  near: Point3
  /** How many a plain body has of them; undefined where that is not simple. */
  count: number | undefined
  says: string
  upright?: true
  /** The axis along which edges of a stated length run. */
  along?: AxisName
  /** A point close to the edge at each level that was said. */
  levels?: readonly Point3[]
}

export const middle = ({ min, max }: Stand): Point3 => [
  (min[0] + max[0]) / 2,
  (min[1] + max[1]) / 2,
  (min[2] + max[2]) / 2,
]

/** The middle of an edge of this face: of its rim where the body is round. */
function rimOf(stand: Stand, face: SignedAxis): Point3 {
  const point = middle(stand)
  const index = { x: 0, y: 1, z: 2 }[face[1] as 'x' | 'y' | 'z'] as 0 | 1 | 2
  point[index] = face[0] === '+' ? stand.max[index] : stand.min[index]
  const other = index === 0 ? 1 : 0
  point[other] = stand.max[other]
  return point
}

export function ofFaces(
  stand: Stand,
  faces: readonly SignedAxis[],
  loop: 'outer' | 'inner' | undefined,
): Chosen {
  return {
    edges: faces.map((facing) => ({
      face: { facing, feature: stand.id, pick: 'outermost' },
      ...(loop ? { loop } : {}),
    })),
    near: rimOf(stand, faces[0] as SignedAxis),
    count: ROUND_SHAPES.has(stand.shape)
      ? faces.length
      : stand.shape === 'box'
        ? countShared(faces)
        : undefined,
    says: faces.map((face) => SIDE_NAMES[face]).join(' and '),
  }
}

/** Two faces of a box that meet share an edge. */
function countShared(faces: readonly SignedAxis[]): number {
  let shared = 0
  for (const [i, a] of faces.entries()) for (const b of faces.slice(i + 1)) if (a[1] !== b[1]) shared++
  return 4 * faces.length - shared
}

/** Upright edges of a box, all or those of some faces. */
export function upright(stand: Stand, faces: readonly SignedAxis[], loop?: 'outer' | 'inner'): Chosen {
  const { family } = stand.entity
  // A part of a family may have openings of its own, which keep their corners.
  const base = {
    parallelTo: `+${stand.axis}` as SignedAxis,
    feature: stand.id,
    ...(family ? { outer: true } : {}),
    // The inside corners of a plus or a Z are those where its outline turns back; what has none of them has no such edge.
    ...(family && loop ? { convexity: loop === 'inner' ? ('concave' as const) : ('convex' as const) } : {}),
  }
  const sides = faces.filter((face) => face[1] !== stand.axis)
  const [x, y] = [stand.max[0], stand.max[1]]
  const near: Point3 = [x, y, middle(stand)[2]]
  for (const side of sides) {
    if (side === '-x') near[0] = stand.min[0]
    if (side === '-y') near[1] = stand.min[1]
  }
  return {
    edges:
      sides.length === 0
        ? [base]
        : sides.map((facing) => ({
            ...base,
            face: { facing, feature: stand.id, pick: 'outermost' as const },
          })),
    near,
    count: sides.length === 0 && stand.shape === 'box' ? 4 : undefined,
    says: 'upright edges',
    upright: true,
  }
}

/** How many upright edges a prism has. */
export function uprightEdges({ shape, entity }: Stand): number | undefined {
  if (shape === 'box' || shape === 'trapezoid') return 4
  if (shape === 'triangle') return 3
  return shape === 'polygon' ? (sidesOf(entity) ?? 6) : undefined
}

/** Corners that are named by their sides: the edges that stand in them. */
export function inCorners(stand: Stand, corners: readonly Point2[]): Chosen {
  const at = corners.map(([x, y]): Point3 => [x, y, middle(stand)[2]])
  return {
    edges: at.map((near) => ({ parallelTo: '+z', feature: stand.id, near })),
    near: at[0] as Point3,
    count: corners.length,
    says: corners.length === 1 ? 'one corner' : `${corners.length} corners`,
    upright: true,
  }
}

/** Corners of what is cut out at the rim of a body: only those inside it are corners of the part. */
export function inNotches(stand: Stand, stands: readonly Stand[]): Chosen | undefined {
  const [body] = stands
  if (!body || !stand.entity.cut || stand.shape !== 'box' || stand.axis !== 'z') return undefined
  const isInside = (value: number, axis: 0 | 1): boolean =>
    value > body.min[axis] + 1e-9 && value < body.max[axis] - 1e-9
  const found = stands
    .filter(({ entity }) => entity === stand.entity)
    .flatMap(({ id, min, max }) => {
      const inside = [min[0], max[0]]
        .filter((x) => isInside(x, 0))
        .flatMap((x) => [min[1], max[1]].filter((y) => isInside(y, 1)).map((y): Point2 => [x, y]))
      return inside.map(([x, y]) => ({ id, near: [x, y, middle(body)[2]] as Point3 }))
    })
  const [first] = found
  const whole = 4 * stands.filter(({ entity }) => entity === stand.entity).length
  if (!first || found.length === whole) return undefined
  return {
    edges: found.map(({ id, near }) => ({ parallelTo: '+z', feature: id, near })),
    near: first.near,
    count: found.length,
    says: 'inner corners of what is cut out',
    upright: true,
  }
}

/** "The four inside corners" of two bars that cross: where they meet. */
export function inCrossings(
  words: ReadonlySet<string>,
  stand: Stand,
  stands: readonly Stand[],
): Chosen | undefined {
  const crossed = stand.entity.places.some(({ place }) => place.kind === 'crossing')
  const [a, b, ...more] = stands.filter(({ entity, shape }) => entity === stand.entity && shape === 'box')
  if (!crossed || !a || !b || more.length > 0 || !words.has('inner')) return undefined
  const [x, y] = [0, 1].map((k) => Math.min(a.max[k] as number, b.max[k] as number)) as [number, number]
  return {
    edges: [{ between: [a.id, b.id], convexity: 'concave', parallelTo: '+z' }],
    near: [x, y, middle(a)[2]],
    count: 4,
    says: 'inside corners of the cross',
    upright: true,
  }
}

/** Where one body stands on another: the rim of the smaller on the level they share. */
export function jointOf(entity: Entity, stands: readonly Stand[]): Chosen | undefined {
  const [a, b] = (entity.between ?? []).map((body) => stands.find((stand) => stand.entity === body))
  if (!a || !b) return undefined
  const [lower, upper] = a.min[2] <= b.min[2] ? [a, b] : [b, a]
  const narrow = upper.max[0] - upper.min[0] <= lower.max[0] - lower.min[0] ? upper : lower
  const level = Math.min(lower.max[2], Math.max(upper.min[2], lower.min[2]))
  return {
    edges: [{ between: [a.id, b.id], convexity: 'concave' }],
    near: [narrow.max[0], middle(narrow)[1], level],
    count: undefined,
    says: `edge between the ${a.entity.item.text} and the ${b.entity.item.text}`,
  }
}

/** "Chamfer both ends" of a stack of round bodies: the lowest and the highest rim. */
export function endsOfStack(stands: readonly Stand[]): Chosen | undefined {
  if (stands.length < 2 || !stands.every(({ shape, axis }) => ROUND_SHAPES.has(shape) && axis === 'z'))
    return undefined
  const low = stands.reduce((a, b) => (b.min[2] < a.min[2] ? b : a))
  const high = stands.reduce((a, b) => (b.max[2] > a.max[2] ? b : a))
  const [bottom, top] = [ofFaces(low, ['-z'], 'outer'), ofFaces(high, ['+z'], 'outer')]
  return { edges: [...bottom.edges, ...top.edges], near: bottom.near, count: 2, says: 'both ends' }
}

/** Without a body named, the top edge is that of the highest one. */
export function outermost(
  entity: Entity,
  stand: Stand,
  stands: readonly Stand[],
  faces: readonly SignedAxis[],
): Stand {
  const [face] = faces
  if (entity.host || faces.length !== 1 || (face !== '+z' && face !== '-z')) return stand
  const level = ({ min, max }: Stand): number => (face === '+z' ? max[2] : -min[2])
  return stands.reduce((a, b) => (level(b) > level(a) + 1e-9 ? b : a), stand)
}

/** Face words that stand side by side: "top left", "top right". */
function groupsOf(words: readonly EdgeWord[]): EdgeWord[][] {
  const groups: EdgeWord[][] = []
  for (const each of words.toSorted((a, b) => a.item.span[0] - b.item.span[0])) {
    const last = groups.at(-1)?.at(-1)
    if (last && each.item.span[0] - last.item.span[1] <= 1) groups.at(-1)?.push(each)
    else groups.push([each])
  }
  return groups
}

/**
 * Sides named before the noun and behind it meet in the edges that are meant: "the right edge of the top face", "the
 * front and back edges of the top". So do two that one edge is said to lie on: "the edge at the top, on the right".
 */
function pairsAround(words: readonly EdgeWord[], faces: readonly SignedAxis[]): EdgeWord[][] {
  const sides = words.filter(({ word }) => faces.includes(word as SignedAxis))
  const nouns = words.filter(({ word, item }) => word === 'edge' || /\bedges?$/iu.test(item.text))
  const end = nouns[0]?.item.span[1] ?? 0
  const before = sides.filter(({ item }) => item.span[0] < end)
  const behind = sides.filter(({ item }) => item.span[0] >= end)
  const product = before.flatMap((one) => behind.map((other) => [one, other]))
  if (product.length > 0 && product.every(([one, other]) => one?.word[1] !== other?.word[1])) return product
  const single = nouns.some(({ item }) => item.kind === 'term' && !item.plural)
  return single && faces.length === 2
    ? [faces.flatMap((face) => sides.find(({ word }) => word === face) ?? [])]
    : groupsOf(sides)
}

/** "the top front edge", "the top left and top right edges": those in which two sides meet. */
export function sharedEdges(
  { edgeWords }: Entity,
  stand: Stand,
  faces: readonly SignedAxis[],
): Chosen | undefined {
  const groups = pairsAround(edgeWords, faces)
  const has = (named: string): boolean => edgeWords.some(({ word }) => word === named)
  const paired = groups.every(([a, b, c]) => a && b && !c && a.word[1] !== b.word[1])
  // "the front left vertical edge": where two upright sides meet.
  const lies = has('vertical') && !groups.flat().every(({ word }) => word[1] !== 'z')
  if (stand.shape !== 'box' || has('corner') || lies || groups.length === 0 || !paired) return undefined
  const edges = groups.map((sides) => {
    const along = (['x', 'y', 'z'] as const).find((axis) => sides.every(({ word }) => word[1] !== axis))
    const near = middle(stand)
    for (const { word } of sides) {
      const index = word[1] === 'x' ? 0 : word[1] === 'y' ? 1 : 2
      near[index] = word[0] === '+' ? stand.max[index] : stand.min[index]
    }
    return { parallelTo: `+${along as AxisName}` as const, feature: stand.id, near }
  })
  return {
    edges,
    near: edges[0]?.near ?? middle(stand),
    count: edges.length,
    says: edges.length === 1 ? 'one edge' : `${edges.length} edges`,
  }
}

/** Another body stands against this end, and is wider. */
export const isCovered = (stand: Stand, face: SignedAxis, stands: readonly Stand[]): boolean => {
  const along = { x: 0, y: 1, z: 2 }[face[1] as AxisName] as 0 | 1 | 2
  const [own, other] = face[0] === '+' ? (['max', 'min'] as const) : (['min', 'max'] as const)
  const touches = (each: Stand): boolean => Math.abs(each[other][along] - stand[own][along]) < 1e-6
  const covers = (each: Stand): boolean =>
    ([0, 1, 2] as const).every(
      (way) =>
        way === along || (each.min[way] <= stand.min[way] + 1e-6 && each.max[way] >= stand.max[way] - 1e-6),
    )
  return stands.some((each) => each !== stand && !each.entity.cut && touches(each) && covers(each))
}

/** The edges of several, measured at the first of them. */
export const together = (first: Chosen, others: readonly Chosen[]): Chosen => ({
  ...first,
  edges: [first, ...others].flatMap(({ edges }) => edges),
  count: others.reduce<number | undefined>(
    (sum, { count }) => (sum === undefined || count === undefined ? undefined : sum + count),
    first.count,
  ),
})
