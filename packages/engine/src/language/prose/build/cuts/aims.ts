/** Into what a cut goes, and out of which side. */

import type { AxisName } from '../../../../plan/geometry.ts'
import { type Box, longest, SIDES, type Side, sizeAlong, union } from '../../../operations/space.ts'
import type { Phrase } from '../../phrases.ts'
import { type Place, placesOf, type SaidPlace, sizeOf, type Thing } from '../../scene.ts'
import { beforeRest } from '../continued.ts'
import type { Site } from '../sites/site.ts'
import { siteOf } from '../sites/sites.ts'
import { wholeOf } from '../sites/solids.ts'
import { axisOfDimension } from '../standing/spanning.ts'
import type { Solid, World } from '../world.ts'
import type { Aim } from './aim.ts'
import { defaultAxis, levelWay, sideAxis, thinOf } from './axes.ts'
import { isChannel, isElongated } from './elongated.ts'
import { endMouth, isFloor, isLong, sideFaceOf } from './entered.ts'
import { hostBox, hostOf } from './hosts.ts'
import { facesTold, hearWays, mouthsOf } from './mouths.ts'
import { acrossFrom, type Opening, openingOf } from './openings.ts'
import { isRadialSlot } from './radial-slots.ts'
import { isThroughRun, wayAsLong } from './through-runs.ts'
import { boredOf, ringOf, type Walls, wallsNamed } from './walls.ts'
import { crossingAims } from './ways.ts'

const INTO = /^(?:in|into|on|from|to|at|through|onto|down|out|inside|across|over)$/u

/** Into what it goes, and out of which side. */
export function aimsOf(world: World, thing: Thing): Aim[] {
  const faces = facesTold(world, thing, hostOf(world, thing))
  if (faces) {
    const host = (faces.of && siteOf(faces.of, { world, self: thing })?.solid) ?? hostOf(world, thing)
    const mouths = mouthsOf(thing, faces.sides)
    hearWays(thing, mouths)
    return mouths.map((mouth) => ({
      host,
      axis: mouth.axis,
      mouth,
      boxes: [host.box],
      told: true,
      faces: faces.sides.length / mouths.length,
    }))
  }
  return crossingAims(world, thing, hostOf(world, thing)) ?? aimsInto(world, thing)
}

