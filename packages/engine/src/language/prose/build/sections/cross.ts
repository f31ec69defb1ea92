/** Two bars that cross in their middles. */
import type { Box } from '../../../operations/space.ts'
import { THICK, type Told } from './told.ts'

export function cross(told: Told): { run: 'z'; parts: { both: readonly Box[] } } {
  const sides = [...told.ranked('both'), ...told.ranked()]
  const long = told.need(
    told.first(told.find('both', 'length'), told.find(undefined, 'length'), sides[0]),
    'length of its bars',
  )
  const wide = told.need(
    told.first(
      told.find('both', 'width'),
      told.find(undefined, 'width'),
      sides.length >= 2 ? sides[1] : undefined,
    ),
    'width of its bars',
  )
  const thick = told.need(
    told.first(
      told.find('both', 'thickness', 'height'),
      told.find(undefined, ...THICK, 'height', 'depth'),
      sides.length === 3 ? sides[2] : undefined,
    ),
    'thickness of its bars',
  )
  const [l, w] = [long / 2, wide / 2]
  return {
    run: 'z',
    parts: {
      both: [
        { min: [-l, -w, 0], max: [l, w, thick] },
        { min: [-w, -l, 0], max: [w, l, thick] },
      ],
    },
  }
}
