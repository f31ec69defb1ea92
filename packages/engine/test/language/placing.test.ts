/** Bodies and cuts whose place is told in loose words: near an edge, towards a corner, next to another body. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { featuresOf, read, refusal } from './reading.ts'

const PLATE = 'a 120 x 60 x 8 mm plate with '

const assumed = (prompt: string): string =>
  read(prompt)
    .plan.assumptions.map(({ says }) => says)
    .join('; ')

const pointsOf = (prompt: string): unknown =>
  (featuresOf(prompt)[1] as { positions?: { points?: number[][] } }).positions?.points

const originsOf = (prompt: string): unknown[] =>
  featuresOf(prompt).map((feature) => (feature as { frame?: { origin?: number[] } }).frame?.origin)

test('a hole near an edge keeps a diameter of material beside it, and the distance is told', () => {
  assert.deepEqual(pointsOf(`${PLATE}a 10 mm hole near the right edge`), [[45, 0]])
  assert.deepEqual(pointsOf(`${PLATE}a 10 mm hole close to the front left corner`), [[-45, -15]])
  assert.match(assumed(`${PLATE}a 10 mm hole near the right edge`), /10 mm to the right side.*no distance/u)
})

test('very near is nearer, and towards is halfway', () => {
  const post = `${PLATE}a 12 x 12 x 30 mm block on top`
  assert.deepEqual(originsOf(`${post} very close to the left edge`)[1], [-51, 0, 8])
  assert.deepEqual(originsOf(`${post} towards the back right`)[1], [27, 12, 8])
})

test('a number beside the loose word decides, unless it lies on the other side', () => {
  assert.deepEqual(pointsOf(`${PLATE}a 6 mm hole near the left edge, 9 mm from the left edge`), [[-51, 0]])
  const { code, message } = refusal(`${PLATE}a 6 mm hole near the left edge, 100 mm from the left edge`)
  assert.equal(code, 'geometry_validation_failed')
  assert.match(message, /near the left edge/u)
})

test('several near an edge stand in a row along it', () => {
  assert.deepEqual(pointsOf(`${PLATE}two 5 mm holes near the left edge`), [
    [-52.5, -15],
    [-52.5, 15],
  ])
})

test('a body to the right of another stands on the same ground, as far away as was said', () => {
  const prompt =
    'a 40 x 30 x 20 mm block and a rod 10 mm in diameter and 50 mm tall, 12 mm to the right of the block'
  assert.deepEqual(originsOf(prompt)[1], [37, 0, 0])
  const { plan } = read(prompt)
  assert.equal(plan.parts[0]?.solids, 2)
  assert.ok(
    plan.requirements.some(({ says, value }) => says.includes('12 mm to the right of') && value === 12),
  )
})

test('a body next to another touches it, on the side that was named', () => {
  assert.deepEqual(
    originsOf('a 40 x 30 x 20 mm block with a 10 mm cube next to it on the left')[1],
    [-25, 0, 0],
  )
  assert.deepEqual(
    originsOf('a 40 x 30 x 20 mm block. Behind the block stands a 40 x 6 x 50 mm plate.')[1],
    [0, 18, 0],
  )
  assert.match(
    assumed('a 40 x 30 x 20 mm block with a 10 mm cube beside the block'),
    /right of the block.*touches/u,
  )
})

test('round bodies that would only touch in a line are refused', () => {
  assert.match(refusal('a 30 mm cube with a ball 10 mm in diameter next to it').message, /a line or a point/u)
})

test('a mirrored hole or body is made on both sides, and both are counted', () => {
  const hole = `${PLATE}a 6 mm hole 14 mm from the left edge and 12 mm from the front edge. Mirror the hole to the right side.`
  assert.deepEqual(pointsOf(hole), [
    [-46, -18],
    [46, -18],
  ])
  assert.ok(read(hole).plan.requirements.some(({ says }) => says === '2 holes of 6 mm'))
  const tabs = `${PLATE}a 10 x 8 x 20 mm block on top near the left edge. Repeat the block on the opposite side, keeping the same distance from the edge.`
  assert.deepEqual(originsOf(tabs).slice(1), [
    [-45, 0, 8],
    [45, 0, 8],
  ])
  assert.ok(read(tabs).plan.requirements.some(({ says }) => says === '2 blocks in a row'))
})

test('what lies in the middle has no image, and a part alone cannot be mirrored in silence', () => {
  assert.match(refusal(`${PLATE}a 6 mm hole in the middle. Mirror the hole.`).message, /its image/u)
  assert.match(refusal('a 120 x 60 x 8 mm plate. Mirror it.').message, /Mirror/u)
})

const windowOf = (prompt: string): { facing?: string; at?: unknown; size?: number[] } => {
  const cut = featuresOf(prompt)[1] as unknown as {
    plane: { face: { facing: string } }
    sketch: { add: { width: number; height: number; at: number[] }[] }
  }
  const [profile] = cut.sketch.add
  return { facing: cut.plane.face.facing, at: profile?.at, size: [profile?.width ?? 0, profile?.height ?? 0] }
}

test('an opening told by length, width and height goes along the way in which it is as long as the body', () => {
  const prompt =
    'a block 80 mm long, 16 mm wide and 50 mm high. Cut a rectangular hole in it. The hole is 24 mm long, 16 mm wide and 12 mm high, 6 mm above the base.'
  assert.deepEqual(windowOf(prompt), { facing: '-y', at: [0, -13], size: [24, 12] })
})

test('an opening with two sizes goes through along the third', () => {
  const block =
    'a block with a length of 80 mm, a width of 16 mm and a height of 50 mm, with a rectangular cutout '
  assert.equal(windowOf(`${block}24 mm long and 12 mm high`).facing, '-y')
  assert.equal(windowOf(`${block}8 mm wide and 12 mm high`).facing, '+x')
  assert.deepEqual(windowOf(`${PLATE}a rectangular cutout 30 mm wide and 20 mm high`), {
    facing: '+z',
    at: [0, 0],
    size: [30, 20],
  })
})

test('a distance from an edge to an opening with straight sides ends at its wall', () => {
  assert.deepEqual(
    windowOf(`${PLATE}a rectangular through cutout 20 x 10 mm, 5 mm from the left edge`).at,
    [-45, 0],
  )
})

test('a hole below the top goes across', () => {
  const [, hole] = featuresOf('a 60 x 30 x 50 mm block with an 8 mm hole 15 mm below the top')
  assert.ok(hole?.kind === 'hole' && 'facing' in hole.face && hole.face.facing === '-y')
})

test('a pocket that another body would close is cut from below', () => {
  const prompt =
    'a base plate 80 x 60 x 12 mm. In the centre of the base plate cut out a rectangular hollow 40 mm long, 30 mm wide and 9 mm deep. On top of the base plate, add a block 50 mm long, 40 mm wide and 10 mm high.'
  const pocket = featuresOf(prompt).find(({ kind }) => kind === 'pocket') as { face?: { facing?: string } }
  assert.equal(pocket.face?.facing, '-z')
  assert.match(assumed(prompt), /cut from below/u)
})

test('sizes that follow an opening in its host are those of the opening', () => {
  const prompt =
    'a block 80 mm long, 30 mm wide and 50 mm high. Create a rectangular pocket in it with a length of 40 mm, a width of 30 mm and a height of 10 mm.'
  assert.deepEqual(windowOf(prompt), { facing: '-y', at: [0, 0], size: [40, 10] })
})

test('a share of a size with its rough number behind is that size of the new body', () => {
  const [, upper] = featuresOf(
    'Create a square base 40 mm by 40 mm. Extrude this square by 6 mm. Then sketch a smaller rectangle centred at the same location as the square, with the same length of 40 mm but roughly half its width, about 22 mm. Extrude this smaller rectangle by 50 mm to form the main body of the post.',
  ) as { size?: number[]; frame?: { origin?: number[] } }[]
  assert.deepEqual(upper?.size, [40, 22, 50])
  assert.deepEqual(upper?.frame?.origin, [0, 0, 6])
})

test('a body whose two edges lie on those of another stands in its corner', () => {
  const prompt =
    'Create a cube with sides of 30 mm. Add a right triangular prism on top with a base length and height of 12 mm and an extrusion length equal to the cube’s height. The prism is positioned so that two of its edges align with the edges of the cube.'
  assert.deepEqual(originsOf(prompt)[1], [-9, -9, 30])
  assert.equal((featuresOf(prompt)[1] as { height?: number }).height, 30)
})

test('on one side, very close to the edge: the nearer word decides', () => {
  const prompt = `${PLATE}a post 8 mm in diameter and 30 mm tall on one side of the plate very close to the edge`
  assert.deepEqual(originsOf(prompt)[1], [54, 0, 8])
})

test('the hole of a ring is its inside, even where it is reckoned', () => {
  const [ring, ...more] = featuresOf(
    'a ring 70 mm in outer diameter and 8 mm high whose hole has a diameter calculated by subtracting 15 mm twice from the outer diameter',
  ) as { innerDiameter?: number; height?: number }[]
  assert.deepEqual([ring?.innerDiameter, ring?.height, more.length], [40, 8, 0])
})

test('a remark that agrees with the numbers is accepted, one that is far off is refused', () => {
  const plate = 'a plate 90 mm long and 30 mm wide, making the length about'
  assert.equal(featuresOf(`${plate} 3 times the width, 6 mm thick`).length, 1)
  const { code, message } = refusal(`${plate} 8 times the width, 6 mm thick`)
  assert.equal(code, 'geometry_validation_failed')
  assert.match(message, /8 times the width/u)
})

test('bodies near each end keep clear of it, and the distance is told', () => {
  const prompt = `${PLATE}a boss 10 mm in diameter and 12 mm high near each end`
  assert.deepEqual(originsOf(prompt).slice(1), [
    [-50, 0, 8],
    [50, 0, 8],
  ])
  assert.match(assumed(prompt), /from its end/u)
})

test('bodies lie on a circle as holes do, and the circle is measured between two of them', () => {
  for (const prompt of [
    'a disc 110 mm in diameter and 9 mm thick with five pins on top. Each pin is 10 mm in diameter and 25 mm tall. The pins are equally spaced on a 84 mm diameter circle.',
    'a disc, 110 diameter, 9 thick, with five 10 mm posts, 25 mm tall, evenly spaced on a 84 mm bolt circle',
  ]) {
    const { plan } = read(prompt)
    const gap = plan.requirements.find(({ says }) => says.includes('on a circle of 84 mm'))
    assert.equal(gap?.measure.kind, 'distance', prompt)
    assert.ok(Math.abs((gap?.value ?? 0) - (84 * Math.sin(Math.PI / 5) - 10)) < 1e-9)
  }
})

for (const [words, expected] of [
  ['a 5 mm hole in the top left corner, 10 mm from the edges', [[-40, 20]]],
  ['a 5 mm hole in the front right corner, 10 mm from each edge', [[40, -20]]],
  [
    'two 5 mm holes in the top left and bottom left corners, 10 mm from the edges',
    [
      [-40, -20],
      [-40, 20],
    ],
  ],
  [
    'two 5 mm holes at the right corners, inset 12 mm from the edges',
    [
      [38, -18],
      [38, 18],
    ],
  ],
  [
    'two 5 mm holes in diagonally opposite corners, 8 mm from the edges',
    [
      [-42, -22],
      [42, 22],
    ],
  ],
  [
    '5 mm holes in the two back corners, 9 mm from each edge',
    [
      [-41, 21],
      [41, 21],
    ],
  ],
  [
    'three 5 mm holes in the top left, top right and bottom left corners, 8 mm from the edges',
    [
      [-42, -22],
      [-42, 22],
      [42, 22],
    ],
  ],
] as const)
  test(`“${words}” lies in those corners`, () => {
    const hole = featuresOf(`A 100 x 60 x 5 mm plate with ${words}.`).find(({ kind }) => kind === 'hole')
    assert.ok(hole?.kind === 'hole' && hole.positions.kind === 'points')
    const found = hole.positions.points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
    assert.deepEqual(found, expected)
  })

test('a hole wider than its plate is thick lies on the broad face, on the side that is named', () => {
  const prompt =
    'Sketch a rectangle with a length of 70 mm and a width of 100 mm and extrude it by 2 mm. Add two 6 mm holes on the left side of the rectangle, one at the top and one at the bottom, inset from the edges by 10 mm in length and 9 mm in width.'
  const holes = featuresOf(prompt).filter(({ kind }) => kind === 'hole')
  const places = holes.flatMap((hole) =>
    hole.kind === 'hole' && hole.positions.kind === 'points' ? hole.positions.points : [],
  )
  assert.deepEqual(
    places.toSorted((a, b) => a[1] - b[1]),
    [
      [-25, -41],
      [-25, 41],
    ],
  )
})
