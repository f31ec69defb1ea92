/** What is cut out of the corners of a block: right triangles with a leg along either side, quadrants of circles about the corner. */
import type { AxisName, Point3 } from '../../../../plan/geometry.ts'
import { between, FRAMES } from '../../../operations/build.ts'
import {
  AXES,
  around,
  type Box,
  indexOf,
  isSame,
  levelOf,
  type Side,
  sizeAlong,
  union,
} from '../../../operations/space.ts'
import { missing, nowhere, unread } from '../../../operations/unread.ts'
import type { Phrase } from '../../phrases.ts'
import { allSizes, placesOf, type SaidPlace, type SaidSize, sizeOf, type Thing } from '../../scene.ts'
import { across } from '../bodies/shaped.ts'
import { siteOf } from '../sites/sites.ts'
import { wholeOf } from '../sites/solids.ts'
import type { Feature, Solid, World } from '../world.ts'
import { thinOf } from './axes.ts'

const CLEAR_MM = 2

/** A corner of the outline, by the side it is at either way. */
type Corner = readonly [1 | -1, 1 | -1]

interface Cornered {
  host: Solid
  normal: AxisName
  plane: readonly [AxisName, AxisName]
  corners: readonly Corner[]
}

const SIDEWAYS: Readonly<Record<string, readonly [which: 0 | 1, sign: 1 | -1]>> = {
  left: [0, -1],
  right: [0, 1],
  top: [1, 1],
  upper: [1, 1],
  back: [1, 1],
  rear: [1, 1],
  bottom: [1, -1],
  lower: [1, -1],
  front: [1, -1],
}

const ALL: readonly Corner[] = [
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
]

const cornerIn = ({ place }: SaidPlace): Phrase | undefined => {
  const refs = place.kind === 'at' ? [place.ref] : place.kind === 'centered' ? place.refs : []
  return refs.find(({ concept, kind }) => concept === 'corner' && kind === 'place')
}

const isRounded = (thing: Thing): boolean =>
  /^(?:quarter|circle|half)$/u.test(thing.concept) ||
  thing.words.some((word) => /^(?:quarter|round|circular|concave|semicircular|half round)$/u.test(word)) ||
  (thing.concept !== 'hole' && sizeOf(thing, 'diameter', 'radius') !== undefined)

const isCut = (thing: Thing): boolean => {
  if (/^(?:triangle|quarter)$/u.test(thing.concept)) return true
  // A round hole near a corner is something else, and so is a square one in it.
  const isCentered = placesOf(thing).some(
    (said) =>
      cornerIn(said) !== undefined &&
      (said.place.kind === 'centered' || (typeof said.own === 'object' && said.own.concept === 'center')),
  )
  return (
    isRounded(thing) &&
    (/^(?:notch|pocket|cut)$/u.test(thing.concept) || (thing.concept !== 'hole' && isCentered))
  )
}

/** Which of the four are meant. */
function cornersOf(world: World, thing: Thing, said: readonly SaidPlace[]): readonly Corner[] | undefined {
  const [ref] = said.flatMap((each) => cornerIn(each) ?? [])
  if (!ref) return undefined
  const named = [...ref.words, ref.of?.concept ?? '', ...(ref.of?.words ?? [])].flatMap((word) => {
    const side = SIDEWAYS[word]
    return side ? [side] : []
  })
  const found = ALL.filter((corner) => named.every(([which, sign]) => corner[which] === sign))
  const asked = ref.count ?? (thing.count > 1 ? thing.count : undefined)
  const isAll = /^(?:each|all|both)$/u.test(ref.det) || ref.plural
  if (asked === 2 && ref.words.some((word) => /^(?:opposite|diagonal)$/u.test(word)))
    return [ALL[0], ALL[2]] as Corner[]
  if (ref.words.some((word) => /^(?:opposite|diagonal|other|adjacent|remaining)$/u.test(word)))
    return undefined
  if (isAll || asked !== undefined) return asked === undefined || asked === found.length ? found : undefined
  if (found.length > 1) world.assume(`“${world.quote(ref.span)}”: the one at the right and the back`)
  return found.slice(0, 1)
}

/** The block, as it is seen across what is thin, or from above; undefined where nothing is cut from its corners. */
function corneredBy(world: World, thing: Thing): Cornered | undefined {
  if (!isCut(thing) || thing.members.length > 0) return undefined
  const said = placesOf(thing).filter((each) => cornerIn(each) !== undefined)
  if (said.length === 0) return undefined
  const host = world.bodies.length === 1 ? world.bodies[0] : wholeOf(world)
  if (host?.shape !== 'box' || host.boxes.length !== 1) return undefined
  const deep = sizeOf(thing, 'depth')
  if (deep) return undefined
  const thin = thinOf(host.box)
  const normal = thin ?? 'z'
  const corners = cornersOf(world, thing, said)
  if (!corners) throw nowhere(thing.name)
  for (const each of said) each.used = true
  const plane = AXES.filter((axis) => axis !== normal) as [AxisName, AxisName]
  return { host, normal, plane, corners }
}

