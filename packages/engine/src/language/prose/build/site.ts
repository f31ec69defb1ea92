/** What a phrase means on the part as it is so far: a side, an edge, a corner, a centre, a body, each with its box. */
import type { AxisName } from '../../../plan/geometry.ts'
import {
  AXES,
  type Box,
  isSame,
  levelOf,
  longest,
  middleOf,
  SIDES,
  type Side,
  shortest,
  sizeAlong,
  union,
} from '../../operations/space.ts'
import { candidates, findThing } from '../find.ts'
import type { Phrase } from '../phrases.ts'
import type { Thing } from '../scene.ts'
import { isSection, keyOf, partOf } from '../sections.ts'
import { remainingOf } from './remaining.ts'
import { isShoulder, shoulderNamed } from './shoulders.ts'
import type { Solid, World } from './world.ts'

export interface Site {
  part: 'body' | 'side' | 'corner' | 'center' | 'axis' | 'origin'
  box: Box
  boxes: readonly Box[]
  solid: Solid | undefined
  /** Sides that the words name. */
  sides: readonly Side[]
  /** Along which axis the side lies, where its end is open: "one of the long edges". */
  along: AxisName | undefined
  several: boolean
  phrase: Phrase
}

export interface SiteContext {
  world: World
  /** What it is told of: never its own place. */
  self?: Thing | undefined
  /** Where nothing else is named. */
  host?: Solid | undefined
  /** The face's normal: "the long edges" lie across it. */
  normal?: AxisName | undefined
}

const SIDE_OF: Readonly<Record<string, string>> = {
  left: 'left',
  right: 'right',
  front: 'front',
  back: 'back',
  top: 'top',
  bottom: 'bottom',
  floor: 'bottom',
}

export function solidNamed(world: World, phrase: Phrase, self?: Thing): Solid | undefined {
  const rest = remainingOf(world, phrase)
  if (rest) return rest
  if (phrase.kind === 'whole') return wholeOf(world)
  if (phrase.kind === 'pronoun') {
    // "it" is no other of the same several.
    const isKin = ({ group }: Thing): boolean =>
      phrase.concept !== 'one' && group !== undefined && group === self?.group
    const built = world.solids.filter(({ thing }) => thing !== self && thing !== self?.group && !isKin(thing))
    return phrase.concept === 'one' && phrase.ordinal !== undefined
      ? built.at(phrase.ordinal > 0 ? phrase.ordinal - 1 : phrase.ordinal)
      : built.at(-1)
  }
  const things = world.told.things.filter((thing) => thing !== self && !(thing === self?.group))
  const part = partOf(things, phrase, undefined)
  if (part) {
    const solid = world.solidOf(part) ?? partSolid(world, part)
    if (solid) return solid
  }
  const built = things.filter(
    (thing) =>
      world.solidOf(thing) !== undefined ||
      thing.members.some((member) => world.solidOf(member) !== undefined),
  )
  const thing = lyingThere(world, built, phrase) ?? findThing(built, phrase)
  const lone = thing && oneOfMany(world, thing, phrase)
  if (lone) return lone
  if (thing) return allOf(world, built, thing, phrase)
  // "down through the shelf": what a step leaves.
  if (/^(?:shelf|ledge)$/u.test(phrase.name)) {
    const step = world.solids.findLast(
      (solid) => solid.thing.role === 'cut' && solid.thing.concept === 'step',
    )
    if (step) return step
  }
  // "the plate", where a rectangle was extruded and nothing else is there.
  const [only] = world.bodies
  if (only && world.bodies.length === 1 && phrase.kind === 'body' && !phrase.plural && isCalled(only, phrase))
    return only
  // "the bracket": the title's name for the whole.
  const named =
    things.find(({ name, announced }) => name === phrase.name && announced) ??
    world.told.ghosts.find(({ name }) => name === phrase.name)
  return named && phrase.kind === 'body' ? wholeOf(world) : undefined
}

