/** A modelled thread on an outer cylinder of the body: the plain stretch is taken away, the threaded one put in its place. */
import { EngineError } from '../../../errors.ts'
import type { FeatureOf } from '../../../plan/features.ts'
import { type Body, ownAll } from '../../body.ts'
import { type CombineOptions, combine, plainest } from '../../combine.ts'
import { volumeOf } from '../../mass.ts'
import type { Occt, TopoDS_Shape } from '../../occt.ts'
import { selectFace } from '../../select/faces.ts'
import type { Site } from '../../site.ts'
import { isValid } from '../../soundness.ts'
import { solidsOf, toList } from '../../topology.ts'
import { cylinderFace, onAxis } from '../features/cylinder-face.ts'
import { axesAbout, placeTool } from '../features/placement.ts'
import { impossible, mm } from '../features/refusal.ts'
import { cylinderSolid, joined } from './solid.ts'
import { externalThread, knownThread } from './threaded-rod.ts'

/** The cylinder may differ from the nominal diameter by this part. */
const DIAMETER_SLACK = 0.02
/** Two volumes of the same solid differ by integration alone. */
const SAME_VOLUME = 1e-5

export function threadBody(feature: FeatureOf<'thread'>, { oc, body, strategy }: Site): Body {
  const { id, designation, from } = feature
  if (!body) throw impossible(id, 'there is no body yet to cut a thread on')
  const thread = knownThread(designation, id)
  const face = cylinderFace(oc, selectFace(oc, body, feature.face, id), id)
  if (face.side !== 'outer')
    throw impossible(id, 'the face is a bore: a threaded hole is a hole with a thread')
  if (Math.abs(2 * face.radius - thread.majorDiameter) > DIAMETER_SLACK * thread.majorDiameter)
    throw impossible(
      id,
      `${thread.designation} has a nominal diameter of ${mm(thread.majorDiameter)} and the cylinder one of ${mm(2 * face.radius)}`,
    )
  const length = feature.length ?? face.length
  if (length > face.length * (1 + 1e-6))
    throw impossible(id, `a thread of ${mm(length)} is longer than its cylinder of ${mm(face.length)}`)
  if (!feature.modelled) return body

  const start = onAxis(face, from === 'start' ? 0 : face.length - length)
  const axes = axesAbout(start, face.axis)
  const plain = placeTool(oc, cylinderSolid(oc, face.radius, length), axes)
  const rod = placeTool(oc, externalThread(oc, thread, { id, length, hand: feature.hand }), axes)
  // A bore or a cross hole inside the stretch stays open.
  const threaded = joined(oc, rod, 'cut', hollows(oc, plain, body.shape), id)
  const options = { feature: id, simplify: strategy.simplify === 'each' }
  const left = remainder(oc, body.shape, plain)
  if (left.length === 0)
    return { shape: threaded, owners: ownAll(oc, threaded, id), volume: volumeOf(oc, threaded) }
  return putOn(oc, combine(oc, body, 'cut', [plain], options), threaded, options)
}

/** The threaded stretch fills the room that the plain one left, so the two only touch; where that goes wrong, the long way. */
function putOn(oc: Occt, body: Body, threaded: TopoDS_Shape, options: CombineOptions): Body {
  const total = body.volume + volumeOf(oc, threaded)
  try {
    const whole = combine(oc, body, 'add', [threaded], { ...options, touching: true })
    if (Math.abs(whole.volume - total) < SAME_VOLUME * total && isValid(oc, whole.shape)) return whole
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
  }
  return combine(oc, body, 'add', [threaded], options)
}

/** What of `stretch` is not filled by the body, crumbs left out. */
function hollows(oc: Occt, stretch: TopoDS_Shape, body: TopoDS_Shape): TopoDS_Shape[] {
  const least = 1e-6 * volumeOf(oc, stretch)
  return remainder(oc, stretch, body).filter((solid) => volumeOf(oc, solid) > least)
}

function remainder(oc: Occt, shape: TopoDS_Shape, tool: TopoDS_Shape): TopoDS_Shape[] {
  using builder = new oc.BRepAlgoAPI_Cut()
  using list = toList(oc, [shape])
  using tools = toList(oc, [tool])
  using range = new oc.Message_ProgressRange()
  builder.SetArguments(list)
  builder.SetTools(tools)
  builder.Build(range)
  return solidsOf(oc, plainest(oc, builder.Shape()))
}
