/** Titles that are only names, bodies announced before they are joined, holes that stay open, holes on an axis and by one of them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height
const base = 'A plate 80 x 40 x 6 mm centered at the origin.'

/** Two round ends of one height, and a lower arm between their middles. */
const inDisc = (diameter: number, width: number): number => {
  const r = diameter / 2
  const h = width / 2
  return h * Math.sqrt(r * r - h * h) + r * r * Math.asin(h / r)
}
const rocker =
  round(30, 10) +
  round(20, 10) +
  8 * 5 * 70 -
  5 * (inDisc(30, 8) + inDisc(20, 8)) -
  round(12, 10) -
  round(6, 10)

holdVolumes([
  [
    'A lever arm with two hubs. The big hub is a cylinder 30mm in diameter and 10mm tall at the origin with a 12mm through-hole. The small hub is a cylinder 20mm in diameter and 10mm tall at X=70, Y=0 with a 6mm through-hole. An arm 8mm wide (Y) and 5mm thick (Z=0 to Z=5) joins the two hubs from center to center; both holes stay open.',
    rocker,
  ],
  [`${base} Two 5 mm holes lie on the X axis, 50 mm apart.`, 80 * 40 * 6 - 2 * round(5, 6)],
  [`${base} A 7 mm hole on the Y axis at Y=11.`, 80 * 40 * 6 - round(7, 6)],
  [
    `${base} Four counterbored holes at (±30, ±12): 4.5 mm through-hole with an 8 mm counterbore, 3 mm deep.`,
    80 * 40 * 6 - 4 * (round(4.5, 3) + round(8, 3)),
  ],
])

test('that a hole stays open is measured along all of it', () => {
  const { plan } = read(
    'A plate 60 x 40 x 5 mm with a 9 mm hole through the center. A boss 20 mm in diameter and 8 mm tall is centered on top, and the hole must remain clear.',
  )
  const clear = plan.requirements.find(({ says }) => says === 'the hole is open from end to end')
  assert.equal(clear?.value, 0)
})
