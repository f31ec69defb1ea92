/** The face that a hole, a slot or a pocket is cut into. */
import { EngineError } from '../../../errors.ts'
import type { AxisName, Point3, SignedAxis } from '../../../plan/geometry.ts'
import { type Entity, isHoleNamed, isHollow } from '../../entity.ts'
import { tidy } from '../../quantities/scan.ts'
import { quote } from '../../sizes/sizes.ts'
import { SLICE } from '../../worked/slices.ts'
import { dimensionsOf } from '../bodies/dimensions.ts'
import { openSides } from '../bodies/hollow.ts'
import { spansAll } from '../cuts/full.ts'
import { isHalfwayUp, isRadial } from '../cuts/radial.ts'
import { windowOf, windowWords } from '../cuts/windows.ts'
import { THROUGH_ALL } from '../families/pieces.ts'
import { all, words } from '../layout/statements.ts'
import { tipSide } from '../scene/contact.ts'
import { flatEnds } from '../scene/probe.ts'
import { stackBehind } from './stack-behind.ts'
import { along, crestOf, cutInto, type Face, faceOf, ROUND_SHAPES, type Stand } from './stand.ts'
import { thinSide } from './thin-side.ts'

/** The round body that a hole goes across; undefined for every other hole. */
export function roundHost(entity: Entity, stands: readonly Stand[]): Stand | undefined {
  const stand = cutInto(entity.host, stands)
  return stand && isRadial(entity, stand) ? stand : undefined
}

/** Places that leave a cut in the middle, seen the way it goes. */
const IN_THE_MIDDLE: ReadonlySet<string> = new Set(['centre', 'along', 'range', 'full'])

/** A face that the words name. */
const saidFace = ({ places }: Entity): boolean =>
  places.some(({ place }) => place.kind === 'face' || place.kind === 'tip')

/** How much longer than wide a bar is. */
const SLENDER = 2.5

/**
 * "a cross hole through the bar", with no side named: across from the front, or from the right of what is long that way.
 * Of a block nobody knows which side is meant.
 */
function sideAcross(stand: Stand): SignedAxis | undefined {
  const thin = thinSide(stand)
  if (thin) return thin
  const { min, max } = stand
  const size = max.map((end, k) => tidy(end - (min[k] as number))) as [number, number, number]
  const [short, middle, long] = size.toSorted((a, b) => a - b) as [number, number, number]
  if (short !== middle && long < SLENDER * middle) return undefined
  return size[1] === long && size[1] > size[0] ? '+x' : '-y'
}

/** "in the middle of its length": halfway along what lies, which may be seen from above. */
const saysLength = ({ places }: Entity): boolean =>
  all(places, 'mid height').some(({ source }) => source.items.some(({ text }) => /length/iu.test(text)))

/** The face a cut goes into: the named one, else the top (the end, for a body that lies); `copy`: of this copy of its host. */
export function hostFace(entity: Entity, stands: readonly Stand[], copy?: Stand): Face {
  // "a cross hole along X": which way it goes is told.
  const across = entity.manners.has('radial') || (isHalfwayUp(entity) && !saysLength(entity))
  if (!across || saidFace(entity) || drilledAlong(entity)) return faceFor(entity, stands, copy)
  const bodies = stands.filter((stand) => !stand.entity.cut)
  const host = copy ?? bodies.find((stand) => stand.entity === entity.host) ?? bodies[0]
  const side = host && sideAcross(host)
  if (!side)
    throw new EngineError(
      'prompt_too_ambiguous',
      `Which side does ${quote(entity.item.text)} go through? Name the front, back, left or right side.`,
    )
  const way = side === '+x' ? 'right to left' : 'front to back'
  const why = `The ${entity.concept} goes across from ${way}, as no side was named`
  return { ...faceFor(entity, stands, copy, side), why }
}

/** "hollow it out from underneath …, so the pocket is 13 x 13 mm": the room of what is open there and nowhere else. */
const roomBelow = ({ concept }: Entity, { entity: { open } }: Stand) =>
  concept === 'pocket' && open.size === 1 && open.has('-z')
    ? ({ kind: 'face', face: '-z' } as const)
    : undefined

