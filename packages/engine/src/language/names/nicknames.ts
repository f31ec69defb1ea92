/**
 * Words that only name the whole part: what it is said to look like ("like a grain silo … the silo"), and the title of
 * a description whose bodies are told one by one ("A flywheel with six holes. The disc is …").
 */

import { isElement, purposeRanges } from '../aside/surroundings.ts'
import { SHAPE_BY_ADJECTIVE } from '../lexicon/shape-adjectives.ts'
import { isOneSlip } from '../lexicon/spelling.ts'
import { asTerm, conceptOf, type Item, isMark, means } from '../text/items.ts'

const named = (item: Item): string => item.text.toLowerCase()

/** Unknown words, said of the part only as a likeness. */
function likenesses(sentences: readonly Item[][]): Set<string> {
  const found = new Set<string>()
  for (const items of sentences)
    for (const { from, end, reason } of purposeRanges(items))
      if (reason === 'resemblance')
        for (const item of items.slice(from, end)) if (item.kind === 'unknown') found.add(named(item))
  return found
}

const opens = (item: Item | undefined): boolean =>
  means(item, 'determiner') || means(item, 'filler') || means(item, 'make') || means(item, 'whole', 'it')

/** "a 3D model of a table": what is made is the table. */
const leadsToTitle = (items: readonly Item[], at: number): boolean => {
  const of = means(items[at], 'whole') ? at + 1 : at
  return (
    means(items[of - 1], 'whole') &&
    means(items[of], 'preposition', 'of') &&
    means(items[of + 1], 'determiner', 'a')
  )
}

/** What ends the noun phrase that a description opens with. */
const closes = (item: Item | undefined): boolean =>
  item === undefined ||
  isMark(item, ':', ',', '(') ||
  means(item, 'preposition') ||
  means(item, 'which') ||
  means(item, 'negation') ||
  means(item, 'purpose') ||
  means(item, 'filler', 'material word') ||
  means(item, 'make') ||
  means(item, 'be') ||
  means(item, 'have') ||
  means(item, 'operation') ||
  /^(?:cent(?:er|re)d|cent(?:er|re)ed|located|positioned|oriented|lying|standing)\b/iu.test(item.text)

interface Title {
  from: number
  end: number
  /** No other body is told: its adjective says what shape the part has, "a rectangular gasket". */
  shaped: boolean
  /** Its words name bodies that are told behind it. */
  listed?: true
}

/** Heads of noun phrases that are bodies: "a pipe wall cylinder" is a cylinder. */
const headsIn = (items: readonly Item[]): Item[] =>
  items.filter((item, at) => means(item, 'solid') && !means(items[at + 1], 'solid'))

/** "A flanged pipe section.", "A dome shape.": no sizes, and then other bodies are told one by one. */
function isBodyTitle([first = [], ...rest]: readonly Item[][], from: number, end: number): boolean {
  const last = first[end - 1]
  const noun = first[end - 2]
  if (!means(last, 'whole') && !means(last, 'portion', 'section')) return false
  if (end - from < 2 || !means(noun, 'solid')) return false
  if (first.some((item) => item.kind === 'quantity' && item.quantity.kind !== 'range')) return false
  const told = rest.filter((items) => items.some((item) => item.kind === 'quantity')).flatMap(headsIn)
  const again = told.some((item) => conceptOf(item, 'solid') === conceptOf(noun, 'solid'))
  return told.length > 1 && !again
}

/** "A knob consisting of …", "a stand made up of …": what it is made of follows. */
const LISTS = /^(?:consist|compris|compos|made|built|form|assembl|combin)/iu

/** Not "made of steel". */
function listsAt(items: readonly Item[], at: number): boolean {
  const next = items[means(items[at + 1], 'preposition', 'of', 'from') ? at + 2 : at + 1]
  const counted = next?.kind === 'quantity' && next.quantity.kind === 'count'
  return LISTS.test(items[at]?.text ?? '') && (counted || means(next, 'determiner', 'a'))
}

