/**
 * "whose tip is 25 mm above that face", "the upper edge of the wall is 40 mm above the bottom of the block": how high a body
 * is, told by where its own top lies. Above what it stands on that is its height, above the ground the level it reaches.
 */
import type { Context } from '../context.ts'
import { type Entity, isOwnBody } from '../entity.ts'
import type { Mention } from '../nouns/mentions.ts'
import { mainBody } from '../references/discourse.ts'
import { means } from '../text/items.ts'
import { type Found, findSpoken, useStretch } from '../text/spoken.ts'

const NOUN = '[a-z]+(?: (?!is |are |lies |and )[a-z]+)?'
const TOP =
  '(?:tip|apex|peak|summit|vertex|crest|(?:top|upper|topmost|highest)(?: (?:edge|end|face|surface|side|point|rim|level))?|ridge(?: line)?|point|rim)'
const WHOSE = `(?:(?:its|whose|the|their|with the|with its|and its|and whose) (?:very )?${TOP}(?: of (?:which|it|each|(?:the|that|this|each) (?<owner>${NOUN})))?|(?:the|that|this) (?<named>[a-z]+)['’]s ${TOP})`
const LIES =
  '(?: (?:is|are|being|lies|lie|lying|sits|sit|sitting|runs|running|comes|ends|ending|reaches|located|at|to|a|height|level|of|lengthwise|parallel|exactly|centrally|then|up|set))*'
const ABOVE = '(?:above|over|higher than|up from|away from|from)'
const GROUND = `(?:(?:the|its|that|this) )?(?:(?<low>bottom|underside|lower (?:face|side|surface|edge)|ground)|top|upper|face|surface|base|it|plane)(?: (?:face|surface|side|edge|plane))?(?: of (?:the|that|this|its) ${NOUN})?|(?:the|that) [a-z]+['’]s (?:(?<under>bottom|underside)|top|upper|base)(?: (?:face|surface|side))?|(?:the|that) (?<host>[a-z]+)`

const OWN_TOP = new RegExp(
  `(?<=^|[,;.(] |and |with |on it |on top )${WHOSE}${LIES} # ${ABOVE} (?:${GROUND})(?= [,.;)]|$| and | so | which )`,
  'u',
)

/** Hardly a sentence has one: asked the cheap way first. */
const TOPS = /^(?:above|over|higher|up|away)/iu

/** Whose top it is: named with it, or told last before. */
function ownerOf(
  { items, mentions, entities, state }: Context,
  found: Found,
  size: number,
): { entity: Entity; mention?: Mention } | undefined {
  const main = mainBody(state.discourse)
  const { owner, named } = found.match.groups ?? {}
  const inside = mentions.find(
    (mention) => mention.category === 'solid' && mention.head >= found.from && mention.head < size,
  )
  if ((owner || named) && inside) {
    const entity = entities.get(inside)
    return isOwnBody(entity) ? { entity, mention: inside } : undefined
  }
  const told = mentions.findLast(
    (mention) =>
      mention.head < found.from &&
      mention.category === 'solid' &&
      !mention.within &&
      isOwnBody(entities.get(mention)) &&
      !(mention.determiner === 'the' && means(items[mention.start - 1], 'preposition')),
  )
  const entity = told ? entities.get(told) : state.discourse.subject
  return isOwnBody(entity) && entity !== main ? { entity, ...(told ? { mention: told } : {}) } : undefined
}

export function nameOwnTops(context: Context): void {
  const { items, state } = context
  const found = items.some(({ text }) => TOPS.test(text)) ? findSpoken(items, OWN_TOP) : undefined
  const [size] = found?.quantities ?? []
  const told = found && size !== undefined ? ownerOf(context, found, size) : undefined
  const attribute = context.attributes.find(({ at }) => at === size)
  const [value] = attribute?.values ?? []
  if (!found || size === undefined || !told || !attribute || !value) return
  const { entity, mention } = told
  const main = mainBody(state.discourse)
  if (entity === main) return
  const { low, under } = found.match.groups ?? {}
  const said = items.slice(found.from, found.to + 1)
  const grounded = low !== undefined || under !== undefined
  for (const other of context.mentions)
    if (other !== mention && other.head > size && other.head <= found.to) {
      other.pointer = true
      const ground = context.entities.get(other)
      if (!grounded && ground && ground !== entity) entity.host ??= ground
    }
  if (grounded) {
    // Bodies stand on the ground with the first of them.
    entity.places.push({ place: { kind: 'level', side: '+z', value }, items: said })
    context.attributes = context.attributes.filter((each) => each !== attribute)
    if (!entity.places.some(({ place }) => place.kind === 'on'))
      entity.places.push({ place: { kind: 'on', side: '+z' }, items: said })
    useStretch(state.account, items, found, `place of the ${entity.concept}`)
    return
  }
  context.attributes = context.attributes.map((each) =>
    each === attribute
      ? { ...each, dimension: 'height', items: [each.at], ...(mention ? { owner: mention.head } : {}) }
      : each,
  )
  for (const [index, item] of said.entries())
    if (found.from + index !== size) state.account.use(item, 'how high it is')
}