/** Along which of the two sides that meet there a leg is told to lie. */
function legAxis(
  world: World,
  thing: Thing,
  said: SaidSize,
  { host, plane }: Cornered,
): AxisName | undefined {
  if (said.axis) return said.axis
  const own = placesOf(thing).find(
    (each) => typeof each.own === 'object' && each.own.span[0] === said.of?.span[0],
  )
  if (own) own.used = true
  const ref = said.along ?? (own?.place.kind === 'at' ? own.place.ref : undefined)
  const [long, short] =
    sizeAlong(host.box, plane[0]) >= sizeAlong(host.box, plane[1]) - 1e-9 ? plane : [plane[1], plane[0]]
  if (ref) {
    if (ref.kind === 'dimension')
      return ref.concept === 'length' ? long : ref.concept === 'height' ? plane[1] : short
    if (ref.words.some((word) => /^(?:long|longer|longest)$/u.test(word))) return long
    if (ref.words.some((word) => /^(?:short|shorter|shortest)$/u.test(word))) return short
    const named = [ref.concept, ...ref.words].flatMap((word) => (SIDEWAYS[word] ? [SIDEWAYS[word]] : []))
    const [side] = named
    if (side) return plane[side[0] === 0 ? 1 : 0]
    const along = siteOf(ref, { world, self: thing, host })?.along
    return along && plane.find((axis) => axis !== along)
  }
  if (said.dimension === 'width' && sizeOf(thing, 'height')) return plane[0]
  if (said.dimension === 'height') return plane[1]
  if (said.dimension === 'length' && sizeOf(thing, 'width') && !said.words.includes('leg')) return long
  return said.dimension === 'width' && sizeOf(thing, 'length') ? short : undefined
}

/** How far it goes along either side: both alike where one is told. */
function legsOf(world: World, thing: Thing, told: Cornered): Readonly<Partial<Record<AxisName, number>>> {
  const sizes = allSizes(thing).filter(
    ({ figure, dimension, rank }) =>
      figure.unit !== 'angle' &&
      (dimension !== 'sides' || rank === 0 || rank === 1) &&
      dimension !== 'diameter',
  )
  for (const said of allSizes(thing))
    if (said.figure.unit === 'angle') {
      if (!isSame(said.figure.value, 45) && !isSame(said.figure.value, 90)) throw unread(said.figure.text)
      said.used = true
      world.count(said.figure)
    }
  for (const said of placesOf(thing))
    if (said.place.kind === 'angles' && said.place.figures.every(({ value }) => isSame(value, 45))) {
      said.used = true
      for (const figure of said.place.figures) world.count(figure)
    }
  // "10 mm on each side".
  for (const said of placesOf(thing))
    if (
      /^(?:eachside|margin)$/u.test(said.place.kind) &&
      'figure' in said.place &&
      said.place.figure &&
      sizes.length === 0
    ) {
      said.used = true
      sizes.push({ dimension: 'bare', figure: said.place.figure, words: [], gloss: false, used: false })
    }
  const thick = sizes.filter(
    (said) =>
      /^(?:height|thickness)$/u.test(said.dimension) &&
      sizes.length > 2 &&
      isSame(said.figure.value, sizeAlong(told.host.box, told.normal)),
  )
  for (const said of thick) world.takeSize(thing, said)
  const legs = sizes.filter((said) => !thick.includes(said))
  const [first, second] = legs
  if (!first) throw missing('leg', thing.name)
  if (legs.length > 2 && !legs.every(({ figure }) => isSame(figure.value, first.figure.value)))
    throw unread(legs[2]?.figure.text ?? thing.name)
  for (const said of legs) {
    world.takeSize(thing, said)
    // A leg lies between an edge and a corner of the outline.
    world.unmeasured(said.figure)
  }
  if (!second) {
    if (first.dimension === 'radius') throw unread(first.figure.text)
    return Object.fromEntries(told.plane.map((axis) => [axis, first.figure.value]))
  }
  const [a, b] = [legAxis(world, thing, first, told), legAxis(world, thing, second, told)]
  const other = (axis: AxisName | undefined): AxisName | undefined =>
    axis && told.plane.find((each) => each !== axis)
  const [one, two] = [a ?? other(b) ?? told.plane[0], b ?? other(a) ?? told.plane[1]]
  if (one === two || !told.plane.includes(one) || !told.plane.includes(two)) throw unread(second.figure.text)
  return { [one]: first.figure.value, [two]: second.figure.value }
}

