/** What flies, blows and pumps. */
import type { Family } from '../family.ts'
import { noseCone, rocketFin, wing } from './flight.ts'
import { impeller } from './impeller.ts'
import { blisk, propeller } from './rotors.ts'

export const AERO: readonly Family[] = [propeller, blisk, impeller, wing, noseCone, rocketFin]
