/** Pipe fittings and flanges. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { featuresOf, read, refusal } from '../language/reading.ts'
import { holdFamilies, made } from './family-cases.ts'

holdFamilies([
  {
    family: 'pipe elbow',
    plain: 'a pipe elbow',
    stated: {
      bendRadius: 'an elbow with a bend radius of 60 mm',
      wall: 'an elbow with a 3 mm wall',
      angle: 'a 60 degree elbow',
      leg: 'an elbow with a straight length of 20 mm',
      flangeDiameter: 'a flanged elbow with a flange diameter of 90 mm',
      holes: 'an elbow flange with 6 bolt holes',
    },
    alike: [
      'a 90 degree pipe elbow, outer diameter 24 mm, inner diameter 20 mm, bend radius 36 mm',
      'pipe bend with an outer diameter of 24 mm, 2 mm wall thickness and a 36 mm bend radius',
    ],
    volume: Math.PI * (144 - 100) * 36 * (Math.PI / 2),
  },
  {
    family: 'pipe tee',
    plain: 'a tee fitting',
    stated: {
      branch: 'a pipe tee with a branch 60 mm long',
      id: 'a pipe tee with an inner diameter of 18 mm',
    },
    alike: [
      'pipe tee, 32 mm outer diameter, 26 mm inner diameter, 100 mm long',
      'T-joint, OD 32, wall 3, length 100',
    ],
  },
  {
    family: 'pipe cross',
    plain: 'a pipe cross',
    stated: { length: 'a pipe cross 120 mm long' },
    alike: [],
  },
  {
    family: 'pipe reducer',
    plain: 'a pipe reducer',
    stated: {
      large: 'a reducer with a large diameter of 63 mm',
      wall: 'a reducer with 2 mm walls and a wall thickness of 2 mm',
    },
    alike: [],
  },
  {
    family: 'nozzle',
    plain: 'a nozzle',
    stated: { outlet: 'a nozzle with a 4 mm outlet diameter' },
    alike: [],
  },
  {
    family: 'bolted flange',
    plain: 'a flange',
    stated: {
      holes: 'a flange with 8 bolt holes',
      boltCircle: 'a flange with a bolt circle of 80 mm',
      hubDiameter: 'a weld neck flange with a hub 60 mm in diameter',
      hubLength: 'a flange with a hub 25 mm high',
      thickness: 'a blind flange 14 mm thick',
    },
    alike: [
      'a flange 130 mm in diameter and 12 mm thick with a 50 mm bore and six 11 mm holes on a 95 mm bolt circle',
      'pipe flange, OD 130 mm, ID 50 mm, thickness 12 mm, 6 holes of 11 mm on PCD 95 mm',
    ],
    volume: Math.PI * 12 * (65 * 65 - 25 * 25 - 6 * 5.5 * 5.5),
  },
])

test('a blind flange has no bore, a weld neck narrows upwards', () => {
  made(read('a weld neck flange with 4 holes').plan)
  assert.equal(
    made(read('a blind flange 100 mm in diameter, 10 mm thick with four 10 mm holes').plan) > 7e4,
    true,
  )
})

test('a flange told together with other bodies is only a disc', () => {
  const kinds = featuresOf(
    'A flange 60 mm in diameter and 8 mm thick. A shaft 20 mm in diameter and 50 mm long stands on top of the flange.',
  ).map(({ kind }) => kind)
  assert.deepEqual(kinds, ['cylinder', 'cylinder'])
})

test('a bolt circle outside of the flange is refused with both', () => {
  assert.match(
    refusal('a flange 80 mm in diameter with a 90 mm bolt circle').message,
    /bolt circle .*90 mm.*80 mm/,
  )
})

test('holes of a flange lie on a circle however it is told', () => {
  const sizes = 'a flange 110 mm in diameter and 9 mm thick with a 36 mm bore and six 7 mm holes'
  const [first, ...others] = [
    `${sizes} on an 84 mm bolt circle`,
    `${sizes} on an 84 mm circle`,
    `${sizes} on an 84 mm diameter circle`,
    `${sizes} around it on a circle of 84 mm`,
  ].map(featuresOf)
  for (const features of others) assert.deepEqual(features, first)
})

test('a lone hole of a flange is its bore, several are its bolt holes', () => {
  const bore = (prompt: string) =>
    read(prompt)
      .plan.requirements.map(({ says }) => says)
      .join('; ')
  assert.match(bore('a flange 80 mm in diameter with a 24 mm hole in the centre'), /bore 24 mm/)
  assert.match(bore('a flange 80 mm in diameter with a 24 mm through hole'), /bore 24 mm/)
  assert.match(bore('a flange 80 mm in diameter with 4 holes. Each hole is 6 mm'), /bolt hole diameter 6 mm/)
})

test('a flange by its nominal size is the standard’s', () => {
  const neck = read('weld neck flange DN80 PN16').plan
  assert.match(neck.name, /200 × 200 × 50 mm/)
  assert.ok(made(neck) > 0)
  assert.match(read('DN150 PN10 blind flange').plan.name, /285 × 285 × 22 mm/)
  assert.match(refusal('flange DN50 PN64').message, /DN50 PN64/)
})
