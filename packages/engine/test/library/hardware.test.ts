/** Rods, pins, eyes, hooks, and what is turned by hand. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../language/reading.ts'
import { holdFamilies } from './family-cases.ts'

holdFamilies([
  {
    family: 'circlip',
    plain: 'a circlip',
    stated: { nominal: 'a circlip for a 25 mm shaft', thickness: 'a circlip 1.5 mm thick' },
    alike: ['DIN 471 circlip 30 mm', 'an external retaining ring for a 30 mm shaft'],
  },
  {
    family: 'U-bolt',
    plain: 'a U-bolt',
    stated: {
      pipe: 'a U-bolt for a 60 mm pipe',
      nominal: 'a U-bolt with an M12 thread',
      length: 'a U-bolt with an overall height of 120 mm',
    },
    alike: ['U-bolt for a 42 mm pipe, M8', 'an M8 U-bolt for a 42 mm tube'],
  },
  {
    family: 'T-slot nut',
    plain: 'a T-slot nut',
    stated: { nominal: 'an M10 T-slot nut', profile: 'a T-slot nut for a 3030 extrusion' },
    alike: ['T-slot nut for 2020 extrusion, M5', 'M5 T-nut for 2020 extrusion'],
  },
  {
    family: 'threaded rod',
    plain: 'a threaded rod',
    stated: { nominal: 'an M10 threaded rod', length: 'a threaded rod 150 mm long' },
    alike: ['an M6 x 100 threaded rod', 'threaded bar M6, length 100 mm'],
  },
  {
    family: 'set screw',
    plain: 'a set screw',
    stated: { key: 'a grub screw with a key size of 3 mm', length: 'a set screw 12 mm long' },
    alike: ['M6x10 set screw', 'an M6 grub screw 10 mm long'],
  },
  {
    family: 'rivet',
    plain: 'a rivet',
    stated: { headDiameter: 'a rivet with a 9 mm head', length: 'a rivet 18 mm long' },
    alike: ['a rivet, 5 mm diameter, 20 mm long', 'a 5 x 20 mm rivet'],
  },
  {
    family: 'clevis pin',
    plain: 'a clevis pin',
    stated: { nominal: 'a clevis pin 10 mm in diameter', hole: 'a clevis pin with a 2.5 mm hole' },
    alike: ['a clevis pin 6 x 30 mm', 'clevis pin, diameter 6 mm, length 30 mm'],
  },
  {
    family: 'cotter pin',
    plain: 'a cotter pin',
    stated: { length: 'a split pin 40 mm long' },
    alike: ['a 4 mm cotter pin 32 mm long', 'split pin, diameter 4 mm, length 32 mm'],
  },
  {
    family: 'eye bolt',
    plain: 'an eye bolt',
    stated: { ring: 'an eye bolt with a 50 mm eye', length: 'an eye bolt with a shank 30 mm long' },
    alike: ['M8 eye bolt', 'a lifting eye, M8'],
  },
  {
    family: 'hook bolt',
    plain: 'a hook bolt',
    stated: { length: 'a hook bolt 120 mm long', opening: 'a j bolt with a hook opening of 30 mm' },
    alike: ['an M10 hook bolt 140 mm long', 'hook bolt M10, length 140 mm'],
  },
  {
    family: 'crank',
    plain: 'a crank handle',
    stated: { bore: 'a crank with a 10 mm bore', thickness: 'a lever 8 mm thick' },
    alike: ['a crank with a throw of 60 mm', 'a hand crank, arm length 60 mm'],
  },
])

test('a knob on a lid is a plain body', () => {
  const { plan } = read('a 60 mm disc, 5 mm thick, with a knob 15 mm in diameter and 20 mm high on top')
  assert.deepEqual(
    plan.parts[0]?.features.map(({ kind }) => kind),
    ['cylinder', 'cylinder'],
  )
})
