/** What sections that are called by a letter have in common: plates one behind the other, and how long they run. */
import type { Rect } from '../form.ts'

export const PLATES = 'leg|arm|flange|plate|bar|segment|section|part|portion|piece|member|limb|strip'

export const rect = (a: number, b: number, low: number, high: number): Rect => ({
  across: [a, b],
  up: [low, high],
})

export const WAYS = { l: 'run' } as const

/** How long it is, however that is called of the whole. */
export const RUN = { 'run|length|bare': 'l' } as const
