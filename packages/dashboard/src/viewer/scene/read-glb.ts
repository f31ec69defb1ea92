/**
 * Reads the display mesh that the service writes: one mesh a part, its faces and its edges as two primitives, one node an
 * instance. What comes out is in CAD's own frame, millimetres with z up, so that everything after it may speak of the part
 * as its designer does.
 */

export interface PartMesh {
  name: string
  /** Linear red, green and blue. */
  colour: [number, number, number]
  positions: Float32Array
  normals: Float32Array
  triangles: Uint16Array | Uint32Array
  /** The edges of the solid, each a chain of points. */
  edges: Float32Array[]
}

export interface PartInstance {
  name: string
  /** Index of its part. */
  part: number
  rotation: [number, number, number, number]
  translation: [number, number, number]
}

export interface DisplayMesh {
  name: string
  parts: PartMesh[]
  instances: PartInstance[]
}

interface Gltf {
  scenes: { name?: string }[]
  nodes: { name?: string; mesh: number; rotation?: number[]; translation?: number[] }[]
  meshes: { name?: string; primitives: Primitive[] }[]
  materials?: { pbrMetallicRoughness?: { baseColorFactor?: number[] } }[]
  accessors: { bufferView: number; byteOffset?: number; componentType: number; count: number; type: string }[]
  bufferViews: { byteOffset?: number; byteLength: number; byteStride?: number }[]
}
interface Primitive {
  attributes: { POSITION: number; NORMAL?: number }
  indices: number
  material?: number
  mode?: number
}

const MAGIC = 0x46546c67
const HEADER_BYTES = 12
const CHUNK_HEADER_BYTES = 8
const LINES = 1
const UNSIGNED_SHORT = 5123
const MM_PER_METRE = 1000
/** Of parts that say nothing about theirs. */
const GREY: [number, number, number] = [0.32, 0.38, 0.44]

export function readGlb(bytes: ArrayBuffer): DisplayMesh {
  const view = new DataView(bytes)
  if (bytes.byteLength < HEADER_BYTES + CHUNK_HEADER_BYTES || view.getUint32(0, true) !== MAGIC)
    throw new Error('This is not a GLB file')
  const jsonBytes = view.getUint32(HEADER_BYTES, true)
  const jsonStart = HEADER_BYTES + CHUNK_HEADER_BYTES
  const gltf = JSON.parse(new TextDecoder().decode(new Uint8Array(bytes, jsonStart, jsonBytes))) as Gltf
  const binary = bytes.slice(jsonStart + jsonBytes + CHUNK_HEADER_BYTES)
  return {
    name: gltf.scenes[0]?.name ?? '',
    parts: gltf.meshes.map((mesh) => partMesh(gltf, binary, mesh)),
    instances: gltf.nodes
      .filter(({ mesh }) => mesh !== undefined)
      .map(({ name = '', mesh, rotation = [0, 0, 0, 1], translation = [0, 0, 0] }) => {
        const [rx = 0, ry = 0, rz = 0, rw = 1] = rotation
        const [x = 0, y = 0, z = 0] = translation
        return {
          name,
          part: mesh,
          rotation: [rx, -rz, ry, rw],
          translation: [x * MM_PER_METRE, -z * MM_PER_METRE, y * MM_PER_METRE],
        }
      }),
  }
}

function partMesh(
  gltf: Gltf,
  binary: ArrayBuffer,
  { name = '', primitives }: Gltf['meshes'][number],
): PartMesh {
  const faces = primitives.find(({ mode }) => mode !== LINES)
  const lines = primitives.find(({ mode }) => mode === LINES)
  if (!faces) throw new Error(`${name} has no faces`)
  const material = gltf.materials?.[faces.material ?? -1]?.pbrMetallicRoughness?.baseColorFactor
  const [r, g, b] = material ?? GREY
  return {
    name,
    colour: [r ?? 0, g ?? 0, b ?? 0],
    positions: zUp(floats(gltf, binary, faces.attributes.POSITION), MM_PER_METRE),
    normals: zUp(floats(gltf, binary, faces.attributes.NORMAL ?? -1), 1),
    triangles: indices(gltf, binary, faces.indices),
    edges: lines
      ? chains(
          zUp(floats(gltf, binary, lines.attributes.POSITION), MM_PER_METRE),
          indices(gltf, binary, lines.indices),
        )
      : [],
  }
}

function place(gltf: Gltf, index: number) {
  const accessor = gltf.accessors[index]
  const view = gltf.bufferViews[accessor?.bufferView ?? -1]
  if (!accessor || !view) throw new Error('The display mesh is damaged')
  return { ...accessor, at: (view.byteOffset ?? 0) + (accessor.byteOffset ?? 0), stride: view.byteStride }
}

/** Positions and normals may lie interleaved. */
function floats(gltf: Gltf, binary: ArrayBuffer, index: number): Float32Array {
  const { at, count, stride = 12 } = place(gltf, index)
  if (stride === 12 && at % 4 === 0) return new Float32Array(binary, at, count * 3)
  const view = new DataView(binary)
  return Float32Array.from({ length: count * 3 }, (_, i) =>
    view.getFloat32(at + Math.floor(i / 3) * stride + (i % 3) * 4, true),
  )
}

function indices(gltf: Gltf, binary: ArrayBuffer, index: number): Uint16Array | Uint32Array {
  const { at, count, componentType } = place(gltf, index)
  return componentType === UNSIGNED_SHORT
    ? new Uint16Array(binary, at, count)
    : new Uint32Array(binary, at, count)
}

/** (x, y, z) with y up becomes (x, −z, y) with z up. */
function zUp(values: Float32Array, scale: number): Float32Array {
  const turned = new Float32Array(values.length)
  for (let i = 0; i < values.length; i += 3) {
    turned[i] = (values[i] as number) * scale
    turned[i + 1] = -(values[i + 2] as number) * scale
    turned[i + 2] = (values[i + 1] as number) * scale
  }
  return turned
}

/** Segments that follow one another without a gap are one edge of the solid. */
function chains(points: Float32Array, segments: ArrayLike<number>): Float32Array[] {
  const result: Float32Array[] = []
  for (let at = 0; at < segments.length; ) {
    const first = segments[at] as number
    let last = segments[at + 1] as number
    for (at += 2; at < segments.length && segments[at] === last; at += 2) last = segments[at + 1] as number
    result.push(points.slice(first * 3, last * 3 + 3))
  }
  return result
}
