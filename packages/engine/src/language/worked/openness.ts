/** Which sides of a hollow body are open: "open top", "no lid", "the top face is open", "open at both ends". */
import type { SignedAxis } from '../../plan/geometry.ts'
import { dimensionsOf, dimensionsSoFar } from '../compile/bodies/dimensions.ts'
import type { Context } from '../context.ts'
import { type Entity, isHollow, shapeOf } from '../entity.ts'
import { mainBody } from '../references/discourse.ts'
import { conceptOf, type Item, isMark, means } from '../text/items.ts'

const SIDES: Readonly<Record<string, readonly SignedAxis[]>> = {
  'open top': ['+z'],
  'open bottom': ['-z'],
  'open ends': ['+z', '-z'],
  closed: [],
}

const passes = (item: Item | undefined): boolean =>
  means(item, 'determiner') ||
  means(item, 'filler') ||
  means(item, 'be') ||
  means(item, 'edge', 'face', 'side', 'end') ||
  means(item, 'preposition', 'at', 'on', 'of') ||
  means(item, 'axis', 'z') ||
  isMark(item, '(', ')', '+')

const isList = (item: Item | undefined): boolean =>
  passes(item) || means(item, 'conjunction', 'and') || means(item, 'which', 'both') || isMark(item, ',')

/** "the top is open", "open at the top and bottom", "the top face (+Z) is removed": the words of the sides. */
function sidesNear(items: readonly Item[], at: number): number[] {
  for (const step of [-1, 1]) {
    let next = at + step
    while (Math.abs(next - at) < 8 && passes(items[next])) next += step
    if (!means(items[next], 'face')) continue
    const sides = [next]
    // "the top and bottom are open": each of them.
    for (let other = next + step; isList(items[other]) || means(items[other], 'face'); other += step) {
      if (means(items[other], 'face') && means(items[other - step], 'conjunction', 'and')) sides.push(other)
      else if (means(items[other], 'face') && passes(items[other - step])) sides.push(other)
    }
    return sides
  }
  return []
}

/** "open at the top and bottom", "open at the top and at the bottom": where the second side stands. */
function alsoOpen(items: readonly Item[], at: number): number | undefined {
  if (!means(items[at + 1], 'conjunction', 'and')) return undefined
  let next = at + 2
  while (means(items[next], 'determiner') || means(items[next], 'preposition', 'at', 'on')) next++
  const after = items[next + 1]
  const ends =
    after === undefined || after.kind === 'mark' || means(after, 'edge') || means(after, 'conjunction')
  return means(items[next], 'face') && ends ? next : undefined
}

function ownerOf({ mentions, entities, state }: Context, at: number): Entity | undefined {
  const solids = mentions.filter((mention) => entities.get(mention)?.kind === 'solid')
  const around = solids.find((mention) => mention.start <= at && at < mention.end)
  const before = solids.findLast((mention) => mention.head < at)
  const mention = around ?? before ?? solids[0]
  return (mention && entities.get(mention)) ?? mainBody(state.discourse)
}

const opensBody = ({ mentions, items }: Context, at: number): boolean =>
  means(items[at], 'manner', 'open') &&
  mentions.some(({ category, start, head }) => category === 'solid' && start <= at && at < head)

/** "from the bottom", "from underneath": a side by its face, or by where one stands to see it. */
const sideFrom = (item: Item | undefined): SignedAxis | undefined =>
  means(item, 'place', 'underneath')
    ? '-z'
    : means(item, 'place', 'on top')
      ? '+z'
      : (conceptOf(item, 'face') as SignedAxis | undefined)

/** "hollowed out from the bottom": that side is then open. */
function takeHollowedFrom(context: Context, at: number): void {
  const { items, state } = context
  if (!means(items[at], 'shape', 'hollow')) return
  // "hollow out the cylinder from the top".
  let from = at + 1
  while (means(items[from], 'determiner') || means(items[from], 'solid') || means(items[from], 'whole'))
    from++
  if (!means(items[from], 'preposition', 'from')) return
  let face = from + 1
  while (means(items[face], 'determiner')) face++
  const side = sideFrom(items[face])
  const owner = ownerOf(context, at)
  if (!owner || (side !== '+z' && side !== '-z')) return
  owner.open.set(side, items[face] as Item)
  for (const item of items.slice(from, face + 1)) state.account.use(item, 'open side')
}

