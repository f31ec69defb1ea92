/**
 * "two discs joined by a coaxial bar; there's 100 mm of bar between the discs", "the gap between the discs is 100 mm": how
 * long the bar is that joins them, told by what lies free of it.
 */
import { where } from '../../text/heard.ts'
import { asFiller, asTerm, type Item, means, unsaid } from '../../text/items.ts'
import { findFirstSpoken, spoken } from '../../text/spoken.ts'

const BAR = '(?:bar|rod|shaft|axle|handle|spindle|tube|pipe|pin|cylinder|neck)'
const JOINED = new RegExp(
  `\\b(?:joined|connected|linked|coupled|held together)(?: together)?(?: (?:at|in|through) (?:their|the) (?:centers|centres|middles))? (?:by|with|through) (?:a|an|one) (?:[a-z]+ )*?(?<bar>${BAR})\\b`,
  'u',
)
/** "On each end of the bar is a disc": what carries one at both of its ends. */
const CARRIES = new RegExp(
  `\\b(?:each|both|either) (?:of the )?(?:ends?|tips?) of (?:the|this|that) (?<bar>${BAR})\\b`,
  'u',
)
const ENDS = '(?:them|each other|the two(?: [a-z]+)?|(?:the|both) [a-z]+s|both)'
const FREE =
  '(?:clear |free |open |inner |inside )?(?:gap|distance|space|spacing|clearance|separation|length)'
const TOLD: readonly RegExp[] = [
  new RegExp(
    `(?:,? ?(?:with|and|there is|there's|there are|there’s) )*# of (?:(?:the )?${BAR}|it) (?:(?:is|are|being|visible|showing|exposed|free|left|bare) )*(?:in )?between ${ENDS}(?= [,.;]|$)`,
    'u',
  ),
  new RegExp(
    `^the (?:(?:(?:visible|exposed|free|clear) )?(?:length|part|portion|section) of the ${BAR}|${BAR}['’]s (?:visible|exposed|free|clear) (?:length|part)) (?:in )?between ${ENDS} (?:is|measures|should be) #(?: long)?$`,
    'u',
  ),
  new RegExp(
    `^the (?:visible|exposed) (?:length|part|portion|section) of the ${BAR} (?:is|measures|should be) #(?: long)?$`,
    'u',
  ),
  new RegExp(`^(?:the|their) ${FREE} (?:in )?between ${ENDS} (?:is|measures|should be) #$`, 'u'),
  new RegExp(`(?:,? ?(?:with|and) )?(?:a|an) ${FREE} of # (?:in )?between ${ENDS}(?= [,.;]|$)`, 'u'),
]

export const withBarsBetween = where('between |visible|exposed', (sentences) => {
  const line = sentences.map((items) => spoken(items).text).join(' . ')
  const named = (JOINED.exec(line) ?? CARRIES.exec(line))?.groups?.['bar']
  const bar = sentences.flat().find((item) => means(item, 'solid') && item.text.toLowerCase() === named)
  // Balls take in the ends of what joins them: so much less of it is seen.
  if (bar?.kind !== 'term' || sentences.flat().some((item) => means(item, 'solid', 'sphere', 'hemisphere')))
    return sentences
  for (const [index, items] of sentences.entries()) {
    const found = findFirstSpoken(items, TOLD)
    const [at] = found?.quantities ?? []
    const size = at === undefined ? undefined : items[at]
    if (!found || !size || found.quantities.length !== 1) continue
    const words = items
      .slice(found.from, found.to + 1)
      .filter((item) => item !== size && item.kind !== 'mark')
      .map((item) => asFiller(item, 'how long the bar is'))
    const here: [number, number] = [size.span[0], size.span[0]]
    const told: Item[] = [
      ...words,
      unsaid(size, { category: 'determiner', concept: 'the' }, 'the'),
      asTerm({ text: bar.text, span: here }, bar.senses[0] ?? { category: 'solid', concept: 'bar' }, {
        form: bar.form,
      }),
      unsaid(size, { category: 'be', concept: 'is' }, 'is'),
      size,
      unsaid({ span: [size.span[1], size.span[1]] }, { category: 'dimension', concept: 'length' }, 'long'),
    ]
    const rest = [...items.slice(0, found.from), ...items.slice(found.to + 1)]
    return sentences.toSpliced(index, 1, ...(rest.length > 0 ? [rest, told] : [told]))
  }
  return sentences
})
