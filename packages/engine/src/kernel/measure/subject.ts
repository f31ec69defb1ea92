/**
 * What a measure is taken on: a part in its own coordinates, or the assembled whole. Everything that several
 * measures ask for (surfaces, neighbours, the box) is read from the B-rep once.
 */
import type { Point3 } from '../../plan/geometry.ts'
import { axesOf, dot } from '../../plan/vector.ts'
import { type Box, boxOf } from '../mass.ts'
import { AT_REST, type Model, type ModelPart, type Motion } from '../model.ts'
import { moveShape } from '../move.ts'
import type { Occt, TopoDS_Edge, TopoDS_Face, TopoDS_Shape } from '../occt.ts'
import { convexity } from '../select/edges.ts'
import { coordinates, describeSurface, type Surface, type SurfaceOf } from '../surface.ts'
import { edgesOf, facesByEdge, facesOf, ShapeMap, solidsOf, toCompound } from '../topology.ts'
import type { MeasureContext } from './measurement.ts'

export interface FaceFacts<S extends Surface = Surface> {
  face: TopoDS_Face
  surface: S
}

/** An edge of a face with the face on its other side. */
export interface Meeting {
  edge: TopoDS_Edge
  other: FaceFacts
  bend: 'convex' | 'concave' | 'smooth'
}

export interface Member {
  part: ModelPart
  motion: Motion
}

export class Subject {
  readonly oc: Occt
  /** One member is a part in its own coordinates; several are the instances of the whole. */
  readonly members: readonly Member[]
  readonly shape: TopoDS_Shape
  #faces: FaceFacts[] | undefined
  #byFace: ShapeMap<FaceFacts> | undefined
  #byEdge: ShapeMap<TopoDS_Face[]> | undefined
  #solids: TopoDS_Shape[] | undefined
  #box: Box | undefined
  readonly #faceBoxes = new Map<FaceFacts, Box>()
  readonly #bends: ShapeMap<Meeting['bend']>

  constructor(oc: Occt, members: readonly Member[]) {
    this.oc = oc
    this.members = members
    const shapes = members.map(({ part, motion }) => moveShape(oc, part.body.shape, motion))
    this.shape = shapes.length === 1 && shapes[0] ? shapes[0] : toCompound(oc, shapes)
    this.#bends = new ShapeMap(oc)
  }

  get faces(): readonly FaceFacts[] {
    this.#faces ??= facesOf(this.oc, this.shape).map((face) => ({
      face,
      surface: describeSurface(this.oc, face),
    }))
    return this.#faces
  }

  get solids(): readonly TopoDS_Shape[] {
    this.#solids ??= solidsOf(this.oc, this.shape)
    return this.#solids
  }

  get box(): Box | undefined {
    this.#box ??= boxOf(this.oc, this.shape)
    return this.#box
  }

  /** A box that surely holds the face, though it may be somewhat larger: cheap, for ruling things out. */
  looseBox(facts: FaceFacts): Box {
    const known = this.#faceBoxes.get(facts)
    if (known) return known
    using bounds = new this.oc.Bnd_Box()
    this.oc.BRepBndLib.Add(facts.face, bounds, false)
    const box = { min: coordinates(bounds.CornerMin()), max: coordinates(bounds.CornerMax()) }
    this.#faceBoxes.set(facts, box)
    return box
  }

  facesOfKind<K extends Surface['kind']>(kind: K): FaceFacts<SurfaceOf<K>>[] {
    return this.faces.filter((facts): facts is FaceFacts<SurfaceOf<K>> => facts.surface.kind === kind)
  }

  /** The faces around a face, edge by edge; seams and poles are left out. */
  meetings({ face }: FaceFacts): Meeting[] {
    this.#byEdge ??= facesByEdge(this.oc, this.shape)
    if (!this.#byFace) {
      this.#byFace = new ShapeMap(this.oc)
      for (const facts of this.faces) this.#byFace.set(facts.face, facts)
    }
    const met: Meeting[] = []
    for (const edge of edgesOf(this.oc, face)) {
      const faces = this.#byEdge.get(edge) ?? []
      const across = faces.find((f) => !f.IsSame(face))
      const other = across && this.#byFace.get(across)
      if (!other || this.oc.BRep_Tool.Degenerated(edge)) continue
      met.push({ edge, other, bend: this.#bend(edge, faces) })
    }
    return met
  }

  #bend(edge: TopoDS_Edge, faces: TopoDS_Face[]): Meeting['bend'] {
    const known = this.#bends.get(edge)
    if (known) return known
    const bend = convexity(this.oc, { edge, faces })
    this.#bends.set(edge, bend)
    return bend
  }
}

const subjects = new WeakMap<ModelPart | Model, Subject>()

function remembered(key: ModelPart | Model, make: () => Subject): Subject {
  const known = subjects.get(key)
  if (known) return known
  const made = make()
  subjects.set(key, made)
  return made
}

export const partSubject = (oc: Occt, part: ModelPart): Subject =>
  remembered(part, () => new Subject(oc, [{ part, motion: AT_REST }]))

/**
 * The part of that id; without an id the only part where there is one instance of it, else every instance where
 * the assembly puts it. Undefined for an unknown id.
 */
export function subjectOf({ oc, model }: MeasureContext, id: string | undefined): Subject | undefined {
  if (id !== undefined) {
    const part = model.parts.find((p) => p.id === id)
    return part && partSubject(oc, part)
  }
  const [only, ...others] = model.instances
  if (only && others.length === 0) return partSubject(oc, only.part)
  return remembered(model, () => new Subject(oc, model.instances))
}

/** Between which values of `direction · point` a shape lies, exact for any direction. */
export function spanAlong(oc: Occt, shape: TopoDS_Shape, direction: Point3): { from: number; to: number } {
  const axis = direction.findIndex((v) => Math.abs(v) > 1 - 1e-15)
  if (axis >= 0) {
    const box = boxOf(oc, shape)
    if (!box) return { from: Number.NaN, to: Number.NaN }
    const [low, high] = [box.min[axis] as number, box.max[axis] as number]
    return dot(direction, [1, 1, 1]) > 0 ? { from: low, to: high } : { from: -high, to: -low }
  }
  // Turned so that the direction becomes z, whose box is exact.
  const { x, y, z } = axesOf({ origin: [0, 0, 0], normal: direction })
  const box = boxOf(oc, moveShape(oc, shape, { rotation: [x, y, z], shift: [0, 0, 0] }))
  return box ? { from: box.min[2], to: box.max[2] } : { from: Number.NaN, to: Number.NaN }
}
