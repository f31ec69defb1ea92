import assert from 'node:assert/strict'
import { test } from 'node:test'
import { featuresOf, read, refusal, required } from './reading.ts'

const boxes = (prompt: string): unknown[] =>
  featuresOf(prompt).flatMap((feature) => (feature.kind === 'box' ? [feature.size] : []))

test('bodies that are described one by one are made, and the family noun before them is only a title', () => {
  const prompt =
    'A Z-bracket: seen from the side, the bracket forms a Z shape. The lower plate runs from X=0 to X=40, 20mm deep (Y, centered), 4mm thick (Z=0 to Z=4). A vertical web 4mm thick (X, centered at X=0) spans the full height Z=0 to Z=34. The upper plate runs from X=-40 to X=0, 20mm deep (Y, centered), 4mm thick (Z=30 to Z=34).'
  assert.deepEqual(boxes(prompt), [
    [40, 20, 4],
    [4, 20, 34],
    [40, 20, 4],
  ])
  const { assumptions } = read(prompt).plan
  assert.match(assumptions.map(({ says }) => says).join(' '), /only the name of the part/u)
})

test('a body that only names the part gives way to those told after it', () => {
  const [base, dome] = featuresOf(
    'A dome shape on the XY plane. A circular base 60mm in diameter and 5mm thick, topped by a hemisphere of 60mm diameter centered on the base.',
  )
  assert.equal(base?.kind, 'cylinder')
  assert.equal(dome?.kind, 'sphere')
  const pipe = featuresOf(
    'A flanged pipe section standing upright along Z. It is built of three concentric cylinders: a lower flange disc (80mm outer diameter, Z=0 to Z=8), a pipe wall cylinder (50mm outer diameter, Z=0 to Z=70), and an upper flange disc (80mm outer diameter, Z=62 to Z=70). Cut a 40mm diameter bore through the full length.',
  )
  assert.deepEqual(
    pipe.map(({ kind }) => kind),
    ['cylinder', 'cylinder', 'cylinder', 'hole'],
  )
})

test('a noun before a colon is only a title where several other bodies follow', () => {
  const sizes = (prompt: string): unknown[] =>
    featuresOf(prompt).map((feature) => ('diameter' in feature ? feature.diameter : feature.kind))
  assert.deepEqual(
    sizes('A knob: a disc 40mm in diameter and 8mm thick, topped by a hemisphere of 30mm diameter.'),
    [40, 30],
  )
  assert.deepEqual(
    sizes('A domed cap: a cylinder 30mm in diameter and 10mm tall, topped by a hemisphere of 30mm diameter.'),
    [30, 30],
  )
  assert.deepEqual(sizes('A dowel pin: a solid cylinder 8mm in diameter and 40mm long.'), [8])
})

test('a second body of a kind is not taken for another one that lies flat too', () => {
  assert.deepEqual(
    boxes(
      'The bottom plate is 50mm x 30mm x 4mm. A vertical wall 4mm thick and 30mm tall stands on the bottom plate. The top plate is 50mm x 20mm x 6mm, on top of the wall.',
    ).map((size) => (size as number[])[2]),
    [4, 30, 6],
  )
})

test('what is said of the whole in a sentence of its own is no size of the body told last', () => {
  const stack =
    'A bottom disc 60mm in diameter and 10mm thick (Z=0 to Z=10), and a top disc 40mm in diameter and 15mm thick (Z=10 to Z=25).'
  assert.ok(required(`${stack} The total height is 25mm.`).includes(25))
  assert.equal(refusal(`${stack} The total height is 30mm.`).code, 'geometry_validation_failed')
})

test('what a family part is said to measure along its own axes is accepted', () => {
  const values = required(
    'An I-beam: 200mm long along the X axis, 80mm total height along Z, 50mm flange width along Y. Both flanges are 6mm thick and the web is 4mm thick.',
  )
  for (const size of [200, 80, 50, 6, 4]) assert.ok(values.includes(size), String(size))
})
