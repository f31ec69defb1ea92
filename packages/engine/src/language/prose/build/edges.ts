/** Edges that are rounded or broken: which they are, by what is said of them. */
import type { AxisName, Point3 } from '../../../plan/geometry.ts'
import {
  AXES,
  type Box,
  indexOf,
  isSame,
  levelOf,
  longest,
  middleOf,
  SIDES,
  type Side,
  shortest,
  sizeAlong,
} from '../../operations/space.ts'
import { missing, unread } from '../../operations/unread.ts'
import type { Phrase } from '../phrases.ts'
import type { SaidSize, Work } from '../scene.ts'
import { addFullRound, fullRoundOfEdges, fullRoundTold, radiusOf } from './full-rounds.ts'
import { type Site, siteOf, solidNamed } from './site.ts'
import type { Feature, Solid, World } from './world.ts'

type Edges = Extract<Feature, { kind: 'fillet' }>['edges']
type Selector = Edges[number]

export function workEdges(world: World, work: Work, nth: number): void {
  // "5 mm x 45 degrees".
  for (const said of work.sizes) if (said.figure.unit === 'angle') said.dimension = 'angle'
  const size = work.sizes.find(({ dimension }) => dimension !== 'angle')
  // "with rounded corners", whose radius is told later.
  const isToldLater = world.told.deeds
    .slice(nth + 1)
    .some((deed) => deed.kind === 'work' && deed.work.kind === work.kind && deed.work.sizes.length > 0)
  const round = fullRoundTold(world, work, size)
  if (round) {
    if (size) takeRadius(world, work, size)
    else world.assume(`“${world.quote(work.span)}”: to a half circle, ${radiusOf(round)} mm`)
    for (const said of work.places)
      if (said.place.kind === 'perpendicular' && said.place.axis === round.run) said.used = true
    addFullRound(world, round, `${work.kind}-${nth + 1}`)
    return
  }
  if (!size && isToldLater) return
  if (!size) throw missing(work.kind === 'fillet' ? 'radius' : 'size', work.kind)
  for (const said of work.sizes)
    if (said.dimension === 'angle') {
      if (Math.abs(said.figure.value - 45) > 1e-6) throw unread(said.figure.text)
      world.count(said.figure)
      said.used = true
    }
  const edges = edgesOf(world, work)
  const others = world.told.deeds.filter(
    (deed) =>
      deed.kind === 'work' &&
      deed.work.kind === work.kind &&
      deed.work.sizes.some(
        ({ figure, dimension }) => dimension !== 'angle' && figure.value !== size.figure.value,
      ),
  )
  const half = fullRoundOfEdges(world, work, edges, size.figure.value)
  if (half) {
    takeRadius(world, work, size)
    addFullRound(world, half, `${work.kind}-${nth + 1}`)
    return
  }
  const given = world.take(size.figure, `${work.kind} ${work.kind === 'fillet' ? 'radius' : 'size'}`, {
    kind: work.kind === 'fillet' ? 'fillet-radius' : 'chamfer-size',
    ...(others.length > 0 ? { near: pointOn(world, edges) } : {}),
  })
  size.used = true
  for (const said of work.sizes)
    if (said !== size && said.figure.value === size.figure.value) {
      said.used = true
      world.count(said.figure)
    }
  const radius = size.dimension === 'diameter' ? given / 2 : given
  for (const said of work.places)
    said.used = said.place.kind === 'between' || said.place.kind === 'even' || said.used
  const id = `${work.kind}-${nth + 1}`
  world.features.push(
    work.kind === 'fillet'
      ? { kind: 'fillet', id, edges, radius }
      : { kind: 'chamfer', id, edges, distance: radius },
  )
}

function takeRadius(world: World, work: Work, size: SaidSize): void {
  world.take(size.figure, `${work.kind} radius`)
  for (const said of work.sizes) said.used = said.used || isSame(said.figure.value, size.figure.value)
  size.used = true
}

/** Where such an edge is, to tell one rounding from another. */
function pointOn(world: World, edges: Edges): Point3 {
  const [first] = edges
  const feature = first?.feature ?? first?.between?.[0]
  const solid = world.solids.find(({ features }) => feature !== undefined && features.includes(feature))
  const box = solid?.boxes[solid.features.indexOf(feature ?? '')] ?? solid?.box ?? world.whole
  const point: Point3 = first?.near ? [...first.near] : [...box.max]
  const axis = first?.parallelTo
  if (typeof axis === 'string') {
    const k = indexOf(axis[1] as AxisName)
    point[k] = (box.min[k] + box.max[k]) / 2
  }
  if (first?.at) point[indexOf(first.at.axis)] = first.at.value
  return point
}

