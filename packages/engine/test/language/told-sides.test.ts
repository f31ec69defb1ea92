/** Which side, which one, which way: sides by their size or the way they look, one of several, sizes by axis. */
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height
const block = 60 * 44 * 26

holdVolumes([
  [
    'A block 60 x 44 x 26 mm. One of the 44 x 26 faces has an 8 mm hole in its middle, 11 mm deep.',
    block - round(8, 11),
  ],
  [
    'A block, 60 mm in X, 44 mm in Y and 26 mm in Z. Into the face that looks toward -Y drill an 8 mm hole 11 mm deep.',
    block - round(8, 11),
  ],
  [
    'A block with X = 60, Y = 44, Z = 26 (mm). An 8 mm hole goes down into the top, to a depth of a quarter of the Z dimension.',
    block - round(8, 6.5),
  ],
  [
    'A block 60 x 44 x 26 mm with two holes in the top: an 8 mm one 12 mm from the left end and a 5 mm one 12 mm from the right end.',
    block - round(8, 26) - round(5, 26),
  ],
  [
    'A block 60 x 44 x 26 mm. Through its width run two 8 mm holes, 30 mm apart, at half the height.',
    block - 2 * round(8, 44),
  ],
  [
    'A block 60 x 44 x 26 mm. A recess in the middle of the top is circular, 20 mm across and 7 mm deep.',
    block - round(20, 7),
  ],
  [
    'A block 60 x 44 x 26 mm. An 8 mm hole, which is not central but 12 mm off the centre, is drilled 9 mm deep and must not come out below.',
    block - round(8, 9),
  ],
  [
    'An open-topped box 60 mm long, 44 mm wide and 26 mm tall, the walls and the floor 2 mm thick. Each long wall has a 10 mm hole in its middle.',
    block - 56 * 40 * 24 - 2 * round(10, 2),
  ],
  [
    'A block 60 x 44 x 26 mm. Into the right end bore an 8 mm hole 11 mm deep so a pin can be pushed in.',
    block - round(8, 11),
  ],
  [
    'A block 60 x 44 x 26 mm. A square window of 9 mm per side goes from the front face to the back face, and another from left to right.',
    block - 81 * (44 + 60) + 9 ** 3,
  ],
  [
    'A block 60 x 44 x 26 mm. Two pockets, 15 x 20 mm and 8 mm deep, in the top with a 6 mm web between them.',
    block - 2 * 15 * 20 * 8,
  ],
  [
    'A block 60 x 44 x 26 mm. Across the top of the block cut a V-groove from front to back. It is 8 mm across at the surface and 4 mm deep.',
    block - 16 * 44,
  ],
  [
    'A cone with a base diameter of 50 mm and a height of 70 mm. Up from the middle of the base goes a 9 mm hole, 15 mm deep.',
    (Math.PI * 625 * 70) / 3 - round(9, 15),
  ],
  [
    'A block 60 x 44 x 26 mm. An 8 mm hole whose centre coincides with the front left corner.',
    block - round(8, 26) / 4,
  ],
  [
    'A plate 60 x 44 x 5 mm. A slot with round ends, 20 mm overall and 6 mm wide; its left end stays 7 mm clear of the left edge.',
    60 * 44 * 5 - (14 * 6 + 9 * Math.PI) * 5,
  ],
])
