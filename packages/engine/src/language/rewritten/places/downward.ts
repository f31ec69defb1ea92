/**
 * "a rod hanging from the middle of the plate", "a pin that extends down from it": a body below the one that it is joined to. Told as
 * being on the underside of that.
 */
import type { Category } from '../../lexicon/entry.ts'
import { where } from '../../text/heard.ts'
import { type Item, unsaid } from '../../text/items.ts'
import { asIdle, findSpoken } from '../../text/spoken.ts'

const STRAIGHT = '(?: (?:straight|vertically|directly|out))*'
const DOWN = `(?:(?:(?:extends?|extending|projects?|projecting|protrudes?|protruding|sticks?|sticking|goes|going|runs?|running|points?|pointing|reaches|reaching|comes|coming)${STRAIGHT} (?:down|downwards?))|(?:hangs?|hanging|dangling|suspended)${STRAIGHT}(?: down| downwards?)?)`
/** Of the body, or of its middle; a side of it that is named says enough. */
const HANGS = new RegExp(
  `(?:(?:that|which|and|,) )*(?:is )?${DOWN} (?:from|off|under|below|beneath) (?:(?<middle>the (?:exact |very )?(?:cent(?:er|re)|middle)) of (?=it(?: |$)|(?:the|this) [a-z])|(?<own>its (?:exact |very )?(?:cent(?:er|re)|middle))|(?=it(?: |$)|(?:the|this) (?:[a-z]+ )?(?:plate|block|bar|base|disc|disk|body|box|beam|slab|flange|cube|prism|cylinder|ring|platform|top|seat|board|bracket|arm|sheet)(?: [,.;]|$| and )))(?!(?:it|(?:the|this)) (?:bottom|underside|lower|left|right|front|back|top|upper))`,
  'u',
)

function onUnderside(items: Item[]): Item[] {
  const found = findSpoken(items, HANGS)
  if (!found) return items
  const { middle, own } = found.match.groups ?? {}
  const last = items[found.to] as Item
  const word = (category: Category, concept: string, text = concept): Item =>
    unsaid({ span: [last.span[1], last.span[1]] }, { category, concept }, text)
  return [
    ...asIdle(items, found, 'on the underside').slice(0, found.to + 1),
    ...((middle ?? own) ? [word('place', 'centre', 'centered')] : []),
    word('preposition', 'on'),
    ...(own ? [word('whole', 'it', 'its')] : [word('determiner', 'the')]),
    word('face', '-z', 'underside'),
    ...(own ? [] : [word('preposition', 'of')]),
    ...items.slice(found.to + 1),
  ]
}

export const withHangingBodies = where(
  ['hang|dangl|suspended| down', ' from | off | under | below | beneath '],
  (sentences) => sentences.map(onUnderside),
)
