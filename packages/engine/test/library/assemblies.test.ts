/** Things that are several parts by nature: put together without common material, counted, coloured part by part. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPrompt } from '../../src/language/read.ts'
import type { Plan } from '../../src/plan/plan.ts'
import { read, refusal } from '../language/reading.ts'
import { made } from './family-cases.ts'

const counts = ({ parts, instances }: Plan): Record<string, number> =>
  Object.fromEntries(parts.map(({ id }) => [id, instances.filter(({ part }) => part === id).length]))
const colours = ({ parts }: Plan): Record<string, string> =>
  Object.fromEntries(parts.map(({ id, colour }) => [id, colour]))

const STAGE = 'a planetary stage of module 2 with a 16 tooth sun, 14 tooth planets and a 44 tooth ring'

test('a planetary stage is a sun, its planets, a ring and a carrier, which share no material', () => {
  const { plan } = read(`${STAGE}, face width 5 mm, two planets`)
  assert.deepEqual(counts(plan), { sun: 1, planet: 2, ring: 1, carrier: 1 })
  assert.equal(plan.requirements.length, 6)
  made(plan)
})

test('a ring that is not the sun and two planets is refused with all three', () => {
  const { code, message } = refusal('planetary gears, sun 18 teeth, planets 18 teeth, ring 60 teeth')
  assert.equal(code, 'geometry_validation_failed')
  assert.match(message, /60 teeth/)
})

test('planets that cannot stand evenly, or would touch each other, are refused', () => {
  assert.match(refusal(`${STAGE} and seven planets`).message, /evenly/)
  assert.match(refusal('a planetary gear set, sun 16 teeth, six planets of 32 teeth each').message, /touch/)
})

test('each part of a stage has its own colour, or the one it was given', () => {
  const plain = colours(read(`${STAGE}. Color the sun, planets, ring and carrier differently.`).plan)
  assert.equal(new Set(Object.values(plain)).size, 4)
  const told = colours(read(`${STAGE}. The sun gear is red and the ring gear is blue.`).plan)
  assert.deepEqual(told, { ...plain, sun: '#c62828', ring: '#1565c0' })
})

test('a material said of all parts leaves their colours as they are', () => {
  const { plan } = read(`a steel ${STAGE.slice(2)}`)
  assert.ok(plan.parts.every(({ material }) => material?.name === 'Steel'))
  assert.equal(new Set(Object.values(colours(plan))).size, 4)
})

test('two meshing gears stand at their centre distance, tooth in space', () => {
  const { plan } = read('a pair of meshing gears of module 2 with 17 and 25 teeth, face width 5 mm')
  assert.deepEqual(counts(plan), { wheel: 1, pinion: 1 })
  assert.ok(plan.requirements.some(({ value }) => value === 42))
  made(plan)
})

test('a bolt and its nut are made of what each was said to be', () => {
  const { parts } = readPrompt('a steel M8 x 40 bolt with a brass nut', { mode: 'assembly' }).plan
  assert.deepEqual(
    parts.map(({ material }) => material?.name),
    ['Steel', 'Brass'],
  )
})

test('a hinge is two leaves and a pin that turn without touching', () => {
  const { plan } = read('a hinge 80 mm long and 50 mm wide, 2 mm thick, with five knuckles and a 4 mm pin')
  assert.deepEqual(counts(plan), { leaf: 1, 'second-leaf': 1, pin: 1 })
  assert.equal(plan.requirements.length, 5)
  made(plan)
})

test('the leaves of a hinge are no material that a cut leaves', () => {
  const { plan } = readPrompt('a hinge 70 mm long with leaves 26 mm wide and a 5 mm pin', {
    mode: 'assembly',
  })
  assert.ok(plan.requirements.some(({ value }) => value === 26))
})

test('a pillow block with a bearing is a housing and the bearing in it, ring on bore', () => {
  const { plan } = read('a pillow block with a 6003 bearing, base 110 mm long')
  const balls = plan.instances.filter(({ part }) => part === 'ball').length
  assert.deepEqual(counts(plan), { housing: 1, 'inner-ring': 1, 'outer-ring': 1, ball: balls })
  assert.ok(balls > 5)
  assert.deepEqual(
    plan.requirements.map(({ value }) => value),
    [17, 35, 10, 110],
  )
  made(plan)
})

test('the shaft of a pillow block with a bearing is the bore of the bearing', () => {
  for (const prompt of [
    'a pillow block for a 15 mm shaft with a ball bearing',
    'pillow block bearing for a 15 mm shaft',
    'a pillow block with a 15 mm bearing',
  ]) {
    const { plan } = read(prompt)
    assert.equal(plan.name, 'Mounted bearing for a 15 mm shaft', prompt)
    assert.equal(plan.requirements[0]?.value, 15, prompt)
  }
})

test('a block that is only meant for a bearing is made without it, to its outer ring', () => {
  const { plan } = read('a bearing block for a 608 bearing')
  assert.equal(plan.parts.length, 1)
  assert.deepEqual(
    plan.requirements.map(({ value }) => value),
    [22],
  )
})

test('two flanges bolted together come with their bolts and nuts, and the gasket that was asked for', () => {
  const { plan } = read(
    'two flanges, 90 mm diameter and 9 mm thick, bolted together with six M8 bolts and nuts and a 3 mm gasket',
  )
  assert.deepEqual(counts(plan), { flange: 2, bolt: 6, nut: 6, gasket: 1 })
  assert.equal(plan.relations.filter(({ kind }) => kind === 'engaged').length, 6)
  made(plan)
})

test('a flange pair may have its number behind it, and its flanges a kind', () => {
  assert.deepEqual(counts(read('a flange pair with bolts').plan), { flange: 2, bolt: 4, nut: 4 })
  const neck = read('a pair of weld neck flanges with eight M10 bolts').plan
  assert.deepEqual(counts(neck), { flange: 2, bolt: 8, nut: 8 })
  made(neck)
})

test('bolts that do not reach through both flanges and the nut are refused', () => {
  const { code, message } = refusal('two flanges 20 mm thick, bolted together with M12x40 bolts')
  assert.equal(code, 'geometry_validation_failed')
  assert.match(message, /too short/)
})
