/** Bodies and cuts told by the levels they lie between and by coordinates with the names of their axes. */
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height
const block = 'A block 70 mm (X) by 36 mm (Y) by 24 mm (Z=0 to Z=24), centered at the origin in XY.'
const solid = 70 * 36 * 24

holdVolumes([
  [
    'A square pyramid with a 30 mm by 30 mm base, its apex directly above the center of the base at Z=50.',
    15_000,
  ],
  ['A cone with a base diameter of 24 mm, the tip at Z=50.', (Math.PI * 144 * 50) / 3],
  ['A square pyramid with a 30 mm by 30 mm base on the XY plane and its top at Z=50.', 15_000],
  // The axes of a point are those it names, whichever comes first.
  [`${block} Two 6 mm holes go through it along Y at (X=±25, Z=9).`, solid - 2 * round(6, 36)],
  [`${block} Two 6 mm holes go through it along Y at (Z=9, X=±25).`, solid - 2 * round(6, 36)],
  [`${block} Two 6 mm holes are drilled along X at (Y=±10, Z=12).`, solid - 2 * round(6, 70)],
  [`${block} Four 4 mm holes pass through along Y at X=±28, Z=12±7.`, solid - 4 * round(4, 36)],
  [
    `${block} Four 4 mm holes pass through along Y at (X=±28, Z=5) and (X=±28, Z=19).`,
    solid - 4 * round(4, 36),
  ],
  [
    `${block} A pin of 8 mm diameter along X from X=35 to X=50 has its axis at (Y=6, Z=14).`,
    solid + round(8, 15),
  ],
  [`${block} Four 5 mm pegs rise from Z=24 to Z=30 at X=±30 and Y=±12.`, solid + 4 * round(5, 6)],
  // The two axes that holes are told along say which way they go.
  [`${block} Four 3 mm holes at Y=±12, Z=12±6.`, solid - 4 * round(3, 70)],
  // As many ranges along one axis as there are bodies.
  [
    `${block} Two cheeks, each 6 mm thick, stand on it at X=-35 to X=-29 and X=29 to X=35, each from Y=-18 to Y=18 and from Z=24 to Z=40.`,
    solid + 2 * 6 * 36 * 16,
  ],
  // Sizes with their levels beside them.
  [
    'The base is 90 mm (X=-45 to X=45) by 40 mm (Y=-20 to Y=20) by 12 mm (Z=0 to Z=12). Two rails, each 6 mm wide (Y) and 8 mm high (Z=12 to Z=20), run the full 90 mm along X at Y=-20 to Y=-14 and Y=14 to Y=20.',
    90 * 40 * 12 + 2 * 6 * 8 * 90,
  ],
  // What lies elsewhere is another body, whatever it is called.
  [
    'A fixture. The sole is a box from X=-30 to X=30, Y=-12 to Y=12, Z=0 to Z=7. The web is a box from X=-2 to X=2, Y=-12 to Y=12, Z=7 to Z=33.',
    60 * 24 * 7 + 4 * 24 * 26,
  ],
  [
    'A stop. The wall plate is vertical, 4 mm thick (X=0 to X=4), 30 mm wide (Y=-15 to Y=15), from Z=0 to Z=60. The top plate is horizontal, 4 mm thick (Z=56 to Z=60), 30 mm wide (Y=-15 to Y=15), from X=4 to X=40.',
    4 * 30 * 60 + 4 * 30 * 36,
  ],
])