export function takeOpenness(context: Context): void {
  const { items, state } = context
  for (const [at, item] of items.entries()) {
    if (state.account.isUsed(item)) continue
    const manner = conceptOf(item, 'manner')
    const sides = manner === undefined ? undefined : SIDES[manner]
    takeHollowedFrom(context, at)
    const removed = means(item, 'operation', 'cut') && named(item) === 'removed' && !isCutBefore(context, at)
    const bare = manner === 'open' || removed
    if (!sides && !bare) continue
    const owner = ownerOf(context, at)
    if (!owner) continue
    if (isOpenAnyway(owner) && (manner === 'open ends' || endsAround(items, at))) {
      for (const said of [item, ...items.filter((each) => means(each, 'edge', 'end'))])
        state.account.dismiss(said, 'as it is anyway')
      continue
    }
    if (sides) {
      // "open-ended, open at the left and right": those are its ends.
      const named = manner === 'open ends' && owner.open.size > 0
      const trough = named && !owner.family && [...owner.open.keys()].every((side) => side[1] === 'z')
      const ends = trough ? endsOf(owner) : named ? [] : sides
      // Which ends those are nobody knows yet.
      if (trough && ends.length === 0) continue
      for (const side of ends) owner.open.set(side, item)
      const other = /^open/iu.test(item.text) ? alsoOpen(items, at) : undefined
      if (other !== undefined) {
        owner.open.set(conceptOf(items[other], 'face') as SignedAxis, item)
        for (const said of items.slice(at, other + 1)) state.account.use(said, 'open side')
      }
      if (manner === 'closed') owner.closed = item
    } else {
      const faces = sidesNear(items, at).filter(
        (face) => isUpOrDown(items[face]) || hasRoom(context, owner, at),
      )
      if (faces.length === 0) {
        // "an open box": at the top.
        if (!opensBody(context, at)) continue
        owner.open.set('+z', item)
        state.account.use(item, 'open side')
        continue
      }
      for (const [side, by] of owner.open) if (means(by, 'manner', 'open ends')) owner.open.delete(side)
      for (const face of faces) owner.open.set(conceptOf(items[face], 'face') as SignedAxis, item)
      const [from, to] = [Math.min(...faces, at), Math.max(...faces, at)]
      for (const said of items.slice(from, to + 1)) state.account.use(said, 'open side')
    }
    state.account.use(item, 'open side')
  }
}

/** "open on top and at both ends": those that lie farther apart. */
function endsOf(owner: Entity): readonly SignedAxis[] {
  const sizes = dimensionsSoFar(owner)?.values
  const [x, y] = [sizes?.get('x'), sizes?.get('y')]
  if (x === undefined || y === undefined) return []
  return y > x ? ['-y', '+y'] : ['-x', '+x']
}

const isUpOrDown = (item: Item | undefined): boolean => means(item, 'face', '+z', '-z')

const isWall = (item: Item): boolean => means(item, 'dimension', 'wall') || means(item, 'shape', 'hollow')

/** At its sides only what has walls is open: a slot may be open at the left, too. */
function hasRoom(context: Context, owner: Entity, at: number): boolean {
  const { items, state } = context
  const walled =
    isHollow(owner) || [items, state.before ?? [], ...state.ahead].some((each) => each.some(isWall))
  return walled && means(items[at], 'manner', 'open') && !isCutBefore(context, at)
}

/** "a step is removed at the top": what is gone is the step, and no side. */
const isCutBefore = ({ mentions, entities }: Context, at: number): boolean =>
  mentions.some((mention) => {
    const entity = entities.get(mention)
    return mention.head < at && (entity?.kind === 'feature' || entity?.cut === true)
  })

/** A family's tube is open at both ends. */
export const isOpenAnyway = ({ family, member }: Entity): boolean =>
  (family ?? member?.of.family)?.family.agrees?.split(' ').includes('hollow') === true

/** "both ends are open", "the ends are left open", "open on both ends". */
const endsAround = (items: readonly Item[], at: number): boolean =>
  items
    .slice(Math.max(0, at - 6), at + 6)
    .some((item) => item.kind === 'term' && item.plural && means(item, 'edge', 'end')) ||
  items.slice(Math.max(0, at - 6), at + 6).some((item) => means(item, 'which', 'each', 'both'))

const named = (item: Item): string => item.text.toLowerCase()

/** "100 mm long, 30 mm wide and 20 mm high, open at both ends": the ends of what is long lie along it. */
export function settleOpenLengths(entities: readonly Entity[]): void {
  for (const entity of entities) {
    const ends = [...entity.open].filter(
      ([, by]) => means(by, 'manner', 'open ends') && /end/iu.test(by.text),
    )
    if (ends.length !== 2 || entity.open.size !== 2 || shapeOf(entity) !== 'box') continue
    const { values } = dimensionsOf(entity)
    const [x, y, z] = (['x', 'y', 'z'] as const).map((axis) => values.get(axis) ?? 0) as [
      number,
      number,
      number,
    ]
    if (Math.max(x, y) <= z || x === y) continue
    const by = (ends[0] as (typeof ends)[0])[1]
    entity.open.clear()
    for (const side of x > y ? (['+x', '-x'] as const) : (['+y', '-y'] as const)) entity.open.set(side, by)
  }
}

/** "An enclosure with bosses, open at the top. The shell has 2 mm walls": what has walls is open, not the bosses. */
export function settleOpenness(entities: readonly Entity[]): void {
  for (const entity of entities) {
    if (entity.kind !== 'solid' || !entity.plural || entity.open.size === 0) continue
    const walled = entities.find(
      (other) =>
        other !== entity &&
        other.kind === 'solid' &&
        other.open.size === 0 &&
        other.given.some(({ word }) => word === 'wall'),
    )
    if (!walled || entity.given.some(({ word }) => word === 'wall')) continue
    for (const [side, item] of entity.open) walled.open.set(side, item)
    entity.open.clear()
  }
}
