import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fitText, textWidth } from '../../src/export/drawing/text-fit.ts'
import { drawings } from '../../src/export/preview-svg.ts'
import { holesOf } from '../../src/kernel/measure/recognised.ts'
import { partSubject } from '../../src/kernel/measure/subject.ts'
import { oc } from '../kernel.ts'
import { bolt, boltedPlate, box, cut, cylinder, plate, single, sphere } from './models.ts'
import { type Point, polylines } from './sheet-lines.ts'

const callouts = (svg: string): string[] =>
  [...svg.matchAll(/<g class="dimension callout">.*?<text[^>]*>([^<]*)<\/text>/g)].map((m) => m[1] as string)

test('hole callouts give the count and the diameter measured on the solid', () => {
  const model = single('Plate', plate())
  const [part] = model.parts
  assert.ok(part)
  const measured = new Map<number, number>()
  for (const { radius } of holesOf(partSubject(oc, part))) {
    const diameter = Number((2 * radius).toFixed(2))
    measured.set(diameter, (measured.get(diameter) ?? 0) + 1)
  }
  const expected = [...measured]
    .toSorted(([a], [b]) => b - a)
    .map(([diameter, count]) => `${count > 1 ? `${count}× ` : ''}⌀${diameter}`)
  assert.deepEqual(expected, ['⌀20', '4× ⌀5.5'])
  assert.deepEqual(callouts(drawings(oc, model).svg), expected)
})

test('a hole that opens away from every view drawn has no callout', () => {
  const block = cut(box([40, 30, 20]), cylinder(4, 12, [20, 15, -2]))
  assert.deepEqual(callouts(drawings(oc, single('Block', block)).svg), [])
})

test('a callout never stands on a line of the part', () => {
  const svg = drawings(oc, single('Plate', plate())).svg
  const ink = ['top', 'front', 'right', 'isometric'].flatMap((view) =>
    (['visible', 'hidden'] as const).flatMap((kind) => polylines(svg, view, kind)),
  )
  for (const [, x, y, text] of svg.matchAll(/callout">.*?<text x="([\d.]+)" y="([\d.]+)"[^>]*>([^<]*)</g)) {
    const half = textWidth(text as string, 3.5) / 2
    const isOn = ([px, py]: Point) =>
      Math.abs(px - Number(x)) < half && py < Number(y) && py > Number(y) - 2.6
    for (const line of ink)
      for (let i = 1; i < line.length; i++)
        for (let s = 0; s <= 400; s++) {
          const [a, b] = [line[i - 1] as Point, line[i] as Point]
          const at: Point = [a[0] + ((b[0] - a[0]) * s) / 400, a[1] + ((b[1] - a[1]) * s) / 400]
          assert.ok(!isOn(at), `${text} stands on a line at ${at.join()}`)
        }
  }
})

test('a drilled block has a centre cross where the hole is seen from its end, a line where from its side', () => {
  const svg = drawings(oc, single('Block', cut(box([20, 20, 20]), cylinder(4, 30, [10, 10, -5])))).svg
  assert.equal(polylines(svg, 'top', 'centre').length, 2)
  for (const view of ['front', 'right']) {
    const [axis, ...others] = polylines(svg, view, 'centre')
    assert.equal(others.length, 0)
    const points = polylines(svg, view, 'visible').flat()
    const middle = (Math.min(...points.map(([x]) => x)) + Math.max(...points.map(([x]) => x))) / 2
    for (const [x] of axis ?? []) assert.ok(Math.abs(x - middle) < 0.02)
  }
})

test('the round corners of a plate have no centre lines; a ball has a cross in every view', () => {
  const corners = polylines(drawings(oc, single('Plate', plate())).svg, 'top', 'centre')
  assert.equal(corners.length, 2 * 5)
  const ball = drawings(oc, single('Ball', sphere(15))).svg
  for (const view of ['front', 'top', 'right']) assert.equal(polylines(ball, view, 'centre').length, 2)
})

test('an assembly has centre lines and no callouts', () => {
  const svg = drawings(oc, boltedPlate()).svg
  assert.deepEqual(callouts(svg), [])
  assert.ok(polylines(svg, 'front', 'centre').length > 0)
})

for (const name of [
  'W'.repeat(300),
  '齿轮'.repeat(100),
  '👩‍🔧'.repeat(80),
  'Bracket for the left side '.repeat(5),
])
  test(`a name that begins with ${name.slice(0, 8)} stays inside its cell`, () => {
    const room = 100
    const { text, size, width } = fitText(name, 5.2, room)
    assert.ok(textWidth(text, size) <= room + 1e-9 && Math.abs(textWidth(text, size) - width) < 0.5 * size)
    assert.ok(text.endsWith('…') || text === name.trim())
    const svg = drawings(oc, single(name, bolt())).svg
    const [, x, held] = /<text x="([\d.]+)" y="186.2"[^>]* textLength="([\d.]+)"/.exec(svg) ?? []
    assert.ok(Number(x) + Number(held) <= 8 + 0.68 * (289 - 30 - 8), `ends at ${Number(x) + Number(held)}`)
  })

test('a name that fits is neither shortened nor set smaller', () => {
  assert.deepEqual(fitText('  Hex\nbolt ', 5, 100), {
    text: 'Hex bolt',
    size: 5,
    width: textWidth('Hex bolt', 5),
  })
})
