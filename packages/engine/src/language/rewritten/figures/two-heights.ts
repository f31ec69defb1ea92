/**
 * "One end is 25 mm tall and the other end is only 5 mm tall, with a flat sloped face between them": the heights of a ramp,
 * each with its end behind it as `worked/slopes.ts` reads them.
 */

import { SIDE_WORDS } from '../../lexicon/sides.ts'
import { where } from '../../text/heard.ts'
import { asFiller, asTerm, type Item, means, unsaid } from '../../text/items.ts'
import { asIdle, findSpoken, spoken } from '../../text/spoken.ts'

const TALL = '(?:tall|high|thick|in height|in thickness)'
const END = '(?:end|side|edge)'
const HEIGHTS = new RegExp(
  `(?:(?:where|with|and|so|its|the|at) )*(?<one>one|first|thick|thicker|tall|taller|high|higher|left|back|right|front|rear)(?: ${END})?(?: of (?:it|the [a-z]+))? (?:is|being|measures|has a height of|should be) (?:about )?#(?: ${TALL})? (?:(?:and|while|but|,) )+(?:the )?(?<other>other|opposite|second|thin|thinner|short|shorter|low|lower|right|front|left|back|rear)(?: ${END})? (?:(?:is|being|measures|has a height of|should be|only|just) )*#(?: ${TALL})?`,
  'u',
)
/** What lies between two heights anyway. */
const SLOPE =
  /(?:, )?(?:(?:with|and|so|that|there is|there's|having|which are|connected by|joined by|forming|a|an|the|single|one|straight|flat|smooth|even|plain|continuous|top|sloped|sloping|slanted|inclined|angled) )*(?:sloped|sloping|slanted|inclined|angled|slope|ramp)(?: (?:face|surface|top|plane|side))?(?: (?:is|runs|goes|running|connecting|joining))?(?: (?:between|connecting|joining) (?:them|the two|the two ends|the ends|both ends)| in between| on (?:the )?top| along the top| from (?:one )?end to (?:the other )?end| from one to the other)(?= |$)/u
const UPRIGHT =
  /^(?:the |both |its |all )*(?:two |both |other )*(?:ends|sides|end faces)(?: and (?:the )?(?:sides|ends|bottom))? (?:are|stay|remain|should be) (?:both |all )?(?:vertical|upright|straight|flat|square|plumb)(?: faces)?$/u

const HEIGHT = { category: 'dimension', concept: 'height' } as const

/** Which end it is by its side, where that was said. */
function called(at: Item, text: string, otherwise: Item): Item[] {
  const concept = SIDE_WORDS[text]
  return [concept ? unsaid(at, { category: 'face', concept }, text) : otherwise]
}

function withHeights(items: readonly Item[]): Item[] | undefined {
  const found = findSpoken(items, HEIGHTS)
  const [tall, short] = (found?.quantities ?? []).map((at) => items[at])
  if (!found || !tall || !short || found.quantities.length !== 2) return undefined
  const said = items.slice(found.from, found.to + 1).filter((item) => item !== tall && item !== short)
  const slope = findSpoken(items, SLOPE)
  const behind = items
    .slice(found.to + 1)
    .map(
      (item, at): Item =>
        slope && at + found.to + 1 >= slope.from && at + found.to + 1 <= slope.to && item.kind !== 'mark'
          ? asFiller(item, 'what lies between two heights')
          : item,
    )
  const word = (concept: string, category: 'preposition' | 'ordinal' | 'determiner', text: string): Item =>
    unsaid(tall, { category, concept }, text)
  const end = (): Item => unsaid(tall, { category: 'edge', concept: 'end' }, 'end')
  return [
    ...items.slice(0, found.from),
    unsaid(tall, { category: 'whole', concept: 'it' }, 'it'),
    unsaid(tall, { category: 'be', concept: 'is' }, 'is'),
    tall,
    asTerm({ text: 'tall', span: [tall.span[1], tall.span[1]] }, HEIGHT),
    word('at', 'preposition', 'at'),
    ...called(tall, found.match.groups?.['one'] ?? '', word('one', 'determiner', 'one')),
    end(),
    unsaid(tall, { category: 'conjunction', concept: 'and' }, 'and'),
    short,
    asTerm({ text: 'tall', span: [short.span[1], short.span[1]] }, HEIGHT),
    word('at', 'preposition', 'at'),
    word('the', 'determiner', 'the'),
    ...called(tall, found.match.groups?.['other'] ?? '', word('other', 'ordinal', 'other')),
    end(),
    ...said.filter(({ kind }) => kind !== 'mark').map((item) => asFiller(item, 'which end it is')),
    ...behind,
  ]
}

/** "30 mm tall at one end and 4 mm tall at the other": read as it stands, but for what lies between. */
const AT_ENDS = new RegExp(
  `# ${TALL} at (?:one|the [a-z]+)(?: ${END})?(?: ,)? and (?:only )?#(?: ${TALL})? at the [a-z]+`,
  'u',
)

function withoutSlope(items: readonly Item[]): Item[] | undefined {
  const slope = findSpoken(items, AT_ENDS) && findSpoken(items, SLOPE)
  return slope && asIdle(items, slope, 'what lies between two heights')
}

export const withTwoHeights = where(
  [
    'solid:wedge|solid:ramp|solid:block|solid:prism',
    'is #|being #|measures #|height of #|should be #|about #|tall at |high at |thick at |height at |thickness at ',
  ],
  (sentences) => {
    const ramps = sentences.some((items) =>
      items.some((item) => means(item, 'solid', 'wedge', 'ramp', 'block', 'prism')),
    )
    const told = sentences.map((items) => (ramps ? (withHeights(items) ?? withoutSlope(items)) : undefined))
    if (!told.some((items) => items !== undefined)) return sentences
    return sentences.map((items, index) => {
      const read = told[index]
      if (read) return read
      return UPRIGHT.test(spoken(items).text)
        ? items.map((item) => asFiller(item, 'as the ends of a ramp are'))
        : [...items]
    })
  },
)
