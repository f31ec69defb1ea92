/** The box around what a downloaded file holds, read with as little trust as each format allows. */
import assert from 'node:assert/strict'
import { strFromU8, unzipSync } from 'fflate'

type Point = [number, number, number]

/** Edges in millimetres, longest first. */
export function boxOf(format: string, bytes: Buffer): number[] {
  const read = READERS[format]
  assert.ok(read, `no reader for ${format}`)
  const points = read(bytes)
  assert.ok(points.length >= 2, `the ${format} file has no points`)
  const edges = [0, 1, 2].map((axis) => {
    const values = points.map((point) => point[axis] ?? Number.NaN)
    return values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b))
  })
  return edges.map((edge) => Math.round(edge * 1000) / 1000).sort((a, b) => b - a)
}

const READERS: Record<string, (bytes: Buffer) => Point[]> = {
  STEP: readStep,
  STL: readStl,
  GLB: readGlb,
  '3MF': readThreeMf,
}

/** ISO 10303-21: the vertices, which for a box are its corners. */
function readStep(bytes: Buffer): Point[] {
  const text = bytes.toString('latin1')
  assert.match(text, /^ISO-10303-21;\s*HEADER;/)
  assert.match(text, /FILE_SCHEMA\s*\(\s*\(\s*'AP242/)
  assert.match(text, /MANIFOLD_SOLID_BREP/)
  assert.match(text, /ENDSEC;\s*END-ISO-10303-21;\s*$/)
  assert.match(text, /SI_UNIT\s*\(\s*\.MILLI\.\s*,\s*\.METRE\.\s*\)/)
  const places = new Map(
    [...text.matchAll(/#(\d+)\s*=\s*CARTESIAN_POINT\s*\(\s*'[^']*'\s*,\s*\(([^)]*)\)/g)].map(
      ([, id, place]) => [id, (place ?? '').split(',').map(Number) as Point],
    ),
  )
  return [...text.matchAll(/VERTEX_POINT\s*\(\s*'[^']*'\s*,\s*#(\d+)/g)].map(([, id]) => {
    const place = places.get(id)
    assert.ok(place, `the vertex #${id} has no place`)
    return place
  })
}

/** Binary STL: 80 bytes, a count, 50 bytes a triangle, and nothing after. */
function readStl(bytes: Buffer): Point[] {
  const triangles = bytes.readUInt32LE(80)
  assert.equal(bytes.length, 84 + 50 * triangles)
  return Array.from({ length: triangles * 3 }, (_, corner) => {
    const at = 84 + 50 * Math.floor(corner / 3) + 12 + 12 * (corner % 3)
    return [bytes.readFloatLE(at), bytes.readFloatLE(at + 4), bytes.readFloatLE(at + 8)]
  })
}

interface Gltf {
  asset: { version: string }
  accessors: { min?: Point; max?: Point }[]
  meshes: { primitives: { attributes: { POSITION: number } }[] }[]
}

/** glTF 2.0: metres; the specification demands the bounds of positions. */
function readGlb(bytes: Buffer): Point[] {
  assert.equal(bytes.toString('latin1', 0, 4), 'glTF')
  assert.equal(bytes.readUInt32LE(4), 2)
  assert.equal(bytes.readUInt32LE(8), bytes.length)
  assert.equal(bytes.toString('latin1', 16, 20), 'JSON')
  const { asset, accessors, meshes } = JSON.parse(
    bytes.toString('utf8', 20, 20 + bytes.readUInt32LE(12)),
  ) as Gltf
  assert.equal(asset.version, '2.0')
  return meshes
    .flatMap(({ primitives }) => primitives)
    .flatMap(({ attributes }) => {
      const { min, max } = accessors[attributes.POSITION] ?? {}
      return [min, max].filter((point) => point !== undefined)
    })
    .map((point) => point.map((metres) => metres * 1000) as Point)
}

/** 3MF core: a zip with the model in it, in millimetres. */
function readThreeMf(bytes: Buffer): Point[] {
  const parts = unzipSync(bytes)
  assert.ok(parts['[Content_Types].xml'])
  const model = Object.entries(parts).find(([name]) => name.endsWith('.model'))
  assert.ok(model)
  const text = strFromU8(model[1])
  assert.match(text, /<model[^>]*unit="millimeter"/)
  return [...text.matchAll(/<vertex\s+x="([^"]+)"\s+y="([^"]+)"\s+z="([^"]+)"/g)].map(([, x, y, z]) => [
    Number(x),
    Number(y),
    Number(z),
  ])
}
