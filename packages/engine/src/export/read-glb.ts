/** Reads a GLB back into millimetres and z up. Edge lines are for the eye only and are passed over. */
import { type Mesh, NodeIO, Primitive } from '@gltf-transform/core'
import { EngineError } from '../errors.ts'
import type { Motion } from '../kernel/model.ts'
import type { PlacedMeshes } from './placed-meshes.ts'
import { joinMeshes, type Welded, weld } from './weld.ts'

const MM_PER_METRE = 1000

export async function readGlb(bytes: Uint8Array): Promise<PlacedMeshes> {
  const root = (await parse(bytes)).getRoot()
  const meshOf = new Map(root.listMeshes().map((mesh) => [mesh, readMesh(mesh)]))
  const placed: PlacedMeshes['placed'] = []
  let triangles = 0
  root.getDefaultScene()?.traverse((node) => {
    const source = node.getMesh()
    const mesh = source && meshOf.get(source)
    if (!mesh) return
    placed.push({ mesh, motion: readMotion(node.getWorldMatrix()) })
    for (const face of faces(source)) triangles += (face.getIndices()?.getCount() ?? 0) / 3
  })
  return { meshes: [...meshOf.values()], placed, triangles }
}

async function parse(bytes: Uint8Array) {
  try {
    return await new NodeIO().readBinary(bytes)
  } catch (error) {
    throw new EngineError(
      'export_failed',
      `the GLB file could not be read back: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

const faces = (mesh: Mesh): Primitive[] =>
  mesh.listPrimitives().filter((p) => p.getMode() === Primitive.Mode.TRIANGLES)

function readMesh(mesh: Mesh): Welded {
  return joinMeshes(
    faces(mesh).map((primitive) => {
      const positions = primitive.getAttribute('POSITION')?.getArray() ?? []
      const triangles = primitive.getIndices()?.getArray() ?? []
      return weld(zUp(positions), Uint32Array.from(triangles))
    }),
  )
}

/** (x, y, z) with y up, in metres, becomes (x, −z, y) in millimetres. */
function zUp(values: ArrayLike<number>): Float64Array {
  const turned = new Float64Array(values.length)
  for (let i = 0; i < values.length; i += 3) {
    turned[i] = (values[i] as number) * MM_PER_METRE
    turned[i + 1] = -(values[i + 2] as number) * MM_PER_METRE
    turned[i + 2] = (values[i + 1] as number) * MM_PER_METRE
  }
  return turned
}

/** A column-major matrix about y up, as the motion about z up that it stands for. */
function readMotion(m: ArrayLike<number>): Motion {
  const at = (row: number, column: number) => m[column * 4 + row] as number
  return {
    rotation: [
      [at(0, 0), -at(0, 2), at(0, 1)],
      [-at(2, 0), at(2, 2), -at(2, 1)],
      [at(1, 0), -at(1, 2), at(1, 1)],
    ],
    shift: [at(0, 3) * MM_PER_METRE, -at(2, 3) * MM_PER_METRE, at(1, 3) * MM_PER_METRE],
  }
}
