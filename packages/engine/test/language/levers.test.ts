/** Levers: a big and a small round end, and the straight sides that touch both. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const round = (radius: number, height: number): number => Math.PI * radius ** 2 * height

/** Both sectors, and the two kites between the middles and a side. */
function lever(big: number, small: number, apart: number, thick: number): number {
  const lean = Math.asin((big - small) / apart)
  const side = Math.sqrt(apart ** 2 - (big - small) ** 2)
  const sectors = (Math.PI / 2 + lean) * big ** 2 + (Math.PI / 2 - lean) * small ** 2
  return (sectors + side * (big + small)) * thick
}

holdVolumes([
  [
    'A lever 6 mm thick. The big end has an 18 mm radius, the small end has a 7 mm radius and the centers are 52 mm apart. Straight lines tangent to both arcs connect the ends. There is an 11 mm hole concentric with the big end and a 5 mm hole concentric with the small end.',
    lever(18, 7, 52, 6) - round(5.5, 6) - round(2.5, 6),
  ],
  [
    'A flat link, 6 mm thick. The large end has a diameter of 36 mm and the small end has a diameter of 14 mm. The distance between the end centers is 52 mm. The sides are straight and tangent to both ends.',
    lever(18, 7, 52, 6),
  ],
  [
    'Draw a circle of radius 18 mm. Draw another circle of radius 7 mm, its center 52 mm from the center of the first circle. Join the two circles with outer tangent lines. Extrude the whole outline by 6 mm.',
    lever(18, 7, 52, 6),
  ],
  [
    'Draw a 36mm diameter circle and a 14mm diameter circle. Their centers are 52mm apart. Connect the two circles with straight lines that are tangent to both circles, one on each side, to make one closed outline. Extrude that outline 6mm. Cut a 22mm diameter hole through the link, at the center of the 36mm circle, and a 8mm diameter hole at the center of the 14mm circle.',
    lever(18, 7, 52, 6) - round(11, 6) - round(4, 6),
  ],
  [
    'This is a cam. It looks like an egg from above.\n\n1. The large circle is 36mm in diameter and the small circle is 14mm in diameter. They are 52mm apart (center to center).\n\n2. Join them with the two outer tangent lines, so there are no kinks in the outline. Extrude this outline 6mm thick.\n\n3. Cut a 10mm hole all the way through at the center of the large circle.',
    lever(18, 7, 52, 6) - round(5, 6),
  ],
  [
    'Sketch a circle with a diameter of 14 mm. Sketch a second circle with a diameter of 36 mm, with its center 52 mm away from the first one. Connect the circles by two tangents and extrude it 6 mm. Drill an 8 mm hole through the part, concentric with the small end.',
    lever(18, 7, 52, 6) - round(4, 6),
  ],
])

test('no line touches two circles of which one lies within the other', () => {
  const { code } = refusal(
    'A lever 6 mm thick. The big end has a 40 mm radius, the small end has a 7 mm radius and the centers are 22 mm apart. Straight lines tangent to both arcs connect the ends.',
  )
  assert.equal(code, 'prompt_too_ambiguous')
})

test('a hole at a circle that was not drawn is refused', () => {
  refusal(
    'Draw a 36mm diameter circle and a 14mm diameter circle. Their centers are 52mm apart. Connect the two circles with straight lines that are tangent to both circles. Extrude that outline 6mm. Cut a 10mm diameter hole at the center of the 30mm circle.',
  )
})