function aimsInto(world: World, thing: Thing): Aim[] {
  const places = placesOf(thing)
  const context = { world, self: thing }
  let host: Solid | undefined
  let boxes: readonly Box[] | undefined
  let mouth: Side | undefined
  let opening: Opening | undefined
  let axis: AxisName | undefined
  let between: Walls | undefined
  let unknown: SaidPlace | undefined
  const window = windowIn(world, thing)
  if (window) mouth = window
  const consider = (site: Site, how: string): void => {
    if (
      site.solid &&
      site.solid.thing.role === 'add' &&
      (site.part === 'body' || site.phrase.of !== undefined)
    ) {
      host ??= site.solid
      if (site.part === 'body' && site.several && site.boxes.length > 1) boxes ??= site.boxes
      if (site.phrase.of && site.boxes.length > 1 && site.several && site.part !== 'center')
        boxes ??= site.boxes
    }
    // What is cut into the floor of a pocket goes on from there.
    if (
      site.solid &&
      site.solid.thing.role === 'cut' &&
      site.solid.mouth &&
      // "breaks into the bore": from outside, as far as that.
      !(how === 'into' && site.solid.through && thing.concept === 'hole') &&
      /^(?:in|into|at|on|from|through)$/u.test(how) &&
      (site.part !== 'side' || isFloor(site))
    ) {
      axis ??= site.solid.axis
      mouth ??= site.solid.mouth
    }
    if (site.solid?.thing.role === 'cut' && how === 'into' && site.solid.through && thing.concept === 'hole')
      axis ??= sideAxis(site.solid)
    // "in the middle of the right end": it is open there.
    const middled = site.part === 'center' && site.phrase.of ? siteOf(site.phrase.of, context) : undefined
    const open = openingOf(world, thing, middled ?? site, how)
    if (open && mouth === undefined) {
      mouth = open.sides[0]
      opening = open
    }
    const [side] = site.sides
    // On from the floor of what is cut.
    const floor = site.solid?.thing.role === 'cut' && site.part === 'side' ? site.solid.mouth : undefined
    if (floor && side?.axis === floor.axis && side.sign !== floor.sign) {
      axis ??= floor.axis
      mouth ??= floor
      return
    }
    const isFace =
      site.part === 'side' &&
      site.sides.length === 1 &&
      /^(?:face|side|surface|top|bottom|left|right|front|back|end)$/u.test(site.phrase.concept)
    if (
      side &&
      isFace &&
      INTO.test(how) &&
      !(site.phrase.concept === 'side' && how === 'on' && isElongated(thing)) &&
      site.phrase.concept !== 'end'
    )
      mouth ??= side
    if (side && isFace && site.phrase.concept === 'end' && site.solid?.round && INTO.test(how)) mouth ??= side
    if (
      side &&
      site.part === 'center' &&
      site.sides.length === 1 &&
      INTO.test(how) &&
      (!/^(?:edge|corner)$/u.test(site.phrase.of?.concept ?? '') || (side.axis === 'z' && isHalfRound(thing)))
    )
      mouth ??= side
    if (
      site.part === 'side' &&
      site.sides.length === 0 &&
      site.phrase.concept === 'end' &&
      !site.several &&
      site.solid &&
      isLong(site.solid) &&
      INTO.test(how) &&
      how !== 'at'
    )
      mouth ??= endMouth(world, site, site.solid)
    if (
      site.part === 'side' &&
      site.sides.length === 0 &&
      site.along &&
      /^(?:face|side)$/u.test(site.phrase.concept) &&
      INTO.test(how) &&
      how !== 'at'
    )
      mouth ??= { axis: site.along, sign: site.along === 'y' ? -1 : 1 }
    if (
      site.part === 'side' &&
      site.sides.length === 0 &&
      !site.along &&
      /^(?:face|side)$/u.test(site.phrase.concept) &&
      site.phrase.name.includes('side') &&
      !site.several &&
      INTO.test(how) &&
      how !== 'at' &&
      site.phrase.kind === 'place'
    )
      mouth ??= sideFaceOf(site)
    if (site.phrase.of) {
      const inner = siteOf(site.phrase.of, context)
      if (inner && inner.part === 'side') consider(inner, how)
    }
  }
  if (thing.host) {
    const site = siteOf(thing.host, context)
    if (site) consider(site, 'in')
  }
  for (const said of places) {
    const { place } = said
    if (place.kind === 'through') {
      if (place.axis) {
        axis ??= place.axis
        said.used = true
      }
      const sites = place.refs.flatMap((ref) => siteOf(ref, context) ?? [])
      const walls =
        place.refs[0] && sites.every(({ part }) => part === 'side')
          ? wallsNamed(world, place.refs[0], places.some(isOnSide))
          : undefined
      if (walls) {
        host ??= walls.host
        between = walls
        const sided = place.refs[0]?.words.flatMap((word) => SIDES[word] ?? [])[0]
        if (walls.one && sided && sided.axis !== walls.host.axis) mouth ??= sided
        said.used = true
        continue
      }
      // "through both sides": which they are, only walls tell.
      const isSides = place.refs.some(
        ({ concept, det, plural }) => concept === 'side' && (det === 'both' || plural),
      )
      if (isSides && sites.every(({ sides }) => sides.length === 0)) unknown = said
      for (const site of sites) consider(site, 'through')
      if (sites.length > 1) {
        host = { ...(sites[0]?.solid as Solid), box: union(sites.map(({ box }) => box)) }
        boxes = undefined
      }
      continue
    }
    const isRun = place.kind === 'at' && place.ref.kind === 'dimension' && isThroughRun(thing, place)
    if (place.kind === 'at' && isRun) {
      const [figure] = place.ref.bare
      // "through the entire width": that way, of what has a width.
      const wide =
        figure || isElongated(thing) ? undefined : levelWay(hostBox(world, host), place.ref.concept)
      if (wide) axis ??= wide
      const way = figure && wayAsLong(world, hostBox(world, host), place.ref.concept, figure.value)
      if (figure && way) {
        axis ??= way
        world.take(figure, `through the ${place.ref.name}`)
        said.used = true
      } else if (figure) world.fail(said)
    }
    // "a bore along the depth": that way.
    if (place.kind === 'at' && thing.concept === 'hole' && thing.count <= 1 && isAlong(said)) {
      const of = host ?? world.bodies.at(-1)
      const way = of && axisOfDimension(of, place.ref.concept)
      if (way) axis ??= way
      said.used ||= way !== undefined && way === axis
      continue
    }
    // "concentric with the half cylinder", "along the axis of it": along it.
    const about =
      place.kind === 'concentric'
        ? place.ref
        : place.kind === 'at' && place.how === 'along' && place.ref.concept === 'axis'
          ? place.ref.of
          : undefined
    if (about && thing.concept === 'hole') {
      const round = siteOf(about, context)?.solid
      if (round && /^(?:half|arch)$/u.test(round.shape)) {
        axis ??= round.axis
        host ??= round
      }
    }
    // "goes through in Y and starts at the bottom": from there it is measured, and goes another way.
    if (place.kind === 'at' && said.own === 'start' && places.some(isWayTold)) continue
    // "a hole in the wall" of a tube: from outside as far as what it is around; "radial" alone goes across.
    if (place.kind === 'at' && /^(?:in|into)$/u.test(place.how) && isWall(place.ref)) {
      const wall = boredOf(world)
      if (wall) {
        host ??= wall.host
        between = { ...wall, one: true }
        said.used = true
        continue
      }
    }
    // "from the bore to the outer surface": one wall of a ring.
    const ring = place.kind === 'at' && isThroughRing(place, places) ? ringOf(world) : undefined
    if (ring && place.kind === 'at' && siteOf(place.ref, context)?.solid === ring.bore) {
      host ??= ring.host
      between ??= { host: ring.host, axis: sideAxis(ring.host), cavity: ring.cavity, one: true }
      said.used = true
      for (const other of places) if (isToOutside(other)) other.used = true
      continue
    }
    if (place.kind === 'at') {
      // "on the +X side, at (34, 0)" of a disc: which side of the middle, and no face of it.
      if (isPlanSide(place, places, host ?? hostOf(world, thing))) continue
      for (const ref of [place.ref, ...(place.also ?? [])]) {
        const site = siteOf(ref, context)
        if (site) consider(site, place.how)
      }
      const faces = acrossFrom(
        [place.ref, ...(place.also ?? [])].flatMap((ref) => siteOf(ref, context) ?? []),
      )
      if (faces && mouth === faces.sides[0]) opening ??= faces
      continue
    }
    if (
      place.kind === 'way' &&
      (!isElongated(thing) || (/^(?:in|through)$/u.test(place.how) && !axis && !isChannel(thing)))
    ) {
      const isRow = thing.count > 1 && place.how === 'along' && !isBehindThrough(places, said)
      if (isRow && place.axis !== defaultAxis(world, thing, host ?? hostOf(world, thing))) continue
      // "at X=-25, 0 and 25 on the X axis": where they lie.
      if (
        place.how === 'on' &&
        places.some((each) => each.place.kind === 'coordinate' && each.place.axis === place.axis)
      )
        continue
      axis ??= place.axis
      // Along two axes is more than one can go.
      if (axis !== place.axis) continue
      said.used = true
      if (place.sign) mouth ??= { axis: place.axis, sign: place.sign > 0 ? -1 : 1 }
      continue
    }
    // "a second hole parallel to the first".
    const beside =
      place.kind === 'parallel' && place.ref && !isElongated(thing)
        ? siteOf(place.ref, context)?.solid
        : undefined
    if (beside?.thing.role === 'cut' && beside.round && (axis === undefined || axis === beside.axis)) {
      axis = beside.axis
      said.used = true
    }
    if (place.kind === 'parallel' && place.axis && !isElongated(thing)) {
      axis ??= place.axis
      said.used = true
    }
    // "a notch centered on the back edge".
    if (place.kind === 'centered' && place.refs.length === 1 && place.how === 'on') {
      const site = siteOf(place.refs[0] as Phrase, context)
      const open = site && openingOf(world, thing, site, place.how)
      if (open && mouth === undefined) {
        mouth = open.sides[0]
        opening = open
      }
    }
    if (place.kind === 'perpendicular') {
      if (place.axis) {
        axis ??= place.axis
        said.used = true
      } else if (place.ref) {
        const site = siteOf(place.ref, context)
        const cut = site?.solid?.thing.role === 'cut' ? site.solid.mouth : undefined
        const side = site?.sides[0] ?? cut
        if (side) {
          mouth ??= side
          said.used = true
        } else if (site?.part === 'axis' && site.solid) {
          axis ??= sideAxis(site.solid)
          said.used = true
        }
      }
    }
    if (place.kind === 'between' && !place.halfway) {
      const sites = place.refs.flatMap((ref) => siteOf(ref, context) ?? [])
      const ways = sites.flatMap(({ sides }) => sides.map(({ axis: way }) => way))
      const [way] = ways
      const first = place.refs[0]
      if (way && ways.every((each) => each === way)) {
        axis ??= way
        said.used = true
      } else if (sites.length === 1 && first && /^(?:side|end)$/u.test(first.concept)) {
        const box = hostBox(world, host)
        axis ??=
          first.concept === 'end' ? longest(box) : sizeAlong(box, 'x') < sizeAlong(box, 'y') ? 'x' : 'y'
        said.used = true
      }
    }
    if (place.kind === 'manner') {
      if (/^(?:vertically|vertical|downward|down|upward|up)$/u.test(place.word)) {
        axis ??= 'z'
        if (place.word.startsWith('up')) mouth ??= { axis: 'z', sign: -1 }
        said.used = true
      } else if (
        /^(?:horizontally|horizontal|sideways|crosswise|diametrically)$/u.test(place.word) &&
        !isElongated(thing)
      ) {
        // "sideways through the two ears": across them.
        axis ??= wallsAcross(world, places)?.axis ?? sideAxis(host ?? (wholeOf(world) as Solid))
        said.used = true
      } else if (place.word === 'lengthwise' && !isElongated(thing)) {
        axis ??= longest(hostBox(world, host))
        said.used = true
      } else if (place.word === 'radially' && !isRadialSlot(thing)) {
        axis ??= sideAxis(host ?? (wholeOf(world) as Solid))
        said.used = true
      }
    }
  }
  const before = beforeRest(world, thing)
  if (before?.mouth && mouth === undefined && (axis === undefined || axis === before.mouth.axis))
    mouth = before.mouth
  for (const word of [...thing.words, ...thing.name.split(' ').slice(0, -1)]) {
    if (word === 'horizontal' || word === 'cross' || (word === 'radial' && !isRadialSlot(thing)))
      axis ??=
        word === 'horizontal' || host || wholeOf(world)
          ? sideAxis(host ?? (wholeOf(world) as Solid))
          : undefined
    if (word === 'vertical') axis ??= 'z'
    if (word === 'axial' || word === 'center')
      axis ??= (host ?? wholeOf(world))?.round ? (host ?? wholeOf(world))?.axis : undefined
  }
  // Across the walls, unless it is told which way.
  if (between && mouth === undefined) axis ??= between.axis
  if (unknown && mouth === undefined && axis === undefined) world.fail(unknown)
  const told = mouth !== undefined || axis !== undefined
  const last = host ?? hostOf(world, thing)
  // "A slot along the shaft" is cut into it from outside.
  if (!mouth && !axis && last.round && isElongated(thing) && places.some(isLengthwise)) axis = sideAxis(last)
  const side = mouth ?? { axis: axis ?? defaultAxis(world, thing, last), sign: 1 as const }
  const outOf = opening && mouth === opening.sides[0] ? opening.sides : [side]
  return (boxes && boxes.length > 1 ? boxes : [last.box]).flatMap((box) =>
    outOf.map((each): Aim => {
      const own =
        boxes && boxes.length > 1 && mouth === undefined && axis === undefined ? thinOf(box) : undefined
      return {
        host: { ...last, box },
        axis: own ?? each.axis,
        mouth: own ? { axis: own, sign: 1 } : each,
        boxes: [box],
        told,
        ...(opening && mouth === opening.sides[0] ? { opening } : {}),
        ...(between?.one ? { cavity: between.cavity } : {}),
      }
    }),
  )
}

