/** Edges that are told by how long they are, and edges that are "broken". */
import { holdVolumes } from './volumes.ts'

/** What rounding an upright edge takes away, of four. */
const rounded = (radius: number, high: number): number => (4 - Math.PI) * radius ** 2 * high
const chamfered = (leg: number, high: number): number => 2 * leg ** 2 * high

holdVolumes([
  ...[
    'Fillet the four corner edges (the 9 mm long ones) with a radius of 5 mm.',
    'Fillet the four upright edges (9 mm long) with a radius of 5 mm.',
    'Fillet the four edges that are 9 mm long with a radius of 5 mm.',
    'Fillet the 9 mm tall edges with a radius of 5 mm.',
    'Fillet the four 9 mm long edges with a radius of 5 mm.',
  ].map((order) => [`A 64 x 42 x 9 mm plate. ${order}`, 64 * 42 * 9 - rounded(5, 9)] as const),
  [
    'A block 18 x 18 x 7 mm. The four short corner edges (the 7 mm long ones) are broken with a 2 mm chamfer.',
    18 * 18 * 7 - chamfered(2, 7),
  ],
  ['A 64 x 42 x 9 mm plate with its vertical edges broken 2 mm.', 64 * 42 * 9 - chamfered(2, 9)],
  // The ring of the slanted sides: a frustum less than what stood there.
  [
    'A 40 x 30 x 10 mm block. The top edges are broken by a 1 mm chamfer.',
    40 * 30 * 9 + (40 * 30 + 38 * 28 + 4 * 39 * 29) / 6,
  ],
  [
    'A 40 x 30 x 10 mm block with a 1 mm chamfer around the four outer edges of the top face.',
    40 * 30 * 9 + (40 * 30 + 38 * 28 + 4 * 39 * 29) / 6,
  ],
])
