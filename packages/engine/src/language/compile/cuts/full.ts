/** What a cut is said to run through from end to end, checked against what there is. */
import { EngineError } from '../../../errors.ts'
import type { AxisName } from '../../../plan/geometry.ts'
import type { Entity } from '../../entity.ts'
import { quote } from '../../sizes/sizes.ts'
import { along, onFace, type Stand } from '../faces/stand.ts'
import { all, clash, words } from '../layout/statements.ts'
import { type Ledger, millimetres, type Source } from '../ledger.ts'
import type { Cut } from './cut.ts'

interface Spoken {
  value: number
  source: Source
  levels?: readonly [number, number]
}

/** "the full 30 mm length", "Z=0 to Z=30". */
function spansOf(entity: Entity, axis: AxisName): Spoken[] {
  return [
    ...all(entity.places, 'full').map(({ place, source }) => ({
      value: place.value.value,
      source: { ...source, values: [place.value] },
    })),
    ...all(entity.places, 'range')
      .filter(({ place }) => place.axis === axis)
      .map(({ place: { from, to }, source }) => ({
        value: Math.abs(to.value - from.value),
        source,
        levels: [Math.min(from.value, to.value), Math.max(from.value, to.value)] as const,
      })),
  ]
}

const overall = (stands: readonly Stand[], axis: AxisName): [number, number] => [
  Math.min(...stands.map(({ min }) => along(min, axis))),
  Math.max(...stands.map(({ max }) => along(max, axis))),
]

/** Whether a cut is said to be as long as the whole part. */
export function spansAll(entity: Entity, bodies: readonly Stand[]): boolean {
  const [low, high] = overall(bodies, 'z')
  return spansOf(entity, 'z').some(({ value }) => Math.abs(value - (high - low)) < 1e-6)
}

/** Whether a blind cut begins and ends at these levels. */
function reaches({ face, depth }: Cut, [low, high]: readonly [number, number]): boolean {
  const mouth = along(face.centre, face.normal[1] as AxisName)
  const floor = face.normal[0] === '+' ? mouth - depth : mouth + depth
  return Math.abs(Math.min(mouth, floor) - low) < 1e-6 && Math.abs(Math.max(mouth, floor) - high) < 1e-6
}

/** The depth of a blind cut, told by its levels as well. */
function requireLevels(cut: Cut, value: number, source: Source, ledger: Ledger): void {
  const { entity, face, id, diameter, laid, depth, deep } = cut
  const [position] = laid.positions
  if (!position || deep?.above) throw clash(entity, [{ source }])
  const near = onFace(face, position, depth / 2)
  const mouth = along(face.centre, face.normal[1] as AxisName)
  const floor = face.normal[0] === '+' ? mouth - depth : mouth + depth
  ledger.require({
    name: `${id}-levels`,
    says: `${entity.concept} depth ${millimetres(value)}, by its levels`,
    measure:
      diameter > 0
        ? { kind: 'hole-depth', diameter, near }
        : {
            kind: 'levels',
            axis: face.normal[1] as AxisName,
            from: Math.min(mouth, floor),
            to: Math.max(mouth, floor),
          },
    value,
    source,
  })
}

export function requireFull(cut: Cut, stands: readonly Stand[], ledger: Ledger): void {
  const { entity, face, id, through, depth } = cut
  const axis = face.normal[1] as AxisName
  const bodies = stands.filter((stand) => !stand.entity.cut)
  const [low, high] = overall(bodies, axis)
  for (const { value, source, levels } of spansOf(entity, axis)) {
    if (!through && levels && reaches(cut, levels)) {
      requireLevels(cut, value, source, ledger)
      continue
    }
    const whole = Math.abs(value - (high - low)) < 1e-6
    const host = Math.abs(value - depth) < 1e-6
    if (!through || !(whole || host))
      throw new EngineError(
        'geometry_validation_failed',
        `${quote(words(source))} is said of the ${entity.concept}, but it runs through ${millimetres(depth)}.`,
      )
    const top = along(face.centre, axis)
    const bottom = face.normal[0] === '+' ? top - depth : top + depth
    ledger.require({
      name: `${id}-full`,
      says: `${entity.concept} through all of ${millimetres(value)}`,
      measure: whole
        ? { kind: 'extent', axis }
        : { kind: 'levels', axis, from: Math.min(top, bottom), to: Math.max(top, bottom) },
      value,
      source,
    })
  }
}
