/**
 * What must be true of the finished solid: measurable statements, each with the words it came
 * from. They are measured on the B-rep, never read back from the plan, so they speak of what can be
 * seen on a solid (sizes, levels, holes, radii), not of the features that made it. A `near` or
 * `at` only says where to look.
 */
import { z } from 'zod'
import { axisName, coordinate, direction, identifier, length, point3 } from './geometry.ts'

const on = {
  part: identifier.optional().describe('The only part, or the whole assembly, where left out'),
}
const hole = { diameter: length, axis: direction.optional() }

export const measure = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('extent'), ...on, axis: axisName }).describe('Overall size along an axis'),
  z
    .strictObject({
      kind: z.literal('levels'),
      ...on,
      axis: axisName,
      from: coordinate,
      to: coordinate,
    })
    .describe('Distance between the two faces (or outermost points) nearest to these coordinates'),
  z
    .strictObject({ kind: z.literal('hole-count'), ...on, ...hole, through: z.boolean().optional() })
    .describe('How many round holes of this diameter there are'),
  z
    .strictObject({ kind: z.literal('hole-diameter'), ...on, near: point3, axis: direction.optional() })
    .describe('Diameter of the hole whose axis passes closest to the point'),
  z
    .strictObject({ kind: z.literal('hole-depth'), ...on, diameter: length, near: point3.optional() })
    .describe('Length of the full-diameter wall'),
  z
    .strictObject({
      kind: z.literal('hole-position'),
      ...on,
      diameter: length,
      near: point3,
      along: axisName,
    })
    .describe("Coordinate of the hole's axis along a part axis"),
  z
    .strictObject({
      kind: z.literal('hole-to-side'),
      ...on,
      diameter: length,
      near: point3,
      side: direction,
    })
    .describe("From the hole's axis to the outermost point of the part on that side"),
  z
    .strictObject({
      kind: z.literal('hole-spacing'),
      ...on,
      diameter: length,
      near: z.tuple([point3, point3]),
    })
    .describe('Between the axes of two holes'),
  z
    .strictObject({
      kind: z.literal('bolt-circle'),
      ...on,
      diameter: length.describe('Of the holes'),
      centre: point3,
      axis: direction,
    })
    .describe('Diameter of the circle through the axes of these holes about the centre'),
  z
    .strictObject({
      kind: z.literal('cylinder-diameter'),
      ...on,
      near: point3.describe('A point close to its surface'),
      axis: direction.optional(),
    })
    .describe('Diameter of a boss, shaft or other outer cylinder'),
  z.strictObject({ kind: z.literal('sphere-diameter'), ...on, near: point3.optional() }),
  z.strictObject({ kind: z.literal('torus-diameter'), ...on, which: z.enum(['ring', 'tube']) }),
  z
    .strictObject({ kind: z.literal('cone-angle'), ...on, near: point3.optional() })
    .describe('Included angle of a cone: countersinks, tapers'),
  z
    .strictObject({ kind: z.literal('cone-diameter'), ...on, near: point3 })
    .describe('Diameter of a cone at its wide end: the mouth of a countersink'),
  z
    .strictObject({
      kind: z.literal('wall-thickness'),
      ...on,
      at: point3.describe('A point in or on the wall'),
      direction,
    })
    .describe('Material along a line through the point, where the line is nearest to it'),
  z
    .strictObject({ kind: z.literal('somewhere'), ...on, of: z.enum(['material', 'any']) })
    .describe(
      'Between some two opposite faces of the part, or two axes; `material` where the part is solid between them',
    ),
  z
    .strictObject({ kind: z.literal('fillet-radius'), ...on, near: point3.optional() })
    .describe('Radius of a rounded edge (of a round face tangent to its neighbours)'),
  z
    .strictObject({ kind: z.literal('fillet-count'), ...on, radius: length })
    .describe('How many rounded edges of this radius there are'),
  z
    .strictObject({ kind: z.literal('chamfer-size'), ...on, near: point3.optional() })
    .describe('Leg of a broken edge'),
  z
    .strictObject({ kind: z.literal('angle'), ...on, between: z.tuple([point3, point3]) })
    .describe('Between the outward normals of the planar faces nearest to the points'),
  z
    .strictObject({
      kind: z.literal('distance'),
      ...on,
      between: z.tuple([point3, point3]),
    })
    .describe('Shortest distance between the faces nearest to the two points'),
  z
    .strictObject({ kind: z.literal('flats'), ...on, at: point3, axis: direction, sides: z.int().min(3) })
    .describe('Across the flats of a regular polygon: twice the distance from the axis to its sides'),
  z
    .strictObject({
      kind: z.literal('tooth-count'),
      ...on,
      centre: point3,
      axis: direction,
      diameter: length.describe('A circle that crosses every tooth: the pitch circle'),
    })
    .describe('Solid arcs met by a circle about the axis; for a rack give `along` instead'),
  z
    .strictObject({ kind: z.literal('crossings'), ...on, from: point3, to: point3 })
    .describe('How many separate stretches of material a line meets: turns of a spring, fins, rack teeth'),
  z
    .strictObject({
      kind: z.literal('thread-pitch'),
      ...on,
      from: point3,
      to: point3,
    })
    .describe('Mean distance between crests met by a line parallel to the axis at the pitch diameter'),
  z.strictObject({ kind: z.literal('volume'), ...on }).describe('In cubic millimetres'),
  z.strictObject({ kind: z.literal('mass'), ...on }).describe("In grams, from the part's material"),
  z.strictObject({ kind: z.literal('area'), ...on }).describe('Surface, in square millimetres'),
  z.strictObject({ kind: z.literal('solid-count'), ...on }),
  z.strictObject({ kind: z.literal('instance-count'), part: identifier.optional() }),
  z
    .strictObject({ kind: z.literal('clearance'), instances: z.tuple([identifier, identifier]) })
    .describe('Shortest distance between two instances'),
])

export const words = z
  .strictObject({
    text: z.string().max(500),
    span: z.tuple([z.int().min(0), z.int().min(0)]).describe('Start and end in the prompt, in UTF-16 units'),
  })
  .describe('Where in the prompt this was said')

export const requirement = z.strictObject({
  id: identifier,
  says: z.string().max(300).describe('In words: "hole diameter 5 mm"'),
  words: words.optional(),
  measure,
  value: z.number(),
  tolerance: z
    .number()
    .min(0)
    .optional()
    .describe('Half-width of the band; a ten-thousandth of the value, at least a micrometre, where left out'),
})

export type Measure = z.infer<typeof measure>
export type MeasureOf<K extends Measure['kind']> = Extract<Measure, { kind: K }>
export type Requirement = z.infer<typeof requirement>
