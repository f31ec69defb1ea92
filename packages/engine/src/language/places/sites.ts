/** Places of bodies against other bodies and in space: levels, flush sides, corners by name, both ends. */
import type { AxisName, SignedAxis } from '../../plan/geometry.ts'
import { conceptOf, type Item, isAnyOf, isMark, isThing, means } from '../text/items.ts'
import { AXIS_SIDE, type Pattern, type Sentence, skip } from './place.ts'

const sideAt = (items: Sentence, at: number): SignedAxis | undefined =>
  AXIS_SIDE[conceptOf(items[at], 'face') ?? '']

const coordinateAt = (items: Sentence, at: number) => {
  const item = items[at]
  return item?.kind === 'quantity' && item.quantity.kind === 'coordinate' ? item.quantity : undefined
}

const SITS = /^(?:sitting|sits?|resting|rests?|standing|stands?|seated)$/iu
const isOn = (item: Item | undefined): boolean => means(item, 'preposition', 'on', 'at')

/** "the top of the boss is at z = 30": whose top that is, right behind it. */
function behindOwner(items: Sentence, from: number, noun: number): number {
  const of = items.slice(from, noun).some((item) => means(item, 'preposition', 'of'))
  return of && isAnyOf(items[noun], 'solid', 'whole') ? noun + 1 : noun
}

/** "bottom face at z = 0", "its top is at z = 12", "the top of the boss is at z = 30", "starting at z = 0". */
export const level: Pattern = (items, at) => {
  const side = sideAt(items, at)
  // "sitting on Z=0": its underside, as "starting at Z=0".
  const sits =
    SITS.test(items[at]?.text ?? '') && coordinateAt(items, skip(items, at + 1, isOn))?.axis === 'z'
  const starts = means(items[at], 'place', 'starting') || sits
  if (!side && !starts) return undefined
  const isEdge = (item: Item | undefined): boolean => means(item, 'edge', 'face', 'side', 'end')
  const next = skip(
    items,
    behindOwner(items, at + 1, skip(items, at + 1, isEdge)),
    (item) => isEdge(item) || means(item, 'be') || means(item, 'preposition', 'at', 'on', 'from'),
  )
  const coordinate = coordinateAt(items, next)
  const [value] = coordinate?.values ?? []
  if (!coordinate || !value) return undefined
  if (starts) return { place: { kind: 'level', side: `-${coordinate.axis}`, value }, end: next + 1 }
  return side?.[1] === coordinate.axis ? { place: { kind: 'level', side, value }, end: next + 1 } : undefined
}

const RISES = /^(?:up|upwards?|out|outwards?|all the way|on)$/iu
const SINKS = /^(?:down|downwards?)$/iu
const STOPS = /^(?:ending|ends|end|terminating|terminates|stopping|stops)$/iu

const REACHES = /^reach(?:es|ing)?$/iu

/** "at the gallery axis (z = 20)": the level stands behind what lies there. */
function behindNoun(items: readonly Item[], from: number): number {
  let at = from
  while (at < from + 4 && items[at]?.kind === 'term' && !isMark(items[at], '(')) at++
  return isMark(items[at], '(') && at > from ? at + 1 : from
}

/** "extends up to z = 40", "ending at z = 50", "reaching down to z = -5": where the far side of it lies. */
export const reachesLevel: Pattern = (items, at) => {
  const stops = STOPS.test(items[at]?.text ?? '')
  const leads = RISES.test(items[at]?.text ?? '') || SINKS.test(items[at]?.text ?? '')
  // "reaches Z=50".
  const reaches = REACHES.test(items[at]?.text ?? '') ? coordinateAt(items, at + 1) : undefined
  const [reached] = reaches?.values ?? []
  if (reaches && reached)
    return { place: { kind: 'level', side: `+${reaches.axis}`, value: reached }, end: at + 2 }
  const to = leads || stops ? at + 1 : at
  if (!means(items[to], 'preposition', ...(stops ? ['at', 'to', 'on'] : ['to']))) return undefined
  const next = stops || leads ? behindNoun(items, skip(items, to + 1)) : skip(items, to + 1)
  const coordinate = coordinateAt(items, next)
  const [value] = coordinate?.values ?? []
  if (!coordinate || !value) return undefined
  const low = SINKS.test(items[at]?.text ?? '') || (value.value < 0 && coordinate.axis !== 'z')
  return { place: { kind: 'level', side: `${low ? '-' : '+'}${coordinate.axis}`, value }, end: next + 1 }
}

