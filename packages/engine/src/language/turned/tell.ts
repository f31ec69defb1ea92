/** What one clause adds to a body that is known: nothing of it may be another than before. */
import type { Body } from './body.ts'
import type { Clause, Dimension, Size } from './clause.ts'
import { referred } from './referred.ts'

/** Gives a body what a clause tells of it. */
export function tell(body: Body, clause: Clause, made: readonly Body[]): boolean {
  if (clause.kind) body.kind = clause.kind
  if (clause.alike) {
    const others = made.filter((each) => each !== body)
    const like = referred(clause.alike.ref, others, others.at(-1))
    if (!like) return false
    const copied: readonly Dimension[] =
      clause.alike.what === 'all'
        ? (Object.keys(like.sizes) as Dimension[])
        : like.sizes.diameter
          ? ['diameter']
          : ['radius']
    for (const dimension of copied) {
      const size = like.sizes[dimension]
      const own = clause.sizes[dimension]
      if (own && size && Math.abs(own.value - size.value) > 1e-6) return false
      if (size && !own) body.sizes[dimension] = size
    }
    if (clause.alike.what === 'all') {
      body.kind = like.kind
      if (like.tip) return false
    }
  }
  if (clause.inside && clause.sizes.diameter) return false
  for (const [dimension, size] of Object.entries(clause.sizes) as [Dimension, Size][]) {
    const known = body.sizes[dimension]
    if (known && Math.abs(known.value - size.value) > 1e-6) return false
    body.sizes[dimension] = size
  }
  if (clause.range) {
    if (body.range) return false
    body.range = clause.range
  }
  if (clause.levels) {
    const [low, high] = body.levels ?? body.innerLevels ?? clause.levels
    if (low.value !== clause.levels[0].value || high.value !== clause.levels[1].value) return false
    if (clause.inside) body.innerLevels = clause.levels
    else body.levels ??= clause.levels
  }
  if (clause.tip) {
    if (body.tip && body.tip !== clause.tip) return false
    body.tip = clause.tip
  }
  return true
}

/** "Each of them is 10 mm tall". */
export function share(body: Body, clause: Clause, first: boolean): boolean {
  if (clause.range || clause.levels || clause.tip || clause.alike || clause.kind) return false
  for (const [dimension, size] of Object.entries(clause.sizes) as [Dimension, Size][]) {
    if (body.sizes[dimension]) return false
    body.sizes[dimension] = first ? size : { ...size }
  }
  return true
}