/** "A knob: the base is a disc …, topped by a hemisphere …": a noun before a colon, and then several other bodies. */
function isListTitle([first = [], ...rest]: readonly Item[][], end: number): boolean {
  const noun = first[end - 1]
  const lists = isMark(first[end], ':') || listsAt(first, end)
  if (!lists || !means(noun, 'solid') || isElement(noun)) return false
  const heads = [first.slice(end), ...rest].flatMap(headsIn)
  const kinds = new Set(heads.map((item) => conceptOf(item, 'solid')))
  const several = kinds.size > 1 || (listsAt(first, end) && heads.length > 1)
  return several && !kinds.has(conceptOf(noun, 'solid'))
}

/** "A link lying flat on the XY plane, 8 mm thick.": how thick it is and nothing else, and then several other bodies. */
function isFlatTitle([first = [], ...rest]: readonly Item[][], end: number): boolean {
  const noun = first[end - 1]
  if (!means(noun, 'solid') || isElement(noun)) return false
  const sized = first.flatMap((item, at) =>
    item.kind === 'quantity' && item.quantity.kind !== 'range' ? [at] : [],
  )
  const [only] = sized
  if (sized.length !== 1 || only === undefined || !means(first[only + 1], 'dimension', 'thickness'))
    return false
  if (first.slice(end).some((item) => means(item, 'solid') || means(item, 'feature'))) return false
  const heads = rest.filter((items) => items.some(({ kind }) => kind === 'quantity')).flatMap(headsIn)
  return (
    heads.length > 1 &&
    !heads.some((item) => conceptOf(item, 'solid') === conceptOf(noun, 'solid') && item.text === noun?.text)
  )
}

const isSize = (item: Item): boolean =>
  item.kind === 'quantity' && item.quantity.kind !== 'range' && item.quantity.kind !== 'count'

/**
 * "A lever with two bosses. The large boss is … An arm 10 mm wide joins the two bosses.": a noun without a size, and then
 * several bodies that are given theirs, each by a noun of its own. What is sized without one may be the part itself.
 */
function isBareTitle([first = [], ...rest]: readonly Item[][], end: number): boolean {
  const noun = first[end - 1]
  if (!means(noun, 'solid') || isElement(noun) || first.some(isSize)) return false
  const sized = rest.filter((items) => items.some(isSize))
  const isAnew = (items: readonly Item[]): boolean =>
    items.some((item) => means(item, 'solid') || means(item, 'feature')) &&
    !items.slice(0, 2).some((item) => means(item, 'whole'))
  if (!sized.every(isAnew)) return false
  const heads = sized.flatMap((items) =>
    items.flatMap((item, at) =>
      means(item, 'solid') && !means(items[at + 1], 'solid') ? [{ item, items, at }] : [],
    ),
  )
  const concept = conceptOf(noun, 'solid')
  const again = heads.some(({ item }) => conceptOf(item, 'solid') === concept || item.text === noun?.text)
  const kinds = heads.filter(
    ({ items }, index) => heads.findIndex((other) => other.items === items) === index,
  )
  return kinds.length > 2 && !again
}

const FARTHEST_COLON = 9

/** "A ball on a stick: a 20 mm sphere on the end of a rod …": bodies named without a size, and told behind the colon. */
function beforeColon(first: readonly Item[], from: number): number | undefined {
  const colon = first.findIndex((item) => isMark(item, ':'))
  if (colon < 0 || colon > FARTHEST_COLON) return undefined
  const [title, told] = [first.slice(from, colon), first.slice(colon)]
  const isShaped = (item: Item): boolean =>
    item.kind === 'quantity' || means(item, 'shape') || means(item, 'feature') || isElement(item)
  const kinds = headsIn(title).map((item) => conceptOf(item, 'solid'))
  const again = headsIn(told).map((item) => conceptOf(item, 'solid'))
  const sized = told.some(({ kind }) => kind === 'quantity')
  if (title.some(isShaped) || !sized || kinds.length < 2 || again.length < 2) return undefined
  return kinds.every((kind) => again.includes(kind)) ? colon : undefined
}