function faceFor(entity: Entity, stands: readonly Stand[], copy?: Stand, across?: SignedAxis): Face {
  const bodies = stands.filter((stand) => !stand.entity.cut)
  const base = bodies[0] as Stand
  const named = copy ?? bodies.find((stand) => stand.entity === entity.host)
  const tip = all(entity.places, 'tip')[0]?.place
  const said = tip
    ? ({ kind: 'face', face: tipSide(tip.which, named ?? base) } as const)
    : (entity.places.map(({ place }) => place).find((place) => place.kind === 'face') ??
      (across
        ? ({ kind: 'face', face: across } as const)
        : (fromBelow(entity) ?? roomBelow(entity, named ?? base))))
  // What lies above the base or below the top goes across: from the front, where no side is named and no slot runs that way.
  const upright = entity.places.some(({ place }) => place.kind === 'from' && place.upright)
  const drilled = drilledAlong(entity)
  const way = all(entity.places, 'along').find(({ place }) => place.drilled)
  if (way && said?.kind === 'face' && said.face[1] !== way.place.axis)
    throw new EngineError(
      'prompt_too_ambiguous',
      `${quote(entity.item.text)} goes ${quote(words(way.source))}, but also into a side that lies another way. Say where its middle is, and which way it goes.`,
    )
  const level =
    upright && !drilled && (named ?? base).shape === 'box'
      ? acrossSlot(named ?? base, stands)
      : drilled || !isThroughHole(entity)
        ? undefined
        : throughWall(entity, named, base)
  const normal: SignedAxis =
    said?.kind === 'face' ? said.face : (level ?? `+${drilled ?? (named ?? base).axis}`)
  const covered =
    said?.kind !== 'face' && normal === '+z' ? coveredBy(entity, named ?? base, bodies) : undefined
  if (covered) {
    const below = faceOf(named ?? base, '-z', { facing: '-z', feature: (named ?? base).id })
    const why = `The ${entity.concept} is cut from below, as the ${covered.entity.concept} would close it at the top`
    return { ...below, shared: true, why }
  }
  const placed = entity.places.some(({ place }) => !['centre', 'face', 'along', 'tip'].includes(place.kind))
  const single = bodies.length > 1 && (entity.count?.value ?? 1) === 1 && !placed && !named
  const around = bodies.filter((stand) => isOver(stand, base))
  const inMiddle = entity.places.every(({ place }) => IN_THE_MIDDLE.has(place.kind))
  const spans =
    entity.manners.has(THROUGH_ALL) || spansAll(entity, bodies) || (inMiddle && spansAll(entity, around))
  const many = single || (bodies.length > 1 && spans)
  // "through everything", where bodies stand beside the middle: from the level of the highest of them.
  if (normal === '+z' && entity.manners.has(THROUGH_ALL) && bodies.some((stand) => !isOver(stand, base))) {
    const highest = bodies.reduce((a, b) => (b.max[2] > a.max[2] ? b : a), base)
    const low = Math.min(...bodies.map((stand) => stand.min[2]))
    const { selector } = faceOf(highest, normal, { facing: normal, feature: highest.id })
    const own = faceOf(named ?? base, normal, { facing: normal })
    const [x, y] = own.centre
    return {
      ...own,
      selector,
      centre: [x, y, highest.max[2]],
      depth: highest.max[2] - low,
      shared: true,
    }
  }
  if (many && normal === '+z') {
    // A central hole with no body named goes down through all of them.
    const top = around.reduce((a, b) => (b.max[2] > a.max[2] ? b : a), base)
    const low = Math.min(...around.map((stand) => stand.min[2]))
    // Another body beside it may reach higher.
    const alone = bodies.every((stand) => isOver(stand, top))
    const face = faceOf(top, normal, { facing: normal, ...(alone ? {} : { feature: top.id }) })
    const flat = flatEnds(top, 'z').includes('max')
    const shared = !alone && meetsOthers(top, normal, bodies)
    return {
      ...face,
      depth: top.max[2] - low,
      ...(flat ? {} : { curved: crestOf(top) }),
      ...(shared ? { shared: true } : {}),
    }
  }
  const row = copy ? undefined : rowAlong(entity, normal, bodies)
  const stand = row?.first ?? named ?? base
  const window = windowOf(entity, stand, said?.kind === 'face' ? said.face : undefined)
  if (window && !isHollow(stand.entity)) {
    const face = faceOf(stand, window.normal, {
      facing: window.normal,
      ...(bodies.length > 1 || stands.length > 1 ? { feature: stand.id } : {}),
    })
    return { ...face, words: windowWords(window, face) }
  }
  if (isHollow(stand.entity)) {
    const wall = across || entity.manners.has('both walls') ? acrossOf(stand, normal) : wallOf(stand, normal)
    return window?.normal === wall.normal ? { ...wall, words: windowWords(window, wall) } : wall
  }
  const sliced = slicedAt(stand, normal, stands)
  if (sliced) return faceOf(sliced, normal, { facing: normal })
  const round = ROUND_SHAPES.has(stand.shape) && normal[1] !== stand.axis
  if (normal === '+z' && entity.concept === 'hole' && !flatEnds(stand, 'z').includes('max'))
    return { ...faceOf(stand, normal, { facing: normal }), curved: crestOf(stand) }
  if (round || stand.shape === 'sphere')
    throw new EngineError(
      'prompt_too_ambiguous',
      `I can only place ${quote(entity.item.text)} on a flat face, and that side of ${quote(stand.entity.item.text)} is round. Name the top or the bottom.`,
    )
  // The middle of half a circle lies in the edge to what it is joined to: the face is that of both.
  const half = stand.shape === 'semicircle' && meetsOthers(stand, normal, bodies)
  const face = faceOf(stand, normal, {
    facing: normal,
    ...(!half && (bodies.length > 1 || stands.length > 1) ? { feature: stand.id } : {}),
  })
  const axis = normal[1] as AxisName
  const overall =
    Math.max(...bodies.map((each) => along(each.max, axis))) -
    Math.min(...bodies.map((each) => along(each.min, axis)))
  const stack = stackBehind(face, bodies, isCentral(entity) ? boreRadius(entity) : undefined)
  return {
    ...face,
    ...(row ? { depth: row.depth } : {}),
    ...(!row && isNamedAlone(entity, stand, axis, bodies) ? { alone: true as const } : {}),
    overall,
    ...(stack > face.depth + 1e-6 ? { stack } : {}),
    ...(meetsOthers(stand, normal, bodies) || isCovered(face, stand, bodies) ? { shared: true } : {}),
  }
}

