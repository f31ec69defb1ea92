import type { Family } from '../family.ts'
import { lBracket, mountingBracket } from './l-bracket.ts'

export const BRACKETS: readonly Family[] = [lBracket, mountingBracket]
