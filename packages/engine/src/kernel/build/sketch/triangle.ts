/** Triangles from any three of their sides, angles and height. */
import type { Point2 } from '../../../plan/geometry.ts'
import type { ProfileOf } from '../../../plan/profile.ts'
import { alone, impossible, type Loops } from './figures.ts'
import { boxOfPoints, polygonLoop } from './loop.ts'
import { degrees, minus, plus, radians, times } from './plane-vector.ts'

type Givens = Omit<ProfileOf<'triangle'>, 'kind' | 'at' | 'rotateDeg'>
type Side = 'a' | 'b' | 'c'
type Triple = Record<Side, number | undefined>
type Sides = Record<Side, number>

const SIDES: readonly Side[] = ['a', 'b', 'c']
const NAMES = {
  a: 'a',
  b: 'b',
  c: 'c',
  angleADeg: 'angle A',
  angleBDeg: 'angle B',
  angleCDeg: 'angle C',
  height: 'height',
} as const

const listed = (givens: Givens) =>
  (Object.keys(NAMES) as (keyof typeof NAMES)[])
    .filter((key) => givens[key] !== undefined)
    .map((key) => `${NAMES[key]} = ${givens[key]}`)
    .join(', ')

/** The height over c makes a right angle with it, so it ties a side to the angle beside c. */
function fromHeight(height: number, sides: Triple, angles: Triple, fail: (why: string) => Error): void {
  for (const [side, angle] of [
    ['b', 'a'],
    ['a', 'b'],
  ] as const) {
    const [length, beside] = [sides[side], angles[angle]]
    if (beside !== undefined) sides[side] ??= height / Math.sin(beside)
    else if (length !== undefined) {
      if (length < height) throw fail(`side ${side} is shorter than the height`)
      angles[angle] = Math.asin(height / length)
    }
  }
  if (sides.c !== undefined && sides.a === undefined && sides.b === undefined)
    sides.a = sides.b = Math.hypot(sides.c / 2, height)
  const [known, other] = sides.b === undefined ? (['a', 'b'] as const) : (['b', 'a'] as const)
  if (sides.c !== undefined && sides[known] !== undefined && sides[other] === undefined) {
    const foot = height / Math.tan((known === 'b' ? angles.a : angles.b) ?? Math.PI / 2)
    sides[other] = Math.hypot(sides.c - foot, height)
  }
}

const lawOfCosines = (p: number, q: number, between: number) =>
  Math.sqrt(Math.max(0, p * p + q * q - 2 * p * q * Math.cos(between)))

function fillThirdAngle(angles: Triple, fail: (why: string) => Error): void {
  const missing = SIDES.filter((s) => angles[s] === undefined)
  const sum = SIDES.reduce((total, s) => total + (angles[s] ?? 0), 0)
  if (sum > Math.PI + 1e-9) throw fail(`its angles sum to ${degrees(sum).toFixed(3)}°`)
  const [third] = missing
  if (missing.length === 1 && third) angles[third] = Math.PI - sum
}

/** One step of solving: a side or an angle that follows from what is known. */
function solveFurther(sides: Triple, angles: Triple, fail: (why: string) => Error): void {
  fillThirdAngle(angles, fail)
  for (const p of SIDES)
    for (const q of SIDES) {
      if (p === q) continue
      const r = SIDES.find((s) => s !== p && s !== q) as Side
      const [sideP, sideQ, angleP, angleQ, angleR] = [sides[p], sides[q], angles[p], angles[q], angles[r]]
      if (sideP === undefined || sides[r] !== undefined) continue
      if (sideQ !== undefined && angleR !== undefined) sides[r] = lawOfCosines(sideP, sideQ, angleR)
      else if (angleP !== undefined && angleR !== undefined)
        sides[r] = (sideP * Math.sin(angleR)) / Math.sin(angleP)
      else if (sideQ !== undefined && angleP !== undefined && angleQ === undefined) {
        const sine = (sideQ * Math.sin(angleP)) / sideP
        if (sine > 1 + 1e-9) throw fail(`side ${p} is too short to meet side ${r}`)
        // Where two triangles answer to the givens, the one with an acute angle here is meant.
        angles[q] = Math.asin(Math.min(1, sine))
        fillThirdAngle(angles, fail)
      }
    }
}

function solve(givens: Givens, feature: string): Sides {
  const fail = (why: string) => impossible(feature, `no triangle has ${listed(givens)}: ${why}`)
  const angle = (deg: number | undefined) => {
    if (deg !== undefined && !(deg > 0 && deg < 180)) throw fail(`${deg}° is no angle of a triangle`)
    return deg === undefined ? undefined : radians(deg)
  }
  const sides: Triple = { a: givens.a, b: givens.b, c: givens.c }
  const angles: Triple = {
    a: angle(givens.angleADeg),
    b: angle(givens.angleBDeg),
    c: angle(givens.angleCDeg),
  }
  fillThirdAngle(angles, fail)
  if (givens.height !== undefined) fromHeight(givens.height, sides, angles, fail)
  for (let round = 0; round < 3; round++) solveFurther(sides, angles, fail)
  const { a, b, c } = sides
  if (a === undefined || b === undefined || c === undefined)
    throw impossible(
      feature,
      `a triangle needs three of its sides and angles, one of them a side, or c and height; given: ${listed(givens) || 'nothing'}`,
    )
  if (!(a < b + c && b < a + c && c < a + b)) throw fail('its longest side is not shorter than the other two')
  return { a, b, c }
}

/** Every given has to hold of the answer, the ones that were not needed to find it too. */
function checkGivens(
  givens: Givens,
  corners: readonly [Point2, Point2, Point2],
  sides: Sides,
  feature: string,
) {
  const { a, b, c } = sides
  const opposite = (p: number, q: number, r: number) =>
    degrees(Math.acos(Math.max(-1, Math.min(1, (q * q + r * r - p * p) / (2 * q * r)))))
  const found = {
    a,
    b,
    c,
    angleADeg: opposite(a, b, c),
    angleBDeg: opposite(b, a, c),
    angleCDeg: opposite(c, a, b),
    height: corners[2][1] - corners[0][1],
  }
  for (const key of Object.keys(found) as (keyof typeof found)[]) {
    const given = givens[key]
    if (given !== undefined && Math.abs(given - found[key]) > 1e-3 * found[key])
      throw impossible(
        feature,
        `the triangle's ${NAMES[key]} of ${given} contradicts its other sizes, which give ${found[key].toFixed(3)}`,
      )
  }
}

/** Side c lies at the bottom, A at its left end; the middle of its box is the centre. */
export function triangle(p: ProfileOf<'triangle'>, feature: string): Loops {
  const sides = solve(p, feature)
  const { a, b, c } = sides
  const x = (b * b + c * c - a * a) / (2 * c)
  const corners: [Point2, Point2, Point2] = [
    [0, 0],
    [c, 0],
    [x, Math.sqrt(Math.max(0, b * b - x * x))],
  ]
  checkGivens(p, corners, sides, feature)
  const box = boxOfPoints(corners)
  const middle = times(plus(box.min, box.max), 0.5)
  return alone(polygonLoop(corners.map((corner) => minus(corner, middle))))
}