/** "through the right block (in X)", with a left one in the same line: the one that was named and no other. */
function isNamedAlone(
  { sentence, manners }: Entity,
  stand: Stand,
  axis: AxisName,
  bodies: readonly Stand[],
): boolean {
  const told = stand.entity.singledIn?.includes(sentence) && !manners.has(THROUGH_ALL)
  if (!told || manners.has('both walls') || axis === 'z') return false
  const meets = (other: Stand, each: AxisName): boolean =>
    along(other.min, each) < along(stand.max, each) - 1e-6 &&
    along(other.max, each) > along(stand.min, each) + 1e-6
  return bodies.some(
    (other) =>
      other !== stand &&
      (['x', 'y', 'z'] as const).every((each) => (each === axis ? !meets(other, each) : meets(other, each))),
  )
}

/** "a hole from below": drilled into the underside. */
const fromBelow = ({ places }: Entity): { kind: 'face'; face: SignedAxis } | undefined =>
  places.some(({ place }) => place.kind === 'on' && place.side === '-z')
    ? { kind: 'face', face: '-z' }
    : undefined

const isThroughHole = (entity: Entity): boolean =>
  isHoleNamed(entity) && !dimensionsOf(entity).values.has('depth') && !entity.manners.has('blind')

/** Down through a wall that stands on another body nobody drills, and where it is wider than the wall nobody can. */
function throughWall(entity: Entity, named: Stand | undefined, base: Stand): SignedAxis | undefined {
  const wall = named ?? base
  const thin = thinSide(wall)
  if (!thin) return undefined
  const thickness = along(wall.max, thin[1] as AxisName) - along(wall.min, thin[1] as AxisName)
  const tooWide = (dimensionsOf(entity).values.get('diameter') ?? 0) >= thickness
  return tooWide || wall !== base ? thin : undefined
}

