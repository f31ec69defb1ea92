import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findMaterial, materialNames } from '../../src/library/materials.ts'
import { METRIC_CLEARANCE, METRIC_COARSE } from '../../src/library/metric-threads.ts'
import { parseThread } from '../../src/library/threads.ts'
import { UNIFIED, UNIFIED_CLEARANCE } from '../../src/library/unified-threads.ts'

const sameSize = (a: number | undefined, b: number, slack = 1e-3) =>
  assert.ok(a !== undefined && Math.abs(a - b) <= slack, `${a} is not ${b}`)

test('M8 has the diameters ISO 724 and ISO 965 list', () => {
  const thread = parseThread('M8')
  assert.equal(thread?.pitch, 1.25)
  sameSize(thread?.pitchDiameter, 7.188)
  sameSize(thread?.minorDiameterInternal, 6.647)
  sameSize(thread?.minorDiameterExternal, 6.466)
  assert.equal(thread?.tapDrill, 6.8)
  assert.deepEqual(thread?.clearance, { close: 8.4, medium: 9, coarse: 10 })
})

test('every way people write a metric thread is the same thread', () => {
  for (const text of ['M8', 'm8', 'M 8', 'M8x1.25', 'M8×1.25', 'M8 x 1,25', 'M8-6g', 'M8x1.25-6H', 'M8 6g'])
    assert.deepEqual(parseThread(text), parseThread('M8'), text)
  assert.equal(parseThread('M8x1')?.designation, 'M8x1')
  assert.equal(parseThread('M8x1')?.standard, 'metric-fine')
})

test('every way people write an inch thread is the same thread', () => {
  for (const text of [
    '1/4-20',
    '1/4"-20',
    '1/4-20 UNC',
    '1/4" - 20 UNC-2A',
    '1/4 UNC',
    '1/4-20UNC',
    '1/4 in-20',
  ])
    assert.equal(parseThread(text)?.designation, '1/4-20 UNC', text)
  for (const text of ['#10-32 UNF', '#10-32', '10-32', 'No. 10-32', '10-32 UNF-2B'])
    assert.equal(parseThread(text)?.designation, '#10-32 UNF', text)
  assert.equal(parseThread('1/2-13')?.designation, '1/2-13 UNC')
  assert.equal(parseThread('1-8')?.majorDiameter, 25.4)
  assert.equal(parseThread('1-1/4-7')?.designation, '1 1/4-7 UNC')
  assert.equal(parseThread('1 1/4-12 UNF')?.designation, '1 1/4-12 UNF')
})

test('1/4-20 UNC has the sizes ASME B1.1 lists', () => {
  const thread = parseThread('1/4-20 UNC')
  sameSize(thread?.majorDiameter, 6.35)
  sameSize(thread?.pitch, 1.27)
  sameSize(thread?.pitchDiameter, 0.2175 * 25.4)
  sameSize(thread?.tapDrill, 5.105)
  sameSize(thread?.clearance.close, 6.756)
})

test('LH makes the hand left and changes nothing else', () => {
  const { hand, ...left } = parseThread('M10x1-LH') ?? {}
  const { hand: right, ...same } = parseThread('M10x1') ?? {}
  assert.deepEqual([hand, right], ['left', 'right'])
  assert.deepEqual(left, same)
  assert.equal(parseThread('1/2-13 UNC LH')?.hand, 'left')
})

test('fine-pitch tapping drills are those of ISO 2306', () => {
  const listed = {
    'M6x0.75': 5.2,
    M8x1: 7,
    'M10x1.25': 8.8,
    'M10x0.75': 9.2,
    'M12x1.5': 10.5,
    'M20x1.5': 18.5,
  }
  for (const [text, drill] of Object.entries(listed)) assert.equal(parseThread(text)?.tapDrill, drill, text)
})

test('what no standard has is not a thread', () => {
  for (const text of [
    'M8x0.3',
    'M13',
    'M0',
    '1/4-21',
    '1/4',
    '#7-32',
    'G1/2',
    '',
    'thread',
    'M8x',
    '1/4-20 UNF',
  ])
    assert.equal(parseThread(text), undefined, text)
})

test('the tables rise, and every drill and clearance lies where it must', () => {
  METRIC_COARSE.forEach(([d, p, drill], i) => {
    assert.ok(d > (METRIC_COARSE[i - 1]?.[0] ?? 0))
    assert.ok(Math.abs(drill - (d - p)) <= 0.06, `M${d}`)
  })
  for (const { size, diameter, coarse, fine } of UNIFIED)
    for (const [tpi, drill] of [coarse, fine].filter((entry) => entry !== undefined))
      assert.ok(drill < diameter && drill > diameter - 1.08 / tpi, `${size}-${tpi}`)
  for (const [d, close, medium, coarse] of [...METRIC_CLEARANCE, ...UNIFIED_CLEARANCE])
    assert.ok(d < close && close < medium && medium < coarse, `${d}`)
})

test('a material is found under any of its names, and never guessed', () => {
  const same = [
    ['aluminum', 'aluminium', 2.7],
    ['Aluminum 7075', '7075-T6', 2.81],
    ['Delrin', 'acetal', 1.41],
    ['plexiglass', 'PMMA', 1.18],
    ['316', 'stainless steel 316', 8],
  ] as const
  for (const [one, other, density] of same) {
    assert.equal(findMaterial(one)?.density, density, one)
    assert.deepEqual(findMaterial(one), findMaterial(other))
  }
  assert.equal(findMaterial('unobtainium'), undefined)
})

test('no material name or synonym stands for two materials', () => {
  for (const name of materialNames) assert.equal(findMaterial(name)?.name, name)
})