/** What is told by how wide and how high it is, in what stands and is thin: it goes through that, wherever in it it begins. */
function windowIn(world: World, thing: Thing): Side | undefined {
  const isTold =
    sizeOf(thing, 'width') && sizeOf(thing, 'height') && !sizeOf(thing, 'depth', 'length', 'thickness')
  if (!isTold || !/^(?:pocket|cut|rectangle|notch|slot)$/u.test(thing.concept)) return undefined
  const host = hostOf(world, thing)
  const thin = host.shape === 'box' ? thinOf(host.box) : undefined
  return thin && thin !== 'z' ? { axis: thin, sign: thin === 'y' ? -1 : 1 } : undefined
}

const isAlong = ({ place, own }: SaidPlace): boolean =>
  own === undefined &&
  place.kind === 'at' &&
  place.how === 'along' &&
  place.ref.kind === 'dimension' &&
  /^(?:length|width|depth)$/u.test(place.ref.concept) &&
  place.ref.bare.length === 0

/** Told by where it lies across the axis of what is round. */
const isPlanSide = (place: Place & { kind: 'at' }, places: readonly SaidPlace[], host: Solid): boolean =>
  host.round &&
  host.axis === 'z' &&
  /^(?:on|at|to)$/u.test(place.how) &&
  /^(?:left|right|front|back)$/u.test(place.ref.concept) &&
  !place.ref.of &&
  (places.some(({ place: other }) => other.kind === 'points' && other.axes.join('') === 'xy') ||
    (['x', 'y'] as const).every((axis) =>
      places.some(({ place: other }) => other.kind === 'coordinate' && other.axis === axis),
    ))

