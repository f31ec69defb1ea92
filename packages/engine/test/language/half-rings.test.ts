/** Half rings drawn as two half circles about one center that share their straight side, too. */
import { holdBoxes } from './boxes.ts'

const arch = (outer: number, inner: number, height: number): number =>
  (Math.PI / 2) * (outer ** 2 - inner ** 2) * height

holdBoxes([
  [
    'Create a 3D object that looks like half of a ring. Draw a semi-circle with a radius of 60 mm, and inside it a smaller semi-circle with a radius of 45 mm that shares the same center and the same straight side. Remove the smaller semi-circle from the larger one and extrude the remaining arch-shaped sketch by 9 mm.',
    arch(60, 45, 9),
    [120, 60, 9],
  ],
  [
    'Draw a half circle with a radius of 60 mm, and inside it a smaller half circle with a radius of 45 mm sharing the same center point and the same flat edge. Remove the smaller half circle and extrude the remaining shape by 9 mm.',
    arch(60, 45, 9),
    [120, 60, 9],
  ],
  [
    'Draw a semicircle with a radius of 60 mm. Draw a smaller semicircle with a radius of 45 mm with the same center and the same straight side. Remove the smaller semicircle from the larger one. Extrude the remaining half ring shaped sketch by 9 mm.',
    arch(60, 45, 9),
    [120, 60, 9],
  ],
])
