/** Bodies told by the part they play, at the ends of others, between two of them, and by one that was told before. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { featuresOf, read, refusal } from './reading.ts'

const cylinders = (
  prompt: string,
): { diameter: number; height: number; origin: unknown; normal: unknown }[] =>
  featuresOf(prompt)
    .filter((each) => each.kind === 'cylinder')
    .map(({ diameter, height, frame }) => ({
      diameter,
      height,
      origin: frame.on === 'frame' ? frame.origin : undefined,
      normal: frame.on === 'frame' ? frame.normal : undefined,
    }))

const spheres = (prompt: string) => featuresOf(prompt).filter((each) => each.kind === 'sphere')

test('a disc on each end of a rod stands against its ends, whichever way the rod lies', () => {
  const standing = cylinders(
    'A rod 9 mm in diameter and 70 mm long with a 24 mm diameter, 5 mm thick disc on each end.',
  )
  assert.deepEqual(
    standing.map(({ origin }) => origin),
    [
      [0, 0, 0],
      [0, 0, -5],
      [0, 0, 70],
    ],
  )
  const lying = cylinders(
    'A rod 9 mm in diameter and 70 mm long, lying along the X axis, with a 24 mm diameter, 5 mm thick disc at both ends.',
  )
  assert.deepEqual(
    lying.map(({ origin }) => origin),
    [
      [-35, 0, 4.5],
      [-40, 0, 4.5],
      [35, 0, 4.5],
    ],
  )
})

test('an identical one has the sizes of the one before and stands on the same body', () => {
  const told = cylinders(
    'Take a block 50 x 50 x 12 mm. Put an 18 mm diameter, 9 mm tall boss on the top and an identical boss on the bottom.',
  )
  assert.deepEqual(
    told.map(({ diameter, height, origin }) => [diameter, height, origin]),
    [
      [18, 9, [0, 0, 12]],
      [18, 9, [0, 0, -9]],
    ],
  )
  const { plan } = read(
    'A bar 16 mm in diameter and 60 mm long. A 30 mm diameter, 4 mm thick disc at one end and another disc at the other end.',
  )
  assert.ok(plan.assumptions.some(({ says }) => /sizes of the one before/u.test(says)))
})

test('a seat, a stem and a vertical part are bodies where their sizes make them so', () => {
  const stool = cylinders(
    'This is a low stool.\n1. The seat is a round disc, 110 mm in diameter and 8 mm thick.\n2. There are three round legs under the seat. Each leg is 10 mm in diameter and 70 mm long.\n3. The legs are evenly spaced on a 70 mm diameter circle.',
  )
  assert.equal(stool.length, 4)
  const tee = featuresOf(
    'A T-shaped block.\n1. The horizontal part is 50mm (X) x 16mm (Y) x 12mm (Z).\n2. The vertical part is 16mm (X) x 16mm (Y) x 30mm (Z). It is attached to the center of the bottom of the horizontal part.',
  )
  assert.deepEqual(
    tee.map((each) => (each.kind === 'box' && each.frame.on === 'frame' ? each.frame.origin : undefined)),
    [
      [0, 0, 0],
      [0, 0, -30],
    ],
  )
  assert.equal(refusal('This is a tower.').code, 'prompt_too_ambiguous')
})

test('two balls joined by a rod lie with their middles at its ends', () => {
  const apart =
    'A dumbbell shape: two 24 mm diameter spheres connected by an 8 mm diameter rod. The centers of the spheres are 60 mm apart.'
  const [rod] = cylinders(apart)
  assert.equal(rod?.height, 60)
  assert.deepEqual(
    spheres(apart).map(({ frame }) => frame.on === 'frame' && frame.origin),
    [
      [0, 0, 0],
      [0, 0, 60],
    ],
  )
  const steps =
    'This part looks like a barbell. I will walk you through it.\n1. Make a sphere with a diameter of 20mm.\n2. Make a second sphere, also 20mm in diameter. The centers of the two spheres are 50mm apart along the X axis.\n3. Connect the two spheres with a cylindrical bar 6mm in diameter that runs from the center of one sphere to the center of the other.'
  assert.equal(spheres(steps).length, 2)
  assert.equal(cylinders(steps)[0]?.height, 50)
  const stick =
    'A ball on a stick: a 16 mm diameter ball on the end of a 5 mm diameter, 40 mm long stick. The center of the ball is at the end of the stick.'
  assert.deepEqual(
    spheres(stick).map(({ frame }) => frame.on === 'frame' && frame.origin),
    [[0, 0, 40]],
  )
})

test('what lies between two others is built first, and they stand at its ends', () => {
  const spool = cylinders(
    'This is a reel. It is made of three cylinders stacked along the Z axis. The two end flanges are 44mm in diameter and 3mm thick. The core between them is 18mm in diameter and 30mm long.',
  )
  assert.deepEqual(
    spool.map(({ diameter, height, origin }) => [diameter, height, origin]),
    [
      [18, 30, [0, 0, 0]],
      [44, 3, [0, 0, -3]],
      [44, 3, [0, 0, 30]],
    ],
  )
})

test('a hole deeper than the boss it starts in goes on into the block below, and no deeper', () => {
  const block = (depth: number): string =>
    `A 60 x 40 x 15 mm block. A boss 24 mm in diameter and 10 mm tall on top. A blind hole 8 mm in diameter goes ${depth} mm deep from the top of the boss.`
  const hole = featuresOf(block(18)).find((each) => each.kind === 'hole')
  assert.equal(hole?.kind === 'hole' && hole.depth.kind === 'blind' && hole.depth.depth, 18)
  assert.match(refusal(block(30)).message, /does not fit into 25 mm/u)
})

test('an end closed by a disc, and bars that cross', () => {
  const tube =
    'A tube, 40 mm OD, 34 mm ID, 60 mm long. One end is closed by a 40 mm diameter, 3 mm thick disc.'
  assert.deepEqual(cylinders(tube).at(-1)?.origin, [0, 0, 60])
  const cross = featuresOf(
    'A plus-shaped part.\n1. The first bar is 70mm (X) x 18mm (Y) x 12mm (Z).\n2. The second bar is 18mm (X) x 70mm (Y) x 12mm (Z). It crosses the first bar at its center.',
  )
  assert.deepEqual(
    cross.map((each) => (each.kind === 'box' && each.frame.on === 'frame' ? each.frame.origin : undefined)),
    [
      [0, 0, 0],
      [0, 0, 0],
    ],
  )
})

test('the bottom, the middle and the top one are stacked in that order', () => {
  const levels = (prompt: string): unknown[] => cylinders(prompt).map(({ origin }) => origin)
  assert.deepEqual(
    levels(
      'This is a stepped shaft made of 3 cylinders on the same axis.\n1. The bottom cylinder is 36mm in diameter and 15mm long.\n2. The middle cylinder is 26mm in diameter and 30mm long.\n3. The top cylinder is 16mm in diameter and 20mm long.',
    ),
    [
      [0, 0, 0],
      [0, 0, 15],
      [0, 0, 45],
    ],
  )
})

test('another one just like it is made as well', () => {
  const told = cylinders(
    'Make a plate 80mm x 50mm x 6mm with a cylindrical boss (20mm diameter, 10mm high) on the top face and another one just like it on the bottom face.',
  )
  assert.deepEqual(
    told.map(({ diameter, height, origin }) => [diameter, height, origin]),
    [
      [20, 10, [0, 0, 6]],
      [20, 10, [0, 0, -10]],
    ],
  )
})

test('uprights stand where each of them is said to be, and nothing is level with two opposite sides', () => {
  const boxes = featuresOf(
    'This is a U-shaped part made from three blocks.\n1. The base is 70mm (X) x 20mm (Y) x 8mm (Z).\n2. Two identical uprights stand on top of the base, one flush with the left end and one flush with the right end. Each upright is 8mm (X) x 20mm (Y) x 30mm (Z).',
  )
  assert.deepEqual(
    boxes.map((each) => (each.kind === 'box' && each.frame.on === 'frame' ? each.frame.origin : undefined)),
    [
      [0, 0, 0],
      [-31, 0, 8],
      [31, 0, 8],
    ],
  )
  const both =
    'A 60 x 40 x 10 mm block. A 10 x 10 x 10 mm block on top of it, flush with the left side and flush with the right side.'
  assert.equal(refusal(both).code, 'geometry_validation_failed')
})

test('a bar with a diameter is round, a pillar with three sizes is square', () => {
  assert.equal(cylinders('A bar 16 mm in diameter and 60 mm long.')[0]?.diameter, 16)
  const [pillar] = featuresOf('A pillar 18 x 18 x 70 mm.')
  assert.equal(pillar?.kind, 'box')
})

test('the bore of a pipe goes on through the flanges around its ends, and this is told', () => {
  for (const pipe of [
    'a pipe 90 mm long, 26 od, 20 id,',
    'a pipe 90 mm long with a 26 mm outer diameter and a 3 mm wall,',
  ]) {
    const { plan } = read(`${pipe} with a flange at each end, 52 mm in diameter and 5 thick`)
    const flanges = plan.parts[0]?.features.filter(
      (feature) => feature.kind === 'cylinder' && feature.diameter === 52,
    )
    assert.deepEqual(
      flanges?.map((feature) => feature.kind === 'cylinder' && feature.innerDiameter),
      [20, 20],
      pipe,
    )
    assert.ok(plan.assumptions.some(({ says }) => /bore of “pipe” goes on/u.test(says)))
  }
})

test('a body of the title that others make up is not made beside them', () => {
  const features = featuresOf(
    'A stubby knob. The stem is 13 mm in diameter and 17 mm long. The cap is a cylinder, 30 mm in diameter and 9 mm tall, on top of the stem.',
  )
  assert.equal(features.length, 2)
})