/** On a plate seen from above its far edge is its top, its near edge its bottom. */
export const seenFromAbove = (side: SignedAxis): SignedAxis =>
  side === '+z' ? '+y' : side === '-z' ? '-y' : side

/** "the top right corner", "the front-left corner". */
export const corner: Pattern = (items, at) => {
  const first = sideAt(items, at)
  const joint = isMark(items[at + 1], '-') || means(items[at + 1], 'conjunction') ? at + 2 : at + 1
  const second = sideAt(items, joint)
  const end = second ? joint + 1 : at + 1
  if (!first || !second || !means(items[end], 'edge', 'corner')) return undefined
  const sides = [seenFromAbove(first), seenFromAbove(second)] as const
  return sides[0][1] === sides[1][1] ? undefined : { place: { kind: 'corner', sides }, end: end + 1 }
}

/** "a hole at the front left": in the corner there, where no edge of that name follows. */
export const cornerAlone: Pattern = (items, at) => {
  if (!means(items[at], 'preposition', 'at', 'in')) return undefined
  if (!items.slice(0, at).some((item) => means(item, 'feature', 'hole'))) return undefined
  const next = skip(items, at + 1)
  const joint = isMark(items[next + 1], '-') ? next + 2 : next + 1
  const [first, second] = [sideAt(items, next), sideAt(items, joint)]
  if (!first || !second || next === at + 1 || isAnyOf(items[joint + 1], 'edge', 'solid', 'feature'))
    return undefined
  const sides = [seenFromAbove(first), seenFromAbove(second)] as const
  return sides[0][1] === sides[1][1] ? undefined : { place: { kind: 'corner', sides }, end: joint + 1 }
}

const isRim = (item: Item | undefined): boolean => item?.kind === 'term' && /(?:end|edge)$/u.test(item.form)

const BEYOND: ReadonlySet<string> = new Set(['+x', '+y'])

/** "with one corner at the origin", "its front left corner at the origin": from there it reaches along +x and +y. */
export const cornerAtOrigin: Pattern = (items, at) => {
  if (means(items[at], 'place', 'cornered')) return { place: { kind: 'cornered' }, end: at + 1 }
  const noun = skip(
    items,
    at,
    (item) =>
      means(item, 'face') ||
      means(item, 'which', 'outer', 'inner') ||
      means(item, 'whole', 'it') ||
      isMark(item, '-') ||
      /^one$/iu.test(item?.text ?? ''),
  )
  const item = items[noun]
  if (item?.kind !== 'term' || !means(item, 'edge', 'corner') || item.plural) return undefined
  if (items.slice(at, noun).some((each) => BEYOND.has(conceptOf(each, 'face') ?? ''))) return undefined
  const at0 = items.findIndex((each, index) => index > noun && means(each, 'place', 'origin'))
  const leads = (each: Item): boolean =>
    isAnyOf(each, 'preposition', 'be', 'make', 'determiner', 'whole', 'solid', 'portion') ||
    each.kind === 'unknown'
  if (at0 < 0 || at0 > noun + 8 || !items.slice(noun + 1, at0).every(leads)) return undefined
  return { place: { kind: 'cornered' }, end: at0 + 1 }
}

const RISING =
  /^(?:ris(?:es|ing|e)|stand(?:s|ing)?|extend(?:s|ing)?|com(?:es|ing|e)|go(?:es|ing)?|stick(?:s|ing)?|project(?:s|ing)?)(?: (?:up|upwards?|vertically))*(?: from)?$/iu

const UPWARDS = /^(?:ris|stand)|\b(?:up|upwards?|vertically)\b/iu

/** "a vertical plate", "a post 30 mm tall": what has no length but a height goes up. */
const isUpright = (items: Sentence): boolean =>
  items.some((item) => /^(?:vertical|upright|standing)\b/iu.test(item.text)) ||
  (items.some(({ text }) => /^(?:tall|high)$/iu.test(text)) &&
    !items.some(({ text }) => /^long$/iu.test(text)))

