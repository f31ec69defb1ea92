import assert from 'node:assert/strict'
import { test } from 'node:test'
import { niceScale, scaleText } from '../../src/export/drawing/sheet.ts'
import { drawings } from '../../src/export/preview-svg.ts'
import { oc } from '../kernel.ts'
import { bolt, boltedPlate, box, cut, cylinder, plate, single, torus } from './models.ts'
import { polylines as lines, type Point } from './sheet-lines.ts'

const lengthOf = (polylines: Point[][]) =>
  polylines.reduce(
    (sum, line) =>
      sum +
      line
        .slice(1)
        .reduce((s, [x, y], i) => s + Math.hypot(x - (line[i]?.[0] ?? 0), y - (line[i]?.[1] ?? 0)), 0),
    0,
  )

function size(polylines: Point[][]): Point {
  const xs = polylines.flat().map(([x]) => x)
  const ys = polylines.flat().map(([, y]) => y)
  return [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)]
}

const near = (value: number, expected: number, slack: number) =>
  assert.ok(Math.abs(value - expected) <= slack, `${value} instead of ${expected}`)

test('a plate is drawn to scale from the front, the top and the right', () => {
  const svg = drawings(oc, single('Plate', plate())).svg
  assert.match(svg, />1\.5:1</)
  for (const [view, width, height] of [
    ['front', 80, 8],
    ['top', 80, 50],
    ['right', 50, 8],
  ] as const) {
    const [x, y] = size(lines(svg, view, 'visible'))
    near(x, 1.5 * width, 0.05)
    near(y, 1.5 * height, 0.05)
  }
})

test('the views stand in third-angle arrangement: top above front, right to the right of it', () => {
  const svg = drawings(oc, single('Plate', plate())).svg
  const middle = (view: string): Point => {
    const points = lines(svg, view, 'visible').flat()
    const [w, h] = size([points])
    return [Math.min(...points.map(([x]) => x)) + w / 2, Math.min(...points.map(([, y]) => y)) + h / 2]
  }
  const [front, top, right] = [middle('front'), middle('top'), middle('right')]
  near(top[0], front[0], 0.05)
  near(right[1], front[1], 0.05)
  assert.ok(top[1] < front[1])
  assert.ok(right[0] > front[0])
  assert.match(svg, /Third-angle projection/)
})

test('the top view of a plate shows its outline and every hole as a visible line of the right length', () => {
  const svg = drawings(oc, single('Plate', plate())).svg
  const outline = 2 * (80 + 50) - 8 * 6 + 2 * Math.PI * 6
  const holes = 2 * Math.PI * (4 * 2.75 + 10)
  near(lengthOf(lines(svg, 'top', 'visible')), 1.5 * (outline + holes), 1.5)
  assert.equal(lines(svg, 'top', 'hidden').length, 0)
})

test('a bore is hidden from the side: two dashed lines as long as the bore is deep', () => {
  const block = cut(box([20, 20, 20]), cylinder(4, 30, [10, 10, -5]))
  const svg = drawings(oc, single('Block', block)).svg
  const scale = size(lines(svg, 'front', 'visible'))[0] / 20
  const hidden = lines(svg, 'front', 'hidden')
  assert.equal(hidden.length, 2)
  near(lengthOf(hidden), 2 * 20 * scale, 0.8)
  near(size(hidden)[0], 8 * scale, 0.1)
  near(lengthOf(lines(svg, 'front', 'visible')), 4 * 20 * scale, 0.8)
})

test('a blind bore from above is visible from above and hidden from the side', () => {
  const block = cut(box([20, 20, 20]), cylinder(4, 30, [10, 10, 8]))
  const svg = drawings(oc, single('Block', block)).svg
  const scale = size(lines(svg, 'front', 'visible'))[0] / 20
  near(lengthOf(lines(svg, 'top', 'visible')), (80 + 2 * Math.PI * 4) * scale, 0.8)
  near(lengthOf(lines(svg, 'front', 'hidden')), (2 * 12 + 8) * scale, 1.5)
})

test('the shank under a head is hidden from above', () => {
  const svg = drawings(oc, single('Bolt', bolt())).svg
  const scale = size(lines(svg, 'top', 'visible'))[0] / 9
  near(lengthOf(lines(svg, 'top', 'visible')), Math.PI * 9 * scale, 0.8)
  near(lengthOf(lines(svg, 'top', 'hidden')), Math.PI * 5 * scale, 0.8)
})

test('the whole outline of a torus is visible from the side', () => {
  const svg = drawings(oc, single('Torus', torus(20, 5))).svg
  const [width] = size(lines(svg, 'front', 'visible'))
  const scale = width / 50
  // Where its lines run into each other, up to 0.6 mm of each is drawn twice rather than a gap left.
  near(lengthOf(lines(svg, 'front', 'visible')), (2 * 40 + 2 * Math.PI * 5) * scale, 4 * 0.6)
})

test('overall dimensions, mass and material stand on the sheet', () => {
  const model = single('Plate', plate())
  const [part] = model.parts
  assert.ok(part)
  part.material = { name: 'Steel S235', densityGPerCm3: 7.85 }
  const svg = drawings(oc, model).svg
  for (const figure of ['80', '50', '8'])
    assert.match(svg, new RegExp(`font-size="3.5"[^>]*>${figure}</text>`))
  assert.match(svg, />80 × 50 × 8 mm</)
  assert.match(svg, />Steel S235</)
  assert.match(svg, />223\.6 g</)
})

test('a name from a prompt cannot put markup on the sheet', () => {
  const svg = drawings(oc, boltedPlate()).svg
  assert.doesNotMatch(svg, /<script/)
  assert.match(svg, /&lt;script&gt;alert\(1\)&lt;\/script&gt; &amp;/)
  const controls = drawings(oc, single('a\u0000b\u001b\ud800<!--', bolt())).svg
  assert.match(controls, /<title>a\ufffdb\ufffd\ufffd&lt;!--<\/title>/)
})

test('an assembly is drawn with every instance in its place', () => {
  const svg = drawings(oc, boltedPlate()).svg
  const [width, height] = size(lines(svg, 'front', 'visible'))
  near(height / width, 46.5 / 80, 0.002)
})

test('the same model is drawn with the same bytes', () => {
  assert.equal(drawings(oc, boltedPlate()).svg, drawings(oc, boltedPlate()).svg)
})

test('scales are of the form n:1 or 1:n', () => {
  for (const [largest, text] of [
    [1, '1:1'],
    [1.9, '1.5:1'],
    [0.99, '1:1.5'],
    [0.5, '1:2'],
    [0.18, '1:6'],
    [0.0004, '1:2500'],
    [2345, '2000:1'],
  ] as const)
    assert.equal(scaleText(niceScale(largest)), text)
})

test('the thumbnail holds the isometric view alone, and all of it', () => {
  const { thumbnail } = drawings(oc, single('Plate <1>', plate()))
  assert.deepEqual(
    [...thumbnail.matchAll(/<g id="([^"]+)"/g)].map(([, id]) => id),
    ['isometric'],
  )
  assert.match(thumbnail, /<title>Plate &lt;1&gt;<\/title>/)
  const [x = 0, y = 0, width = 0, height = 0] = (/viewBox="([^"]+)"/.exec(thumbnail)?.[1] ?? '')
    .split(' ')
    .map(Number)
  const points = [...thumbnail.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, px, py]) => [
    Number(px),
    Number(py),
  ])
  assert.ok(points.length > 20)
  for (const [px = 0, py = 0] of points) {
    assert.ok(px >= x && px <= x + width && py >= y && py <= y + height)
  }
})
