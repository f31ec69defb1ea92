import type { Family } from '../family.ts'
import { enclosure } from './enclosure.ts'
import { fanGuard } from './fan-guard.ts'
import { phoneCase } from './phone-case.ts'

export const ENCLOSURES: readonly Family[] = [enclosure, phoneCase, fanGuard]
