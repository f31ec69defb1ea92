/** A piece of a body that lies beyond a plane: a corner, the half over a diagonal, what is above a slanted top. */
import { EngineError } from '../../../errors.ts'
import type { Point3, SignedAxis } from '../../../plan/geometry.ts'
import type { PlaneCut } from '../../context.ts'
import { SIDE_NAMES } from '../../lexicon/sides.ts'
import { quote } from '../../sizes/sizes.ts'
import type { FeatureInput } from '../bodies/bodies.ts'
import type { Stand } from '../faces/stand.ts'
import { type Ledger, millimetres } from '../ledger.ts'
import { beyond } from './beyond.ts'
import { mitre } from './mitres.ts'

type Axis = 0 | 1 | 2
const AXES = ['x', 'y', 'z'] as const
const axisOf = (side: SignedAxis): Axis => AXES.indexOf(side[1] as 'x') as Axis

const refuse = (stand: Stand): never => {
  throw new EngineError(
    'prompt_too_ambiguous',
    `I cut corners and diagonals only off blocks, and cannot tell how the plane lies in ${quote(stand.entity.item.text)}. Describe what is left by its corner points.`,
  )
}

const sizeOf = ({ min, max }: Stand, axis: Axis): number => max[axis] - min[axis]

function corner(
  { leg, item }: Extract<PlaneCut, { kind: 'corner' }>,
  stand: Stand,
  ledger: Ledger,
): FeatureInput {
  const id = ledger.name('corner-cut')
  const { value } = leg
  if (([0, 1, 2] as const).some((axis) => sizeOf(stand, axis) <= value))
    throw new EngineError(
      'geometry_validation_failed',
      `The cut would take ${millimetres(value)} of every edge at the corner, which is more than the shortest has.`,
    )
  // The corner at the right, in front, on top.
  const [x, y, z] = [stand.max[0], stand.min[1], stand.max[2]]
  ledger.assume(
    `${id}-place`,
    'The corner that is cut off is the upper one at the front right, as all are alike',
  )
  const inset = value * 1e-4
  ledger.require({
    name: `${id}-leg`,
    says: `the cut leaves ${millimetres(sizeOf(stand, 2) - value)} of the edge`,
    measure: { kind: 'wall-thickness', at: [x - inset, y + inset, stand.min[2] + inset], direction: '+z' },
    value: sizeOf(stand, 2) - value,
    source: { values: [], items: [item] },
    tolerance: 4 * inset,
  })
  return beyond(id, [x - value, y, z], [1, -1, 1], stand)
}

type Piece = Extract<PlaneCut, { kind: 'diagonal' | 'quarter' }>

function diagonal({ gone, open }: Piece, stand: Stand, ledger: Ledger): FeatureInput {
  const id = ledger.name('diagonal-cut')
  const [u, v] = gone.map(axisOf) as [Axis, Axis]
  const middle = stand.min.map((low, axis) => (low + (stand.max[axis] as number)) / 2) as Point3
  const normal: Point3 = [0, 0, 0]
  // Across the diagonal, towards the edge that goes.
  normal[u] = (gone[0][0] === '+' ? 1 : -1) * sizeOf(stand, v)
  normal[v] = (gone[1][0] === '+' ? 1 : -1) * sizeOf(stand, u)
  if (open)
    ledger.assume(
      `${id}-half`,
      `The diagonal cut takes away the half at the ${SIDE_NAMES[gone[1]]} ${SIDE_NAMES[gone[0]]}, as the halves are alike`,
    )
  return beyond(id, middle, normal, stand)
}

function slant(
  { low, high, item }: Extract<PlaneCut, { kind: 'slant' }>,
  stand: Stand,
  ledger: Ledger,
): FeatureInput {
  const id = ledger.name('slanted-cut')
  const [width, rise] = [sizeOf(stand, 0), high - low.value]
  const foot = stand.min[2]
  const inset = 1e-3 * width
  const at: Point3 = [stand.min[0] + inset, (stand.min[1] + stand.max[1]) / 2, foot + low.value / 2]
  ledger.require({
    name: `${id}-low`,
    says: `${millimetres(low.value)} high on the low side`,
    measure: { kind: 'wall-thickness', at, direction: '+z' },
    value: low.value,
    source: { values: [], items: [item] },
    tolerance: 2e-3 * rise,
  })
  return beyond(id, [stand.min[0], at[1], foot + low.value], [-rise, 0, width], stand)
}

/** What lies in one quarter about the middle, from top to bottom. */
function quarter({ gone, open }: Piece, stand: Stand, ledger: Ledger): FeatureInput {
  const id = ledger.name('quarter-cut')
  const half = [sizeOf(stand, 0) / 2, sizeOf(stand, 1) / 2] as const
  const at = gone.map((side, way) => ((side[0] === '+' ? 1 : -1) * half[way as 0 | 1]) / 2)
  if (open)
    ledger.assume(
      `${id}-place`,
      `The quarter at the ${SIDE_NAMES[gone[1]]} ${SIDE_NAMES[gone[0]]} is cut out, as all are alike`,
    )
  const [x, y] = [(stand.min[0] + stand.max[0]) / 2, (stand.min[1] + stand.max[1]) / 2]
  return {
    kind: 'extrude',
    id,
    operation: 'cut',
    sketch: { add: [{ kind: 'rectangle', width: half[0], height: half[1], at: at as [number, number] }] },
    plane: { on: 'frame', origin: [x, y, stand.min[2]] },
    extent: { kind: 'length', length: sizeOf(stand, 2) },
  }
}

export function makePlaneCuts(
  planes: readonly PlaneCut[],
  stands: readonly Stand[],
  ledger: Ledger,
): FeatureInput[] {
  return planes.map((plane) => {
    const stand = (stands.find(({ entity }) => entity === plane.body) ?? stands[0]) as Stand
    if (plane.kind === 'slant') return stand.axis === 'z' ? slant(plane, stand, ledger) : refuse(stand)
    if (plane.kind === 'mitre') return mitre(plane, stand, ledger)
    if (plane.kind === 'quarter') return quarter(plane, stand, ledger)
    if (stand.shape !== 'box') return refuse(stand)
    return plane.kind === 'corner' ? corner(plane, stand, ledger) : diagonal(plane, stand, ledger)
  })
}
