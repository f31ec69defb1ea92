/** "on the floor inside of the box", "inside the box, standing on its floor": bodies that stand where a hollow body is hollow. */
import type { Context } from '../context.ts'
import { type Entity, isHollow } from '../entity.ts'
import type { Mention } from '../nouns/mentions.ts'
import { type Found, findSpoken, useStretch } from '../text/spoken.ts'

/** Said of a body that stands on the inner floor of its host. */
export const ON_FLOOR = 'on the floor inside'

const BODY = '(?:the |this )(?:\\w+ )?\\w+'
const FLOOR = new RegExp(
  `(?:(?:standing|sitting|rising|stand|sit|rise|stands|sits|rises|going|up) )*(?:on|onto|from|on top of|up from|off of) (?:the |its )?(?:inside |inner |interior |bottom )*(?:floor|inside bottom|inner bottom)(?: surface| face)?(?: (?:on the inside of|inside of|inside|of|in) ${BODY})?`,
  'u',
)
const WITHIN = new RegExp(`(?:on the inside of|inside of|inside|in the inside of|within) ${BODY}`, 'u')

const isIn = ({ head }: Mention, { from, to }: Found): boolean => head >= from && head <= to

export function takeInside(context: Context): void {
  const { items, mentions, entities, state, sentence } = context
  const hollow = state.discourse.entities.find(
    (entity) => entity.kind === 'solid' && !entity.cut && entity.sentence < sentence && isHollow(entity),
  )
  if (!hollow || hollow.family) return
  for (const pattern of [FLOOR, WITHIN]) {
    const found = findSpoken(items, pattern)
    if (!found) continue
    const named = mentions.filter((mention) => isIn(mention, found))
    // "inside the ring": of another body nothing is said here.
    if (named.some((mention) => entities.get(mention) !== hollow)) continue
    if (pattern === WITHIN && named.length === 0) continue
    const isNew = (mention: Mention): boolean => {
      const entity = entities.get(mention)
      return !named.includes(mention) && !mention.within && isStanding(entity, hollow)
    }
    const body = mentions.find(isNew)
    const entity = (body && entities.get(body)) ?? state.discourse.subject
    if (!isStanding(entity, hollow)) continue
    entity.manners.add(ON_FLOOR)
    entity.host = hollow
    for (const mention of named) mention.pointer = true
    useStretch(state.account, items, found, 'on the floor inside')
  }
}

const isStanding = (entity: Entity | undefined, host: Entity): entity is Entity =>
  entity?.kind === 'solid' && !entity.cut && !entity.family && entity !== host