function edgesOf(world: World, work: Work): Edges {
  const between = work.places.find(({ place }) => place.kind === 'between')
  if (between?.place.kind === 'between') return meeting(world, between.place.refs, work)
  const targets = work.targets.filter(({ kind }) => kind !== 'aside')
  if (targets.length === 0) return allEdges(world, work)
  // "between the head and the shank", "where the boss meets the plate".
  const bodies = targets.filter(({ kind }) => kind === 'body')
  if (bodies.length === 2 && bodies.length === targets.length) return meeting(world, bodies, work)
  return targets.flatMap((phrase) => counted(world, phrase, chosen(world, work, phrase)))
}

/** "two corners", "one of the top edges": of more than so many, which ones is not told. */
function counted(world: World, phrase: Phrase, edges: Edges): Edges {
  const [only] = edges
  const isOne = phrase.det === 'one of' || (phrase.det === 'a' && !phrase.plural)
  const asked = isOne ? 1 : phrase.count
  if (asked === undefined || !/^(?:edge|corner)$/u.test(phrase.concept) || edges.length !== 1 || !only)
    return edges
  const isLoop = only.curve === 'circle' || only.face !== undefined || only.feature !== undefined
  if (isLoop || only.between) return edges
  const alike = AXES.filter(
    (axis) => only.length !== undefined && isSame(sizeAlong(world.whole, axis), only.length),
  )
  const found =
    only.length !== undefined
      ? 4 * alike.length
      : only.near
        ? 1
        : only.parallelTo
          ? only.at
            ? 2
            : 4
          : only.at
            ? 4
            : 12
  if (asked === found || (asked > 4 && found >= 4)) return edges
  const box = world.whole
  if (asked !== 1 || only.near || typeof only.parallelTo !== 'string') throw unread(world.quote(phrase.span))
  const run = only.parallelTo[1] as AxisName
  const sides = AXES.filter((axis) => axis !== run).map(
    (axis): Side => ({ axis, sign: only.at?.axis === axis && only.at.value > middleOf(box, axis) ? 1 : -1 }),
  )
  world.assume(`“${world.quote(phrase.span)}”: the one at the left and the front`)
  return [{ ...only, near: nearOf(box, sides, run) }]
}

function allEdges(world: World, work: Work): Edges {
  const about = world.solidOf(work.about)
  if (!about) throw unread(world.quote(work.span))
  if (about.thing.role === 'cut') return ofCut(about, undefined)
  throw unread(world.quote(work.span))
}

/** Where two bodies meet. */
function meeting(world: World, refs: readonly Phrase[], work: Work): Edges {
  const solids = refs.map((ref) => solidNamed(world, ref))
  const [first, second] = solids
  if (!first || !second) {
    const only = first ?? second
    if (only && world.bodies.length === 2)
      return world.bodies.filter((each) => each !== only).flatMap((other) => meet(only, other))
    throw unread(world.quote(work.span))
  }
  return meet(first, second)
}

const meet = (first: Solid, second: Solid): Edges =>
  first.features.flatMap((a) =>
    second.features.map((b): Selector => ({ between: [a, b], convexity: 'concave' })),
  )

/** Along which axis the edges run, where that is said of them: "the edges along x". */
function runOf(work: Work): AxisName | undefined {
  for (const said of work.places) {
    const { place } = said
    const axis =
      (place.kind === 'way' && /^(?:along|in|on)$/u.test(place.how)) || place.kind === 'parallel'
        ? place.axis
        : place.kind === 'manner' && /^(?:vertical|vertically|upright)$/u.test(place.word)
          ? 'z'
          : undefined
    if (!axis) continue
    said.used = true
    return axis
  }
  return undefined
}

/** Choose among edges; no rule here knows which these are. */
const UNKNOWN_CHOICE =
  /^(?:opposite|other|remaining|adjacent|free|curved|main|new|same|diagonal|middle|central|center|cross|nearest|closest|far|big|bigger|biggest|small|smaller|smallest|large|larger|largest|thick|thin|wide|wider|narrow|narrower|tall|taller)$/u

