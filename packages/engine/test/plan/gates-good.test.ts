/** No gate bites on a plan that can be built. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gallery } from '../../gallery/index.ts'
import { GOOD } from './good-parts.ts'
import { accepted, hole, planOf, plate, points, shaft } from './plans.ts'

for (const [what, features] of Object.entries(GOOD)) {
  test(`no gate refuses ${what}`, () => assert.doesNotThrow(() => accepted(planOf(features))))
}

for (const plan of gallery) {
  test(`no gate refuses the gallery's ${plan.name}`, () => assert.doesNotThrow(() => accepted(plan)))
}

test('gates stay silent on a loft and a sweep, of whose size arithmetic knows nothing', () => {
  for (const name of ['a loft from a square to a circle', 'a bent pipe']) {
    const fillet = { kind: 'fillet', id: 'f', edges: [{}], radius: 30 }
    accepted(planOf([...(GOOD[name] ?? assert.fail(name)), hole(90, points([500, 500])), fillet]))
  }
})

test('an assembly with mates, relations and agreeing requirements passes', () => {
  accepted(
    planOf([plate], {
      parts: [
        { id: 'base', name: 'Base', material: { name: 'steel', densityGPerCm3: 7.85 }, features: [plate] },
        { id: 'pin', name: 'Pin', features: [shaft] },
      ],
      instances: [
        { id: 'base', part: 'base' },
        {
          id: 'pin',
          part: 'pin',
          placement: {
            kind: 'mates',
            mates: [
              {
                kind: 'touch',
                own: { facing: '-z' },
                other: { instance: 'base', face: { facing: '+z', feature: 'plate' } },
              },
            ],
          },
        },
      ],
      relations: [{ kind: 'contact', between: ['base', 'pin'] }],
      requirements: [
        { id: 'a', says: 'width 100', measure: { kind: 'extent', part: 'base', axis: 'x' }, value: 100 },
        {
          id: 'b',
          says: 'width 100 again',
          measure: { kind: 'extent', axis: 'x', part: 'base' },
          value: 100.001,
        },
        { id: 'c', says: 'pin width', measure: { kind: 'extent', part: 'pin', axis: 'x' }, value: 20 },
        { id: 'd', says: 'weight', measure: { kind: 'mass', part: 'base' }, value: 471 },
      ],
    }),
  )
})
