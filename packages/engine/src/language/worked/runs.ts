/** "runs the full length of the block", "across the entire width", "from side to side": how far a slot or groove goes. */
import type { AxisName } from '../../plan/geometry.ts'
import type { Context } from '../context.ts'
import { type Entity, isHoleNamed, isWindow, shapeOf } from '../entity.ts'
import { OVER_ALL } from '../places/body-runs.ts'
import { axisAt, type Way } from '../places/place.ts'
import { mainBody } from '../references/discourse.ts'
import { cutBefore } from '../sizes/full-spans.ts'
import { conceptOf, type Item, isMark, means } from '../text/items.ts'

/** Said of a groove: it goes around what it is cut into. */
export const AROUND_IT = 'around it'

const WHOLE = /^(?:full|entire|whole|complete|total)$/iu
const ACROSS = /^(?:(?:all the way|all|right|straight|clear|completely|fully) )?across$/iu
const NAMED: Readonly<Record<Way, AxisName>> = { length: 'x', width: 'y', height: 'z' }

const isWay = (word: string): word is Way => word in NAMED

interface Run {
  axis?: AxisName
  by?: Way
  end: number
}

const RUNNING: ReadonlySet<string> = new Set(['slot', 'groove', 'pocket', 'flat'])

const runsAlong = (entity: Entity | undefined): entity is Entity =>
  RUNNING.has(entity?.concept ?? '') || isCutBox(entity)

/** "cut a block across the full width": a body that is taken away. */
const isCutBox = (entity: Entity | undefined): boolean =>
  entity?.kind === 'solid' && entity.cut && shapeOf(entity) === 'box'

/** The one that the sentence has named last, where it is such a body. */
function boxBefore({ mentions, entities }: Context, at: number): Entity | undefined {
  const found = mentions.findLast((mention) => mention.head < at && isCutBox(entities.get(mention)))
  return found && entities.get(found)
}

/** The cut that is being told. */
function told(context: Context, at: number): Entity | undefined {
  const here = cutBefore(context, at) ?? boxBefore(context, at)
  const { discourse } = context.state
  const found = here ?? discourse.subject ?? discourse.entities.findLast(runsAlong)
  // "a square hole from front to back" is drilled that way.
  if (found && (isHoleNamed(found) || isWindow(found, context.items))) return undefined
  return runsAlong(found) ? found : undefined
}

/** Two sides that lie across from each other: "from front to back", "from one side to the other". */
function sides(items: readonly Item[], at: number): Run | undefined {
  if (!means(items[at], 'preposition', 'from') || means(items[at - 1], 'place', 'halfway')) return undefined
  if (/^end to end$/iu.test(items[at + 1]?.text ?? '')) return { axis: 'x', by: 'length', end: at + 2 }
  const small = (item: Item | undefined): boolean =>
    means(item, 'determiner') || item?.text.toLowerCase() === 'one' || means(item, 'edge')
  let to = at + 1
  while (to < at + 6 && !means(items[to], 'preposition', 'to')) {
    if (!small(items[to]) && !means(items[to], 'face')) return undefined
    to++
  }
  if (!means(items[to], 'preposition', 'to')) return undefined
  const first = items
    .slice(at + 1, to)
    .map((item) => conceptOf(item, 'face'))
    .find(Boolean)
  let end = to + 1
  while (small(items[end])) end++
  const second = conceptOf(items[end], 'face')
  const other = means(items[end], 'ordinal', 'other')
  if (first && second && first[1] === second[1] && first !== second)
    return { axis: first[1] as AxisName, end: end + 1 }
  const ends = items.slice(at + 1, to).some((item) => means(item, 'edge'))
  if (!ends) return undefined
  if (other) return { end: means(items[end + 1], 'edge') ? end + 2 : end + 1 }
  return means(items[end - 1], 'edge') ? { end } : undefined
}

/** "the full length of the block (X)". */
function axisBehind(items: readonly Item[], from: number): ReturnType<typeof axisAt> {
  if (!means(items[from], 'preposition', 'of')) return undefined
  const noun = means(items[from + 1], 'determiner') ? from + 2 : from + 1
  const named = means(items[noun], 'solid') || means(items[noun], 'whole')
  return named && isMark(items[noun + 1], '(') ? axisAt(items, noun + 1) : undefined
}

