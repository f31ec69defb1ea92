import assert from 'node:assert/strict'
import { test } from 'node:test'
import { single } from '../../gallery/write.ts'
import { buildPart } from '../../src/kernel/build/part.ts'
import { loopArea, profileLoops } from '../../src/kernel/build/sketch/loops.ts'
import { solidBuilders } from '../../src/kernel/build/solids/index.ts'
import { momentsOf, volumeOf } from '../../src/kernel/mass.ts'
import { STRATEGIES } from '../../src/kernel/strategy.ts'
import { feature } from '../../src/plan/features.ts'
import { parsePlan } from '../../src/plan/parse.ts'
import type { PlanInput } from '../../src/plan/plan.ts'
import { profile } from '../../src/plan/profile.ts'
import { oc } from '../kernel.ts'
import { box, cylinder } from '../shapes.ts'

const near = (actual: number, expected: number, relative: number) =>
  assert.ok(Math.abs(actual - expected) <= relative * Math.abs(expected), `${actual} is not ${expected}`)

test('the volume behind a flat face that splines bound is that of its outline', () => {
  const airfoil = profile.parse({ kind: 'airfoil', naca: '2412', chord: 120 })
  const wing = feature.parse({ kind: 'prism', id: 'wing', base: { add: [airfoil] }, height: 4 })
  assert.ok(wing.kind === 'prism')
  const site = { oc, strategy: STRATEGIES[0], body: undefined, volumes: new Map() }
  const [solid] = solidBuilders.prism(wing, site).solids
  assert.ok(solid)
  near(volumeOf(oc, solid), 4 * loopArea(profileLoops(airfoil).outer), 2e-5)
})

test('a box and a cylinder have their textbook volume, centre and inertia', () => {
  const block = box([40, 30, 10])
  near(volumeOf(oc, block), 12_000, 1e-12)
  const { centre, inertia } = momentsOf(oc, block)
  assert.deepEqual(
    centre.map((v) => Math.round(v * 1e9) / 1e9),
    [20, 15, 5],
  )
  near(inertia[2][2], (12_000 * (40 * 40 + 30 * 30)) / 12, 1e-9)
  const rod = cylinder(10, 50)
  near(volumeOf(oc, rod), Math.PI * 25 * 50, 1e-9)
  near(momentsOf(oc, rod).inertia[2][2], (Math.PI * 25 * 50 * 25) / 2, 1e-9)
})

test('cones about the middle of a part cost no more than cones beside it', () => {
  // Two chamfers whose cones meet in the mean of all vertices: their share of the volume is nothing but noise.
  const chamfered = (distance: number): PlanInput =>
    single(
      'Chamfered',
      [
        { kind: 'box', id: 'block', size: [20, 20, 8] },
        { kind: 'hole', id: 'hole', diameter: 6.8 },
        {
          kind: 'chamfer',
          id: 'mouths',
          edges: [{ curve: 'circle', diameter: 6.8, feature: 'hole' }],
          distance,
        },
      ],
      [],
    )
  const cost = (distance: number): number => {
    const [part] = parsePlan(chamfered(distance)).parts
    assert.ok(part)
    const start = process.cpuUsage()
    buildPart(oc, part, { strategy: STRATEGIES[0] })
    return process.cpuUsage(start).user
  }
  cost(0.55)
  const [beside, middle] = [cost(0.59), cost(0.6)]
  assert.ok(middle < 20 * beside, `${middle} µs against ${beside} µs`)
})