/** "A rod end: a cylindrical shank …", "A shaft with a keyway: a cylinder …": what the part is called, where all of it is told behind. */
function calledBeforeColon([first = [], ...rest]: readonly Item[][], from: number): number | undefined {
  const colon = first.findIndex((item) => isMark(item, ':'))
  if (colon <= from || colon > FARTHEST_COLON) return undefined
  const title = first.slice(from, colon)
  const told = [first.slice(colon), ...rest]
  const isSaying = (item: Item): boolean =>
    item.kind === 'quantity' ||
    means(item, 'shape') ||
    means(item, 'manner') ||
    means(item, 'negation') ||
    means(item, 'member') ||
    means(item, 'variant') ||
    means(item, 'axis') ||
    isElement(item) ||
    (means(item, 'feature') &&
      !told.flat().some((each) => conceptOf(each, 'feature') === conceptOf(item, 'feature')))
  // A noun that is known is made as such, unless other words behind it name something else.
  const last = title.at(-1)
  const names =
    last?.kind === 'unknown' || means(last, 'edge') || means(last, 'likeness') || means(last, 'feature')
  const sized = told.some(
    (items) => items.some((item) => means(item, 'solid')) && items.some(({ kind }) => kind === 'quantity'),
  )
  return names && sized && !title.some(isSaying) ? colon : undefined
}

/** "a grooved part", "a dumbbell-shaped object": what it is called is the word before, over "shaped". */
const isNamedWhole = (title: readonly Item[]): boolean =>
  means(title.at(-1), 'whole') &&
  title.slice(0, -1).findLast((item) => !means(item, 'filler'))?.kind === 'unknown'

/** "An upside-down cup with …": how it stands, and no name. */
const ATTITUDE = /^(?:upside|upturned|inverted|flipped|overturned|turned|sideways|tilted)$/iu

/** "A pump bracket with …": from after the article to before "with", if its last word is not a body we know. */
function titleOf(sentences: readonly Item[][]): Title | undefined {
  const [first, ...rest] = sentences
  if (!first) return undefined
  let from = 0
  while (from < 8 && (opens(first[from]) || leadsToTitle(first, from))) from++
  // "Hose barb fitting: a cylinder …": a heading needs no article.
  const called = calledBeforeColon(sentences, from)
  const article = first.slice(0, from).some((item) => means(item, 'determiner'))
  if (!article) return called === undefined ? undefined : { from, end: called, shaped: false }
  const list = beforeColon(first, from)
  if (list !== undefined) return { from, end: list, shaped: false, listed: true }
  if (called !== undefined) return { from, end: called, shaped: false }
  let end = from
  while (end < from + 5 && !closes(first[end])) end++
  while (end > from && means(first[end - 1], 'filler')) end--
  if (
    end === from ||
    (first[end - 1]?.kind !== 'unknown' &&
      !isNamedWhole(first.slice(from, end)) &&
      !isBodyTitle(sentences, from, end) &&
      !isFlatTitle(sentences, end) &&
      !isBareTitle(sentences, end) &&
      !isListTitle(sentences, end))
  )
    return undefined
  if (first.slice(from, end).some((item) => item.kind === 'quantity' || item.kind === 'mark'))
    return undefined
  if (ATTITUDE.test(first[end - 1]?.text ?? '')) return undefined
  const sized = [first.slice(end), ...rest].filter((items) => items.some(({ kind }) => kind === 'quantity'))
  const told = sized.some((items) => items.some((item) => means(item, 'solid')))
  const shaped = first.slice(from, end).some((item) => SHAPE_BY_ADJECTIVE[conceptOf(item, 'shape') ?? ''])
  return told || (shaped && sized.length > 0) ? { from, end, shaped: !told } : undefined
}

/** "(fork end)", "(a channel)", "(D-shaped prism)": in an opening, right behind its noun, other words for the part. */
function otherNames(first: readonly Item[] | undefined): Set<Item> {
  const found = new Set<Item>()
  const open = first?.findIndex((item) => isMark(item, '(')) ?? -1
  if (!first || open < 0 || first.slice(0, open).some((item) => item.kind === 'quantity')) return found
  const close = first.findIndex((item, at) => at > open && isMark(item, ')'))
  const inside = first.slice(open + 1, close)
  const says = (item: Item): boolean =>
    item.kind === 'quantity' || means(item, 'negation') || means(item, 'manner') || means(item, 'axis')
  const named = means(inside[0], 'determiner') || inside.some(({ kind }) => kind === 'unknown')
  if (close > 0 && named && !inside.some(says)) for (const item of inside) found.add(item)
  return found
}

