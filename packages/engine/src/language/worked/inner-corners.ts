/** "(the inside corners end up with a 3 mm radius)": what rounding a hollow body leaves within, which is measured there. */
import type { Context } from '../context.ts'
import { type Entity, isHollow } from '../entity.ts'
import { forget } from '../references/discourse.ts'
import { type Found, findSpoken, useStretch } from '../text/spoken.ts'

/** The radius of the corners of the room. */
export const INNER_CORNERS = 'inner corners'

const SAID =
  /(?:so )?(?:that )?(?:the |all |its )?(?:four |4 )?(?:inside|inner|interior|internal)(?: vertical)? (?:corners?|edges|corner radius|corner radii|radius|radii)(?: (?:end up|will end up|then|will|now|come out|automatically|each))*(?: (?:with|has|have|having|is|are|be|being|at|to|of|a|an))+ (?:radius of )?#(?: (?:in )?(?:radius|radii|fillets?|rounds?))?/u

/** What its words alone would be: corners that are yet to be rounded. */
function forgetRounding(context: Context, { from, to }: Found): void {
  const { mentions, entities, state, sentence } = context
  for (const mention of mentions) {
    const entity = entities.get(mention)
    if (mention.head < from || mention.head > to || entity?.sentence !== sentence) continue
    entities.delete(mention)
    forget(state.discourse, entity)
  }
  context.mentions = mentions.filter(({ head }) => head < from || head > to)
}

/** The room of a hollow body follows the upright corners that were rounded. */
function isFollowed({ state }: Context, rounded: Entity | undefined): boolean {
  const upright = rounded?.edgeWords.some(({ word }) => word === 'vertical' || word === 'corner') ?? false
  return upright && state.discourse.entities.some((entity) => entity.kind === 'solid' && isHollow(entity))
}

export function takeInnerCorners(context: Context): void {
  const { items, state, sentence } = context
  const found = findSpoken(items, SAID)
  const [at] = found?.quantities ?? []
  const rounded = state.discourse.entities.findLast(
    (entity) => entity.concept === 'fillet' && entity.sentence < sentence && entity.host?.kind !== 'feature',
  )
  const attribute = context.attributes.find((each) => each.at === at)
  const item = at === undefined ? undefined : items[at]
  // Where corners are yet to be rounded, it is the order to do so.
  const follows = /end up|come out|then|so /u.test(found?.match[0] ?? '') || isFollowed(context, rounded)
  if (!found || !rounded || !attribute || !item || !follows) return
  forgetRounding(context, found)
  rounded.given.push({ word: INNER_CORNERS, attribute, items: [item] })
  context.attributes = context.attributes.filter((each) => each !== attribute)
  useStretch(state.account, items, found, 'what the rounding leaves inside')
}
