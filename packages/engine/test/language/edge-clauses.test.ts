/** Edges told by what stands behind their noun, and rims of holes that are worked themselves. */
import { holdBalanced } from './balanced.ts'
import { holdVolumes, type Told } from './volumes.ts'

const block = 54 * 36 * 22
const leg = 3
/** What a chamfer of 3 mm takes off edges that do not meet. */
const off = (...lengths: readonly number[]): number =>
  block - (leg ** 2 / 2) * lengths.reduce((sum, length) => sum + length, 0)
const upright = off(22, 22, 22, 22)
/** Around the top the four meet in the corners. */
const around = block - (leg ** 2 / 2) * 2 * (54 + 36) + (4 * leg ** 3) / 3

const EDGES: readonly (readonly [string, number])[] = [
  ['the four edges running through the height', upright],
  ['the edges going from top to bottom', upright],
  ['the edges standing upright', upright],
  ['the edges that are parallel to the height', upright],
  ['the edges which point in Z', upright],
  ['the edges perpendicular to the base', upright],
  ['the edges that connect the top and bottom faces', upright],
  ['the vertical edges, all four of them,', upright],
  ['the four edges around the top face', around],
  ['the edges that bound the upper face', around],
  ['the edges which enclose the top', around],
  ['the top edges all the way around', around],
  ['the outline of the top', around],
  ['the two top edges that run along X', off(54, 54)],
  ['the top edges parallel to the X axis', off(54, 54)],
  ['the 54 mm long edges at the top', off(54, 54)],
  ['the front and back edges of the top', off(54, 54)],
  ['the top edge on the right', off(36)],
  ['the right edge of the top face', off(36)],
  ['the top edge at the +X end', off(36)],
  ['the edge where the top meets the right face', off(36)],
  ['the edge shared by the top and the right face', off(36)],
]

holdVolumes(
  EDGES.map(([edges, volume]): Told => [`A 54 x 36 x 22 mm block. Chamfer ${edges} by 3 mm.`, volume]),
)

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height
const bored = 70 * 44 * 9 - round(12, 9)
/** A chamfer of 1 mm around the 12 mm bore. */
const rim = Math.PI * (6 + 1 / 3)
/** A fillet of 1 mm there: what lies between a square and its quarter circle, turned about the axis. */
const bell = 2 * Math.PI * (6 + (10 - 3 * Math.PI) / (12 - 3 * Math.PI)) * (1 - Math.PI / 4)

holdVolumes([
  ['A 70 x 44 x 9 mm plate with a 12 mm hole in the middle. Chamfer the hole by 1 mm.', bored - rim],
  [
    'A 70 x 44 x 9 mm plate with a 12 mm hole in the middle. The hole is chamfered 1 mm at both ends.',
    bored - 2 * rim,
  ],
  [
    'A 70 x 44 x 9 mm plate with a 12 mm hole in the middle. Chamfer the hole on both sides by 1 mm.',
    bored - 2 * rim,
  ],
  [
    'A 70 x 44 x 9 mm plate with a 12 mm hole in the middle. Fillet the upper edge of the hole with a radius of 1 mm.',
    bored - bell,
  ],
])

/** A bevel of 2 mm around one face of a 50 x 30 mm block. */
const beveled = (2 * 2 * (50 + 30) * 2) / 2 - (4 * 2 ** 3) / 3

// The edges of one face, told of a body in its own sentence, and not all of its edges.
holdBalanced([
  [
    'A 50 x 30 x 20 mm block whose top is chamfered by 2 mm.',
    [
      [50 * 30 * 20, 10],
      [-beveled, 19.34],
    ],
  ],
  [
    'A 50 x 30 x 20 mm block, and its bottom is beveled by 2 mm.',
    [
      [50 * 30 * 20, 10],
      [-beveled, 0.66],
    ],
  ],
  [
    'A 50 x 30 x 20 mm block, whose underside is chamfered 2 mm.',
    [
      [50 * 30 * 20, 10],
      [-beveled, 0.66],
    ],
  ],
])

/** What rounding over all twelve edges by 4 mm leaves of a block. */
const rolled = (x: number, y: number, z: number): number =>
  x * y * z - (4 - Math.PI) * 16 * (x + y + z - 24) - (512 - (4 / 3) * Math.PI * 64)

holdVolumes([
  ['A 50 x 30 x 20 mm block where every edge has been rounded over with a 4 mm radius.', rolled(50, 30, 20)],
  ['A 50 x 30 x 20 mm block with all 12 edges rounded over at 4 mm.', rolled(50, 30, 20)],
  ['A block, 50 x 30 x 20 mm. All of its edges are rounded over to a 4 mm radius.', rolled(50, 30, 20)],
])