const sidesIn = (phrase: Phrase): Side[] =>
  [phrase.concept, ...phrase.words].flatMap((word) => SIDES[word === 'floor' ? 'bottom' : word] ?? [])

/** "the edges at the end with the step": of the part, though a cut was spoken of last. */
const isOfEnd = ({ kind, concept, of, bearing }: Phrase): boolean =>
  kind === 'place' &&
  (bearing !== undefined || (concept === 'end' && of?.kind !== 'cut' && of?.kind !== 'pronoun'))

function chosen(world: World, work: Work, phrase: Phrase): Edges {
  const spoken = world.solidOf(work.about)
  // "the top edges" behind a hole are those of the part.
  const isOfCut =
    phrase.det === 'its' ||
    phrase.det === 'a' ||
    phrase.kind === 'pronoun' ||
    (phrase.concept === 'corner' &&
      spoken?.shape === 'box' &&
      !phrase.words.some((word) => /^(?:outer|outside|top)$/u.test(word))) ||
    (phrase.of !== undefined && !isOfEnd(phrase.of))
  const about = spoken?.thing.role === 'cut' && !isOfCut ? undefined : spoken
  if (phrase.kind === 'whole') return [{}]
  if (phrase.kind === 'pronoun') {
    if (!about) throw unread(world.quote(phrase.span))
    return about.thing.role === 'cut'
      ? ofCut(about, undefined)
      : ofBody(world, work, about, undefined, { ...phrase, concept: 'edge', det: 'all' })
  }
  if (phrase.concept === 'junction') {
    const owner = phrase.of && solidNamed(world, phrase.of)
    if (owner && world.bodies.length === 2)
      return world.bodies.filter((each) => each !== owner).flatMap((other) => meet(owner, other))
    if (world.bodies.length === 2) return meet(world.bodies[0] as Solid, world.bodies[1] as Solid)
    throw unread(world.quote(phrase.span))
  }
  if (phrase.kind === 'body' || phrase.kind === 'cut' || phrase.kind === 'figure') {
    const solid = solidNamed(world, phrase)
    if (!solid) throw unread(world.quote(phrase.span))
    return solid.thing.role === 'cut'
      ? ofCut(solid, undefined)
      : ofBody(world, work, solid, undefined, phrase)
  }
  const site = siteOf(phrase.of && phrase.of.kind !== 'place' ? { ...phrase } : phrase, {
    world,
    host: about?.thing.role === 'add' ? about : undefined,
  })
  if (!site) throw unread(world.quote(phrase.span))
  const owner = phrase.of ? site.solid : about?.thing.role === 'cut' ? about : (about ?? site.solid)
  if (owner?.thing.role === 'cut') return ofCut(owner, phrase)
  return ofBody(world, work, owner, site, phrase)
}

/** The mouth of a hole, the corners of a pocket. */
function ofCut(solid: Solid, phrase: Phrase | undefined): Edges {
  const { mouth, features, through } = solid
  if (phrase?.concept === 'corner' || phrase?.words.some((word) => /^(?:vertical|corner)$/u.test(word)))
    return features.map((feature): Selector => ({ feature, parallelTo: `+${solid.axis}`, curve: 'line' }))
  const sides = phrase ? sidesIn(phrase).filter(({ axis }) => axis === solid.axis) : []
  const isBottom = sides.some(({ sign }) => mouth && sign !== mouth.sign)
  const both =
    phrase !== undefined &&
    (phrase.plural || phrase.det === 'both') &&
    sides.length === 0 &&
    through === true &&
    phrase.concept !== 'top'
  const ends: Side[] =
    sides.length > 0
      ? sides
      : both && mouth
        ? [mouth, { axis: mouth.axis, sign: mouth.sign > 0 ? -1 : 1 }]
        : mouth
          ? [mouth]
          : []
  if (isBottom && !through)
    return features.map(
      (feature): Selector => ({
        feature,
        at: { axis: solid.axis, value: levelOf(solid.box, sides[0] as Side) },
      }),
    )
  return features.flatMap((feature) =>
    ends.map((end): Selector => ({ feature, at: { axis: solid.axis, value: levelOf(solid.box, end) } })),
  )
}

const isAll = (phrase: Phrase): boolean =>
  phrase.det === 'all' || phrase.det === 'each' || phrase.count === 12

