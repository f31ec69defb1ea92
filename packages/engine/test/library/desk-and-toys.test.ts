/** Stands, holders, hooks, frames, toys and ornaments from a few words. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read, refusal } from '../language/reading.ts'
import { holdFamilies, made } from './family-cases.ts'

holdFamilies([
  {
    family: 'toy car',
    plain: 'a toy car',
    stated: {
      wheel: 'a toy car with 26 mm wheels',
      length: 'a toy car 130 mm long',
      wheels: 'a toy car with four wheels',
    },
    alike: [],
  },
  {
    family: 'control knob',
    plain: 'a control knob',
    stated: {
      shaft: 'a control knob for a 6 mm D shaft',
      ridges: 'a volume knob with 18 grip ridges',
      flat: 'a control knob with a 4 mm flat',
    },
    alike: [],
  },
  {
    family: 'phone stand',
    plain: 'a phone stand',
    stated: {
      width: 'a phone stand 82 mm wide',
      angle: 'a phone holder with a viewing angle of 60 degrees',
      slot: 'a phone stand with a slot width of 15 mm',
      lip: 'a smartphone stand with a lip 10 mm high',
      store: 'a phone stand with a storage compartment 24 mm high',
    },
    alike: ['a tablet stand 180 mm wide and 6 mm thick', 'tablet stand, width 180 mm, thickness 6 mm'],
  },
  {
    family: 'headphone stand',
    plain: 'a headphone stand',
    stated: {
      height: 'a headset stand 270 mm tall',
      thickness: 'a headphone stand with a base thickness of 14 mm',
    },
    alike: [],
  },
  {
    family: 'tool holder',
    plain: 'a magnetic tool holder',
    stated: {
      count: 'a screwdriver holder with five holes',
      hole: 'a pencil stand with six 9 mm holes',
      length: 'a tool rack 220 mm long',
    },
    alike: [],
  },
  {
    family: 'spool holder',
    plain: 'a filament spool holder',
    stated: {
      axle: 'a spool holder with an axle diameter of 46 mm',
      spool: 'a spool holder for all, spool diameter 210 mm',
    },
    alike: [],
  },
  {
    family: 'hook',
    plain: 'a coat hook',
    stated: {
      reach: 'a wall hook with a reach of 45 mm',
      holes: 'a wall hook with three screw holes',
      thickness: 'a hook 8 mm thick',
      tip: 'a coat hook with a tip height of 30 mm',
    },
    alike: [],
  },
  {
    family: 'handle',
    plain: 'a drawer handle',
    stated: {
      spacing: 'a cabinet handle with a hole spacing of 96 mm',
      length: 'a handle 150 mm long',
      thickness: 'a pull handle with a bar diameter of 10 mm',
    },
    alike: [],
  },
  {
    family: 'knob',
    plain: 'a cabinet knob',
    stated: {
      diameter: 'a knob 36 mm in diameter',
      neck: 'a drawer knob with a neck diameter of 14 mm',
      hole: 'a knob with a 4 mm hole',
    },
    alike: [],
  },
  {
    family: 'picture frame',
    plain: 'a picture frame',
    stated: {
      border: 'a picture frame with a border 22 mm wide',
      thickness: 'a photo frame 18 mm thick',
      pictureWidth: 'a picture frame with an opening width of 180 mm',
    },
    alike: [],
  },
  {
    family: 'cubic frame',
    plain: 'a ball inside a cubic frame',
    stated: {
      size: 'a 70 mm cubic frame',
      bar: 'a cubic frame with bars 6 mm thick',
      ball: 'a cube frame with a 25 mm ball inside',
    },
    alike: [],
  },
  {
    family: 'chess piece',
    plain: 'a pawn',
    stated: { height: 'a chess rook 60 mm tall', base: 'a chess bishop with a base diameter of 36 mm' },
    alike: ['a chess king 100 mm tall', 'a king chess piece with a height of 100 mm'],
  },
  {
    family: 'dice',
    plain: 'a playing die',
    stated: { size: 'a 20 mm playing die', spot: 'a playing die with pips 3 mm in diameter' },
    alike: [],
  },
  { family: 'toy brick', plain: 'a toy brick', stated: { columns: 'a 3 x 6 toy brick' }, alike: [] },
  {
    family: 'keycap',
    plain: 'a keycap',
    stated: { height: 'a keycap 8 mm high', wall: 'a keycap with a wall thickness of 1.2 mm' },
    alike: [],
  },
  {
    family: 'star',
    plain: 'a star',
    stated: {
      points: 'a star with seven points',
      outer: 'a star 70 mm in diameter',
      inner: 'a star with an inner diameter of 30 mm',
      thickness: 'a six pointed star 4 mm thick',
    },
    alike: [],
  },
  {
    family: 'heart',
    plain: 'a heart',
    stated: { width: 'a heart 60 mm wide', height: 'a heart 55 mm high' },
    alike: [],
  },
  {
    family: 'coin',
    plain: 'a medal',
    stated: { diameter: 'a medal 50 mm in diameter', rim: 'a coin with a raised rim 2 mm wide' },
    alike: [],
  },
  {
    family: 'finger ring',
    plain: 'a wedding ring',
    stated: {
      inner: 'a finger ring with an inner diameter of 19 mm',
      thickness: 'a wedding band 2 mm thick',
    },
    alike: [],
  },
  {
    family: 'christmas tree',
    plain: 'a fir tree with a star at the top',
    stated: {
      height: 'a christmas tree 150 mm tall',
      tiers: 'a christmas tree with four tiers',
      thickness: 'a flat christmas tree 5 mm thick',
    },
    alike: [],
  },
  {
    family: 'snowman',
    plain: 'a snowman with a hat',
    stated: { height: 'a snowman 120 mm tall', count: 'a snowman of three balls' },
    alike: [],
  },
  {
    family: 'water molecule',
    plain: 'a water molecule',
    stated: { oxygen: 'a water molecule with an oxygen atom 40 mm in diameter' },
    alike: [],
  },
])

test('a knob on a plate is a boss, a knob alone is one to pull', () => {
  assert.equal(read('a 50 x 50 x 5 mm plate with a knob on top').plan.parts[0]?.features[0]?.kind, 'box')
  assert.equal(read('a knob').plan.parts[0]?.features[0]?.kind, 'revolve')
})

test('a holder too low for its spool is refused with the height it needs', () => {
  const { code, message } = refusal('a spool holder 80 mm high')
  assert.equal(code, 'geometry_validation_failed')
  assert.match(message, /does not turn/u)
})

test('a ball in a frame that it does not touch is a solid of its own', () => {
  const { plan } = read('a sphere inside a cubic frame')
  assert.equal(plan.parts[0]?.solids, 2)
  made(plan)
})
