/** Hand tools, what rolls, and what flies, from a few words. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../language/reading.ts'
import { holdFamilies, made } from './family-cases.ts'

holdFamilies([
  {
    family: 'V-block',
    plain: 'a V-block',
    stated: {
      length: 'a V-block 80 mm long',
      angle: 'a V-block with a 120 degree V groove',
      vee: 'a V-block with a groove width of 24 mm',
    },
    alike: [],
  },
  {
    family: 'hammer',
    plain: 'a claw hammer',
    stated: { length: 'a hammer 300 mm long', face: 'a mallet with a face diameter of 60 mm' },
    alike: [],
  },
  {
    family: 'punch',
    plain: 'a pin punch',
    stated: {
      tip: 'a straight punch with a working diameter of 5 mm',
      shank: 'a pin punch with a 9 mm shank',
      length: 'a drift punch 140 mm long',
    },
    alike: [
      'a straight punch with a 6 mm tip and a 10 mm shank, 80 mm long',
      'straight punch: working diameter 6 mm, shank diameter 10 mm, length 80 mm',
    ],
  },
  {
    family: 'chisel',
    plain: 'a wood chisel',
    stated: { width: 'a chisel with a blade width of 25 mm', length: 'a chisel 240 mm long' },
    alike: [],
  },
  {
    family: 'screwdriver',
    plain: 'a phillips screwdriver',
    stated: {
      shaft: 'a screwdriver with a shaft diameter of 5 mm',
      tip: 'a screwdriver with a tip width of 5.5 mm',
    },
    alike: [],
  },
  {
    family: 'wrench',
    plain: 'a spanner',
    stated: {
      jaw: 'a wrench with a jaw width of 19 mm',
      length: 'a double ended spanner 210 mm long',
      handle: 'an open end wrench with a handle width of 16 mm',
    },
    alike: [],
  },
  {
    family: 'hex key',
    plain: 'an allen key',
    stated: { size: 'a 4 mm hex key', long: 'a hex key 80 mm long' },
    alike: [],
  },
  {
    family: 'wheel',
    plain: 'a wheel',
    stated: {
      diameter: 'a wheel 140 mm in diameter',
      spokes: 'a wheel with seven spokes',
      bore: 'a wheel with a 10 mm bore',
      rim: 'a wheel with a rim thickness of 8 mm',
    },
    alike: [],
  },
  {
    family: 'roller',
    plain: 'a roller',
    stated: {
      diameter: 'a roller 45 mm in diameter',
      bore: 'a roller with a 14 mm bore',
      shaft: 'a roller with a shaft diameter of 15 mm',
    },
    alike: [],
  },
  {
    family: 'caster',
    plain: 'a caster',
    stated: { diameter: 'a caster with a wheel 60 mm in diameter', height: 'a caster 90 mm high' },
    alike: [],
  },
  {
    family: 'grip',
    plain: 'a handlebar grip',
    stated: { bore: 'a bicycle grip with a bore of 22 mm', length: 'a bike grip 120 mm long' },
    alike: [],
  },
  {
    family: 'piston',
    plain: 'a piston',
    stated: {
      diameter: 'a piston 86 mm in diameter',
      grooves: 'a piston with two ring grooves',
      pin: 'a piston with a 20 mm pin hole',
    },
    alike: [],
  },
  {
    family: 'connecting rod',
    plain: 'a connecting rod',
    stated: {
      centres: 'a connecting rod with a centre distance of 150 mm',
      big: 'a con rod with a big end bore of 48 mm',
    },
    alike: [],
  },
  { family: 'impeller', plain: 'an impeller', stated: { blades: 'an impeller with seven vanes' }, alike: [] },
  {
    family: 'wing',
    plain: 'a wing',
    stated: {
      span: 'a wing with a span of 250 mm',
      spars: 'a wing with two spar tubes',
      root: 'a tapered wing with a root chord of 140 mm',
    },
    alike: [],
  },
  {
    family: 'nose cone',
    plain: 'a nose cone',
    stated: { diameter: 'a nose cone 60 mm in diameter', shoulder: 'a nose cone with a shoulder 30 mm long' },
    alike: [],
  },
  {
    family: 'rocket fin',
    plain: 'a rocket fin',
    stated: { span: 'a rocket fin with a span of 70 mm', thickness: 'a rocket fin 3 mm thick' },
    alike: [],
  },
])

test('a tapered wing has both its chords measured, with tubes along its span', () => {
  const { plan } = read(
    'a tapered wing of NACA 2415, 140 mm root chord tapering to 90 mm tip, 260 mm span, two spar tubes and four lightening holes',
  )
  assert.equal(plan.requirements.length, 5)
  made(plan)
})

test('a wing has the section that is named', () => {
  const { plan } = read('a wing with a NACA 0018 airfoil, 100 mm chord and 150 mm span')
  assert.match(JSON.stringify(plan.parts), /"naca":"0018"/u)
  made(plan)
})

holdFamilies([
  { family: 'propeller', plain: 'a propeller', stated: { blades: 'a two bladed propeller' }, alike: [] },
  {
    family: 'bone plate',
    plain: 'a bone plate',
    stated: {
      count: 'a bone plate with five holes',
      screw: 'a bone plate with six holes for all, 3.5 mm screws',
      length: 'a fracture plate 110 mm long',
    },
    alike: [],
  },
  {
    family: 'hip prosthesis',
    plain: 'a hip implant',
    stated: { head: 'a hip implant with a 28 mm head' },
    alike: [],
  },
])
