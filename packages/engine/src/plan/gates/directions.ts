/** A direction needs a length, and a frame's x must not lie along its normal. */
import { pathText } from '../faults.ts'
import type { Direction } from '../geometry.ts'
import type { Plan } from '../plan.ts'
import { cross, norm, toVector } from '../vector.ts'
import type { Contradictions } from './gate.ts'

const DIRECTION_FIELDS: ReadonlySet<string> = new Set([
  'normal',
  'x',
  'direction',
  'directions',
  'axis',
  'facing',
  'parallelTo',
  'side',
  'startTangent',
  'endTangent',
])

const isVector = (value: unknown): value is number[] =>
  Array.isArray(value) && value.length > 0 && value.every((entry) => typeof entry === 'number')

const isZero = (value: unknown): boolean => isVector(value) && !(Math.hypot(...value) > 1e-12)

function* zeroVectors(value: unknown, path: PropertyKey[]): Contradictions {
  if (typeof value !== 'object' || value === null) return
  for (const [key, entry] of Object.entries(value)) {
    const here = [...path, Array.isArray(value) ? Number(key) : key]
    const named = DIRECTION_FIELDS.has(String(here.findLast((step) => typeof step === 'string')))
    if (named && isZero(entry))
      yield `${pathText(here)}: [${String(entry)}] has no length, so it is no direction`
    else if (!isVector(entry)) yield* zeroVectors(entry, here)
  }
}

const isFrame = (value: object): value is { normal: Direction; x: Direction } =>
  'normal' in value && 'x' in value && value.normal !== undefined && value.x !== undefined

const inWords = (direction: Direction): string =>
  typeof direction === 'string' ? direction : `[${direction.join(', ')}]`

function* flatFrames(value: unknown, path: PropertyKey[]): Contradictions {
  if (typeof value !== 'object' || value === null || isVector(value)) return
  if (isFrame(value) && !isZero(value.normal) && !isZero(value.x)) {
    const { normal, x } = value
    if (norm(cross(toVector(normal), toVector(x))) < 1e-9) {
      yield `${pathText(path)}: x ${inWords(x)} lies along the normal ${inWords(normal)}; it must lie across it`
    }
  }
  for (const [key, entry] of Object.entries(value)) {
    yield* flatFrames(entry, [...path, Array.isArray(value) ? Number(key) : key])
  }
}

export function* directions(plan: Plan): Contradictions {
  yield* zeroVectors(plan, [])
  yield* flatFrames(plan, [])
}
