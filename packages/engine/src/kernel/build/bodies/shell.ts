/** Hollow bodies: a wall of one thickness, inside or outside the skin, with chosen faces taken away. */
import { EngineError } from '../../../errors.ts'
import type { FeatureOf } from '../../../plan/features.ts'
import { type Body, carryOwners, ownAll } from '../../body.ts'
import { combine, plainest } from '../../combine.ts'
import { attempt } from '../../exceptions.ts'
import { boxOf, volumeOf } from '../../mass.ts'
import type { Occt, TopoDS_Face } from '../../occt.ts'
import { describeSelector, selectFaces } from '../../select/faces.ts'
import type { Site } from '../../site.ts'
import { isSound } from '../../soundness.ts'
import { facesOf, ShapeMap, solidsOf, toList } from '../../topology.ts'
import { JOINS, type Join, offsetFaces, offsetOf } from './offset.ts'
import { millimetres, standingBody } from './standing-body.ts'
import { tunnelledShell } from './tunnelled-shell.ts'
import { isWall } from './wall.ts'

export function buildShell(feature: FeatureOf<'shell'>, site: Site): Body {
  const { oc } = site
  const body = standingBody(site, feature.id)
  const pieces = solidsOf(oc, body.shape).length
  if (pieces !== 1)
    throw new EngineError(
      'geometry_validation_failed',
      `${feature.id}: a shell needs a part in one piece, but this one is in ${pieces}`,
      feature.id,
    )
  const open = openFaces(oc, body, feature)
  for (const join of JOINS) {
    const hollow = attempt(oc, () =>
      open.length > 0 ? openShell(oc, body, open, feature, join) : closedShell(site, body, feature, join),
    )
    if (hollow) return hollow
  }
  const tunnelled = attempt(oc, () => tunnelledShell(site, body, open, feature))
  if (tunnelled) return tunnelled
  throw refusal(oc, body, feature)
}

function openFaces(oc: Occt, body: Body, { id, open }: FeatureOf<'shell'>): TopoDS_Face[] {
  const chosen = new ShapeMap<TopoDS_Face>(oc)
  for (const selector of open) {
    const faces = selectFaces(oc, body, selector)
    if (faces.length === 0)
      throw new EngineError(
        'geometry_validation_failed',
        `${id}: the part has no face ${describeSelector(selector)} to open`,
        id,
      )
    for (const face of faces) chosen.set(face, face)
  }
  return [...chosen.entries()].map(([, face]) => face)
}

function openShell(
  oc: Occt,
  body: Body,
  open: readonly TopoDS_Face[],
  { id, thickness, outward }: FeatureOf<'shell'>,
  { join, tolerance }: Join,
): Body | undefined {
  using builder = new oc.BRepOffsetAPI_MakeThickSolid()
  using closing = toList(oc, open)
  using range = new oc.Message_ProgressRange()
  const offset = outward ? thickness : -thickness
  builder.MakeThickSolidByJoin(
    body.shape,
    closing,
    offset,
    tolerance,
    'BRepOffset_Skin',
    false,
    false,
    join,
    false,
    range,
  )
  if (!builder.IsDone()) return undefined
  const shape = plainest(oc, builder.Shape())
  if (!isSound(oc, shape)) return undefined
  const volume = volumeOf(oc, shape)
  if (!outward && volume >= body.volume * (1 - 1e-9)) return undefined
  const kept = facesOf(oc, body.shape).filter((face) => !open.some((o) => o.IsSame(face)))
  const skin = kept.flatMap((face) => offsetFaces(oc, builder, face))
  if (!isWall(oc, { kept, skin, thickness, volume })) return undefined
  return { shape, owners: carryOwners(oc, builder, body.owners.entries(), shape, id), volume }
}

/** No opening: the skin's offset is a solid of its own, and the wall is what lies between the two. */
function closedShell(
  { oc, strategy }: Site,
  body: Body,
  { id, thickness, outward }: FeatureOf<'shell'>,
  joining: Join,
): Body | undefined {
  using builder = offsetOf(oc, body.shape, outward ? thickness : -thickness, joining)
  if (!builder.IsDone()) return undefined
  const shape = plainest(oc, builder.Shape())
  if (!isSound(oc, shape)) return undefined
  const volume = volumeOf(oc, shape)
  if (outward ? volume <= body.volume : volume >= body.volume) return undefined
  const wall = Math.abs(body.volume - volume)
  const [kept, skin] = [facesOf(oc, body.shape), facesOf(oc, shape)]
  if (!isWall(oc, { kept, skin, thickness, volume: wall })) return undefined
  const options = { feature: id, simplify: strategy.simplify === 'each' }
  const hollow = outward
    ? combine(oc, { shape, owners: ownAll(oc, shape, id), volume }, 'cut', [body.shape], {
        ...options,
        toolOwners: body.owners,
      })
    : combine(oc, body, 'cut', [shape], options)
  return isSound(oc, hollow.shape) ? hollow : undefined
}

function refusal(oc: Occt, { shape }: Body, { id, thickness }: FeatureOf<'shell'>): EngineError {
  const box = boxOf(oc, shape)
  const narrowest = box ? Math.min(...box.max.map((high, k) => high - (box.min[k] as number))) : 0
  const tight = narrowest <= 2 * thickness * (1 + 1e-9)
  return new EngineError(
    tight ? 'geometry_validation_failed' : 'code_generation_failed',
    tight
      ? `${id}: walls of ${millimetres(thickness)} do not fit: the part is ${millimetres(narrowest)} at its narrowest`
      : `${id}: the kernel could not make a wall of ${millimetres(thickness)} on this part; edges rounded by less than the wall are a usual cause: round them after the shell, or make the wall thinner`,
    id,
  )
}
