/** What a phrase means on the part as it is so far: a side, an edge, a corner, a centre, a body. */
import type { AxisName } from '../../../../plan/geometry.ts'
import {
  AXES,
  type Box,
  isSame,
  longest,
  middleOf,
  SIDES,
  type Side,
  shortest,
  sizeAlong,
} from '../../../operations/space.ts'
import type { Phrase } from '../../phrases.ts'
import type { Thing } from '../../scene.ts'
import { isShoulder } from '../shoulders.ts'
import { freeEnd, isUpright, legEnd, onlyFree, sideOfBorne } from './ends.ts'
import { roundsOf } from './round-ends.ts'
import { shoulderSite } from './shoulder-sites.ts'
import type { Site, SiteContext } from './site.ts'
import { faceBySize } from './sized-faces.ts'
import { solidNamed, wholeOf } from './solids.ts'

const SIDE_OF: Readonly<Record<string, string>> = {
  left: 'left',
  right: 'right',
  front: 'front',
  back: 'back',
  top: 'top',
  bottom: 'bottom',
  floor: 'bottom',
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
  // "10 mm from the rim" of a disc that has no rim of its own.
  if (!solid && phrase.name === 'rim' && world.bodies.length > 0)
    return placeSite({ ...phrase, kind: 'place', concept: 'edge' }, context)
  if (!solid && phrase.kind === 'body' && host === undefined) return undefined
  if (!solid) return undefined
  // What lies askew has no box of its own.
  if (solid.shape.startsWith('radial')) return undefined
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

/** "the sides of the top" of a table: a body that is called so. */
function bodyCalled(phrase: Phrase, context: SiteContext): Site | undefined {
  if (phrase.kind !== 'place' || phrase.of || !/^(?:top|back|side)$/u.test(phrase.name)) return undefined
  const [thing, another] = context.world.bodies.flatMap(({ thing: each }) =>
    each.name === phrase.name ||
    each.name.startsWith(`${phrase.name} `) ||
    each.name === `table${phrase.name}` ||
    each.name === `table ${phrase.name}`
      ? [each]
      : [],
  )
  return thing && !another
    ? siteOf({ ...phrase, kind: 'body', concept: thing.concept, name: thing.name }, context)
    : undefined
}

/** "the center of both cylinders" that stand on one another is one. */
const isStack = ([first, ...others]: readonly Box[], along: AxisName): boolean =>
  first !== undefined &&
  others.every((box) =>
    AXES.every((axis) => axis === along || isSame(middleOf(box, axis), middleOf(first, axis))),
  )

/** The edge that a cut was said to be in. */
const edgeOf = ({ places }: Thing, own: Phrase): Phrase | undefined =>
  places
    .flatMap(({ place }) => (place.kind === 'at' && place.how === 'in' ? [place.ref] : []))
    .find((ref) => ref !== own && ref.kind === 'place' && /^(?:edge|side|end|face)$/u.test(ref.concept))

/** The edge, the end that a cut was said to lie along before. */
const sameSide = ({ places }: Thing, { concept, words }: Phrase): Phrase | undefined =>
  words.length === 0 && /^(?:edge|side|end)$/u.test(concept)
    ? places
        .flatMap(({ place }) => (place.kind === 'at' ? [place.ref] : []))
        .findLast((ref) => ref.concept === concept && ref.det !== 'this' && !ref.plural)
    : undefined

function placeSite(told: Phrase, context: SiteContext): Site | undefined {
  const { world, self, host, normal } = context
  // "one long edge has a notch at its midpoint": that of the edge.
  const isOwn = told.det === 'its' && !told.of && told.concept === 'center'
  const edge = isOwn && self?.role === 'cut' ? edgeOf(self, told) : undefined
  // "a row along one long edge, 8 mm from that edge": the same.
  const same = told.det === 'this' && !told.of && self ? sameSide(self, told) : undefined
  const phrase: Phrase = edge ? { ...told, of: edge } : (same ?? told)
  const owned = phrase.of ? (bodyCalled(phrase.of, context) ?? siteOf(phrase.of, context)) : undefined
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
  // "in the center of each boss": there are as many centers as bosses.
  const isOfEach =
    !isOne &&
    owned?.several === true &&
    owned.part === 'body' &&
    phrase.concept === 'center' &&
    /^(?:each|both|all)$/u.test(phrase.of?.det ?? '') &&
    !isStack(owned.boxes, solid.axis)
  const several =
    isOfEach || (phrase.plural && phrase.det !== 'one of') || /^(?:each|both|all)$/u.test(phrase.det)
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
  const sized = named.length === 0 ? faceBySize(world, phrase, solid, box) : undefined
  if (sized) named.push(sized)
  const isUnsized = phrase.concept === 'face' && phrase.sizes.some(({ figures }) => figures.length === 2)
  if (isUnsized && !sized) return undefined
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
    const [told] = phrase.bare
    // "the short (50 mm) sides": so long they have to be.
    if (told && words.some((word) => SIZED.test(word))) {
      const run = words.some((word) => LONG.test(word)) ? longest(box, plane) : shortest(box, plane)
      if (!isSame(sizeAlong(box, run), told.value)) return undefined
      world.take(told, 'length of a side')
    }
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
      const free = onlyFree(world, solid, box) ?? legEnd(world, solid, box) ?? freeEnd(world, box, solid)
      return free && { ...base, part: 'side', sides: [free] }
    }
    // Of a body that stands on another "the end" is the free one.
    const lone =
      concept === 'end' && !several && phrase.det !== 'other' && phrase.det !== 'a' && phrase.det !== 'one of'
    const free =
      lone && words.every((word) => word === solid.thing.name)
        ? (onlyFree(world, solid, box) ?? legEnd(world, solid, box))
        : undefined
    if (free) return { ...base, part: 'side', sides: [free] }
    if (concept === 'end')
      return { ...base, part: 'side', along: solid.round && self !== undefined ? solid.axis : longest(box) }
    return { ...base, part: 'side' }
  }
  return undefined
}

const across = (plane: readonly AxisName[], run: AxisName): AxisName | undefined =>
  plane.length === 2
    ? plane.find((axis) => axis !== run)
    : (['x', 'y', 'z'] as const).find((axis) => axis !== run && axis !== 'z')
