/** How each stated size of a body is measured on the finished solid. */
import type { AxisName, Point3 } from '../../../plan/geometry.ts'
import { sidesOf } from '../../entity.ts'
import { belowTrough, isTrough } from '../cuts/troughs.ts'
import { along, middleOf, type Stand } from '../faces/stand.ts'
import { degrees, millimetres } from '../ledger.ts'
import { HEIGHTS, hasLevel, isInGroove, isSolid, type Matter, OWN_AXES, openSide } from '../scene/probe.ts'
import { arcPoint, isTurned, slants } from './drawn-points.ts'
import { crownWall, floor, room, roomHeight, sideWall } from './hollow-measures.ts'
import { direction, get, height, type Measured, pointOf } from './measured.ts'
import { wholeEnd } from './meeting-pipes.ts'
import { leverEnd, roundEnd } from './round-end-measures.ts'

const NEAR = 1e-6

/** The overall size where the body spans the whole part, else the distance between its two ends. */
export function span(stand: Stand, scene: Matter, own: 0 | 1 | 2): Measured {
  const across = liesAcross(stand)
  if (stand.turn !== undefined && own === 1 && !across) return acrossArm(stand)
  const axis = OWN_AXES[stand.axis][across && own < 2 ? ((1 - own) as 0 | 1) : own]
  const [from, to] = [along(stand.min, axis), along(stand.max, axis)]
  const whole = Math.abs(from - along(scene.min, axis)) < NEAR && Math.abs(to - along(scene.max, axis)) < NEAR
  if (whole) return { measure: { kind: 'extent', axis }, value: to - from }
  if (hasLevel(scene, axis, from) && hasLevel(scene, axis, to))
    return { measure: { kind: 'levels', axis, from, to }, value: to - from }
  return overall(scene, axis)
}

/** One that crosses another is turned onto the other axis. */
const liesAcross = ({ turn, entity, across }: Stand): boolean =>
  across === true || (turn === 90 && entity.places.some(({ place }) => place.kind === 'crossing'))

/** The width of a turned body, straight through its middle. */
function acrossArm({ min, max, turn = 0, dimensions }: Stand): Measured {
  const radians = (turn * Math.PI) / 180
  return {
    measure: {
      kind: 'wall-thickness',
      at: middleOf({ min, max }),
      direction: [-Math.sin(radians), Math.cos(radians), 0],
    },
    value: dimensions.values.get('y') ?? 0,
  }
}

/** An end that another body covers cannot be seen: the whole part is measured along that axis. */
function overall(scene: Matter, axis: AxisName): Measured {
  const value = along(scene.max, axis) - along(scene.min, axis)
  return { measure: { kind: 'extent', axis }, value, note: `overall ${millimetres(value)}` }
}

type Table = Readonly<Record<string, (stand: Stand, scene: Matter) => Measured | Measured[]>>

