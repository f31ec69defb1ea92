/** A flat figure made thick, seen from above: what its outline, its sizes and its names have in common for all of them. */
import { boxOf } from '../../../language/outline/path.ts'
import type { Point2, Point3 } from '../../../plan/geometry.ts'
import type { Built, Dimension, Family, Order } from '../family.ts'
import { extent } from '../measure.ts'
import { outline, raised, type Segment } from '../shape.ts'

/** Lines and arcs from a start; the last one closes it. */
export interface Drawn {
  start: Point2
  segments: readonly Exclude<Segment, { kind: 'spline' }>[]
}

export interface Box {
  min: Point2
  max: Point2
  /** The middle of its thickness. */
  middle: number
}

export interface Figure {
  id: string
  /** The figure's own names, parted by bars; those of its plates and prisms follow from them. */
  names: string
  /** Other nouns that mean it, as they stand. */
  nouns?: readonly (readonly [forms: string, options?: Readonly<Record<string, string>>])[]
  dimensions: Readonly<Record<string, Dimension>>
  /** What the thickness is a tenth of, where none is given. */
  large: string
  /** Said to be so long: a bar of that section. */
  long?: true
  draw: (order: Order) => Drawn
  /** Besides the thickness. */
  measures: (order: Order, box: Box) => Built['measures']
  more?: Partial<Family>
}

const PLATES =
  '*|* shape|* shaped plate|* plate|* shaped prism|* prism|* shaped block|* block|* shaped part|* shaped piece|* shaped object|* shaped body|* shaped sheet|* shaped solid|* shaped sign|* shaped tile|* shaped pad|* shaped|* outline|* profile|* sketch'

const everyPlate = (names: string): string =>
  names
    .split('|')
    .flatMap((name) => PLATES.split('|').map((plate) => plate.replace('*', name)))
    .join('|')

/** "thick", "extruded by": how far the figure reaches up. */
const thicknessOf = (large: string, long: boolean): Dimension => ({
  says: long ? 'length' : 'thickness',
  words: `extrusion thickness depth height ${long ? 'length ' : ''}axis-z`,
  forms: 'extrusion height|extrusion depth|extrusion thickness|extruded height',
  default: ({ need }) => ({
    value: Number((0.1 * need(large)).toPrecision(2)),
    because: 'a tenth of its size makes a plate',
  }),
})

export function figureFamily({
  id,
  names,
  nouns,
  dimensions,
  large,
  long,
  draw,
  measures,
  more,
}: Figure): Family {
  return {
    id,
    forms: [[everyPlate(names)], ...(nouns ?? [])],
    agrees: 'xy',
    dimensions: { ...dimensions, thickness: thicknessOf(large, long ?? false) },
    ...more,
    build: (order) => {
      const { start, segments } = draw(order)
      const height = order.need('thickness')
      const { min, max } = boxOf({ start, segments, items: [], remarks: [] })
      const [low, high]: [Point3, Point3] = [
        [min[0], min[1], 0],
        [max[0], max[1], height],
      ]
      return {
        features: [raised(order.id, [outline(start, ...segments)], 0, height)],
        min: low,
        max: high,
        measures: {
          thickness: extent('z', height),
          ...measures(order, { min, max, middle: height / 2 }),
        },
      }
    },
  }
}

/** A point of the figure in the middle of its thickness. */
export const within = ([x, y]: Point2, { middle }: Box): Point3 => [x, y, middle]

export const lineTo = (...points: Point2[]): Drawn['segments'] => points.map((to) => ({ kind: 'line', to }))
