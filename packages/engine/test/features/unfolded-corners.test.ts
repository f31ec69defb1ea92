import assert from 'node:assert/strict'
import { test } from 'node:test'
import { foldFeatures } from '../../src/kernel/build/features/fold.ts'
import { buildPart } from '../../src/kernel/build/part.ts'
import { STRATEGIES } from '../../src/kernel/strategy.ts'
import type { Feature } from '../../src/plan/features.ts'
import { oc } from '../kernel.ts'
import { bolts, breaks, middle, plate, rounds } from './cornered-plate.ts'
import { applyTo, buildOneByOne, foldAndBuild, isFolded } from './folding.ts'
import { near, plan, refusal } from './workshop.ts'

/** The fillet or chamfer is left to its own builder, with the holes before it folded as ever. */
function staysOut(...features: Feature[]) {
  const [step, next] = foldFeatures(features)
  assert.ok(isFolded(step) && step.folded.length === 1 && !step.corners)
  assert.equal(next, features[2])
}

test('selectors that may mean more or fewer edges do not fold', () => {
  for (const edges of [
    [{}],
    [{ outer: true }],
    [{ parallelTo: '+x' }],
    [{ parallelTo: '+z' }, { parallelTo: '+x' }],
    [{ parallelTo: '+z' }, { parallelTo: '+z' }],
    [{ parallelTo: '+z', near: [30, 20, 0] }],
    [{ parallelTo: '+z', outer: false }],
    [{ parallelTo: '+z', convexity: 'concave' }],
    [{ parallelTo: '+z', curve: 'circle' }],
    [{ parallelTo: '+z', feature: 'bolts' }],
    [{ parallelTo: '+z', length: 8 }],
    [{ parallelTo: '+z', face: { facing: '+x' } }],
    [{ parallelTo: '+z', between: ['plate', 'plate'] }],
  ]) {
    staysOut(plate, bolts, rounds({ edges }))
    staysOut(plate, bolts, breaks({ edges }))
  }
})

test('two leg lengths, a second blend, and outlines that are no sharp upright rectangle do not fold', () => {
  staysOut(plate, bolts, breaks({ second: { distance: 2, face: { facing: '+x', pick: 'all' } } }))
  const second = breaks()
  const [step, ...rest] = foldFeatures([plate, rounds(), second, bolts])
  assert.ok(isFolded(step) && step.corners?.feature === 'rounds' && step.folded.length === 0)
  assert.deepEqual(rest, [second, bolts])
  const sketched = (profile: object, cut: object[] = []) =>
    plan({
      id: 'plate',
      kind: 'prism',
      base: { add: [{ kind: 'rectangle', width: 60, height: 40, ...profile }], cut },
      height: 8,
    })
  staysOut(sketched({ cornerRadius: 2, corners: ['++'] }), middle, rounds())
  staysOut(sketched({ cornerChamfer: 2 }), middle, rounds())
  staysOut(sketched({ rotateDeg: 20 }), middle, rounds())
  staysOut(sketched({}, [{ kind: 'rectangle', width: 4, height: 4, at: [20, 0] }]), middle, rounds())
})

test('corners that would reach a hole are left to the kernel, and a hole in a folded corner is cut', () => {
  const inCorner = plan({
    id: 'near-corner',
    kind: 'hole',
    diameter: 4,
    positions: { kind: 'points', points: [[27, 17]] },
  })
  staysOut(plate, inCorner, rounds({ radius: 12 }))
  const features = [plate, rounds({ radius: 12 }), inCorner]
  const { rest, site } = foldAndBuild(features)
  assert.deepEqual(rest, [inCorner])
  const cut = applyTo(site, inCorner)
  assert.ok(near(cut.volume, buildOneByOne(features).volume, 1e-9))
})

test('a corner too large for the plate is refused in the same words as ever', () => {
  for (const corners of [
    rounds({ radius: 20 }),
    rounds({ radius: 25 }),
    breaks({ distance: 20 }),
    breaks({ distance: 25 }),
  ]) {
    const features = [plate, middle, corners]
    staysOut(...features)
    const said = refusal(corners.id, 'does not fit', '40 mm apart')
    assert.throws(() => buildOneByOne(features), said)
    assert.throws(() => buildPart(oc, { id: 'part', features } as never, { strategy: STRATEGIES[0] }), said)
  }
})