const cylinder = (stand: Stand, scene: Matter): Measured => {
  const value = get(stand, 'diameter')
  if (isTrough(stand, scene)) {
    const below = belowTrough(stand, scene)
    return { ...below, note: `${millimetres(below.value)} of material left` }
  }
  const near = openSide(scene, stand, value) ?? pointOf(stand, value / 2, height(stand) / 2)
  return stand.entity.cut
    ? {
        measure: {
          kind: 'hole-diameter',
          near: pointOf(stand, 0, height(stand) / 2),
          axis: direction(stand),
        },
        value,
      }
    : { measure: { kind: 'cylinder-diameter', near, axis: direction(stand) }, value }
}
/** Where a hub with a bore of its own stands inside, or the bore is wider at one end, that would be found in its place. */
const bore = (stand: Stand, scene: Matter): Measured => {
  const value = get(stand, 'innerDiameter')
  const end = wholeEnd(stand, scene.stands)
  if (end !== undefined) return wallAt(stand, end)
  const [x, y] = stand.origin
  const within = scene.openings.some(
    ({ at, axis, diameter }) =>
      axis === stand.axis && axis === 'z' && Math.hypot(at[0] - x, at[1] - y) < 1e-6 && diameter !== value,
  )
  if (within)
    return {
      measure: { kind: 'hole-count', diameter: value, axis: direction(stand) },
      value: 1,
      note: `one opening of ${millimetres(value)}`,
    }
  const beside = isSolid(scene, pointOf(stand, 0, height(stand) / 2)) && wallBeside(stand, scene)
  if (beside) return beside
  return {
    measure: { kind: 'hole-diameter', near: pointOf(stand, 0, height(stand) / 2), axis: direction(stand) },
    value,
  }
}
/** The wall of a pipe, so far along it. */
const wallAt = (stand: Stand, up: number): Measured => ({
  measure: {
    kind: 'wall-thickness',
    at: pointOf(stand, (get(stand, 'diameter') + get(stand, 'innerDiameter')) / 4, up),
    direction: `+${OWN_AXES[stand.axis][0]}`,
  },
  value: (get(stand, 'diameter') - get(stand, 'innerDiameter')) / 2,
})
/** Where a hub without a bore fills its middle: the wall of a ring, straight outwards where no spoke meets it. */
function wallBeside(stand: Stand, scene: Matter): Measured | undefined {
  const [outer, inner] = [get(stand, 'diameter'), get(stand, 'innerDiameter')]
  const open = openSide(scene, stand, inner)
  if (!open || stand.axis !== 'z') return undefined
  const [x, y] = [open[0] - stand.origin[0], open[1] - stand.origin[1]]
  const out = (outer + inner) / (2 * inner)
  return {
    measure: {
      kind: 'wall-thickness',
      at: [stand.origin[0] + out * x, stand.origin[1] + out * y, open[2]],
      direction: [x, y, 0],
    },
    value: (outer - inner) / 2,
    note: `ring ${millimetres((outer - inner) / 2)} wide`,
  }
}
/** In its middle, or beside a groove, a collar or a hole that is there. */
const wall = (stand: Stand, scene: Matter): Measured => {
  const outside = get(stand, 'diameter') / 2 + NEAR
  const within = (get(stand, 'diameter') + get(stand, 'innerDiameter')) / 4
  const isBare = (part: number): boolean => {
    const up = part * height(stand)
    return (
      !isInGroove(stand, outside, up) &&
      !isSolid(scene, pointOf(stand, outside, up)) &&
      isSolid(scene, pointOf(stand, within, up))
    )
  }
  return wallAt(stand, wholeEnd(stand, scene.stands) ?? (HEIGHTS.find(isBare) ?? 0.5) * height(stand))
}
const coneAngle = (stand: Stand): Measured => {
  const value = get(stand, 'angle')
  // On its flank halfway up: there may be a cone within the cone.
  const near = pointOf(
    stand,
    (get(stand, 'bottomDiameter') + get(stand, 'topDiameter')) / 4,
    height(stand) / 2,
  )
  return { measure: { kind: 'cone-angle', near }, value, note: `cone angle ${degrees(value)}` }
}
const flats = (stand: Stand): Measured => {
  const value = get(stand, 'acrossFlats')
  return {
    measure: {
      kind: 'flats',
      at: pointOf(stand, 0, height(stand) / 2),
      axis: direction(stand),
      sides: sidesOf(stand.entity) ?? 6,
    },
    value,
    note: `across flats ${millimetres(value)}`,
  }
}
const torus =
  (which: 'ring' | 'tube') =>
  (stand: Stand): Measured => {
    const value = get(stand, which === 'ring' ? 'ringDiameter' : 'tubeDiameter')
    return {
      measure: { kind: 'torus-diameter', which },
      value,
      note: `${which} diameter ${millimetres(value)}`,
    }
  }
const sphere = (stand: Stand): Measured => {
  const value = get(stand, 'diameter')
  // On its flank: where a sphere runs smoothly into a cylinder, only a point tells it from a rounding, and poles get cut off.
  const flank = (value / 2) * Math.SQRT1_2
  const middle = stand.shape === 'sphere' || stand.downward ? value / 2 : 0
  const up = stand.downward ? middle - flank : middle + flank
  return { measure: { kind: 'sphere-diameter', near: pointOf(stand, flank, up) }, value }
}
/** Halfway up its side: nothing else of the part is as round there. */
const ballOfCap = (stand: Stand): Measured => {
  const [value, up] = [get(stand, 'ballDiameter'), height(stand) / 2]
  return {
    measure: { kind: 'sphere-diameter', near: pointOf(stand, Math.sqrt(up * (value - up)), up) },
    value,
  }
}
const first = (stand: Stand, scene: Matter): Measured => span(stand, scene, 0)
const second = (stand: Stand, scene: Matter): Measured => span(stand, scene, 1)
const third = (stand: Stand, scene: Matter): Measured => span(stand, scene, 2)

