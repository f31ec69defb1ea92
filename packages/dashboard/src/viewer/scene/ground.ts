/** The grid the part stands over: its squares are round numbers of millimetres. */
import {
  type Box3,
  BufferGeometry,
  type Color,
  Float32BufferAttribute,
  LineBasicMaterial,
  LineSegments,
  Vector3,
} from 'three'

const STEPS = [1, 2, 5, 10]
/** About so many squares along the longer side of the part. */
const SQUARES = 8
const EVERY_MAJOR = 5

export class Ground {
  readonly object: LineSegments
  /** Millimetres of one square. */
  readonly square: number
  /** A little under the part, whose bottom would else flicker with it. */
  readonly #below: number

  constructor(box: Box3, { minor, major }: { minor: Color; major: Color }) {
    const size = box.getSize(new Vector3())
    const longest = Math.max(size.x, size.y, size.z / 2, 1e-6)
    this.square = roundStep(longest / SQUARES)
    const count = (span: number) => Math.ceil(span / this.square / 2 / EVERY_MAJOR + 0.5) * EVERY_MAJOR
    const middle = box.getCenter(new Vector3())
    const [cx, cy] = [middle.x, middle.y].map(
      (value) => Math.round(value / this.square / EVERY_MAJOR) * this.square * EVERY_MAJOR,
    ) as [number, number]
    const [nx, ny] = [count(size.x * 1.6), count(size.y * 1.6)]
    this.#below = longest * 1e-3
    const z = 0
    const points: number[] = []
    const colours: number[] = []
    const line = (from: number[], to: number[], index: number) => {
      const { r, g, b } = index % EVERY_MAJOR === 0 ? major : minor
      points.push(...from, ...to)
      colours.push(r, g, b, r, g, b)
    }
    const reachX = nx * this.square
    const reachY = ny * this.square
    for (let i = -nx; i <= nx; i++)
      line([cx + i * this.square, cy - reachY, z], [cx + i * this.square, cy + reachY, z], i)
    for (let i = -ny; i <= ny; i++)
      line([cx - reachX, cy + i * this.square, z], [cx + reachX, cy + i * this.square, z], i)
    const geometry = new BufferGeometry()
    geometry.setAttribute('position', new Float32BufferAttribute(points, 3))
    geometry.setAttribute('color', new Float32BufferAttribute(colours, 3))
    this.object = new LineSegments(
      geometry,
      new LineBasicMaterial({ vertexColors: true, transparent: true, depthWrite: false }),
    )
    this.stand(box.min.z)
  }

  /** At the level of what is lowest. */
  stand(level: number): void {
    this.object.position.z = level - this.#below
    this.object.updateMatrixWorld()
  }

  dispose(): void {
    this.object.removeFromParent()
    this.object.geometry.dispose()
    ;(this.object.material as LineBasicMaterial).dispose()
  }
}

function roundStep(about: number): number {
  const decade = 10 ** Math.floor(Math.log10(about))
  return (STEPS.find((step) => step * decade >= about * 0.999) ?? 10) * decade
}
