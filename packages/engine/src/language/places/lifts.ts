/** "The center of the sphere is 8 mm above the top of the cone": how high a body, or a hole, lies against another. */
import type { Context } from '../context.ts'
import type { Entity } from '../entity.ts'
import { mainBody } from '../references/discourse.ts'
import { CUTS } from '../references/hosts.ts'
import { spokenCut } from '../references/spoken-cut.ts'
import { conceptOf, type Item, means } from '../text/items.ts'

/** "its center is 8 mm above …", "whose center lies 8 mm above …", "the ball's center": where those words stand. */
function ownMiddle(items: readonly Item[], at: number): number | undefined {
  let centre = at - 1
  while (means(items[centre], 'be') || means(items[centre], 'make')) centre--
  if (!means(items[centre], 'place', 'centre')) return undefined
  const owner = items[centre - 1]
  return /^(?:its|whose)$|['’]s$/iu.test(owner?.text ?? '') ? centre : undefined
}

/** Over the article to the side that is meant, and the body behind "of". */
function sideOf(items: readonly Item[], from: number): { top: boolean; end: number } | undefined {
  let at = from
  while (means(items[at], 'determiner')) at++
  const face = conceptOf(items[at], 'face')
  if (face !== '+z' && face !== '-z') return undefined
  return { top: face === '+z', end: means(items[at + 1], 'edge') ? at + 2 : at + 1 }
}

/** "It is 10 mm below the top of the wall", "The wall has a hole, 10 mm below the top of the wall": the hole, and not the wall. */
function cutTold(context: Context, at: number, own: number | undefined): Entity | undefined {
  const { items, mentions, entities, sentence } = context
  const before = mentions.filter(({ head, within }) => head < at && !within)
  if (before.length === 0) return spokenCut(context)
  if (own !== undefined) return undefined
  const [bearer] = before
  const made = before.find((mention) => {
    const entity = entities.get(mention)
    return entity && CUTS.has(entity.concept) && entity.sentence === sentence
  })
  const has = bearer && made && items.slice(bearer.end, made.start).some((item) => means(item, 'have'))
  return has && entities.get(bearer)?.kind === 'solid' ? entities.get(made) : undefined
}

export function takeLifts(context: Context): void {
  const { items, mentions, entities, state } = context
  for (const attribute of context.attributes) {
    const { at } = attribute
    const [distance] = attribute.values
    const up = means(items[at + 1], 'place', 'on top')
    if (attribute.dimension !== 'bare' || !distance || (!up && !means(items[at + 1], 'place', 'underneath')))
      continue
    const own = ownMiddle(items, at)
    const side = sideOf(items, at + 2)
    const subject =
      own === undefined
        ? mentions.find((mention) => mention.head < at && !mention.within)
        : mentions.findLast((mention) => mention.head < own && !mention.within)
    const entity = cutTold(context, at, own) ?? (subject && entities.get(subject))
    if (!side || !entity || entity === mainBody(state.discourse)) continue
    const owner = means(items[side.end], 'preposition', 'of')
      ? mentions.find((mention) => mention.start === side.end + 1)
      : undefined
    const host = owner && entities.get(owner)
    const from = side.top ? 'top' : 'bottom'
    const told = (): void => {
      for (const item of items.slice(at, side.end))
        if (!means(item, 'determiner')) state.account.use(item, `place of the ${entity.concept}`)
      context.attributes = context.attributes.filter((other) => other !== attribute)
    }
    if (CUTS.has(entity.concept)) {
      // On a body by itself the places on its faces say the same.
      const bodies = state.discourse.entities.filter(({ kind, cut }) => kind === 'solid' && !cut)
      if (host?.kind !== 'solid' || bodies.length < 2) continue
      entity.places.push({
        place: { kind: 'level-with', distance, from, up, of: host },
        items: [items[at] as Item],
      })
      told()
      if (owner) owner.pointer = true
      continue
    }
    // Nothing lies above or below itself.
    if (!subject || entity.kind !== 'solid' || host === entity) continue
    if (host && host.kind === 'solid' && host !== entity) entity.host = host
    if (owner) owner.pointer = true
    // "The center of the ball is 8 mm above it", "the ball is centered 8 mm above it".
    const lead = own ?? (means(items[at - 1], 'place', 'centre') ? at - 1 : at)
    const middle = lead < at || items.slice(0, subject.start).some((item) => means(item, 'place', 'centre'))
    entity.places.push({
      place: { kind: 'lifted', distance, from, up, middle },
      items: [items[at] as Item],
    })
    if (middle)
      for (const item of [
        ...(own === undefined ? items.slice(0, subject.start) : []),
        ...items.slice(lead, at),
      ])
        if (!means(item, 'determiner')) state.account.use(item, `place of the ${entity.concept}`)
    told()
  }
}
