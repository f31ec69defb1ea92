/** Round holes: plain, threaded, counterbored, countersunk. */
import { EngineError } from '../../../errors.ts'
import { parseThread } from '../../../library/threads.ts'
import type { Point2 } from '../../../plan/geometry.ts'
import type { Entity } from '../../entity.ts'
import { tidy } from '../../quantities/scan.ts'
import { quote } from '../../sizes/sizes.ts'
import { TWO_MOUTHS } from '../../worked/two-mouths.ts'
import type { FeatureInput } from '../bodies/bodies.ts'
import { dimensionsOf } from '../bodies/dimensions.ts'
import { along, type Face, onFace } from '../faces/stand.ts'
import { layHoles } from '../layout/rim.ts'
import { type Ledger, millimetres, sourceOf, toleranceOf } from '../ledger.ts'
import { atCorner } from './corner-hole.ts'
import { type Cut, depthOf, find, positionsOf, requireLayout } from './cut.ts'
import { flatHole, flatOf } from './flat-holes.ts'
import { startDepth } from './floors.ts'
import { reachInto } from './into-holes.ts'
import { type Bored, counterboreOf, countersinkOf } from './mouths.ts'
import { roundBottomOf, roundBottoms } from './round-bottoms.ts'

interface Details {
  counterbore: Entity | undefined
  countersink: Entity | undefined
}

/** The diameter a thread's name stands for: its tapping drill, or the ISO 273 medium clearance hole. */
export function threadDiameter(
  entity: Entity,
  ledger: Ledger,
): { diameter: number; tapped: boolean; designation: string } | undefined {
  if (!entity.thread) return undefined
  const thread = parseThread(entity.thread.designation)
  if (!thread)
    throw new EngineError(
      'prompt_too_ambiguous',
      `${quote(entity.thread.item.text)} is not a thread I know. Give an ISO metric or UNC/UNF size, or the hole's diameter.`,
    )
  const tapped = entity.manners.has('tapped')
  if (!tapped)
    ledger.assume(
      'clearance',
      `${thread.designation} holes are ${millimetres(thread.clearance.medium)} clearance holes (ISO 273, medium), as no thread was asked for`,
    )
  return {
    diameter: tapped ? thread.tapDrill : thread.clearance.medium,
    tapped,
    designation: thread.designation,
  }
}

/** Parts of the face: one hole is likely a bore, several are for screws. */
const USUAL_HOLE = { single: 0.2, several: 0.08 }

/** How far below its face a hole begins that is drilled in the floor of a channel, which has no face of its own yet. */
const floorAbove = (entity: Entity, before: readonly Cut[]): number =>
  entity.floor && !before.some((other) => other.entity === entity.floor?.of) ? startDepth(entity) : 0

type Reach = Pick<Cut, 'depth' | 'through'>

/** As deep from there as it was told, and not from the face above. */
function belowFloor(reach: Reach, { item }: Entity, begun: number, face: Face): Reach {
  if (begun === 0 || reach.through) return reach
  const depth = tidy(reach.depth + begun)
  if (depth > face.depth + 1e-6)
    throw new EngineError(
      'geometry_validation_failed',
      `${quote(item.text)} does not fit below the floor that it is drilled into: there are ${millimetres(tidy(face.depth - begun))} of material.`,
    )
  return { depth, through: depth > face.depth - 1e-6 }
}

/** What a blind hole in the crest of a round body leaves below it: its mouth is curved, its floor and that are not. */
function requireLeft({ id, face, laid, depth, deep }: Cut, ledger: Ledger): void {
  if (!deep) return
  const left = tidy(face.depth - depth)
  ledger.require({
    name: `${id}-depth`,
    says: `hole ${millimetres(depth)} deep (${millimetres(left)} left below it)`,
    measure: {
      kind: 'wall-thickness',
      at: onFace(face, laid.positions[0] as Point2, tidy(depth + left / 2)),
      direction: '+z',
    },
    value: left,
    source: sourceOf(deep.given),
  })
}

/** Down through a body that has no flat face there, or from its crest as deep as told: a plain cut in part coordinates. */
function curvedHole(cut: Cut, tapped: boolean, mouth: Bored | undefined, ledger: Ledger): FeatureInput {
  const { entity, id, face, laid, diameter } = cut
  // Only along the crest is what lies below a hole as thick as the body.
  const crest = laid.positions.every(
    ([u, v]) =>
      (face.curved === face.u || Math.abs(u) < 1e-6) && (face.curved === face.v || Math.abs(v) < 1e-6),
  )
  if ((!cut.through && !(crest && face.curved !== 'none')) || tapped || mouth)
    throw new EngineError(
      'prompt_too_ambiguous',
      `I can only drill ${quote(entity.item.text)} plain and all the way through, as the body is not flat there.`,
    )
  // One wall of what is hollow ends before its middle.
  const reach = cut.through ? (face.wall ? tidy(face.size[0] / 2) : undefined) : cut.depth
  if (!cut.through) {
    requireLeft(cut, ledger)
    delete cut.deep
  }
  return {
    kind: 'extrude',
    id,
    operation: 'cut',
    sketch: { add: laid.positions.map((at) => ({ kind: 'circle', diameter, at })) },
    plane: { on: 'frame', origin: reach === undefined ? face.centre : onFace(face, [0, 0], reach) },
    extent: reach === undefined ? { kind: 'through-all' } : { kind: 'length', length: tidy(reach + 1) },
  }
}

