import type { Family } from '../family.ts'
import { tBracket, uBracket, zBracket } from './bent.ts'
import { clevisBracket } from './clevis.ts'
import { flatBracket } from './flat-bracket.ts'
import { lBracket, mountingBracket } from './l-bracket.ts'
import { motorBracket } from './motor.ts'
import { pipeClamp } from './pipe-clamp.ts'
import { shelfBracket } from './shelf-bracket.ts'

/** All of them are screwed to something as they are. */
export const BRACKETS: readonly Family[] = [
  lBracket,
  mountingBracket,
  uBracket,
  zBracket,
  tBracket,
  clevisBracket,
  motorBracket,
  pipeClamp,
  flatBracket,
  shelfBracket,
].map((family) => ({ ...family, hangs: true }))
