/** Where one, two or four of them lie on the top of their host. */
import type { Point2, Point3 } from '../../../src/plan/geometry.ts'
import type { Chance, Feature, Host, Place } from './composed.ts'

type Find = (host: Host, feature: Feature, chance: Chance) => Place

const OWN_MIDDLE = /\bcent(?:er|re)s? (?:is )?\d|centered \d|\bat x =|\bat \(/u

const middle: Find = ({ noun, size: [l, w] }, { cut }) => ({
  at: [[l / 2, w / 2]],
  wordings: [
    'in the center',
    'in its center',
    'centered on the top face',
    'at the center of the top face',
    `in the middle of the ${noun}`,
    `at the centre of the ${noun}`,
    ...(cut
      ? [`at the ${noun}'s center`, 'exactly in the middle', `at the midpoint of the ${noun}`]
      : ['centered on top', 'on top, in the middle', `on top of the ${noun}, centered`]),
  ],
})

const fromTwoEdges: Find = (_, __, chance) => {
  const [x, y] = [chance.of([25, 27, 30]), chance.of([18, 20, 22])]
  return {
    at: [[x, y]],
    byEdges: true,
    ofMiddle: OWN_MIDDLE,
    wordings: [
      `${x} mm from the left edge and ${y} mm from the front edge`,
      `${x} mm from the left side and ${y} mm from the front side`,
      `${x} mm in from the left edge and ${y} mm in from the front edge`,
      `at a distance of ${x} mm from the left edge and ${y} mm from the front edge`,
      `with its center ${x} mm from the left edge and ${y} mm from the front edge`,
      `whose center is ${x} mm from the left and ${y} mm from the front edge`,
      `centered ${x} mm from the left edge and ${y} mm from the front edge`,
      `at x = ${x} mm, y = ${y} mm measured from the bottom left corner`,
      `at (${x}, ${y}) from the front left corner`,
    ],
  }
}

const fromOneEdge: Find = ({ size: [l, w] }, _, chance) => {
  const x = chance.of([25, 27, 30])
  return {
    at: [[l - x, w / 2]],
    byEdges: true,
    wordings: [
      `${x} mm from the right edge, centered along the width`,
      `${x} mm from the right end, midway between front and back`,
      `${x} mm from the right edge and halfway between the front and back edges`,
      `${x} mm from the right edge and centered in the width direction`,
      `centered across the width, ${x} mm from the right edge`,
      `centered in Y and ${x} mm from the right edge`,
      `on the centerline, ${x} mm from the right end`,
    ],
  }
}

const toOneSide: Find = ({ size: [l, w] }, _, chance) => {
  const x = chance.of([12, 15, 20])
  return {
    at: [[l / 2 + x, w / 2]],
    wordings: [
      `${x} mm to the right of the center`,
      `${x} mm right of center`,
      `${x} mm from the center in the +X direction`,
      `offset ${x} mm to the right`,
      `offset ${x} mm from the center along the X axis`,
      `shifted ${x} mm to the right of the center`,
      `displaced ${x} mm in the positive X direction from the center`,
      `at x = ${x} mm from the center`,
    ],
  }
}

const toTwoSides: Find = ({ size: [l, w] }, _, chance) => {
  const [x, y] = [chance.of([12, 15, 20]), chance.of([8, 9, 10])]
  return {
    at: [[l / 2 - x, w / 2 + y]],
    wordings: [
      `${x} mm to the left of and ${y} mm behind the center`,
      `${x} mm left of the center and ${y} mm towards the back`,
      `shifted ${x} mm to the left and ${y} mm to the back from the center`,
      `offset -${x} mm in X and ${y} mm in Y from the center`,
      `at (-${x}, ${y}) relative to the center`,
      `at X = -${x}, Y = ${y} with the origin at the center`,
    ],
  }
}

/** In a line along the length, about the middle. */
const twoAbout = ([l, w]: Point3, apart: number): Point2[] => [
  [l / 2 - apart / 2, w / 2],
  [l / 2 + apart / 2, w / 2],
]

const pair: Find = ({ noun, size }, _, chance) => {
  const apart = chance.of([40, 44, 48])
  return {
    at: twoAbout(size, apart),
    wordings: [
      `spaced ${apart} mm apart along the length`,
      `${apart} mm apart along the X axis, symmetric about the center`,
      `${apart} mm apart, centered on the ${noun}, in a line along X`,
      `on the centerline, ${apart} mm apart`,
      `with a center distance of ${apart} mm along the length, centered`,
      `at x = -${apart / 2} and x = ${apart / 2} from the center`,
      `${apart / 2} mm to the left and right of the center`,
    ],
  }
}

const corners: Find = ({ size: [l, w] }, _, chance) => {
  const inset = chance.of([13, 14, 15])
  return {
    at: [
      [inset, inset],
      [l - inset, inset],
      [inset, w - inset],
      [l - inset, w - inset],
    ],
    byEdges: true,
    ofMiddle: OWN_MIDDLE,
    wordings: [
      `in the corners, ${inset} mm from each edge`,
      `at the four corners, inset ${inset} mm from the edges`,
      `near the corners, each ${inset} mm from the adjacent edges`,
      `positioned at the corners with their centers ${inset} mm from the edges`,
      `${inset} mm in from the edges at each corner`,
    ],
  }
}

const beside =
  (side: 'left' | 'right'): Find =>
  ({ size: [l, w] }, _, chance) => {
    const off = chance.of([26, 28])
    const x = side === 'left' ? -off : off
    return {
      at: [[l / 2 + x, w / 2]],
      wordings: [
        `${off} mm to the ${side} of the center`,
        `${off} mm ${side} of center`,
        `offset ${off} mm to the ${side} of the center`,
        `at x = ${x} mm from the center`,
        `at (${x}, 0) relative to the center`,
      ],
    }
  }

const farPair: Find = ({ size }, _, chance) => {
  const apart = chance.of([52, 56])
  return {
    at: twoAbout(size, apart),
    wordings: [
      `spaced ${apart} mm apart along the length`,
      `${apart} mm apart along the X axis`,
      `at x = -${apart / 2} and x = ${apart / 2} from the center`,
      `${apart / 2} mm to the left and right of the center`,
    ],
  }
}

/** Two that leave room for each other. */
export const PAIRS: readonly (readonly [Find, Find])[] = [
  [beside('left'), beside('right')],
  [beside('right'), beside('left')],
  [middle, farPair],
  [farPair, middle],
]

export const PLACES: readonly Find[] = [
  middle,
  fromTwoEdges,
  fromOneEdge,
  toOneSide,
  toTwoSides,
  pair,
  corners,
]
