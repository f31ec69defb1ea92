/** Materials and colours said of one thing among others: "a brass nut", "the sun gear is red", "colour the ring blue". */
import type { Context } from '../context.ts'
import type { Mention } from '../nouns/mentions.ts'
import { conceptOf, type Item, means } from '../text/items.ts'

/** What may stand between a thing and its colour behind it. */
const passes = (item: Item | undefined): boolean =>
  means(item, 'be') || means(item, 'preposition') || means(item, 'determiner') || means(item, 'filler')

const FURTHEST = 5

function ownerOf(mentions: readonly Mention[], items: readonly Item[], at: number): Mention | undefined {
  const around = mentions.find((mention) => mention.start <= at && at < mention.head)
  if (around) return around
  const before = mentions.findLast((mention) => mention.end <= at && at - mention.end <= FURTHEST)
  return before && items.slice(before.end, at).every(passes) ? before : undefined
}

export function takeLooks({ items, mentions, entities }: Context): void {
  const things = mentions.filter((mention) => {
    const entity = entities.get(mention)
    return entity?.kind === 'solid' || entity?.member !== undefined
  })
  for (const [at, item] of items.entries()) {
    const material = conceptOf(item, 'material')
    const colour = conceptOf(item, 'colour')
    const owner = material || colour ? ownerOf(things, items, at) : undefined
    const entity = owner && entities.get(owner)
    if (!entity) continue
    entity.look = {
      ...(material ? { material } : colour ? { colour } : {}),
      ...entity.look,
    }
  }
}