/** A side stands for every dimension it was said of: three of a cube, two of a square plate. */
const sides = (stand: Stand, scene: Matter): Measured[] =>
  ([0, 1, 2] as const)
    .filter((own) => get(stand, ['x', 'y', 'z'][own] as string) === get(stand, 'side'))
    .map((own) => span(stand, scene, own))

const alongBase = (stand: Stand, scene: Matter): Measured => span(stand, scene, isTurned(stand) ? 1 : 0)
const acrossBase = (stand: Stand, scene: Matter): Measured => span(stand, scene, isTurned(stand) ? 0 : 1)

/** So far up a triangle its width is measured where its corners are rounded: clear of them, and of a hole in its middle. */
const UP = 0.6

/** The base of a triangle, or what its slanted sides leave of it further up where its ends are rounded off. */
const triangleBase = (stand: Stand, scene: Matter): Measured => {
  const right = stand.entity.adjectives.has('right')
  if (!stand.rounded || right || isTurned(stand) || stand.axis !== 'z') return alongBase(stand, scene)
  const [low, high] = [stand.min[1], stand.max[1]]
  const level = (stand.base ?? '-y') === '-y' ? low + UP * (high - low) : high - UP * (high - low)
  const value = (1 - UP) * (stand.max[0] - stand.min[0])
  const at: Point3 = [(stand.min[0] + stand.max[0]) / 2, level, (stand.min[2] + stand.max[2]) / 2]
  return {
    measure: { kind: 'wall-thickness', at, direction: '+x' },
    value,
    note: `${millimetres(value)} between its sides further up, as its corners are rounded`,
  }
}

/** The slanted sides are nearest to each other at the shorter base. */
const shorterBase = (stand: Stand): Measured => {
  const [left, right] = slants(stand)
  const value = Math.min(get(stand, 'bottom'), get(stand, 'top'))
  return {
    measure: { kind: 'distance', between: [left, right] },
    value,
    note: `shorter base ${millimetres(value)}`,
  }
}
/** A half circle is no hole; it shows in the material left between the top of its arc and the far side. */
const arc = (stand: Stand, scene: Matter): Measured => {
  const [near, centre] = [arcPoint(stand, 1), arcPoint(stand, 0)]
  const value = get(stand, 'diameter')
  if (!stand.entity.cut)
    return { measure: { kind: 'cylinder-diameter', near, axis: direction(stand) }, value }
  const k = Math.abs(near[0] - centre[0]) > Math.abs(near[1] - centre[1]) ? 0 : 1
  const end = near[k] > centre[k] ? scene.max[k] : scene.min[k]
  const left = Math.abs(end - near[k])
  const at: Point3 = [...near]
  at[k] = (near[k] + end) / 2
  return {
    measure: { kind: 'wall-thickness', at, direction: k === 0 ? '+x' : '+y' },
    value: left,
    note: `leaves ${millimetres(left)}`,
  }
}

/** Every tooth is met by a circle between root (0) and tip (1). */
const teethAt =
  (part: number) =>
  (stand: Stand): Measured => {
    const [tip, root] = [get(stand, 'outerDiameter'), get(stand, 'innerDiameter')]
    const centre = pointOf(stand, 0, height(stand) / 2)
    const diameter = root + part * (tip - root)
    const value = get(stand, 'teeth')
    return {
      measure: { kind: 'tooth-count', centre, axis: direction(stand), diameter },
      value,
      note: `${value} teeth at ${millimetres(diameter)}`,
    }
  }
/** Of an even star that is the widest body its tips show in the size of the part. */
const tips = (stand: Stand, scene: Matter): Measured[] => {
  const across = span(stand, scene, 0)
  const shows =
    across.measure.kind === 'extent' && Math.abs(across.value - get(stand, 'outerDiameter')) < NEAR
  return [...(shows ? [across] : []), teethAt(0.98)(stand)]
}

