/**
 * "A locating stud modelled as a plain cylinder, 8 mm in diameter, …", "A bearing housing, a cylinder of 50 mm diameter,
 * is centred at …": one body, called what it is for and told as what it is. From then on its name means that body.
 */
import { BODIES } from '../lexicon/bodies.ts'
import { singular } from '../lexicon/lexicon.ts'
import { where } from '../text/heard.ts'
import { asTerm, type Item, isMark, means, phraseOf } from '../text/items.ts'

const MODELLED =
  /^(?:model+ed|simplified|represented|treated|approximated|shown|drawn|formed|shaped|reali[sz]ed|created|constructed|made|built|done|given|rendered)$/iu
const AS = /^(?:as|by|from|like)$/iu
const LONGEST_NAME = 4

const isNamePart = (item: Item | undefined): boolean =>
  (item?.kind === 'unknown' && !MODELLED.test(item.text)) ||
  (['solid', 'member', 'portion', 'whole', 'ordinal', 'face', 'shape', 'manner'] as const).some((category) =>
    means(item, category),
  )

const isNoun = (item: Item | undefined): boolean =>
  item?.kind === 'unknown' ||
  (['solid', 'member', 'portion'] as const).some((category) => means(item, category))

const isAdjective = (item: Item | undefined): boolean =>
  item?.kind === 'quantity' ||
  means(item, 'shape') ||
  means(item, 'filler') ||
  means(item, 'dimension') ||
  means(item, 'which', 'vertical', 'horizontal', 'long', 'short')

/** The body that a noun is without the families: a box may be an enclosure elsewhere. */
const plainBody = (item: Item | undefined): string | undefined =>
  item?.kind === 'term'
    ? item.senses.find(({ category, concept }) => category === 'solid' && concept in BODIES)?.concept
    : undefined

/** The plain body that a noun phrase ends with. */
function bodyFrom(items: readonly Item[], from: number): number | undefined {
  let at = from
  while (at < from + 6 && isAdjective(items[at])) at++
  // "a solid cylinder": the one behind is the noun.
  if (means(items[at], 'solid') && means(items[at + 1], 'solid')) at++
  return plainBody(items[at]) !== undefined && !means(items[at + 1], 'solid') ? at : undefined
}

interface Said {
  /** First and last item of the name. */
  from: number
  to: number
  /** The first adjective of the body, and the body. */
  told: number
  body: number
}

/** Behind the words that lead from a name to what it is: "modelled as a", ", a". */
function leadFrom(items: readonly Item[], from: number): { at: number; modelled: boolean } | undefined {
  let at = from
  const opened = isMark(items[at], ',', '(')
  if (opened) at++
  while (means(items[at], 'be') || means(items[at], 'filler')) at++
  if (MODELLED.test(items[at]?.text ?? '')) {
    at++
    while (means(items[at], 'filler')) at++
    if (!AS.test(items[at]?.text ?? '')) return undefined
    at++
    return means(items[at], 'determiner', 'a') ? { at: at + 1, modelled: true } : undefined
  }
  return isMark(items[from], ',') && means(items[from + 1], 'determiner', 'a')
    ? { at: from + 2, modelled: false }
    : undefined
}

const VERBS = ['be', 'make', 'operation'] as const

/** The clause goes on behind a comma, or the whole sentence is only this: no list of several bodies. */
function goesOn(items: readonly Item[], body: number): boolean {
  const comma = items.findIndex(
    (item, at) => at > body && isMark(item, ',') && VERBS.some((category) => means(items[at + 1], category)),
  )
  if (comma < 0) return false
  const between = items.slice(body + 1, comma)
  return (
    between.some((item) => item.kind === 'quantity') &&
    !between.some((item) => means(item, 'solid') || means(item, 'feature'))
  )
}

function saidIn(items: readonly Item[], sentence: number): Said | undefined {
  for (let from = 0; from < items.length; from++) {
    if (!means(items[from], 'determiner')) continue
    let to = from + 1
    while (to < from + 1 + LONGEST_NAME && isNamePart(items[to])) to++
    to--
    if (to <= from || !isNoun(items[to])) continue
    const lead = leadFrom(items, to + 1)
    const body = lead && bodyFrom(items, lead.at)
    if (!lead || body === undefined) continue
    if (!lead.modelled && (sentence === 0 || from > 0 || !goesOn(items, body))) continue
    // "a plate, modelled as a box": the noun says it already.
    return { from: from + 1, to, told: lead.at, body }
  }
  return undefined
}

const nameOf = (items: readonly Item[]): string =>
  singular(
    items
      .map(({ text }) => text.toLowerCase())
      .join(' ')
      .replaceAll('-', ' '),
  )

/** A word or phrase for the body, however much of its name it says. */
const asName = (items: readonly Item[], concept: string, form: string): Item => {
  const phrase = phraseOf(items as [Item, ...Item[]])
  const said = phrase.text.toLowerCase().replaceAll('-', ' ')
  return asTerm(phrase, { category: 'solid', concept }, { form, plural: singular(said) !== said, own: true })
}

/** The sentence with the body under its name; what was opened before it closes behind it. */
function retold(items: readonly Item[], { from, to, told, body }: Said, concept: string): Item[] {
  const name = items.slice(from, to + 1)
  const noun = asName(name, concept, nameOf(name))
  const closes = isMark(items[to + 1], '(')
  const behind = items.slice(body + 1)
  const close = closes ? behind.findIndex((item) => isMark(item, ')')) : -1
  return [
    ...items.slice(0, from),
    ...items.slice(told, body),
    noun,
    ...behind.filter((_, at) => at !== close),
  ]
}

/** Every place where the name stands again, in full or by its last word. */
function named(items: readonly Item[], name: string, concept: string): Item[] {
  const last = name.split(' ').at(-1) ?? name
  const read: Item[] = []
  for (let at = 0; at < items.length; at++) {
    const item = items[at] as Item
    let end = at
    while (end < at + LONGEST_NAME && end < items.length && nameOf(items.slice(at, end + 1)) !== name) end++
    const full = end < items.length && nameOf(items.slice(at, end + 1)) === name
    const short =
      means(items[at - 1], 'determiner', 'the') && nameOf([item]) === last && !means(items[at + 1], 'solid')
    if (item.kind === 'term' && item.own) read.push(item)
    else if (full) {
      read.push(asName(items.slice(at, end + 1), concept, name))
      at = end
    } else if (short) read.push(asName([item], concept, name))
    else read.push(item)
  }
  return read
}

export const withSaidToBe = where(
  [
    ' , |model|simplified|represented|treated|approximated|shown|drawn|formed|shaped|reali|created|constructed|made|built|done|given|rendered',
    'determiner:a ',
    ' be:| make:| operation:| as | by | from | like ',
  ],
  (sentences) => {
    let read = sentences
    for (const [index, items] of sentences.entries()) {
      const said = saidIn(items, index)
      const concept = said && plainBody(items[said.body])
      if (!said || !concept) continue
      const name = nameOf(items.slice(said.from, said.to + 1))
      const others = read.map((told, at) => (at === index ? retold(told, said, concept) : told))
      read = others.map((told) => named(told, name, concept))
    }
    return read
  },
)
