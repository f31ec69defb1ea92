/** Holes that go across: "drilled across it", "from the side", "from left to right". */
import type { AxisName } from '../../plan/geometry.ts'
import type { Context } from '../context.ts'
import { type Entity, isHoleNamed, isWindow, shapeOf } from '../entity.ts'
import { asPointers } from '../nouns/pointers.ts'
import { AXIS_OF, type Way } from '../places/place.ts'
import { mainBody } from '../references/discourse.ts'
import { cutBefore } from '../sizes/full-spans.ts'
import { conceptOf, type Item, isAcross, isAnyOf, means } from '../text/items.ts'
import { findSpoken, useStretch } from '../text/spoken.ts'
import { ALONG_RIM } from './outer-surface.ts'

const ROUND = new Set(['round', 'tube'])

/** The hole that a sentence is about at this point. */
function holeAt(context: Context, at: number): Entity | undefined {
  const cut = cutBefore(context, at) ?? context.state.discourse.subject
  return cut && (isHoleNamed(cut) || isWindow(cut, context.items)) ? cut : undefined
}

/** "through its length run two holes": the way is told before them. */
function holeBehind({ mentions, entities, sentence }: Context, at: number): Entity | undefined {
  const first = mentions.find((mention) => {
    const entity = entities.get(mention)
    return entity !== undefined && isHoleNamed(entity) && entity.sentence === sentence
  })
  // "a groove around the outside and a bore": what was told before them is what the words are about.
  const cut = mentions.some(({ head, category }) => category === 'feature' && head < at)
  return first && first.head > at && !cut ? entities.get(first) : undefined
}

const isRound = (entity: Entity | undefined): boolean =>
  entity !== undefined && ROUND.has(shapeOf(entity) ?? '')

/** "across it", "across the shaft", "across the second section", where no size is told by the word. */
function acrossAt({ items, mentions, entities }: Context, at: number): Across | undefined {
  if (!isAcross(items[at]) || items[at - 1]?.kind === 'quantity') return undefined
  if (means(items[at + 1], 'whole')) return { end: at + 1 }
  const named = mentions.find(({ start, category }) => start === at + 1 && category !== 'feature')
  const body = named && entities.get(named)
  return body?.kind === 'solid' ? { end: at + 1, body } : undefined
}

interface Across {
  end: number
  /** The body that is named there. */
  body?: Entity
}

/** "from the side", "in its side": a place only where a distance stands before it. */
function sideAt(items: readonly Item[], at: number): number | undefined {
  // "goes through the side of the post".
  const through = means(items[at], 'manner', 'through')
  const enters = through || /^enter(?:s|ing)?$/iu.test(items[at]?.text ?? '')
  if (!enters && !means(items[at], 'preposition', 'from', 'in', 'on', 'of')) return undefined
  // "with a diameter of 5 mm from the side": a size of its own, and no distance.
  const sized = means(items[at - 2], 'preposition', 'of') && means(items[at - 3], 'dimension')
  if (items[at - 1]?.kind === 'quantity' && !sized) return undefined
  const owned = means(items[at + 1], 'determiner', 'the') || means(items[at + 1], 'whole', 'it')
  const side = items[at + 2]
  return owned && means(side, 'edge', 'side') && side?.kind === 'term' && !side.plural ? at + 3 : undefined
}

const SURFACE = /^(?:circumference|outside|perimeter|periphery|side|wall)$/iu

/** "around the pipe, 20 mm from the top", "around the circumference": through the wall, not down from the top. */
function aroundAt(items: readonly Item[], at: number): number | undefined {
  if (!/^a?round$/iu.test(items[at]?.text ?? '')) return undefined
  // "a round post": its shape.
  if (means(items[at], 'shape') && !means(items[at + 1], 'determiner')) return undefined
  const noun = means(items[at + 1], 'determiner') ? at + 2 : at + 1
  if (SURFACE.test(items[noun]?.text ?? '')) return noun + 1
  const upright = items.some(
    (item, from) =>
      means(item, 'preposition', 'from') &&
      items
        .slice(from + 1, from + 4)
        .some((each) => means(each, 'face', '+z', '-z') || means(each, 'edge', 'end')),
  )
  return means(items[noun], 'solid') && upright ? at + 1 : undefined
}

/** "running horizontally through it", of a body that stands: across it. */
const levelAt = (items: readonly Item[], at: number): number | undefined =>
  means(items[at], 'axis', 'horizontally') &&
  (means(items[at + 1], 'manner', 'through') ||
    means(items[at - 1], 'make') ||
    means(items[at - 1], 'operation') ||
    means(items[at - 1], 'manner', 'through'))
    ? at + 1
    : undefined

/** "through the side of the post": the body that has it, where that is named behind. */
function sideOwner({ items, mentions, entities }: Context, at: number): Entity | undefined {
  const next = mentions.find(({ start }) => start > at)
  const owner = next?.determiner === 'the' ? entities.get(next) : undefined
  const led = next && items.slice(at, next.start).some((item) => means(item, 'edge', 'side'))
  return led && means(items[next.start - 1], 'preposition', 'of') && owner?.kind === 'solid'
    ? owner
    : undefined
}

const small = (item: Item | undefined): boolean => means(item, 'determiner') || means(item, 'edge')

