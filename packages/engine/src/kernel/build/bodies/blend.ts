/**
 * What fillets and chamfers share: edges are blended all at once where the kernel can, else chain by chain, else
 * edge by edge, and no answer is believed before its validity, box and volume have been looked at.
 */
import type { BRepFilletAPI_LocalOperation } from 'replicad-opencascadejs'
import { type Body, carryOwners } from '../../body.ts'
import { plainest } from '../../combine.ts'
import { attempt } from '../../exceptions.ts'
import { boxOf, volumeOf } from '../../mass.ts'
import type { Occt, TopoDS_Edge, TopoDS_Face, TopoDS_Shape } from '../../occt.ts'
import { convexity } from '../../select/edges.ts'
import { isSound } from '../../soundness.ts'
import { edgesOf, facesByEdge, listItems, ShapeMap, subShapes } from '../../topology.ts'
import { refuseOverlaps, tooTight } from './room.ts'

export interface BlendTarget {
  edge: TopoDS_Edge
  /** The face a first distance is measured on, for blends that differ from side to side. */
  face?: TopoDS_Face
}

export interface Blend {
  feature: string
  /** For messages: 'a fillet of 6 mm'. */
  words: string
  size: number
  /** How far from the edge the blend ends on a face; `turn` is the angle between the two faces' normals. */
  reach(turn: number, target: BlendTarget, face: TopoDS_Face): number
  begin(shape: TopoDS_Shape, targets: readonly BlendTarget[]): BRepFilletAPI_LocalOperation
}

type Corner = 'convex' | 'concave'

export function blendEdges(oc: Occt, body: Body, targets: readonly BlendTarget[], blend: Blend): Body {
  refuseOverlaps(oc, body, targets, blend)
  const corners = cornersOf(oc, body, targets)
  for (const groups of ladder(oc, targets)) {
    const blended = blendInTurn(oc, body, groups, blend)
    if (blended && isPlausible(oc, body, blended, corners)) return blended
  }
  throw tooTight(oc, body, targets, blend)
}

function cornersOf(oc: Occt, body: Body, targets: readonly BlendTarget[]): Set<Corner> {
  const beside = facesByEdge(oc, body.shape)
  const corners = targets.map(({ edge }) => convexity(oc, { edge, faces: beside.get(edge) ?? [] }))
  return new Set(corners.filter((corner) => corner !== 'smooth'))
}

/** A blend takes from outer corners and fills inner ones, and never leaves the box of the body. */
function isPlausible(oc: Occt, before: Body, after: Body, corners: ReadonlySet<Corner>): boolean {
  const ratio = after.volume / before.volume
  if (!(ratio > 0.2 && ratio < 1.5)) return false
  if (!corners.has('concave') && ratio >= 1) return false
  if (!corners.has('convex') && ratio <= 1) return false
  const [inside, outside] = [boxOf(oc, after.shape), boxOf(oc, before.shape)]
  if (!inside || !outside) return false
  const slack = 1e-5 * Math.max(1, ...outside.max.map((high, k) => high - (outside.min[k] as number)))
  return [0, 1, 2].every(
    (k) =>
      (inside.min[k] as number) > (outside.min[k] as number) - slack &&
      (inside.max[k] as number) < (outside.max[k] as number) + slack,
  )
}

/** The ways to split the work, from one call for all edges to a call for each, longest first. */
function* ladder(oc: Occt, targets: readonly BlendTarget[]): Iterable<BlendTarget[][]> {
  yield [[...targets]]
  const chains = longestFirst(oc, chainsOf(oc, targets))
  if (chains.length > 1) yield chains
  if (targets.length > chains.length)
    yield longestFirst(
      oc,
      targets.map((target) => [target]),
    )
}

function longestFirst(oc: Occt, groups: BlendTarget[][]): BlendTarget[][] {
  const lengthOf = (group: BlendTarget[]) => {
    using properties = new oc.GProp_GProps()
    for (const { edge } of group) oc.BRepGProp.LinearProperties(edge, properties, false, false)
    return properties.Mass()
  }
  return groups
    .map((group) => ({ group, length: lengthOf(group) }))
    .sort((a, b) => b.length - a.length)
    .map(({ group }) => group)
}

