/** Vessels and furniture from a few words. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read, refusal } from '../language/reading.ts'
import { holdFamilies, made } from './family-cases.ts'

holdFamilies([
  {
    family: 'birdhouse',
    plain: 'a birdhouse',
    stated: { entrance: 'a birdhouse with a 28 mm entrance hole', height: 'a birdhouse 260 mm tall' },
    alike: [],
  },
  {
    family: 'mug',
    plain: 'a coffee mug',
    stated: {
      height: 'a mug 104 mm tall',
      diameter: 'a mug 77 mm in diameter',
      wall: 'a mug with a wall thickness of 3.5 mm',
      innerDiameter: 'a mug with an inner diameter of 70 mm',
      floor: 'a mug with a floor thickness of 6 mm',
      handleThickness: 'a mug with a handle 11 mm thick',
      handleReach: 'a mug with a handle width of 33 mm',
    },
    alike: [
      'a mug 90 mm tall and 80 mm in diameter with 4 mm thick walls',
      'coffee mug: height 90 mm, outer diameter 80 mm, wall thickness 4 mm',
      'a cup 80 mm in diameter, 90 mm high, wall 4 mm, with a handle',
    ],
  },
  {
    family: 'vase',
    plain: 'a vase',
    stated: {
      height: 'a vase 240 mm tall',
      diameter: 'a vase 110 mm in diameter',
      mouth: 'a vase with a mouth diameter of 55 mm',
      foot: 'a vase with a base diameter of 62 mm',
      wall: 'a vase with 4 mm walls',
    },
    alike: [],
  },
  {
    family: 'bowl',
    plain: 'a bowl',
    stated: {
      height: 'a bowl 60 mm high',
      diameter: 'a 170 mm bowl',
      foot: 'a bowl with a base 80 mm in diameter',
    },
    alike: [],
  },
  {
    family: 'bottle',
    plain: 'a bottle',
    stated: {
      height: 'a bottle 260 mm tall',
      neck: 'a bottle with a 26 mm neck',
      neckHeight: 'a bottle with a neck 40 mm long',
    },
    alike: [],
  },
  {
    family: 'plant pot',
    plain: 'a plant pot',
    stated: {
      diameter: 'a plant pot 140 mm in diameter',
      drain: 'a planter with a 9 mm drainage hole',
      drains: 'a flower pot with four drainage holes',
    },
    alike: [],
  },
  {
    family: 'coaster',
    plain: 'a coaster',
    stated: {
      diameter: 'a coaster 92 mm in diameter',
      thickness: 'a square coaster 6 mm thick',
      rim: 'a coaster with a 4 mm rim',
    },
    alike: [
      'a round coaster, 100 mm in diameter and 5 mm thick',
      'a circular coaster 5 mm thick, diameter 100 mm',
    ],
  },
  {
    family: 'table',
    plain: 'a table',
    stated: {
      length: 'a table 1.4 m long',
      height: 'a desk 720 mm high',
      leg: 'a table with legs 60 mm thick',
      top: 'a table with a top 28 mm thick',
      legs: 'a round table with three legs',
    },
    alike: [
      'a table 1100 x 700 x 720 mm with four legs',
      'a four legged table, 1100 mm long, 700 mm wide and 720 mm tall',
    ],
  },
  {
    family: 'chair',
    plain: 'a chair',
    stated: {
      seat: 'a chair with a seat height of 440 mm',
      height: 'a chair 900 mm tall',
      legs: 'a chair with four legs',
    },
    alike: [],
  },
  {
    family: 'bookshelf',
    plain: 'a bookshelf',
    stated: { boards: 'a bookcase with three shelves', height: 'a bookshelf 1.2 m tall' },
    alike: [],
  },
])

test('a mug may be without its handle', () => {
  const plain = made(read('a mug 90 mm tall and 80 mm in diameter').plan)
  assert.ok(made(read('a mug 90 mm tall and 80 mm in diameter without a handle').plan) < plain)
})

test('a mouth wider than the vase is refused', () => {
  assert.equal(
    refusal('a vase 100 mm in diameter with a mouth diameter of 120 mm').code,
    'geometry_validation_failed',
  )
})

for (const plain of [
  'a dinner plate',
  'a funnel',
  'a tea light holder',
  'a bar stool',
  'a garden bench',
  'a coffee table',
])
  test(`“${plain}” is built from its name alone`, () => {
    assert.ok(made(read(plain).plan) > 0)
  })
