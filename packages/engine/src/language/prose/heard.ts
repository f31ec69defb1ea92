/** Words with meaning, held against what was built: an adjective that did not come true refuses the prompt. */
import { AXES, type Box, longest, middleOf, SIDES, sizeAlong } from '../operations/space.ts'
import { missing, unread } from '../operations/unread.ts'
import { siteOf } from './build/sites/sites.ts'
import type { Solid, World } from './build/world.ts'
import type { Phrase } from './phrases.ts'
import { placesOf, type SaidPlace, type Thing } from './scene.ts'
import { VESSEL } from './tell/vessels.ts'

type Check = (solid: Solid, world: World) => boolean

const shaped =
  (...shapes: string[]): Check =>
  ({ shape }) =>
    shapes.includes(shape) || shape === 'section' || shape === 'free'

const never: Check = () => false

const notShaped =
  (...shapes: string[]): Check =>
  ({ shape }) =>
    !shapes.includes(shape)

/** Another cut about the same axis, not as wide. */
const isNarrowedBelow = ({ thing, boxes: [box], axis }: Solid, { solids }: World): boolean =>
  box !== undefined &&
  solids.some(
    (other) =>
      other.thing !== thing &&
      other.thing.role === 'cut' &&
      other.axis === axis &&
      AXES.every((each) => each === axis || Math.abs(middleOf(other.box, each) - middleOf(box, each)) < 1e-6),
  )

const lengths = (box: Box): number[] => AXES.map((axis) => sizeAlong(box, axis))

const isSquare: Check = ({ shape, boxes: [box] }) => {
  if (!box || !/^(?:box|pyramid)$/u.test(shape)) return shape !== 'round'
  const [x, y, z] = lengths(box) as [number, number, number]
  return [x - y, y - z, x - z].some((difference) => Math.abs(difference) < 1e-6)
}

const isHollow: Check = ({ wall, inner, thing }, world) =>
  wall !== undefined ||
  inner !== undefined ||
  thing.role === 'cut' ||
  world.solids.some((solid) => solid.thing.role === 'cut')

const hasFlat: Check = (_solid, { solids }) => solids.some(({ shape }) => shape === 'flat')

const isWorked =
  (kind: 'fillet' | 'chamfer'): Check =>
  ({ shape }, world) =>
    /^(?:slot|obround|round|sphere|hemisphere|capsule|half)$/u.test(shape) ||
    world.features.some((feature) => feature.kind === kind)

const isUpright: Check = ({ axis, round, thing, boxes: [box] }) =>
  thing.role === 'cut' || round
    ? axis === 'z' || (box !== undefined && sizeAlong(box, 'z') >= Math.max(...lengths(box)) - 1e-6)
    : // No flatter than it is thick.
      box === undefined || sizeAlong(box, 'z') >= (lengths(box).toSorted((a, b) => a - b)[1] as number) - 1e-9

const isLevel: Check = ({ axis, round, boxes: [box] }) =>
  round ? axis !== 'z' : box === undefined || sizeAlong(box, 'z') < Math.max(...lengths(box)) + 1e-9

const isWithin = (box: Box, other: Box): boolean =>
  box.min.every((level, k) => level >= (other.min[k] as number) - 1e-6) &&
  box.max.every((level, k) => level <= (other.max[k] as number) + 1e-6)

/** Half a circle, or a whole one of which half lies outside. */
const isHalfRound: Check = (solid, world) =>
  shaped('half', 'hemisphere', 'slot', 'obround', 'radial half')(solid, world) ||
  (solid.shape === 'round' && (solid.thing.role !== 'cut' || !isWithin(solid.box, world.whole)))

