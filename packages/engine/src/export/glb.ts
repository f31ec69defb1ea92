/**
 * GLB (glTF 2.0) for viewers: metres and y up, worked into the vertices rather than left to a scaled root node,
 * which some viewers drop. One mesh a part, shared by the nodes of its instances; the edges are drawn as lines.
 */
import { type Accessor, Document, type Material, NodeIO, type Primitive } from '@gltf-transform/core'
import type { Mesh } from '../kernel/mesh.ts'
import type { Model, ModelPart, Motion } from '../kernel/model.ts'
import type { MeshCache } from './mesh-cache.ts'

const METRES_PER_MM = 0.001
/** The glTF number for line segments. */
const LINES = 1
const METALLIC = 0.1
const ROUGHNESS = 0.6
const EDGE_COLOUR = '#1a1c1f'
/** Beyond this many vertices an index no longer fits into sixteen bits (65535 itself is reserved). */
const LARGEST_SHORT_INDEX = 65_534

export async function writeGlb(model: Model, meshes: MeshCache): Promise<Uint8Array> {
  const document = new Document()
  document.getRoot().getAsset().generator = 'Cadwright'
  document.createBuffer()
  const scene = document.createScene(model.name.toWellFormed())
  document.getRoot().setDefaultScene(scene)
  const displayed = model.parts.map((part) => ({ part, mesh: meshes.mesh(part).display }))
  // A sphere or a torus has no edges; a material that nothing uses would be noted by validators.
  const edgeMaterial = displayed.some(({ mesh }) => mesh.edges.length > 0) ? edgesMaterial(document) : null
  const meshOf = new Map(
    displayed.map(({ part, mesh }) => [part, partMesh(document, part, mesh, edgeMaterial)]),
  )
  for (const { name, part, motion } of model.instances) {
    const node = document.createNode(name.toWellFormed()).setMesh(meshOf.get(part) ?? null)
    const { rotation, translation } = nodePlacement(motion)
    scene.addChild(node.setRotation(rotation).setTranslation(translation))
  }
  return new NodeIO().writeBinary(document)
}

const edgesMaterial = (document: Document): Material =>
  document
    .createMaterial('Edges')
    .setBaseColorFactor([...linearColour(EDGE_COLOUR), 1])
    .setMetallicFactor(0)
    .setRoughnessFactor(1)

function partMesh(document: Document, part: ModelPart, mesh: Mesh, edgeMaterial: Material | null) {
  const name = part.name.toWellFormed()
  const material = document
    .createMaterial(name)
    .setBaseColorFactor([...linearColour(part.colour), 1])
    .setMetallicFactor(METALLIC)
    .setRoughnessFactor(ROUGHNESS)
  const faces = document
    .createPrimitive()
    .setAttribute('POSITION', triples(document, yUp(mesh.positions, METRES_PER_MM)))
    .setAttribute('NORMAL', triples(document, unitLength(yUp(mesh.normals, 1))))
    .setIndices(indices(document, mesh.triangles, mesh.positions.length / 3))
    .setMaterial(material)
  const result = document.createMesh(name).addPrimitive(faces)
  return mesh.edges.length === 0 ? result : result.addPrimitive(edgeLines(document, name, mesh, edgeMaterial))
}

function edgeLines(document: Document, name: string, { edges }: Mesh, material: Material | null): Primitive {
  const points = new Float64Array(edges.reduce((sum, edge) => sum + edge.length, 0))
  const segments: number[] = []
  let at = 0
  for (const edge of edges) {
    points.set(edge, at)
    for (let i = at / 3; i < (at + edge.length) / 3 - 1; i++) segments.push(i, i + 1)
    at += edge.length
  }
  return (
    document
      .createPrimitive()
      // glTF has no names for primitives; viewers hand these on as user data.
      .setExtras({ name: `${name} edges` })
      .setMode(LINES)
      .setAttribute('POSITION', triples(document, yUp(points, METRES_PER_MM)))
      .setIndices(indices(document, segments, points.length / 3))
      .setMaterial(material)
  )
}

const triples = (document: Document, array: Float32Array<ArrayBuffer>): Accessor =>
  document
    .createAccessor()
    .setType('VEC3')
    .setArray(array)
    .setBuffer(document.getRoot().listBuffers()[0] ?? null)

const indices = (document: Document, values: ArrayLike<number>, vertexCount: number): Accessor =>
  document
    .createAccessor()
    .setType('SCALAR')
    .setArray(vertexCount > LARGEST_SHORT_INDEX + 1 ? Uint32Array.from(values) : Uint16Array.from(values))
    .setBuffer(document.getRoot().listBuffers()[0] ?? null)

/** (x, y, z) with z up becomes (x, z, −y) with y up. */
function yUp(values: ArrayLike<number>, scale: number): Float32Array<ArrayBuffer> {
  const turned = new Float32Array(values.length)
  for (let i = 0; i < values.length; i += 3) {
    turned[i] = (values[i] as number) * scale
    turned[i + 1] = (values[i + 2] as number) * scale
    turned[i + 2] = -(values[i + 1] as number) * scale
  }
  return turned
}

function unitLength(normals: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
  for (let i = 0; i < normals.length; i += 3) {
    const [x, y, z] = normals.subarray(i, i + 3) as unknown as [number, number, number]
    const length = Math.hypot(x, y, z)
    // At the tip of a cone the surface has no normal; any unit vector will do there.
    normals.set(length > 0 ? [x / length, y / length, z / length] : [0, 1, 0], i)
  }
  return normals
}

/** sRGB, as colours are written, to the linear values that glTF materials hold. */
export function linearColour(hex: string): [number, number, number] {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

type Quaternion = [number, number, number, number]

/** The motion in the y-up frame: its rotation axis and its shift are turned like every other vector. */
function nodePlacement({ rotation, shift }: Motion): {
  rotation: Quaternion
  translation: [number, number, number]
} {
  const [x, y, z, w] = quaternion(rotation)
  return {
    rotation: [x, z, -y, w],
    translation: [shift[0] * METRES_PER_MM, shift[2] * METRES_PER_MM, -shift[1] * METRES_PER_MM],
  }
}

/** Shepperd's method: the largest of the four components is found first, so that nothing small divides. */
function quaternion([r, s, t]: Motion['rotation']): Quaternion {
  const trace = r[0] + s[1] + t[2]
  const candidates: [Quaternion, ...Quaternion[]] = [
    [t[1] - s[2], r[2] - t[0], s[0] - r[1], 1 + trace],
    [1 + 2 * r[0] - trace, r[1] + s[0], r[2] + t[0], t[1] - s[2]],
    [r[1] + s[0], 1 + 2 * s[1] - trace, s[2] + t[1], r[2] - t[0]],
    [r[2] + t[0], s[2] + t[1], 1 + 2 * t[2] - trace, s[0] - r[1]],
  ]
  const [best = candidates[0]] = candidates.toSorted((a, b) => Math.hypot(...b) - Math.hypot(...a))
  const length = Math.hypot(...best)
  return best.map((v) => v / length || 0) as Quaternion
}
