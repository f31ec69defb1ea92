/** Where the section's plane meets the faces: the outline of the cut, drawn as edges are, and there to be measured. */
import { Matrix4, Plane, Vector3 } from 'three'
import { LineMaterial } from 'three/addons/lines/LineMaterial.js'
import { LineSegments2 } from 'three/addons/lines/LineSegments2.js'
import { LineSegmentsGeometry } from 'three/addons/lines/LineSegmentsGeometry.js'
import { LINES_LAST, type SceneInstance } from './part-model.ts'
import type { Theme } from './theme.ts'

const WIDTH_PX = 1.75

export class SectionOutline {
  /** Pairs of points, millimetres. */
  segments: number[] = []
  readonly object: LineSegments2
  readonly #material: LineMaterial

  constructor(theme: Theme) {
    this.#material = new LineMaterial({ linewidth: WIDTH_PX, color: theme.edge })
    this.object = new LineSegments2(new LineSegmentsGeometry(), this.#material)
    this.object.renderOrder = LINES_LAST + 1
    this.object.frustumCulled = false
  }

  draw(instances: readonly SceneInstance[], plane: Plane): void {
    this.segments = instances.flatMap((instance) => crossing(instance, plane))
    this.object.geometry.dispose()
    this.object.geometry = new LineSegmentsGeometry()
    this.object.visible = this.segments.length > 0
    if (this.object.visible) this.object.geometry.setPositions(this.segments)
  }

  dispose(): void {
    this.object.removeFromParent()
    this.object.geometry.dispose()
    this.#material.dispose()
  }
}

function crossing({ group, part }: SceneInstance, plane: Plane): number[] {
  group.updateMatrixWorld()
  const { positions, triangles } = part.mesh
  const local = new Plane().copy(plane).applyMatrix4(new Matrix4().copy(group.matrixWorld).invert())
  const { x: nx, y: ny, z: nz } = local.normal
  const height = (vertex: number) =>
    nx * (positions[vertex * 3] as number) +
    ny * (positions[vertex * 3 + 1] as number) +
    nz * (positions[vertex * 3 + 2] as number) +
    local.constant
  const found: number[] = []
  const point = new Vector3()
  for (let at = 0; at < triangles.length; at += 3) {
    const corners = [triangles[at], triangles[at + 1], triangles[at + 2]] as [number, number, number]
    const heights = corners.map(height)
    const above = heights.filter((h) => h > 0).length
    if (above === 0 || above === 3) continue
    for (let side = 0; side < 3; side++) {
      const [a, b] = [heights[side] as number, heights[(side + 1) % 3] as number]
      if (a > 0 === b > 0) continue
      const [from, to] = [corners[side] as number, corners[(side + 1) % 3] as number]
      point
        .fromArray(positions, from * 3)
        .lerp(new Vector3().fromArray(positions, to * 3), a / (a - b))
        .applyMatrix4(group.matrixWorld)
      found.push(point.x, point.y, point.z)
    }
  }
  return found
}
