/** Bolts and screws from a few words. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPrompt } from '../../src/language/read.ts'
import { read, refusal } from '../language/reading.ts'
import { holdFamilies, made } from './family-cases.ts'

holdFamilies([
  {
    family: 'hex bolt',
    plain: 'a hex bolt',
    stated: {
      nominal: 'an M10 bolt',
      length: 'a bolt 55 mm long',
      acrossFlats: 'a bolt with a head 15 mm across flats',
      headHeight: 'a bolt with a head height of 6 mm',
      overall: 'a bolt with an overall length of 52 mm',
    },
    alike: [
      'an M12 x 60 hex bolt',
      'hex bolt M12, 60 mm long',
      'a hexagon head bolt of M12 with a length of 60 mm',
      'a 12 mm bolt 60 mm long',
      'make me a bolt: shank diameter 12 mm, shank length 60 mm',
    ],
  },
  {
    family: 'socket head cap screw',
    plain: 'a cap screw',
    stated: {
      headDiameter: 'a socket head cap screw with a 12 mm head',
      driveSize: 'an allen screw with a 4 mm key size',
    },
    alike: ['an M4x16 screw', 'M4 socket head cap screw, 16 mm long', 'an allen bolt M4 with a 16 mm shank'],
  },
  {
    family: 'countersunk screw',
    plain: 'a countersunk screw',
    stated: { length: 'a flat head screw 24 mm long', headDiameter: 'a countersunk screw with a 12 mm head' },
    alike: ['an M6 x 30 countersunk screw', 'M6 screw, 30 mm long, with a countersunk head'],
  },
  {
    family: 'button head screw',
    plain: 'a button head screw',
    stated: { headHeight: 'a button head screw with a 3 mm head height' },
    alike: ['M5x20 button head screw', 'an M5 bolt 20 mm long with a round head'],
  },
  {
    family: 'pan head screw',
    plain: 'a pan head screw',
    stated: { nominal: 'an M3 pan head screw' },
    alike: ['M4x10 phillips screw', 'an M4 x 10 pan head screw, phillips'],
  },
])

test('a bolt told in full is built as told, without broken edges', () => {
  const volume = made(
    read('a bolt: shank 10 mm diameter and 30 mm long, head 16 mm across flats and 7 mm high').plan,
  )
  const told = Math.PI * 25 * 30 + 2 * Math.sqrt(3) * 64 * 7
  assert.ok(Math.abs(volume - told) < 1e-6 * told, `${volume} instead of ${told}`)
})

test('the pro mode models threads that are else only marked', () => {
  const modelled = (mode: 'standard' | 'pro') =>
    readPrompt('an M6 x 16 bolt', { mode }).plan.parts[0]?.features.flatMap((feature) =>
      feature.kind === 'thread' ? [feature.modelled] : [],
    )
  assert.deepEqual([modelled('standard'), modelled('pro')], [[false], [true]])
})

test('a modelled thread is made where it is asked for', () => {
  const [part] = read('an M6 x 16 bolt with a modelled thread').plan.parts
  assert.ok(part?.features.some((feature) => feature.kind === 'thread' && feature.modelled))
})

test('a head narrower than the shank is refused with both', () => {
  const { message } = refusal('an M8 screw with a 6 mm head')
  assert.match(message, /M8/)
  assert.match(message, /6 mm/)
})

test('what a part is for is not made', () => {
  const { plan } = read('a 50 x 30 x 4 mm plate with two holes for M4 screws 30 mm apart')
  assert.equal(plan.parts.length, 1)
  assert.equal(plan.parts[0]?.features[0]?.kind, 'box')
})
