/** Steps cut all round a body, and openings with rounded corners. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { featuresOf, read, refusal, required } from './reading.ts'

const AROUND: readonly string[] = [
  'a 90 x 60 x 20 block with a rebate around the top edge, 4 mm wide and 6 mm deep',
  'a 90 x 60 x 20 block. Cut a step around the edge. The step is 4 mm wide and 6 mm deep.',
  'a 90 x 60 x 20 block. Offset the edge 4 mm inwards and cut down 6 mm around the perimeter.',
  'a 90 x 60 x 20 block. Next we are going to cut down around the edges of the block. Create an offset that is 4 mm from the edge towards the center. Then use that profile and cut down 6 mm into the block with this profile.',
]

for (const prompt of AROUND)
  test(`“${prompt}” leaves an island`, () => {
    const cut = featuresOf(prompt)[1]
    assert.ok(cut?.kind === 'extrude' && cut.operation === 'cut' && cut.extent.kind === 'length')
    const [island] = cut.sketch.cut
    assert.ok(island?.kind === 'rectangle')
    assert.deepEqual([island.width, island.height, cut.extent.length], [82, 52, 6])
    assert.deepEqual(required(prompt), [4, 6, 20, 60, 90])
  })

test('a step follows the rounded corners of its body', () => {
  const features = featuresOf(
    'a 90 x 60 x 20 block. Fillet the 20 mm long edges with a radius of 12 mm. Cut a step around the edge, 4 mm wide and 6 mm deep.',
  )
  assert.deepEqual(
    features.map(({ kind }) => kind),
    ['box', 'fillet', 'extrude'],
  )
  const cut = features[2]
  assert.ok(cut?.kind === 'extrude' && cut.sketch.cut[0]?.kind === 'rectangle')
  assert.equal(cut.sketch.cut[0].cornerRadius, 8)
})

test('a step wider or deeper than its body is refused', () => {
  const wide = 'a 40 x 30 x 20 block with a rebate around the top edge, 16 mm wide and 6 mm deep'
  assert.equal(refusal(wide).code, 'geometry_validation_failed')
  const deep = 'a 40 x 30 x 20 block with a rebate around the top edge, 4 mm wide and 20 mm deep'
  assert.equal(refusal(deep).code, 'geometry_validation_failed')
})

test('the corners of an opening are rounded where they are said to be its own', () => {
  const corners = (prompt: string): unknown => {
    const cut = featuresOf(prompt)[1]
    assert.ok(cut?.kind === 'pocket' || cut?.kind === 'extrude', prompt)
    const [profile] = cut.sketch.add
    return profile?.kind === 'rectangle' ? profile.cornerRadius : undefined
  }
  const block = 'a 90 x 60 x 20 block'
  assert.equal(corners(`${block} with a 40 x 20 x 8 mm pocket with 4 mm rounded corners`), 4)
  assert.equal(
    corners(
      `${block}. Cut a rectangular slot through it. The rectangular slot is 40 mm (X) x 20 mm (Y). The rectangular has 4 filleted corners, each with a radius of 3 mm.`,
    ),
    3,
  )
  assert.equal(corners(`${block} with a 40 x 20 pocket 8 mm deep and 4 mm rounded corners`), undefined)
  assert.equal(
    refusal(`${block} with a 40 x 20 x 8 mm pocket with 3 rounded corners of 4 mm`).code,
    'geometry_validation_failed',
  )
})

test('“it is a … fillet” says what kind, not one more', () => {
  const { plan } = read(
    'a 60 x 40 x 20 block. Fillet the vertical edges with a 5 mm radius. It is a constant radius fillet.',
  )
  assert.equal(plan.parts[0]?.features.length, 2)
})