/** What has to be so of a thing that is called so. */
const ADJECTIVES: Readonly<Record<string, Check>> = {
  round: notShaped('box', 'polygon', 'triangle', 'vee', 'pyramid', 'wedge'),
  circular: notShaped('box', 'polygon', 'triangle', 'vee', 'pyramid', 'wedge'),
  cylindrical: notShaped('box', 'polygon', 'triangle', 'vee', 'pyramid', 'wedge'),
  square: isSquare,
  hexagonal: shaped('polygon'),
  octagonal: shaped('polygon'),
  heptagonal: shaped('polygon'),
  nonagonal: shaped('polygon'),
  decagonal: shaped('polygon'),
  dodecagonal: shaped('polygon'),
  pentagonal: shaped('polygon'),
  trapezoidal: shaped('trapezoid', 'wedge', 'polygon'),
  triangular: shaped('polygon', 'triangle', 'wedge', 'vee', 'pyramid', 'radial vee'),
  plus: shaped('section', 'free'),
  star: shaped('free'),
  arrow: shaped('free'),
  parallelogram: shaped('free'),
  'right triangle': shaped('triangle', 'wedge', 'polygon', 'vee'),
  semicircular: isHalfRound,
  hemispherical: shaped('hemisphere', 'sphere'),
  spherical: shaped('sphere', 'hemisphere'),
  ball: shaped('sphere', 'hemisphere'),
  conical: shaped('cone'),
  tapered: shaped('cone', 'pyramid', 'wedge', 'vee', 'trapezoid'),
  oval: shaped('slot', 'obround', 'ellipse'),
  elliptical: shaped('ellipse'),
  obround: shaped('slot', 'obround'),
  hollow: isHollow,
  slotted: (_solid, world) =>
    world.solids.some(({ thing }) => /^(?:slot|channel|groove)$/u.test(thing.concept)),
  drilled: (_solid, world) => world.solids.some(({ thing }) => thing.role === 'cut'),
  'cross-drilled': (_solid, world) => world.solids.some(({ thing }) => thing.role === 'cut'),
  perforated: (_solid, world) => world.solids.some(({ thing }) => thing.role === 'cut'),
  open: (solid, world) =>
    solid.shape === 'section' || solid.thing.section !== undefined || isHollow(solid, world),
  lidless: isHollow,
  rounded: isWorked('fillet'),
  chamfered: isWorked('chamfer'),
  vertical: isUpright,
  horizontal: isLevel,
  half: shaped('half', 'hemisphere', 'radial half'),
  quarter: shaped('sector', 'corner arc'),
  'd shaped': hasFlat,
  'quarter round': shaped('corner arc'),
  concave: ({ shape, thing }) =>
    thing.role === 'cut' && /^(?:half|round|radial half|corner arc)$/u.test(shape),
  convex: never,
  curved: ({ shape }) => shape === 'arcslot',
  bent: never,
  angled: never,
  sloped: shaped('wedge', 'trapezoid', 'cone', 'pyramid'),
  slanted: shaped('wedge', 'trapezoid', 'cone', 'pyramid'),
  inclined: shaped('wedge', 'trapezoid', 'cone', 'pyramid'),
  diagonal: never,
  stepped: (solid, world) =>
    solid.thing.role === 'cut'
      ? isNarrowedBelow(solid, world)
      : world.bodies.length > 1 || world.solids.some(({ thing }) => /^(?:step|notch)$/u.test(thing.concept)),
  countersunk: (_, world) => world.told.things.some(({ concept }) => concept === 'countersink'),
  counterbored: (_, world) => world.told.things.some(({ concept }) => concept === 'counterbore'),
  crossing: ({ thing }) => thing.section?.concept === 'cross',
  intersecting: ({ thing }) => thing.section?.concept === 'cross',
  inner: ({ thing, box }, world) =>
    thing.role === 'cut' ||
    world.bodies.length < 2 ||
    world.bodies.some((other) => other.thing !== thing && isWithin(box, other.box)),
  blind: ({ through }) => through !== true,
}

/** What is hollow by its name. */
const PIPE = /^(?:pipe|tube|tubing|sleeve|bushing|bush|ring|washer|annulus|hollow cylinder|ferrule)$/u

