/**
 * "a semicircular arch of radius 40 cut through it across the width, in the middle, with its centre on the bottom face":
 * what stands on the ground and goes through is a half-round groove in the underside.
 */
import type { Entry } from '../../lexicon/entry.ts'
import { where } from '../../text/heard.ts'
import { asFiller, type Item, means, unsaid } from '../../text/items.ts'
import { findSpoken } from '../../text/spoken.ts'

const ROUND = '(?:semi ?circular|half round|half circular|half circle)'
const NOUN = `(?:${ROUND} (?:arch|archway|tunnel|opening|cut ?out|passage|doorway)|(?:round )?arch|archway)`
const SIZE =
  '(?:(?:of|with|,|\\() ?)*(?:(?:a )?radius (?:of )?#|r#|# (?:in )?radius|(?:a )?diameter (?:of )?#|# (?:in )?(?:diameter|dia)|# wide)(?: \\))?'
const ACROSS =
  '(?:across (?:the|its) (?:whole |full |entire )?width|(?:through|over) (?:the|its) (?:whole |full |entire )?width|from (?:the )?front to (?:the )?(?:back|rear)|from side to side|along y|in (?:the )?y(?: direction)?)'
const ALONG =
  '(?:(?:along|over|through) (?:the|its) (?:whole |full |entire )?length|lengthwise|lengthways|from (?:the )?left to (?:the )?right|from end to end|along x|in (?:the )?x(?: direction)?)'
const BODY = '(?:it|the (?:block|body|part|bridge|box))'
const THROUGH = `(?:(?:is|are|that|which|and) )*(?:(?:cut|goes|going|runs|running|passes|passing)(?: out)?(?: right| all the way| straight)?(?: through| out of| into)?(?: ${BODY})?|through(?: ${BODY})?)`
const MIDDLE =
  '(?:(?:centred|centered)(?: (?:on|in|along|over) (?:the|its) (?:length|width|middle|block|bottom(?: face| edge| side)?))?|(?:in|at|on) (?:the|its) (?:middle|centre|center)(?: of (?:the|its) (?:length|width|block|bottom(?: face| edge| side)?))?|midway along (?:the|its) length)'
const BOTTOM =
  '(?:(?:with )?(?:its|the) (?:centre|center|axis|flat side|diameter)(?: point)?(?: (?:lying|lies|is|sits))? (?:on|in|at|along) (?:the|its) (?:bottom|underside|lower)(?: face| edge| side)?|(?:at|in|on|from|starting (?:at|from)) (?:the|its) (?:bottom|underside)(?: face| edge| side)?|open (?:at|to) the bottom)'
const ARCH = new RegExp(
  `${NOUN} ?${SIZE}(?:(?: ,| and)* (?:${THROUGH}|${ACROSS}|${ALONG}|${MIDDLE}|${BOTTOM}))+(?= [.;]|$)`,
  'u',
)
const [IS_ALONG, IS_ACROSS, IS_LOW, IS_MIDDLE] = [ALONG, ACROSS, 'bottom|underside|lower', MIDDLE].map(
  (source) => new RegExp(source, 'u'),
) as [RegExp, RegExp, RegExp, RegExp]

const word = (concept: string, category: Entry['category'], text: string, at: Item): Item =>
  unsaid({ span: [at.span[1], at.span[1]] }, { category, concept }, text)

function asGroove(items: Item[]): Item[] {
  const found = findSpoken(items, ARCH)
  const [at] = found?.quantities ?? []
  const size = at === undefined ? undefined : items[at]
  if (!found || !size || found.quantities.length !== 1) return items
  const said = found.match[0]
  const along = IS_ALONG.test(said)
  if (along === IS_ACROSS.test(said) || !IS_LOW.test(said) || !IS_MIDDLE.test(said)) return items
  const stretch = items.slice(found.from, found.to + 1)
  const radius = stretch.find((item) => means(item, 'dimension', 'radius'))
  const rest = stretch
    .filter((item) => item !== size && item !== radius && item.kind !== 'mark')
    .map((item) => asFiller(item, 'an arch on the ground'))
  const marked = size.kind === 'quantity' && size.quantity.kind === 'marked'
  return [
    ...items.slice(0, found.from),
    ...rest,
    unsaid(size, { category: 'feature', concept: 'groove' }, 'semicircular groove'),
    ...(radius ? [unsaid(size, { category: 'preposition', concept: 'of' }, 'of'), radius] : []),
    size,
    // As wide as its diameter.
    ...(radius || marked ? [] : [word('width', 'dimension', 'wide', size)]),
    along ? word('along', 'preposition', 'along', size) : word('diameter', 'dimension', 'across', size),
    word('the', 'determiner', 'the', size),
    along ? word('length', 'dimension', 'length', size) : word('width', 'dimension', 'width', size),
    word('in', 'preposition', 'in', size),
    word('the', 'determiner', 'the', size),
    word('centre', 'place', 'middle', size),
    word('of', 'preposition', 'of', size),
    word('it', 'whole', 'its', size),
    word('-z', 'face', 'bottom face', size),
    ...items.slice(found.to + 1),
  ]
}

export const withArches = where('bottom|underside|lower', (sentences) => sentences.map(asGroove))