/** Through both arms that a slot from the top leaves, not along it; through a wall the way it is thin. */
function acrossSlot(host: Stand, stands: readonly Stand[]): SignedAxis {
  const isSlot = ({ entity, max, min }: Stand): boolean =>
    entity.concept === 'channel' &&
    Math.abs(max[2] - host.max[2]) < 1e-6 &&
    max[1] - min[1] > host.max[1] - host.min[1] - 1e-6
  if (stands.some((stand) => stand.entity.cut && isSlot(stand))) return '-x'
  return thinSide(host) ?? '-y'
}

/** About the same middle, seen from above: what a hole in the middle of one goes through. */
const isOver = (stand: Stand, base: Stand): boolean =>
  [0, 1].every(
    (k) =>
      Math.abs(
        (stand.min[k] as number) +
          (stand.max[k] as number) -
          (base.min[k] as number) -
          (base.max[k] as number),
      ) < 1e-6,
  )

/** "through both lugs along x": copies that a hole goes through one after the other, from the first that it meets. */
function rowAlong(
  entity: Entity,
  normal: SignedAxis,
  bodies: readonly Stand[],
): { first: Stand; depth: number } | undefined {
  const copies = bodies.filter((stand) => stand.entity === entity.host)
  if (copies.length < 2 || !entity.manners.has('through')) return undefined
  const axis = normal[1] as AxisName
  const middle = ({ min, max }: Stand, each: AxisName): number => along(min, each) + along(max, each)
  const across = (['x', 'y', 'z'] as const).filter((each) => each !== axis)
  const lined = copies.every((copy) =>
    across.every((each) => Math.abs(middle(copy, each) - middle(copies[0] as Stand, each)) < 1e-6),
  )
  if (!lined) return undefined
  const sign = normal[0] === '+' ? 1 : -1
  const first = copies.reduce((a, b) => (sign * middle(b, axis) > sign * middle(a, axis) ? b : a))
  const low = Math.min(...copies.map(({ min }) => along(min, axis)))
  return { first, depth: Math.max(...copies.map(({ max }) => along(max, axis))) - low }
}

const boreRadius = (entity: Entity): number => (dimensionsOf(entity).values.get('diameter') ?? 0) / 2

const CENTRAL: ReadonlySet<string> = new Set(['centre', 'face', 'on', 'along'])

const isCentral = ({ concept, places, count }: Entity): boolean =>
  concept === 'hole' && !count && places.every(({ place }) => CENTRAL.has(place.kind))

/** A body that stands right over a pocket, so that nobody could reach it. */
function coveredBy(entity: Entity, stand: Stand, bodies: readonly Stand[]): Stand | undefined {
  if (entity.concept !== 'pocket') return undefined
  const { values } = dimensionsOf(entity)
  const [x, y, depth] = ['x', 'y', 'depth'].map((name) => values.get(name))
  if (x === undefined || y === undefined || depth === undefined) return undefined
  if (depth >= stand.max[2] - stand.min[2] || entity.places.some(({ place }) => place.kind !== 'centre'))
    return undefined
  const middle = [0, 1].map((k) => ((stand.min[k] as number) + (stand.max[k] as number)) / 2) as [
    number,
    number,
  ]
  return bodies.find(
    ({ min, max }) =>
      Math.abs(min[2] - stand.max[2]) < 1e-6 &&
      [x, y].every(
        (size, k) =>
          (min[k] as number) <= (middle[k] as number) - size / 2 &&
          (max[k] as number) >= (middle[k] as number) + size / 2,
      ),
  )
}

const WAYS = ['x', 'y', 'z'] as const

