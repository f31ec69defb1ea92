/** Upright tubes whose sizes are told behind them, and which are then called just a tube. */
import { holdVolumes } from './volumes.ts'

const TUBE = (40 * 25 - 34 * 19) * 120

holdVolumes([
  [
    'A rectangular tube. The outside of the tube should be 40 mm in length and 25 mm in width, with a wall thickness of 3 mm. The tube is open on both ends and is extruded to a height of 120 mm.',
    TUBE,
  ],
  [
    'A rectangular tube 40 mm in length and 25 mm in width with a 3 mm wall. The tube is 120 mm tall and open at both ends.',
    TUBE,
  ],
  [
    'A square tube, open at both ends, 25 mm x 25 mm with a wall thickness of 3 mm. The tube is extruded to a height of 90 mm.',
    (25 ** 2 - 19 ** 2) * 90,
  ],
  // Along its longest side, where that is no height.
  ['A rectangular tube 120 mm long, 40 mm wide and 25 mm high with a 3 mm wall, open at both ends.', TUBE],
])
