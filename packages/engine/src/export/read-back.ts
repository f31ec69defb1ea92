/** Every file is read back from its own bytes and compared with the model before anyone gets it. */
import { EngineError } from '../errors.ts'
import type { Box } from '../kernel/mass.ts'
import type { Model } from '../kernel/model.ts'
import type { Occt } from '../kernel/occt.ts'
import { distance } from '../plan/vector.ts'
import type { OutputFormat } from './format.ts'
import type { MeshCache } from './mesh-cache.ts'
import { movePoints } from './move-points.ts'
import { meshVolumeSlack } from './part-mesh.ts'
import type { PlacedMeshes } from './placed-meshes.ts'
import { readGlb } from './read-glb.ts'
import { readStep } from './read-step.ts'
import { readStl } from './read-stl.ts'
import { readThreeMf } from './read-threemf.ts'
import { edgeFaults, extent, signedVolume } from './weld.ts'

/** STEP carries exact surfaces: only the integration may differ, by digits. */
const EXACT_SHARE = 1e-6
/** The vertices of a mesh lie on the surface, but its furthest point may fall between two of them. */
const BOX_SLACK_FACTOR = 2
/** STL and GLB hold single-precision coordinates: each may be this share of the largest coordinate off. */
const SINGLE_PRECISION = 2 ** -22

export interface ReadBackContext {
  oc: Occt
  model: Model
  /** The meshes that the file was written from. */
  meshes: MeshCache
}

type ReadBack = (bytes: Uint8Array, context: ReadBackContext) => void | Promise<void>

const READ_BACK: Record<OutputFormat, ReadBack> = {
  STEP: checkStep,
  STL: checkStl,
  '3MF': (bytes, context) => checkPlaced('3MF', readThreeMf(bytes), context),
  GLB: async (bytes, context) => checkPlaced('GLB', await readGlb(bytes), context),
}

/** Throws `export_failed`, with both numbers, where the file does not hold what the model does. */
export async function checkReadBack(
  format: OutputFormat,
  bytes: Uint8Array,
  context: ReadBackContext,
): Promise<void> {
  await READ_BACK[format](bytes, context)
}

function mismatch(format: OutputFormat, what: string, read: number, expected: number): never {
  const figure = (value: number) => Number(value.toPrecision(10))
  throw new EngineError(
    'export_failed',
    `the ${format} file does not match the model: ${what} reads back as ${figure(read)} instead of ${figure(expected)}`,
  )
}

function checkStep(bytes: Uint8Array, { oc, model, meshes }: ReadBackContext): void {
  const read = readStep(oc, bytes)
  const exact = model.instances.map(({ part }) => meshes.exact(part))
  const solids = exact.reduce((sum, part) => sum + part.solids.length, 0)
  const volume = exact.reduce((sum, part) => sum + part.volume, 0)
  const box = meshes.box(model)
  if (read.solids !== solids) mismatch('STEP', 'the number of solids', read.solids, solids)
  compareNumber('STEP', 'the volume in mm³', read.volume, volume, EXACT_SHARE * volume)
  compareBox('STEP', read.box, box, EXACT_SHARE * (diagonal(box) + furthest(box)))
}

/** STL knows no objects: all instances are one mesh, which may touch itself where instances touch. */
function checkStl(bytes: Uint8Array, context: ReadBackContext): void {
  const mesh = readStl(bytes)
  const { open } = edgeFaults(mesh)
  if (open > 0) mismatch('STL', 'the number of open edges', open, 0)
  const expected = expectation(context)
  compareSums('STL', signedVolume(mesh), mesh.triangles.length / 3, expected)
  const box = extent(mesh.positions)
  compareBox('STL', box, union(expected.boxes), expected.rounding)
  compareBox('STL', box, expected.exactBox, expected.boxSlack)
}