function runAt(items: readonly Item[], at: number): Run | undefined {
  const between = sides(items, at)
  if (between) return between
  const over = OVER_ALL.exec(items[at]?.text ?? '')?.groups?.['way']?.toLowerCase() ?? ''
  if (isWay(over)) return { axis: NAMED[over], by: over, end: at + 1 }
  const across = ACROSS.test(items[at]?.text ?? '')
  let next = at
  if (across) next = means(items[at + 1], 'determiner') ? at + 2 : at + 1
  const whole = WHOLE.test(items[next]?.text ?? '')
  if (!whole && !across) return undefined
  if (whole) next++
  // "the entire X length"
  const axis = whole ? conceptOf(items[next], 'axis') : undefined
  if ((axis === 'x' || axis === 'y' || axis === 'z') && means(items[next + 1], 'dimension'))
    return { axis, end: next + 2 }
  const dimension = conceptOf(items[next], 'dimension')
  if (dimension) {
    const tag = axisAt(items, next + 1) ?? axisBehind(items, next + 1)
    if (tag) return { axis: tag.axis, end: tag.end }
    return { end: next + 1, ...(isWay(dimension) ? { axis: NAMED[dimension], by: dimension } : {}) }
  }
  const noun = means(items[next], 'solid') || means(items[next], 'whole') || means(items[next], 'face')
  // "across the middle of the block": where it runs is told by the words that follow.
  const middle =
    means(items[next], 'place', 'centre', 'midline') && means(items[next + 1], 'preposition', 'of')
  return across && (noun || middle || goesAcross(items, at))
    ? { end: noun || middle ? next : at + 1 }
    : undefined
}

const GOES =
  /^(?:go(?:es|ing)?|run(?:s|ning)?|extend(?:s|ing)?|pass(?:es|ing)?|that goes|that runs|which goes|which runs)$/iu

/** "a slot going across": and nothing that it would be the width of. */
const goesAcross = (items: readonly Item[], at: number): boolean =>
  GOES.test(items[at - 1]?.text ?? '') &&
  (items[at + 1] === undefined || isMark(items[at + 1], ',', ';', ')') || means(items[at + 1], 'conjunction'))

const ROUND_IT =
  /^(?:circumference|outside|exterior|perimeter|periphery|diameter|shaft|cylinder|disc|disk|rod|pin|bar|rim|edge|middle|outer diameter|outside diameter)$/iu

/** "around", "all the way around". */
const AROUND = /^(?:(?:all the way|all|right|completely|entirely) )?a?round$/iu
const CIRCLING: ReadonlySet<string> = new Set(['groove', 'flat'])

/** Around something that is named. */
const isNounNext = (items: readonly Item[], at: number): boolean => {
  const next = items[at + 1]
  return next !== undefined && next.kind !== 'mark' && !means(next, 'conjunction')
}

const isRim = (item: Item | undefined): boolean => means(item, 'edge', 'edge', 'face', 'side')

/** "walls of 4 mm": the size behind the word. */
const isWallOf = (items: readonly Item[], at: number): boolean =>
  items[at]?.kind === 'quantity' &&
  means(items[at - 1], 'preposition', 'of') &&
  means(items[at - 2], 'dimension', 'wall', 'thickness')

/** Around something that is named, and not "all round and a bottom of 5 mm". */
const isFollowed = (items: readonly Item[], at: number): boolean =>
  isNounNext(items, at) && !/^all/iu.test(items[at]?.text ?? '')

/** What goes around: told before, or "Around the circumference, cut a groove". */
function isCircling(context: Context, at: number): boolean {
  if (CIRCLING.has(told(context, at)?.concept ?? '')) return true
  const first = context.mentions.find(({ category }) => category === 'feature')
  return first !== undefined && first.head > at && CIRCLING.has(context.entities.get(first)?.concept ?? '')
}

/** "a groove around the circumference": as a groove in a round body goes. */
function takeAround(context: Context): void {
  const { items, state } = context
  for (const [at, item] of items.entries()) {
    // "a 4 mm wall all the way around": on every side, as walls are.
    if (
      AROUND.test(item.text) &&
      (means(items[at - 1], 'dimension', 'wall', 'thickness') || isWallOf(items, at - 1)) &&
      !isFollowed(items, at)
    )
      state.account.use(item, 'on every side')
    if (!AROUND.test(item.text) || !isCircling(context, at)) continue
    let end = at + 1
    while (
      (means(items[end], 'determiner') || means(items[end], 'filler') || means(items[end], 'which')) &&
      !(ROUND_IT.test(items[end]?.text ?? '') && !isRim(items[end + 1]))
    )
      end++
    const body = means(items[end], 'solid') && means(items[end - 1], 'determiner', 'the')
    if (!ROUND_IT.test(items[end]?.text ?? '') && !means(items[end], 'whole') && !isRim(items[end]) && !body)
      continue
    told(context, at)?.manners.add(AROUND_IT)
    for (const each of items.slice(at, body ? end : end + 1)) state.account.use(each, 'around')
  }
}

/** "a hole that goes through the post from one side to the other": across what is round, and along it from end to end. */
function takeThrough(context: Context, from: number, end: number): void {
  const { mentions, entities, items, state } = context
  const drilled = mentions.findLast(({ head, category }) => head < from && category === 'feature')
  const hole = drilled && entities.get(drilled)
  const said = items.slice(from, end)
  const host = hole?.host ?? mainBody(state.discourse)
  // Of what is square, which two sides would be a guess.
  if (!hole || !isHoleNamed(hole) || !host || !ROUND.has(shapeOf(host) ?? '')) return
  hole.manners.add('through')
  if (!said.some((item) => means(item, 'edge', 'end'))) hole.manners.add('radial')
  for (const item of said) if (item.kind !== 'quantity') state.account.use(item, 'through')
}

