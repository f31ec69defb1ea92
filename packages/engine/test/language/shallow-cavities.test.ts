/** Hollows that are a cap of a ball: by the radius of the ball or the width at the surface, and the depth. */
import { test } from 'node:test'
import { holdBoxes } from './boxes.ts'
import { refusal } from './reading.ts'

/** By the ball and by the rim. */
const byBall = (radius: number, depth: number): number => Math.PI * depth ** 2 * (radius - depth / 3)
const byRim = (diameter: number, depth: number): number =>
  ((Math.PI * depth) / 6) * ((3 * diameter ** 2) / 4 + depth ** 2)
const block = 'An 80 x 80 x 25 mm block'
const BLOCK = 80 * 80 * 25
/** Of a cap 9 mm high of a ball with a radius of 25 mm. */
const WIDE = 2 * Math.sqrt(9 * 41)
const box = [80, 80, 25] as const

holdBoxes([
  [
    `${block} with a spherical dimple of radius 13 mm, 5 mm deep, in the middle of the top`,
    BLOCK - byBall(13, 5),
    box,
  ],
  [
    `${block}. Cut a 5 mm deep spherical recess with a sphere diameter of 26 mm into the top.`,
    BLOCK - byBall(13, 5),
    box,
  ],
  [
    `${block} with a spherical depression, R13 and 5 mm deep, in the middle of the front face`,
    BLOCK - byBall(13, 5),
    box,
  ],
  [`${block} with a spherical dimple 24 mm in diameter and 5 mm deep in the top`, BLOCK - byRim(24, 5), box],
  [
    `${block} with a round-bottomed dish in its top, 50 mm across at the surface and 6 mm deep`,
    BLOCK - byRim(50, 6),
    box,
  ],
  [
    `${block}. The top has a hollow in the shape of a spherical cap, 50 mm in diameter and 6 mm deep.`,
    BLOCK - byRim(50, 6),
    box,
  ],
  [
    `${block} with two spherical dimples of 13 mm radius and 5 mm depth in the top, 40 mm apart`,
    BLOCK - 2 * byBall(13, 5),
    box,
  ],
  [`${block} with hemispherical dimples of radius 6 mm in the front and back`, BLOCK - 2 * byBall(6, 6), box],
  ['A dome with a sphere radius of 25 mm and a height of 9 mm.', byBall(25, 9), [WIDE, WIDE, 9]],
  ['A dome 9 mm high with a radius of curvature of 25 mm.', byBall(25, 9), [WIDE, WIDE, 9]],
])

test('a dimple in each side, one that has only a depth, and a socket for a ball are asked for otherwise', () => {
  refusal(`${block} with a hemispherical dimple of radius 6 mm in the middle of each side face`)
  refusal(`${block} with a spherical dimple of radius 13 mm, 5 mm deep, on each side`)
  refusal(`${block} with a spherical pocket 20 mm deep`)
  refusal(`${block} with a ball socket of 30 mm diameter, 10 mm deep, in the top`)
})
