/** So many steps, one behind the other. */
import type { Flat, Form } from '../form.ts'
import { named } from '../parts.ts'
import { all } from './flats.ts'

/** `r`, `g`: how high and how deep each of so many steps is. */
export const stairs = (count: number): Form => ({
  name: 'stairs',
  unknowns: 'rgl',
  parts: [named('step', 'step|stair|stage'), named('tread', 'tread|run|going'), named('riser', 'riser|rise')],
  sizes: {
    step: { 'height|thickness': 'r', 'depth|length': 'g', width: 'l', sides: 'g, r / g, l, r / l, g, r' },
    tread: { 'depth|length|bare|width': 'g' },
    riser: { 'height|bare|length': 'r' },
    whole: {
      height: `${count}r`,
      'length|depth': `${count}g`,
      'width|run': 'l',
      sides: `${count}g, l, ${count}r / l, ${count}g, ${count}r`,
    },
  },
  usual: [],
  strict: true,
  ways: { r: 'up', g: 'across', l: 'run' },
  draw: (values) => {
    const [r, g] = all(values, 'rg') ?? []
    if (!r || !g || count < 2) return undefined
    const points: Flat[] = [
      [0, 0],
      [count * g, 0],
    ]
    for (let nth = count; nth > 0; nth--) points.push([nth * g, nth * r], [(nth - 1) * g, nth * r])
    return { kind: 'outline', upright: true, points: points.slice(0, -1).concat([[0, r]]) }
  },
})
