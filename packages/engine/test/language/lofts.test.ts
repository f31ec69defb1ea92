/** Bodies told by the figures they lead from and to. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { featuresOf, read, refusal, required } from './reading.ts'
import { holdVolumes } from './volumes.ts'

/** A frustum of two areas that are alike. */
const frustum = (height: number, low: number, high: number): number =>
  (height / 3) * (low + high + Math.sqrt(low * high))

/** Prompt, and the volume by formula in cubic millimetres. */
const SOLIDS: readonly [prompt: string, volume: number][] = [
  [
    'A hopper body. The lower end is a 24 mm square. The upper end is a 72 mm square, 45 mm above it. Loft between the two squares.',
    frustum(45, 24 ** 2, 72 ** 2),
  ],
  ['Loft from a 70 x 35 mm rectangle at Z=0 to a 50 x 25 mm rectangle at Z=40.', frustum(40, 2450, 1250)],
  [
    'This is a rectangular pyramid with its tip cut off. The base is 48mm x 48mm, the top is 12mm x 12mm and it is 36mm tall.',
    frustum(36, 48 ** 2, 12 ** 2),
  ],
  [
    'A square hopper, open on the top and on the bottom. Loft a solid from a 40 mm x 40 mm square on the XY plane to a 90 mm x 90 mm square at Z=50. Both squares are centered on the origin and lined up with the X and Y axes. Then cut a second loft out of it: from a 36 mm x 36 mm square at Z=0 to an 86 mm x 86 mm square at Z=50, also centered and lined up with the axes.',
    frustum(50, 40 ** 2, 90 ** 2) - frustum(50, 36 ** 2, 86 ** 2),
  ],
  [
    'Loft from a 40 mm circle at Z=0 to a 60 mm circle at Z=50. Both profiles are centered on the Z axis. Then subtract a second loft from a 36 mm circle at Z=0 to a 56 mm circle at Z=50.',
    (Math.PI / 4) * (frustum(50, 40 ** 2, 60 ** 2) - frustum(50, 36 ** 2, 56 ** 2)),
  ],
  [
    'Loft from a 60 x 40 mm rectangle at Z=0 to a 30 x 20 mm rectangle at Z=45. Cut a loft from a 56 x 36 mm rectangle at Z=0 to a 26 x 16 mm rectangle at Z=45 out of it.',
    frustum(45, 2400, 600) - (45 / 6) * (56 * 36 + 4 * 41 * 26 + 26 * 16),
  ],
  ['A block that tapers from a 44 mm square to a 22 mm square over 66 mm.', frustum(66, 44 ** 2, 22 ** 2)],
  [
    'A tapered duct with a 64 mm square opening at the bottom and a 32 mm square opening at the top, 50 mm tall. The wall thickness is 2 mm.',
    frustum(50, 64 ** 2, 32 ** 2) - frustum(50, 60 ** 2, 28 ** 2),
  ],
]

holdVolumes(SOLIDS)

test('every section is measured on the solid, and so is the height', () => {
  const values = required('Loft from a 52 mm square at Z=0 to a 28 mm diameter circle at Z=60.')
  for (const stated of [52, 60]) assert.ok(values.includes(stated), `${stated} in ${values.join(', ')}`)
})

test('a loft told at coordinates stands where these say, between the bodies below and above it', () => {
  const features = featuresOf(
    '1. Make a rectangular flange 90mm x 70mm x 4mm thick, from Z=0 to Z=4.\n2. Loft from a 66mm x 44mm rectangle at Z=4 to a 36mm diameter circle at Z=44.\n3. Add a cylindrical neck on top, 36mm in diameter and 15mm tall.',
  )
  assert.deepEqual(
    features.map(({ kind }) => kind),
    ['box', 'loft', 'cylinder'],
  )
  const neck = features[2]
  assert.ok(neck?.kind === 'cylinder')
  assert.equal(neck.frame.origin[2], 44)
})

test('walls that meet in the narrowest section are refused', () => {
  const { code } = refusal(
    'A tapered duct with a 60 mm square opening at the bottom and a 10 mm square opening at the top, 50 mm tall. The wall thickness is 6 mm.',
  )
  assert.equal(code, 'geometry_validation_failed')
})

test('figures that are drawn and extruded are no loft', () => {
  const features = featuresOf(
    'Draw a 40 x 20 mm rectangle and extrude it by 6 mm. Cut a 10 mm diameter circle through it.',
  )
  assert.ok(features.every(({ kind }) => kind !== 'loft'))
})

test('a compound noun carries its sections by its last word', () => {
  const { plan } = read(
    'a square pyramid frustum with a 50 mm square base, a 20 mm square top and a height of 30 mm',
  )
  assert.deepEqual(
    plan.parts[0]?.features.map(({ kind }) => kind),
    ['loft'],
  )
  assert.ok(plan.requirements.length >= 3)
})
