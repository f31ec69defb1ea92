import assert from 'node:assert/strict'
import { once } from 'node:events'
import { test } from 'node:test'
import { Worker } from 'node:worker_threads'
import openImporter from 'occt-import-js'
import { linearColour } from '../../src/export/glb.ts'
import { readStep } from '../../src/export/read-step.ts'
import { writeStep } from '../../src/export/step.ts'
import { stepString } from '../../src/export/step-text.ts'
import { AT_REST } from '../../src/kernel/model.ts'
import { heapBytes, oc } from '../kernel.ts'
import {
  bolt,
  boltedPlate,
  box,
  HOSTILE_NAME,
  part,
  plate,
  shifted,
  single,
  TIME,
  together,
} from './models.ts'

const importer = await openImporter()
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes)
const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length

const PLATE_VOLUME = (80 * 50 - (4 - Math.PI) * 36 - Math.PI * (4 * 2.75 ** 2 + 100)) * 8
const BOLT_VOLUME = Math.PI * (2.5 ** 2 * 20 + 4.5 ** 2 * 4)

test('an assembly keeps one product a part, one usage an instance, and its names and colours', () => {
  const bytes = writeStep(oc, boltedPlate(), { time: TIME })
  const text = textOf(bytes)
  assert.equal(count(text, /= PRODUCT\(/g), 3)
  assert.equal(count(text, /= NEXT_ASSEMBLY_USAGE_OCCURRENCE\(/g), 4)
  assert.match(text, /COLOUR_RGB\('',1\.,0\.533333333333,0\.\)/)
  assert.match(text, /COLOUR_RGB\('',0\.2,0\.4,0\.8\)/)

  const { success, root, meshes } = importer.ReadStepFile(bytes, null)
  assert.ok(success)
  assert.deepEqual(
    root.children.map(({ name }) => name),
    [HOSTILE_NAME],
  )
  assert.deepEqual(
    root.children[0]?.children.map(({ name }) => name),
    ['Plate', 'Bolt ⌀5', 'Bolt ⌀5', 'Bolt ⌀5'],
  )
  const expected = ['#ff8800', '#3366cc', '#3366cc', '#3366cc'].map(linearColour)
  for (const [i, { color }] of meshes.entries())
    for (const [channel, value] of color.entries())
      assert.ok(Math.abs(value - (expected[i]?.[channel] ?? Number.NaN)) < 1e-6)
})

test('an assembly reads back with the volume of the closed formula and all its solids', () => {
  const read = readStep(oc, writeStep(oc, boltedPlate(), { time: TIME }))
  const volume = PLATE_VOLUME + 3 * BOLT_VOLUME
  assert.ok(Math.abs(read.volume / volume - 1) < 1e-9, `${read.volume} instead of ${volume}`)
  assert.equal(read.solids, 4)
})

test('a part alone and at rest is one product without an assembly level', () => {
  const bytes = writeStep(oc, single(HOSTILE_NAME, plate()), { time: TIME })
  assert.equal(count(textOf(bytes), /= PRODUCT\(/g), 1)
  assert.doesNotMatch(textOf(bytes), /NEXT_ASSEMBLY_USAGE_OCCURRENCE/)
  const { root } = importer.ReadStepFile(bytes, null)
  assert.equal(root.children[0]?.name, HOSTILE_NAME)
})

test('a part that is moved is an instance of an assembly, in its place', () => {
  const only = part('Box', box([1, 2, 3]))
  const model = {
    name: 'Moved',
    parts: [only],
    instances: [{ id: 'box-1', name: 'Box', part: only, motion: shifted(10, 20, 30) }],
  }
  const bytes = writeStep(oc, model, { time: TIME })
  assert.equal(count(textOf(bytes), /= NEXT_ASSEMBLY_USAGE_OCCURRENCE\(/g), 1)
  assert.deepEqual(
    readStep(oc, bytes).box?.max.map((v) => Math.round(v * 1e9) / 1e9),
    [11, 22, 33],
  )
})

test('a part of located solids stays one product, its solids where they were', () => {
  using shift = new oc.gp_Trsf()
  using vector = new oc.gp_Vec(100, 0, 0)
  shift.SetTranslation(vector)
  using location = new oc.TopLoc_Location(shift)
  const shape = together(box([1, 2, 3]), box([1, 2, 3]).Moved(location, false)).Moved(location, false)
  const bytes = writeStep(oc, single('Pair', shape), { time: TIME })
  assert.equal(count(textOf(bytes), /= PRODUCT\(/g), 1)
  const read = readStep(oc, bytes)
  assert.equal(read.solids, 2)
  assert.ok(Math.abs(read.volume - 12) < 1e-9)
  assert.ok(Math.abs((read.box?.max[0] ?? 0) - 201) < 1e-9)
})

test('parts of the same name are still two products', () => {
  const parts = [part('Block', box([1, 1, 1]), '#111111', 'a'), part('Block', box([2, 2, 2]), '#222222', 'b')]
  const instances = parts.map((of) => ({ id: `${of.id}-1`, name: of.name, part: of, motion: AT_REST }))
  const text = textOf(writeStep(oc, { name: 'Blocks', parts, instances }, { time: TIME }))
  assert.match(text, /PRODUCT\('a','Block'/)
  assert.match(text, /PRODUCT\('b','Block'/)
})

test('the header names Cadwright, AP242, the file and the given time', () => {
  const text = textOf(writeStep(oc, single('Bolt', bolt()), { time: TIME }))
  assert.match(
    text,
    /FILE_NAME\('Bolt\.step','2026-03-04T05:06:07\+00:00',\(''\),\(''\),[^;]*'Cadwright',''\);/,
  )
  assert.match(text, /FILE_SCHEMA\(\('AP242_MANAGED_MODEL_BASED_3D_ENGINEERING_MIM_LF/)
  assert.match(text, /SI_UNIT\(\.MILLI\.,\.METRE\.\)/)
})

test('the file is plain ASCII whatever the names are', () => {
  const bytes = writeStep(oc, boltedPlate(), { time: TIME })
  assert.ok(bytes.every((byte) => byte < 128))
  assert.equal(stepString("a'b\\ü😀\n"), "'a''b\\\\\\X2\\00FC\\X0\\\\X4\\0001F600\\X0\\\\X2\\000A\\X0\\'")
})

test('the same model gives the same bytes again, and in a fresh kernel', async () => {
  const first = writeStep(oc, boltedPlate(), { time: TIME })
  // The kernel counts assembly usages: past nine the counter has one digit more, past ninety-nine two.
  const model = boltedPlate()
  for (let i = 0; i < 25; i++) assert.deepEqual(writeStep(oc, model, { time: TIME }), first)
  const worker = new Worker(new URL('./step-in-worker.ts', import.meta.url))
  const [elsewhere] = (await once(worker, 'message')) as [Uint8Array]
  await worker.terminate()
  assert.equal(textOf(elsewhere), textOf(first))
})

test('two times differ in the time stamp alone', () => {
  const model = single('Bolt', bolt())
  const one = textOf(writeStep(oc, model, { time: TIME }))
  const other = textOf(writeStep(oc, model, { time: new Date('2027-01-01T00:00:00Z') }))
  assert.equal(other.replace('2027-01-01T00:00:00', '2026-03-04T05:06:07'), one)
})

test('writing and reading back many times does not grow the kernel', () => {
  const model = boltedPlate()
  const round = () => readStep(oc, writeStep(oc, model, { time: TIME }))
  for (let i = 0; i < 5; i++) round()
  const before = heapBytes()
  for (let i = 0; i < 25; i++) round()
  assert.ok(heapBytes() - before < 2 ** 23, `${(heapBytes() - before) / 2 ** 20} MB in 25 rounds`)
})
