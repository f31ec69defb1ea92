/**
 * The section: everything on one side of a plane is cut away, and where the cut runs through material it is closed with a
 * hatched face. Which pixels are inside is counted in the stencil buffer: back faces up, front faces down, whatever
 * lies in front, so that a closed body leaves a count exactly where the plane is within it. Bodies of one part count
 * together, each part is closed in its own colour.
 */
import {
  AlwaysStencilFunc,
  BackSide,
  type Box3,
  DecrementWrapStencilOp,
  DoubleSide,
  FrontSide,
  IncrementWrapStencilOp,
  Mesh,
  MeshBasicMaterial,
  NotEqualStencilFunc,
  type Plane,
  PlaneGeometry,
  ReplaceStencilOp,
  type Side,
  Vector3,
  type WebGLRenderer,
} from 'three'
import { hatching } from './hatching.ts'
import { type PartModel, type ScenePart, SUNKEN } from './part-model.ts'
import { SectionOutline } from './section-outline.ts'
import type { Theme } from './theme.ts'

export interface Section {
  axis: 'x' | 'y' | 'z'
  /** Millimetres along the axis. */
  at: number
  flipped: boolean
}

/** What is cut away first is what stands towards the eye of the isometric view. */
const KEPT = { x: new Vector3(-1, 0, 0), y: new Vector3(0, 1, 0), z: new Vector3(0, 0, -1) }

export class SectionPlane {
  readonly plane: Plane
  readonly outline: SectionOutline
  readonly #model: PartModel
  readonly #caps: Mesh[] = []
  readonly #counters: Mesh[] = []
  readonly #up: MeshBasicMaterial
  readonly #down: MeshBasicMaterial

  constructor(model: PartModel, renderer: WebGLRenderer, theme: Theme) {
    this.#model = model
    this.plane = model.cut
    this.#up = counting(this.plane, BackSide)
    this.#down = counting(this.plane, FrontSide)
    this.outline = new SectionOutline(theme)
    model.root.add(this.outline.object)
    for (const [index, part] of model.parts.entries()) this.#close(part, index, renderer)
  }

  #close(part: ScenePart, index: number, renderer: WebGLRenderer): void {
    const order = 10 + index * 2
    for (const { group } of this.#model.instances.filter((instance) => instance.part === part))
      for (const material of [this.#up, this.#down]) {
        const counter = new Mesh(part.geometry, material)
        counter.renderOrder = order
        group.add(counter)
        this.#counters.push(counter)
      }
    const material = hatching(part.colour, index)
    Object.assign(material, {
      side: DoubleSide,
      stencilWrite: true,
      stencilRef: 0,
      stencilFunc: NotEqualStencilFunc,
      stencilFail: ReplaceStencilOp,
      stencilZFail: ReplaceStencilOp,
      stencilZPass: ReplaceStencilOp,
      ...SUNKEN,
    })
    const cap = new Mesh(new PlaneGeometry(1, 1), material)
    cap.renderOrder = order + 1
    cap.onAfterRender = () => renderer.clearStencil()
    this.#caps.push(cap)
    this.#model.root.add(cap)
  }

  place({ axis, at, flipped }: Section, box: Box3): void {
    const normal = KEPT[axis].clone().multiplyScalar(flipped ? -1 : 1)
    const centre = box.getCenter(new Vector3())
    centre[axis] = at
    this.plane.setFromNormalAndCoplanarPoint(normal, centre)
    const size = box.getSize(new Vector3()).length() * 1.2 || 1
    for (const cap of this.#caps) {
      cap.scale.setScalar(size)
      cap.position.copy(centre)
      cap.lookAt(centre.clone().add(normal))
    }
    this.refresh()
  }

  /** After instances were moved, shown or hidden. */
  refresh(): void {
    this.outline.draw(this.#model.visible, this.plane)
  }

  dispose(): void {
    this.#model.uncut()
    for (const counter of this.#counters) counter.removeFromParent()
    for (const cap of this.#caps) {
      cap.removeFromParent()
      cap.geometry.dispose()
      ;(cap.material as MeshBasicMaterial).dispose()
    }
    this.#up.dispose()
    this.#down.dispose()
    this.outline.dispose()
  }
}

function counting(plane: Plane, side: Side): MeshBasicMaterial {
  const operation = side === BackSide ? IncrementWrapStencilOp : DecrementWrapStencilOp
  return new MeshBasicMaterial({
    side,
    clippingPlanes: [plane],
    depthWrite: false,
    depthTest: false,
    colorWrite: false,
    stencilWrite: true,
    stencilFunc: AlwaysStencilFunc,
    stencilFail: operation,
    stencilZFail: operation,
    stencilZPass: operation,
  })
}
