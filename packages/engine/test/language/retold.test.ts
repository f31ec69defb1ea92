/** What is told by an edge, by order or a second time: it holds with the rest, or contradicts it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { featuresOf, read, refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height

/** What a countersink of 90° takes besides its hole. */
const sunk = (wide: number, hole: number): number => {
  const [R, r] = [wide / 2, hole / 2]
  return (Math.PI / 3) * (R - r) * (R * R + R * r + r * r) - Math.PI * r * r * (R - r)
}

holdVolumes([
  [
    'Draw a square with sides of 40 mm. Attach an isosceles triangle with a height of 16 mm to the top of the square, so that the base of the triangle lines up exactly with the top edge of the square. Extrude the whole sketch by 12 mm.',
    (1600 + 320) * 12,
  ],
  [
    'Sketch a square with a length and width of 30 mm. Attach an isosceles triangle to the top of the square. The base of the triangle is 30 mm and its height is 10 mm. Extrude this entire sketch to a depth of 5 mm.',
    (900 + 150) * 5,
  ],
  [
    'This is a circular plate, 6mm thick, that has three holes. The outer diameter of the plate is 90mm and the inner diameter is 30mm. The first hole is at the 12 o’clock position, 30mm from the center of the plate. This hole is 10mm in diameter. The second and third holes are in the 4 o’clock and 8 o’clock positions. They are also halfway between the inner and outer diameter of the plate. These holes are both 5mm in diameter.',
    round(90, 6) - round(30, 6) - round(10, 6) - 2 * round(5, 6),
  ],
  [
    'An 80 x 50 x 10 mm plate with a 6 mm hole in the middle. The countersink is 12 mm in diameter at the top face of the plate and has a 90 degree angle (so it’s 3 mm deep).',
    80 * 50 * 10 - round(6, 10) - sunk(12, 6),
  ],
  [
    'An 80 x 50 x 10 mm plate with a 6 mm countersunk hole in the middle. The countersink is 12 mm wide and 3 mm deep.',
    80 * 50 * 10 - round(6, 10) - sunk(12, 6),
  ],
  [
    'This shape looks like a torpedo with a hole through it. Make a cylinder that is 24 mm in diameter and 50 mm tall. On top of the cylinder, add a cone. The base of the cone is 24 mm in diameter (the same as the cylinder), the cone is 24 mm tall and comes to a point. This is the nose of the "torpedo". Cut a hole through the center of the torpedo in the Z dimension, with a diameter of 6 mm (so it also takes off the tip of the cone).',
    round(24, 50) + Math.PI * 48 * 24 - round(6, 50 + 18) - (Math.PI * 9 * 6) / 3,
  ],
  [
    'Sketch a square with a length and width of 60 mm and extrude it by 5 mm to form the seat. Sketch four circles on the top face of the square, each with a diameter of 6 mm. The centers of the circles should be inset by 8 mm from both edges of the square. Extrude these circles upwards by 40 mm to form four cylindrical legs.',
    60 * 60 * 5 + 4 * round(6, 40),
  ],
  [
    'Create a plate 100 mm long, 40 mm wide and 6 mm thick. Create two holes through the plate, one close to the left edge and the other close to the right edge. The holes should have a diameter of 8 mm and be centered along the width of the plate. Ensure that the centers of the holes are inset by 12 mm from the shorter edges of the plate.',
    100 * 40 * 6 - 2 * round(8, 6),
  ],
  [
    'Create a cylinder with a height of 10 mm and a diameter of 60 mm. Create a second cylinder with a height of 30 mm and a diameter of 20 mm on top of the first. Create a third cylinder on top of the second with a height of 5 mm and a diameter of 40 mm, which is in between the diameters of the first two cylinders.',
    round(60, 10) + round(20, 30) + round(40, 5),
  ],
  [
    'Create an I-beam. The top and bottom flanges are 50 mm wide and 8 mm thick, and the web connecting them is 6 mm thick and 44 mm tall. The beam is 150 mm long.',
    (2 * 50 * 8 + 44 * 6) * 150,
  ],
  [
    'A guide block centered at the origin. The lower section is 36mm (X) by 20mm (Y) by 5mm tall (Z=0 to Z=5), and the upper section is 16mm (X) by 20mm (Y) by 9mm tall (Z=5 to Z=14).',
    36 * 20 * 5 + 16 * 20 * 9,
  ],
  [
    'A plate 70mm long, 30mm wide and 6mm thick. The two holes are 5mm in diameter and go all the way through. Each hole is 12mm from one of the short edges and centered in the other direction (15mm from either side).',
    70 * 30 * 6 - 2 * round(5, 6),
  ],
  [
    'Make a disc that is 90mm in diameter and 10mm thick. Add a boss centered on top of the disc. The boss is 40mm in diameter and 20mm long (not including the disc). Cut a 20mm hole through the center of the entire part.',
    round(90, 10) + round(40, 20) - round(20, 30),
  ],
  [
    'A capsule: a cylinder 20mm in diameter with hemispherical ends, 60mm overall length.',
    round(20, 40) + (Math.PI / 6) * 20 ** 3,
  ],
  [
    'An o-ring (torus shape). The inner diameter of the ring is 40mm and the cross section is a circle that is 3mm in diameter.',
    2 * Math.PI ** 2 * 21.5 * 1.5 ** 2,
  ],
])

