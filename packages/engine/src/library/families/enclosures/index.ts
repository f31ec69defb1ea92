import type { Family } from '../family.ts'
import { enclosure } from './enclosure.ts'
import { phoneCase } from './phone-case.ts'

export const ENCLOSURES: readonly Family[] = [enclosure, phoneCase]