/** "the middle section" of three that lie one after the other and are not called so: the one that lies there. */
function lyingThere(world: World, built: readonly Thing[], phrase: Phrase): Thing | undefined {
  const word = phrase.words.find((each) => /^(?:middle|center|central)$/u.test(each) || SIDES[each])
  if (!word || phrase.kind !== 'body' || phrase.plural) return undefined
  const found = candidates(built, { ...phrase, words: phrase.words.filter((each) => each !== word) })
  const solids = found.flatMap((thing) => world.solidOf(thing) ?? [])
  const [first] = solids
  if (!first || solids.length < 3 - Number(word in SIDES) || found.some(({ words }) => words.includes(word)))
    return undefined
  const axis = SIDES[word]?.axis ?? first.axis
  if (solids.some((solid) => solid.axis !== first.axis || solid.thing.role === 'cut')) return undefined
  const sorted = [...solids].sort((a, b) => middleOf(a.box, axis) - middleOf(b.box, axis))
  const side = SIDES[word]
  if (side) return (side.sign > 0 ? sorted.at(-1) : sorted[0])?.thing
  return sorted.length % 2 === 1 ? sorted[(sorted.length - 1) / 2]?.thing : undefined
}

/** Names that any flat, any round thing goes by. */
const isCalled = ({ round, shape, thing }: Solid, { name, concept, det }: Phrase): boolean =>
  /^(?:the|this)$/u.test(det) &&
  thing.kind === 'figure' &&
  (round
    ? /^(?:cylinder)$/u.test(concept) || /^(?:plate|base|body)$/u.test(name)
    : /^(?:box)$/u.test(concept)
      ? shape === 'box'
      : /^(?:plate|slab|sheet|bar|body|base)$/u.test(name))

/** "the left post" of two that were told at once. */
function oneOfMany(world: World, thing: Thing, phrase: Phrase): Solid | undefined {
  const solid = world.solidOf(thing)
  if (!solid || solid.boxes.length < 2 || phrase.plural || solid.boxes.length !== solid.features.length)
    return undefined
  const side = phrase.words.map((word) => SIDES[word]).find((each) => each !== undefined)
  if (!side) return undefined
  const levels = solid.boxes.map((box) => side.sign * middleOf(box, side.axis))
  const at = levels.indexOf(Math.max(...levels))
  const isAlone = levels.filter((level) => Math.abs(level - (levels[at] as number)) < 1e-6).length === 1
  const [box, feature] = [solid.boxes[at], solid.features[at]]
  return isAlone && box && feature ? { ...solid, boxes: [box], box, features: [feature] } : undefined
}

/** "each leg" of a section whose legs were not told one by one. */
function partSolid(world: World, part: Thing): Solid | undefined {
  if (!part.section || keyOf(part.section, part) !== 'both') return undefined
  const solids = world.solids.filter(({ thing }) => thing.section === part.section && thing !== part)
  const [first] = solids
  return (
    first && {
      ...first,
      thing: part,
      boxes: solids.flatMap(({ boxes }) => [...boxes]),
      box: union(solids.map(({ box }) => box)),
    }
  )
}

/** "both walls", "the two holes": told one after the other. */
function allOf(world: World, built: readonly Thing[], thing: Thing, phrase: Phrase): Solid | undefined {
  const solid = world.solidOf(thing)
  if (!phrase.plural && phrase.det !== 'both' && phrase.det !== 'each') return solid
  const all = candidates(built, phrase).flatMap((each) => world.solidOf(each) ?? [])
  if (!solid || all.length < 2 || solid.boxes.length > 1) return solid
  return { ...solid, boxes: all.flatMap(({ boxes }) => [...boxes]), box: union(all.map(({ box }) => box)) }
}

export function wholeOf(world: World): Solid | undefined {
  const [first] = world.bodies
  if (!first || world.bodies.length === 1) return first
  return {
    ...first,
    box: world.whole,
    boxes: [world.whole],
    round: world.bodies.every(({ round, axis }) => round && axis === first.axis),
  }
}

const LONG = /^(?:long|longer|longest)$/u
const SIZED = /^(?:long|longer|longest|short|shorter|shortest)$/u
const SHORT = /^(?:short|shorter|shortest|narrow|narrower)$/u

