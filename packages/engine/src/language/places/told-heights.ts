/** "a hole through the side at a height of 20 mm (above the base)": where it lies, no size of its own. */
import type { Context } from '../context.ts'
import { CUTS } from '../references/hosts.ts'
import { conceptOf, means } from '../text/items.ts'
import { type Sentence, skip } from './place.ts'

/** Over "above the base", "from the bottom", where that is said. */
function fromBelow(items: Sentence, at: number): number {
  if (!means(items[at], 'place', 'on top') && !means(items[at], 'preposition', 'from')) return at
  const next = skip(items, at + 1)
  const low = conceptOf(items[next], 'face') === '-z' || means(items[next], 'solid', 'base')
  if (!low) return at
  return means(items[next + 1], 'edge') ? next + 2 : next + 1
}

export function takeToldHeights(context: Context): void {
  const { items, mentions, entities, state } = context
  for (const attribute of context.attributes) {
    const first = Math.min(...attribute.items)
    const lead = means(items[first - 1], 'determiner', 'a') ? first - 2 : first - 1
    const [distance] = attribute.values
    if (attribute.dimension !== 'height' || !distance || !means(items[lead], 'preposition', 'at')) continue
    const cut = mentions.findLast(
      (mention) => mention.head < lead && entities.get(mention)?.kind === 'feature',
    )
    const entity = cut && entities.get(cut)
    if (!entity || !CUTS.has(entity.concept)) continue
    const end = fromBelow(items, Math.max(...attribute.items) + 1)
    const said = items.slice(lead, end)
    entity.places.push({
      place: { kind: 'from', distance, of: 'edge', side: '-z', all: false, both: false, upright: true },
      items: said,
    })
    for (const item of said)
      if (!means(item, 'determiner')) state.account.use(item, `place of the ${entity.concept}`)
    for (const mention of mentions) if (mention.head > lead && mention.head < end) mention.pointer = true
    context.attributes = context.attributes.filter((other) => other !== attribute)
  }
}
