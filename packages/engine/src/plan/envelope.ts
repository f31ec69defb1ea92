/**
 * A cheap model of a part after each of its features: boxes that are never too small, and for plain prisms what
 * kind of host they are to later features. It needs no kernel. What it does not know it leaves undefined, and the
 * gates stay silent.
 */
import {
  apart,
  axesWithin,
  type Box,
  grown,
  joined,
  moved,
  placedBox,
  shared,
  sizeAlong,
} from './envelope/box.ts'
import {
  faceAxes,
  faceCentre,
  type Host,
  type HostFace,
  planarFace,
  type Surroundings,
} from './envelope/face.ts'
import { positionsOf } from './envelope/positions.ts'
import { copiesOf, mirrored } from './envelope/repeated.ts'
import {
  type Across,
  extrudeShape,
  prismOver,
  revolveShape,
  type Shape,
  sketchBounds,
} from './envelope/shape.ts'
import { standingShape } from './envelope/standing.ts'
import type { Feature, FeatureOf } from './features.ts'
import type { Point2 } from './geometry.ts'
import type { Part } from './plan.ts'
import type { Operation, Plane } from './solids.ts'
import { type Axes, axesOf } from './vector.ts'

/** The part as a feature finds it. */
export interface Stage extends Surroundings {
  feature: Feature
  /** The features before it, in order. */
  earlier: readonly Feature[]
  /** How far edges broken before may have moved the middle of a face. */
  slack: number
  /** The boxes of what earlier features made or took away, by feature id, where they are known. */
  shapes: ReadonlyMap<string, Made>
  /** How many volumes were added so far. */
  added: number
  /** The boxes of what this feature itself makes or takes away, where they are known. */
  own: Made | undefined
}

interface Made {
  operation: Operation
  boxes: readonly Box[]
}

/** On any face along the part's axes the part's own origin is seen here. */
const PART_ORIGIN: Point2 = [0, 0]

export const nameOf = (feature: Feature): string => feature.label ?? feature.id

/** Beyond this many, the copies of a feature are followed as one. */
const MOST_BOXES = 500

const fewer = (boxes: readonly Box[]): readonly Box[] =>
  boxes.length > MOST_BOXES ? [boxes.reduce(joined)] : boxes

/** Features that only take material away. */
const CUTTING: ReadonlySet<string> = new Set(['hole', 'slot', 'pocket', 'groove', 'keyway', 'thread'])

const onlyCuts = (feature: Feature): boolean =>
  CUTTING.has(feature.kind) ||
  ('operation' in feature && feature.operation !== 'add') ||
  (feature.kind === 'text' && !feature.raised)

class Envelope implements Surroundings {
  body: Box | undefined
  readonly hosts = new Map<string, Host>()
  readonly intact = new Set<string>()
  readonly shapes = new Map<string, Made>()
  readonly cuts = new Set<string>()
  slack = 0
  added = 0
  #begun = false

  stage(feature: Feature, earlier: readonly Feature[]): Omit<Stage, 'own'> {
    return {
      feature,
      earlier,
      body: this.body,
      hosts: new Map(this.hosts),
      intact: new Set(this.intact),
      shapes: new Map(this.shapes),
      slack: this.slack,
      added: this.added,
    }
  }

  apply(feature: Feature): void {
    if (onlyCuts(feature)) this.cuts.add(feature.id)
    const effect = EFFECTS[feature.kind] as ((envelope: Envelope, feature: Feature) => void) | undefined
    if (effect) effect(this, feature)
    else this.volume(feature, 'operation' in feature ? feature.operation : 'add', [standingShape(feature)])
  }

