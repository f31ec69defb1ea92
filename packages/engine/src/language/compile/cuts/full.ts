/** What a cut is said to run through from end to end, checked against what there is. */
import { EngineError } from '../../../errors.ts'
import type { AxisName } from '../../../plan/geometry.ts'
import type { Entity } from '../../entity.ts'
import { quote } from '../../sizes/sizes.ts'
import { along, type Stand } from '../faces/stand.ts'
import { all, words } from '../layout/statements.ts'
import { type Ledger, millimetres, type Source } from '../ledger.ts'
import type { Cut } from './cut.ts'

interface Spoken {
  value: number
  source: Source
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
      .map(({ place, source }) => ({ value: Math.abs(place.to.value - place.from.value), source })),
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

export function requireFull(
  { entity, face, id, through, depth }: Cut,
  stands: readonly Stand[],
  ledger: Ledger,
): void {
  const axis = face.normal[1] as AxisName
  const bodies = stands.filter((stand) => !stand.entity.cut)
  const [low, high] = overall(bodies, axis)
  for (const { value, source } of spansOf(entity, axis)) {
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
