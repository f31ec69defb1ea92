import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gallery } from '../../gallery/index.ts'
import { type Brainstorm, brainstorm } from '../../src/brainstorm/brainstorm.ts'
import { STRATEGIES } from '../../src/kernel/strategy.ts'
import { runPipeline } from '../../src/pipeline.ts'
import { parsePlan } from '../../src/plan/parse.ts'
import type { PlanInput } from '../../src/plan/plan.ts'
import type { GenerateRequest } from '../../src/request.ts'
import { oc } from '../kernel.ts'
import { again, analysed, analysedPrompt, built, plan } from './analysed.ts'

const named = (name: string): PlanInput => {
  const found = gallery.find((document) => document.name === name)
  assert.ok(found, `${name} is not in the gallery`)
  return found
}

const words = (analysis: Brainstorm): string[] => Object.values(analysis).flat()

for (const document of gallery)
  test(`${document.name}: every field says something, and nothing is missing from a sentence`, () => {
    const input = built(parsePlan(document))
    const analysis = again(input)
    for (const [field, value] of Object.entries(analysis)) assert.ok(value.length > 0, `${field} is empty`)
    for (const text of words(analysis)) {
      assert.match(text, /\S/)
      assert.doesNotMatch(text, /undefined|NaN|Infinity|\[object|null| {2}|\.\.|,,| ,/, text)
      assert.doesNotMatch(text, /\d\.\d{5,}/, text)
    }
    for (const { says } of input.plan.assumptions)
      assert.ok(analysis.suggestions.some((suggestion) => suggestion.includes(says)))
    assert.deepEqual(again(input), analysis)
  })

test('a drilled plate is told feature by feature, with counts, sizes and places', () => {
  const { project_name, key_features, design_components, optimal_geometry } = analysedPrompt(
    'A plate 60x40x8 mm with 4 through holes of 5 mm, 6 mm from the edges, corners rounded 3 mm, made of aluminium 6061',
  )
  assert.equal(project_name, 'Plate 60 × 40 × 8 mm')
  assert.deepEqual(key_features, [
    'Plate 60 × 40 × 8 mm',
    '4 through holes ⌀5 mm, one in each corner, 6 mm from the sides',
    'Rounded edges R 3 mm, along z',
  ])
  assert.deepEqual(design_components, ['Plate 60 × 40 × 8 mm'])
  assert.match(
    optimal_geometry,
    /envelope is 60 × 40 × 8 mm; 18510 mm³ of material fill 96 % of it, 49\.98 g in/,
  )
  assert.match(optimal_geometry, /All 4 round holes run along z and can be made in one clamping/)
})

test('every assumption is among the suggestions, worded as one', () => {
  const { suggestions } = analysedPrompt('A plate 100 x 60 mm with four 5 mm holes in the corners')
  assert.ok(suggestions.includes('Assumed: The thickness of the plate is 5 mm, as none was given.'))
  assert.equal(suggestions.filter((says) => says.startsWith('Assumed: ')).length, 3)
})

test('holes of one kind are counted together, and patterns are told with what they repeat', () => {
  const { key_features } = analysed(named('Gusseted bracket'))
  assert.ok(key_features.some((says) => says.startsWith('4 through holes ⌀6.6 mm, at ')))
  assert.ok(
    analysed(named('Heat sink')).key_features.includes(
      '5 added plates 2 × 40 × 15 mm, in a row along x, pitch 12 mm',
    ),
  )
})

test('an assembly is told by its parts with their counts, and excused pairs with their reason', () => {
  const analysis = analysed(named('Bolted plate'))
  assert.deepEqual(analysis.design_components, [
    '1 × Plate: 60 × 40 × 10 mm',
    '2 × Bolt M8×25: 13 × 15.01 × 30.3 mm, Steel, 15.95 g each',
    '2 × Nut M8: 13 × 15.01 × 6.8 mm',
  ])
  assert.match(analysis.optimal_geometry, /save 2 pairs by design \(the thread is cosmetic\)/)
  assert.ok(analysis.suggestions.some((says) => says.startsWith('Plate. Edge distance: 2 holes of ⌀9 mm')))
})

test('the stated material wins, in its own grade and with its mass', () => {
  const { material_recommendations } = analysedPrompt('A plate 60x40x8 mm made of aluminium 6061')
  assert.match(material_recommendations, /^Aluminium 6061, as stated: 51\.84 g at 2\.7 g\/cm³\./)
})

test('without a stated material the part itself decides: gear, spring, housing, shaft', () => {
  const advice = (name: string) => analysed(named(name)).material_recommendations
  assert.match(advice('Spur gear'), /^POM-C \(27\.\d+ g\): .* Carbon steel C45/)
  assert.match(advice('Compression spring'), /^Patented spring wire EN 10270-1 SH/)
  assert.match(advice('Shelled enclosure'), /^ABS/)
  assert.match(advice('Gusseted bracket'), /^Aluminium 6061-T6 .* bracket is bent/)
  assert.match(
    analysedPrompt('A shaft 20 mm diameter and 100 mm long').material_recommendations,
    /^Carbon steel C45/,
  )
})

test('what the request says of the surroundings is taken into the advice', () => {
  const box = plan([{ kind: 'box', id: 'block', size: [40, 30, 10] }])
  assert.match(analysed(box, 'a block, used outdoors').material_recommendations, /Outdoors choose anodised/)
  assert.doesNotMatch(analysed(box, 'a block').material_recommendations, /Outdoors/)
})

const request = (extra: Partial<GenerateRequest>): GenerateRequest => ({
  source: { kind: 'prompt', prompt: 'A plate 60x40x8 mm with a 5 mm hole', mode: 'standard' },
  format: 'STEP',
  preview: false,
  ...extra,
})
const options = { strategy: STRATEGIES[0], time: new Date(0), onProgress() {} }

test('a job is analysed when it asks for it, and only then', async () => {
  const asked = await runPipeline(oc, request({ brainstorm: true }), options)
  assert.equal(asked.brainstorm?.project_name, 'Plate 60 × 40 × 8 mm')
  assert.equal(asked.preview, undefined)
  const both = await runPipeline(oc, request({ brainstorm: true, preview: true }), options)
  assert.ok(both.preview)
  assert.deepEqual(both.brainstorm, asked.brainstorm)
  assert.equal((await runPipeline(oc, request({}), options)).brainstorm, undefined)
})

test('what fails in the analysis is left out, and the rest is told', () => {
  const input = built(parsePlan(named('Mounting plate')))
  const broken = {
    ...input,
    meshes: {
      ...input.meshes,
      mesh() {
        throw new Error('no mesh')
      },
    },
  }
  const { suggestions, key_features } = brainstorm(broken)
  assert.equal(key_features.length, 3)
  assert.deepEqual(suggestions, [
    'Inspected for deep holes, drill sizes, small radii and slenderness: nothing to change.',
  ])
})
