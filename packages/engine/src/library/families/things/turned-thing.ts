/** A thing that is turned about its axis, as one row of a table: its names, its usual size, and its outline in shares of both. */
import { twice } from '../../../language/shapes/sizes.ts'
import type { Point2 } from '../../../plan/geometry.ts'
import type { Family } from '../family.ts'
import { bore, extent, through } from '../measure.ts'
import { curve, line, rod, type Segment, share, standing, turned, usual } from '../shape.ts'

/** To a point straight, or in a curve that leaves and arrives in a direction. Radius and height, in shares of the whole. */
export type Step =
  | readonly [r: number, z: number]
  | readonly [r: number, z: number, leaves: Point2, arrives: Point2]

export interface TurnedThing {
  id: string
  /** Nouns, parted by bars. */
  forms: string
  diameter: readonly [millimetres: number, because: string]
  /** Diameters. */
  height: readonly [times: number, because: string]
  /** From the axis at the foot to the axis at the top; a ring begins and ends off the axis. */
  outline: readonly Step[]
  start?: Point2
  /** A hole along the axis, in shares of the diameter. */
  bore?: readonly [share: number, because: string]
  agrees?: string
  /** Words that hold of it anyway, parted by bars. */
  asIs?: string
}

const scaled = (outline: readonly Step[], r: number, h: number): Segment[] =>
  outline.map(([x, z, leaves, arrives]) => {
    const to: Point2 = [x * r, z * h]
    if (!leaves || !arrives) return line(...to)
    return curve(to, [], [leaves[0] * r, leaves[1] * h], [arrives[0] * r, arrives[1] * h])
  })

export function turnedThing(thing: TurnedThing): Family {
  const { id, forms, diameter, height, outline, start = [0, 0], bore: hole, agrees, asIs } = thing
  return {
    id,
    forms: [[forms]],
    agrees: `circular ${agrees ?? ''}`.trim(),
    ...(asIs ? { asIs } : {}),
    dimensions: {
      diameter: {
        says: 'diameter',
        words: 'diameter outerDiameter width size axis-x axis-y',
        default: usual(...diameter),
      },
      radius: { says: 'radius', words: 'radius outerRadius' },
      height: {
        says: 'height',
        words: 'height length thickness axis-z',
        forms: 'overall height|total height|overall length|total length',
        default: share(height[0], 'diameter', height[1]),
      },
      ...(hole
        ? {
            bore: {
              says: 'bore',
              words: 'innerDiameter',
              forms: 'bore diameter|hole diameter|bore|hole size',
              default: ({ lacks, need }) =>
                lacks('bore')
                  ? 0
                  : { value: Number((hole[0] * need('diameter')).toPrecision(3)), because: hole[1] },
            } satisfies Family['dimensions'][string],
          }
        : {}),
    },
    linear: [twice('diameter', 'radius')],
    sequence: { 2: ['diameter', 'height'] },
    bare: 'diameter',
    ...(hole
      ? {
          portions: {
            bore: {
              forms: 'bore|hole|through hole|center hole|centre hole|central hole|axle hole',
              words: { diameter: 'bore', size: 'bore' },
              bare: 'bore',
            },
          },
          below: [['bore', 'diameter']] as const,
        }
      : {}),
    build: ({ id: name, need, get }) => {
      const [d, h, inside] = [need('diameter'), need('height'), get('bore') ?? 0]
      const from: Point2 = [(start[0] * d) / 2, start[1] * h]
      return {
        features: [
          turned(name, from, scaled(outline, d / 2, h)),
          ...(inside > 0
            ? [rod(`${name}-bore`, inside, [0, 0, -h], 3 * h, '+z' as const, 'cut' as const)]
            : []),
        ],
        ...standing(d, d, h),
        shape: 'round',
        bore: inside,
        chose: [`The outline of the ${id} is the usual one, in proportion to its diameter and height`],
        measures: {
          diameter: extent('x', d),
          radius: through(extent('x', d), `diameter ${d}`),
          height: extent('z', h),
          bore: bore(inside, [0, 0, h / 2]),
        },
      }
    },
  }
}