/** Whether bodies of another name are given sizes. */
const isToldBesides = (sentences: readonly (readonly Item[])[], name: string): boolean =>
  sentences.some(
    (items) =>
      items.some((item) => item.kind === 'term' && means(item, 'solid') && item.form !== name) &&
      items.some(({ kind }) => kind === 'quantity'),
  )

const asWhole = (item: Item, plural = false): Item =>
  asTerm(item, { category: 'whole', concept: 'whole' }, { form: named(item), plural })

/** "A lever arm … A straight rectangular arm, 10 mm wide": one more body, though the part is called like it. */
function isNew(items: readonly Item[], at: number): boolean {
  let lead = at - 1
  while (means(items[lead], 'filler') || means(items[lead], 'shape') || items[lead]?.kind === 'quantity')
    lead--
  return means(items[lead], 'determiner', 'a') && items.slice(at).some(isSize)
}

const SHORTEST_SLIP = 4

const lastWord = (item: Item): string =>
  named(item)
    .split(/[\s-]+/u)
    .at(-1) ?? ''

/** "the bracket" of a Z-bracket, "the coupling" of a shaft coupling: by another noun of the family, by its last word, by its letter. */
const isSameFamily = (title: Item | undefined, item: Item): boolean =>
  title?.kind === 'unknown' &&
  item.kind === 'unknown' &&
  title.was !== undefined &&
  item.was !== undefined &&
  (item.was === title.was ||
    lastWord(item) === lastWord(title) ||
    (lastWord(item) === 'shape' && named(item)[0] === named(title)[0]))

export interface Named {
  sentences: Item[][]
  /** The words of the title, where the part has one. */
  title: string | undefined
}

/** The sentences with every such word read as "the part". */
export function withNicknames(sentences: readonly Item[][]): Named {
  const names = likenesses(sentences)
  const title = titleOf(sentences)
  const [first] = sentences
  if (title && first)
    for (const item of first.slice(title.from, title.end)) if (item.kind === 'unknown') names.add(named(item))
  const words = title && first?.slice(title.from, title.end).map((item) => item.text)
  // "a control knob … the knob": its last word alone, where the bodies it is made of are told besides.
  const last =
    (title?.listed ? undefined : words)
      ?.at(-1)
      ?.toLowerCase()
      .split(/[\s-]+/u)
      .at(-1) ?? ''
  if (last) names.add(last)
  const isTitle = (item: Item): boolean =>
    item.kind === 'term' && item.form === last && means(item, 'solid') && isToldBesides(sentences, last)
  const others = otherNames(first)
  if (names.size === 0 && others.size === 0 && !title) return { sentences: [...sentences], title: undefined }
  const called = title && first?.[title.end - 1]
  const isNick = (item: Item): boolean =>
    item.kind === 'unknown' &&
    (names.has(named(item)) ||
      isSameFamily(called, item) ||
      (item.text.length >= SHORTEST_SLIP && [...names].some((name) => isOneSlip(name, named(item)))))
  const read = sentences.map((items, index) =>
    items.map((item, at) => {
      const inTitle = index === 0 && title !== undefined && at >= title.from && at < title.end
      // "a shaft coupling": the shaft only says what kind of coupling.
      const kept = title?.shaped && means(item, 'shape')
      if (others.has(item) || (inTitle && at < title.end - 1 && !kept))
        return { ...asWhole(item), senses: [TITLE_WORD] }
      if (inTitle && !kept && item.kind !== 'unknown') return asWhole(item)
      return isNick(item) || (isTitle(item) && !isNew(items, at)) ? asWhole(item) : item
    }),
  )
  return { sentences: read, title: words?.join(' ') }
}

const TITLE_WORD = { category: 'filler', concept: 'the name of the part' } as const
