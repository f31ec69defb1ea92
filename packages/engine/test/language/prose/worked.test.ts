/** Edges that are rounded or broken: which of them, by what the words say. */
import { holdProse, holdUnread } from './prose.ts'

const { PI } = Math
/** What a rounding takes from a square corner. */
const fillet = (radius: number): number => radius ** 2 * (1 - PI / 4)
/** What a half circle takes from the end of a bar. */
const rounded = (width: number): number => (width ** 2 / 2) * (1 - PI / 4)

// By their length, their end, what lies at that end, the feature they belong to.
holdProse([
  ['A 60 x 40 x 22 mm block. Round the four 22 mm long edges to a 5 mm radius.', (2400 - 4 * fillet(5)) * 22],
  [
    'A 60 x 40 x 20 mm block. Chamfer the two vertical edges at the right end, 6mm x 6mm.',
    (2400 - 2 * 18) * 20,
  ],
  [
    'A 60 x 40 x 20 mm block. Cut a step on the left end, 20 mm long and 8 mm deep. Chamfer the two vertical edges (parallel to Z) at the end of the block with the step. The chamfer is 5mm x 5mm.',
    48000 - 20 * 40 * 8 - 2 * 12.5 * 12,
  ],
  ['A plate 64 x 100 x 5 mm. Chamfer the corners at one short end by 10 mm.', 5 * (6400 - 100)],
  [
    'A plate 64 x 48 x 8 mm. The two corners on the right are rounded with a 9 mm radius.',
    8 * (64 * 48 - 2 * fillet(9)),
  ],
  [
    'A 92 x 50 x 16 mm plate. Cut a 40 x 24 mm pocket in the center of the top face, 9 mm deep. Fillet the four vertical edges inside the pocket with a 4 mm radius.',
    92 * 50 * 16 - 9 * (960 - 4 * fillet(4)),
  ],
])

// Half circles, which are no fillets of edges: as wide as the bar.
holdProse([
  ['A plate 80 x 24 x 5 mm with both ends fully rounded.', 5 * (1920 - 2 * rounded(24))],
  ['A plate 80 x 24 x 5 mm. Round the right end with a full radius.', 5 * (1920 - rounded(24))],
  [
    'A block 120mm (X) x 14mm (Y) x 35mm (Z). Fillet the two top edges of the block that are parallel to Y. The radius is 20mm.',
    14 * (120 * 35 - 2 * fillet(20)),
  ],
  [
    'Start with a 44mm (X) x 30mm (Y) x 60mm (Z) block. Fillet the two top edges parallel to Y with a 22mm radius.',
    30 * (44 * 60 - rounded(44)),
  ],
  [
    'A plate, 90mm x 26mm x 4mm, with both ends fully rounded (13mm radius). There is a 7mm hole at the center of each rounded end.',
    4 * (90 * 26 - 2 * rounded(26) - 2 * PI * 3.5 ** 2),
  ],
  [
    'A bar 84 mm long, 18 mm wide and 5 mm thick. Its ends are fully rounded. It has a 6 mm hole at each end, concentric with the rounded ends.',
    5 * (84 * 18 - 2 * rounded(18) - 2 * PI * 9),
  ],
  [
    'A 64 x 26 x 4 mm plate rounded on one end only, with a 9 mm hole concentric with the rounded end.',
    4 * (64 * 26 - rounded(26) - PI * 4.5 ** 2),
  ],
])

holdUnread([
  'A plate 54 x 90 x 4 mm with its left end fully rounded.',
  'A bar 80 x 20 x 20 mm with both ends fully rounded.',
  'A plate 100 x 60 x 8 mm. Round two corners with a radius of 10 mm.',
  'A 60 x 40 x 20 mm block with a 30 mm hole. Fillet the vertical edges.',
])

// The edges of the hole in a ring are not those of its outside.
holdProse([
  [
    'A washer with a 46 mm outer diameter, an 18 mm inner diameter and 8 mm thick. Both edges of the hole have a 1 mm chamfer.',
    Math.PI * (23 ** 2 - 9 ** 2) * 8 - 2 * Math.PI * (9 + 1 / 3),
  ],
])
