/** What is told by its corners alone. */
import type { Flat, Form } from '../form.ts'
import { named } from '../parts.ts'
import { FLAT_WAYS } from './flats.ts'

/** A prism over its corners. */
export const outlineOf = (points: readonly Flat[]): Form => ({
  name: 'outline',
  unknowns: 'l',
  parts: [named('corner', 'corner|vertex|point|coordinate')],
  sizes: { corner: {}, whole: { 'thickness|run|height|depth|length|bare': 'l' } },
  usual: [],
  ways: FLAT_WAYS,
  draw: () => (isSimple(points) ? { kind: 'outline', upright: false, points } : undefined),
})

/** No two of its sides cross. */
function isSimple(points: readonly Flat[]): boolean {
  const side = ([ax, ay]: Flat, [bx, by]: Flat, [cx, cy]: Flat): number =>
    (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
  const edges = points.map((point, at) => [point, points[(at + 1) % points.length] as Flat] as const)
  return edges.every(([a, b], at) =>
    edges.every(([c, d], other) => {
      const isNext = Math.abs(at - other) <= 1 || Math.abs(at - other) === edges.length - 1
      return isNext || side(a, b, c) * side(a, b, d) >= 0 || side(c, d, a) * side(c, d, b) >= 0
    }),
  )
}
