/** The tools of a hole whose thread is cut for real: the thread's plug, the head above it, the bore below it. */
import type { Thread } from '../../../library/threads.ts'
import type { FeatureOf } from '../../../plan/features.ts'
import type { Point2 } from '../../../plan/geometry.ts'
import type { Axes } from '../../../plan/vector.ts'
import type { Body } from '../../body.ts'
import type { TopoDS_Shape } from '../../occt.ts'
import type { Site } from '../../site.ts'
import { threadSolid } from '../machine/thread-solid.ts'
import { radians } from '../sketch/plane-vector.ts'
import { stretchesInside } from './depth.ts'
import { turned } from './drawing.ts'
import { type HoleShape, holeProfile } from './hole-profile.ts'
import { shiftTool } from './placement.ts'
import { impossible, mm } from './refusal.ts'

type Hole = FeatureOf<'hole'>

export function threadedTools(
  { oc }: Site,
  body: Body,
  hole: Hole,
  thread: Thread,
  shape: HoleShape,
  spots: readonly Axes[],
): TopoDS_Shape[] {
  const { id } = hole
  const { majorDiameter, pitch } = thread
  const minorDiameter = hole.diameter ?? thread.minorDiameterInternal
  check(hole, thread, shape)
  const end = threadEnd()
  // A counterbore takes away the first turns anyway.
  const start = shape.counterbore ? shape.top - shape.counterbore.depth : shape.top
  const plug = threadSolid(
    oc,
    { majorDiameter, minorDiameter, pitch, length: end + start, hand: thread.hand, kind: 'internal' },
    id,
  )
  const tools = [shiftTool(oc, plug, [0, 0, -end])]
  const head = headProfile(shape, minorDiameter / 2)
  if (head) tools.push(turned(oc, head, id))
  const isWhole = hole.depth.kind === 'through' && hole.thread?.depth === undefined
  if (!isWhole && shape.depth + shape.tip > end) tools.push(turned(oc, boreBelow(end), id))
  return tools

  /** A thread right through need not be longer than the material; each turn of it costs time. */
  function threadEnd(): number {
    const { depth } = hole.thread ?? {}
    if (depth !== undefined) return depth
    if (hole.depth.kind === 'blind') return shape.depth
    const bare = { ...shape, radius: minorDiameter / 2, counterbore: undefined, countersink: undefined }
    const probe = turned(oc, holeProfile(bare), id)
    const ends = spots.map((axes) => stretchesInside(oc, body, probe, axes, id).at(-1)?.to ?? 0)
    return Math.min(shape.depth, Math.max(...ends) + pitch / 2)
  }

  function boreBelow(from: number): Point2[] {
    const radius = (hole.diameter ?? thread.tapDrill) / 2
    return [
      [0, -shape.depth - shape.tip],
      [radius, -shape.depth],
      ...(shape.depth > from ? [[radius, -from] as Point2] : []),
      [0, -from],
    ]
  }
}

/** What opens on the face, drawn no deeper than into the plug's core: the two share no surface. */
function headProfile({ counterbore, countersink, depth, tip, top }: HoleShape, core: number) {
  if (!counterbore && !countersink) return undefined
  const inner = 0.9 * core
  const sunk = countersink
    ? (countersink.diameter / 2 - inner) / Math.tan(radians(countersink.angleDeg) / 2)
    : 0
  if (counterbore)
    return holeProfile({
      radius: counterbore.diameter / 2,
      depth: counterbore.depth,
      tip: 0,
      top,
      counterbore: undefined,
      countersink,
    })
  return holeProfile({
    radius: inner,
    depth: Math.min(sunk * 1.01, depth + tip),
    tip: 0,
    top,
    counterbore: undefined,
    countersink,
  })
}

function check(
  { id, thread, depth: reach }: Hole,
  { majorDiameter }: Thread,
  { depth, counterbore }: HoleShape,
) {
  if (thread?.depth !== undefined && reach.kind === 'blind' && !(thread.depth <= depth))
    throw impossible(id, `a thread ${mm(thread.depth)} deep does not fit in a hole ${mm(depth)} deep`)
  if (counterbore && !(counterbore.diameter > majorDiameter))
    throw impossible(
      id,
      `a counterbore of ${mm(counterbore.diameter)} must be wider than the thread of ${mm(majorDiameter)} below it`,
    )
}
