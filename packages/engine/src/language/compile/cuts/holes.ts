/** Round holes: plain, threaded, counterbored, countersunk. */
import { EngineError } from '../../../errors.ts'
import { parseThread } from '../../../library/threads.ts'
import type { Point2 } from '../../../plan/geometry.ts'
import type { Entity } from '../../entity.ts'
import { tidy } from '../../quantities/scan.ts'
import { quote } from '../../sizes/sizes.ts'
import { TWO_MOUTHS } from '../../worked/two-mouths.ts'
import type { FeatureInput } from '../bodies/bodies.ts'
import { dimensionsOf, need } from '../bodies/dimensions.ts'
import { type Face, onFace } from '../faces/stand.ts'
import { layHoles } from '../layout/rim.ts'
import { degrees, type Ledger, millimetres, sourceOf, toleranceOf } from '../ledger.ts'
import { atCorner } from './corner-hole.ts'
import { type Cut, depthOf, find, positionsOf, requireLayout } from './cut.ts'

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

interface Bored {
  feature: Record<string, unknown>
  /** How far the wider part reaches. */
  depth: number
}

function counterboreOf(entity: Entity, cut: Cut, ledger: Ledger): Bored {
  const dimensions = dimensionsOf(entity)
  const [diameter, depth] = [need(dimensions, 'diameter', entity), need(dimensions, 'depth', entity)]
  const near = onFace(cut.face, cut.laid.positions[0] as Point2, depth / 2)
  for (const { dimension, given } of dimensions.stated) {
    const wide = dimension !== 'depth'
    ledger.require({
      name: `${cut.id}-counterbore-${dimension}`,
      says: wide
        ? `counterbore diameter ${millimetres(diameter)}`
        : `counterbore depth ${millimetres(depth)}`,
      measure: wide ? { kind: 'hole-diameter', near } : { kind: 'hole-depth', diameter, near },
      value: wide ? diameter : depth,
      source: sourceOf(given),
      tolerance: toleranceOf(given, wide ? diameter : depth),
    })
  }
  return { feature: { diameter, depth }, depth }
}

/** Twice the hole, as flat-head screws have it. */
const USUAL_COUNTERSINK = 2

function countersinkOf(entity: Entity, cut: Cut, ledger: Ledger): Bored {
  const dimensions = dimensionsOf(entity)
  const values = dimensions.values
  const angle = need(dimensions, 'angle', entity)
  const usual = tidy(USUAL_COUNTERSINK * cut.diameter)
  const stated = values.get('diameter')
  const half = Math.tan((angle * Math.PI) / 360)
  // A thin plate has no room for the usual width.
  const widest = cut.diameter + 2 * cut.depth * 0.9 * half
  const diameter = stated ?? tidy(Math.min(usual, widest))
  if (stated === undefined)
    ledger.assume(
      `${cut.id}-countersink`,
      `The countersink is ${millimetres(diameter)} wide, as no size was given`,
    )
  if (!find(dimensions, 'angle'))
    ledger.assume(
      `${cut.id}-countersink-angle`,
      `The countersink has ${degrees(angle)}, as no angle was given`,
    )
  const depth = (diameter - cut.diameter) / 2 / half
  for (const { dimension, given } of dimensions.stated) {
    const isAngle = dimension === 'angle'
    const near = onFace(cut.face, cut.laid.positions[0] as Point2, depth / 2)
    ledger.require({
      name: `${cut.id}-countersink-${dimension}`,
      says: isAngle ? `countersink angle ${degrees(angle)}` : `countersink diameter ${millimetres(diameter)}`,
      measure: { kind: isAngle ? 'cone-angle' : 'cone-diameter', near },
      value: isAngle ? angle : diameter,
      source: sourceOf(given),
    })
  }
  return { feature: { diameter, angleDeg: angle }, depth }
}

/** Down through a body that has no flat face there: a plain cut in part coordinates. */
function curvedHole(cut: Cut, tapped: boolean, mouth: Bored | undefined): FeatureInput {
  const { entity, id, face, laid, diameter } = cut
  if (!cut.through || tapped || mouth)
    throw new EngineError(
      'prompt_too_ambiguous',
      `I can only drill ${quote(entity.item.text)} plain and all the way through, as the body is not flat there.`,
    )
  return {
    kind: 'extrude',
    id,
    operation: 'cut',
    sketch: { add: laid.positions.map((at) => ({ kind: 'circle', diameter, at })) },
    plane: { on: 'frame', origin: face.centre },
    extent: { kind: 'through-all' },
  }
}

export function makeHole(
  entity: Entity,
  face: Face,
  details: Details,
  ledger: Ledger,
): { cut: Cut; feature: FeatureInput } {
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
  if (stated === undefined && !named)
    ledger.assume(`${id}-diameter`, `The hole is ${millimetres(diameter)} wide, as no size was given`)
  const laid = layHoles(entity, face, diameter)
  const cut: Cut = { entity, id, face, laid, diameter, ...depthOf(entity, dimensions, face, ledger) }
  const deep = cut.depth * (entity.manners.has(TWO_MOUTHS) ? 0.5 : 0.95)
  const near = onFace(face, laid.positions[0] as Point2, deep)
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
  const above = (counterbore?.depth ?? 0) + (countersink?.depth ?? 0)
  if (depthGiven)
    cut.deep = { given: depthGiven, value: dimensions.values.get('depth') ?? cut.depth, above, near }
  if (face.curved)
    return { cut, feature: curvedHole(cut, named?.tapped ?? false, counterbore ?? countersink) }
  const feature = {
    kind: 'hole',
    id,
    face: face.selector,
    positions: positionsOf(cut),
    ...(named?.tapped ? { thread: { designation: named.designation } } : { diameter }),
    depth: cut.through
      ? { kind: 'through', ...(face.wall ? { reach: 'wall' } : {}) }
      : { kind: 'blind', depth: cut.depth },
    ...(counterbore ? { counterbore: counterbore.feature } : {}),
    ...(countersink ? { countersink: countersink.feature } : {}),
  } as FeatureInput
  return { cut, feature }
}
