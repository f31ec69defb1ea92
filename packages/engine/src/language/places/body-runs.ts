/**
 * "It spans the full width of the base", "over the entire 40 mm in Y", "from end to end": how far a body runs that
 * stands on another, told by what it stands on.
 */
import type { AxisName } from '../../plan/geometry.ts'
import type { Context } from '../context.ts'
import { type Entity, shapeOf } from '../entity.ts'
import { sizesOf } from '../names/named-ways.ts'
import type { Mention } from '../nouns/mentions.ts'
import { mainBody } from '../references/discourse.ts'
import { axisAfter } from '../sizes/axis-after.ts'
import { conceptOf, type Item, isMark, means } from '../text/items.ts'
import { single, type Way } from './place.ts'

const WHOLE = /^(?:full|entire|whole|complete|total)$/iu
const OVER = /^(?:over|across|along|throughout)$/iu
/** One word of the vocabulary: "over the full length". */
export const OVER_ALL = /^over (?:the|its) (?:full|entire|whole) (?<way>length|width|height)$/iu
const END_TO_END = /^(?:end to end|side to side|edge to edge|tip to tip)$/iu
const ACROSS = /^(?:all the way|all|right|straight|clear|completely|fully) (?:across|along|over)$/iu
const NAMED: Readonly<Record<Way, AxisName>> = { length: 'x', width: 'y', height: 'z' }

/** They run along what they stand on. */
const THIN: ReadonlySet<string> = new Set(['fin', 'wall', 'rail'])

const isWay = (word: string | undefined): word is Way => word !== undefined && word in NAMED

interface Run {
  axis?: AxisName
  by?: Way
  /** Said of what is thin and long by its name: of others it may be where they lie. */
  thin?: true
  /** Where its number stands, if one is told. */
  size?: number
  end: number
}

/** "length in Y", "40 mm in Y", "Y dimension": behind the word for all of it. */
function extentAt(items: readonly Item[], from: number): Run | undefined {
  const named = conceptOf(items[from], 'axis')
  if ((named === 'x' || named === 'y' || named === 'z') && means(items[from + 1], 'dimension'))
    return { axis: named, end: from + 2 }
  const size = single(items, from) ? from : undefined
  const word = size === undefined ? from : from + 1
  const dimension = conceptOf(items[word], 'dimension')
  const end = isWay(dimension) ? word + 1 : word
  if (end === from) return undefined
  const tag = axisAfter(items, end)
  return {
    end: tag?.end ?? end,
    ...(tag ? { axis: tag.axis } : isWay(dimension) ? { axis: NAMED[dimension], by: dimension } : {}),
    ...(size === undefined ? {} : { size }),
  }
}

/** "from end to end", "from one end to the other", "from the left edge to the right edge". */
function betweenSides(items: readonly Item[], at: number): Run | undefined {
  if (!means(items[at], 'preposition', 'from')) return undefined
  const small = (item: Item | undefined): boolean =>
    means(item, 'determiner') || means(item, 'edge') || /^one$/iu.test(item?.text ?? '')
  let to = at + 1
  while (to < at + 5 && (small(items[to]) || means(items[to], 'face'))) to++
  if (!means(items[to], 'preposition', 'to')) return undefined
  let end = to + 1
  while (
    end < to + 5 &&
    (small(items[end]) || means(items[end], 'face') || means(items[end], 'ordinal', 'other'))
  )
    end++
  const faces = items.slice(at, end).flatMap((item) => conceptOf(item, 'face') ?? [])
  const [first, second] = faces
  if (first && second)
    return first !== second && first[1] === second[1] ? { axis: first[1] as AxisName, end } : undefined
  const edges = items.slice(at, end).filter((item) => means(item, 'edge'))
  return faces.length === 0 && edges.length > 0 ? { end } : undefined
}

function runAt(items: readonly Item[], at: number): Run | undefined {
  const text = items[at]?.text ?? ''
  const all = OVER_ALL.exec(text)?.groups?.['way']?.toLowerCase()
  if (isWay(all)) return tagged(items, { axis: NAMED[all], by: all, end: at + 1 })
  if (END_TO_END.test(text)) return { end: at + 1 }
  // "a rib running lengthwise": all of the way, where no length of its own is told.
  const sized = (but?: number) =>
    items.some(
      (item, other) =>
        other !== but && means(item, 'dimension', 'length') && /^long$|length/iu.test(item.text),
    )
  if (means(items[at], 'axis', 'lengthwise') && !sized()) return { axis: 'x', by: 'length', end: at + 1 }
  const over = items[at + 2]
  const way = conceptOf(over, 'dimension')
  if (
    /^(?:across|along)$/iu.test(text) &&
    (means(items[at + 1], 'determiner', 'the') || means(items[at + 1], 'whole', 'it')) &&
    (way === 'length' || way === 'width') &&
    !sized(at + 2) &&
    !single(items, at - 1) &&
    !single(items, at + 3)
  )
    return { axis: NAMED[way], by: way, end: at + 3, thin: true }
  const named = means(over, 'place', 'centre', 'midline') || means(over, 'solid') || means(over, 'face', '+z')
  if (
    /^across$/iu.test(text) &&
    means(items[at + 1], 'determiner') &&
    named &&
    !sized() &&
    !single(items, at - 1)
  )
    return { axis: 'y', by: 'width', end: at + 1 }
  if (ACROSS.test(text)) {
    const tag = axisAfter(items, at + 1)
    return tag && { axis: tag.axis, end: tag.end }
  }
  return WHOLE.test(text) ? extentAt(items, at + 1) : betweenSides(items, at)
}

