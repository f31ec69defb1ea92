/** Patterns and mirrors: copies that exist, do not lie on each other, and stay on the part. */
import { motions } from '../../kernel/build/bodies/repetition-motions.ts'
import {
  AXIS_INDICES,
  AXIS_NAMES,
  apart,
  axisAlong,
  type Box,
  middleOf,
  moved,
  SAME_MM,
  sizeAlong,
} from '../envelope/box.ts'
import { copiesOf } from '../envelope/repeated.ts'
import type { Stage } from '../envelope.ts'
import type { Feature, FeatureOf } from '../features.ts'
import { type Contradictions, featureGate, fitGate, mm, NEARLY, refusalOf } from './gate.ts'
import { boreOf } from './layouts.ts'

function* named(features: readonly string[]): Contradictions {
  const twice = features.find((id, index) => features.indexOf(id) !== index)
  if (twice !== undefined) yield `it names "${twice}" twice`
}

export const repetitions = featureGate({
  *pattern(pattern) {
    yield* named(pattern.features)
    yield* refusalOf(pattern, () => motions(pattern.repetition, pattern.id))
  },
  *mirror({ features }) {
    if (features?.length === 0)
      yield 'it names no feature to mirror; leave `features` out to mirror the whole body'
    yield* named(features ?? [])
  },
})

const outside = (box: Box, body: Box, slack: number): boolean => {
  const middle = middleOf(box)
  return AXIS_INDICES.some(
    (axis) =>
      middle[axis] < body.min[axis] - slack - SAME_MM || middle[axis] > body.max[axis] + slack + SAME_MM,
  )
}

/** Copies of one cut feature that cut nothing, counted from the original. */
function* lost(original: Feature, pattern: FeatureOf<'pattern'>, stage: Stage): Contradictions {
  const { body, shapes, slack } = stage
  const made = shapes.get(original.id)
  if (!body || made?.operation !== 'cut') return
  for (const [index, motion] of (copiesOf(pattern.repetition) ?? []).entries()) {
    const copies = made.boxes.map((box) => moved(box, motion))
    const off = copies.every((box) =>
      original.kind === 'hole' ? outside(box, body, slack) : apart(box, body),
    )
    if (!off) continue
    const at = middleOf(copies[0] as Box).map((value) => Number(value.toFixed(3)))
    const reach = AXIS_INDICES.map(
      (axis) => `${AXIS_NAMES[axis]} ${mm(body.min[axis])} to ${mm(body.max[axis])}`,
    )
    yield `copy ${index + 2} of ${original.id} lies at [${at.join(', ')}], off the body (${reach.join(', ')})`
    return
  }
}

/** Even where the original's place is not known, its last copy cannot be farther from it than the body is long. */
function* tooFar(original: Feature, pattern: FeatureOf<'pattern'>, stage: Stage): Contradictions {
  const { repetition } = pattern
  if (!stage.body || original.kind !== 'hole' || stage.shapes.has(original.id)) return
  if (repetition.kind !== 'linear') return
  const along = axisAlong(repetition.direction)
  if (!along) return
  const [reach, size] = [(repetition.count - 1) * repetition.pitch, sizeAlong(stage.body, along.axis)]
  if (reach > size + NEARLY) {
    yield `the last copy of ${original.id} lies ${mm(reach)} from the first, and the body is ${mm(size)} along ${AXIS_NAMES[along.axis]}`
  }
}

function* overlapping(original: Feature, { repetition }: FeatureOf<'pattern'>): Contradictions {
  const bore = original.kind === 'hole' ? boreOf(original) : undefined
  if (bore === undefined || repetition.kind !== 'linear' || repetition.count === 1) return
  if (repetition.pitch < bore - NEARLY) {
    yield `copies of ${original.id} at a pitch of ${mm(repetition.pitch)} overlap: its diameter is ${mm(bore)}`
  }
}

export const patterns = fitGate({
  *pattern(pattern, stage) {
    const repeated = new Set(pattern.features)
    for (const original of stage.earlier) {
      if (!repeated.has(original.id)) continue
      yield* lost(original, pattern, stage)
      yield* tooFar(original, pattern, stage)
      yield* overlapping(original, pattern)
    }
  },
})
