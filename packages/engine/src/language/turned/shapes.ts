/** Of which shape a body is, by its words and by its sizes. */
import type { Body } from './body.ts'
import { HALF_BALL } from './clause.ts'

const KINDS: readonly (readonly [RegExp, 'cone' | 'hemisphere'])[] = [
  [/(?:^| )(?:cone|frustum|taper|conical|tapered)(?: |$)/u, 'cone'],
  [new RegExp(`(?:^| )(?:hemisphere|${HALF_BALL})(?: |$)`, 'u'), 'hemisphere'],
]

export function shapeOf({ kind, words, sizes, tip }: Body): 'cone' | 'hemisphere' | 'cylinder' {
  if (sizes.low || sizes.high || tip) return 'cone'
  const told = `${kind} ${words.join(' ')}`
  return KINDS.find(([pattern]) => pattern.test(told))?.[1] ?? 'cylinder'
}
