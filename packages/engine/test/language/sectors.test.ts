/** Pieces cut out of round bodies by a body told next, with sizes told by those of the round one; and how octagons stand. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read, refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const tube = (Math.PI / 4) * (70 ** 2 - 60 ** 2) * 75
const PIPE = 'A pipe with an outer diameter of 70 mm, 5 mm walls and a length of 75 mm.'

holdVolumes([
  [`${PIPE} Cut out a segment of the pipe by removing a box 70 x 70 x 75 mm.`, 0.75 * tube],
  // What the round body calls its width runs along its axis, and so does the width of the box.
  [
    'Create a hollow cylinder with an outer diameter of 70 mm and a wall thickness of 5 mm. The cylinder should have a width of 75 mm. Cut away a piece of the cylinder by removing a box. The box has dimensions equal to the cylinder’s diameter in both height and depth, and the same width as the cylinder.',
    0.75 * tube,
  ],
  [
    'A block 60 mm long, 40 mm wide and 20 mm high. On top of it is a block 10 mm long with dimensions equal to the height of the block in both width and height.',
    60 * 40 * 20 + 10 * 20 * 20,
  ],
])

// A slice told by a coordinate, and half circles at the sides of what was drawn before.
const cap = (radius: number, height: number): number => (Math.PI / 3) * height ** 2 * (3 * radius - height)
holdVolumes([
  [
    'A sphere of 40 mm diameter centered at the origin. Everything below Z=-12 is removed.',
    (4 / 3) * Math.PI * 20 ** 3 - cap(20, 8),
  ],
  ['A cylinder 40 mm in diameter and 50 mm tall. Cut away all material above Z=30.', Math.PI * 400 * 30],
  [
    'Sketch a rectangle 90 mm long and 30 mm wide. Attach a semi-circle with a diameter of 30 mm to both short sides. Extrude this sketch by 5 mm.',
    (90 * 30 + Math.PI * 15 ** 2) * 5,
  ],
])

test('a slice that would take all or nothing is refused', () => {
  const { message } = refusal('A cylinder 40 mm in diameter and 50 mm tall. Remove everything above Z=60.')
  assert.match(message, /nothing to cut at “above Z=60”/u)
})

test('where a box lies that would take all of a pipe is chosen and said', () => {
  const { plan } = read(`${PIPE} Cut out a segment of the pipe by removing a box 70 x 70 x 75 mm.`)
  assert.ok(plan.assumptions.some(({ says }) => says.includes('a quarter is cut out')))
})

test('an octagon stands on a flat, or with its corners on the axes where it is told by them', () => {
  const wide = (prompt: string): number => {
    const { plan } = read(prompt)
    const [feature] = plan.parts[0]?.features ?? []
    assert.ok(feature?.kind === 'prism')
    const [outline] = feature.base.add
    assert.ok(outline?.kind === 'polygon')
    return outline.rotateDeg
  }
  assert.equal(wide('an octagonal plate 50 mm across flats, 5 mm thick'), 22.5)
  assert.equal(wide('an octagonal plate 50 mm across corners, 5 mm thick'), 0)
  assert.equal(wide('a hexagonal plate 50 mm across flats, 5 mm thick'), 0)
})
