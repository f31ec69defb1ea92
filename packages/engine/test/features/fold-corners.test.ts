import assert from 'node:assert/strict'
import { test } from 'node:test'
import { volumeOf } from '../../src/kernel/mass.ts'
import { selectEdges } from '../../src/kernel/select/edges.ts'
import type { Feature } from '../../src/plan/features.ts'
import type { EdgeSelector } from '../../src/plan/select.ts'
import { oc } from '../kernel.ts'
import { bolts, breaks, middle, plate, rounds } from './cornered-plate.ts'
import { applyTo, buildOneByOne, faceList, foldAndBuild } from './folding.ts'
import { isValid, near, plan } from './workshop.ts'

const HOLES = Math.PI * (4 * 2.5 ** 2 + 6 ** 2)
const AREA = { fillet: 60 * 40 - HOLES - (4 - Math.PI) * 9, chamfer: 60 * 40 - HOLES - 2 * 9 }

function sameAsOneByOne(features: readonly Feature[]) {
  const { body, rest } = foldAndBuild(features)
  const ordinary = buildOneByOne(features)
  assert.equal(rest.length, 0)
  assert.ok(isValid(body))
  assert.ok(near(body.volume, ordinary.volume, 1e-9), `${body.volume} ${ordinary.volume}`)
  assert.deepEqual(faceList(body), faceList(ordinary))
  return body
}

test('folded corners give the same solid, with the same owners, as blended ones, wherever they stand among the holes', () => {
  for (const corners of [rounds(), breaks()])
    for (const features of [
      [plate, bolts, middle, corners],
      [plate, bolts, corners, middle],
      [plate, corners, bolts, middle],
    ]) {
      const body = sameAsOneByOne(features)
      assert.ok(near(body.volume, AREA[corners.kind as keyof typeof AREA] * 8, 1e-9))
      assert.equal(faceList(body).filter((face) => face.startsWith(corners.id)).length, 4)
    }
})

test('corners fold into a plate without holes', () => {
  assert.ok(near(sameAsOneByOne([plate, rounds()]).volume, 8 * (2400 - (4 - Math.PI) * 9), 1e-9))
  assert.ok(near(sameAsOneByOne([plate, breaks()]).volume, 8 * (2400 - 18), 1e-9))
})

test('corners fold into rectangles that are pulled along any direction', () => {
  const rectangle = { kind: 'rectangle', width: 60, height: 40 }
  const hole = (facing: unknown) => plan({ id: 'middle', kind: 'hole', diameter: 12, face: { facing } })
  const tilted = [1, 2, 2]
  for (const corners of [rounds, breaks]) {
    sameAsOneByOne([
      plan({
        id: 'plate',
        kind: 'prism',
        base: { add: [{ ...rectangle, rotateDeg: 90, at: [5, 6] }] },
        height: 7,
        frame: { origin: [1, 2, 3], normal: '-y' },
      }),
      hole('+y'),
      corners({ edges: [{ parallelTo: '+y' }] }),
    ])
    sameAsOneByOne([
      plan({
        id: 'plate',
        kind: 'extrude',
        sketch: { add: [rectangle] },
        plane: { on: 'frame', normal: tilted },
        extent: { kind: 'length', length: 9, direction: 'both' },
      }),
      corners({ edges: [{ parallelTo: [-1, -2, -2] }] }),
      hole(tilted),
    ])
    sameAsOneByOne([
      plan({ id: 'plate', kind: 'box', size: [60, 40, 8], frame: { x: [3, 1, 0] } }),
      corners(),
      hole('+z'),
    ])
  }
})

test('every way to say the upright edges of the solid folds', () => {
  for (const selector of [
    { parallelTo: '-z' },
    { parallelTo: [0, 0, 5] },
    { parallelTo: '+z', feature: 'plate' },
    { parallelTo: '+z', outer: true },
    { parallelTo: '+z', convexity: 'convex', curve: 'line', outer: true, feature: 'plate' },
  ])
    sameAsOneByOne([plate, bolts, rounds({ edges: [selector] })])
})

test('selectors after folded corners mean the same edges', () => {
  for (const corners of [rounds(), breaks()]) {
    const features = [plate, bolts, corners]
    const { body } = foldAndBuild(features)
    const ordinary = buildOneByOne(features)
    const selectors: EdgeSelector[] = [
      {},
      { between: ['plate', corners.id] },
      { between: ['plate', 'bolts'] },
      { feature: corners.id },
      { outer: true },
      { outer: false },
      { face: { facing: '+z', pick: 'outermost' }, loop: 'outer' },
      { at: { axis: 'z', value: 8 } },
      { convexity: 'convex' },
    ]
    for (const selector of selectors)
      assert.equal(
        selectEdges(oc, body, [selector], 'later').length,
        selectEdges(oc, ordinary, [selector], 'later').length,
        JSON.stringify(selector),
      )
  }
})

test('the upper rim can be rounded after folded corners', () => {
  const rim = plan({
    id: 'rim',
    kind: 'fillet',
    edges: [{ face: { facing: '+z' }, loop: 'outer' }],
    radius: 1,
  })
  for (const corners of [rounds(), breaks()]) {
    const features = [plate, bolts, corners]
    const { site } = foldAndBuild(features)
    const rimmed = applyTo(site, rim)
    const ordinary = buildOneByOne([...features, rim])
    assert.ok(isValid(rimmed))
    assert.ok(near(rimmed.volume, ordinary.volume, 1e-9), `${rimmed.volume} ${ordinary.volume}`)
    assert.deepEqual(faceList(rimmed), faceList(ordinary))
  }
})

test('a pattern repeats the sharp solid and its holes; the corners have no volume of their own', () => {
  const { site } = foldAndBuild([plate, rounds(), bolts])
  assert.ok(near(volumeOf(oc, site.volumes.get('plate')?.solids[0] as never), 60 * 40 * 8, 1e-9))
  assert.equal(site.volumes.get('bolts')?.solids.length, 4)
  assert.equal(site.volumes.has('rounds'), false)
})
