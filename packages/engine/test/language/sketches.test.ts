/** Parts told as sketches: figures that are drawn, placed against each other, and extruded. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { made } from '../library/family-cases.ts'
import { essence, featuresOf, read } from './reading.ts'

test('the size after "extrude" is the extrusion, whatever it is called', () => {
  const wordings = [
    'Draw a right triangle with a base of 30 mm and a height of 20 mm, then extrude it to a height of 8 mm.',
    'Sketch a right triangle with a base of 30 mm and a height of 20 mm. Extrude this sketch upwards by 8 mm.',
    'Create a right triangle with a base of 30 mm and a height of 20 mm and extrude this shape to a depth of 8 mm.',
    'Create a right triangle with a base of 30 mm and a height of 20 mm, then extrude it to a thickness of 8 mm to form a part.',
  ]
  for (const wording of wordings) assert.deepEqual(essence(wording), essence(wordings[0] as string), wording)
  const [prism] = featuresOf(wordings[0] as string)
  assert.equal(prism?.kind === 'prism' && prism.height, 8)
})

test('the plane of the only sketch does not change the part', () => {
  const prompt =
    'Draw a rectangle in the XZ plane with a length of 30 mm and a width of 20 mm. Extrude it by 5 mm.'
  const [box] = featuresOf(prompt)
  assert.deepEqual(box?.kind === 'box' && box.size, [30, 20, 5])
  assert.ok(read(prompt).plan.assumptions.some(({ says }) => /xz plane/u.test(says)))
})

test('insets may be told for each direction', () => {
  const wordings = [
    'a 60 x 40 x 5 mm plate with four 4 mm holes, one near each corner. The holes are inset from the edges by 9 mm along the length and 7 mm along the width.',
    'a 60 x 40 x 5 mm plate with four 4 mm holes in the corners. The holes are inset from the edges by 9 mm in length and 7 mm in width.',
  ]
  for (const wording of wordings) {
    const hole = featuresOf(wording)[1]
    assert.deepEqual(hole?.kind === 'hole' && hole.positions, { kind: 'corners', inset: [9, 7] })
  }
})

test('a half circle is attached by its flat side', () => {
  const features = featuresOf(
    'Draw a square with a side of 20 mm. Attach a semicircle with a diameter of 20 mm to the top of the square. Extrude the entire sketch by 5 mm.',
  )
  const [square, half] = features
  assert.deepEqual(square?.kind === 'box' && square.size, [20, 20, 5])
  const figure = half?.kind === 'prism' ? half.base.add[0] : undefined
  assert.deepEqual(figure?.kind === 'outline' && figure.segments[0], {
    kind: 'arc',
    to: [10, -5],
    via: [0, 5],
  })
  assert.deepEqual(half && 'frame' in half && half.frame?.origin, [0, 15, 0])
})

test('a trapezoid lies with the base that was named against the other figure', () => {
  const prompt = (base: string): string =>
    `Sketch a rectangle with a length of 40 mm and a width of 30 mm. Sketch a trapezoid with a longer base of 30 mm, a shorter base of 20 mm and a height of 10 mm. Attach the ${base} of the trapezoid to one end of the rectangle. Extrude this combined sketch by 6 mm.`
  const start = (base: string): unknown => {
    const figure = featuresOf(prompt(base))[1]
    const outline = figure?.kind === 'prism' ? figure.base.add[0] : undefined
    return outline?.kind === 'outline' && outline.start
  }
  assert.deepEqual(start('longer base'), [-5, 15])
  assert.deepEqual(start('shorter base'), [5, -15])
})

test('a right triangle is right, however it is made', () => {
  const [prism] = featuresOf(
    'Draw a right triangle with a base of 30 mm and a height of 20 mm and extrude it by 8 mm.',
  )
  const figure = prism?.kind === 'prism' ? prism.base.add[0] : undefined
  assert.ok(figure?.kind === 'outline')
  const xs = [figure.start[0], ...figure.segments.map(({ to }) => to[0])]
  assert.deepEqual(
    xs.toSorted((a, b) => a - b),
    [-15, -15, 15],
  )
})

test('an opening may have any outline', () => {
  const [, opening] = featuresOf(
    'A cylinder with a diameter of 60 mm and a height of 20 mm with a hexagonal hole that has a diameter of 30 mm through its centre.',
  )
  assert.ok(opening?.kind === 'prism' && opening.operation === 'cut')
  const [figure] = opening.base.add
  assert.ok(figure?.kind === 'polygon' && figure.sides === 6 && figure.acrossCorners === 30)
})

test('a triangle is cut from the corner that is named, its legs along the edges', () => {
  const [, cut] = featuresOf(
    'Draw a square with a side of 40 mm and extrude it by 5 mm. Cut out a right triangle from the bottom right corner of the square. The triangle has one side along the bottom edge measuring 12 mm and the other side along the right edge measuring 18 mm.',
  )
  assert.ok(cut?.kind === 'prism' && cut.operation === 'cut')
  const [figure] = cut.base.add
  assert.deepEqual(figure?.kind === 'outline' && figure.start, [6, -9])
  assert.deepEqual(cut.frame?.origin, [14, -11, 0])
})

test('a name for the part and a hollow body inside another are no bodies of their own', () => {
  const prompt =
    'Create a zorbed block. The block is 40 mm long, 30 mm wide and 20 mm high. Create a hollow cylinder with a diameter of 10 mm in the center of the block.'
  const [block, bore] = featuresOf(prompt)
  assert.ok(block?.kind === 'box' && bore?.kind === 'cylinder')
  assert.deepEqual([bore.operation, bore.diameter, bore.height], ['cut', 10, 20])
  assert.ok(read(prompt).plan.assumptions.some(({ says }) => /round hole/u.test(says)))
})

test('a figure on the side of another is not that other, though it was named last', () => {
  const [box, cut] = featuresOf(
    'Create a rectangular object that is 60 mm long, 40 mm wide and 20 mm high. Sketch a semicircle with a diameter of 30 mm on one of the longer sides of the rectangle. Negatively extrude this semicircle to create a cutout.',
  )
  assert.ok(box?.kind === 'box' && cut?.kind === 'prism' && cut.operation === 'cut')
  assert.deepEqual(cut.frame?.origin, [0, 12.5, 0])
})

test('a cutout that was announced is the figure that is cut later', () => {
  const prompt =
    'Create a rectangular object that is 62 mm long, 40 mm wide and 20 mm high, and include a semi-circular cutout. Sketch a semi-circle with a diameter of 34 mm on one of the longer sides of the rectangle. Negatively extrude this semi-circle to create a cutout in the object.'
  const volume = made(read(prompt).plan)
  assert.ok(Math.abs(volume - 20 * (62 * 40 - (Math.PI * 17 ** 2) / 2)) < 1e-3, `${volume}`)
})

test('what a part is said to look like may have several adjectives', () => {
  const [first, second, ...rest] = featuresOf(
    'Create an object that resembles an inverted, trapezoidal prism on a rectangular block. Draw a rectangle with a length of 60 mm and a width of 20 mm. Create a sketch of a trapezium where the longer base is 60 mm, the shorter base is 30 mm and the height is 15 mm. Attach the smaller base of the trapezium to one of the longer edges of the rectangle. Extrude the entire sketch by 50 mm.',
  )
  assert.deepEqual([first?.kind, second?.kind, rest.length], ['box', 'prism', 0])
})
