/** A bar whose end is cut off at 45°: as long as it was on one side, and shorter by its own thickness on the other. */
import { EngineError } from '../../../errors.ts'
import type { Point3, SignedAxis } from '../../../plan/geometry.ts'
import type { PlaneCut } from '../../context.ts'
import { SIDE_NAMES } from '../../lexicon/sides.ts'
import { quote } from '../../sizes/sizes.ts'
import type { FeatureInput } from '../bodies/bodies.ts'
import { middleOf, type Stand } from '../faces/stand.ts'
import type { Ledger } from '../ledger.ts'
import { beyond } from './beyond.ts'

const AXES = ['x', 'y', 'z'] as const
/** Which way the cut runs down: a bar that lies is longest at its bottom, one that stands on the left. */
const ACROSS = [2, 2, 0] as const
const SHAPES = new Set<Stand['shape']>(['box', 'round', 'tube'])

const ambiguous = (message: string): EngineError => new EngineError('prompt_too_ambiguous', message)

/** The way the bar runs: the one in which it is longer than it is thick, which it is alike in the other two. */
function runOf({ min, max, shape, entity }: Stand): 0 | 1 | 2 {
  const sizes = min.map((low, axis) => (max[axis] as number) - low)
  const long = sizes.indexOf(Math.max(...sizes)) as 0 | 1 | 2
  const [first = 0, second = 0] = sizes.filter((_, axis) => axis !== long)
  const name = quote(entity.item.text)
  if (!SHAPES.has(shape) || Math.max(first, second) >= (sizes[long] ?? 0))
    throw ambiguous(
      `I cannot tell which end of ${name} is cut at an angle. Describe it by its corner points.`,
    )
  if (Math.abs(first - second) > 1e-6)
    throw ambiguous(
      `The end of ${name} could be cut at an angle across its width or across its thickness. Describe its outline by its corner points.`,
    )
  return long
}

export function mitre(
  { degrees, end, item }: Extract<PlaneCut, { kind: 'mitre' }>,
  stand: Stand,
  ledger: Ledger,
): FeatureInput {
  // To the length of the bar, or to its square end: only half of a right angle is the same.
  if (Math.abs(degrees - 45) > 1e-6)
    throw ambiguous(
      `An end cut at ${degrees}° could lean so much from the length of the bar or from its square end. Tell how long the bar is on its short side instead.`,
    )
  const run = runOf(stand)
  const cut: SignedAxis = end ?? `+${AXES[run]}`
  if (cut[1] !== AXES[run])
    throw ambiguous(
      `The ${SIDE_NAMES[cut]} of ${quote(stand.entity.item.text)} is no end of it. Name the end that is cut.`,
    )
  const id = ledger.name('mitre')
  const across = ACROSS[run]
  const sign = cut[0] === '+' ? 1 : -1
  const [near, far] = sign > 0 ? [stand.max, stand.min] : [stand.min, stand.max]
  const middle = middleOf(stand)
  const thick = stand.max[across] - stand.min[across]
  // Near its flank, where a tube has its wall.
  const flank = stand.min.map((low) => low + thick / 100) as Point3
  const at = (along: number, up: number): Point3 =>
    flank.map((value, axis) => (axis === run ? along : axis === across ? up : value)) as Point3
  const normal: Point3 = [0, 0, 0]
  normal[run] = sign
  normal[across] = 1
  const long: SignedAxis = `-${AXES[across]}`
  ledger.assume(
    `${id}-way`,
    `The ${SIDE_NAMES[cut]} end is cut at 45° so that the full length is kept on the ${SIDE_NAMES[long]} side${end ? ', as no side was named' : ', as neither end nor side was named'}`,
  )
  ledger.require({
    name: `${id}-angle`,
    says: 'end cut at 45°',
    // Their outward normals: the square end looks the other way.
    measure: {
      kind: 'angle',
      between: [at(near[run] - (sign * thick) / 2, middle[across]), at(far[run], middle[across])],
    },
    value: 135,
    source: { values: [], items: [item] },
  })
  return beyond(id, at(near[run], stand.min[across]), normal, stand)
}
