/** A right triangle by its upright leg and the one below: which leg a size belongs to is no place of a body on another. */
import { holdVolumes } from './volumes.ts'

const wedge = (long: number, high: number, wide: number): number => (long * high * wide) / 2

holdVolumes([
  [
    "A door stop wedge. From the side it's a right triangle that is 84 mm long on the bottom and 26 mm tall on the vertical side. It's extruded 38 mm wide.",
    wedge(84, 26, 38),
  ],
  [
    'A ramp. From the side it is a right triangle that is 32 mm tall on the upright side and 96 mm long on the bottom. It is extruded 44 mm wide.',
    wedge(96, 32, 44),
  ],
  [
    'A right triangle, 75 mm long along the bottom edge and 24 mm high at the vertical edge, extruded 30 mm.',
    wedge(75, 24, 30),
  ],
])
