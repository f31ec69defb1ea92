/** The 3D view on a canvas: draws when something has changed, never otherwise, and gives everything back at the end. */
import { Box3, DirectionalLight, HemisphereLight, Scene, Vector3, WebGLRenderer } from 'three'
import { explosion } from './explode.ts'
import { Eye } from './eye.ts'
import { Ground } from './ground.ts'
import { PartModel } from './part-model.ts'
import { readGlb } from './read-glb.ts'
import { type Section, SectionPlane } from './section-plane.ts'
import { type Snap, snap } from './snapping.ts'
import { readTheme, type Theme } from './theme.ts'
import type { Projection, ViewName } from './views.ts'

export interface ModelSummary {
  instances: { name: string; part: string; colour: string }[]
  min: [number, number, number]
  max: [number, number, number]
  /** Millimetres of one square of the grid. */
  gridSquare: number
}

/** What follows the camera outside of the canvas: marks of a measurement, the axes in the corner. */
export interface Frame {
  /** Pixels of the page from the canvas's upper left corner. */
  project(point: readonly [number, number, number]): { x: number; y: number }
  /** Where x, y and z point to on the screen: right, up, and towards the eye. */
  axes: [number, number, number][]
}

const MOST_PIXELS_PER_PX = 2

export class Viewport {
  readonly #canvas: HTMLCanvasElement
  readonly #renderer: WebGLRenderer
  readonly #scene = new Scene()
  readonly #eye: Eye
  readonly #sky = new HemisphereLight(0xffffff, 0x8a94a3)
  readonly #key = new DirectionalLight(0xffffff)
  readonly #fill = new DirectionalLight(0xffffff)
  readonly #observer: ResizeObserver
  readonly #frameListeners = new Set<(frame: Frame) => void>()
  #theme: Theme
  #model: PartModel | undefined
  #moves: Vector3[] = []
  #ground: Ground | undefined
  #groundShown = true
  #section: SectionPlane | undefined
  #cut: Section | null = null
  #pending = 0