/** A ramp's low end shows in its height close to it: the end itself is an edge of two faces. */
const lowEnd = (stand: Stand): Measured => {
  const [low, high] = [get(stand, 'low'), get(stand, 'z')]
  const near = 0.04
  const { rises = '+x' } = stand.entity
  const run = rises[1] === 'x' ? 0 : 1
  const share = rises[0] === '+' ? near : 1 - near
  const at = stand.min.map((from, k) => from + (k === run ? share : 0.5) * ((stand.max[k] as number) - from))
  const value = low + near * (high - low)
  at[2] = stand.min[2] + value / 2
  return {
    measure: { kind: 'wall-thickness', at: at as Point3, direction: '+z' },
    value,
    note: `${millimetres(value)} close to the low end`,
  }
}

const overEnds: Table[string] = (stand, scene) => ({
  ...first(stand, scene),
  note: `${millimetres(get(stand, 'x'))} over all`,
})

const boxTable: Table = {
  x: first,
  y: second,
  z: third,
  side: sides,
  wall: sideWall,
  floor,
  innerX: room(0),
  innerY: room(1),
  innerZ: roomHeight,
}
const roundTable: Table = {
  diameter: cylinder,
  radius: cylinder,
  innerDiameter: bore,
  innerRadius: bore,
  wall,
  floor,
  height: third,
}

export const TABLES: Readonly<Record<Stand['shape'], Table>> = {
  box: boxTable,
  round: roundTable,
  tube: roundTable,
  sphere: {
    diameter: sphere,
    radius: sphere,
    wall: sideWall,
    innerDiameter: sideWall,
    innerRadius: sideWall,
  },
  hemisphere: {
    diameter: sphere,
    radius: sphere,
    height: third,
    wall: crownWall,
    innerDiameter: crownWall,
    innerRadius: crownWall,
  },
  cap: { diameter: first, radius: first, height: third, ballDiameter: ballOfCap, ballRadius: ballOfCap },
  cone: {
    bottomDiameter: (stand, scene) =>
      get(stand, 'bottomDiameter') >= get(stand, 'topDiameter') ? first(stand, scene) : coneAngle(stand),
    bottomRadius: (stand, scene) =>
      get(stand, 'bottomDiameter') >= get(stand, 'topDiameter') ? first(stand, scene) : coneAngle(stand),
    topDiameter: (stand, scene) =>
      get(stand, 'topDiameter') > get(stand, 'bottomDiameter') ? first(stand, scene) : coneAngle(stand),
    topRadius: (stand, scene) =>
      get(stand, 'topDiameter') > get(stand, 'bottomDiameter') ? first(stand, scene) : coneAngle(stand),
    height: third,
    angle: coneAngle,
    slant: coneAngle,
  },
  torus: {
    ringDiameter: torus('ring'),
    ringRadius: torus('ring'),
    tubeDiameter: torus('tube'),
    tubeRadius: torus('tube'),
    outerDiameter: first,
    outerRadius: first,
    innerDiameter: torus('ring'),
    innerRadius: torus('ring'),
  },
  polygon: {
    acrossCorners: flats,
    acrossFlats: flats,
    side: flats,
    circumradius: flats,
    inradius: flats,
    height: third,
    wall: sideWall,
    floor,
  },
  pyramid: {
    x: first,
    y: second,
    z: third,
    side: (stand, scene) => [first(stand, scene), second(stand, scene)],
    acrossCorners: first,
  },
  triangle: { base: triangleBase, rise: acrossBase, side: triangleBase, height: third },
  turned: { diameter: first, radius: first, height: third },
  loft: { x: first, y: second, height: third },
  stadium: {
    ...boxTable,
    endRadius: roundEnd,
    centres: overEnds,
  },
  stub: { ...boxTable, endRadius: roundEnd },
  lever: {
    ...boxTable,
    endRadius: leverEnd('min'),
    smallRadius: leverEnd('max'),
    smallDiameter: leverEnd('max'),
    centres: overEnds,
  },
  border: boxTable,
  ridge: boxTable,
  ramp: { ...boxTable, low: lowEnd },
  trapezoid: { bottom: alongBase, rise: acrossBase, top: shorterBase, height: third },
  star: {
    teeth: teethAt(0.5),
    vertices: teethAt(0.5),
    outerDiameter: tips,
    outerRadius: tips,
    innerDiameter: teethAt(0.02),
    innerRadius: teethAt(0.02),
    height: third,
  },
  semicircle: { diameter: arc, radius: arc, height: third },
  outline: { x: first, y: second, height: third },
  ellipse: { majorAxis: first, semiMajor: first, minorAxis: second, semiMinor: second, height: third },
}
