/** "its top edge aligns with the top edge of the plate": a side that is level with the same side of another figure. */
import type { SignedAxis } from '../plan/geometry.ts'
import type { Context } from './context.ts'
import type { Entity } from './entity.ts'
import { conceptOf, type Item, means } from './items.ts'
import { FIGURES } from './lexicon/bodies.ts'

const aligns = (item: Item | undefined): boolean =>
  item?.kind === 'term' && means(item, 'motion', 'turn') && item.form.startsWith('align')

const IN_PLANE: Readonly<Record<string, SignedAxis>> = { '+z': '+y', '-z': '-y' }

function faceNear(
  items: readonly Item[],
  from: number,
  step: 1 | -1,
): { side: SignedAxis; at: number } | undefined {
  for (let at = from; at >= 0 && at < items.length && Math.abs(at - from) < 8; at += step) {
    const face = conceptOf(items[at], 'face')
    if (face) return { side: face as SignedAxis, at }
    if (items[at]?.kind === 'quantity') return undefined
  }
  return undefined
}

/** The one that is placed: named before the verb, or being spoken of. */
function placed({ mentions, entities, state }: Context, verb: number): Entity | undefined {
  const before = mentions.find((mention) => mention.head < verb && mention.category === 'solid')
  return (before && entities.get(before)) ?? state.discourse.subject
}

export function takeAlignments(context: Context): void {
  const { items, state } = context
  for (const [verb, item] of items.entries()) {
    if (!aligns(item)) continue
    const own = faceNear(items, verb - 1, -1)
    const other = faceNear(items, verb + 1, 1)
    const entity = placed(context, verb)
    if (!own || !other || own.side !== other.side || !entity || !(entity.concept in FIGURES)) continue
    const side = IN_PLANE[own.side] ?? own.side
    entity.places.push({ place: { kind: 'flush', side }, items: [items[own.at] as Item] })
    for (let at = own.at; at <= other.at + 1; at++)
      if (!means(items[at], 'determiner')) state.account.use(items[at], `place of the ${entity.concept}`)
  }
}