export function siteOf(phrase: Phrase, context: SiteContext): Site | undefined {
  const { world, self, host } = context
  const rounds = roundsOf(phrase, context)
  if (rounds) return rounds
  const shoulder = isShoulder(phrase) ? shoulderSite(phrase, context) : undefined
  if (shoulder || phrase.concept === 'shoulder') return shoulder
  if (phrase.kind === 'place') return placeSite(phrase, context)
  const solid = solidNamed(world, phrase, self)
  // "at the base" of what has none of that name: its bottom.
  if (!solid && phrase.name === 'base' && world.bodies.length > 0)
    return placeSite({ ...phrase, kind: 'place', concept: 'bottom' }, context)
  if (!solid && phrase.kind === 'body' && host === undefined) return undefined
  if (!solid) return undefined
  // "from the flat": the face that it leaves.
  if (solid.shape === 'flat' && solid.boxes.length === 1 && solid.mouth) {
    const { mouth } = solid
    const plane: Box = { min: [...solid.box.min], max: [...solid.box.max] }
    const k = AXES.indexOf(mouth.axis) as 0 | 1 | 2
    if (mouth.sign > 0) plane.max[k] = plane.min[k]
    else plane.min[k] = plane.max[k]
    const face: Phrase = { ...phrase, kind: 'place', concept: 'face' }
    const whole = wholeOf(world)
    return {
      part: 'side',
      box: plane,
      boxes: [plane],
      solid: whole,
      sides: [mouth],
      along: undefined,
      several: false,
      phrase: face,
    }
  }
  return {
    part: 'body',
    box: solid.box,
    boxes: solid.boxes,
    solid,
    sides: [],
    along: undefined,
    several: solid.boxes.length > 1,
    phrase,
  }
}

/** A plane that what is told lies on the one side or the other of: that of its host, else that of the narrow one. */
function shoulderSite(phrase: Phrase, { world, self, host }: SiteContext): Site | undefined {
  if (
    phrase.concept === 'step' &&
    world.solids.some(({ thing }) => thing !== self && thing.concept === 'step')
  )
    return undefined
  const found = shoulderNamed(world, phrase, host)
  if (!found) return undefined
  const { box, side, narrow, wide } = found
  const isInWide = host !== undefined && host.thing === wide.thing
  return {
    part: 'side',
    box,
    boxes: [box],
    solid: isInWide ? wide : narrow,
    sides: [isInWide ? side : { axis: side.axis, sign: side.sign > 0 ? -1 : 1 }],
    along: undefined,
    several: false,
    phrase,
  }
}

const ROUNDED = /^(?:round|rounded|semicircular|radiused)$/u

/** The round ends of a link, of a slot: "each half circle", "the centre of each end". */
function roundsOf(phrase: Phrase, { world, self }: SiteContext): Site | undefined {
  const inner =
    phrase.kind === 'place' && phrase.concept === 'center'
      ? phrase.of
      : phrase.kind === 'figure' ||
          (phrase.kind === 'work' && phrase.concept === 'fillet') ||
          (phrase.concept === 'end' && phrase.words.some((word) => ROUNDED.test(word)))
        ? phrase
        : undefined
  if (!inner || !/^(?:half|end|arc|rounding)$/u.test(inner.kind === 'work' ? 'rounding' : inner.concept))
    return undefined
  const solid = world.solids.findLast(
    ({ shape, thing, rounds }) =>
      (/^(?:obround|slot|arch)$/u.test(shape) || rounds !== undefined) && thing !== self,
  )
  if (!solid) return undefined
  if (solid.rounds) return roundedEnds(solid, solid.rounds, phrase, inner)
  const { box } = solid
  if (solid.shape === 'arch') return archSite(solid, phrase, inner)
  const axis = longest(
    box,
    AXES.filter((each) => each !== solid.axis),
  )
  const across = AXES.find((each) => each !== axis && each !== solid.axis) as AxisName
  const width = sizeAlong(box, across)
  const at = AXES.indexOf(axis)
  const boxes = [-1, 1].map((sign): Box => {
    const one: Box = { min: [...box.min], max: [...box.max] }
    if (sign < 0) one.max[at] = (one.min[at] as number) + width
    else one.min[at] = (one.max[at] as number) - width
    return one
  })
  const side = [inner.concept, ...inner.words].map((word) => SIDES[word]).find((each) => each?.axis === axis)
  const chosen = side
    ? [boxes[side.sign < 0 ? 0 : 1] as Box]
    : inner.plural || /^(?:each|both|all)$/u.test(inner.det) || (inner.det === 'one of' && self?.count === 2)
      ? boxes
      : [boxes[inner.det === 'other' || inner.words.includes('other') ? 0 : 1] as Box]
  return {
    part: 'center',
    box: chosen.length === 1 ? (chosen[0] as Box) : box,
    boxes: chosen,
    solid: { ...solid, boxes: chosen },
    sides: [],
    along: undefined,
    several: chosen.length > 1,
    phrase,
  }
}

