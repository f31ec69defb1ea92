import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NodeIO } from '@gltf-transform/core'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { EngineError } from '../../src/errors.ts'
import type { OutputFormat } from '../../src/export/format.ts'
import { exportModel } from '../../src/export/index.ts'
import { createMeshCache } from '../../src/export/mesh-cache.ts'
import { checkReadBack } from '../../src/export/read-back.ts'
import type { Model } from '../../src/kernel/model.ts'
import { oc } from '../kernel.ts'
import { boltedPlate, box, part, single, TIME } from './models.ts'

const model = boltedPlate()
const meshes = createMeshCache(oc)
const bytesOf = async (format: OutputFormat, of: Model = model) =>
  (await exportModel(oc, of, format, { time: TIME, meshes })).bytes
const refused = (format: OutputFormat, bytes: Uint8Array, message: RegExp, of: Model = model) =>
  assert.rejects(checkReadBack(format, bytes, { oc, model: of, meshes }), (error) => {
    assert.ok(error instanceof EngineError)
    assert.equal(error.code, 'export_failed')
    assert.match(error.message, message)
    return true
  })

const withoutLastInstance: Model = { ...model, instances: model.instances.slice(0, -1) }
const withPlateTaller: Model = {
  ...model,
  instances: model.instances.map((instance, i) =>
    i === 0 ? { ...instance, part: part('Plate', box([80, 50, 8.001]), '#ff8800', 'plate') } : instance,
  ),
}

for (const format of ['STEP', 'STL', 'GLB', '3MF'] as const) {
  test(`${format}: a file that lacks an instance of the model is refused with both numbers`, async () => {
    await refused(format, await bytesOf(format, withoutLastInstance), /reads back as \d[\d.]* instead of \d/)
  })
  test(`${format}: a file of another plate is refused`, async () => {
    await refused(format, await bytesOf(format), /does not match the model/, withPlateTaller)
  })
  test(`${format}: a file that is cut short is refused`, async () => {
    const bytes = await bytesOf(format)
    await assert.rejects(
      checkReadBack(format, bytes.slice(0, Math.floor(bytes.length / 2)), { oc, model, meshes }),
      (error) => error instanceof EngineError && error.code === 'export_failed',
    )
  })
}

test('STL: a dropped triangle is refused', async () => {
  const bytes = await bytesOf('STL')
  const shorter = bytes.slice(0, -50)
  const view = new DataView(shorter.buffer)
  view.setUint32(80, view.getUint32(80, true) - 1, true)
  await refused('STL', shorter, /open edges reads back as 3 instead of 0/)
})

test('STL: one corner moved by a tenth of a millimetre is refused', async () => {
  const bytes = (await bytesOf('STL')).slice()
  const view = new DataView(bytes.buffer)
  view.setFloat32(84 + 12, view.getFloat32(84 + 12, true) + 0.1, true)
  await refused('STL', bytes, /open edges/)
})

function editThreeMf(bytes: Uint8Array, edit: (text: string) => string): Uint8Array {
  const files = unzipSync(bytes)
  const model3d = files['3D/3dmodel.model']
  assert.ok(model3d)
  return zipSync({ ...files, '3D/3dmodel.model': strToU8(edit(strFromU8(model3d))) })
}

test('3MF: a dropped triangle is refused', async () => {
  const edited = editThreeMf(await bytesOf('3MF'), (text) => text.replace(/<triangle [^>]*>/, ''))
  await refused('3MF', edited, /open edges reads back as 3 instead of 0/)
})

test('3MF: a vertex moved by a tenth of a millimetre is refused, though the mesh stays closed', async () => {
  const edited = editThreeMf(await bytesOf('3MF'), (text) =>
    text.replace(/<vertex x="([^"]*)"/, (_, x: string) => `<vertex x="${Number(x) + 0.1}"`),
  )
  await refused('3MF', edited, /reads back as/)
})

test('3MF: an item that is placed elsewhere is refused', async () => {
  const edited = editThreeMf(await bytesOf('3MF'), (text) => text.replace('10 10 -12"', '10.01 10 -12"'))
  await refused('3MF', edited, /x min in mm reads back as/)
})

test('3MF: inches instead of millimetres are refused', async () => {
  const edited = editThreeMf(await bytesOf('3MF'), (text) => text.replace('millimeter', 'inch'))
  await refused('3MF', edited, /not in millimetres/)
})

test('GLB: a dropped triangle, a scaled vertex and a moved node are refused', async () => {
  const bytes = await bytesOf('GLB')
  const edits: [RegExp, (document: Awaited<ReturnType<NodeIO['readBinary']>>) => void][] = [
    [
      /open edges/,
      (d) => {
        const indices = d.getRoot().listMeshes()[0]?.listPrimitives()[0]?.getIndices()
        indices?.setArray((indices.getArray() as Uint16Array<ArrayBuffer>).slice(3))
      },
    ],
    [
      /reads back as/,
      (d) => {
        const positions = d.getRoot().listMeshes()[0]?.listPrimitives()[0]?.getAttribute('POSITION')
        positions?.setElement(
          0,
          (positions.getElement(0, []) as number[]).map((v) => v * 1.01 + 0.0001),
        )
      },
    ],
    [
      /in mm reads back as/,
      (d) => {
        d.getRoot().listNodes()[1]?.setTranslation([0.01, -0.012, -0.0101])
      },
    ],
  ]
  for (const [message, edit] of edits) {
    const document = await new NodeIO().readBinary(bytes)
    edit(document)
    await refused('GLB', await new NodeIO().writeBinary(document), message)
  }
})

test('STEP: a solid that is scaled in the file is refused', async () => {
  const only = single('Box', box([10, 20, 30]))
  const text = new TextDecoder().decode(await bytesOf('STEP', only))
  const edited = text.replaceAll('SI_UNIT(.MILLI.,.METRE.)', 'SI_UNIT(.CENTI.,.METRE.)')
  assert.notEqual(edited, text)
  await refused('STEP', new TextEncoder().encode(edited), /volume in mm³ reads back as 6000000/, only)
})