  constructor(canvas: HTMLCanvasElement) {
    this.#canvas = canvas
    this.#renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true, stencil: true })
    this.#renderer.localClippingEnabled = true
    this.#theme = readTheme(canvas)
    this.#eye = new Eye(canvas, () => this.#invalidate())
    this.#scene.add(this.#sky, this.#key, this.#key.target, this.#fill, this.#fill.target)
    this.#sky.position.set(0, 0, 1)
    this.#observer = new ResizeObserver(() => this.#resize())
    this.#observer.observe(canvas)
    canvas.addEventListener('webglcontextrestored', this.#redraw)
    // From here scripts, and tests, can ask where a point of the part is on the screen.
    Object.assign(canvas, { viewport: this })
    this.#resize()
  }

  readonly #redraw = () => this.#invalidate()

  load(bytes: ArrayBuffer): ModelSummary {
    this.#clear()
    const model = new PartModel(readGlb(bytes))
    this.#model = model
    this.#scene.add(model.root)
    this.#moves = explosion(model.instances, model.box)
    this.#colour()
    this.#eye.look('isometric', model.box, { still: true })
    return {
      instances: model.instances.map(({ name, part }) => ({
        name,
        part: part.name,
        colour: `#${part.colour.getHexString()}`,
      })),
      min: model.box.min.toArray(),
      max: model.box.max.toArray(),
      gridSquare: this.#ground?.square ?? 1,
    }
  }

  /** The page's colours have changed. */
  retheme(): void {
    this.#theme = readTheme(this.#canvas)
    this.#colour()
  }

  look(view: ViewName): void {
    if (this.#model) this.#eye.look(view, this.#model.visibleBox, { still: prefersStill() })
  }

  fit(): void {
    if (this.#model) this.#eye.fit(this.#model.visibleBox, { still: prefersStill() })
  }

  /** Something lies over the right of the view, so many pixels wide. */
  cover(right: number): void {
    this.#eye.cover(right, this.#model?.visibleBox)
  }

  turn(bearing: number, polar: number): void {
    this.#eye.turn(bearing, polar)
  }

  pan(x: number, y: number): void {
    this.#eye.pan(x, y)
  }

  zoom(factor: number): void {
    this.#eye.zoom(factor)
  }

  projectAs(projection: Projection): void {
    this.#eye.project(projection)
    this.#invalidate()
  }

  showEdges(shown: boolean): void {
    this.#model?.showEdges(shown)
    this.#invalidate()
  }

  showGround(shown: boolean): void {
    this.#groundShown = shown
    if (this.#ground) this.#ground.object.visible = shown
    this.#invalidate()
  }

  hide(instances: ReadonlySet<number>): void {
    this.#model?.show(instances)
    this.#section?.refresh()
    this.#invalidate()
  }

  highlight(instance: number | null): void {
    this.#model?.highlight(instance, this.#theme.highlight)
    this.#invalidate()
  }

  /** 0: as assembled; 1: all the way apart. */
  explode(share: number): void {
    for (const [index, { group, home }] of (this.#model?.instances ?? []).entries())
      group.position.copy(home).addScaledVector(this.#moves[index] ?? new Vector3(), share)
    this.#model?.root.updateMatrixWorld(true)
    if (this.#model) this.#ground?.stand(this.#model.lowest)
    this.#section?.refresh()
    this.#invalidate()
  }

  cut(section: Section | null): void {
    this.#cut = section
    if (!this.#model) return
    if (!section) {
      this.#section?.dispose()
      this.#section = undefined
    } else {
      this.#section ??= new SectionPlane(this.#model, this.#renderer, this.#theme)
      this.#section.place(section, this.#model.visibleBox)
    }
    this.#invalidate()
  }

  /** What is under a point of the page. */
  snapAt(clientX: number, clientY: number): Snap | undefined {
    if (!this.#model) return undefined
    const { left, top, width, height } = this.#canvas.getBoundingClientRect()
    const section = this.#section && {
      plane: this.#section.plane,
      segments: this.#section.outline.segments,
    }
    return snap(
      this.#model,
      { x: clientX - left, y: clientY - top },
      { camera: this.#eye.camera, width, height, section },
    )
  }

  /** Where a point of the part is, in pixels from the canvas's upper left corner. */
  project(point: readonly [number, number, number]): { x: number; y: number } {
    const { x, y } = new Vector3(...point).project(this.#eye.camera)
    const { clientWidth, clientHeight } = this.#canvas
    return { x: ((x + 1) / 2) * clientWidth, y: ((1 - y) / 2) * clientHeight }
  }

  onFrame(listener: (frame: Frame) => void): () => void {
    this.#frameListeners.add(listener)
    this.#invalidate()
    return () => void this.#frameListeners.delete(listener)
  }

  dispose(): void {
    cancelAnimationFrame(this.#pending)
    this.#observer.disconnect()
    this.#canvas.removeEventListener('webglcontextrestored', this.#redraw)
    Reflect.deleteProperty(this.#canvas, 'viewport')
    this.#clear()
    this.#eye.dispose()
    this.#sky.dispose()
    this.#key.dispose()
    this.#fill.dispose()
    this.#renderer.dispose()
    // Browsers keep few contexts at a time; one whose canvas is gone is given up at once.
    setTimeout(() => this.#canvas.isConnected || this.#renderer.forceContextLoss())
  }

  #clear(): void {
    this.#section?.dispose()
    this.#section = undefined
    this.#ground?.dispose()
    this.#ground = undefined
    this.#model?.dispose()
    this.#model = undefined
  }

  #colour(): void {
    const { edge, gridMinor, gridMajor, light } = this.#theme
    this.#sky.intensity = light.ambient
    this.#key.intensity = light.key
    this.#fill.intensity = light.key * 0.35
    if (!this.#model) return
    this.#model.edgeMaterial.color.copy(edge)
    this.#ground?.dispose()
    this.#ground = new Ground(this.#model.box, { minor: gridMinor, major: gridMajor })
    this.#ground.object.visible = this.#groundShown
    this.#scene.add(this.#ground.object)
    if (this.#section) {
      this.#section.dispose()
      this.#section = undefined
      this.cut(this.#cut)
    }
    this.#invalidate()
  }

  #resize(): void {
    const { clientWidth, clientHeight } = this.#canvas
    if (clientWidth === 0 || clientHeight === 0) return
    this.#renderer.setPixelRatio(Math.min(devicePixelRatio, MOST_PIXELS_PER_PX))
    this.#renderer.setSize(clientWidth, clientHeight, false)
    this.#eye.resize(clientWidth, clientHeight)
    // Setting the size clears the canvas: drawn at once, nothing flashes.
    this.#draw()
  }

  #invalidate(): void {
    this.#pending ||= requestAnimationFrame(() => this.#draw())
  }

  #draw(): void {
    cancelAnimationFrame(this.#pending)
    this.#pending = 0
    const { camera } = this.#eye
    this.#eye.reach(this.#everything())
    camera.updateMatrixWorld()
    this.#light()
    this.#renderer.render(this.#scene, camera)
    const { elements } = camera.matrixWorldInverse
    const frame: Frame = {
      project: (point) => this.project(point),
      axes: [0, 4, 8].map((at) => [
        elements[at] ?? 0,
        elements[at + 1] ?? 0,
        elements[at + 2] ?? 0,
      ]) as Frame['axes'],
    }
    for (const listener of this.#frameListeners) listener(frame)
  }

  #everything(): Box3 {
    const box = this.#model?.visibleBox ?? new Box3(new Vector3(-1, -1, -1), new Vector3(1, 1, 1))
    return this.#ground ? box.expandByObject(this.#ground.object) : box
  }

  /** The light comes from over the eye's left shoulder, wherever it looks from. */
  #light(): void {
    const { camera } = this.#eye
    const side = (x: number, y: number, z: number) =>
      new Vector3(x, y, z).transformDirection(camera.matrixWorld)
    this.#key.position.copy(side(-0.45, 0.75, 1))
    this.#fill.position.copy(side(0.9, -0.2, 0.5))
  }
}

const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches
