/** Reads a 3MF package as `threemf.ts` writes it, and refuses anything else. */
import { strFromU8, unzipSync } from 'fflate'
import { EngineError } from '../errors.ts'
import type { Motion } from '../kernel/model.ts'
import type { PlacedMeshes } from './placed-meshes.ts'
import { MODEL_FILE } from './threemf.ts'
import type { Welded } from './weld.ts'

const NUMBER = '(-?\\d+(?:\\.\\d+)?)'
const VERTEX = new RegExp(`<vertex x="${NUMBER}" y="${NUMBER}" z="${NUMBER}"/>`, 'g')
const TRIANGLE = /<triangle v1="(\d+)" v2="(\d+)" v3="(\d+)"\/>/g
const OBJECT =
  /<object id="(\d+)" [^>]*><mesh><vertices>([\s\S]*?)<\/vertices><triangles>([\s\S]*?)<\/triangles><\/mesh><\/object>/g
const ITEM = new RegExp(`<item objectid="(\\d+)" transform="${NUMBER}((?: ${NUMBER}){11})" [^>]*/>`, 'g')

export function readThreeMf(bytes: Uint8Array): PlacedMeshes {
  const text = modelText(bytes)
  if (!text.includes('<model unit="millimeter"')) throw failed('it is not in millimetres')
  const meshes = new Map<string, Welded>()
  for (const [, id, vertices, triangles] of text.matchAll(OBJECT))
    meshes.set(id as string, readMesh(vertices as string, triangles as string))
  const items = [...text.matchAll(ITEM)]
  if (items.length !== text.split('<item ').length - 1) throw failed('an item cannot be read')
  const placed = items.map(([, id, first, others]) => {
    const mesh = meshes.get(id as string)
    if (!mesh) throw failed(`an item names the object ${id}, which is not there`)
    return { mesh, motion: readMotion(`${first}${others}`) }
  })
  const triangles = placed.reduce((sum, { mesh }) => sum + mesh.triangles.length / 3, 0)
  return { meshes: [...meshes.values()], placed, triangles }
}

const failed = (why: string) =>
  new EngineError('export_failed', `the 3MF file could not be read back: ${why}`)

function modelText(bytes: Uint8Array): string {
  let files: Record<string, Uint8Array>
  try {
    files = unzipSync(bytes)
  } catch (error) {
    throw failed(error instanceof Error ? error.message : String(error))
  }
  const model = files[MODEL_FILE]
  if (!model) throw failed(`${MODEL_FILE} is missing`)
  return strFromU8(model)
}

function readMesh(vertexText: string, triangleText: string): Welded {
  const vertices = [...vertexText.matchAll(VERTEX)].flatMap(([, x, y, z]) => [
    Number(x),
    Number(y),
    Number(z),
  ])
  const corners = [...triangleText.matchAll(TRIANGLE)].flatMap(([, a, b, c]) => [
    Number(a),
    Number(b),
    Number(c),
  ])
  if (vertices.length / 3 !== vertexText.split('<').length - 1) throw failed('a vertex cannot be read')
  if (corners.length / 3 !== triangleText.split('<').length - 1) throw failed('a triangle cannot be read')
  if (corners.some((corner) => corner >= vertices.length / 3)) throw failed('a triangle lacks a vertex')
  return { positions: Float64Array.from(vertices), triangles: Uint32Array.from(corners) }
}

function readMotion(text: string): Motion {
  const m = text.split(' ').map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  return {
    rotation: [
      [m[0], m[3], m[6]],
      [m[1], m[4], m[7]],
      [m[2], m[5], m[8]],
    ],
    shift: [m[9], m[10], m[11]],
  }
}
