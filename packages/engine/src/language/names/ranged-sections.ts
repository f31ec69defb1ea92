/**
 * "a lower journal 20 mm in diameter (Z=0 to Z=25), a middle body 32 mm in diameter (Z=25 to Z=70), …": sections of a turned part,
 * each by a name of its own, a diameter and where it lies. Where one begins at the level at which another ends, each of them is
 * a cylinder, whatever its name means elsewhere.
 */
import { where } from '../text/heard.ts'
import { amountsIn, asOwnNoun, asTerm, type Item, means, phraseOf } from '../text/items.ts'
import { findAllSpoken, findSpoken } from '../text/spoken.ts'

const WHICH =
  '(?:lower|lowest|bottom|upper|uppermost|top|middle|central|center|centre|intermediate|first|second|third|fourth|fifth|last|left|right|main|end|large|small|wide|narrow)'
const NOUN =
  '(?:journal|body|section|end|part|portion|step|seat|segment|stub|spigot|neck|pilot|shoulder|collar|flange|hub|head|shank|tip|base)'
const RANGE = '[xyz] ?= ?-?[0-9.]+(?: ?mm)? to (?:[xyz] ?= ?)?-?[0-9.]+(?: ?mm)?'
/** One of them, up to where it lies; `#` is no other size than how wide it is. */
const SECTION = new RegExp(
  `(?<=(?:a|an|the) )(?:${WHICH} )?${NOUN}(?= (?:(?:of|with|a|is|measuring|,) )*(?:# (?:in )?diameter|diameter (?:of )?#|ø#) (?:(?:,|\\(|from|at|spanning|extending) )*${RANGE})`,
  'u',
)

interface Section {
  name: string
  levels: readonly [number, number]
}

function sectionsIn(items: readonly Item[]): Section[] {
  return findAllSpoken(items, SECTION).flatMap(({ match, to }) => {
    const range = items.find(
      (item, at) => at > to && item.kind === 'quantity' && item.quantity.kind === 'range',
    )
    const [one, other] = range ? amountsIn([range]) : []
    return one === undefined || other === undefined ? [] : [{ name: match[0], levels: [one, other] as const }]
  })
}

/** Each begins where the one before ends, and none has the name of another. */
const isRow = (sections: readonly Section[]): boolean =>
  sections.length > 1 &&
  new Set(sections.map(({ name }) => name)).size === sections.length &&
  sections.every(({ levels: [from] }, at) => at === 0 || from === sections[at - 1]?.levels[1])

/** The sentence with each of the names as a noun for a cylinder. */
function withNames(items: Item[], names: RegExp): Item[] {
  return findAllSpoken(items, names).reduceRight<Item[]>((read, { match, from, to }) => {
    const phrase = phraseOf(read.slice(from, to + 1) as [Item, ...Item[]])
    const noun = asOwnNoun({ kind: 'unknown', ...phrase }, 'cylinder', match[0])
    return [...read.slice(0, from), noun, ...read.slice(to + 1)]
  }, items)
}

const LAST_WORD = /[a-z]+$/u

/** "A stepped pin with a head …": what they are together has no sizes of its own. */
function titleIn(items: readonly Item[]): string | undefined {
  const title = items.slice(0, findSpoken(items, SECTION)?.from ?? 0)
  const sized = title.some((item) => item.kind === 'quantity' && item.quantity.kind !== 'count')
  const noun = sized ? undefined : title.find((item) => means(item, 'solid'))
  return noun && LAST_WORD.exec(noun.text.toLowerCase())?.[0]
}

/** The sentence with that as a word for the whole, and for no body besides. */
const withWhole = (items: Item[], title: string | undefined): Item[] =>
  items.map((item) =>
    means(item, 'solid') && LAST_WORD.exec(item.text.toLowerCase())?.[0] === title
      ? asTerm(item, { category: 'whole', concept: 'whole' })
      : item,
  )

export const withRangedSections = where(['diameter|ø#', '=', ' to '], (sentences) => {
  const rows = sentences.map(sectionsIn)
  const told = rows.findIndex(isRow)
  const sections = rows[told]
  if (!sections) return sentences
  const names = new RegExp(
    `(?<=(?:^| )(?:a|an|the) )(?:${sections.map(({ name }) => name).join('|')})(?= |$)`,
    'u',
  )
  const title = titleIn(sentences[told] as Item[])
  return sentences.map((items) => withWhole(withNames(items, names), title))
})