test('two holes told from the short edges lie one at either of them', () => {
  const hole = featuresOf(
    'A plate 70 mm long, 30 mm wide and 6 mm thick with two 5 mm holes, 12 mm from the short edges.',
  ).find(({ kind }) => kind === 'hole')
  const { positions } = hole?.kind === 'hole' ? hole : {}
  assert.deepEqual(positions?.kind === 'points' && positions.points, [
    [-23, 0],
    [23, 0],
  ])
})

test('a fillet between a body and the top of another is at their joint', () => {
  const fillet = featuresOf(
    'Make a disc that is 90 mm in diameter and 10 mm thick. Add a cylindrical hub centered on top of the disc, 40 mm in diameter and 20 mm tall. Add a 4 mm radius fillet between the hub and the top of the disc.',
  ).find(({ kind }) => kind === 'fillet')
  assert.deepEqual(fillet?.kind === 'fillet' && fillet.edges.map(({ convexity }) => convexity), ['concave'])
})

test('an edge named twice is one edge', () => {
  const hole = featuresOf(
    'A 90 x 40 x 8 mm plate. Cut a 6 mm diameter hole through the plate. The center of the hole is 12 mm from the left edge (the short edge) of the plate and is centered in the Y dimension.',
  ).find(({ kind }) => kind === 'hole')
  const { positions } = hole?.kind === 'hole' ? hole : {}
  assert.deepEqual(positions?.kind === 'points' && positions.points, [[-33, 0]])
  assert.deepEqual(hole?.kind === 'hole' && hole.face.facing, '+z')
})

test('a countersink whose depth does not follow from its width and angle is a contradiction', () => {
  const { code, message } = refusal(
    'A 60 x 40 x 10 mm plate with a 6 mm hole in the middle. The countersink is 12 mm in diameter with a 90 degree angle and 5 mm deep.',
  )
  assert.equal(code, 'geometry_validation_failed')
  assert.match(message, /countersink/)
})

test('a hole that goes down and into a side at once is asked about', () => {
  const { code, message } = refusal(
    'Create a base 150 mm long, 60 mm wide and 18 mm high. Create two holes with a diameter of 10 mm through the height of the base, one on the left side and one on the right side of the base.',
  )
  assert.equal(code, 'prompt_too_ambiguous')
  assert.match(message, /through the height/)
})

test('a sketch of several figures is not stood up in part', () => {
  const { message } = refusal(
    'Start with a rectangular base 150 mm long, 60 mm wide and 18 mm high. Sketch a rectangle with a length of 75 mm and a height of 40 mm, and attach a semi-circle with a diameter of 75 mm to the top of the rectangle. Extrude this sketch by 20 mm and place it upright on the center of the top surface of the base.',
  )
  assert.match(message, /upright/)
})

test('pieces of a named part that are said to be joined leave the part there', () => {
  const { plan } = read(
    'A planetary gear stage at module 2, with a carrier plate linking the planet axles. Color the sun, planets and ring differently.',
  )
  assert.match(plan.name, /^Planetary stage/)
})
