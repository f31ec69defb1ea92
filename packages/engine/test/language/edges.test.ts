import assert from 'node:assert/strict'
import { test } from 'node:test'
import { featuresOf, read, refusal, required } from './reading.ts'

const topOf = (feature: string) => ({ face: { facing: '+z', feature, pick: 'outermost' } })
const bottomOf = (feature: string) => ({ face: { facing: '-z', feature, pick: 'outermost' } })

const ON_A_BLOCK: readonly [words: string, kind: string, size: number, edges: unknown[]][] = [
  ['1 mm chamfers on all edges', 'chamfer', 1, [{ feature: 'block' }]],
  ['2 mm edge fillets', 'fillet', 2, [{ feature: 'block' }]],
  ['3 mm fillets on the four vertical edges', 'fillet', 3, [{ parallelTo: '+z', feature: 'block' }]],
  ['the top edges chamfered 1.5 mm', 'chamfer', 1.5, [{ ...topOf('block'), loop: 'outer' }]],
  ['a 1 mm x 45° chamfer on the bottom edges', 'chamfer', 1, [{ ...bottomOf('block'), loop: 'outer' }]],
  [
    '2 mm fillets on the top and bottom edges',
    'fillet',
    2,
    [
      { ...topOf('block'), loop: 'outer' },
      { ...bottomOf('block'), loop: 'outer' },
    ],
  ],
  ['2 mm fillets on the 20 mm long edges', 'fillet', 2, [{ length: 20, feature: 'block' }]],
  [
    '2 mm fillets on the edges parallel to the x axis',
    'fillet',
    2,
    [{ parallelTo: '+x', feature: 'block', outer: true }],
  ],
]

for (const [words, kind, size, edges] of ON_A_BLOCK)
  test(`a block with ${words}`, () => {
    const feature = featuresOf(`a 40 x 30 x 20 block with ${words}`)[1]
    assert.equal(feature?.kind, kind)
    assert.ok(feature?.kind === 'fillet' || feature?.kind === 'chamfer')
    assert.equal(feature.kind === 'fillet' ? feature.radius : feature.distance, size)
    const plain = feature.edges.map((edge) => JSON.parse(JSON.stringify(edge)))
    assert.deepEqual(
      plain.map((edge) => sorted(edge)),
      edges.map((edge) => sorted(edge)),
    )
  })

const sorted = (value: unknown): unknown => JSON.parse(JSON.stringify(value, Object.keys(flat(value)).sort()))
const flat = (value: unknown): Record<string, true> => {
  const keys: Record<string, true> = {}
  JSON.stringify(value, (key, inner: unknown) => {
    if (key) keys[key] = true
    return inner
  })
  return keys
}

test('a verb in front of its edges works as well', () => {
  const round = featuresOf('40 x 30 x 20 block, round the top edges by 2 mm')[1]
  assert.ok(round?.kind === 'fillet')
  assert.equal(round.radius, 2)
  const chamfer = featuresOf('a cylinder 30 mm diameter, 50 mm tall, chamfer the top 2 mm')[1]
  assert.ok(chamfer?.kind === 'chamfer')
  assert.deepEqual(chamfer.edges, [topOf('cylinder')])
})

test('both circular edges of a cylinder are its two rims', () => {
  for (const words of ['on both circular edges', 'on both ends', 'on the top and bottom edges']) {
    const feature = featuresOf(`a 12 mm diameter, 60 mm long pin with 1 mm chamfers ${words}`)[1]
    assert.ok(feature?.kind === 'chamfer')
    assert.equal(feature.edges.length, 2, words)
  }
})

test('corners without a radius get one from the plan of the plate, and edges of holes stay sharp', () => {
  const [, , fillet] = featuresOf('a 100 x 60 x 5 plate with a 10 mm hole and rounded corners')
  assert.ok(fillet?.kind === 'fillet')
  assert.equal(fillet.radius, 6)
  const [, , chamfer] = featuresOf('a 100 x 60 x 10 plate with a 10 mm hole and 1 mm chamfers on all edges')
  assert.ok(chamfer?.kind === 'chamfer')
  assert.deepEqual(chamfer.edges, [{ feature: 'plate', outer: true }])
})

test('a wrong number of edges is a contradiction', () => {
  assert.equal(
    refusal('a 40 x 30 x 20 block with 1 mm chamfers on all 10 edges').code,
    'geometry_validation_failed',
  )
  assert.ok(required('a 40 x 30 x 20 block with 1 mm chamfers on all 12 edges').includes(1))
})

test('corners are the ones that are named, seen from above', () => {
  const edges = (prompt: string): unknown => {
    const worked = featuresOf(prompt).find(({ kind }) => kind === 'fillet' || kind === 'chamfer')
    assert.ok(worked?.kind === 'fillet' || worked?.kind === 'chamfer')
    return worked.edges.map(({ near }) => near?.slice(0, 2))
  }
  const plate = 'a 70 x 40 x 5 mm plate'
  assert.deepEqual(edges(`${plate}. Round the top right corner with a radius of 8 mm.`), [[35, 20]])
  assert.deepEqual(edges(`${plate}. Cut off the two bottom corners by 6 mm.`), [
    [-35, -20],
    [35, -20],
  ])
  assert.deepEqual(edges(`${plate} with the top left and bottom right corners rounded by 7 mm`), [
    [-35, 20],
    [35, -20],
  ])
  assert.deepEqual(
    edges(
      'Sketch a polygon with the vertices (0,0), (50,0), (50,30), (20,45), (0,30). Cut off the bottom left corner by 5 mm. Extrude it by 4 mm.',
    ),
    [[0, 0]],
  )
})

test('which two corners are cut off is said where nobody named them', () => {
  const { plan } = read('Draw a square with a side of 40 mm, cut off two corners and extrude it by 5 mm.')
  assert.ok(plan.assumptions.some(({ says }) => says.includes('two corners at one long side')))
})

test('the outer edge of a ring is one of its two, its edges all of them', () => {
  const loops = (prompt: string) =>
    featuresOf(prompt).flatMap((feature) =>
      feature.kind === 'chamfer' ? feature.edges.map(({ loop }) => loop) : [],
    )
  const washer = 'a washer, outer diameter 44, inner diameter 18, 10 thick'
  assert.deepEqual(loops(`${washer}. The outer edge on the top has a 2 mm chamfer.`), ['outer'])
  assert.deepEqual(loops(`${washer}, with a 2 mm chamfer on the inner edge of the top`), ['inner'])
  assert.deepEqual(loops(`${washer}, 1 mm chamfer on all edges`), [undefined, undefined])
})

test('the opposite corner must be named', () => {
  const { code, message } = refusal(
    'A plate 90 x 60 x 8. Round one of the corners with a 10 mm radius. The opposite corner is rounded with a 15 mm radius.',
  )
  assert.equal(code, 'prompt_too_ambiguous')
  assert.match(message, /opposite/u)
})
