/** "runs the full 30 mm length", "through the entire 20 mm disc thickness": how much all of the host is. */

import type { Context } from '../context.ts'
import type { Entity } from '../entity.ts'
import type { Mention } from '../nouns/mentions.ts'
import { radii } from '../places/bearings.ts'
import { isCut } from '../references/cut-reference.ts'
import { forget } from '../references/discourse.ts'
import { type Item, means } from '../text/items.ts'
import type { Attribute } from './attributes.ts'

const WHOLE = /^(?:full|entire|whole|complete|total)$/iu
const SPANS: ReadonlySet<string> = new Set(['length', 'height', 'thickness', 'depth', 'width'])

const isWhole = (items: readonly Item[], { items: own, dimension }: Attribute): boolean =>
  SPANS.has(dimension) && WHOLE.test(items[Math.min(...own) - 1]?.text ?? '')

/** The cut that a sentence is about before this point. */
export function cutBefore({ mentions, entities }: Context, at: number): Entity | undefined {
  const found = mentions.findLast((mention) => {
    const entity = entities.get(mention)
    return mention.head < at && !mention.within && entity !== undefined && isCut(entity)
  })
  return found && entities.get(found)
}

/** Cuts whose depth may be said from the axis. */
const FROM_AXIS: ReadonlySet<string> = new Set(['keyway', 'groove'])

/** "from the bore surface at radius 5 mm to radius 7.5 mm": how deep a keyway or a groove goes, said from the axis. */
export function takeRadii(context: Context): void {
  const { items, state } = context
  for (const at of items.keys()) {
    const match = radii(items, at)
    const cut = match && cutBefore(context, at)
    if (!match || !cut || !FROM_AXIS.has(cut.concept)) continue
    const said = items.slice(at, match.end)
    cut.places.push({ place: match.place, items: said })
    for (const item of said) state.account.use(item, `place of the ${cut.concept}`)
    // "the bore surface" only says where from: nothing that follows is said of the bore.
    const isInside = (mention: Mention): boolean => mention.head > at && mention.head < match.end
    for (const mention of context.mentions.filter(isInside)) {
      const entity = context.entities.get(mention)
      const fresh = entity?.sentence === context.sentence && entity.given.length === 0
      if (entity && fresh) forget(state.discourse, entity)
      context.entities.delete(mention)
    }
    context.mentions = context.mentions.filter((mention) => !isInside(mention))
  }
}

export function takeFullSpans(context: Context): void {
  const { items, state } = context
  for (const attribute of context.attributes) {
    const [value] = attribute.values
    const cut = value && isWhole(items, attribute) ? cutBefore(context, attribute.at) : undefined
    if (!cut || !value) continue
    // "the full 55 mm hub length": how much that is; what follows is said of the cut again.
    const owner = context.mentions.find(({ head }) => head === attribute.owner)
    if (attribute.owner !== undefined && (owner?.category !== 'solid' || cut.concept !== 'keyway')) continue
    if (owner) {
      context.entities.delete(owner)
      context.mentions = context.mentions.filter((mention) => mention !== owner)
    }
    const said = attribute.items.map((at) => items[at] as Item)
    cut.places.push({
      place: { kind: 'full', value, ...(attribute.axis ? { axis: attribute.axis } : {}) },
      items: said,
    })
    cut.manners.add('through')
    for (const item of said)
      if (!means(item, 'preposition')) state.account.use(item, `place of the ${cut.concept}`)
  }
}
