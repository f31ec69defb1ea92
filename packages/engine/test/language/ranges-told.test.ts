/** Where a body lies by the coordinates that it goes from and to, and what runs along an edge at a coordinate. */
import { test } from 'node:test'
import { holdBoxes } from './boxes.ts'
import { refusal } from './reading.ts'

const rod = (diameter: number, length: number): number => (Math.PI / 4) * diameter ** 2 * length
/** A cylinder about Y=0 whose bottom is level with the plate: without what of it lies in the plate. */
const inPlate = (radius: number, thick: number, length: number): number => {
  // Half of the segment between the bottom and the top of the plate.
  const height = radius - thick
  const segment = radius ** 2 * Math.acos(height / radius) - height * Math.sqrt(radius ** 2 - height ** 2)
  return (segment / 2) * length
}
const leaf = 60 * 36 * 4 + rod(10, 60) - inPlate(5, 4, 60)

holdBoxes([
  [
    'A flat plate: 60 mm (X) x 36 mm (Y) x 4 mm (Z). Put it so Y goes from 0 to 36 and Z goes from 0 to 4. Add a 10 mm diameter cylinder, 60 mm long, running along the X edge of the plate at Y=0. Its axis is at Y=0, Z=5.',
    leaf,
    [60, 41, 10],
  ],
  [
    'This is half of a hinge.\n\n1. The leaf is a flat plate: 60 mm (X) x 36 mm (Y) x 4 mm (Z). Put it so that Y runs from 0 to 36 and Z runs from 0 to 4.\n\n2. The knuckle is a 10 mm diameter cylinder, 60 mm long, running along X. Its axis is at Y=0, Z=5 so that the bottom of the cylinder is level with the bottom of the plate. Merge it with the plate.\n\n3. Last, cut a 5 mm diameter hole for the pin through the full length of the knuckle, concentric with it.',
    leaf - rod(5, 60),
    [60, 41, 10],
  ],
  [
    'A plate 60 x 36 x 4 mm. X goes from -10 to 50 and Y spans from 0 to 36. Add a cylinder 8 mm in diameter and 12 mm tall on top.',
    60 * 36 * 4 + rod(8, 12),
    [60, 36, 16],
  ],
])

test('half of a thing that the other sentences tell whole is refused', () => {
  refusal('This is half of a gear. The gear has 20 teeth and module 2.')
})