const ROUND: ReadonlySet<string> = new Set(['round', 'tube'])

/** "along the top", "down the middle of the top face", "along its length": all of it, as nothing says where it ends. */
function lengthwise(items: readonly Item[], at: number): Run | undefined {
  if (!/^(?:along|down)$/iu.test(items[at]?.text ?? '')) return undefined
  const noun =
    means(items[at + 1], 'determiner') || /^its$/iu.test(items[at + 1]?.text ?? '') ? at + 2 : at + 1
  const dimension = conceptOf(items[noun], 'dimension') ?? ''
  if (isWay(dimension)) return { axis: NAMED[dimension], by: dimension, end: noun + 1 }
  // "cut into the top face along Y".
  const axis = conceptOf(items[noun], 'axis')
  if ((axis === 'x' || axis === 'y') && isOpenAlong(items, at, axis)) return { axis, end: noun + 1 }
  if (means(items[noun], 'place', 'centre', 'midline')) return { end: at + 1 }
  // The face is read where it stands: which one it is cut into.
  return means(items[noun], 'face') && !means(items[noun + 1], 'edge') ? { end: at + 1 } : undefined
}

/** No size is measured that way, and nothing says from where to where. */
const isOpenAlong = (items: readonly Item[], at: number, axis: AxisName): boolean =>
  !means(items[at - 1], 'dimension') &&
  items[at - 1]?.kind !== 'quantity' &&
  !items.some(
    (item) =>
      item.kind === 'quantity' &&
      (item.quantity.kind === 'count' ||
        (item.quantity.kind === 'range' && item.quantity.axis === axis) ||
        (item.quantity.kind === 'coordinates' && item.quantity.axis === axis)),
  )

/** "0.35 wide along the length": the way its width is measured. */
const isMeasuredAlong = (items: readonly Item[], at: number): boolean =>
  means(items[at - 1], 'dimension', 'width') &&
  items[at - 2]?.kind === 'quantity' &&
  !/^its$/iu.test(items[at + 1]?.text ?? '')

/** Whether the sentence tells how deep the cut is and not how long. */
function isOpenEnded({ items, attributes, mentions, entities, state }: Context, cut: Entity): boolean {
  const from = mentions.find((mention) => entities.get(mention) === cut)?.start ?? 0
  const own = attributes.filter(({ at }) => at >= from).map(({ dimension }) => dimension)
  // "so that 6 mm remain below it": that is how deep, as well.
  // "from the top face down to Z=20".
  const levelled = items.some(
    (item, at) =>
      item.kind === 'quantity' &&
      item.quantity.kind === 'coordinate' &&
      item.quantity.axis === 'z' &&
      /(?:^| )down to$/iu.test(`${items[at - 2]?.text} ${items[at - 1]?.text}`),
  )
  const deep = own.includes('depth') || levelled || state.remains.some(({ floor }) => floor)
  return deep && !own.some((dimension) => LENGTHS.has(dimension))
}

const LENGTHS: ReadonlySet<string> = new Set(['length', 'sequence', 'centres', 'axis'])

/** "goes through the whole thickness": of a slot, how deep it is, and not which way it runs. */
const isThrough = (items: readonly Item[], lead: number, end: number, { concept }: Entity): boolean =>
  (concept === 'slot' || concept === 'pocket') &&
  means(items[lead], 'manner', 'through') &&
  means(items[end - 1], 'dimension', 'thickness')

export function takeRuns(context: Context): void {
  const { items, state } = context
  takeAround(context)
  // Where the whole way is told outright, "along the length" says something else.
  const outright = items.some((_, at) => runAt(items, at) !== undefined)
  for (let at = 0; at < items.length; at++) {
    const whole = runAt(items, at)
    if (whole && !whole.axis && !whole.by && means(items[at], 'preposition', 'from'))
      takeThrough(context, at, whole.end)
    const spoken = whole || outright || isMeasuredAlong(items, at) ? undefined : lengthwise(items, at)
    const cut = whole || spoken ? told(context, at) : undefined
    const open = cut?.concept === 'slot' && !cut.given.some(({ word }) => word === 'length')
    const run = whole ?? (open && isOpenEnded(context, cut) ? spoken : undefined)
    if (!run || !cut) continue
    const { end, ...way } = run
    // "through the full height": as far as that.
    const lead = means(items[at - 1], 'determiner') ? at - 2 : at - 1
    const said = items.slice(means(items[lead], 'manner', 'through') ? lead : at, end)
    if (isThrough(items, lead, end, cut)) {
      cut.manners.add('through')
      for (const item of said) if (!means(item, 'determiner')) state.account.use(item, 'through')
      at = end - 1
      continue
    }
    cut.places.push({ place: { kind: 'runs', ...way }, items: said })
    for (const item of said)
      if (!means(item, 'determiner')) state.account.use(item, `place of the ${cut.concept}`)
    at = end - 1
  }
}