function ofBody(
  world: World,
  work: Work,
  solid: Solid | undefined,
  site: Site | undefined,
  phrase: Phrase,
): Edges {
  const bodies = world.bodies.filter(({ shape }) => shape !== 'section')
  const whole =
    solid === undefined ||
    solid.shape === 'section' ||
    bodies.length === 1 ||
    (phrase.of === undefined && site?.box === undefined)
  const isShelled =
    solid?.wall !== undefined && phrase.words.some((word) => /^(?:outer|outside|external)$/u.test(word))
  const feature = whole && !isShelled ? undefined : solid?.features
  const limited = (selector: Selector): Edges =>
    feature ? feature.map((each) => ({ ...selector, feature: each })) : [selector]
  const box = site?.box ?? solid?.box ?? world.whole
  const { words, concept } = phrase
  const has = (...wanted: string[]): boolean => words.some((word) => wanted.includes(word))
  const hasHoles = world.solids.some(({ thing }) => thing.role === 'cut')
  const inner = has('inner', 'inside', 'internal')
  const outerOnly = has('outer', 'outside', 'external')
  if (solid?.shape === 'section' || solid?.thing.section !== undefined) return ofSection(world, solid, phrase)
  const own = sidesIn(phrase)
  // "the long edges of the top face": the face's side is theirs.
  const sides = [
    ...own,
    ...(site?.sides ?? []).filter((side) => !own.some((each) => each.axis === side.axis)),
  ]
  const end =
    phrase.of?.kind === 'place' && sides.length === 0 ? endNamed(world, phrase.of, solid) : undefined
  if (end) sides.push(...end)
  // The free end is the one where nothing else begins.
  const isFree = concept === 'end' && site?.sides.length === 1
  const choosing = words.find((word) => UNKNOWN_CHOICE.test(word) && !(isFree && word === 'free'))
  if (choosing) throw unread(world.quote(phrase.span))
  const along = runOf(work)
  const size = [...phrase.bare, ...phrase.sizes.flatMap(({ figures }) => [...figures])][0]
  if (size) world.take(size, 'length of an edge')
  // "the 20 mm long edges".
  if (size) return limited({ curve: 'line', length: size.value })
  if (solid?.round) return ofRound(world, solid, phrase, sides, feature)
  const vertical =
    has('vertical', 'upright') || (concept === 'corner' && sides.every(({ axis }) => axis !== 'z'))
  const opening = inner && hasHoles ? insideOf(world) : undefined
  if (opening) {
    if (vertical || concept === 'corner')
      return opening.features.map(
        (each): Selector => ({
          feature: each,
          parallelTo: `+${opening.axis}`,
          curve: 'line',
          convexity: 'concave',
        }),
      )
    return ofCut(opening, phrase)
  }
  const up = has('flat', 'sheet') ? 'z' : undefined
  if (along) {
    const at = sides.filter(({ axis }) => axis !== along)
    if (at.length < sides.length) throw unread(world.quote(phrase.span))
    return limited(runningAlong(box, along, at))
  }
  if (vertical || (has('side') && concept === 'edge' && up === undefined && sides.length === 0)) {
    const run: AxisName = concept === 'corner' && !has('vertical') ? cornerRun(box) : 'z'
    const at = sides.filter(({ axis }) => axis !== run)
    if (at.length > 1 && phrase.plural) throw unread(world.quote(phrase.span))
    return limited({
      ...runningAlong(box, run, at),
      curve: 'line',
      outer: true,
      ...(isShelled ? { convexity: 'convex' as const } : {}),
    })
  }
  if (has('horizontal')) return (['x', 'y'] as const).flatMap((axis) => limited({ parallelTo: `+${axis}` }))
  if (has('long', 'longest', 'longer')) {
    const plane = AXES.filter((axis) => !sides.some((side) => side.axis === axis))
    const axis = longest(box, plane)
    return limited({ ...runningAlong(box, axis, sides), curve: 'line' })
  }
  if (has('short', 'shortest', 'shorter')) {
    const plane = AXES.filter((axis) => !sides.some((side) => side.axis === axis))
    if (sides.length !== 1) throw unread(world.quote(phrase.span))
    return limited({ ...runningAlong(box, shortest(box, plane), sides), curve: 'line' })
  }
  // Of one side: its rim; of a boss on a plate, the boss's own.
  if (sides.length === 1 && sides[0]) {
    const [side] = sides
    const rim: Selector = {
      at: { axis: side.axis, value: levelOf(box, side) },
      ...(outerOnly || hasHoles ? { outer: true } : {}),
    }
    return limited(rim)
  }
  if (sides.length === 2) {
    const [a, b] = sides as [Side, Side]
    const run = AXES.find((axis) => axis !== a.axis && axis !== b.axis) as AxisName
    if (a.axis === b.axis)
      return sides.flatMap((side) =>
        limited({ at: { axis: side.axis, value: levelOf(box, side) }, ...(hasHoles ? { outer: true } : {}) }),
      )
    return limited({ parallelTo: `+${run}`, near: nearOf(box, [a, b], run) })
  }
  if (isAll(phrase) || has('outer', 'outside') || (phrase.plural && concept === 'edge')) {
    if (!isAll(phrase) && hasHoles && !outerOnly)
      world.assume(`“${world.quote(phrase.span)}”: the outer edges`)
    if (isAll(phrase) && !hasHoles && bodies.length === 1) return [{}]
    if (isAll(phrase) && concept === 'edge')
      return limited(has('outer', 'outside') || hasHoles ? { outer: true } : {})
    return limited({ outer: true })
  }
  throw unread(world.quote(phrase.span))
}

