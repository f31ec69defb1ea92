/**
 * Gussets and triangular ribs: "a triangular gusset 5 mm thick, with 25 mm legs, fills the corner between the base and
 * the wall". Which plates they join is where they are; their legs run out along the one and up along the other.
 */
import type { Context } from '../context.ts'
import type { Entity } from '../entity.ts'
import type { Mention } from '../nouns/mentions.ts'
import { type Item, means } from '../text/items.ts'
import { sizeAt, spoken } from '../text/spoken.ts'

export const isGusset = ({ concept }: Entity): boolean => concept === 'gusset'

/** What the size is by the words behind it, or before it. */
const ROLES: readonly (readonly [word: string, behind: RegExp, before?: RegExp])[] = [
  [
    'thickness',
    /^ (?:thick|thickness|in thickness|wide and centered)\b/u,
    /\bthickness(?: (?:of|is|:|=))* $/u,
  ],
  [
    'otherLeg',
    /^ (?:tall|high|in height|height|vertically|upwards?|up|vertical)\b|^ (?:up )?(?:along|in|\() ?(?:the )?\+? ?z\b|^ (?:up |along |on |onto |against |against )+the (?:[a-z]+ )?(?:vertical|upright|wall|back|side)\b/u,
    /\bheight(?: (?:of|is|:|=))* $/u,
  ],
  [
    'leg',
    /^ (?:long|wide|deep|out|outward|outwards|horizontally|in length|in width|length|width)\b|^ (?:along|in|\() ?(?:the )?[+-]? ?[xy]\b|^ (?:out |along |on |onto |over |across )+the (?:(?:top|upper|inside|inner) (?:face |side |surface )?of the )?(?:[a-z]+ )?(?:base|horizontal|floor|bottom|lower|foot)\b/u,
    /\b(?:length|width)(?: (?:of|is|:|=))* $/u,
  ],
  [
    'legs',
    /^ (?:right angle )?legs?\b/u,
    /\blegs?(?: (?:of|are|measure|measuring|each|with|a|length|lengths|that are|is))* $/u,
  ],
]

const SAYS_NOTHING =
  /^(?:fills?|filling|inside|inner|interior|internal|corner|corners|junction|joint|angle|connects?|connecting|connected|braces?|bracing|supports?|supporting|reinforces?|reinforcing|stiffens?|stiffening|between|joins?|joining|bridges?|bridging|right.angled?|right.triangle|hypotenuse|where|meets?|extends?|extending|runs?|running|up|spans?|spanning|leg|legs|sloping|sloped|triangle|triangular|edge|edges|face|faces|surface|top|vertical|horizontal|upright)$/iu

const isLength = (item: Item | undefined): boolean =>
  item?.kind === 'quantity' && ['length', 'number', 'size'].includes(item.quantity.kind)

/** The body that a mention names besides: what the gusset stands between. */
const isJoined = (mention: Mention, { items }: Context): boolean =>
  mention.category !== 'feature' &&
  !items
    .slice(mention.start, mention.head)
    .some((item) => item.kind === 'quantity' && item.quantity.kind !== 'count')

function give(context: Context, gusset: Entity, at: number, word: string): void {
  const { items, state } = context
  const attribute = sizeAt(items, at, word)
  if (!attribute) return
  gusset.given.push({ word, attribute, items: [items[at] as Item] })
  state.account.use(items[at], `gusset ${word}`)
}

export function takeGussets(context: Context): void {
  const { items, mentions, entities, state } = context
  const own = mentions.find((mention) => {
    const entity = entities.get(mention)
    return entity !== undefined && isGusset(entity)
  })
  const gusset = own && entities.get(own)
  const first = mentions.find(({ within, category }) => !within && category !== 'whole')
  if (!own || !gusset || first !== own) return
  const { text, itemAt } = spoken(items)
  const starts = items.map((_, at) => {
    for (let offset = 0; offset < text.length; offset++) if (itemAt(offset) === at) return offset
    return text.length
  })
  for (const [at, item] of items.entries()) {
    if (!isLength(item) || item.kind !== 'quantity' || state.account.isUsed(item)) continue
    if (item.quantity.kind === 'size') {
      give(context, gusset, at, 'sequence')
      continue
    }
    const start = starts[at] ?? 0
    const [before, behind] = [
      text.slice(Math.max(0, start - 40), start),
      text.slice(start).replace(/^\S+/u, ''),
    ]
    const role =
      ROLES.find(([, after]) => after.test(behind)) ?? ROLES.find(([, , lead]) => lead?.test(before))
    if (role) give(context, gusset, at, role[0])
  }
  const taken = new Set(gusset.given.flatMap(({ items: said }) => said))
  context.attributes = context.attributes.filter(({ at }) => !taken.has(items[at] as Item))
  const joined = mentions.filter((mention) => mention !== own && isJoined(mention, context))
  for (const mention of joined) {
    const phrase = new Set(items.slice(mention.start, mention.end))
    const other = entities.get(mention)
    // "its right-angle legs": of the gusset, whoever has legs besides.
    for (const [adjective, item] of other?.adjectives ?? [])
      if (phrase.has(item)) other?.adjectives.delete(adjective)
    entities.delete(mention)
    for (const item of items.slice(mention.start, mention.end))
      state.account.use(item, 'what the gusset joins')
  }
  context.mentions = mentions.filter((mention) => !joined.includes(mention))
  for (const [at, item] of items.entries()) {
    const tag = means(item, 'axis') && (taken.has(items[at - 1] as Item) || isBehindSize(items, at, taken))
    // "20 mm legs along X and Z".
    const second =
      means(item, 'axis') && means(items[at - 1], 'conjunction', 'and') && isBehindSize(items, at - 2, taken)
    if (tag || second || SAYS_NOTHING.test(item.text)) state.account.use(item, 'how the gusset lies')
  }
}

/** "30 mm along Y", "5 mm thick (X)": the axis of a size that was taken. */
const isBehindSize = (items: readonly Item[], at: number, taken: ReadonlySet<Item>): boolean =>
  items.slice(Math.max(0, at - 4), at).some((item) => taken.has(item)) &&
  !items.slice(Math.max(0, at - 3), at).some((item) => item.kind === 'quantity' && !taken.has(item))
