/** The edges of a body, by their side, their length and the way they run. */
import type { AxisName } from '../../../../plan/geometry.ts'
import {
  AXES,
  type Box,
  levelOf,
  longest,
  type Side,
  shortest,
  sizeAlong,
} from '../../../operations/space.ts'
import { unread } from '../../../operations/unread.ts'
import type { Phrase } from '../../phrases.ts'
import type { Work } from '../../scene.ts'
import { endTaken } from '../sites/one-end.ts'
import type { Site } from '../sites/site.ts'
import { siteOf } from '../sites/sites.ts'
import type { Solid, World } from '../world.ts'
import { ofCut } from './of-cuts.ts'
import { ofRound } from './of-rounds.ts'
import { ofSection } from './of-sections.ts'
import { type Edges, nearOf, type Selector, sidesIn } from './selectors.ts'

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

const isAll = (phrase: Phrase): boolean =>
  phrase.det === 'all' || phrase.det === 'each' || phrase.count === 12

export function ofBody(
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
    has('vertical', 'upright') ||
    (concept === 'edge' && has('corner')) ||
    (concept === 'corner' && sides.every(({ axis }) => axis !== 'z'))
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
  // "inner corner radius 3 mm" of a tube or a box with walls: the hollow's.
  if (inner && solid?.wall !== undefined && !hasHoles && (vertical || concept === 'corner')) {
    const tall =
      solid.inner &&
      AXES.find((axis) => sizeAlong(solid.inner as Box, axis) >= sizeAlong(solid.box, axis) - 1e-6)
    return [{ parallelTo: `+${tall ?? 'z'}`, curve: 'line', convexity: 'concave' }]
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
  if (has('long', 'longest', 'longer', 'lengthwise', 'longitudinal')) {
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
  const sign = endTaken(world, site.solid ?? host, axis, phrase, axis === 'y' ? -1 : 1)
  const where = axis === 'x' ? ['at the left', 'at the right'] : ['in front', 'at the back']
  world.assume(`“${world.quote(phrase.span)}”: the one ${where[sign === 1 ? 1 : 0]}`)
  return [{ axis, sign }]
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

const insideOf = (world: World): Solid | undefined =>
  world.solids.findLast(
    ({ thing, shape }) => thing.role === 'cut' && (shape === 'box' || thing.concept === 'pocket'),
  )
