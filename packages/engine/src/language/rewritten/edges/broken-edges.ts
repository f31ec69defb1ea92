/** Edges that are "broken", as the workshop says for a chamfer. */
import type { Entry } from '../../lexicon/entry.ts'

export const BROKEN_EDGES: readonly (readonly [RegExp, Entry])[] = [
  // "the edges are broken with a 1 mm chamfer": they have one.
  [
    /(?<=(?:edges?|corners?|rims?|ends?|ones) (?:.* )?)(?:is|are|be|get|being) broken (?:with|by)(?= (?:an? )?(?:#|@|small|45 degree)(?: [a-z#@]+){0,3} (?:chamfers?|bevels?))/u,
    { category: 'have', concept: 'has' },
  ],
  // "the edges are broken 0.5 mm".
  [
    /(?<=(?:edges?|corners?|rims?|ends?|ones) (?:[^#]* )?)broken(?= (?:(?:by|to|at|with) )?(?:#|r#|# x @)(?: [,.;]|$| at @| and | on ))/u,
    { category: 'feature', concept: 'chamfer' },
  ],
]
