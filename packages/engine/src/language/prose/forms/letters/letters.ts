/** Sections that are called by a letter: two legs, a web with flanges, and what else is rolled, bent or milled to such a shape. */
import type { Form } from '../form.ts'
import { L } from './angles.ts'
import { I, T } from './beams.ts'
import { C, LIPPED } from './channels.ts'
import { hat, Z } from './folded.ts'
import { U } from './forks.ts'

export const LETTERS: Readonly<Record<string, readonly Form[]>> = {
  L: [L],
  T: [T],
  I: [I],
  H: [I],
  U: [U],
  C: [LIPPED, C, U],
  Z: [Z],
  hat: [hat],
}
