/** Places by a distance: from an edge, an end, the middle; above and below; to one side. */
import type { SignedAxis } from '../../plan/geometry.ts'
import { conceptOf, isMark, means } from '../text/items.ts'
import { axisAt, type Pattern, type Sentence, single, skip } from './place.ts'
import { target } from './targets.ts'

/** "6 mm from the edges", "inset 6 mm from each corner", "10 mm in from the left". */
export const distanceFrom: Pattern = (items, at) => {
  const spaced = means(items[at], 'place', 'apart')
  const named = /^distance$/iu.test(items[at]?.text ?? '') && means(items[at + 1], 'preposition', 'of')
  let next = named ? at + 2 : spaced || means(items[at], 'place', 'inset', 'offset') ? at + 1 : at
  const leads = next > at && !spaced && !named
  next = skip(
    items,
    next,
    (item) => means(item, 'preposition', 'at', 'from', 'with') || isMark(item, ':', '='),
  )
  const distance = single(items, next)
  if (!distance) {
    // "inset from the edges by 6 mm"
    if (!leads) return undefined
    const goal = target(items, next)
    if (!goal) return undefined
    const by = skip(items, goal.end, (item) => means(item, 'preposition', 'at'))
    const later = single(items, by)
    if (!later) return undefined
    const { end: _, ...where } = goal
    const axis = axisAt(items, by + 1)
    return {
      place: { kind: 'from', distance: later, ...where, ...(axis ? { axis: axis.axis } : {}) },
      end: axis?.end ?? by + 1,
    }
  }
  let after = next + 1
  const tag = axisAt(items, after)
  if (tag) after = tag.end
  const lead = skip(
    items,
    after,
    (item) =>
      means(item, 'place', 'inset', 'apart') ||
      means(item, 'preposition', 'in') ||
      /^(?:down|over|back|across|up|upwards?|inwards?|along)$/iu.test(item?.text ?? ''),
  )
  // "15 mm off the left edge"
  const off = leads ? -1 : items.slice(after, lead).findIndex(({ text }) => /^off$/iu.test(text))
  const from = off < 0 ? lead : after + off
  if (off < 0 && !means(items[from], 'preposition', 'from')) {
    if (!leads) return undefined
    const toward = towards(items, after)
    if (toward) return { place: { kind: 'shift', distance, toward: toward.side }, end: toward.end }
    if (tag) return { place: { kind: 'shift', distance, toward: `+${tag.axis}` as SignedAxis }, end: after }
    // "off-centre by 12 mm": from the middle, whichever way.
    const of = /^off.?cent/iu.test(items[at]?.text ?? '') ? 'centre' : 'edge'
    return { place: { kind: 'from', distance, of, all: of === 'edge', both: false }, end: after }
  }
  const goal = target(items, from + 1)
  if (!goal) return undefined
  const late = tag ?? (goal.axis ? undefined : (axisAt(items, goal.end) ?? axisBehind(items, goal.end)))
  const { end, ...where } = goal
  return {
    place: { kind: 'from', distance, ...where, ...(late ? { axis: late.axis } : {}) },
    end: tag ? end : (late?.end ?? end),
  }
}

/** "from the nearest end of the block in X": over the body. */
function axisBehind(items: Sentence, from: number): ReturnType<typeof axisAt> {
  const noun = skip(items, from)
  const named = noun > from && (means(items[noun], 'solid') || means(items[noun], 'whole'))
  return named && means(items[noun + 1], 'preposition', 'in', 'along') ? axisAt(items, noun + 1) : undefined
}

function towards(items: Sentence, from: number): { side: SignedAxis; end: number } | undefined {
  const at = skip(items, from, (item) => means(item, 'preposition', 'to', 'in'))
  // "to the back from the center": taken for "set back from".
  const face = /^back from$/iu.test(items[at]?.text ?? '') ? '+y' : conceptOf(items[at], 'face')
  if (!face || at === from) return undefined
  let end = at + 1
  const centre = skip(items, end, (item) => means(item, 'preposition', 'from'))
  if (means(items[centre], 'place', 'centre')) end = centre + 1
  return { side: face as SignedAxis, end }
}

/** "8 mm above the base", "5 mm below the top surface": upright, from the end of the body that is named. */
export const aboveOrBelow: Pattern = (items, at) => {
  const distance = single(items, at)
  const from = means(items[at + 2], 'preposition', 'from')
  const up = from && /^(?:up|upwards?)$/iu.test(items[at + 1]?.text ?? '')
  const down = from && /^(?:down|downwards?)$/iu.test(items[at + 1]?.text ?? '')
  const above = up || means(items[at + 1], 'place', 'on top')
  if (!distance || (!above && !down && !means(items[at + 1], 'place', 'underneath'))) return undefined
  const next = skip(items, up || down ? at + 3 : at + 2)
  const side = above ? '-z' : '+z'
  const low = means(items[next], 'solid', 'base') || means(items[next], 'axis', 'xy')
  if (conceptOf(items[next], 'face') !== side && !(above && low)) return undefined
  const end = means(items[next + 1], 'edge') ? next + 2 : next + 1
  return {
    place: { kind: 'from', distance, of: 'edge', side, all: false, both: false, upright: true },
    end,
  }
}

/** "10 mm to the left of centre". */
export const distanceToward: Pattern = (items, at) => {
  const distance = single(items, at)
  if (!distance || !means(items[at + 1], 'preposition', 'to')) return undefined
  const toward = towards(items, at + 1)
  return toward && { place: { kind: 'shift', distance, toward: toward.side }, end: toward.end }
}
