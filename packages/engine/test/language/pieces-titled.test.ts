/** Half and quarter bodies whose title says what they are called, and which way their round side points. */
import { holdVolumes } from './volumes.ts'

const HALF = (Math.PI / 2) * 18 ** 2 * 65
const QUARTER = (Math.PI / 4) * 25 ** 2 * 12

holdVolumes([
  [
    'A half cylinder, 36 mm in diameter and 65 mm long along Y. Its flat face lies on the XY plane and the rounded side faces +Z.',
    HALF,
  ],
  [
    'A half-round bar, 36 mm in diameter and 65 mm long, resting on its flat face with the curved surface facing upward.',
    HALF,
  ],
  ['A half cylinder with a radius of 18 mm and a length of 65 mm. The curved surface is on top.', HALF],
  ['A semicircular prism with an 18 mm radius, 65 mm long along Y, with the arc facing +Z.', HALF],
  ['A D-shaped bar: half of a 36 mm diameter cylinder, 65 mm long, flat side down.', HALF],
  [
    'A quarter-round sector plate: a 90-degree pie slice of a disc with a 25 mm radius, 12 mm thick.',
    QUARTER,
  ],
  ['A sector plate: a quarter of a disc with a 25 mm radius, 12 mm thick.', QUARTER],
  ['A quarter-round block with a radius of 25 mm, 12 mm tall.', QUARTER],
  ['A pie slice cut from a 50 mm diameter disc, spanning 45 degrees, 12 mm thick.', QUARTER / 2],
])
