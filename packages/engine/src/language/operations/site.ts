/** What a phrase comes to on the part so far: which solid, and which side, end, corner or middle of it. */
import type { AxisName } from '../../plan/geometry.ts'
import type { Build } from './build.ts'
import { extentAxis } from './extents.ts'
import type { Phrase } from './phrases.ts'
import { findThing } from './references.ts'
import { partNamed } from './sections/find.ts'
import { type Rounds, roundsOf } from './sketches/rounds.ts'
import {
  type Box,
  indexOf,
  isSame,
  levelOf,
  longest,
  middleOf,
  opposite,
  SIDES,
  type Side,
  type Solid,
  shortest,
} from './space.ts'
import type { Thing } from './things.ts'

export interface Site {
  /** Of the solid it is of; of all bodies together where none is named. */
  box: Box
  solid: Solid | undefined
  part: 'body' | 'center' | 'side' | 'corner'
  /** "left edge", "top face". */
  side?: Side
  /** "upper left corner". */
  sides: readonly Side[]
  /** "the short edges": at both ends of this axis. */
  axis?: AxisName
  /** Every one of several, or whichever is near. */
  several: boolean
  /** "one of the short edges". */
  one: boolean
  /** "the far end", "the other side". */
  word: string
  /** Round ends that it may be. */
  rounds?: Rounds
}

export interface Asking {
  build: Build
  self: Thing
  /** What "the left edge" is of, where it is not told. */
  host?: Solid | undefined
  /** The two axes that a place on a face may go along; there the upper edge of a plate lies at its back. */
  plane?: readonly AxisName[]
}

const CENTERS = new Set(['center'])
const PARTS = new Set(['edge', 'face', 'end', 'left', 'right', 'front', 'back', 'top', 'bottom'])

function solidNamed(phrase: Phrase, { build, self }: Asking): Solid | undefined {
  if (phrase.bound) return build.solidOf(phrase.bound)
  const made = build.solids
    .map(({ thing }) => thing)
    .filter((thing) => thing !== self && thing !== self.group)
  return build.solidOf(findThing(made, phrase, true))
}

/** "the bottom of the channel", "both sides": a wall of it, and no face. */
function sectionPart(phrase: Phrase, asking: Asking): Solid | undefined {
  const { build } = asking
  const section = build.solids.find(({ parts }) => parts)
  if (section?.thing.section?.letter !== 'u' || phrase.role !== 'part') return undefined
  if (!/^(?:bottom|floor|sides?)$/u.test(phrase.name)) return undefined
  const { owner } = phrase
  if (owner && owner.role !== 'whole' && solidNamed(owner, asking) !== section) return undefined
  const part = partNamed([section.thing], phrase)
  return part && build.solidOf(part)
}

const sidesIn = ({ concept, adjectives }: Phrase): Side[] =>
  [...adjectives, concept].flatMap((word) => SIDES[word] ?? [])

/** The end across from the one that is rounded. */
const flatEnd = (solid: Solid | undefined): Side | undefined => {
  const [round, other] = solid?.rounds ?? []
  return round && !other ? opposite(round.side) : undefined
}

const ARC = /^(?:half cylinder|arc)$/u

export function siteOf(phrase: Phrase, asking: Asking): Site | undefined {
  const { build, host } = asking
  const site = plainSiteOf(phrase, asking)
  if (site ? site.part === 'body' : !ARC.test(phrase.concept)) return site
  const rounds = roundsOf(phrase, build, site?.solid ?? (host?.rounds ? host : undefined))
  if (!rounds) return site
  const whole: Site = {
    box: build.whole,
    solid: undefined,
    part: 'side',
    sides: [],
    several: false,
    one: false,
    word: '',
  }
  const [only, second] = rounds.all
  const side = only && !second ? { side: only.side, sides: [only.side] } : {}
  return { ...(site ?? whole), ...side, rounds }
}