/** How much of a hole lies in a wider one that comes from the other side: there it has no wall of its own. */
function swallowed({ face, laid, diameter, through }: Cut, other: Cut): number {
  const opposite = other.face.normal[1] === face.normal[1] && other.face.normal !== face.normal
  if (!through || !opposite || other.through || other.diameter <= diameter) return 0
  const at = onFace(face, laid.positions[0] as Point2)
  const inside = other.laid.positions.some((position) => {
    const middle = onFace(other.face, position)
    const aside = (['u', 'v'] as const).map((way) => along(at, face[way]) - along(middle, face[way]))
    return Math.hypot(...aside) + diameter / 2 < other.diameter / 2
  })
  return inside ? other.depth : 0
}

export function makeHole(
  entity: Entity,
  face: Face,
  details: Details,
  before: readonly Cut[],
  ledger: Ledger,
): { cut: Cut; feature: FeatureInput; more?: FeatureInput[] } {
  const named = threadDiameter(entity, ledger)
  const several =
    (entity.count?.value ?? 1) > 1 || entity.places.some(({ place }) => place.kind === 'corners')
  const usual = face.hole ?? tidy((several ? USUAL_HOLE.several : USUAL_HOLE.single) * Math.min(...face.size))
  const dimensions = dimensionsOf(entity)
  const stated = dimensions.values.get('diameter')
  const diameter = stated ?? named?.diameter ?? usual
  if (named && stated !== undefined && Math.abs(named.diameter - stated) > 1e-6 && named.tapped)
    throw new EngineError(
      'geometry_validation_failed',
      `A tapped ${named.designation} hole is drilled ${millimetres(named.diameter)}, but ${millimetres(stated)} is asked for. Keep one of them.`,
    )
  const id = ledger.name('hole')
  if (face.why) ledger.assume(`${id}-face`, face.why)
  if (stated === undefined && !named)
    ledger.assume(`${id}-diameter`, `The hole is ${millimetres(diameter)} wide, as no size was given`)
  const laid = layHoles(entity, face, diameter)
  const begun = find(dimensions, 'depth') ? floorAbove(entity, before) : 0
  const reach = reachInto({ entity, face, laid, diameter }, dimensions.values.get('depth'), before)
  const cut: Cut = {
    entity,
    id,
    face,
    laid,
    diameter,
    ...(reach ?? belowFloor(depthOf(entity, dimensions, face, ledger), entity, begun, face)),
  }
  const round = roundBottomOf(cut, named?.tapped ?? false)
  if (round > 0) cut.round = round
  const own = cut.depth - round - Math.max(0, ...before.map((other) => swallowed(cut, other)))
  const deep = own * (entity.manners.has(TWO_MOUTHS) ? 0.5 : 0.95)
  const flat = flatOf(entity)
  const [u, v] = laid.positions[0] as Point2
  // Of a D-shaped one by its round side.
  const near = onFace(face, flat ? [u - diameter / 2, v] : [u, v], deep)
  for (const { dimension, given } of dimensions.stated) {
    if (dimension === 'depth') continue
    const corner = atCorner(cut)
    ledger.require({
      name: `${id}-diameter`,
      says: `hole diameter ${millimetres(diameter)}${corner ? ` (${millimetres(corner.value)} left beside it)` : ''}`,
      measure: corner?.measure ?? { kind: 'hole-diameter', near, axis: face.normal },
      value: corner?.value ?? diameter,
      source: sourceOf(given),
      tolerance: toleranceOf(given, diameter),
    })
  }
  if (named && entity.thread)
    ledger.require({
      name: `${id}-thread`,
      says: `${named.designation} ${named.tapped ? 'tapping drill' : 'clearance hole'} ${millimetres(diameter)}`,
      measure: { kind: 'hole-diameter', near, axis: face.normal },
      value: diameter,
      source: { items: [entity.thread.item], values: [] },
    })
  requireLayout(cut, ledger)
  const counterbore = details.counterbore && counterboreOf(details.counterbore, cut, ledger)
  const countersink = details.countersink && countersinkOf(details.countersink, cut, ledger)
  const depthGiven = find(dimensions, 'depth')
  const above = tidy((counterbore?.depth ?? 0) + (countersink?.depth ?? 0) + begun)
  if (depthGiven)
    cut.deep = {
      given: depthGiven,
      value: tidy((dimensions.values.get('depth') ?? cut.depth - begun) + begun),
      above,
      near,
    }
  if (flat && (face.curved || round > 0 || counterbore || countersink || named))
    throw new EngineError(
      'prompt_too_ambiguous',
      `I can only cut ${quote(entity.item.text)} with a flat where it is plain and its face is flat.`,
    )
  if (flat) return { cut, feature: flatHole(cut, flat, ledger) }
  if (face.curved)
    return { cut, feature: curvedHole(cut, named?.tapped ?? false, counterbore ?? countersink, ledger) }
  const feature = {
    kind: 'hole',
    id,
    face: face.selector,
    positions: positionsOf(cut),
    ...(named?.tapped ? { thread: { designation: named.designation } } : { diameter }),
    depth: cut.through
      ? {
          kind: 'through',
          ...(face.wall || face.alone || entity.manners.has('one wall') ? { reach: 'wall' } : {}),
        }
      : { kind: 'blind', depth: tidy(cut.depth - round) },
    ...(counterbore ? { counterbore: counterbore.feature } : {}),
    ...(countersink ? { countersink: countersink.feature } : {}),
  } as FeatureInput
  return { cut, feature, ...(round > 0 ? { more: roundBottoms(cut, ledger) } : {}) }
}