/** "a wall rising from the left end": it stands there, level with that end; what only extends from a side goes out of it. */
function isRisingFrom(items: Sentence, at: number): boolean {
  const from = items[at]
  const verb = from?.text ?? ''
  if (/ from$/iu.test(verb)) return RISING.test(verb) && (UPWARDS.test(verb) || isUpright(items.slice(0, at)))
  if (!means(from, 'preposition', 'from')) return false
  const up = /^(?:up|upwards?|vertically)$/iu.test(items[at - 1]?.text ?? '') ? at - 2 : at - 1
  return (
    RISING.test(items[up]?.text ?? '') && (up === at - 2 || /^(?:ris|stand)/iu.test(items[up]?.text ?? ''))
  )
}

/** "flush with the right side", "at the left end", "along the back edge". */
export const flush: Pattern = (items, at) => {
  const said = means(items[at], 'place', 'flush')
  const lead = said || means(items[at], 'preposition', 'at', 'along', 'on') || isRisingFrom(items, at)
  if (!lead) return undefined
  const next = skip(
    items,
    at + 1,
    (item) =>
      means(item, 'preposition', 'with', 'to', 'along', 'at') ||
      (said && means(item, 'preposition', 'on')) ||
      // "flush with the riser's left face".
      (said && means(item, 'solid') && /['’]s?$/u.test(item?.text ?? '')) ||
      means(item, 'whole', 'it'),
  )
  // "on the left side" is against it, "on the left edge" along it.
  if (means(items[at], 'preposition', 'on') && !isRim(items[next])) return undefined
  const side = sideAt(items, next)
  const noun = items[means(items[next], 'which') ? next + 1 : next]
  // "the first and last flush with the edges": spread from end to end.
  if (said && !side && means(noun, 'edge') && noun?.kind === 'term' && noun.plural)
    return { place: { kind: 'evenly' }, end: items.indexOf(noun) + 1 }
  if (!side || (!said && (side[1] === 'z' || items[next]?.kind !== 'term'))) return undefined
  // "at the back right corner": at no edge, but where two of them meet.
  if (!said && corner(items, next)) return undefined
  const end = means(items[next + 1], 'edge') ? next + 2 : next + 1
  return { place: { kind: 'flush', side }, end }
}

/** "starts at", "30 mm long from": behind a distance it would be where something lies. */
function tipLead(items: Sentence, at: number): number | undefined {
  const starting = means(items[at], 'place', 'starting')
  const lead = starting ? at + 1 : at
  if (means(items[lead], 'preposition', 'at', 'on', 'to', 'in')) return lead
  // "in the center of one end": of its face.
  if (means(items[lead], 'preposition', 'of') && means(items[lead - 1], 'place', 'centre')) return lead
  // "sticks out of one end".
  const out = items[lead]
  if (means(out, 'operation', 'add') && out?.kind === 'term' && / (?:of|from)$/u.test(out.form)) return lead
  const from = means(items[lead], 'preposition', 'from')
  const led = means(items[lead - 1], 'dimension', 'length') || means(items[lead - 1], 'operation', 'add')
  return from && (starting || led) ? lead : undefined
}

const BEARS =
  /^(?:carr(?:y|ies)|bears?|has|holds?|supports?|receives?|gets|ends in|terminates in|is fitted with|crowned (?:by|with)|capped (?:by|with)|topped (?:by|with)|closed by|fitted with|provided with)$/iu

/** "One end carries a flange", "The other end of the rod has a ball": what it has is there. */
function ownTip(items: Sentence, at: number): ReturnType<Pattern> {
  const other = means(items[at], 'ordinal', 'other') || /^opposite$/iu.test(items[at]?.text ?? '')
  const one = /^one$/iu.test(items[at]?.text ?? '')
  const end = items[at + 1]
  if ((!one && !other) || end?.kind !== 'term' || end.plural || !means(end, 'edge', 'end')) return undefined
  const verb = skip(
    items,
    at + 2,
    (item) => means(item, 'solid') || means(item, 'whole') || means(item, 'be'),
  )
  return BEARS.test(items[verb]?.text ?? '')
    ? { place: { kind: 'tip', which: other ? 'other' : 'one' }, end: at + 2 }
    : undefined
}

const endsHere = (items: Sentence, at: number): boolean => {
  const item = items[at]
  return item?.kind === 'term' && !item.plural && means(item, 'edge', 'end')
}

/** "at one end", "on the other end of the shaft", "starts at one of the ends". */
export const tip: Pattern = (items, at) => {
  const owned = ownTip(items, at)
  if (owned) return owned
  const lead = tipLead(items, at)
  if (lead === undefined) return undefined
  const next = skip(items, lead + 1)
  const item = items[next]
  const one =
    item?.kind === 'quantity' && item.quantity.kind === 'count' && item.quantity.values[0]?.value === 1
  const other = means(item, 'ordinal', 'other') || /^opposite$/iu.test(item?.text ?? '')
  // "on the end of a rod": one of the two.
  const end = item?.kind === 'term' && !item.plural && means(item, 'edge', 'end') && next > lead + 1
  // "attached to its end"
  if (/^its$/iu.test(item?.text ?? '') && endsHere(items, next + 1))
    return { place: { kind: 'tip', which: 'one' }, end: next + 2 }
  if (end && means(items[next + 1], 'preposition', 'of'))
    return { place: { kind: 'tip', which: 'one' }, end: next + 1 }
  const of = one && means(items[next + 1], 'preposition', 'of')
  const noun = of ? skip(items, next + 2, (each) => means(each, 'whole', 'it')) : next + 1
  if (of && means(items[noun], 'edge', 'end')) return { place: { kind: 'tip', which: 'one' }, end: noun + 1 }
  if ((!one && !other) || !means(items[next + 1], 'edge', 'end')) return undefined
  return { place: { kind: 'tip', which: other ? 'other' : 'one' }, end: next + 2 }
}

const STANDS_OUT =
  /^(?:sticks?|sticking|projects?|projecting|protrudes?|protruding|extends?|extending|juts?)(?: out| outwards?)*(?<from> from| of)?$/iu

/** "sticks out from each end", "projects from both ends": beyond them. */
function standsOutFrom(items: Sentence, at: number): boolean {
  const [verb, from] = [items[at - 1], items[at]]
  if (means(from, 'operation', 'add'))
    return STANDS_OUT.exec(from?.text ?? '')?.groups?.['from'] !== undefined
  return means(from, 'preposition', 'from', 'of') && STANDS_OUT.test(verb?.text ?? '')
}

const MORE_THAN_TWO = /(?:^| )(?:three|four|five|six|eight|[3-9])(?: |$)/iu

/** "at each end", "on both sides", "at opposite ends", "on the left and right sides". */
export const ends: Pattern = (items, at) => {
  // "one under each end"
  const under = means(items[at - 1], 'place', 'underneath', 'on top') && means(items[at], 'which')
  const flushed = means(items[at], 'place', 'flush')
  const owned = ownEnds(items, at)
  if (owned) return { place: { kind: 'ends' }, end: owned }
  // "to the centre of both faces"
  const centred = means(items[at], 'preposition', 'of') && means(items[at - 1], 'place', 'centre')
  // "two walls rise from the left and right ends": they stand there, level with them.
  const rises = isRisingFrom(items, at)
  const beyond = standsOutFrom(items, at)
  if (
    !under &&
    !flushed &&
    !centred &&
    !rises &&
    !beyond &&
    !means(items[at], 'preposition', 'at', 'on', 'to', 'in')
  )
    return undefined
  const next = skip(items, under ? at : at + 1, (item) => flushed && means(item, 'preposition', 'with', 'to'))
  const two = twoSides(items, next, centred)
  // "projects from the left and right ends": its two faces, read as such.
  if (two && beyond) return undefined
  if (two) return rises && two.place.kind === 'ends' ? { ...two, place: { ...two.place, within: true } } : two
  // "at the ends"
  const named = items[next]
  if (named?.kind === 'term' && named.plural && means(named, 'edge', 'end') && next > at + 1)
    return { place: { kind: 'ends', ...(rises ? { within: true } : {}) }, end: next + 1 }
  const pair =
    means(items[next], 'which', 'each', 'both') ||
    means(items[next], 'which', 'adjacent') ||
    (items[next]?.kind === 'quantity' &&
      items[next].quantity.kind === 'count' &&
      items[next].quantity.values[0]?.value === 2)
  // "each of its four sides": more than the two ends.
  if (!pair || MORE_THAN_TWO.test(items[next]?.text ?? '')) return undefined
  const noun = skip(
    items,
    next + 1,
    (item) => means(item, 'which', 'adjacent') || means(item, 'which', 'long', 'short'),
  )
  // "two holes on each side" of an L: of what is made of two sides it is those.
  if (!means(items[noun], 'edge', 'end', 'side', 'face') || means(items[noun], 'member')) return undefined
  // A body has more faces than two, and each of them may be meant.
  if (means(items[noun], 'edge', 'face') && !hasTwoFaces(items, noun)) return undefined
  // "two holes at each end" are so many at each; "two pins, one on each end" and "place them at each end" are two.
  const each = means(items[next], 'which', 'each') && followsSeveral(items, at)
  return {
    place: { kind: 'ends', ...(rises ? { within: true } : {}), ...(each ? { each } : {}) },
    end: noun + 1,
  }
}

/** Right behind a noun in the plural, with nothing but its sizes between. */
function followsSeveral(items: Sentence, at: number): boolean {
  let back = at - 1
  while (
    items[back]?.kind === 'quantity' ||
    means(items[back], 'dimension') ||
    means(items[back], 'preposition', 'of')
  )
    back--
  const noun = items[back]
  return isThing(noun) && noun.plural
}

/** "both faces of the disc", "each flat face of the flange": of what is round. */
const ROUND_BODIES = ['disc', 'flange', 'cylinder', 'rod', 'ring', 'spacer', 'tube', 'circle', 'boss', 'pin']

const hasTwoFaces = (items: Sentence, noun: number): boolean => {
  const owner = skip(items, noun + 1)
  return owner > noun + 1 && means(items[owner], 'solid', ...ROUND_BODIES)
}

/** "Both ends have a 10 mm hole", "Each end of the bar has …": what they have is at both. */
function ownEnds(items: Sentence, at: number): number | undefined {
  const noun = skip(items, at + 1)
  if (!means(items[at], 'which', 'each', 'both') || !means(items[noun], 'edge', 'end')) return undefined
  const verb = skip(items, noun + 1, (item) => means(item, 'solid') || means(item, 'whole'))
  return means(items[verb], 'have') ? noun + 1 : undefined
}

const FACE_NOUN = /\b(?:faces?|surfaces?)$/iu
const FACE_OR_WALL = /\b(?:faces?|surfaces?|walls?|sides?)$/iu

function twoSides(items: Sentence, at: number, centred: boolean): ReturnType<Pattern> {
  const [first, second] = [sideAt(items, at), sideAt(items, at + 2)]
  if (!first || !second || !means(items[at + 1], 'conjunction') || first[1] !== second[1] || first === second)
    return undefined
  const end = means(items[at + 3], 'edge') ? at + 4 : at + 3
  // "on the left and right sides of the plate's centre": a row through it.
  const middle = skip(items, end, (item) => means(item, 'solid') || means(item, 'whole'))
  if (middle > end && first[1] === 'x' && means(items[middle], 'place', 'centre'))
    return { place: { kind: 'row' }, end: middle + 1 }
  // "on the front and back faces", "in the middle of the left and right walls": into or against those, not at the ends of the top.
  const noun = centred ? FACE_OR_WALL : FACE_NOUN
  if (first[1] !== 'z' && items.slice(at, end + 1).some(({ text }) => noun.test(text)))
    return { place: { kind: 'faces', faces: [first, second] }, end }
  return { place: { kind: 'ends', axis: first[1] as AxisName }, end }
}

/** "x = -20, 0, 20": the middles of as many copies. */
export const coordinates: Pattern = (items, at) => {
  const item = items[at]
  if (item?.kind !== 'quantity' || item.quantity.kind !== 'coordinates') return undefined
  const { axis, values } = item.quantity
  return { place: { kind: 'coordinates', axis, values }, end: at + 1 }
}
