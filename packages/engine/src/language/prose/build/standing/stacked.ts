/** Round bodies on one axis: on which the next stands where only its name, its order or its distance from an end tells. */
import { AXES, indexOf, isSame, middleOf, type Side, sizeAlong } from '../../../operations/space.ts'
import { allSizes, placesOf, sizeOf, type Thing } from '../../scene.ts'
import { isRoundSize } from '../bodies/shaped.ts'
import type { Site } from '../sites/site.ts'
import { siteOf } from '../sites/sites.ts'
import type { Solid, World } from '../world.ts'
import type { Support } from './supports.ts'

const SECTION = /^(?:section|segment|portion|step|tier|shank|journal|stage)$/u

/** Of what one is told the other goes on from it: a head and its shank, a flange and its hub. */
const PAIRS: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:head|hex|hexagonal prism)$/u, /^(?:shank|shaft|stem|rod|body|pin|stud|barrel|cylinder)$/u],
  [/^(?:shank|shaft|stem|rod|stud|pin|body|barrel|cylinder)$/u, /^head$/u],
  [
    /^(?:flange|disc|disk|base|brim)$/u,
    /^(?:hub|neck|boss|spigot|shank|stub|stem|post|column|spout|body|barrel|sleeve|tube)$/u,
  ],
  [/^(?:spout|neck|stem)$/u, /^(?:cone|funnel|bowl|cup|bell|mouth)$/u],
]

/** What ends another, whatever that is. */
const ENDING = /^(?:nose|tip|point|dome|spigot|pilot|stub|tail|nipple|spout|nozzle|peg|drive|tang)$/u

const RANKS: Readonly<Record<string, number>> = {
  bottom: 0,
  lower: 0,
  lowest: 0,
  middle: 1,
  center: 1,
  central: 1,
  top: 2,
  upper: 2,
}

const rankOf = ({ words }: Thing): number | undefined =>
  words.map((word) => RANKS[word]).find((rank) => rank !== undefined)

const isRoundThing = (thing: Thing): boolean =>
  allSizes(thing).some(isRoundSize) ||
  thing.words.some((word) => /^(?:hemispherical|conical|round|square|hexagonal)$/u.test(word)) ||
  /^(?:cylinder|cone|hemisphere|tube|turned)$/u.test(thing.concept)

/** All that is there lies around one axis. */
const isCoaxial = (world: World): boolean => {
  const [first] = world.bodies
  return (
    first !== undefined &&
    world.bodies.every(
      ({ axis, boxes, box, round, shape }) =>
        (round || shape === 'polygon') &&
        axis === first.axis &&
        boxes.length === 1 &&
        AXES.every((each) => each === axis || isSame(middleOf(box, each), middleOf(first.box, each))),
    )
  )
}

const endOf = (host: Solid, sign: 1 | -1): Support => ({
  host,
  side: { axis: host.axis, sign },
  box: host.box,
})

/** What goes on where another ends: a section, "followed by a pin", the shank of a head, the middle one of three discs. */
export function stackedOn(world: World, thing: Thing): Support | undefined {
  const last = world.bodies.findLast((solid) => solid.thing !== thing)
  if (!last) return undefined
  if ((SECTION.test(thing.name) && last.round) || thing.follows) return endOf(last, 1)
  if (!isRoundThing(thing) || !isCoaxial(world)) return undefined
  const [first] = world.bodies as [Solid]
  const isUnplaced = placesOf(thing).every(({ place }) => /^(?:way|parallel|concentric)$/u.test(place.kind))
  const isPair =
    world.bodies.length === 1 &&
    PAIRS.some(([host, next]) => host.test(first.thing.name) && next.test(thing.name))
  if (isUnplaced && (isPair || (ENDING.test(thing.name) && !last.inner))) {
    for (const said of placesOf(thing)) if (said.place.kind === 'concentric') said.used = true
    world.assume(`The ${thing.name} stands on the ${last.thing.name}, on the same axis`)
    return endOf(last, 1)
  }
  const [rank, before] = [rankOf(thing), rankOf(last.thing)]
  const isOrdered = rank !== undefined && before !== undefined && rank !== before
  if (isOrdered && first.axis === 'z') return endOf(last, rank > before ? 1 : -1)
  const isCounted = world.told.stacked && (thing.ordinal ?? 0) > 1
  return isCounted ? endOf(last, 1) : undefined
}

const RIM = /^(?:collar|flange|disc|disk|ring|shoulder|band|bead|rim|hub|wheel|cylinder)$/u

/** "The collar is 25 mm from the bottom end" of a rod: around it, at that level. */
export function aroundRod(world: World, thing: Thing): Support | undefined {
  const host = world.bodies.find(({ round, shape }) => round && shape === 'round')
  if (!host || world.bodies.length !== 1 || !RIM.test(thing.name) || thing.count !== 1) return undefined
  const { axis, box } = host
  const wide = Math.max(
    0,
    ...allSizes(thing)
      .filter(isRoundSize)
      .map(({ figure, dimension }) => figure.value * (dimension === 'radius' ? 2 : 1)),
  )
  const across = AXES.find((each) => each !== axis) ?? 'x'
  if (wide <= sizeAlong(box, across) + 1e-9) return undefined
  const side: Side = { axis, sign: 1 }
  for (const said of placesOf(thing)) {
    const { place } = said
    const ref = place.kind === 'from' ? place.refs[0] : place.kind === 'beyond' ? place.ref : undefined
    const found: Site | undefined = ref && siteOf(ref, { world, self: thing, host })
    if (found?.sides.some((each) => each.axis === axis)) return { host, side, box }
    // "25 mm from one end" of what is the same at both.
    const [figure] = place.kind === 'from' ? place.figures : place.kind === 'beyond' ? [place.figure] : []
    if (figure && ref?.concept === 'end' && found?.solid === host && !ref.plural && said.own !== 'end') {
      const run = sizeOf(thing, 'thickness', 'width', 'length', 'height')
      const own = typeof said.own === 'object' ? said.own.concept : 'start'
      if (!run || !/^(?:start|center|face|edge)$/u.test(own)) continue
      said.used = true
      const isOther = ref.det === 'other' || ref.words.some((word) => /^(?:other|opposite|far)$/u.test(word))
      const off = world.take(figure, `${thing.name} level`) + (own === 'center' ? 0 : run.figure.value / 2)
      const k = indexOf(axis)
      return { host, side, box, level: isOther ? box.max[k] - off : box.min[k] + off }
    }
    const isMiddle =
      place.kind === 'centered'
        ? place.axes.length === 0 &&
          place.refs.length > 0 &&
          place.refs.every((each) => siteOf(each, { world, self: thing })?.solid === host || isLength(each))
        : place.kind === 'at' &&
          /^(?:at|in|around|on)$/u.test(place.how) &&
          siteOf(place.ref, { world, self: thing })?.part === 'center'
    if (isMiddle) {
      said.used = true
      return { host, side, box, level: middleOf(box, axis) }
    }
  }
  return undefined
}

const isLength = ({ kind, concept }: { kind: string; concept: string }): boolean =>
  kind === 'dimension' && concept === 'length'
