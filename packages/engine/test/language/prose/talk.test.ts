/** What people say around a part says nothing of it; what could change it is never passed over. */
import { holdProse, holdUnread } from './prose.ts'

const bored = (d: number): number => (Math.PI * d * d) / 4

holdProse([
  [
    'Using CadQuery, make a 44 x 32 x 12 mm block with an 8 mm hole through the center. Export the result as an STL file.',
    44 * 32 * 12 - bored(8) * 12,
  ],
  [
    'A chunky plate, 50 x 30 x 6 mm. Afterwards drill a tiny 4 mm hole through the middle. No fillets anywhere.',
    50 * 30 * 6 - bored(4) * 6,
  ],
  [
    'A disc 40 mm in diameter and 10 mm thick – with an 8 mm hole through the center. Don’t bother with threads.',
    bored(40) * 10 - bored(8) * 10,
  ],
  [
    'A 40 x 40 x 20 mm block with a 12 mm diameter cylinder removed from its center.',
    40 * 40 * 20 - bored(12) * 20,
  ],
  [
    'A plate 60 x 60 x 10 mm. A cylinder 30 mm in diameter, 20 mm tall, is fused onto the middle of the top. Merge the two.',
    60 * 60 * 10 + bored(30) * 20,
  ],
])

holdUnread([
  // Rounded, though nothing was to be.
  'A plate 60 x 40 x 8 mm. Round all edges by 1 mm. No fillets.',
  'A plate 60 x 40 x 8 mm. Skip the hole.',
  'A plate 60 x 40 x 8 mm with a horse on it.',
  'A plate 60 x 40 x 8 mm that is slightly askew.',
  // One pin on two sides.
  'A block 40 x 24 x 16 mm. A pin of 8 mm diameter, 12 mm long, sticks out of the left face, and again out of the right face.',
])
