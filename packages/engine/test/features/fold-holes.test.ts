import assert from 'node:assert/strict'
import { test } from 'node:test'
import { foldFeatures } from '../../src/kernel/build/features/fold.ts'
import { volumeOf } from '../../src/kernel/mass.ts'
import type { Feature } from '../../src/plan/features.ts'
import { oc } from '../kernel.ts'
import { buildOneByOne, faceList, foldAndBuild, isFolded } from './folding.ts'
import { isValid, near, plan } from './workshop.ts'

const box = plan({ id: 'plate', kind: 'box', size: [100, 60, 8] })
const corners = plan({
  id: 'corners',
  kind: 'hole',
  diameter: 6,
  positions: { kind: 'corners', inset: [8, 8] },
})
const middle = plan({ id: 'middle', kind: 'hole', diameter: 20, face: { facing: '-z' } })

test('folded holes give the same solid, with the same owners, as cut ones', () => {
  const features = [box, corners, middle]
  const { body, rest } = foldAndBuild(features)
  const cut = buildOneByOne(features)
  assert.equal(rest.length, 0)
  assert.ok(isValid(body))
  assert.ok(near(body.volume, cut.volume, 1e-9))
  assert.deepEqual(faceList(body), faceList(cut))
})

test('holes fold into cylinders, tubes and extrusions in any frame', () => {
  const holes = plan({
    id: 'bolts',
    kind: 'hole',
    face: { facing: '+x' },
    diameter: 5,
    positions: { kind: 'bolt-circle', diameter: 60, count: 6, startDeg: 15 },
  })
  const frame = { origin: [10, 20, 30], normal: '+x' }
  const outline = {
    kind: 'outline',
    start: [-50, -40],
    segments: [
      [50, -40],
      [50, 40],
      [-20, 60],
      [-50, 40],
    ].map((to) => ({ kind: 'line', to })),
  }
  for (const solid of [
    plan({ id: 'flange', kind: 'cylinder', diameter: 80, innerDiameter: 40, height: 12, frame }),
    plan({ id: 'flange', kind: 'cylinder', diameter: 80, height: 12, frame }),
    plan({
      id: 'flange',
      kind: 'extrude',
      sketch: { add: [outline] },
      plane: { on: 'frame', ...frame },
      extent: { kind: 'length', length: 9, direction: 'both' },
    }),
    plan({
      id: 'flange',
      kind: 'prism',
      base: { add: [{ kind: 'rectangle', width: 90, height: 80, rotateDeg: 20, at: [3, 4] }] },
      height: 7,
      frame,
    }),
  ]) {
    const { body } = foldAndBuild([solid, holes])
    const cut = buildOneByOne([solid, holes])
    assert.ok(near(body.volume, cut.volume, 1e-9), `${solid.kind}: ${body.volume} ${cut.volume}`)
    assert.deepEqual(faceList(body), faceList(cut))
  }
})

test('patterns still find the volume of the solid and of every folded hole', () => {
  const { site } = foldAndBuild([box, corners, middle])
  assert.ok(near(volumeOf(oc, site.volumes.get('plate')?.solids[0] as never), 48_000))
  assert.equal(site.volumes.get('corners')?.solids.length, 4)
  assert.equal(site.volumes.get('corners')?.operation, 'cut')
})

test('a hole that is more than a plain through hole, or stands too near, ends the folding', () => {
  const stays = (hole: object) => {
    const steps = foldFeatures([
      box,
      corners,
      plan({ id: 'other', kind: 'hole', diameter: 6, ...hole }),
      middle,
    ])
    assert.ok(isFolded(steps[0]) && steps[0].folded.length === 1)
    assert.equal(steps.length, 3)
  }
  stays({ counterbore: { diameter: 12, depth: 2 } })
  stays({ countersink: { diameter: 12 } })
  stays({ depth: { kind: 'blind', depth: 3 } })
  stays({ depth: { kind: 'through', reach: 'wall' } })
  stays({ face: { facing: '+x' } })
  stays({ face: { facing: '+z', near: [0, 0, 8] } })
  stays({ diameter: undefined, thread: { designation: 'M8', modelled: true } })
  stays({ positions: { kind: 'points', points: [[48, 0]] } })
  stays({ positions: { kind: 'points', points: [[47, 0]] } })
  stays({ positions: { kind: 'points', points: [[-42, -18]] } })
  stays({ positions: { kind: 'points', points: [[70, 0]] } })
})

test('only the first solid, adding, takes holes in', () => {
  const untouched = (features: Feature[]) => assert.deepEqual(foldFeatures(features), features)
  untouched([box])
  untouched([box, plan({ id: 'rounded', kind: 'fillet', edges: [{}], radius: 1 }), corners])
  untouched([plan({ id: 'ball', kind: 'sphere', diameter: 30 }), corners])
  untouched([
    plan({
      id: 'plate',
      kind: 'extrude',
      sketch: { add: [{ kind: 'rectangle', width: 100, height: 60 }] },
      extent: { kind: 'length', length: 8 },
      taperDeg: 3,
    }),
    corners,
  ])
})

test('a hundred folded holes take a hundred times their own volume from the plate', () => {
  const grid = plan({
    id: 'grid',
    kind: 'hole',
    diameter: 4,
    positions: { kind: 'grid', columns: 10, rows: 10, pitch: [9, 5.5] },
  })
  const { body } = foldAndBuild([box, grid])
  assert.ok(near(body.volume, 48_000 - 100 * Math.PI * 4 * 8))
})
