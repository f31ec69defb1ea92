/** "two ribs with a gap of 30 mm between them", "the space between the walls is 12 mm": from side to side, not between middles. */
import { where } from '../../text/heard.ts'
import { asFiller, asSettled, type Item, isThing, means, unsaid } from '../../text/items.ts'
import { littleWord } from '../../text/little-words.ts'
import { findFirstSpoken, findSpoken, spoken } from '../../text/spoken.ts'

const GAP = '(?:clear |free |empty )?(?:gap|space|clearance|separation)'
const THEM =
  '(?:in )?between (?:them|each other|the two(?: [a-z]+)?|both(?: [a-z]+)?|(?:their|the) (?:inner|inside|facing|opposing) (?:sides|faces|edges|walls|surfaces)|(?:neighbou?ring|adjacent|consecutive) [a-z]+|(?:the|each) (?!cent(?:er|re)|edge)[a-z]+(?! of| and))'

/** Told beside the things themselves; what a cut leaves is measured on the part. */
const BESIDE: readonly RegExp[] = [
  new RegExp(`(?<!leav(?:es|ing) )(?:(?:with|having|and) )*(?:a |an )${GAP} of # ${THEM}(?= |$)`, 'u'),
  new RegExp(`(?<!leav(?:es|ing) )(?:(?:with|having|and) )*(?:a |an )# (?:wide )?${GAP} ${THEM}(?= |$)`, 'u'),
]
/** Holes are told from middle to middle. */
const BARE = new RegExp(`with #(?: of)?(?: ${GAP})? ${THEM}(?= |$)`, 'u')
/** In a sentence of its own. */
const APART = new RegExp(`^(?:the |their )${GAP} ${THEM} (?:is|should be|must be|measures) #$`, 'u')

/** "Each of the slots is 5 mm from the next": of holes from middle to middle, of others from side to side. */
const NEXT =
  /^(?:each|every)(?: (?:one )?of (?:the|these))? (?<noun>[a-z]+(?: [a-z]+)?)(?: (?:is|are|lies|lie|sits|should be|must be))+ #(?: (?:away|apart))? from (?:the|its) (?:next|neighbou?ring|adjacent|previous|neighbou?r)(?: (?:one|slot|groove|rib|fin|hole|pocket|wall|bar|pin|post))?$/u

function withNext(items: Item[]): Item[] {
  const found = findSpoken(items, NEXT)
  const distance = items[found?.quantities[0] ?? -1]
  const noun = items.find((item) => item.kind === 'term' && isThing(item))
  if (!found || !distance || noun?.kind !== 'term') return items
  const apart = /holes?$|bores?$/u.test(noun.form) ? 'apart' : 'web'
  const rest = items
    .filter((item) => item !== distance && item !== noun && item.kind !== 'mark')
    .map((item) => asFiller(item, 'from one to the next'))
  const end = items.at(-1) ?? distance
  return [
    unsaid(noun, { category: 'determiner', concept: 'the' }, 'the'),
    { ...noun, plural: true },
    unsaid(distance, { category: 'be', concept: 'is' }, 'are'),
    distance,
    unsaid({ span: [end.span[1], end.span[1]] }, { category: 'place', concept: apart }, apart),
    ...rest,
  ]
}

function withGap(items: Item[]): Item[] {
  const { text } = spoken(items)
  if (!/\b(?:gap|space|clearance|separation|between)\b/u.test(text)) return items
  const whole = findSpoken(items, APART)
  const beside =
    findFirstSpoken(items, BESIDE) ??
    (/\b(?:holes?|bores?|rows?|columns?)\b/u.test(text) ? undefined : findSpoken(items, BARE))
  const found = whole ?? beside
  const [size] = found?.quantities ?? []
  if (!found || size === undefined) return items
  const [distance, last] = [items[size] as Item, items[found.to] as Item]
  const said = items.slice(found.from, found.to + 1)
  const noun = whole ? said.find((item) => item.kind === 'term' && item.plural && isThing(item)) : undefined
  if (whole && !noun) return items
  const rest = said
    .filter((item) => item !== distance && item !== noun && item.kind !== 'mark')
    .map((item) => asFiller(item, 'the gap between them'))
  const web = unsaid({ span: [last.span[1], last.span[1]] }, { category: 'place', concept: 'web' }, 'between')
  const theyAre = noun
    ? [
        unsaid(noun, { category: 'determiner', concept: 'the' }, 'the'),
        noun,
        unsaid(distance, { category: 'be', concept: 'is' }, 'are'),
      ]
    : []
  return [...items.slice(0, found.from), ...rest, ...theyAre, distance, web, ...items.slice(found.to + 1)]
}

/** "The flanges are connected by a core 25 mm in diameter". */
const CONNECTED =
  /(?:^| )(?:are|is) (?:connected|joined|linked|held together|held apart|separated|spaced apart) (?:(?:to each other|together|in the middle) )?(?:by|with|through) (?:a|an|one) /u
/** "There is a 32 mm gap between the two flanges". */
const STATED = new RegExp(
  `^(?:and )?(?:there is|there's|this leaves|that leaves|leaving) (?:a |an )?(?:# (?:wide )?${GAP}|${GAP} of #) ${THEM}(?= [,.;]|$)`,
  'u',
)

const isLong = (items: readonly Item[]): boolean =>
  items.some((item) => means(item, 'dimension', 'length', 'height', 'thickness'))

/** Two that a third one connects are as far apart as that is long. */
function withConnectors(sentences: Item[][]): Item[][] {
  return sentences.map((items, at) => {
    const before = sentences[at - 1]
    const [found, link] = [findSpoken(items, STATED), before && findSpoken(before, CONNECTED)]
    const size = items[found?.quantities[0] ?? -1]
    if (!found || !before || !link || !size || isLong(before.slice(link.from))) return items
    const noun = before.find((item, index) => index > link.to && isNoun(item))
    if (!noun || before.slice(link.to).filter(isNoun).length > 1) return items
    const said = items
      .slice(found.from, found.to + 1)
      .filter((item) => item !== size && item.kind !== 'mark')
      .map((item) => asSettled(item, 'how long what connects them is'))
    return [
      littleWord(size, 'the'),
      { ...noun, text: '', span: [size.span[0], size.span[0]] },
      littleWord(size, 'is'),
      size,
      unsaid({ span: [size.span[1], size.span[1]] }, { category: 'dimension', concept: 'length' }, 'long'),
      ...items.slice(found.to + 1),
      ...said,
    ]
  })
}

const isNoun = (item: Item): boolean => means(item, 'solid') || item.kind === 'unknown'

export const withGaps = where('between | from the | from its ', (sentences) =>
  withConnectors(sentences).map((items) => withGap(withNext(items))),
)
