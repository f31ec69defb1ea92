/** Involute gears to the reference profile of ISO 53: spur, helical, internal, and the straight rack. */
import type { FeatureOf } from '../../../plan/features.ts'
import type { Point2, Point3 } from '../../../plan/geometry.ts'
import type { Occt, TopoDS_Shape } from '../../occt.ts'
import { impossible, mm } from '../features/refusal.ts'
import { type GearSize, gearRadii, involuteGearLoop } from '../sketch/involute.ts'
import { arcTurn, type PathLoop, polygonLoop, type Segment, stretches } from '../sketch/loop.ts'
import { angleOf, gap, minus, radians } from '../sketch/plane-vector.ts'
import { loopsFace } from '../sketch/wires.ts'
import { prism } from '../solids/shapes.ts'
import {
  arcCurve,
  chainWire,
  curveThrough,
  degreeForTurn,
  lineCurve,
  type Motion,
  movedCurve,
  type NurbsCurve,
  sweptFace,
} from './nurbs.ts'
import { screw, screwLocation } from './screw.ts'
import { circleWire, cylinderWall, joined, levelFace, solidFromFaces } from './solid.ts'
import { checkMounting, disc, hubLayers, layer } from './wheel.ts'

type Gear = FeatureOf<'gear'>

/** The wall behind the roots, in modules, where no rim is given. */
const RING_WALL = 1.25
const RACK_HEIGHT = 2.5

export function gearSolid(oc: Occt, gear: Gear): TopoDS_Shape {
  if (gear.helixAngleDeg > 0 && (gear.form === 'spur' || gear.form === 'rack'))
    throw impossible(
      gear.id,
      `a ${gear.form} gear has straight teeth, yet a helix angle of ${gear.helixAngleDeg}° is given`,
    )
  if (gear.rim !== undefined && (gear.form === 'spur' || gear.form === 'helical'))
    throw impossible(gear.id, `a ${gear.form} gear has no rim; its diameter follows from module and teeth`)
  if ((gear.bore !== undefined || gear.hub) && (gear.form === 'internal' || gear.form === 'rack'))
    throw impossible(
      gear.id,
      `${gear.form === 'rack' ? 'a rack' : 'an internal gear'} has neither bore nor hub`,
    )
  if (gear.herringbone && gear.helixAngleDeg === 0)
    throw impossible(gear.id, 'herringbone teeth need a helix angle')
  return FORMS[gear.form](oc, gear)
}

const FORMS: Record<Gear['form'], (oc: Occt, gear: Gear) => TopoDS_Shape> = {
  spur: outerGear,
  helical: outerGear,
  internal: ringGear,
  rack,
}

/** Sizes across the axis: a helix of angle β stretches them by 1/cos β, but not the height of the teeth. */
function transverse(gear: Gear): GearSize {
  const beta = radians(gear.helixAngleDeg)
  return {
    module: gear.module / Math.cos(beta),
    teeth: gear.teeth,
    pressureAngleDeg: (Math.atan(Math.tan(radians(gear.pressureAngleDeg)) / Math.cos(beta)) * 180) / Math.PI,
    internal: gear.form === 'internal',
    addendum: gear.module,
    dedendum: 1.25 * gear.module,
    backlash: gear.backlash / Math.cos(beta),
  }
}

/** Teeth always make a path, never a circle. */
const toothedPath = (size: GearSize, feature: string) => involuteGearLoop(size, feature) as PathLoop

function outerGear(oc: Occt, gear: Gear): TopoDS_Shape {
  const size = transverse(gear)
  checkMounting(gear, 2 * gearRadii(size).inner)
  const outline = toothedPath(size, gear.id)
  const teeth =
    gear.helixAngleDeg > 0 ? twisted(oc, gear, outline) : layer(oc, outline, 0, gear.faceWidth, gear)
  return joined(oc, teeth, 'add', hubLayers(oc, gear, gear.faceWidth), gear.id)
}

function ringGear(oc: Occt, gear: Gear): TopoDS_Shape {
  const size = transverse(gear)
  const roots = 2 * gearRadii(size).outer
  const rim = gear.rim ?? roots + 2 * RING_WALL * gear.module
  if (!(rim > roots))
    throw impossible(gear.id, `a ring of ${mm(rim)} has no wall behind roots on a circle of ${mm(roots)}`)
  const outline = toothedPath(size, gear.id)
  if (gear.helixAngleDeg > 0) return twisted(oc, gear, outline, rim)
  const axes = { origin: [0, 0, 0], x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] } satisfies Record<
    string,
    Point3
  >
  return prism(oc, loopsFace(oc, disc(rim), [outline], axes, gear.id), [0, 0, gear.faceWidth])
}