export function holdWords(world: World): void {
  for (const solid of world.solids) {
    const { thing } = solid
    for (const word of thing.words)
      if (ADJECTIVES[word]?.(solid, world) === false) throw unread(world.quote(thing.span))
    holdSide(world, solid)
    holdOneSide(world, solid)
    holdFullWay(world, solid)
    // A cap is a disc only on top of something.
    const isVessel = VESSEL.test(thing.name) || (thing.name === 'cap' && world.bodies.length === 1)
    if (isVessel && thing.role === 'add' && !isHollow(solid, world))
      throw missing('wall thickness', thing.name)
    if (thing.concept === 'tube' && thing.role === 'add' && solid.shape === 'box' && !isHollow(solid, world))
      throw missing('wall thickness', thing.name)
    if (PIPE.test(thing.name) && thing.role === 'add' && solid.shape === 'round' && !isHollow(solid, world))
      throw missing('wall thickness', thing.name)
    if (/^d (?:shaft|shaped shaft)$/u.test(thing.name) && !hasFlat(solid, world))
      throw missing('flat', thing.name)
    if (thing.role === 'add') holdOverall(world, thing)
  }
  for (const solid of world.bodies) holdLevels(world, solid)
  for (const solid of world.bodies) holdFlush(world, solid)
  for (const thing of world.told.things) if (!thing.group) holdCount(world, thing)
  holdSlopes(world)
  holdGears(world)
  holdSplines(world)
}

/** What is called a gear has teeth. */
function holdGears(world: World): void {
  if (world.solids.some(({ shape }) => shape === 'star')) return
  const gear = world.told.things.find(({ concept, role }) => concept === 'gear' && role === 'add')
  if (gear) throw missing('number of teeth', gear.name)
}

/** "a spline shaft": the splines have to be told. */
function holdSplines({ told, solids }: World): void {
  if (solids.some(({ thing }) => thing.name === 'spline')) return
  const splined = told.things.find(({ words }) => words.includes('spline') || words.includes('splined'))
  if (splined) throw missing('number of splines', splined.name)
}

/** "two arms, each flush with its end of the box": neither sticks out over the box the other way. */
function holdFlush(world: World, { thing, boxes }: Solid): void {
  if (boxes.length < 2) return
  for (const said of thing.places) {
    const { place } = said
    const site = place.kind === 'flush' && place.ref ? siteOf(place.ref, { world, self: thing }) : undefined
    const host = site?.solid
    if (!host || host.thing === thing || host.thing.role !== 'add') continue
    const run = site.sides[0]?.axis ?? site.along ?? longest(host.box)
    if (run === 'z') continue
    const k = run === 'x' ? 1 : 0
    const isOver = ({ min, max }: Box): boolean =>
      min[k] < host.box.min[k] - 1e-6 || max[k] > host.box.max[k] + 1e-6
    if (boxes.some(isOver)) world.fail(said)
  }
}

/** "from Z=0 to Z=34": from the one to the other, and not only about the middle of them. */
function holdLevels(world: World, { thing, box, boxes }: Solid): void {
  if (boxes.length > 1 || thing.section) return
  for (const said of thing.places) {
    const { place } = said
    if (place.kind !== 'range' || said.gloss || said.own !== undefined) continue
    const [low, high] = place.figures.map(({ value }) => value).toSorted((a, b) => a - b)
    if (low === undefined || high === undefined) continue
    if (Math.abs(sizeAlong(box, place.axis) - (high - low)) > 1e-6) world.fail(said)
  }
}

/** "12 mm from the longest side" of a triangle: that one slopes, and is no side of its box. */
function holdSlopes(world: World): void {
  const isSlanted = world.bodies.some(({ shape }) =>
    /^(?:triangle|wedge|trapezoid|pyramid|free)$/u.test(shape),
  )
  if (!isSlanted) return
  for (const thing of world.told.things)
    for (const said of placesOf(thing)) {
      const refs = said.place.kind === 'from' ? said.place.refs : []
      if (
        refs.some(({ words }) =>
          words.some((word) => /^(?:longest|sloping|sloped|slanted|angled)$/u.test(word)),
        )
      )
        world.fail(said)
    }
}

