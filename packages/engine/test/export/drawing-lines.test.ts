import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drawings } from '../../src/export/preview-svg.ts'
import { oc } from '../kernel.ts'
import { box, cut, cylinder, plate, single, sphere, torus } from './models.ts'
import { type Point, polylines } from './sheet-lines.ts'

/** The broad line is 0.4 mm: what lies within half of it of ink is inked. */
const HALF_BREADTH = 0.2

function distanceToInk([x, y]: Point, ink: Point[][]): number {
  let nearest = Infinity
  for (const line of ink)
    for (let i = 1; i < line.length; i++) {
      const [[ax, ay], [bx, by]] = [line[i - 1] as Point, line[i] as Point]
      const square = (bx - ax) ** 2 + (by - ay) ** 2
      const share = square === 0 ? 0 : ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / square
      const along = Math.min(Math.max(share, 0), 1)
      nearest = Math.min(nearest, Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay)))
    }
  return nearest
}

/** The furthest that any point of a wanted line is from ink. */
function widestGap(wanted: Point[], ink: Point[][]): number {
  let gap = 0
  for (let i = 1; i < wanted.length; i++) {
    const [[ax, ay], [bx, by]] = [wanted[i - 1] as Point, wanted[i] as Point]
    const steps = Math.ceil(Math.hypot(bx - ax, by - ay) / 0.05)
    for (let s = 0; s <= steps; s++)
      gap = Math.max(gap, distanceToInk([ax + ((bx - ax) * s) / steps, ay + ((by - ay) * s) / steps], ink))
  }
  return gap
}

function frameOf(lines: Point[][]): { left: number; right: number; top: number; bottom: number } {
  const xs = lines.flat().map(([x]) => x)
  const ys = lines.flat().map(([, y]) => y)
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

for (const [name, shape] of [
  ['a block', box([60, 40, 8])],
  ['a plate with round corners and holes', plate()],
  ['a drum', cylinder(20, 8)],
  ['a drilled drum', cut(cylinder(20, 8), cylinder(4, 30, [0, 0, -5]))],
] as const)
  test(`the side views of ${name} are whole rectangles: no corner is open, no side has a gap`, () => {
    const svg = drawings(oc, single('Part', shape)).svg
    for (const view of ['front', 'right']) {
      const ink = polylines(svg, view, 'visible')
      const { left, right, top, bottom } = frameOf(ink)
      const outline: Point[] = [
        [left, top],
        [right, top],
        [right, bottom],
        [left, bottom],
        [left, top],
      ]
      assert.ok(widestGap(outline, ink) < 0.05, `${view}: ${widestGap(outline, ink)} mm`)
    }
  })

for (const [name, shape, diameters] of [
  ['a ball', sphere(15), [30]],
  ['a ring', torus(20, 3), [46, 34]],
  ['a bored disc', cut(cylinder(30, 10), cylinder(9, 30, [0, 0, -5])), [60, 18]],
] as const)
  test(`the circles of ${name} are round to 0.03 mm, though its mesh has corners`, () => {
    const svg = drawings(oc, single('Part', shape)).svg
    const ink = polylines(svg, 'top', 'visible')
    const { left, right, top, bottom } = frameOf(ink)
    const scale = (right - left) / diameters[0]
    const middle: Point = [(left + right) / 2, (top + bottom) / 2]
    for (const [x, y] of ink.flat()) {
      const off = diameters.map((d) => Math.abs(Math.hypot(x - middle[0], y - middle[1]) - (d / 2) * scale))
      assert.ok(Math.min(...off) < 0.03, `${Math.min(...off)} mm beside the circle`)
    }
    for (const diameter of diameters) {
      const circle = Array.from({ length: 181 }, (_, i): Point => {
        const angle = (i * Math.PI) / 90
        const radius = (diameter / 2) * scale
        return [middle[0] + radius * Math.cos(angle), middle[1] + radius * Math.sin(angle)]
      })
      assert.ok(widestGap(circle, ink) < HALF_BREADTH)
    }
  })

test('a hole seen at a slant is one closed ellipse, without a stump of its wall', () => {
  const svg = drawings(oc, single('Block', cut(box([40, 40, 20]), cylinder(3, 50, [20, 20, -10])))).svg
  const ink = polylines(svg, 'isometric', 'visible')
  const { left, right } = frameOf(ink)
  const scale = (right - left) / (80 * Math.SQRT1_2)
  const isSmall = (line: Point[]) => {
    const frame = frameOf([line])
    return Math.max(frame.right - frame.left, frame.bottom - frame.top) < 2 * 6 * scale
  }
  const hole = frameOf(ink.filter(isSmall))
  const [width, height] = [hole.right - hole.left, hole.bottom - hole.top]
  assert.ok(Math.abs(width - 6 * scale) < 0.1, `${width} wide instead of ${6 * scale}`)
  assert.ok(Math.abs(height - (6 * scale) / Math.sqrt(3)) < 0.1, `${height} high`)
})
