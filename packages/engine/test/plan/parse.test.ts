import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EngineError } from '../../src/errors.ts'
import { parsePlan } from '../../src/plan/parse.ts'
import { fc } from '../property.ts'
import { type Document, disc, hole, planOf, plate, shaft } from './plans.ts'

const faults = (document: unknown): string => {
  try {
    parsePlan(document)
  } catch (error) {
    assert.ok(error instanceof EngineError, String(error))
    assert.equal(error.code, 'geometry_validation_failed')
    return error.message
  }
  return assert.fail('the document was accepted')
}

test('defaults are filled in and formulas worked out', () => {
  const parameters = [{ name: 'length', value: 100, unit: 'mm' }]
  const plan = parsePlan(
    planOf([{ ...plate, size: ['=length', '=length * 0.6', 10] }, hole(5)], { parameters }),
  )
  const [box, drilled] = plan.parts[0]?.features ?? []
  assert.deepEqual(box?.kind === 'box' && box.size, [100, 60, 10])
  assert.deepEqual(drilled?.kind === 'hole' && drilled.depth, { kind: 'through', reach: 'all' })
})

const FAULTS: Record<string, [Document, string]> = {
  'a negative size': [planOf([plate, hole(-5)]), 'parts[0].features[1].diameter: must be above 0 (it is -5)'],
  'NaN by name': [
    planOf([{ ...plate, size: [1, 2, Number.NaN] }]),
    'parts[0].features[0].size[2]: must be a finite number (it is NaN)',
  ],
  'an infinite number': [
    planOf([plate, hole(Number.POSITIVE_INFINITY)]),
    'parts[0].features[1].diameter: must be a finite number (it is Infinity)',
  ],
  'a missing field': [
    planOf([{ kind: 'cylinder', id: 'a', diameter: 5 }]),
    'parts[0].features[0].height: is missing: a number is expected',
  ],
  'an unknown field': [
    planOf([{ ...plate, colour: 'red' }]),
    'parts[0].features[0].colour: there is no such field here',
  ],
  'an unknown kind': [
    planOf([{ kind: 'cube', id: 'a' }]),
    'parts[0].features[0].kind: must be one of extrude, revolve',
  ],
  'a direction that is none': [
    planOf([plate, hole(5, { face: { facing: 'up' } })]),
    'parts[0].features[1].face.facing: must be one of +x, -x, +y, -y, +z, -z or a list (it is "up")',
  ],
  'a fraction where a count belongs': [
    planOf([plate, hole(5, { positions: { kind: 'bolt-circle', diameter: 20, count: 2.5 } })]),
    'parts[0].features[1].positions.count: must be a whole number (it is 2.5)',
  ],
  'text where a number belongs': [
    planOf([plate, hole(5, { diameter: '5 mm' })]),
    'parts[0].features[1].diameter: must be a number (it is "5 mm")',
  ],
  'a document that is a list': [[], 'the plan: must be an object (it is a list of 0)'],
  'two features of one name': [
    planOf([plate, { ...hole(5), id: 'plate' }]),
    'parts[0].features[1]: feature id "plate" is already the name of entry 0',
  ],
  'a feature that is named before it stands': [
    planOf([plate, hole(5, { face: { facing: '+z', feature: 'disc' } }), disc]),
    'parts[0].features[1].face.feature: "disc" does not stand before "hole-1"',
  ],
  'a feature that does not exist': [
    planOf([plate, { kind: 'fillet', id: 'f', radius: 1, edges: [{ between: ['plate', 'wall'] }] }]),
    'parts[0].features[1].edges[0].between[1]: part "part" has no feature "wall" before "f"; there is plate',
  ],
  'a pattern of itself': [
    planOf([plate, { kind: 'pattern', id: 'p', features: ['p'], repetition: { kind: 'polar', count: 2 } }]),
    'parts[0].features[1].features[0]: "p" does not stand before "p"',
  ],
  'a part that begins with a fillet': [
    planOf([{ kind: 'fillet', id: 'f', radius: 1, edges: [{}] }]),
    'parts[0].features[0]: a fillet works on a body, and there is none before it',
  ],
  'a part that begins with a cut': [
    planOf([{ ...plate, operation: 'cut' }]),
    'parts[0].features[0]: nothing is there to cut',
  ],
  'an instance of no part': [
    planOf([plate], { instances: [{ id: 'a', part: 'lid' }] }),
    'instances[0].part: there is no part "lid"; there is part',
  ],
  'a mate with a later instance': [
    planOf([plate], {
      instances: [
        {
          id: 'a',
          part: 'part',
          placement: {
            kind: 'mates',
            mates: [
              { kind: 'touch', own: { facing: '-z' }, other: { instance: 'b', face: { facing: '+z' } } },
            ],
          },
        },
        { id: 'b', part: 'part' },
      ],
    }),
    'instances[0].placement.mates[0].other.instance: no instance "b" stands before "a"',
  ],
  'a relation with no instance': [
    planOf([plate], { relations: [{ kind: 'contact', between: ['part', 'ghost'] }] }),
    'relations[0].between[1]: there is no instance "ghost"',
  ],
  'a requirement on no part': [
    planOf([plate], {
      requirements: [{ id: 'r', says: 'x', measure: { kind: 'extent', axis: 'x', part: 'lid' }, value: 1 }],
    }),
    'requirements[0].measure.part: there is no part "lid"',
  ],
  'a requirement on no instance': [
    planOf([plate], {
      requirements: [
        { id: 'r', says: 'x', measure: { kind: 'clearance', instances: ['part', 'lid'] }, value: 1 },
      ],
    }),
    'requirements[0].measure.instances[1]: there is no instance "lid"',
  ],
  'an assumption about no parameter': [
    planOf([plate], { assumptions: [{ id: 'a', says: 'depth', parameter: 'depth' }] }),
    'assumptions[0].parameter: there is no parameter "depth"',
  ],
}

for (const [what, [document, expected]] of Object.entries(FAULTS)) {
  test(`refused with its place: ${what}`, () => {
    const message = faults(document)
    assert.ok(message.includes(expected), message)
  })
}

test('at most ten faults are listed and the rest are counted', () => {
  const holes = Array.from({ length: 14 }, (_, index) => hole(-1, { id: `hole-${index}` }))
  const lines = faults(planOf([plate, ...holes])).split('\n')
  assert.equal(lines.length, 11)
  assert.equal(lines.at(-1), 'and 4 more')
})

test('no random JSON makes the parser throw anything but a refusal', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (document) => {
      faults(document)
    }),
    { numRuns: 300 },
  )
})

test('a good plan with any value put anywhere is parsed or refused, nothing else', () => {
  const good = JSON.stringify(planOf([plate, hole(5), { ...shaft, operation: 'cut' }]))
  const paths: (string | number)[][] = []
  const walk = (value: unknown, path: (string | number)[]): void => {
    paths.push(path)
    if (typeof value !== 'object' || value === null) return
    for (const [key, entry] of Object.entries(value))
      walk(entry, [...path, Array.isArray(value) ? Number(key) : key])
  }
  walk(JSON.parse(good), [])
  const strange = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, undefined, '=', '=a(', '=1/0'),
  )
  fc.assert(
    fc.property(fc.constantFrom(...paths.filter((path) => path.length > 0)), strange, (path, put) => {
      const document: Document = JSON.parse(good)
      const owner = path.slice(0, -1).reduce((value: Document, key) => value[key], document)
      owner[path.at(-1) as string] = put
      try {
        parsePlan(document)
      } catch (error) {
        assert.ok(error instanceof EngineError, String(error))
      }
    }),
    { numRuns: 500 },
  )
})