/** "the corners at one short end": of the two the right one, or the one in front. */
function endNamed(world: World, phrase: Phrase, host: Solid | undefined): Side[] | undefined {
  const site = siteOf(phrase, { world, host })
  const axis = site?.part === 'side' && site.sides.length === 0 ? site.along : undefined
  if (!site || !axis || site.several) return undefined
  const isOther = phrase.det === 'other' || phrase.words.includes('other')
  world.assume(`“${world.quote(phrase.span)}”: the one ${axis === 'x' ? 'at the right' : 'in front'}`)
  return [{ axis, sign: (axis === 'y') !== isOther ? -1 : 1 }]
}

/** All that run that way; at one side of the box, or the one in the corner of two. */
const runningAlong = (box: Box, run: AxisName, sides: readonly Side[]): Selector => {
  const [side, second] = sides
  return {
    parallelTo: `+${run}`,
    ...(side && second
      ? { near: nearOf(box, sides, run) }
      : side
        ? { at: { axis: side.axis, value: levelOf(box, side) } }
        : {}),
  }
}

/** The corners of a flat piece are its edges across. */
const cornerRun = (box: Box): AxisName => {
  const sorted = [...AXES].sort((a, b) => sizeAlong(box, a) - sizeAlong(box, b))
  const [thin, next] = sorted as [AxisName, AxisName]
  return sizeAlong(box, thin) < 0.6 * sizeAlong(box, next) ? thin : 'z'
}

const nearOf = (box: Box, sides: readonly Side[], run: AxisName): Point3 => {
  const point: Point3 = [
    (box.min[0] + box.max[0]) / 2,
    (box.min[1] + box.max[1]) / 2,
    (box.min[2] + box.max[2]) / 2,
  ]
  for (const side of sides) if (side.axis !== run) point[indexOf(side.axis)] = levelOf(box, side)
  return point
}

const insideOf = (world: World): Solid | undefined =>
  world.solids.findLast(
    ({ thing, shape }) => thing.role === 'cut' && (shape === 'box' || thing.concept === 'pocket'),
  )