/** Edges that hang together by their end points. */
function chainsOf(oc: Occt, targets: readonly BlendTarget[]): BlendTarget[][] {
  let chains: { members: BlendTarget[]; ends: TopoDS_Shape[] }[] = []
  for (const target of targets) {
    const ends = subShapes(oc, target.edge, 'VERTEX')
    const touches = (chain: { ends: TopoDS_Shape[] }) =>
      chain.ends.some((end) => ends.some((own) => own.IsSame(end)))
    const joined = chains.filter(touches)
    chains = [
      ...chains.filter((chain) => !joined.includes(chain)),
      {
        members: [...joined.flatMap((chain) => chain.members), target],
        ends: [...joined.flatMap((chain) => chain.ends), ...ends],
      },
    ]
  }
  return chains.map((chain) => chain.members)
}

function blendInTurn(oc: Occt, body: Body, groups: BlendTarget[][], blend: Blend): Body | undefined {
  const meant = attempt(oc, () => {
    using builder = blend.begin(body.shape, groups.flat())
    return contourEdges(builder).map((edge) => ({ edge }))
  })
  if (!meant) return undefined
  let step: Step = { body, waiting: groups, meant }
  while (step.waiting.length > 0) {
    const next = blendNext(oc, step, blend)
    if (!next) return undefined
    step = next
  }
  return step.body
}

interface Step {
  body: Body
  /** The groups still to be blended, as they are on this body. */
  waiting: BlendTarget[][]
  /**
   * The edges that all the targets together reach along smooth chains. A rounded edge leaves new smooth chains
   * behind it, along which the next blend would run on to edges that nobody chose.
   */
  meant: BlendTarget[]
}

function blendNext(oc: Occt, { body, waiting, meant }: Step, blend: Blend): Step | undefined {
  const [group = [], ...others] = waiting
  return attempt(oc, () => {
    using builder = blend.begin(body.shape, group)
    const own = new ShapeMap<true>(oc)
    for (const { edge } of meant) own.set(edge, true)
    if (!contourEdges(builder).every((edge) => own.has(edge))) return undefined
    using range = new oc.Message_ProgressRange()
    builder.Build(range)
    if (!builder.IsDone()) return undefined
    const shape = plainest(oc, builder.Shape())
    if (!isSound(oc, shape)) return undefined
    const followed = follow(oc, builder, shape, [meant, ...others])
    if (!followed) return undefined
    const [stillMeant = [], ...left] = followed
    const owners = carryOwners(oc, builder, body.owners.entries(), shape, blend.feature)
    return {
      body: { shape, owners, volume: volumeOf(oc, shape) },
      waiting: left.filter((targets) => targets.length > 0),
      meant: stillMeant,
    }
  })
}

/** The edges that a builder will blend: those it was given, and those that continue them smoothly. */
function contourEdges(builder: BRepFilletAPI_LocalOperation): TopoDS_Edge[] {
  const edges: TopoDS_Edge[] = []
  for (let contour = 1; contour <= builder.NbContours(); contour++)
    for (let index = 1; index <= builder.NbEdges(contour); index++) edges.push(builder.Edge(contour, index))
  return edges
}

/** Where the waiting edges went; undefined when one was swallowed that this step was not to blend. */
function follow(
  oc: Occt,
  builder: BRepFilletAPI_LocalOperation,
  shape: TopoDS_Shape,
  groups: BlendTarget[][],
): BlendTarget[][] | undefined {
  const present = new ShapeMap<true>(oc)
  for (const edge of edgesOf(oc, shape)) present.set(edge, true)
  for (const face of subShapes(oc, shape, 'FACE')) present.set(face, true)
  const images = (old: TopoDS_Shape): TopoDS_Shape[] => {
    if (present.has(old)) return [old]
    using modified = builder.Modified(old)
    return listItems(oc, modified).filter((image) => present.has(image))
  }
  let lost = false
  const followed = groups.map((group) =>
    group.flatMap(({ edge, face }): BlendTarget[] => {
      const edges = images(edge).map((image) => oc.TopoDS.Edge(image))
      if (edges.length === 0 && builder.Contour(edge) === 0) lost = true
      if (!face) return edges.map((image) => ({ edge: image }))
      const sides = images(face).map((image) => oc.TopoDS.Face(image))
      return edges.flatMap((image) => {
        const side = sides.find((f) => edgesOf(oc, f).some((bound) => bound.IsSame(image)))
        if (!side) lost = true
        return side ? [{ edge: image, face: side }] : []
      })
    }),
  )
  return lost ? undefined : followed
}
