/** What a hole through the very top of a round or pointed body leaves of its height. */
import type { Point3 } from '../../../plan/geometry.ts'
import { tidy } from '../../quantities/scan.ts'
import { along, type Stand } from '../faces/stand.ts'

export interface Drilled {
  at: Point3
  axis: 'x' | 'y' | 'z'
  diameter: number
}

/** How far below its tip a body has a given radius. */
export function lost(stand: Stand, radius: number): number {
  const get = (dimension: string): number => stand.dimensions.values.get(dimension) ?? 0
  const [diameter, height] = [get('diameter'), get('height')]
  switch (stand.shape) {
    case 'sphere':
    case 'hemisphere':
      return diameter / 2 - Math.sqrt(Math.max(0, (diameter / 2) ** 2 - radius ** 2))
    case 'cap': {
      const ball = (diameter ** 2 / 4 + height ** 2) / (2 * height)
      return ball - Math.sqrt(Math.max(0, ball ** 2 - radius ** 2))
    }
    case 'cone':
      return get('topDiameter') > 0 ? 0 : (radius * height) / (get('bottomDiameter') / 2)
    default:
      return 0
  }
}

/** The lowest and highest point of a body along z once holes have taken off its tips. */
export function heightsOf(stand: Stand, holes: readonly Drilled[]): [low: number, high: number] {
  const central = holes.filter(
    ({ at, axis }) => axis === 'z' && Math.hypot(at[0] - stand.origin[0], at[1] - stand.origin[1]) < 1e-6,
  )
  const loss = Math.max(0, ...central.map(({ diameter }) => lost(stand, diameter / 2)))
  const [low, high] = [along(stand.min, 'z'), along(stand.max, 'z')]
  if (stand.axis !== 'z' || loss === 0) return [low, high]
  const ball = stand.shape === 'sphere'
  return [ball || stand.downward ? tidy(low + loss) : low, ball || !stand.downward ? tidy(high - loss) : high]
}