/** "a hole in the x direction": the way it is drilled; of several the way their row runs, unless they lie at coordinates across it. */
function drilledAlong(entity: Entity): AxisName | undefined {
  const { count, places } = entity
  const ways = all(places, 'along').flatMap(({ place }) => (place.ofRow ? [] : [place]))
  const said = ways.find(({ drilled }) => drilled) ?? ways[0]
  // "through the full 80 mm length along X" says the way as well.
  const full = places.flatMap(({ place }) => (place.kind === 'full' && place.axis ? [place.axis] : []))[0]
  const axis = said?.axis ?? full
  const [points] = all(places, 'points')
  const named = points?.place.quantity.axes
  // "at (X=±20, Z=8)": across the plane of its points.
  const across = named?.length === 2 ? WAYS.find((each) => !named.includes(each)) : undefined
  if (across) return across
  const told = places.flatMap(({ place }) =>
    place.kind === 'coordinate' || place.kind === 'coordinates' ? [place.axis] : [],
  )
  // "four holes at Y=±15, Z=30±15": across the two axes they are told along.
  if (isHoleNamed(entity) && !axis && new Set(told).size === 2 && told.includes('z'))
    return WAYS.find((each) => !told.includes(each))
  if ((!isHoleNamed(entity) && !said?.drilled) || !axis) return undefined
  // What lies at points has no row of its own.
  if ((count?.value ?? 1) === 1 || said?.drilled || points) return axis
  return told.length > 0 && !told.includes(axis) ? axis : undefined
}

/** Whether another body ends at the same level: their faces may then be one. */
function meetsOthers(stand: Stand, normal: SignedAxis, bodies: readonly Stand[]): boolean {
  const end = normal[0] === '+' ? 'max' : 'min'
  const axis = normal[1] as AxisName
  return bodies.some(
    (other) => other !== stand && Math.abs(along(other[end], axis) - along(stand[end], axis)) < 1e-6,
  )
}

/** Whether another body stands on a part of the face: what is left of it has another middle. */
function isCovered({ centre, normal, u, v, size }: Face, stand: Stand, bodies: readonly Stand[]): boolean {
  const axis = normal[1] as AxisName
  const level = along(centre, axis)
  return bodies.some((other) => {
    if (other === stand || along(other.min, axis) > level + 1e-6 || along(other.max, axis) < level - 1e-6)
      return false
    return [u, v].every((each, k) => {
      const [low, high] = [
        along(centre, each) - size[k as 0 | 1] / 2,
        along(centre, each) + size[k as 0 | 1] / 2,
      ]
      return along(other.min, each) < high - 1e-6 && along(other.max, each) > low + 1e-6
    })
  })
}

/** A ball with the flat that a slice has left of it on this side. */
function slicedAt(stand: Stand, normal: SignedAxis, stands: readonly Stand[]): Stand | undefined {
  const isOn = ({ entity }: Stand): boolean =>
    entity.concept === SLICE &&
    entity.places.some(({ place }) => place.kind === 'face' && place.face === normal)
  const slice = stand.shape === 'sphere' ? stands.find(isOn) : undefined
  if (!slice) return undefined
  const index = { x: 0, y: 1, z: 2 }[normal[1] as AxisName] as 0 | 1 | 2
  const middle = stand.min.map((low, k) => (low + (stand.max[k] as number)) / 2) as Point3
  const level = normal[0] === '+' ? slice.min[index] : slice.max[index]
  const reach = Math.sqrt((stand.max[index] - middle[index]) ** 2 - (level - middle[index]) ** 2)
  const min = middle.map((at, k) => (k === index ? stand.min[index] : at - reach)) as Point3
  const max = middle.map((at, k) => (k === index ? stand.max[index] : at + reach)) as Point3
  if (normal[0] === '+') max[index] = level
  else min[index] = level
  return { ...stand, faces: { [normal]: { min, max } } }
}

/** From one side of a hollow body to the other, through both of its walls. */
const acrossOf = (stand: Stand, normal: SignedAxis): Face => faceOf(stand, normal, { facing: normal })

/** A hole in a hollow body goes through one wall; where the top is open, through the floor. */
function wallOf(stand: Stand, normal: SignedAxis): Face {
  const open = openSides(stand.entity)
  const side: SignedAxis = normal === '+z' && open.includes('+z') ? '-z' : normal
  const wall = stand.dimensions.values.get('wall') ?? 0
  const flat = side !== '+z' || flatEnds(stand, 'z').includes('max')
  return {
    ...faceOf(stand, side, { facing: side }),
    depth: wall,
    wall: true,
    ...(flat ? {} : { curved: crestOf(stand) }),
  }
}
