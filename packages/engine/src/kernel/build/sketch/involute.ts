/**
 * Involute teeth. Reference profile of ISO 53: addendum 1 module, dedendum 1.25 modules, root fillet
 * up to 0.38 modules. Flanks are splines through exact points of the involute: a hundred times fewer
 * faces than chords, and smooth.
 */
import { EngineError } from '../../../errors.ts'
import type { Point2 } from '../../../plan/geometry.ts'
import type { Loop, Segment } from './loop.ts'
import { degrees, polar, radians } from './plane-vector.ts'

const ADDENDUM = 1
const DEDENDUM = 1.25
const ROOT_FILLET = 0.38
const FLANK_POINTS = 8

export interface GearSize {
  /** Transverse module. */
  module: number
  teeth: number
  /** Transverse. */
  pressureAngleDeg: number
  /** The void of a ring gear: its tips and roots change places. */
  internal?: boolean
  /** Height of the tooth over the pitch circle and below it; ISO 53 where left out. */
  addendum?: number
  dedendum?: number
  /** By how much a tooth is thinner on the pitch circle (a ring's void wider) than half the pitch. */
  backlash?: number
}

export interface GearRadii {
  pitch: number
  base: number
  /** The outermost circle of the outline: a gear's tips, or the roots of a ring gear. */
  outer: number
  /** The innermost: a gear's roots, or the tips of a ring gear. */
  inner: number
}

export function gearRadii({ module, teeth, pressureAngleDeg, internal, ...height }: GearSize): GearRadii {
  const pitch = (module * teeth) / 2
  const over = height.addendum ?? ADDENDUM * module
  const below = height.dedendum ?? DEDENDUM * module
  return {
    pitch,
    base: pitch * Math.cos(radians(pressureAngleDeg)),
    outer: pitch + (internal ? below : over),
    inner: pitch - (internal ? over : below),
  }
}

/** The involute function: tan α - α. */
export const involute = (angle: number): number => Math.tan(angle) - angle

/** Half the angle that a tooth (or the void between two teeth of a ring) takes on the circle of `radius`. */
export function halfToothAngle(size: GearSize, radius: number): number {
  const { base, pitch } = gearRadii(size)
  const play = ((size.internal ? 1 : -1) * (size.backlash ?? 0)) / (2 * pitch)
  const atPitch = Math.PI / (2 * size.teeth) + play + involute(radians(size.pressureAngleDeg))
  return atPitch - (radius > base ? involute(Math.acos(base / radius)) : 0)
}

/**
 * The point at `roll` radians along a flank, `offset` outside it. Parallels of an involute are involutes
 * of the same base circle, so the offset only lengthens the tangent.
 */
function flankPoint(size: GearSize, roll: number, offset = 0): { radius: number; angle: number } {
  const { base } = gearRadii(size)
  const along = base * roll + offset
  const start = halfToothAngle(size, 0)
  return { radius: Math.hypot(base, along), angle: start - roll + Math.atan2(along, base) }
}

const rollAt = (base: number, radius: number): number => Math.sqrt(Math.max(0, (radius / base) ** 2 - 1))

/** A fillet between a flank and a circle, in polar terms seen from the middle of the tooth. */
interface Fillet {
  centre: { radius: number; angle: number }
  /** Where it leaves the flank, and where it meets the circle. */
  flankRadius: number
  flankAngle: number
}

/** At the root of a gear: tangent to the root circle from outside, and to the flank or the radius below it. */
function rootFillet(size: GearSize, fillet: number): Fillet {
  const { base, inner } = gearRadii(size)
  const away = inner + fillet
  const along = Math.sqrt(Math.max(0, away ** 2 - base ** 2)) - fillet
  if (along >= 0) {
    const roll = along / base
    const contact = flankPoint(size, roll)
    return {
      centre: flankPoint(size, roll, fillet),
      flankRadius: contact.radius,
      flankAngle: contact.angle,
    }
  }
  const start = halfToothAngle(size, 0)
  return {
    centre: { radius: away, angle: start + Math.asin(fillet / away) },
    flankRadius: Math.sqrt(away ** 2 - fillet ** 2),
    flankAngle: start,
  }
}

/** At the root of a ring gear: tangent to the outer circle from inside, and to the flank. */
function ringRootFillet(size: GearSize, fillet: number): Fillet {
  const { base, outer } = gearRadii(size)
  const along = Math.sqrt(Math.max(0, (outer - fillet) ** 2 - base ** 2)) + fillet
  const contact = flankPoint(size, along / base)
  return {
    centre: flankPoint(size, along / base, -fillet),
    flankRadius: contact.radius,
    flankAngle: contact.angle,
  }
}

