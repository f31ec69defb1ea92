/** What flies, blows and pumps. */
import type { Family } from '../family.ts'
import { impeller } from './impeller.ts'
import { noseCone } from './nose-cone.ts'
import { rocketFin } from './rocket-fin.ts'
import { blisk, propeller } from './rotors.ts'
import { wing } from './wing.ts'

export const AERO: readonly Family[] = [propeller, blisk, impeller, wing, noseCone, rocketFin]
