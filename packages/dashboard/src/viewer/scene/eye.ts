/** The eye: a perspective and an orthographic camera that always see the same, and the hand that moves them. */
import { type Box3, MathUtils, MOUSE, OrthographicCamera, PerspectiveCamera, TOUCH, Vector3 } from 'three'
import { OrbitControls } from 'three/addons/controls/OrbitControls.js'
import { type Projection, VIEWS, type ViewName } from './views.ts'

const FIELD_OF_VIEW_DEG = 30
/** Straight from above, the bearing must still be known. */
const LEAST_POLAR = 1e-5
/** Room about a part that was fitted. */
const MARGIN = 1.18
const TURN_MS = 260

interface Pose {
  target: Vector3
  bearing: number
  polar: number
  distance: number
}

export class Eye {
  readonly #perspective = new PerspectiveCamera(FIELD_OF_VIEW_DEG)
  readonly #orthographic = new OrthographicCamera()
  readonly #controls: OrbitControls
  readonly #changed: () => void
  #projection: Projection = 'perspective'
  #aspect = 1
  #width = 1
  #height = 1
  #covered = 0
  #turning = 0
  /** Nobody has moved it since it was fitted. */
  #fittedStill = false

  constructor(canvas: HTMLCanvasElement, changed: () => void) {
    this.#changed = changed
    for (const camera of [this.#perspective, this.#orthographic]) camera.up.set(0, 0, 1)
    this.#perspective.position.set(1, -1, 1)
    this.#controls = new OrbitControls(this.#perspective, canvas)
    Object.assign(this.#controls, { enableDamping: false, zoomToCursor: true, screenSpacePanning: true })
    this.#controls.mouseButtons = { LEFT: MOUSE.ROTATE, MIDDLE: MOUSE.PAN, RIGHT: MOUSE.PAN }
    this.#controls.touches = { ONE: TOUCH.ROTATE, TWO: TOUCH.DOLLY_PAN }
    this.#controls.addEventListener('start', () => this.#taken())
    this.#controls.addEventListener('change', changed)
  }

  get camera(): PerspectiveCamera | OrthographicCamera {
    return this.#projection === 'perspective' ? this.#perspective : this.#orthographic
  }

  /** Pixels on the right that something covers: the part is shown in the middle of the rest. */
  cover(right: number, box: Box3 | undefined): void {
    this.#covered = right
    this.#offset()
    if (box && this.#fittedStill) this.fit(box, { still: true })
    this.#changed()
  }

  resize(width: number, height: number): void {
    this.#aspect = width / height
    this.#width = width
    this.#height = height
    this.#offset()
    this.#perspective.aspect = this.#aspect
    this.#shapeOrthographic(this.#orthographic.top)
    this.#perspective.updateProjectionMatrix()
  }

  #offset(): void {
    const [width, height] = [this.#width, this.#height]
    for (const camera of [this.#perspective, this.#orthographic])
      if (this.#covered > 0) camera.setViewOffset(width, height, this.#covered / 2, 0, width, height)
      else camera.clearViewOffset()
  }

  project(projection: Projection): void {
    if (projection === this.#projection) return
    const pose = this.#pose()
    this.#projection = projection
    this.#controls.object = this.camera
    this.#place(pose)
  }

  /** Turns to a view and shows all of the box; at once where motion is not wanted. */
  look(view: ViewName, box: Box3, { still = false } = {}): void {
    const { bearing, polar } = VIEWS[view]
    this.#go(this.#fitted(box, MathUtils.degToRad(bearing), MathUtils.degToRad(polar)), still)
  }

  fit(box: Box3, { still = false } = {}): void {
    const { bearing, polar } = this.#pose()
    this.#go(this.#fitted(box, bearing, polar), still)
  }

  /** By a part of a full turn, for keys. */
  turn(bearing: number, polar: number): void {
    this.#taken()
    const pose = this.#pose()
    this.#place({
      ...pose,
      bearing: pose.bearing + bearing,
      polar: MathUtils.clamp(pose.polar + polar, LEAST_POLAR, Math.PI - LEAST_POLAR),
    })
  }

  /** By a share of what is seen. */
  pan(x: number, y: number): void {
    this.#taken()
    const pose = this.#pose()
    const seen = pose.distance * 2 * this.#halfTangent
    const { elements } = this.camera.matrixWorld
    const right = new Vector3().fromArray(elements, 0).multiplyScalar(x * seen)
    const up = new Vector3().fromArray(elements, 4).multiplyScalar(y * seen)
    this.#place({ ...pose, target: pose.target.add(right).add(up) })
  }

  zoom(factor: number): void {
    this.#taken()
    const pose = this.#pose()
    this.#place({ ...pose, distance: pose.distance * factor })
  }

  /** Near and far just around what there is, so that depth is as exact as it can be. */
  reach(box: Box3): void {
    const centre = box.getCenter(new Vector3())
    const radius = box.getSize(new Vector3()).length() / 2 || 1
    const distance = this.camera.position.distanceTo(centre)
    this.#perspective.near = Math.max(distance - radius, distance / 500, radius / 1000)
    this.#perspective.far = distance + radius
    this.#orthographic.near = distance - radius * 1.5
    this.#orthographic.far = distance + radius * 1.5
    this.camera.updateProjectionMatrix()
  }

  dispose(): void {
    this.#stop()
    this.#controls.dispose()
  }

  get #halfTangent(): number {
    return Math.tan(MathUtils.degToRad(FIELD_OF_VIEW_DEG / 2))
  }

  /** As if it were seen in perspective, whichever camera looks. */
  #pose(): Pose {
    const offset = this.camera.position.clone().sub(this.#controls.target)
    const length = offset.length()
    return {
      target: this.#controls.target.clone(),
      bearing: Math.atan2(offset.y, offset.x),
      polar: Math.acos(MathUtils.clamp(offset.z / length, -1, 1)),
      distance:
        this.#projection === 'perspective'
          ? length
          : this.#orthographic.top / this.#orthographic.zoom / this.#halfTangent,
    }
  }

  #place({ target, bearing, polar, distance }: Pose): void {
    const angle = MathUtils.clamp(polar, LEAST_POLAR, Math.PI - LEAST_POLAR)
    this.#controls.target.copy(target)
    this.camera.position
      .set(Math.sin(angle) * Math.cos(bearing), Math.sin(angle) * Math.sin(bearing), Math.cos(angle))
      .multiplyScalar(distance)
      .add(target)
    this.#orthographic.zoom = 1
    this.#shapeOrthographic(distance * this.#halfTangent)
    this.#controls.update()
    // Where a point is on the screen may be asked before the next frame.
    this.camera.updateMatrixWorld()
    this.#changed()
  }

  #shapeOrthographic(half: number): void {
    const camera = this.#orthographic
    camera.top = half
    camera.bottom = -half
    camera.right = half * this.#aspect
    camera.left = -half * this.#aspect
    camera.updateProjectionMatrix()
  }

  /** As near as every corner of the box allows. */
  #fitted(box: Box3, bearing: number, polar: number): Pose {
    const target = box.getCenter(new Vector3())
    const out = new Vector3(
      Math.sin(polar) * Math.cos(bearing),
      Math.sin(polar) * Math.sin(bearing),
      Math.cos(polar),
    )
    const right = new Vector3(-Math.sin(bearing), Math.cos(bearing), 0)
    const up = new Vector3().crossVectors(out, right)
    const flat = this.#projection === 'orthographic'
    const aspect = Math.max(this.#width - this.#covered, 1) / this.#height
    let distance = 0
    for (const x of [box.min.x, box.max.x])
      for (const y of [box.min.y, box.max.y])
        for (const z of [box.min.z, box.max.z]) {
          const corner = new Vector3(x, y, z).sub(target)
          const across = Math.max(Math.abs(corner.dot(up)), Math.abs(corner.dot(right)) / aspect)
          distance = Math.max(distance, (across / this.#halfTangent) * MARGIN + (flat ? 0 : corner.dot(out)))
        }
    return { target, bearing, polar, distance: distance || 1 }
  }

  #go(to: Pose, still: boolean): void {
    this.#stop()
    this.#fittedStill = true
    if (still) {
      this.#place(to)
      return
    }
    const from = this.#pose()
    const turn = MathUtils.euclideanModulo(to.bearing - from.bearing + Math.PI, 2 * Math.PI) - Math.PI
    const start = performance.now()
    const step = (now: number) => {
      const part = Math.min((now - start) / TURN_MS, 1)
      const eased = 1 - (1 - part) ** 3
      this.#place({
        target: from.target.clone().lerp(to.target, eased),
        bearing: from.bearing + turn * eased,
        polar: MathUtils.lerp(from.polar, to.polar, eased),
        distance: MathUtils.lerp(from.distance, to.distance, eased),
      })
      this.#turning = part < 1 ? requestAnimationFrame(step) : 0
    }
    this.#turning = requestAnimationFrame(step)
  }

  /** Somebody moves it. */
  #taken(): void {
    this.#stop()
    this.#fittedStill = false
  }

  #stop(): void {
    if (this.#turning) cancelAnimationFrame(this.#turning)
    this.#turning = 0
  }
}
