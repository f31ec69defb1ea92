/** "The body" that is put on another one is a piece of its own; alone it is all of the part. */
import { holdVolumes } from './volumes.ts'

const cylinder = (diameter: number, height: number): number => (Math.PI * diameter ** 2 * height) / 4

holdVolumes([
  [
    'First make the base. It is a cylinder, 64 mm in diameter and 9 mm thick. Next add the body on top of the base. The body is 40 mm in diameter and 26 mm tall.',
    cylinder(64, 9) + cylinder(40, 26),
  ],
  [
    'The foot is a disc 70 mm in diameter and 8 mm thick. On top of it stands the body. The body is 36 mm in diameter and 22 mm tall. A 10 mm hole goes through everything.',
    cylinder(70, 8) + cylinder(36, 22) - cylinder(10, 30),
  ],
  [
    'The body is a block 44 x 40 x 20 mm. A hole 5 mm in diameter goes down through the body.',
    44 * 40 * 20 - cylinder(5, 20),
  ],
])