/** "the left post" lies left of the middle. */
function holdSide(world: World, { thing, box, boxes }: Solid): void {
  if (boxes.length > 1 || thing.section || world.solids.length < 2) return
  for (const word of thing.words) {
    const side = /^(?:left|right|front|back|top|bottom)$/u.test(word) ? SIDES[word] : undefined
    if (!side || (side.axis === 'z' && thing.role === 'cut')) continue
    // "a right triangle" is on no side.
    if (word === 'right' && thing.words.includes('triangle')) continue
    const off = (middleOf(box, side.axis) - middleOf(world.whole, side.axis)) * side.sign
    // Of two the left one lies left.
    const isOne =
      thing.group !== undefined &&
      thing.role === 'add' &&
      side.axis !== 'z' &&
      thing.places.every(({ place }) => place.kind !== 'coordinate' && place.kind !== 'range')
    if (off < (isOne ? 1e-6 : -1e-6)) throw unread(world.quote(thing.span))
  }
}

/** "A pin sticks out of the left face, and again on the right": one alone stands on no two sides. */
function holdOneSide(world: World, { thing, boxes, faces }: Solid): void {
  if (thing.role !== 'add' || thing.section || boxes.length > 1 || (faces ?? 1) > 1) return
  const sides = thing.places
    .filter(
      ({ place, own, gloss }) =>
        place.kind === 'at' && /^(?:on|in|at|out)$/u.test(place.how) && own === undefined && !gloss,
    )
    .flatMap((said) => {
      const { ref } = said.place as { ref: Phrase }
      return [ref.concept, ref.of?.concept ?? '', ...ref.words].flatMap((word) => {
        const side = SIDES[word]
        return side ? [{ said, side }] : []
      })
    })
  for (const { said, side } of sides)
    if (sides.some((other) => other.side.axis === side.axis && other.side.sign !== side.sign))
      world.fail(said)
}

const FULL = /^(?:full|entire|whole|complete)$/u

/** "running across the full width": it comes out at both sides. */
function holdFullWay(world: World, { thing, boxes }: Solid): void {
  if (thing.role !== 'cut') return
  for (const said of placesOf(thing)) {
    const { place } = said
    if (place.kind !== 'at' || !/^(?:across|along|over|through)$/u.test(place.how) || said.gloss) continue
    const { ref } = place
    if (!/^(?:width|length)$/u.test(ref.concept) || !ref.words.some((word) => FULL.test(word))) continue
    // "through the full 42 mm length": so long it is.
    const isLong = ref.bare.some(({ value }) =>
      boxes.some((box) => AXES.some((axis) => Math.abs(sizeAlong(box, axis) - value) < 1e-6)),
    )
    if (isLong) continue
    // How long what is round is, it is along its axis.
    const hosts = [
      { box: world.whole, along: undefined },
      ...world.bodies.map(({ box, round, axis }) => ({ box, along: round ? axis : undefined })),
    ]
    const isFull = boxes.some((box) =>
      hosts.some(({ box: host, along }) =>
        AXES.some(
          (axis, k) =>
            (axis !== 'z' ||
              axis === along ||
              sizeAlong(host, 'z') > Math.min(sizeAlong(host, 'x'), sizeAlong(host, 'y')) + 1e-6) &&
            (box.min[k] as number) < (host.min[k] as number) + 1e-6 &&
            (box.max[k] as number) > (host.max[k] as number) - 1e-6,
        ),
      ),
    )
    if (!isFull) world.fail(said)
  }
}

/** "80 mm overall" is what the whole measures one way. */
function holdOverall(world: World, thing: Thing): void {
  const whole = lengths(world.whole)
  for (const { words, figure, dimension, of, gloss } of thing.sizes)
    if (
      words.some((word) => /^(?:overall|total)$/u.test(word)) &&
      /^(?:length|width|height|thickness|depth)$/u.test(dimension) &&
      of === undefined &&
      !(dimension === 'height' && gloss ? whole.slice(2) : whole).some(
        (length) => Math.abs(length - figure.value) < 1e-6,
      )
    )
      throw unread(figure.text)
}

const SEVERAL = /^(?:each|both|all)$/u

