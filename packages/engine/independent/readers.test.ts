/** Independent readers agree: what we write is what other programs, written by other people, read. */
import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import lib3mf from '@3mfconsortium/lib3mf'
import { validateBytes } from 'gltf-validator'
import { makeGallery } from './made.ts'
import { output, unless } from './programs.ts'

const { folder, made } = await makeGallery()
/**
 * FreeCAD and gmsh integrate with a fixed number of points a face, which errs where splines bound a flat face. Like is
 * compared with like: their figure with the same integration here.
 */
const relative = (a: number, b: number) => Math.abs(a - b) / Math.abs(b)

test(`the gallery holds at least 40 plans (${made.length})`, () => assert.ok(made.length >= 40))

test('FreeCAD reads every STEP file with our volume to 1e-6', { skip: unless('freecadcmd') }, async (t) => {
  process.env['CADWRIGHT_FOLDER'] = folder
  const printed = await output(
    'freecadcmd',
    [fileURLToPath(new URL('./read_step_with_freecad.py', import.meta.url))],
    folder,
  )
  const read = new Map(
    printed
      .split('\n')
      .filter((line) => line.startsWith('READ '))
      .map(
        (line) =>
          JSON.parse(line.slice(5)) as { file: string; volume: number; solids: number; valid: boolean },
      )
      .map((row) => [row.file, row]),
  )
  let worst = 0
  for (const { slug, name, plainVolumeMm3, solids } of made) {
    const row = read.get(`${slug}.step`)
    assert.ok(row, `${name} was not read`)
    assert.ok(row.valid, `${name}: FreeCAD calls the shape invalid`)
    assert.equal(row.solids, solids, `${name}: solids`)
    worst = Math.max(worst, relative(row.volume, plainVolumeMm3))
    assert.ok(
      relative(row.volume, plainVolumeMm3) < 1e-6,
      `${name}: ${row.volume} against ${plainVolumeMm3} mm³`,
    )
  }
  t.diagnostic(`${made.length} STEP files, largest difference ${worst.toExponential(1)}`)
})

test('gmsh reads every STEP file with our volume to 1e-6', { skip: unless('gmsh') }, async (t) => {
  const script = made.flatMap(({ slug }, index) => [
    `v() = ShapeFromFile("${slug}.step"); total = 0;`,
    `For i In {0:#v()-1}\n total += Mass Volume{v(i)};\nEndFor`,
    `Printf("READ ${index} %.15g", total);`,
    'Delete All; SetFactory("OpenCASCADE");',
  ])
  await writeFile(join(folder, 'read.geo'), ['SetFactory("OpenCASCADE");', ...script].join('\n'))
  const printed = await output('gmsh', ['read.geo', '-parse_and_exit'], folder)
  const read = new Map([...printed.matchAll(/READ (\d+) (\S+)/g)].map((m) => [Number(m[1]), Number(m[2])]))
  let worst = 0
  made.forEach(({ name, plainVolumeMm3 }, index) => {
    const volume = read.get(index) ?? Number.NaN
    worst = Math.max(worst, relative(volume, plainVolumeMm3))
    assert.ok(relative(volume, plainVolumeMm3) < 1e-6, `${name}: ${volume} against ${plainVolumeMm3} mm³`)
  })
  t.diagnostic(`${made.length} STEP files, largest difference ${worst.toExponential(1)}`)
})

test('admesh finds every STL closed, without a facet to mend', { skip: unless('admesh') }, async () => {
  for (const { slug, name } of made) {
    const printed = await output('admesh', ['-e', `${slug}.stl`], folder)
    const disconnected = /Total disconnected facets\s*:\s*(\d+)/.exec(printed)?.[1]
    assert.equal(disconnected, '0', `${name}: ${printed}`)
    for (const defect of [
      'Degenerate facets',
      'Edges fixed',
      'Facets removed',
      'Facets added',
      'Facets reversed',
      'Backwards edges',
    ])
      assert.equal(new RegExp(`${defect}\\s*:\\s*(\\d+)`).exec(printed)?.[1], '0', `${name}: ${defect}`)
  }
})

test('PrusaSlicer loads every 3MF as manifold, with our volume to 2 %', {
  skip: unless('prusa-slicer'),
}, async (t) => {
  let worst = 0
  for (const { slug, name, volumeMm3 } of made) {
    const printed = await output('prusa-slicer', ['--info', `${slug}.3mf`], folder)
    assert.match(printed, /manifold = yes/, `${name}: ${printed}`)
    assert.doesNotMatch(printed, /open_edges|degenerate_facets|facets_reversed/, `${name}: ${printed}`)
    const volumes = [...printed.matchAll(/^volume = (\S+)/gm)].map((m) => Number(m[1]))
    const total = volumes.reduce((sum, v) => sum + v, 0)
    worst = Math.max(worst, relative(total, volumeMm3))
    assert.ok(relative(total, volumeMm3) < 0.02, `${name}: ${total} against ${volumeMm3} mm³`)
  }
  t.diagnostic(`${made.length} 3MF files, largest difference ${worst.toExponential(1)}`)
})

test('lib3mf reads every 3MF in strict mode without a warning', async () => {
  const lib = await lib3mf()
  const wrapper = new lib.CWrapper()
  for (const { slug, name } of made) {
    const bytes = await readFile(join(folder, `${slug}.3mf`))
    const model = wrapper.CreateModel()
    const reader = model.QueryReader('3mf')
    reader.SetStrictModeActive(true)
    lib.FS.writeFile('/read.3mf', bytes)
    reader.ReadFromFile('/read.3mf')
    assert.equal(reader.GetWarningCount(), 0, name)
  }
})

test('gltf-validator finds no error and no warning in any GLB', async () => {
  for (const { slug, name } of made) {
    const { issues } = await validateBytes(new Uint8Array(await readFile(join(folder, `${slug}.glb`))))
    assert.equal(issues.numErrors, 0, `${name}: ${JSON.stringify(issues.messages.slice(0, 3))}`)
    assert.equal(issues.numWarnings, 0, `${name}: ${JSON.stringify(issues.messages.slice(0, 3))}`)
  }
})