function tagged(items: readonly Item[], run: Run): Run {
  const tag = axisAfter(items, run.end)
  return tag ? { axis: tag.axis, end: tag.end } : run
}

/** Where the words for it begin: "over the entire", "along the whole". */
function leadOf(items: readonly Item[], at: number): number {
  let from = at
  if (means(items[from - 1], 'determiner')) from--
  if (means(items[from - 1], 'whole', 'it') && /^its$/iu.test(items[from - 1]?.text ?? '')) from--
  if (
    OVER.test(items[from - 1]?.text ?? '') ||
    (END_TO_END.test(items[at]?.text ?? '') && means(items[from - 1], 'preposition', 'from'))
  )
    from--
  return from
}

const isSite = (items: readonly Item[], { start, determiner, category }: Mention): boolean =>
  (determiner === 'the' || category === 'whole') &&
  (means(items[start - 1], 'preposition') || means(items[start - 1], 'place'))

/** The body that runs so: told last before, and no place for others. */
function runner(
  { items, mentions, entities, state }: Context,
  at: number,
): { mention?: Mention; entity: Entity } | undefined {
  const main = mainBody(state.discourse)
  const runs = (entity: Entity | undefined): entity is Entity =>
    entity?.kind === 'solid' &&
    !entity.cut &&
    !entity.family &&
    !entity.member &&
    entity !== main &&
    isBox(entity)
  const told = mentions.filter(
    (mention) => !mention.within && !isSite(items, mention) && runs(entities.get(mention)),
  )
  const mention = told.findLast(({ head }) => head < at) ?? told.find(({ head }) => head > at)
  const entity = mention && entities.get(mention)
  if (mention && entity) return { mention, entity }
  const { subject } = state.discourse
  return mentions.every(({ head }) => head > at) && runs(subject) ? { entity: subject } : undefined
}

/** Bodies with straight sides, or whose shape their sizes are yet to tell. */
const isBox = (entity: Entity): boolean => {
  const shape = shapeOf(entity)
  return shape === 'box' || shape === undefined
}

/** A number alone is the size that what it stands on has one way. */
function wayOf(context: Context, entity: Entity, size: number): AxisName | undefined {
  const host = entity.host ?? mainBody(context.state.discourse)
  const flush = new Set(entity.places.flatMap(({ place }) => (place.kind === 'flush' ? [place.side[1]] : [])))
  const value = single(context.items, size)?.value
  const alike = sizesOf(host).filter(
    ([axis, extent]) => axis !== 'z' && !flush.has(axis) && Math.abs(extent - (value ?? 0)) < 1e-6,
  )
  return alike.length === 1 ? alike[0]?.[0] : undefined
}

export function takeBodyRuns(context: Context): void {
  const { items, state } = context
  for (let at = 0; at < items.length; at++) {
    const run = state.account.isUsed(items[at]) ? undefined : runAt(items, at)
    const told = run && runner(context, at)
    if (!run || !told || (run.thin && !THIN.has(told.entity.concept))) continue
    const { entity, mention } = told
    const axis = run.axis ?? (run.size === undefined ? undefined : wayOf(context, entity, run.size))
    if (run.size !== undefined && (axis === undefined || run.by)) continue
    // "the full 40 mm height": its own.
    if (axis === 'z') continue
    const said = items.slice(leadOf(items, at), run.end)
    if (run.size === undefined)
      entity.places.push({
        place: { kind: 'runs', ...(axis ? { axis } : {}), ...(run.by ? { by: run.by } : {}) },
        items: said,
      })
    else
      context.attributes = context.attributes.map((attribute) =>
        attribute.at === run.size && axis
          ? {
              ...attribute,
              dimension: 'axis',
              axis,
              items: [attribute.at],
              ...(mention ? { owner: mention.head } : {}),
            }
          : attribute,
      )
    for (const [index, item] of said.entries())
      if (leadOf(items, at) + index !== run.size && !isMark(item))
        state.account.use(item, `how far the ${entity.concept} runs`)
    at = run.end - 1
  }
}