/** Lies on its back at z = 0, teeth upwards, along x, its width across y; it begins and ends in the middle of a space. */
function rack(oc: Occt, gear: Gear): TopoDS_Shape {
  const { module, teeth, faceWidth } = gear
  const height = gear.rim ?? RACK_HEIGHT * module
  const slope = Math.tan(radians(gear.pressureAngleDeg))
  const thinner = gear.backlash / 2
  const [tip, root] = [
    (Math.PI / 4 - slope) * module - thinner,
    (Math.PI / 4 + 1.25 * slope) * module - thinner,
  ]
  const pitch = Math.PI * module
  if (!(height > 1.25 * module))
    throw impossible(
      gear.id,
      `a rack of ${mm(height)} to its pitch line has no back behind roots ${mm(1.25 * module)} below it`,
    )
  if (!(tip > 0) || !(root < pitch / 2))
    throw impossible(gear.id, `rack teeth at a pressure angle of ${gear.pressureAngleDeg}° come to a point`)
  const left = (-teeth * pitch) / 2
  const low = height - 1.25 * module
  const profile: Point2[] = [
    [left, 0],
    [left, low],
  ]
  for (let tooth = 0; tooth < teeth; tooth++) {
    const middle = left + (tooth + 0.5) * pitch
    profile.push(
      [middle - root, low],
      [middle - tip, height + module],
      [middle + tip, height + module],
      [middle + root, low],
    )
  }
  profile.push([-left, low], [-left, 0])
  const axes = { origin: [0, faceWidth / 2, 0], x: [1, 0, 0], y: [0, 0, 1], z: [0, -1, 0] } satisfies Record<
    string,
    Point3
  >
  return prism(oc, loopsFace(oc, polygonLoop(profile), [], axes, gear.id), [0, -faceWidth, 0])
}

/**
 * The outline turned evenly while it rises: every section is the same, so the volume is area times width. The bore
 * of a gear, or the outside of a ring, is one more wall.
 */
function twisted(oc: Occt, gear: Gear, outline: PathLoop, rim?: number): TopoDS_Shape {
  const { teeth, faceWidth } = gear
  const sense = gear.hand === 'right' ? 1 : -1
  const pitchRadius = gearRadii(transverse(gear)).pitch
  const turnPerMm = (sense * Math.tan(radians(gear.helixAngleDeg))) / pitchRadius
  const curves = stretches(outline).map(({ from, segment }) => segmentCurve(from, segment))
  const turned: Motion = gear.herringbone ? thereAndBack(turnPerMm, faceWidth) : screw(turnPerMm)
  const bounds = gear.herringbone ? [0, faceWidth / 2, faceWidth] : [0, faceWidth]
  const halves = bounds.slice(1).map((to, i) => ({ from: bounds[i] as number, to }))
  const tooth = curves
    .slice(0, curves.length / teeth)
    .flatMap((curve) => halves.flatMap((stretch) => twistedFaces(oc, curve, turned, turnPerMm, stretch)))
  const faces: TopoDS_Shape[] = []
  for (let i = 0; i < teeth; i++) {
    using place = screwLocation(oc, 0, (2 * Math.PI * i) / teeth)
    for (const face of tooth) faces.push(face.Moved(place, false))
  }
  const round = rim ?? gear.bore
  if (round !== undefined) faces.push(cylinderWall(oc, round / 2, faceWidth))
  for (const height of [0, faceWidth]) {
    const motion = turned(height)
    const teethWire = chainWire(
      oc,
      curves.map((curve) => movedCurve(curve, motion)),
    )
    const roundWire = round === undefined ? [] : [circleWire(oc, round / 2, height)]
    const [outer, ...inner] = rim === undefined ? [teethWire, ...roundWire] : [...roundWire, teethWire]
    faces.push(levelFace(oc, outer, inner, height))
  }
  return solidFromFaces(oc, faces, gear.id)
}

/** The two halves of a herringbone gear mirror each other, so that it ends at the angle it began with. */
function thereAndBack(turnPerMm: number, width: number): Motion {
  const there = screw(turnPerMm)
  return (rise) => {
    if (rise <= width / 2) return there(rise)
    const mirrored = there(width - rise)
    return (point) => {
      const [x, y, z] = mirrored(point)
      return [x, y, z + 2 * rise - width]
    }
  }
}

/** Wide gears of steep helix turn far: no face turns by more than half a turn. */
function twistedFaces(
  oc: Occt,
  curve: NurbsCurve,
  motion: Motion,
  turnPerMm: number,
  { from, to }: { from: number; to: number },
): TopoDS_Shape[] {
  const parts = Math.max(1, Math.ceil((Math.abs(turnPerMm) * (to - from)) / Math.PI))
  const step = (to - from) / parts
  const degree = degreeForTurn(turnPerMm * step)
  return Array.from({ length: parts }, (_, i) =>
    sweptFace(oc, curve, motion, { from: from + i * step, to: from + (i + 1) * step, degree }),
  )
}

/** A spline of the outline is a flank, its points at even steps of roll along the involute. */
function segmentCurve(from: Point2, segment: Segment): NurbsCurve {
  const flat = ([x, y]: Point2): Point3 => [x, y, 0]
  if (segment.kind === 'line') return lineCurve(flat(from), flat(segment.to))
  if (segment.kind === 'spline') return curveThrough([from, ...segment.through, segment.to].map(flat))
  const start = angleOf(minus(from, segment.centre))
  return arcCurve(
    flat(segment.centre),
    gap(from, segment.centre),
    start,
    start + segment.turn * arcTurn(from, segment),
  )
}
