/** Sections told bar by bar in a plane, and exact prose that tells a thing twice. */
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height
const block = 'A block 80 mm (X) by 36 mm (Y) by 30 mm (Z=0 to Z=30), centered at the origin in XY.'
const solid = 80 * 36 * 30

holdVolumes([
  [
    'A tee. The cross-section lies in the XZ plane: a top bar 40 mm wide (X) and 6 mm thick (Z=24 to Z=30), and a vertical stem 8 mm wide centered at X=0 from Z=0 to Z=24. Extruded 35 mm along the Y axis.',
    (40 * 6 + 8 * 24) * 35,
  ],
  [
    'A Z-shaped bar, 64 mm long along X. The profile in the YZ plane consists of a lower flange Y=-20 to Y=2, Z=0 to Z=4, a web Y=-2 to Y=2, Z=4 to Z=26, and an upper flange Y=-2 to Y=20, Z=26 to Z=30. It is extruded 64 mm along X. Two 5 mm holes are drilled vertically through the upper flange at X=±20, Y=12.',
    (22 * 4 + 4 * 22 + 22 * 4) * 64 - 2 * round(5, 4),
  ],
  [
    'An H-shaped block, 16 mm thick along Y (Y=-8 to Y=8). In the XZ plane it consists of two vertical bars, X=-24 to X=-16 and X=16 to X=24, each from Z=0 to Z=50, joined by a horizontal crossbar from X=-16 to X=16 and Z=20 to Z=28.',
    (2 * 8 * 50 + 32 * 8) * 16,
  ],
  [`${block} A 10 mm gallery is drilled along X through the full 80 mm at Y=0, Z=15.`, solid - round(10, 80)],
  [
    `${block} Two 6 mm holes go through vertically at X=±25, Y=0. Each hole is spot-faced on the top face with a 12 mm diameter recess 2 mm deep.`,
    solid - 2 * (round(6, 28) + round(12, 2)),
  ],
  [
    `${block} Four 4 mm holes in a 60 mm x 20 mm rectangular pattern centered at the origin (at X=±30, Y=±10).`,
    solid - 4 * round(4, 30),
  ],
  [
    `${block} Two 5 mm holes are drilled into the front face (Y=-18), 10 mm deep, at (X=-20, Z=10) and (X=20, Z=20).`,
    solid - 2 * round(5, 10),
  ],
  [
    `${block} A 16 mm bore is cut from the top face to a depth of 20 mm (down to Z=10) at X=0, Y=0.`,
    solid - round(16, 20),
  ],
])