  /** Volumes of one feature joined to the body, taken away, or kept in common with it. */
  volume(feature: Feature, operation: Operation, shapes: readonly (Shape | undefined)[]): void {
    const known = shapes.filter((shape) => shape !== undefined)
    const complete = known.length === shapes.length
    if (complete) this.shapes.set(feature.id, { operation, boxes: fewer(known.map(({ box }) => box)) })
    else this.intact.clear()
    for (const { box } of known) this.#disturb(box)
    if (operation === 'intersect') this.#intersect(complete ? known : [])
    if (operation !== 'add') return
    this.added += 1
    const boxes = known.map(({ box }) => box)
    this.body =
      complete && (this.body || !this.#begun)
        ? boxes.reduce(joined, this.body ?? (boxes[0] as Box))
        : undefined
    this.#begun = true
    const [only, ...others] = known
    if (!only || others.length > 0 || !complete) return
    this.hosts.set(feature.id, { ...only, id: feature.id, name: nameOf(feature) })
    this.intact.add(feature.id)
  }

  #intersect(known: readonly Shape[]): void {
    const boxes = known.map(({ box }) => box)
    const [first, ...others] = boxes
    this.intact.clear()
    if (!first) return
    const kept = others.reduce(joined, first)
    this.body = this.body ? shared(this.body, kept) : kept
  }

  /** A volume that lies across the edges of a host may have changed the box of its faces. */
  #disturb(box: Box): void {
    for (const id of this.intact) {
      const host = this.hosts.get(id)
      if (host && !apart(box, host.box) && axesWithin(box, host.box) < 2) this.intact.delete(id)
    }
  }

  disturbAll(): void {
    this.intact.clear()
  }

  grow(by: number): void {
    if (this.body) this.body = grown(this.body, by)
  }
}

/** Local axes of a sketch plane, and undefined where the face it lies on is not certain. */
function planeAxes(plane: Plane, around: Surroundings): Axes | undefined {
  if (plane.on === 'frame') return axesOf(plane)
  const face = planarFace(plane.face, around)
  const centre = face && (plane.origin === 'part' ? PART_ORIGIN : faceCentre(face))
  if (!face?.host || !centre) return undefined
  return faceAxes(face, [centre[0] + plane.offset[0], centre[1] + plane.offset[1]])
}

/** Where a layout puts its copies in part coordinates across the face; undefined where that is not certain. */
export function pointsOnFace(face: HostFace, layout: FeatureOf<'hole'>['positions']): Point2[] | undefined {
  const fromPart = layout.kind === 'points' && layout.origin === 'part'
  const centre = fromPart ? PART_ORIGIN : faceCentre(face)
  if (!centre) return undefined
  return positionsOf(layout, face.size)?.map(([u, v]) => [centre[0] + u, centre[1] + v])
}

type OnFace = Pick<FeatureOf<'hole'>, 'face' | 'positions'>

function axesOnFace(around: Surroundings, on: OnFace): Axes[] | undefined {
  const face = planarFace(on.face, around)
  return face?.host && pointsOnFace(face, on.positions)?.map((at) => faceAxes(face, at))
}

/** A figure repeated on a face, down to a depth; through the body where none is given. */
function sunkFigures(around: Surroundings, on: OnFace, across: Across, depth?: number): Shape[] | undefined {
  const below = depth ?? planarFace(on.face, around)?.below
  if (below === undefined) return undefined
  return axesOnFace(around, on)?.map((axes) => ({ box: placedBox(axes, across, -below, 0) }))
}

/** A slot's round ends about its two centres. */
function slotBounds(length: number, width: number, angleDeg: number): Across {
  const angle = (angleDeg * Math.PI) / 180
  const straight = Math.max(0, length - width)
  const x = (straight * Math.abs(Math.cos(angle)) + width) / 2
  const y = (straight * Math.abs(Math.sin(angle)) + width) / 2
  return { min: [-x, -y], max: [x, y] }
}

const square = (size: number): Across => ({
  min: [-size / 2, -size / 2],
  max: [size / 2, size / 2],
})

type Effects = { [K in Feature['kind']]?: (envelope: Envelope, feature: FeatureOf<K>) => void }