/** Told to stand: it has no left end. */
const isUpright = ({ thing }: Solid): boolean =>
  thing.places.some(
    ({ place }) => place.kind === 'manner' && /^(?:upright|vertical|vertically|standing)$/u.test(place.word),
  )

/** The ends of a bar that were rounded to half circles. */
function roundedEnds(
  solid: Solid,
  { axis, sides }: NonNullable<Solid['rounds']>,
  phrase: Phrase,
  inner: Phrase,
): Site {
  const boxes = sides.map((side): Box => {
    const cross = AXES.find((each) => each !== axis && each !== side.axis) as AxisName
    const k = AXES.indexOf(side.axis)
    const box: Box = { min: [...solid.box.min], max: [...solid.box.max] }
    if (side.sign < 0) box.max[k] = (box.min[k] as number) + sizeAlong(box, cross)
    else box.min[k] = (box.max[k] as number) - sizeAlong(box, cross)
    return box
  })
  const named = [inner.concept, ...inner.words].map((word) => SIDES[word]).find((each) => each !== undefined)
  const at = named ? sides.findIndex((side) => side.axis === named.axis && side.sign === named.sign) : -1
  const isAll = inner.plural || /^(?:each|both|all)$/u.test(inner.det)
  const chosen = at >= 0 ? [boxes[at] as Box] : isAll ? boxes : [boxes.at(-1) as Box]
  return {
    part: 'center',
    box: chosen.length === 1 ? (chosen[0] as Box) : solid.box,
    boxes: chosen,
    solid: { ...solid, boxes: chosen },
    sides: [],
    along: undefined,
    several: chosen.length > 1,
    phrase,
  }
}

/** The half circle at the top of an upright, or of each of several: its centre. */
function archSite(solid: Solid, phrase: Phrase, inner: Phrase): Site | undefined {
  if (inner.concept === 'end' && !inner.words.some((word) => /^(?:round|rounded|top|upper)$/u.test(word)))
    return undefined
  const across: AxisName = solid.axis === 'x' ? 'y' : 'x'
  const boxes = solid.boxes.map((each): Box => {
    const top: Box = { min: [...each.min], max: [...each.max] }
    top.min[2] = top.max[2] - sizeAlong(each, across)
    return top
  })
  return {
    part: 'center',
    box: union(boxes),
    boxes,
    solid: { ...solid, boxes },
    sides: [],
    along: undefined,
    several: boxes.length > 1,
    phrase,
  }
}

