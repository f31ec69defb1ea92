/** What workshops ask for: standoffs, collars, shelf and flat brackets, fixture plates, manifolds, drawers, hose barbs, board holders. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read, refusal } from '../language/reading.ts'
import { holdFamilies } from './family-cases.ts'

holdFamilies([
  {
    family: 'standoff',
    plain: 'a standoff',
    stated: {
      nominal: 'a hex standoff M4 x 30',
      across: 'a round standoff 8 mm in diameter',
      length: 'a standoff 18 mm long',
      stud: 'a male-female standoff with a stud length of 7 mm',
      depth: 'an M5 standoff 40 mm long with a thread depth of 9 mm',
    },
    alike: [
      'a male to female hex standoff, M4, 30 mm long, 8 mm across flats',
      'a hex standoff M4 x 30 mm, male-female, width across flats 8 mm',
    ],
  },
  {
    family: 'shaft collar',
    plain: 'a shaft collar',
    stated: {
      bore: 'a shaft collar for a 16 mm shaft',
      diameter: 'a set collar with an outer diameter of 30 mm',
      width: 'a shaft collar 11 mm wide',
      screw: 'a shaft collar with an M5 set screw',
      slit: 'a clamp collar with a slit width of 2 mm',
    },
    alike: [
      'a shaft collar with a 14 mm bore, 26 mm outer diameter and 11 mm width',
      'shaft collar: bore 14 mm, OD 26 mm, thickness 11 mm',
    ],
  },
  {
    family: 'flat bracket',
    plain: 'a flat bracket',
    stated: {
      length: 'a flat bracket 140 mm long',
      thickness: 'a mending plate 3 mm thick',
      radius: 'a flat mounting bracket with a corner radius of 5 mm',
    },
    alike: [
      'a flat mounting bracket 120 x 30 x 4 mm without holes',
      'a 120 x 30 x 4 mm flat bracket with no holes',
    ],
    volume: 120 * 30 * 4,
  },
  {
    family: 'shelf bracket',
    plain: 'a shelf bracket',
    stated: {
      length: 'a shelf bracket 180 mm deep',
      height: 'a shelf bracket 120 mm high',
      width: 'a shelf bracket 30 mm wide',
      thickness: 'a shelf bracket 4 mm thick',
    },
    alike: [
      'a shelf bracket 240 mm deep, 160 mm high, 30 mm wide and 5 mm thick',
      'shelf support bracket: depth 240 mm, height 160 mm, width 30 mm, thickness 5 mm',
    ],
  },
  {
    family: 'fixture plate',
    plain: 'a fixture plate',
    stated: {
      length: 'a fixture plate 150 mm long',
      pitch: 'a tooling plate with a hole spacing of 30 mm',
      screw: 'a fixture plate with M8 holes',
    },
    alike: [
      'a fixture plate 160 x 120 x 12 mm with M6 holes spaced 40 mm apart',
      'fixture plate, length 160 mm, width 120 mm, thickness 12 mm, M6, hole spacing 40 mm',
    ],
  },
  {
    family: 'manifold block',
    plain: 'a manifold block',
    stated: {
      ports: 'a pneumatic manifold with 5 ports',
      length: 'a manifold block 150 mm long',
      bore: 'a manifold with a gallery diameter of 12 mm',
      port: 'a manifold block with a port diameter of 9 mm',
    },
    alike: [
      'a manifold block 120 x 40 x 40 mm with 4 ports of 10 mm',
      'manifold: length 120 mm, width 40 mm, height 40 mm, 4 ports, port diameter 10 mm',
    ],
  },
  {
    family: 'drawer',
    plain: 'a drawer',
    stated: {
      width: 'a drawer 240 mm wide',
      wall: 'a drawer with a wall thickness of 10 mm',
      front: 'a drawer with a front panel 16 mm thick',
    },
    alike: [
      'a drawer 260 mm wide, 300 mm deep and 110 mm high',
      'drawer: width 260 mm, depth 300 mm, height 110 mm',
    ],
  },
  {
    family: 'hose barb',
    plain: 'a hose barb',
    stated: {
      hose: 'a hose barb for an 8 mm hose',
      barbs: 'a hose barb with 4 barbs',
      bore: 'a barbed fitting with a 5 mm bore',
      nominal: 'an M14 hose barb',
      overall: 'a hose barb with an overall length of 50 mm',
    },
    alike: ['a hose barb for a 12 mm hose with a 7 mm bore', 'hose barb, hose diameter 12 mm, bore 7 mm'],
  },
  {
    family: 'PCB holder',
    plain: 'a PCB holder',
    stated: {
      boardWidth: 'a PCB holder with a board width of 80 mm',
      boardThickness: 'a PCB fixture with a board thickness of 1.2 mm',
      height: 'a PCB holder 30 mm high',
    },
    alike: [
      'a PCB holder with a board width of 80 mm, 30 mm high',
      'pcb fixture: height 30 mm, board width 80 mm',
    ],
  },
])

test('a mounting bracket takes the shape that its words give it', () => {
  const nameOf = (prompt: string): string => read(prompt).plan.name.split(' ')[0] ?? ''
  assert.equal(nameOf('a mounting bracket shaped like a U'), 'U-bracket')
  assert.equal(nameOf('a mounting bracket, Z-shaped, 40 mm wide'), 'Z-bracket')
  assert.equal(nameOf('a flat mounting bracket with two holes'), 'Flat')
  assert.equal(nameOf('a mounting bracket with two holes'), 'Mounting')
  assert.match(refusal('a bracket with a 12 x 8 mm U-shaped cutout').message, /U-shaped/)
})

test('holes that do not fit on a fixture plate are refused by their numbers', () => {
  assert.match(refusal('a fixture plate 60 x 40 mm with 9 columns').message, /9 by/)
})

test('a bracket for a motor is a motor bracket, also where the motor is only its purpose', () => {
  for (const prompt of ['a bracket for a NEMA 23 motor', 'a mounting bracket for a stepper motor'])
    assert.match(read(prompt).plan.name, /^Motor bracket/)
})
