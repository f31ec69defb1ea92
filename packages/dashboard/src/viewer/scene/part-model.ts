/** The part, or the instances of an assembly, as things of the scene. */
import {
  Box3,
  BufferAttribute,
  BufferGeometry,
  Color,
  DoubleSide,
  Group,
  Mesh,
  MeshPhongMaterial,
  Plane,
  Quaternion,
  Vector3,
} from 'three'
import { LineMaterial } from 'three/addons/lines/LineMaterial.js'
import { LineSegments2 } from 'three/addons/lines/LineSegments2.js'
import { LineSegmentsGeometry } from 'three/addons/lines/LineSegmentsGeometry.js'
import type { DisplayMesh, PartMesh } from './read-glb.ts'

/** Lines are drawn after the faces and the cut faces they lie on. */
export const LINES_LAST = 10_000
const EDGE_WIDTH_PX = 1.25
/** A dull shine, as of machined metal. */
const GLOSS = { shininess: 28, specular: 0x262a30 }
/** Pushed back a little, so that the lines that lie on the faces are not swallowed by them. */
export const SUNKEN = { polygonOffset: true, polygonOffsetFactor: 1, polygonOffsetUnits: 1 }
/** Nothing lies beyond: a cut there cuts nothing. */
const FAR_AWAY_MM = 1e9

export interface ScenePart {
  name: string
  colour: Color
  mesh: PartMesh
  geometry: BufferGeometry
  material: MeshPhongMaterial
  edges: LineSegmentsGeometry | undefined
}

export interface SceneInstance {
  name: string
  part: ScenePart
  /** Moves as a whole: where the part is placed, and how far it is exploded. */
  group: Group
  faces: Mesh
  edges: LineSegments2 | undefined
  /** Where the assembly puts it. */
  home: Vector3
  /** Placed, not exploded. */
  box: Box3
}

export class PartModel {
  readonly root = new Group()
  readonly parts: ScenePart[]
  readonly instances: SceneInstance[]
  readonly box = new Box3()
  /** What lies behind it is not shown. */
  readonly cut = new Plane()
  readonly edgeMaterial = new LineMaterial({ linewidth: EDGE_WIDTH_PX, worldUnits: false })
  readonly #highlight = new MeshPhongMaterial({ side: DoubleSide, ...GLOSS, ...SUNKEN })

  constructor({ parts, instances }: DisplayMesh) {
    this.parts = parts.map(scenePart)
    this.uncut()
    // Always there: were it added with the first cut, all shaders would have to be made anew at that moment.
    for (const material of [...this.parts.map((part) => part.material), this.#highlight, this.edgeMaterial])
      material.clippingPlanes = [this.cut]
    this.instances = instances.flatMap(({ name, part: index, rotation, translation }) => {
      const part = this.parts[index]
      if (!part) return []
      const group = new Group()
      group.quaternion.copy(new Quaternion(...rotation))
      group.position.set(...translation)
      const faces = new Mesh(part.geometry, part.material)
      group.add(faces)
      const edges = part.edges && new LineSegments2(part.edges, this.edgeMaterial)
      if (edges) {
        edges.renderOrder = LINES_LAST
        group.add(edges)
      }
      this.root.add(group)
      group.updateMatrixWorld(true)
      const box = new Box3().setFromObject(faces, true)
      this.box.union(box)
      return [{ name: name || part.name, part, group, faces, edges, home: group.position.clone(), box }]
    })
  }

  get visible(): SceneInstance[] {
    return this.instances.filter(({ group }) => group.visible)
  }

  /** Of what is shown, where it is now. */
  get visibleBox(): Box3 {
    const box = new Box3()
    for (const { box: placed, group, home } of this.visible)
      box.union(placed.clone().translate(group.position.clone().sub(home)))
    return box.isEmpty() ? this.box.clone() : box
  }

  /** Of all that is there, shown or not. */
  get lowest(): number {
    return Math.min(...this.instances.map(({ box, group, home }) => box.min.z + group.position.z - home.z))
  }

  show(hidden: ReadonlySet<number>): void {
    for (const [index, { group }] of this.instances.entries()) group.visible = !hidden.has(index)
  }

  showEdges(shown: boolean): void {
    for (const { edges } of this.instances) if (edges) edges.visible = shown
  }

  highlight(index: number | null, colour: Color): void {
    this.#highlight.color.copy(colour)
    this.#highlight.emissive.copy(colour).multiplyScalar(0.25)
    for (const [at, { faces, part }] of this.instances.entries())
      faces.material = at === index ? this.#highlight : part.material
  }

  /** Nothing is cut any more. */
  uncut(): void {
    this.cut.set(new Vector3(0, 0, -1), FAR_AWAY_MM)
  }

  dispose(): void {
    for (const { geometry, material, edges } of this.parts) {
      geometry.dispose()
      material.dispose()
      edges?.dispose()
    }
    this.edgeMaterial.dispose()
    this.#highlight.dispose()
    this.root.removeFromParent()
  }
}

function scenePart(mesh: PartMesh): ScenePart {
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(mesh.positions, 3))
  geometry.setAttribute('normal', new BufferAttribute(mesh.normals, 3))
  geometry.setIndex(new BufferAttribute(mesh.triangles, 1))
  const colour = new Color(...mesh.colour)
  const material = new MeshPhongMaterial({
    color: colour,
    side: DoubleSide,
    ...GLOSS,
    ...SUNKEN,
  })
  return { name: mesh.name, colour, mesh, geometry, material, edges: edgeSegments(mesh.edges) }
}

function edgeSegments(edges: readonly Float32Array[]): LineSegmentsGeometry | undefined {
  const segments = edges.reduce((sum, edge) => sum + edge.length / 3 - 1, 0)
  if (segments === 0) return undefined
  const points = new Float32Array(segments * 6)
  let at = 0
  for (const edge of edges)
    for (let i = 0; i + 6 <= edge.length; i += 3, at += 6) points.set(edge.subarray(i, i + 6), at)
  return new LineSegmentsGeometry().setPositions(points)
}
