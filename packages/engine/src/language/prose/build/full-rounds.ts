/** Ends rounded to a half circle: as wide as the piece is, which no fillet of two edges can be. */
import type { AxisName, Point3 } from '../../../plan/geometry.ts'
import { between, FRAMES, flat } from '../../operations/build.ts'
import {
  AXES,
  type Box,
  indexOf,
  isSame,
  levelOf,
  middleOf,
  type Side,
  sizeAlong,
} from '../../operations/space.ts'
import type { SaidSize, Work } from '../scene.ts'
import type { Site } from './sites/site.ts'
import { siteOf } from './sites/sites.ts'
import type { Feature, Solid, World } from './world.ts'

type Edges = Extract<Feature, { kind: 'fillet' }>['edges']

export interface FullRound {
  solid: Solid
  sides: readonly Side[]
  /** The axis of the half cylinder. */
  run: AxisName
}

/** Half as wide as the piece is there. */
export const radiusOf = ({ solid: { box }, sides, run }: FullRound): number => {
  const cross = AXES.find((axis) => axis !== run && axis !== sides[0]?.axis) as AxisName
  return sizeAlong(box, cross) / 2
}

/** What is cut away beside the half circle, on one side of its middle. */
function beside(id: string, box: Box, side: Side, run: AxisName, cross: Side): Feature {
  const radius = sizeAlong(box, cross.axis) / 2
  const point = (along: number, across: number): [number, number] => {
    const spot: Point3 = [0, 0, 0]
    spot[indexOf(side.axis)] = levelOf(box, side) - side.sign * along
    spot[indexOf(cross.axis)] = middleOf(box, cross.axis) + cross.sign * across
    return flat(spot, run)
  }
  const half = radius * Math.SQRT1_2
  return {
    kind: 'extrude',
    id,
    operation: 'cut',
    plane: { on: 'frame', ...FRAMES[run] },
    sketch: {
      add: [
        {
          kind: 'outline',
          start: point(radius, radius),
          segments: [
            { kind: 'line', to: point(0, radius) },
            { kind: 'line', to: point(0, 0) },
            { kind: 'arc', to: point(radius, radius), via: point(radius - half, half) },
          ],
        },
      ],
    },
    extent: between(run, box.min[indexOf(run)], box.max[indexOf(run)]),
  }
}

/** Builds it, and the piece knows from then on where its round ends are. */
export function addFullRound(world: World, round: FullRound, id: string): void {
  const { solid, run } = round
  // "two rounded ends … Both ends are fully rounded": told twice, rounded once.
  const sides = round.sides.filter(
    (side, nth) =>
      round.sides.findIndex(({ axis, sign }) => axis === side.axis && sign === side.sign) === nth &&
      !solid.rounds?.sides.some(({ axis, sign }) => axis === side.axis && sign === side.sign),
  )
  for (const side of sides) {
    const cross = AXES.find((axis) => axis !== run && axis !== side.axis) as AxisName
    for (const sign of [1, -1] as const)
      world.features.push(
        beside(
          `${id}-${'xyz'[indexOf(side.axis)]}${side.sign > 0 ? 1 : 0}${sign > 0 ? 1 : 0}`,
          solid.box,
          side,
          run,
          {
            axis: cross,
            sign,
          },
        ),
      )
  }
  const at = world.solids.indexOf(solid)
  const known = solid.rounds?.sides ?? []
  if (at >= 0) world.solids[at] = { ...solid, rounds: { axis: run, sides: [...known, ...sides] } }
}

const isLongEnough = (round: FullRound): boolean => {
  const [side] = round.sides
  return (
    side !== undefined && sizeAlong(round.solid.box, side.axis) > round.sides.length * radiusOf(round) - 1e-9
  )
}

/** The one box that it can be of. */
function boxOf(world: World, work: Work): Solid | undefined {
  const about = world.solidOf(work.about)
  const solid = about?.thing.role === 'add' ? about : world.bodies.length === 1 ? world.bodies[0] : undefined
  return solid?.shape === 'box' && solid.boxes.length === 1 ? solid : undefined
}

/** "Both ends are fully rounded", "round the right end with a full radius": no edges are named. */
export function fullRoundTold(world: World, work: Work, size: SaidSize | undefined): FullRound | undefined {
  const named = work.targets.filter(({ kind }) => kind !== 'dimension' && kind !== 'figure')
  const solid = boxOf(world, work)
  if (work.kind !== 'fillet' || named.length === 0 || !solid) return undefined
  const sides: Side[] = []
  for (const phrase of named) {
    if (!/^(?:end|left|right|front|back)$/u.test(phrase.concept)) return undefined
    const site = siteOf(phrase, { world, host: solid })
    const found = site?.part === 'side' ? endsOf(site) : []
    if (found.length === 0) return undefined
    sides.push(...found)
  }
  const [first] = sides
  if (!first || sides.some(({ axis }) => axis !== first.axis)) return undefined
  const [run, wide] = AXES.filter((axis) => axis !== first.axis).sort(
    (a, b) => sizeAlong(solid.box, a) - sizeAlong(solid.box, b),
  ) as [AxisName, AxisName]
  if (isSame(sizeAlong(solid.box, run), sizeAlong(solid.box, wide))) return undefined
  const round: FullRound = { solid, sides, run }
  const told = size && (size.dimension === 'diameter' ? size.figure.value / 2 : size.figure.value)
  if (told !== undefined && !isSame(told, radiusOf(round))) return undefined
  // Without a radius only the ends of what is longer than wide: elsewhere another rounding may be meant.
  if (told === undefined && sizeAlong(solid.box, first.axis) < sizeAlong(solid.box, wide)) return undefined
  return isLongEnough(round) ? round : undefined
}

function endsOf({ sides, along, several, phrase }: Site): readonly Side[] {
  if (sides.length > 0) return sides
  if (!along) return []
  if (several)
    return [
      { axis: along, sign: -1 },
      { axis: along, sign: 1 },
    ]
  return [{ axis: along, sign: phrase.det === 'other' || phrase.words.includes('other') ? -1 : 1 }]
}

/** "the two top edges with a 20 mm radius", 40 mm apart; all upright edges of a bar that is as narrow. */
export function fullRoundOfEdges(
  world: World,
  work: Work,
  edges: Edges,
  radius: number,
): FullRound | undefined {
  const [only] = edges
  const solid = boxOf(world, work)
  if (work.kind !== 'fillet' || edges.length !== 1 || !only || !solid || world.bodies.length > 1)
    return undefined
  if (only.near || only.feature || only.between || typeof only.parallelTo !== 'string') return undefined
  const run = only.parallelTo[1] as AxisName
  const { at } = only
  const others = AXES.filter((axis) => axis !== run)
  const cross = others.find((axis) => axis !== at?.axis && isSame(sizeAlong(solid.box, axis), 2 * radius))
  const end = others.find((axis) => axis !== cross)
  if (!cross || !end) return undefined
  const sign = at && at.value < middleOf(solid.box, end) ? -1 : 1
  const sides: Side[] = at
    ? [{ axis: end, sign }]
    : [-1, 1].map((each) => ({ axis: end, sign: each as 1 | -1 }))
  const round: FullRound = { solid, sides, run }
  return isLongEnough(round) ? round : undefined
}
