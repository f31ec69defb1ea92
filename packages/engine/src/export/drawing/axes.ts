/** What is round in a model and where its axis runs, read from the solids: the source of centre lines and callouts. */
import { holesOf } from '../../kernel/measure/recognised.ts'
import { type FaceFacts, partSubject, type Subject } from '../../kernel/measure/subject.ts'
import type { Model, ModelPart } from '../../kernel/model.ts'
import { moveDirection, movePoint } from '../../kernel/motion.ts'
import type { Occt } from '../../kernel/occt.ts'
import type { Point3 } from '../../plan/geometry.ts'
import { add, distance, dot, scale, subtract } from '../../plan/vector.ts'

/** A round hole or body: its axis from end to end, and how far it reaches from it. */
export interface RoundAxis {
  kind: 'hole' | 'body'
  from: Point3
  to: Point3
  /** A unit vector from `from` towards `to`; kept because a flat ring has both ends in one place. */
  axis: Point3
  radius: number
}

/** Faces of more, as those of a thread's run-out or of engraved text, say nothing that a centre line would help with. */
const MOST_FACES = 400
const FULL_TURN = 2 * Math.PI * 0.98
const AXES_OF_A_BALL: readonly Point3[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
]
const HALF_TURN = Math.PI * 0.98

export function roundAxes(oc: Occt, model: Model): RoundAxis[] {
  const ofPart = new Map(model.parts.map((part) => [part, partAxes(oc, part)]))
  return model.instances.flatMap(({ part, motion }) =>
    (ofPart.get(part) ?? []).map((round) => ({
      ...round,
      from: movePoint(motion, round.from),
      to: movePoint(motion, round.to),
      axis: moveDirection(motion, round.axis),
    })),
  )
}

function partAxes(oc: Occt, part: ModelPart): RoundAxis[] {
  const subject = partSubject(oc, part)
  if (subject.faces.length > MOST_FACES) return []
  const holes = holesOf(subject).map(({ origin, axis, radius, walls }): RoundAxis => {
    const at = (t: number) => add(origin, scale(axis, t))
    const [low, high] = [Math.min(...walls.map((w) => w.from)), Math.max(...walls.map((w) => w.to))]
    return { kind: 'hole', from: at(low), to: at(high), axis, radius }
  })
  return [...holes, ...bodies(subject).map((body) => throughMiddle(subject, body))]
}

/** Round all the way in one face, or in two halves. */
function bodies(subject: Subject): RoundAxis[] {
  const found: RoundAxis[] = []
  const halves: RoundAxis[] = []
  for (const facts of subject.faces) {
    const { surface } = facts
    if (surface.kind === 'plane' || surface.kind === 'other' || surface.side === 'inner') continue
    const { UMin, UMax } = subject.oc.BRepTools.UVBounds(facts.face)
    if (UMax - UMin < HALF_TURN) continue
    for (const body of bodiesOf(subject, facts))
      if (UMax - UMin >= FULL_TURN || halves.some((half) => isSame(half, body))) found.push(body)
      else halves.push(body)
  }
  return found
}

const isSame = (a: RoundAxis, b: RoundAxis): boolean =>
  Math.abs(a.radius - b.radius) < 1e-3 && distance(a.from, b.from) < 1e-3 && distance(a.to, b.to) < 1e-3

function bodiesOf({ oc }: Subject, { face, surface }: FaceFacts): RoundAxis[] {
  const around = (centre: Point3, axis: Point3, half: number, radius: number): RoundAxis => ({
    kind: 'body',
    from: subtract(centre, scale(axis, half)),
    to: add(centre, scale(axis, half)),
    axis,
    radius,
  })
  switch (surface.kind) {
    case 'sphere':
      return AXES_OF_A_BALL.map((axis) => around(surface.centre, axis, surface.radius, surface.radius))
    case 'torus':
      return [
        around(surface.centre, surface.axis, surface.tubeRadius, surface.ringRadius + surface.tubeRadius),
      ]
    case 'cylinder':
    case 'cone': {
      const { axis } = surface
      const origin = surface.kind === 'cone' ? surface.apex : surface.origin
      const { UMin, VMin, VMax } = oc.BRepTools.UVBounds(face)
      using adaptor = new oc.BRepAdaptor_Surface(face, false)
      const rims = [VMin, VMax].map((v) => {
        using p = adaptor.Value(UMin, v)
        const point: Point3 = [p.X(), p.Y(), p.Z()]
        const foot = add(origin, scale(axis, dot(subtract(point, origin), axis)))
        return { foot, radius: distance(point, foot), height: dot(point, axis) }
      })
      const [low, high] = rims.toSorted((a, b) => a.height - b.height)
      if (!low || !high) return []
      const radius = Math.max(low.radius, high.radius)
      return [{ kind: 'body', from: low.foot, to: high.foot, axis, radius }]
    }
    default:
      return []
  }
}

/** An axis through the middle of the part is the axis of all of it: a bolt's is as long as the bolt. */
function throughMiddle({ box }: Subject, body: RoundAxis): RoundAxis {
  const along = body.axis.findIndex((v) => Math.abs(v) > 1 - 1e-9)
  if (!box || along < 0) return body
  const slack = 1e-4 * distance(box.min, box.max)
  const isCentral = [0, 1, 2].every((k) => {
    const middle = ((box.min[k] as number) + (box.max[k] as number)) / 2
    return k === along || Math.abs(middle - (body.from[k] as number)) < slack
  })
  if (!isCentral) return body
  const at = (value: number) => body.from.map((v, k) => (k === along ? value : v)) as unknown as Point3
  const axis = [0, 1, 2].map((k) => (k === along ? 1 : 0)) as unknown as Point3
  return { ...body, from: at(box.min[along] as number), to: at(box.max[along] as number), axis }
}