/** What else is said of them: through the thickness, about their corners, at either side. */
function hear(world: World, thing: Thing, { normal, host }: Cornered): void {
  for (const said of placesOf(thing)) {
    const { place } = said
    const isThrough =
      (place.kind === 'through' && (place.axis ?? normal) === normal && !place.figure) ||
      (place.kind === 'at' && place.ref.kind === 'dimension' && /^(?:through|over)$/u.test(place.how)) ||
      (place.kind === 'at' &&
        /^(?:from|in|of|out|on)$/u.test(place.how) &&
        siteOf(place.ref, { world, self: thing })?.solid === host &&
        place.ref.kind !== 'place') ||
      (place.kind === 'at' &&
        /^(?:side|edge)$/u.test(place.ref.concept) &&
        /^(?:along|on|from)$/u.test(place.how) &&
        (place.ref.plural || /^(?:each|both|all)$/u.test(place.ref.det))) ||
      (place.kind === 'manner' && /^(?:diagonally|vertically)$/u.test(place.word)) ||
      (place.kind === 'parallel' && place.axis === normal) ||
      place.kind === 'mirrored'
    if (isThrough) said.used = true
  }
}

/** Builds them; false where nothing is cut from corners. */
export function addCornerCut(world: World, thing: Thing): boolean {
  const told = corneredBy(world, thing)
  if (!told) return false
  const { host, normal, plane, corners } = told
  const isRound = thing.concept !== 'triangle' && isRounded(thing)
  const isTriangle = thing.concept === 'triangle'
  if (!isTriangle && !isRound) return false
  const point = ([a, b]: Corner): readonly [number, number] => {
    const side = (axis: AxisName, sign: 1 | -1): Side => ({ axis, sign })
    return [levelOf(host.box, side(plane[0], a)), levelOf(host.box, side(plane[1], b))]
  }
  let reach: readonly [number, number]
  let add: object[]
  if (isTriangle) {
    const legs = legsOf(world, thing, told)
    reach = [legs[plane[0]] as number, legs[plane[1]] as number]
    const [du, dv] = reach
    add = corners.map((corner) => {
      const [u, v] = point(corner)
      const [a, b] = corner
      const points = [
        [u - a * du, v],
        [u - a * du, v + b * CLEAR_MM],
        [u + a * CLEAR_MM, v + b * CLEAR_MM],
        [u + a * CLEAR_MM, v - b * dv],
        [u, v - b * dv],
      ]
      return {
        kind: 'outline',
        start: points[0],
        segments: points.slice(1).map((to) => ({ kind: 'line', to })),
      }
    })
  } else {
    const said = sizeOf(thing, 'radius', 'diameter', 'bare')
    if (!said) throw missing('radius', thing.name)
    const diameter = across(world, thing, said)
    reach = [diameter / 2, diameter / 2]
    add = corners.map((corner) => ({ kind: 'circle', diameter, at: point(corner) }))
    for (const each of placesOf(thing))
      if (typeof each.own === 'object' && each.own.concept === 'center' && cornerIn(each)) each.used = true
  }
  const isWide = plane.some((axis, nth) => {
    const opposed = corners.some((corner) =>
      corners.some(
        (other) =>
          other[nth as 0 | 1] !== corner[nth as 0 | 1] &&
          other[nth === 0 ? 1 : 0] === corner[nth === 0 ? 1 : 0],
      ),
    )
    return (reach[nth] as number) * (opposed ? 2 : 1) > sizeAlong(host.box, axis) + 1e-9
  })
  if (isWide) throw unread(world.quote(thing.span))
  hear(world, thing, told)
  const k = indexOf(normal)
  world.features.push({
    kind: 'extrude',
    id: thing.id,
    operation: 'cut',
    plane: { on: 'frame', ...FRAMES[normal] },
    sketch: { add },
    extent: between(normal, host.box.min[k], host.box.max[k]),
  } as Feature)
  const boxes = corners.map((corner): Box => {
    const [u, v] = point(corner)
    const middle: Point3 = [...host.box.min]
    middle[k] = (host.box.min[k] + host.box.max[k]) / 2
    middle[indexOf(plane[0])] = u - (corner[0] * reach[0]) / 2
    middle[indexOf(plane[1])] = v - (corner[1] * reach[1]) / 2
    const size: Point3 = [0, 0, 0]
    size[k] = sizeAlong(host.box, normal)
    size[indexOf(plane[0])] = reach[0]
    size[indexOf(plane[1])] = reach[1]
    return around(middle, size)
  })
  world.solids.push({
    thing,
    boxes,
    box: union(boxes),
    axis: normal,
    round: false,
    mouth: { axis: normal, sign: 1 },
    through: true,
    shape: isTriangle ? 'triangle' : 'corner arc',
    features: [thing.id],
  })
  return true
}