/** The largest fillet up to ISO 53's that leaves at least a tenth of the root's width as root. */
function largestFillet(size: GearSize): Fillet {
  const { outer, inner } = gearRadii(size)
  const half = Math.PI / size.teeth
  const room = size.internal ? halfToothAngle(size, outer) : half - halfToothAngle(size, inner)
  const fits = (radius: number) =>
    size.internal
      ? ringRootFillet(size, radius).centre.angle >= room / 10
      : rootFillet(size, radius).centre.angle <= half - room / 10
  let [low, high] = [0, ROOT_FILLET * size.module]
  if (fits(high)) low = high
  else
    for (let i = 0; i < 50; i++) {
      const middle = (low + high) / 2
      if (fits(middle)) low = middle
      else high = middle
    }
  return size.internal ? ringRootFillet(size, low) : rootFillet(size, low)
}

/** Refuses teeth that come to a point below their tip circle. */
function checkTeeth(size: GearSize, feature: string): void {
  const { outer, inner } = gearRadii(size)
  const named = `${feature}: a gear of module ${size.module} with ${size.teeth} teeth at ${size.pressureAngleDeg}°`
  if (!(inner > 0))
    throw new EngineError('geometry_validation_failed', `${named} has its roots below its centre`, feature)
  const tip = halfToothAngle(size, outer)
  if (!(tip > 1e-4))
    throw new EngineError(
      'geometry_validation_failed',
      `${named} has teeth that end in a point before its outer diameter of ${(2 * outer).toFixed(3)} mm (tip angle ${degrees(tip).toFixed(3)}°)`,
      feature,
    )
  if (!(halfToothAngle(size, inner) < Math.PI / size.teeth - 1e-4))
    throw new EngineError('geometry_validation_failed', `${named} has no room between its teeth`, feature)
}

/** The outline, counter-clockwise; the middle of the first tooth (or of a ring's first void) lies on +x. */
export function involuteGearLoop(size: GearSize, feature = 'gear'): Loop {
  checkTeeth(size, feature)
  const { base, outer, inner } = gearRadii(size)
  const fillet = largestFillet(size)
  const lowest = size.internal ? Math.max(base, inner) : Math.max(base, fillet.flankRadius)
  const highest = size.internal ? fillet.flankRadius : outer
  const [low, high] = [rollAt(base, lowest), rollAt(base, highest)]
  const flank = Array.from({ length: FLANK_POINTS }, (_, i) =>
    flankPoint(size, low + ((high - low) * i) / (FLANK_POINTS - 1)),
  )
  // An involute runs along the radius of the point where its string leaves the base circle.
  const tangentAngle = (roll: number) => halfToothAngle(size, 0) - roll

  const segments: Segment[] = []
  const step = (2 * Math.PI) / size.teeth
  const on = (middle: number, { radius, angle }: { radius: number; angle: number }, side: 1 | -1) =>
    polar(radius, middle + side * angle)
  const line = (to: Point2) => segments.push({ kind: 'line', to })
  const arc = (to: Point2, centre: Point2, turn: 1 | -1 = 1) =>
    segments.push({ kind: 'arc', to, centre, turn })
  const flankFoot = flank[0] as { radius: number; angle: number }
  const flankHead = flank.at(-1) as { radius: number; angle: number }
  const filletFlank = { radius: fillet.flankRadius, angle: fillet.flankAngle }
  const filletCircle = { radius: size.internal ? outer : inner, angle: fillet.centre.angle }
  const innerCorner = size.internal ? { radius: inner, angle: halfToothAngle(size, inner) } : filletFlank
  const radialBelow = lowest - innerCorner.radius > 1e-9 * outer

  const up = (middle: number) => {
    if (radialBelow) line(on(middle, flankFoot, -1))
    segments.push({
      kind: 'spline',
      through: flank.slice(1, -1).map((p) => on(middle, p, -1)),
      to: on(middle, flankHead, -1),
      startTangent: polar(1, middle - tangentAngle(low)),
      endTangent: polar(1, middle - tangentAngle(high)),
    })
  }
  const down = (middle: number) => {
    segments.push({
      kind: 'spline',
      through: flank
        .slice(1, -1)
        .toReversed()
        .map((p) => on(middle, p, 1)),
      to: on(middle, flankFoot, 1),
      startTangent: polar(-1, middle + tangentAngle(high)),
      endTangent: polar(-1, middle + tangentAngle(low)),
    })
    if (radialBelow) line(on(middle, innerCorner, 1))
  }

  for (let tooth = 0; tooth < size.teeth; tooth++) {
    const middle = tooth * step
    const next = ((tooth + 1) % size.teeth) * step
    up(middle)
    if (size.internal) {
      arc(on(middle, filletCircle, -1), on(middle, fillet.centre, -1))
      arc(on(middle, filletCircle, 1), [0, 0])
      arc(on(middle, flankHead, 1), on(middle, fillet.centre, 1))
      down(middle)
      arc(on(next, innerCorner, -1), [0, 0])
    } else {
      arc(on(middle, flankHead, 1), [0, 0])
      down(middle)
      arc(on(middle, filletCircle, 1), on(middle, fillet.centre, 1), -1)
      arc(on(next, filletCircle, -1), [0, 0])
      arc(on(next, innerCorner, -1), on(next, fillet.centre, -1), -1)
    }
  }
  return { kind: 'path', start: on(0, innerCorner, -1), segments }
}