function checkPlaced(format: '3MF' | 'GLB', file: PlacedMeshes, context: ReadBackContext): void {
  const { parts, instances } = context.model
  if (file.meshes.length !== parts.length)
    mismatch(format, 'the number of objects', file.meshes.length, parts.length)
  if (file.placed.length !== instances.length)
    mismatch(format, 'the number of instances', file.placed.length, instances.length)
  for (const mesh of file.meshes) {
    const { open, crowded } = edgeFaults(mesh)
    if (open > 0) mismatch(format, 'the number of open edges', open, 0)
    // GLB vertices are welded here, so that solids that touch have edges in common; 3MF keeps them apart.
    if (format === '3MF' && crowded > 0) mismatch(format, 'the number of crowded edges', crowded, 0)
  }
  const expected = expectation(context)
  const volume = file.placed.reduce((sum, { mesh }) => sum + signedVolume(mesh), 0)
  compareSums(format, volume, file.triangles, expected)
  const boxes = file.placed.map(({ mesh, motion }) => extent(movePoints(motion, mesh.positions)))
  for (const [i, box] of expected.boxes.entries()) compareBox(format, boxes[i], box, expected.rounding)
  compareBox(format, union(boxes), expected.exactBox, expected.boxSlack)
}

interface Expectation {
  meshVolume: number
  exactVolume: number
  /** How far the volume of the meshes may be from the exact one. */
  volumeSlack: number
  /** How far the volume in the file may be from that of the meshes it was written from. */
  volumeRounding: number
  triangles: number
  /** Of the mesh of each instance, in its place. */
  boxes: Box[]
  exactBox: Box
  boxSlack: number
  /** How far a coordinate in the file may be from the one it was written from. */
  rounding: number
}

function expectation({ model, meshes }: ReadBackContext): Expectation {
  const instances = model.instances.map(({ part, motion }) => ({
    exact: meshes.exact(part),
    mesh: meshes.mesh(part),
    motion,
  }))
  const sum = (of: (instance: (typeof instances)[number]) => number) =>
    instances.reduce((total, instance) => total + of(instance), 0)
  const exactBox = meshes.box(model)
  const rounding =
    SINGLE_PRECISION * Math.max(furthest(exactBox), ...instances.map(({ exact }) => furthest(exact.box)))
  const volumeRounding = sum(({ exact }) => exact.area) * rounding
  return {
    meshVolume: sum(({ mesh }) => mesh.volume),
    exactVolume: sum(({ exact }) => exact.volume),
    volumeSlack: sum(({ exact, mesh }) => meshVolumeSlack(exact, mesh.tolerance)) + volumeRounding,
    volumeRounding,
    triangles: sum(({ mesh }) => mesh.welded.triangles.length / 3),
    boxes: instances.map(({ mesh, motion }) => extent(movePoints(motion, mesh.welded.positions))),
    exactBox,
    boxSlack: BOX_SLACK_FACTOR * Math.max(...instances.map(({ mesh }) => mesh.tolerance.linear)) + rounding,
    rounding,
  }
}

function compareSums(format: OutputFormat, volume: number, triangles: number, expected: Expectation): void {
  if (triangles !== expected.triangles)
    mismatch(format, 'the number of triangles', triangles, expected.triangles)
  compareNumber(format, 'the volume in mm³', volume, expected.meshVolume, expected.volumeRounding)
  compareNumber(format, 'the volume in mm³', volume, expected.exactVolume, expected.volumeSlack)
}

function compareNumber(format: OutputFormat, what: string, read: number, expected: number, slack: number) {
  if (!(Math.abs(read - expected) <= slack)) mismatch(format, what, read, expected)
}

function compareBox(format: OutputFormat, read: Box | undefined, expected: Box, slack: number): void {
  for (const corner of ['min', 'max'] as const)
    for (const [axis, name] of ['x', 'y', 'z'].entries())
      compareNumber(
        format,
        `${name} ${corner} in mm`,
        read?.[corner][axis] ?? Number.NaN,
        expected[corner][axis] ?? Number.NaN,
        slack,
      )
}

const union = (boxes: readonly Box[]): Box => extent(boxes.flatMap(({ min, max }) => [...min, ...max]))
const diagonal = ({ min, max }: Box) => distance(min, max)
const furthest = ({ min, max }: Box) => Math.max(...min.map(Math.abs), ...max.map(Math.abs))