/** "from left to right", "from the front to the back": the way it is drilled. */
function wayAt(items: readonly Item[], at: number): { axis: AxisName; end: number } | undefined {
  if (!means(items[at], 'preposition', 'from') || items[at - 1]?.kind === 'quantity') return undefined
  // "halfway from front to back": where it is.
  if (means(items[at - 1], 'place', 'halfway', 'centre')) return undefined
  const first = means(items[at + 1], 'determiner') ? at + 2 : at + 1
  const from = conceptOf(items[first], 'face')
  let to = first + 1
  while (to < first + 3 && small(items[to])) to++
  if (!from || !means(items[to], 'preposition', 'to')) return undefined
  const last = means(items[to + 1], 'determiner') ? to + 2 : to + 1
  const until = conceptOf(items[last], 'face')
  if (!until || until[1] !== from[1] || until === from) return undefined
  return { axis: from[1] as AxisName, end: last + (means(items[last + 1], 'edge') ? 2 : 1) }
}

/** "horizontally from left to right": what the sides say already. */
function takeLevelWords({ items, state }: Context): void {
  for (const item of items)
    if (means(item, 'axis', 'horizontally')) state.account.use(item, 'the way it is drilled')
}

const WHOLE = /^(?:full|entire|whole|complete|total)$/iu

/** "through the full 40 mm width", "through its length": the way it is drilled, by the size that lies there. */
function throughWayAt(items: readonly Item[], at: number): { way: Way; end: number } | undefined {
  if (!means(items[at], 'manner', 'through')) return undefined
  let next = at + 1
  while (means(items[next], 'determiner') || means(items[next], 'whole', 'it')) next++
  if (next === at + 1) return undefined
  while (WHOLE.test(items[next]?.text ?? '')) next++
  if (items[next]?.kind === 'quantity') next++
  const way = conceptOf(items[next], 'dimension')
  return way === 'length' || way === 'width' || way === 'height' ? { way, end: next + 1 } : undefined
}

/** "from the side into the bore", "in from the side to the center", "until it meets the bore": through one wall. */
const INTO_BORE =
  /(?:(?:that |which |and )?(?:(?:goes|going|runs|reaches|drilled) (?:in |straight |only )*(?:to|into)|into|as far as|until it (?:reaches|meets|hits|breaks into)|reaching) (?:the |its )?(?:bore|center|centre|middle|central hole|center hole|inside|interior|hollow|inner diameter|axis)(?: of (?:the|it|its)(?: (?:cylinder|tube|pipe|hub|shaft|rod|collar|ring|boss|part))?)?)/u

function takeOneWall(context: Context): void {
  const { items, state } = context
  const found = findSpoken(items, INTO_BORE)
  const hole = found && holeAt(context, found.from)
  if (!found || !(hole?.manners.has('radial') || hole?.manners.has(ALONG_RIM))) return
  hole.manners.add('one wall')
  useStretch(state.account, items, found, 'through one wall')
  asPointers(context.mentions, found)
}

export function takeCrossings(context: Context): void {
  takeAcross(context)
  takeOneWall(context)
}

function takeAcross(context: Context): void {
  const { items, state } = context
  const { account } = state
  const main = mainBody(state.discourse)
  for (let at = 0; at < items.length; at++) {
    const hole = holeAt(context, at) ?? holeBehind(context, at)
    if (!hole) continue
    const over = acrossAt(context, at)
    const host = hole.host ?? over?.body ?? sideOwner(context, at) ?? main
    const round = isRound(host)
    const standing = (host?.orientation ?? 'z') === 'z'
    const level = standing ? levelAt(items, at) : undefined
    const outright = round ? (over?.end ?? sideAt(items, at) ?? level) : undefined
    const across = outright ?? (round ? aroundAt(items, at) : undefined)
    if (across !== undefined) {
      if (over?.body && over.body !== main) hole.host ??= over.body
      hole.manners.add(outright === undefined ? ALONG_RIM : 'radial')
      for (const item of items.slice(at, across)) account.use(item, 'radial')
      continue
    }
    const through = throughWayAt(items, at)
    if (through && !(round && through.way === 'width')) {
      const said = items.slice(at, through.end)
      const { way: by } = through
      hole.places.push({ place: { kind: 'along', axis: AXIS_OF[by], by, drilled: true }, items: said })
      hole.manners.add('through')
      for (const item of said) if (item.kind !== 'quantity') account.use(item, 'which way it is drilled')
      at = through.end - 1
      continue
    }
    const way = wayAt(items, at)
    if (!way) continue
    const said = items.slice(at, way.end)
    // "holes that go from front to back" are drilled that way; "in a row from left to right" is how they follow.
    let verb = at - 1
    while (means(items[verb], 'whole') || means(items[verb], 'solid') || means(items[verb], 'determiner'))
      verb--
    // "two holes from the front to the back" of a block; in a plate they follow each other that way.
    const goes =
      isAnyOf(items[verb], 'make', 'operation', 'manner', 'axis') ||
      (means(items[verb], 'feature', 'hole') && host?.concept !== 'plate')
    const row = items.some((item) => means(item, 'place', 'row', 'evenly'))
    const drilled = (goes && !row) || !isHoleNamed(hole) ? { drilled: true as const } : {}
    hole.places.push({ place: { kind: 'along', axis: way.axis, ...drilled }, items: said })
    if (way.axis !== 'z') takeLevelWords(context)
    // "sideways from left to right": the sides say which way that is.
    if (!round) hole.manners.delete('radial')
    for (const item of said) account.use(item, 'which way it is drilled')
    at = way.end - 1
  }
}