function plainSiteOf(phrase: Phrase, asking: Asking): Site | undefined {
  const { build, host, plane, self } = asking
  const { concept, role, adjectives, owner } = phrase
  const others = build.bodies.filter(({ thing }) => thing !== self)
  if (others.length === 0) return undefined
  const one = phrase.count === 1 || (!phrase.definite && !phrase.plural)
  const several =
    !one &&
    (phrase.plural ||
      phrase.each ||
      adjectives.some((word) => /^(?:nearest|closest|nearer|adjacent|own)$/u.test(word)))
  const word = adjectives.find((each) => /^(?:other|opposite|far|free|near)$/u.test(each)) ?? ''
  const base = { several, one, word, sides: [] as Side[] }
  const leg = sectionPart(phrase, asking)
  if (leg) return { ...base, box: leg.box, solid: leg, part: 'body' }
  if (role === 'whole') return { ...base, box: build.whole, solid: undefined, part: 'body' }
  if (role === 'pronoun' || role === 'add' || role === 'cut' || role === 'either') {
    const solid = solidNamed(phrase, asking)
    return solid && { ...base, box: solid.box, solid, part: 'body' }
  }
  if (role !== 'part') return undefined
  if (concept === 'meeting') return meetingOf(phrase, asking)
  const of = owner ? siteOf(owner, asking) : undefined
  if (owner && !of) return undefined
  const bound = phrase.bound && build.solidOf(phrase.bound)
  const solid = of ? of.solid : (bound ?? host)
  const box = of?.box ?? solid?.box ?? build.whole
  const placed = { ...base, box, solid }
  const sides = sidesIn(phrase)
  if (CENTERS.has(concept)) {
    // "the center of the right side": of that side.
    const side = of?.side ?? sides[0]
    // "the middle of every face" is not one place.
    const several = base.several || (of?.part === 'side' && of.several)
    return { ...placed, several, part: 'center', ...(side ? { side } : {}) }
  }
  if (concept === 'corner') return { ...placed, part: 'corner', sides }
  if (concept === 'extent' || concept === 'direction') {
    // "the thickness", "the middle of the height".
    const axis = extentAxis(phrase, box, solid?.thing, plane)
    if (!axis && phrase.bare.length > 0) return undefined
    return { ...placed, part: 'body', ...(axis ? { axis } : {}) }
  }
  if (concept === 'half' && sides[0]) return { ...placed, box: halfOf(box, sides[0]), part: 'body' }
  if (
    !PARTS.has(concept) ||
    adjectives.some((word) => /^(?:angled|slop|slant|inclin|diagon|obliq)/u.test(word))
  )
    return undefined
  const [first] = sides.length > 0 ? sides : of?.side ? [of.side] : []
  if (first) {
    const end = endOfRound(build, phrase, solid, first)
    // The left end of a bar that lies across is nowhere.
    const isLost =
      concept === 'end' && solid?.round && solid.thing.role === 'add' && first.axis !== solid.axis
    if (!end && isLost) return undefined
    return { ...placed, part: 'side', side: end ?? onFace(phrase, first, plane), sides }
  }
  const axes = plane ?? (['x', 'y'] as const)
  const has = (...words: string[]): boolean => adjectives.some((each) => words.includes(each))
  // The long edges lie at the ends of the shorter way.
  if (has('long', 'longer', 'longest')) return { ...placed, part: 'side', axis: shortest(box, axes) }
  if (has('short', 'shorter', 'shortest')) return { ...placed, part: 'side', axis: longest(box, axes) }
  if (concept === 'end' && solid?.free)
    return { ...placed, part: 'side', side: solid.free, sides: [solid.free] }
  const flat = has('flat', 'square', 'straight') ? flatEnd(solid ?? others[0]) : undefined
  if (concept === 'end' && flat) return { ...placed, part: 'side', side: flat, sides: [flat] }
  if (concept === 'end')
    return { ...placed, part: 'side', axis: solid?.round ? solid.axis : longest(box, plane) }
  return { ...placed, part: 'side' }
}

/** On a plate that lies flat its upper edge is the one at the back. */
function onFace({ concept }: Phrase, side: Side, plane: readonly AxisName[] | undefined): Side {
  const lies = plane !== undefined && !plane.includes('z') && side.axis === 'z'
  return lies && (concept === 'edge' || concept === 'end') ? { axis: 'y', sign: side.sign } : side
}

/** The middle of what it is: of a triangle its centre, of a box the middle of it. */
export const centerAlong = ({ box, solid, side, part }: Site, axis: AxisName): number =>
  (side === undefined && part !== 'side' && solid?.box === box && solid.middle?.[indexOf(axis)]) ||
  middleOf(box, axis)

function halfOf(box: Box, side: Side): Box {
  const half: Box = { min: [...box.min], max: [...box.max] }
  const ends = side.sign > 0 ? half.min : half.max
  ends[indexOf(side.axis)] = middleOf(box, side.axis)
  return half
}

/** "the right end" of a shaft that stands is the one up. */
function endOfRound(build: Build, { concept }: Phrase, of: Solid | undefined, side: Side): Side | undefined {
  const [only] = build.bodies
  const solid = of ?? (build.bodies.length === 1 ? only : undefined)
  if (concept !== 'end' || side.axis === 'z' || !solid?.round || solid.thing.role !== 'add') return undefined
  return solid.axis === 'z' ? { axis: 'z', sign: side.sign } : undefined
}

/** The end of what is asked about, or of the first of the two, where they meet. */
function meetingOf({ owner, also }: Phrase, asking: Asking): Site | undefined {
  const [a, b] = [owner, also].map((phrase) => phrase && siteOf(phrase, asking)?.solid)
  if (!a || !b || a.thing.role !== 'add' || b.thing.role !== 'add') return undefined
  const [near, far] = asking.host === b ? [b, a] : [a, b]
  const { axis } = near
  const sign = ([1, -1] as const).find((each) =>
    isSame(levelOf(near.box, { axis, sign: each }), levelOf(far.box, { axis, sign: each > 0 ? -1 : 1 })),
  )
  if (sign === undefined) return undefined
  const side: Side = { axis, sign }
  return {
    box: near.box,
    solid: near,
    part: 'side',
    side,
    sides: [side],
    several: false,
    one: false,
    word: '',
  }
}
