/** Straight lengths of a section: lying along x, the section's width along y and its height along z. */
import type { Point2 } from '../../../plan/geometry.ts'
import type {
  Dimension,
  Family,
  FeatureInput,
  Measured,
  Option,
  Order,
  PieceFace,
  Portion,
} from '../family.ts'
import { extent } from '../measure.ts'

export type Sketch = Extract<FeatureInput, { kind: 'extrude' }>['sketch']
export type ProfileInput = Sketch['add'][number]

export interface Rolled {
  id: string
  forms: string
  /** Its outline is that letter. */
  letter?: string
  /** Defaults in millimetres, or as a multiple of the height. */
  height: number
  width: number | readonly [factor: number, dimension: 'height']
  /** What `a x b x t` gives; with a fourth number its length. */
  sequence: readonly [string, string, string]
  dimensions: Readonly<Record<string, Dimension>>
  portions?: Readonly<Record<string, Portion>>
  options?: Readonly<Record<string, Option>>
  agrees?: string
  below?: readonly (readonly [string, string])[]
  linear?: Family['linear']
  designation?: Family['designation']
  bare?: string
  sketch: (order: Order) => Sketch
  /** How the section’s own sizes are measured, in section coordinates. */
  measures: (order: Order) => Readonly<Record<string, Measured | readonly Measured[]>>
  /** Flat faces of its pieces, for holes. */
  pieces?: (order: Order) => Readonly<Record<string, readonly PieceFace[]>>
  /** The piece that holes go into where none is named; the top where left out. */
  shares?: string
  /** The size of the flat top, and how far it lies off the middle; the whole width where left out. */
  top?: (order: Order) => { width: number; at: number }
}

/** "a U-channel extrusion", "T-section stock": the same with a word for what it is cut from. */
const STOCK = ['extrusion', 'profile', 'section', 'stock', 'bar', 'piece', 'rail', 'beam']

const withStock = (forms: string): string =>
  forms
    .split('|')
    .flatMap((form) => [form, ...(form.includes(' ') ? STOCK.map((stock) => `${form} ${stock}`) : [])])
    .join('|')

/** From section coordinates (y across, z up from the middle of its box) to the part. */
export const inSection = (height: number, [y, z]: Point2, x = 0): [number, number, number] => [
  x,
  y,
  z + height / 2,
]

export function rolled(section: Rolled): Family {
  const [first, second, third] = section.sequence
  // "a square with a side of 40 mm": where nothing else is said, it is as wide as high.
  const square = typeof section.width !== 'number' && section.width[0] === 1
  return {
    id: section.id,
    forms: [[withStock(section.forms)]],
    run: 'x',
    ...(section.letter ? { letter: section.letter } : {}),
    agrees: `yz ${section.agrees ?? ''}`,
    dimensions: {
      height: {
        says: 'height',
        words: `height depth axis-z${square ? ' side' : ''}`,
        forms: 'section height|profile height|beam height|beam depth|section depth',
        default: () => ({ value: section.height, because: 'it is a common size' }),
      },
      width: {
        says: 'width',
        words: 'width axis-y',
        forms: 'section width|profile width|flange width|flange breadth|leg width|overall flange width',
        default: section.width,
      },
      ...section.dimensions,
      length: {
        says: 'length',
        words: 'length extrusion axis-x',
        forms: 'beam length|profile length',
        default: ({ need }) => ({
          value: 5 * Math.max(need('height'), need('width')),
          because: 'none was given',
        }),
      },
    },
    ...(section.linear ? { linear: section.linear } : {}),
    ...(section.designation ? { designation: section.designation } : {}),
    sequence: {
      2: [first, second],
      3: section.sequence,
      4: [first, second, third, 'length'],
    },
    bare: section.bare ?? 'height|length',
    portions: section.portions ?? {},
    ...(section.options ? { options: section.options } : {}),
    below: section.below ?? [],
    build: (order) => {
      const { id, need } = order
      const [length, width, height] = [need('length'), need('width'), need('height')]
      const top = section.top?.(order) ?? { width, at: 0 }
      return {
        features: [
          {
            kind: 'extrude',
            id,
            sketch: section.sketch(order),
            plane: { on: 'frame', origin: [0, 0, height / 2], normal: '+x', x: '+y' },
            extent: { kind: 'length', length, direction: 'both' },
          },
        ],
        min: [-length / 2, -width / 2, 0],
        max: [length / 2, width / 2, height],
        faces: {
          '+z': {
            min: [-length / 2, top.at - top.width / 2, 0],
            max: [length / 2, top.at + top.width / 2, height],
          },
        },
        ...(section.pieces ? { pieces: section.pieces(order) } : {}),
        ...(section.shares ? { shares: section.shares } : {}),
        measures: {
          length: extent('x', length),
          height: extent('z', height),
          width: extent('y', width),
          ...section.measures(order),
        },
      }
    },
  }
}