const EFFECTS: Effects = {
  extrude(envelope, feature) {
    const axes = planeAxes(feature.plane, envelope)
    envelope.volume(feature, feature.operation, [axes && extrudeShape(feature, axes, envelope.body)])
  },
  revolve(envelope, feature) {
    const axes = planeAxes(feature.plane, envelope)
    envelope.volume(feature, feature.operation, [axes && revolveShape(feature, axes)])
  },
  // Skins bulge beyond their sections and corners of sweeps beyond their paths.
  loft: (envelope, feature) => envelope.volume(feature, feature.operation, [undefined]),
  sweep: (envelope, feature) => envelope.volume(feature, feature.operation, [undefined]),
  hole(envelope, feature) {
    const widest = Math.max(
      feature.diameter ?? 0,
      feature.counterbore?.diameter ?? 0,
      feature.countersink?.diameter ?? 0,
    )
    const shapes = sunkFigures(envelope, feature, square(widest))
    // A hole whose place is not known can still not change how far the outer faces reach.
    if (shapes && widest > 0) envelope.volume(feature, 'cut', shapes)
  },
  slot(envelope, feature) {
    const wider = Math.max(0, (feature.counterbore?.width ?? 0) - feature.width)
    const across = slotBounds(feature.length + wider, feature.width + wider, feature.angleDeg)
    envelope.volume(feature, 'cut', sunkFigures(envelope, feature, across) ?? [undefined])
  },
  pocket(envelope, feature) {
    const shapes = sunkFigures(envelope, feature, sketchBounds(feature.sketch), feature.depth)
    envelope.volume(feature, 'cut', shapes ?? [undefined])
  },
  boss(envelope, feature) {
    const straight = feature.taperDeg === 0
    const shapes = axesOnFace(envelope, feature)?.map((axes) => {
      const shape = prismOver(axes, feature.sketch, 0, feature.height)
      return straight ? shape : { box: shape.box }
    })
    envelope.volume(feature, 'add', shapes ?? [undefined])
  },
  rib(envelope, feature) {
    envelope.volume(feature, 'add', [standingShape(feature)])
  },
  groove(envelope, feature) {
    envelope.slack += feature.width + feature.depth
  },
  keyway(envelope, feature) {
    envelope.slack += feature.depth
  },
  thread() {},
  fillet(envelope, feature) {
    envelope.slack += feature.radius
  },
  chamfer(envelope, feature) {
    envelope.slack += Math.max(feature.distance, feature.second?.distance ?? 0)
  },
  shell(envelope, feature) {
    if (!feature.outward) return
    envelope.disturbAll()
    envelope.grow(feature.thickness)
  },
  draft(envelope, feature) {
    envelope.disturbAll()
    const { body } = envelope
    if (!body) return
    const longest = Math.max(sizeAlong(body, 0), sizeAlong(body, 1), sizeAlong(body, 2))
    envelope.grow(longest * Math.tan((Math.abs(feature.angleDeg) * Math.PI) / 180))
  },
  text(envelope, feature) {
    if (!feature.raised) return
    // Letters are seldom wider than they are high; twice covers every font.
    envelope.grow(Math.max(feature.depth, 2 * feature.height * feature.text.length))
    envelope.disturbAll()
  },
  mirror(envelope, feature) {
    const flip = (box: Box) => moved(box, mirrored(feature.plane))
    if (feature.features) return repeat(envelope, feature, feature.features, (box) => [flip(box)])
    envelope.disturbAll()
    const { body } = envelope
    if (!body) return
    envelope.body = feature.keep ? joined(body, flip(body)) : flip(body)
    envelope.hosts.clear()
  },
  pattern(envelope, feature) {
    const copies = copiesOf(feature.repetition)
    repeat(envelope, feature, feature.features, (box) => copies?.map((motion) => moved(box, motion)))
  },
}

/** Copies of what earlier features made, put to the body as the originals were. */
function repeat(
  envelope: Envelope,
  feature: Feature,
  repeatedFeatures: readonly string[],
  copiesOfBox: (box: Box) => Box[] | undefined,
): void {
  for (const id of repeatedFeatures) {
    const made = envelope.shapes.get(id)
    const boxes = made?.boxes.flatMap((box) => copiesOfBox(box) ?? [undefined])
    if (made && boxes) {
      envelope.volume(
        feature,
        made.operation,
        boxes.map((box) => box && { box }),
      )
    } else if (envelope.cuts.has(id)) envelope.disturbAll()
    else {
      // Of what it does not know it must take the worst: that the body has grown.
      envelope.volume(feature, 'add', [undefined])
    }
  }
}

/** The part as each of its features finds it, in order. */
export function* stagesOf(part: Part): Generator<Stage> {
  const envelope = new Envelope()
  for (const [index, feature] of part.features.entries()) {
    const found = envelope.stage(feature, part.features.slice(0, index))
    envelope.apply(feature)
    yield { ...found, own: envelope.shapes.get(feature.id) }
  }
}