/** How many a place asks for: one in each of the six faces, one at both ends. */
function askedBy({ place }: SaidPlace): number {
  if (place.kind === 'eachside') return 2
  const refs: Phrase[] =
    place.kind === 'at' && /^(?:in|on|at|into|to|onto|near|from)$/u.test(place.how)
      ? [place.ref, ...(place.also ?? [])]
      : place.kind === 'centered'
        ? [...place.refs]
        : place.kind === 'through'
          ? place.refs.filter(({ concept, det }) => concept === 'end' && det === 'each')
          : []
  const chain = (ref: Phrase): Phrase[] => [ref, ...(ref.of ? chain(ref.of) : [])]
  // "in the top and bottom faces": one in each.
  const opposite = refs.map(({ concept, words }) => {
    const sides = [concept, ...words].flatMap((word) => SIDES[word] ?? [])
    return sides.some((a) => sides.some((b) => a.axis === b.axis && a.sign !== b.sign)) ? 2 : 1
  })
  const faces =
    place.kind === 'at' && refs.every(({ kind, concept }) => kind === 'place' && SIDES[concept])
      ? refs.length
      : 1
  // "through the middle of each slot".
  const cuts = 'refs' in place ? place.refs : 'ref' in place && place.ref ? [place.ref] : []
  const isInEach = cuts.flatMap(chain).some(({ kind, det }) => kind === 'cut' && det === 'each')
  return Math.max(
    faces,
    isInEach ? 2 : 1,
    ...opposite,
    ...refs
      .flatMap(chain)
      .filter(({ kind, concept }) => kind === 'place' && !/^(?:direction|axis|plane)$/u.test(concept))
      .map(({ det, count, plural }) => (SEVERAL.test(det) ? (count ?? 2) : plural && count ? count : 1)),
  )
}

function holdCount(world: World, thing: Thing): void {
  if (thing.section || thing.parts.length > 0) return
  const made = world.solids
    .filter((solid) => solid.thing === thing || solid.thing.group === thing)
    .reduce((sum, { boxes, faces }) => sum + boxes.length * (faces ?? 1), 0)
  if (made === 0) return
  const bored = world.solids
    .filter((solid) => solid.thing === thing || solid.thing.group === thing)
    .reduce((sum, { boxes }) => sum + boxes.length, 0)
  if (thing.tally !== undefined && thing.tally !== bored) throw unread(world.quote(thing.span))
  for (const said of placesOf(thing)) {
    if (said.own !== undefined || said.gloss) continue
    if (askedBy(said) > made) world.fail(said)
    holdThrough(world, thing, said)
    const { place } = said
    const fewer = place.kind === 'at' && place.ref.concept === 'corner' ? place.ref.count : undefined
    if (fewer !== undefined && fewer < 4 && made !== fewer) world.fail(said)
    // All around is more than one box.
    const isBox = world.solids.some((solid) => solid.thing === thing && solid.shape === 'box')
    if (place.kind === 'at' && place.how === 'around' && isBox && made === 1) world.fail(said)
  }
  if (thing.host && /^(?:each|both|all)$/u.test(thing.host.det) && made < 2)
    throw unread(world.quote(thing.span))
}

/** "through both walls" of a channel goes through the one and the other. */
function holdThrough(world: World, thing: Thing, said: SaidPlace): void {
  const { place } = said
  const cut = world.solidOf(thing)
  if (place.kind !== 'through' || thing.role !== 'cut' || !cut) return
  for (const ref of place.refs) {
    if (!/^(?:both|all|each)$/u.test(ref.det) && !ref.plural) continue
    const walls = world.solids.find(
      (solid) => solid.thing.section?.concept === 'U' && solid.boxes.length === 2,
    )
    const isWall = /^(?:side|wall|leg|flange)$/u.test(ref.concept) || /wall/u.test(ref.name)
    const boxes = isWall && walls ? walls.boxes : (siteOf(ref, { world, self: thing })?.boxes ?? [])
    if (boxes.length < 2) continue
    const meets = (box: Box): boolean =>
      cut.boxes.some((each) =>
        each.min.every(
          (low, k) =>
            low < (box.max[k] as number) - 1e-6 && (each.max[k] as number) > (box.min[k] as number) + 1e-6,
        ),
      )
    if (!boxes.every(meets)) world.fail(said)
  }
}
