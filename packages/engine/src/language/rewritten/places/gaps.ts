/** "two ribs with a gap of 30 mm between them", "the space between the walls is 12 mm": from side to side, not between middles. */
import { where } from '../../text/heard.ts'
import { asFiller, type Item, isThing, unsaid } from '../../text/items.ts'
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

export const withGaps = where('between | from the | from its ', (sentences) =>
  sentences.map((items) => withGap(withNext(items))),
)
