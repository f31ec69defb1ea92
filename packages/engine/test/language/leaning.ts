/** To which side of the middle of its box the mass of a part lies, along x and y: away from what was cut or rounded. */
import { solidOf } from '../library/family-cases.ts'
import { read } from './reading.ts'

/** By how many millimetres twice: less is none. */
const LEAST = 1

export function leansTo(prompt: string): string {
  const { box, centre } = solidOf(read(prompt).plan)
  const off = [0, 1].map((at) => 2 * (centre[at] ?? 0) - (box.max[at] ?? 0) - (box.min[at] ?? 0))
  return off.map((by) => (by > LEAST ? '+' : by < -LEAST ? '-' : '0')).join('')
}
