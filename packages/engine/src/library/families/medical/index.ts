/** Simplified implants. */
import type { Family } from '../family.ts'
import { bonePlate, hipProsthesis } from './implants.ts'

export const MEDICAL: readonly Family[] = [bonePlate, hipProsthesis]
