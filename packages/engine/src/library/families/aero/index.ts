/** What flies, blows and pumps. */
import type { Family } from '../family.ts'
import { noseCone, rocketFin, wing } from './flight.ts'
import { impeller } from './impeller.ts'

export const AERO: readonly Family[] = [impeller, wing, noseCone, rocketFin]
