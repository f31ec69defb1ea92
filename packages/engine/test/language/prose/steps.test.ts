/** Parts told in a title and numbered steps: what the title announces is told in full by the steps. */
import { holdProse } from './prose.ts'

const { PI } = Math

/** What a chamfer of a leg takes off the rim of a cylinder. */
const broken = (radius: number, leg: number): number => PI * (radius * leg ** 2 - leg ** 3 / 3)

holdProse([
  [
    'This is a T-shaped bracket made from two rectangular prisms.\n\n1. Start with a base that is 60mm (X) x 40mm (Y) x 8mm (Z).\n\n2. Add a vertical wall on top of the base. The wall is 8mm thick (X), 40mm wide (Y) and 50mm tall. It is centered on the base in the X dimension.\n\n3. Cut a 12mm diameter hole through the wall in the X direction. The center of the hole is 15mm below the top of the wall and centered in Y.',
    60 * 40 * 8 + 8 * 40 * 50 - PI * 36 * 8,
  ],
  [
    'This is a stepped shaft with three sections.\n\n1. The first section is 20mm in diameter and 30mm long.\n\n2. The second section is 30mm in diameter and 40mm long and is concentric with the first.\n\n3. The third section is 15mm in diameter and 25mm long.\n\n4. Put a 1mm chamfer on both ends of the shaft.',
    PI * (100 * 30 + 225 * 40 + 56.25 * 25) - broken(10, 1) - broken(7.5, 1),
  ],
  [
    'This is a turned part.\n\n1. Make a cylinder 50mm in diameter and 60mm long along the Z axis.\n\n2. Cut a groove around the cylinder that’s 5mm wide and 3mm deep. The groove starts 20mm from the bottom.\n\n3. Cut a hole 20mm in diameter from the top that’s 30mm deep.\n\n4. Cut a smaller hole 10mm in diameter through the rest of the part.\n\n5. Add 2mm chamfers to the top and bottom outer edges.',
    PI * (625 * 60 - (625 - 484) * 5 - 100 * 30 - 25 * 30) - 2 * broken(25, 2),
  ],
  [
    'This is a cube with a cylinder on top and a hole on the side.\n\n1. The cube is 30mm x 30mm x 30mm.\n\n2. The cylinder is 20mm in diameter and 10mm tall. It’s centered on the top face of the cube.\n\n3. The hole goes through the cube from the front face to the back face. It’s 10mm in diameter and is centered on the front face.',
    27000 + PI * (100 * 10 - 25 * 30),
  ],
  [
    'This is a wheel with a hub.\n\n1. Make a disc with an 80mm diameter and 10mm thickness.\n\n2. Add a hub in the center on one side. The hub is 25mm diameter and sticks out 15mm.\n\n3. There’s an 8mm hole all the way through the center.\n\n4. Cut 6 lightening holes through the disc. They’re 12mm diameter and evenly spaced on a 52mm diameter circle.',
    PI * (1600 * 10 + 12.5 ** 2 * 15 - 16 * 25 - 6 * 36 * 10),
  ],
])