function placeSite(phrase: Phrase, context: SiteContext): Site | undefined {
  const { world, self, host, normal } = context
  const owned = phrase.of ? siteOf(phrase.of, context) : undefined
  // "of the hole" while it is made: its own.
  if (phrase.of && !owned) return undefined
  const solid = owned?.solid ?? host ?? wholeOf(world)
  if (!solid) return undefined
  // Of each of several: of the one that it is in.
  const isOne = owned?.several === true && host !== undefined && owned.boxes.some((each) => each === host.box)
  const outer = isOne
    ? host.box
    : owned?.part === 'side' || owned?.part === 'corner'
      ? owned.box
      : (owned?.box ?? solid.box)
  const { concept, words } = phrase
  const { level } = phrase
  if (level) {
    const k = AXES.indexOf(level.axis)
    const sign = isSame(outer.max[k] as number, level.figure.value)
      ? 1
      : isSame(outer.min[k] as number, level.figure.value)
        ? -1
        : undefined
    if (sign === undefined) return undefined
    world.level(level.figure)
    return {
      part: 'side',
      box: outer,
      boxes: solid.boxes,
      solid,
      sides: [{ axis: level.axis, sign }],
      along: undefined,
      several: false,
      phrase,
    }
  }
  const isInner = concept === 'inside' || words.some((word) => /^(?:inside|inner|interior)$/u.test(word))
  const box = isInner && solid.inner ? solid.inner : outer
  const several = (phrase.plural && phrase.det !== 'one of') || /^(?:each|both|all)$/u.test(phrase.det)
  const base = {
    box,
    boxes: owned?.boxes ?? solid.boxes,
    solid,
    along: undefined,
    several,
    phrase,
    sides: [...(owned?.sides ?? [])],
  }
  // The floor of what is hollow is looked at from above.
  if (concept === 'floor' && solid.inner) {
    const floor: Box = { min: [...solid.inner.min], max: [...solid.inner.max] }
    floor.max[2] = floor.min[2]
    return { ...base, box: floor, part: 'side', sides: [{ axis: 'z', sign: 1 }] }
  }
  const named = [concept, ...words].flatMap((word): Side[] => {
    const side = SIDES[SIDE_OF[word] ?? word]
    return side ? [side] : []
  })
  // "the left end" of a shaft that stands: its low end.
  const isEnd = phrase.name.endsWith(' end') || concept === 'end'
  if (
    isEnd &&
    solid.round &&
    solid.axis === 'z' &&
    named.length === 1 &&
    named[0]?.axis === 'x' &&
    isUpright(solid)
  )
    return undefined
  if (isEnd && solid.round && solid.axis === 'z' && named.length === 1 && named[0]?.axis === 'x')
    named.splice(0, 1, { axis: solid.axis, sign: named[0].sign })
  const borne = phrase.bearing && sideOfBorne(world, phrase.bearing, box)
  if (phrase.bearing && !borne) return undefined
  if (borne) named.push(borne)
  const sides = [...base.sides.filter((side) => !named.some(({ axis }) => axis === side.axis)), ...named]
  if (concept === 'origin') return { ...base, part: 'origin' }
  if (concept === 'center' || concept === 'quarter') return { ...base, part: 'center', sides }
  if (concept === 'axis') return { ...base, part: 'axis', sides }
  if (concept === 'corner') return { ...base, part: 'corner', sides }
  if (concept === 'inside' || concept === 'outside') return { ...base, part: 'side', sides }
  // "the long edges of the top": which way they lie, of the face that has them.
  const [face] = base.sides
  const isLong = words.some((word) => LONG.test(word))
  if (
    face &&
    named.length === 0 &&
    /^(?:edge|side|end)$/u.test(concept) &&
    words.some((word) => SIZED.test(word))
  ) {
    const level = AXES.filter((axis) => axis !== face.axis)
    const run = isLong ? longest(box, level) : shortest(box, level)
    const along = concept === 'end' ? run : across(level, run)
    return { ...base, part: 'side', sides, along }
  }
  if (sides.length > 0) return { ...base, part: 'side', sides }
  const plane = normal ? AXES.filter((axis) => axis !== normal) : AXES
  if (/^(?:edge|side|face|end)$/u.test(concept)) {
    if (words.some((word) => LONG.test(word)))
      return {
        ...base,
        part: 'side',
        along: concept === 'end' ? longest(box, plane) : across(plane, longest(box, plane)),
      }
    // "a short end" is a short side: at the ends of what is longer.
    if (words.some((word) => SHORT.test(word)))
      return {
        ...base,
        part: 'side',
        along:
          concept === 'end'
            ? longest(
                box,
                plane.filter((axis) => axis !== 'z'),
              )
            : across(plane, shortest(box, plane)),
      }
    const size = [...phrase.bare, ...phrase.sizes.flatMap(({ figures }) => [...figures])][0]
    if (size) {
      // "the 40 mm side": the edge that is so long.
      const run = plane.find((axis) => Math.abs(sizeAlong(box, axis) - size.value) < 1e-6)
      if (!run) return undefined
      world.take(size, 'length of a side')
      return { ...base, part: 'side', along: across(plane, run) }
    }
    // The big end of a taper is its foot.
    const wide = words.find((word) =>
      /^(?:big|large|larger|bigger|wide|thick|small|smaller|narrow|thin)$/u.test(word),
    )
    if (concept === 'end' && wide && solid.shape === 'cone')
      return {
        ...base,
        part: 'side',
        sides: [{ axis: solid.axis, sign: /^(?:b|l|w|thick)/u.test(wide) ? -1 : 1 }],
      }
    if (concept === 'end' && words.includes('free')) {
      const free = onlyFree(world, solid, box) ?? freeEnd(world, box, solid)
      return free && { ...base, part: 'side', sides: [free] }
    }
    // Of a body that stands on another "the end" is the free one.
    const lone =
      concept === 'end' && !several && phrase.det !== 'other' && phrase.det !== 'a' && phrase.det !== 'one of'
    const free =
      lone && words.every((word) => word === solid.thing.name) ? onlyFree(world, solid, box) : undefined
    if (free) return { ...base, part: 'side', sides: [free] }
    if (concept === 'end')
      return { ...base, part: 'side', along: solid.round && self !== undefined ? solid.axis : longest(box) }
    return { ...base, part: 'side' }
  }
  return undefined
}