/** The walls that the words say it goes through. */
const wallsAcross = (world: World, places: readonly SaidPlace[]): Walls | undefined =>
  places
    .flatMap(({ place }) => (place.kind === 'through' ? place.refs.slice(0, 1) : []))
    .map((ref) => wallsNamed(world, ref))
    .find(Boolean)

/** Of a half circle in the bottom edge its flat side lies in that edge. */
const isHalfRound = ({ concept, words }: Thing): boolean =>
  concept === 'half' || words.some((word) => /^(?:semicircular|half round|half)$/u.test(word))

const isWall = ({ name, det, plural }: Phrase): boolean =>
  /^(?:wall|side wall|sidewall)$/u.test(name) && /^(?:the|its)$/u.test(det) && !plural

const isOnSide = ({ place }: SaidPlace): boolean =>
  place.kind === 'at' &&
  /^(?:on|at|from|in)$/u.test(place.how) &&
  /^(?:left|right|front|back)$/u.test(place.ref.concept)

const isToOutside = ({ place }: SaidPlace): boolean =>
  place.kind === 'at' && /^(?:to|from|out to)$/u.test(place.how) && place.ref.concept === 'outside'

/** From the bore outwards, or from outside to it. */
const isThroughRing = (place: Place & { kind: 'at' }, places: readonly SaidPlace[]): boolean =>
  place.ref.kind === 'cut' &&
  place.ref.concept === 'hole' &&
  (place.how === 'into' || (/^(?:from|to)$/u.test(place.how) && places.some(isToOutside)))

const isWayTold = ({ place }: SaidPlace): boolean => place.kind === 'way' || place.kind === 'through'

const isLengthwise = ({ place }: SaidPlace): boolean =>
  (place.kind === 'manner' && place.word === 'lengthwise') ||
  (place.kind === 'at' &&
    /^(?:along|over|down|for)$/u.test(place.how) &&
    place.ref.kind === 'dimension' &&
    place.ref.concept === 'length')

/** "through the block along Y": the way it goes, and no row. */
const isBehindThrough = (places: readonly SaidPlace[], { span }: SaidPlace): boolean =>
  places.some(
    ({ place, span: other }) => place.kind === 'through' && span[0] - other[1] <= 2 && span[0] >= other[1],
  )
