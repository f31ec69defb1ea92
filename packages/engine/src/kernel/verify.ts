/** The requirements against the solid: each stated value beside the measured one. */
import { EngineError } from '../errors.ts'
import type { Requirement } from '../plan/requirement.ts'
import { measure } from './measure/measure.ts'
import { figure, type MeasureContext, type MeasureKind } from './measure/measurement.ts'

export interface Verified {
  id: string
  /** What was measured, in the plan's terms. */
  measure: MeasureKind
  says: string
  words?: Requirement['words']
  stated: number
  /** Undefined where nothing of the kind is on the solid. */
  measured: number | undefined
  /** Half-width of the band about the stated value. */
  tolerance: number
  unit: Unit
  pass: boolean
  note?: string
}

export type Unit = 'mm' | '°' | '' | 'mm²' | 'mm³' | 'g'

/** All but these are lengths in millimetres. */
const UNITS: Partial<Record<MeasureKind, Unit>> = {
  'hole-count': '',
  'fillet-count': '',
  'tooth-count': '',
  crossings: '',
  'solid-count': '',
  'instance-count': '',
  'cone-angle': '°',
  angle: '°',
  volume: 'mm³',
  area: 'mm²',
  mass: 'g',
}

const relative = (value: number) => 1e-4 * Math.abs(value)

/** Half-widths where the plan states none; counts are exact. */
const TOLERANCES: Record<Unit, (value: number) => number> = {
  mm: (value) => Math.max(relative(value), 1e-3),
  '°': () => 0.01,
  '': () => 0,
  'mm²': relative,
  'mm³': relative,
  g: relative,
}

/** The kernel's own noise, which must not fail a value stated exactly at the edge of its band. */
const NOISE = 1e-9

export const verify = (context: MeasureContext, requirements: readonly Requirement[]): Verified[] =>
  requirements.map((requirement) => verifyOne(context, requirement))

function verifyOne(context: MeasureContext, requirement: Requirement): Verified {
  const { id, says, words, value: stated } = requirement
  const unit = UNITS[requirement.measure.kind] ?? 'mm'
  const tolerance = requirement.tolerance ?? TOLERANCES[unit](stated)
  const { measured: first, alternatives = [], note } = measure(context, requirement.measure)
  const off = (value: number) => Math.abs(value - stated)
  const measured =
    first === undefined ? undefined : [first, ...alternatives].reduce((a, b) => (off(b) < off(a) ? b : a))
  const pass = measured !== undefined && off(measured) <= tolerance + NOISE * Math.abs(stated)
  return {
    id,
    measure: requirement.measure.kind,
    says,
    ...(words && { words }),
    stated,
    measured,
    tolerance,
    unit,
    pass,
    ...(note !== undefined && { note }),
  }
}

/** One sentence for each requirement that the solid does not meet. */
export function assertVerified(results: readonly Verified[]): void {
  const failures = results.filter(({ pass }) => !pass)
  if (failures.length === 0) return
  throw new EngineError(
    'geometry_validation_failed',
    `The finished solid is not what was asked for. ${failures.map(inWords).join('; ')}`,
  )
}

function inWords({ measure: kind, words, stated, measured, tolerance, unit, note }: Verified): string {
  const size = (value: number) => `${figure(value)}${unit === '' || unit === '°' ? unit : ` ${unit}`}`
  const quoted = words ? ` ("${words.text}")` : ''
  // Values that print alike differ by less than six digits tell.
  const exact = measured !== undefined && figure(measured) === figure(stated)
  const found =
    measured === undefined
      ? 'nothing such found'
      : `measured ${exact ? `${measured} ${unit}, more than ${tolerance} off` : size(measured)}`
  return `${kind.replaceAll('-', ' ')}: stated ${size(stated)}${quoted}, ${found}${note ? ` (${note})` : ''}`
}