/** "the end with the step": the side at which that lies, and not at the other. */
function sideOfBorne(world: World, phrase: Phrase, box: Box): Side | undefined {
  const solid = solidNamed(world, phrase)
  if (!solid) return undefined
  const sides = (['x', 'y'] as const).flatMap((axis): Side[] => {
    const off = middleOf(solid.box, axis) - middleOf(box, axis)
    return Math.abs(off) > 1e-6 ? [{ axis, sign: off > 0 ? 1 : -1 }] : []
  })
  return sides.length === 1 ? sides[0] : undefined
}

/** Of a section of a shaft, of a pin on a head: the one end that another body does not begin at. */
function onlyFree(world: World, solid: Solid, box: Box): Side | undefined {
  if (!solid.round || solid.box !== box || world.bodies.length < 2) return undefined
  const { axis } = solid
  const k = AXES.indexOf(axis)
  const isFree = (sign: 1 | -1): boolean =>
    world.bodies.every(
      (other) =>
        other.thing === solid.thing ||
        !other.boxes.some((each) => {
          const level = levelOf(box, { axis, sign })
          return (each.min[k] as number) <= level + 1e-6 && (each.max[k] as number) >= level - 1e-6
        }),
    )
  if (isFree(1) === isFree(-1)) return undefined
  return { axis, sign: isFree(1) ? 1 : -1 }
}

/** The end that nothing else of the part is at. */
function freeEnd(world: World, box: Box, self: Solid): Side | undefined {
  const axis = longest(box)
  const { min, max } = world.whole
  const k = AXES.indexOf(axis)
  const others = world.bodies.filter(
    (solid) => solid.shape !== 'section' && !solid.boxes.includes(box) && solid.thing !== self.thing,
  )
  const touches = (level: number): boolean =>
    others.some((other) =>
      other.boxes.some(
        (each) => (each.min[k] as number) <= level + 1e-6 && (each.max[k] as number) >= level - 1e-6,
      ),
    )
  const [low, high] = [box.min[k] as number, box.max[k] as number]
  if (!touches(high)) return { axis, sign: 1 }
  if (!touches(low)) return { axis, sign: -1 }
  return Math.abs(high - (max[k] as number)) < 1e-6
    ? { axis, sign: 1 }
    : Math.abs(low - (min[k] as number)) < 1e-6
      ? { axis, sign: -1 }
      : undefined
}

const across = (plane: readonly AxisName[], run: AxisName): AxisName | undefined =>
  plane.length === 2
    ? plane.find((axis) => axis !== run)
    : (['x', 'y', 'z'] as const).find((axis) => axis !== run && axis !== 'z')

/** Where the middle of it is along an axis. */
export function centerAlong(site: Site, axis: AxisName): number {
  if (site.part === 'origin') return 0
  const side = site.sides.find((each) => each.axis === axis)
  if (side) return levelOf(site.box, side)
  const { middle } = site.solid ?? {}
  const own = middle && site.box === site.solid?.box ? middle[AXES.indexOf(axis)] : undefined
  return own ?? middleOf(site.box, axis)
}

export { isSection }
