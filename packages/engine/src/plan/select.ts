/**
 * Faces and edges chosen by meaning, never by index: an index changes when any earlier feature
 * does, "the top" does not. The fields of one selector are all to be met; what is left out does
 * not matter.
 */
import { z } from 'zod'
import { axisName, coordinate, direction, identifier, length, point2, point3 } from './geometry.ts'

export const surfaceKind = z.enum(['plane', 'cylinder', 'cone', 'sphere', 'torus', 'other'])

export const faceSelector = z.strictObject({
  facing: direction.optional().describe('Planar faces whose outward normal is this direction'),
  feature: identifier.optional().describe('Faces that this feature made'),
  surface: surfaceKind.optional(),
  diameter: length.optional().describe('Cylinders or spheres of this diameter'),
  side: z
    .enum(['outer', 'inner'])
    .optional()
    .describe('For round faces: the material is inside (a boss) or outside (a bore)'),
  at: coordinate.optional().describe('Planar faces at this offset along `facing`'),
  near: point3.optional().describe('The one closest to this point'),
  pick: z
    .enum(['outermost', 'innermost', 'largest', 'all'])
    .default('outermost')
    .describe(
      'Which of several: the farthest along `facing` (then the largest), the least far, the largest by area, or all',
    ),
})

/** An empty selector is every edge of the body. */
export const edgeSelector = z.strictObject({
  parallelTo: direction.optional().describe('Straight edges along this direction'),
  curve: z.enum(['line', 'circle', 'other']).optional(),
  face: faceSelector.optional().describe('Edges that bound these faces'),
  loop: z.enum(['outer', 'inner']).optional().describe('With `face`: its outer boundary, or its openings'),
  feature: identifier.optional().describe('Edges of faces that this feature made'),
  between: z
    .tuple([identifier, identifier])
    .optional()
    .describe('Edges where a face of one feature meets a face of the other'),
  convexity: z.enum(['convex', 'concave']).optional(),
  outer: z.boolean().optional().describe('true: only edges that belong to no hole or other opening'),
  diameter: length.optional().describe('Circular edges of this diameter'),
  length: length.optional().describe('Edges of this length'),
  at: z
    .strictObject({ axis: axisName, value: coordinate })
    .optional()
    .describe('Edges that lie wholly at this coordinate'),
  near: point3.optional().describe('The one closest to this point'),
})

/** Several selectors: an edge is chosen when any of them chooses it. */
export const edges = z.array(edgeSelector).min(1)

/**
 * A sketch plane on a face of the body so far. Its local axes are the two part axes the face
 * spans, in the order x, y, z (a top or bottom face: x and y; a side: y and z; a front: x and z).
 */
export const onFace = z.strictObject({
  on: z.literal('face'),
  face: faceSelector,
  origin: z
    .enum(['centre', 'part'])
    .default('centre')
    .describe("Where [0, 0] is: the centre of the face's box, or the part's own origin projected on it"),
  offset: point2.default([0, 0]),
})

export type SurfaceKind = z.infer<typeof surfaceKind>
export type FaceSelector = z.infer<typeof faceSelector>
export type EdgeSelector = z.infer<typeof edgeSelector>
export type OnFace = z.infer<typeof onFace>
