import assert from 'node:assert/strict'
import { test } from 'node:test'
import { featuresOf, read, refusal } from './reading.ts'

const stars = (prompt: string): unknown[] =>
  featuresOf(prompt).flatMap((feature) => {
    if (feature.kind !== 'prism') return []
    const [profile] = feature.base.add
    return profile?.kind === 'star'
      ? [[profile.points, profile.outerDiameter, profile.innerDiameter, feature.height]]
      : []
  })

const GEAR =
  'A spur gear with a protruding hub, standing upright along Z, centered at the origin. The gear disc uses a star-polygon tooth profile with 14 teeth: tooth tips at 60mm diameter (30mm radius), tooth roots at 48mm diameter (24mm radius), face width 10mm (Z=0 to Z=10). A cylindrical hub 22mm in diameter extends from Z=0 to Z=26 (16mm above the gear face). A 10mm diameter bore runs through the full height along Z.'

test('a gear whose teeth are drawn as a star has tips and roots where they are told', () => {
  assert.deepEqual(stars(GEAR), [[14, 60, 48, 10]])
  assert.deepEqual(
    featuresOf(GEAR).map(({ kind }) => kind),
    ['prism', 'cylinder', 'hole'],
  )
})

test('every size of such teeth is measured, and what disagrees is refused', () => {
  const { requirements } = read(GEAR).plan
  const counted = requirements.filter(({ measure }) => measure.kind === 'tooth-count')
  assert.ok(counted.length >= 5 && counted.every(({ value }) => value === 14))
  assert.equal(refusal(GEAR.replace('(30mm radius)', '(31mm radius)')).code, 'geometry_validation_failed')
  assert.equal(refusal(GEAR.replace('16mm above', '15mm above')).code, 'geometry_validation_failed')
})

test('several such gears are told one by one after they were announced', () => {
  const prompt =
    'A double gear stack on a single hub, standing upright along the Z axis, centered at the origin. The cylindrical hub is 16mm in diameter and 50mm long (Z=0 to Z=50). Two spur gears of decreasing size are spaced along the hub, each with a star-polygon tooth profile: (1) a 20-tooth gear (50mm tip diameter (25mm radius), 40mm root diameter (20mm radius)) from Z=5 to Z=15 (10mm face width); (2) a 12-tooth gear (32mm tip diameter (16mm radius), 25mm root diameter (12.5mm radius)) from Z=25 to Z=35.'
  assert.deepEqual(stars(prompt), [
    [20, 50, 40, 10],
    [12, 32, 25, 10],
  ])
})

test('a ratchet wheel with triangular teeth', () => {
  assert.deepEqual(
    stars(
      'A ratchet wheel with 24 triangular teeth, tip diameter 80mm, root diameter 68mm, 6mm thick, with a 12mm diameter center hole.',
    ),
    [[24, 80, 68, 6]],
  )
})
