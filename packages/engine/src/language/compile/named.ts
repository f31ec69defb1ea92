/** What a part is called: by its first body, with the size of all of them together. */
import type { Point3 } from '../../plan/geometry.ts'
import type { Stand } from './faces/stand.ts'

export interface Extent {
  min: Point3
  max: Point3
}

/** The box around what is built up; what is taken away is inside it. */
export function extentOf(stands: readonly Stand[]): Extent {
  const added = stands.filter(({ entity }) => !entity.cut)
  const corner = (pick: (...values: number[]) => number, end: 'min' | 'max'): Point3 =>
    [0, 1, 2].map((k) => pick(...added.map((each) => each[end][k] as number))) as Point3
  return { min: corner(Math.min, 'min'), max: corner(Math.max, 'max') }
}

export function nameOf({ entity }: Stand, { min, max }: Extent): string {
  const sizes = min.map((low, index) => Number(((max[index] as number) - low).toFixed(3)))
  const noun = entity.concept.charAt(0).toUpperCase() + entity.concept.slice(1)
  return `${noun} ${sizes.join(' × ')} mm`
}