/** The rims of what is round. */
function ofRound(
  world: World,
  solid: Solid,
  phrase: Phrase,
  sides: readonly Side[],
  feature: readonly string[] | undefined,
): Edges {
  const along = sides.filter(({ axis }) => axis === solid.axis)
  const has = (...wanted: string[]): boolean => phrase.words.some((word) => wanted.includes(word))
  const inner = has('inner', 'inside', 'internal')
  const cross = AXES.find((axis) => axis !== solid.axis) as AxisName
  // Of a shaft in several diameters: that of the section at the end.
  const diameterAt = (end: Side): number | undefined => {
    if (inner) return solid.inner && sizeAlong(solid.inner, cross)
    const there = world.bodies.filter(
      ({ round, box, axis }) =>
        round && axis === solid.axis && Math.abs(levelOf(box, end) - levelOf(solid.box, end)) < 1e-6,
    )
    const isWhole = solid.box !== world.solidOf(solid.thing)?.box
    return sizeAlong((isWhole ? there.at(-1)?.box : undefined) ?? solid.box, cross)
  }
  const ends: Side[] =
    along.length > 0
      ? [...along]
      : phrase.plural || phrase.det === 'both' || phrase.det === 'each' || phrase.det === 'all'
        ? [
            { axis: solid.axis, sign: 1 },
            { axis: solid.axis, sign: -1 },
          ]
        : []
  if (phrase.concept === 'end' && ends.length === 0)
    ends.push({ axis: solid.axis, sign: endOf(world, solid, phrase) })
  if (ends.length === 0 && (phrase.kind === 'body' || phrase.concept === 'edge'))
    ends.push({ axis: solid.axis, sign: 1 })
  const isEvery =
    phrase.det === 'all' && phrase.concept === 'edge' && solid.inner !== undefined && !has('outer', 'outside')
  return ends.flatMap((end): Edges => {
    const diameter = diameterAt(end)
    const rim: Selector = {
      curve: 'circle',
      at: { axis: solid.axis, value: levelOf(solid.box, end) },
      ...(diameter && !isEvery && solid.shape === 'round' && world.bodies.includes(solid)
        ? { diameter }
        : {}),
      ...(world.bodies.includes(solid) || inner ? {} : { outer: true }),
    }
    return feature && !isEvery && solid.shape === 'cone'
      ? feature.map((each) => ({ ...rim, feature: each }))
      : [rim]
  })
}

/** "the end" of a body that stands on another is the free one. */
function endOf(world: World, solid: Solid, phrase: Phrase): 1 | -1 {
  // "One end has a chamfer", of two that are not alike.
  const [low, high] = ([-1, 1] as const).map((sign) => widthAt(world, { axis: solid.axis, sign }))
  if (/^(?:a|one of)$/u.test(phrase.det) && low !== high && !phrase.of) throw unread(world.quote(phrase.span))
  if (phrase.det === 'other' || phrase.words.includes('other')) return -1
  const isFree = (sign: 1 | -1): boolean => {
    const level = levelOf(solid.box, { axis: solid.axis, sign })
    return !world.bodies.some(
      (other) =>
        other.thing !== solid.thing &&
        Math.abs(levelOf(other.box, { axis: solid.axis, sign: sign > 0 ? -1 : 1 }) - level) < 1e-6,
    )
  }
  return isFree(1) || !isFree(-1) ? 1 : -1
}

/** How wide the part is at its one end or the other. */
function widthAt(world: World, end: Side): number {
  const cross = AXES.find((axis) => axis !== end.axis) as AxisName
  const level = levelOf(world.whole, end)
  return Math.max(
    ...world.bodies
      .filter(({ box }) => Math.abs(levelOf(box, end) - level) < 1e-6)
      .map(({ box }) => sizeAlong(box, cross)),
  )
}

/** "the inside corner" of a bracket; its outer edges by name. */
function ofSection(world: World, solid: Solid, phrase: Phrase): Edges {
  const has = (...wanted: string[]): boolean => phrase.words.some((word) => wanted.includes(word))
  const section = solid.thing.section ?? solid.thing
  const parts = world.solids.filter(({ thing }) => thing.section === section)
  if (
    phrase.concept === 'corner' ||
    phrase.concept === 'junction' ||
    has('inside', 'inner', 'corner', 'internal')
  ) {
    if (has('outside', 'outer', 'external')) {
      const run: AxisName = world.solidOf(section)?.axis ?? 'y'
      const box = world.solidOf(section)?.box as Box
      const across = run === 'x' ? 'y' : 'x'
      return [
        {
          parallelTo: `+${run}`,
          near: nearOf(
            box,
            [
              { axis: across, sign: -1 },
              { axis: 'z', sign: -1 },
            ],
            run,
          ),
        },
      ]
    }
    return parts.flatMap((a, at) =>
      parts
        .slice(at + 1)
        .flatMap((b) =>
          a.features.flatMap((first) =>
            b.features.map((second): Selector => ({ between: [first, second], convexity: 'concave' })),
          ),
        ),
    )
  }
  const sides = sidesIn(phrase)
  if (phrase.det === 'all' && phrase.of?.kind === 'whole') return [{}]
  const own = solid.thing.section ? solid.features : undefined
  if (sides.length === 1 && sides[0]) {
    const selector: Selector = { at: { axis: sides[0].axis, value: levelOf(solid.box, sides[0]) } }
    return own ? own.map((feature) => ({ ...selector, feature })) : [selector]
  }
  throw unread(world.quote(phrase.span))
}
