/**
 * "The first section is …, the middle section is …, the last section is …", "the next step", "the final hole": places in
 * an order that are not numbered. Each is as much as the number that it comes to.
 */
import { ORDER } from '../lexicon/order.ts'
import { where } from '../text/heard.ts'
import { asTerm, conceptOf, type Item, means } from '../text/items.ts'

const NEXT = /^(?:next|following|subsequent)$/iu
const MIDDLE = /^(?:middle|central|intermediate)$/iu
const LAST = /^(?:last|final|end)$/iu
const SECTION = /^(?:section|segment|step|tier|stage|layer|portion|part|piece|diameter)$/iu

const singular = (text: string): string => text.toLowerCase().replace(/s$/u, '')

const isNoun = (item: Item | undefined): boolean =>
  item !== undefined && (means(item, 'solid') || means(item, 'feature') || SECTION.test(singular(item.text)))

interface Place {
  sentence: number
  at: number
  noun: string
  /** Its number, from 1, where that is said. */
  number: number | undefined
  word: string
}

function placesIn(items: readonly Item[], sentence: number): Place[] {
  return items.flatMap((item, at): Place[] => {
    const noun = items[at + 1]
    const word = item.text.toLowerCase()
    if (item.kind === 'quantity' || item.kind === 'mark' || !noun || !isNoun(noun)) return []
    if (!means(items[at - 1], 'determiner', 'the') || (noun.kind === 'term' && noun.plural)) return []
    const place = ORDER.indexOf(conceptOf(item, 'ordinal') ?? '')
    const number = place >= 0 && ORDER.includes(word) ? place + 1 : undefined
    const counted = number !== undefined || NEXT.test(word) || MIDDLE.test(word) || LAST.test(word)
    return counted ? [{ sentence, at, noun: singular(noun.text), number, word }] : []
  })
}

/** "three sections": how many there are, where that is said before. */
function announced(sentences: readonly Item[][], noun: string): number | undefined {
  for (const items of sentences)
    for (const [at, item] of items.entries()) {
      if (item.kind !== 'quantity' || item.quantity.kind !== 'count') continue
      const named = items
        .slice(at + 1, at + 5)
        .some(({ text, kind }) => kind !== 'mark' && singular(text) === noun)
      if (named) return item.quantity.values[0]?.value
    }
  return undefined
}

/** The number that each place comes to; undefined where they do not follow each other. */
function numbered(
  places: readonly Place[],
  total: number | undefined,
): ReadonlyMap<Place, number> | undefined {
  const numbers = new Map<Place, number>()
  const known = new Map<string, number>()
  let highest = 0
  for (const place of places) {
    const { word } = place
    const middle = MIDDLE.test(word)
    // Of three the second; of more nobody knows which.
    if (middle && total !== undefined && total !== 3) return undefined
    const last = LAST.test(word) && total !== undefined ? total : undefined
    const number = place.number ?? known.get(word) ?? last ?? (middle ? 2 : highest + 1)
    if (number > highest + 1) return undefined
    if (place.number === undefined && !NEXT.test(word)) known.set(word, number)
    highest = Math.max(highest, number)
    numbers.set(place, number)
  }
  return numbers
}

/** "a shaft with three different diameters": as many sections. */
const withSections = (items: readonly Item[]): Item[] =>
  items.map((item, at) => {
    const counted = [items[at - 1], items[at - 2]].some(
      (each) => each?.kind === 'quantity' && each.quantity.kind === 'count',
    )
    const sized = items.some((each) => each.kind === 'quantity' && each.quantity.kind === 'length')
    return /^diameters$/iu.test(item.text) && counted && !sized
      ? asTerm(item, { category: 'portion', concept: 'section' }, { form: 'section', plural: true })
      : item
  })

export const withToldOrder = where(' first |diameters', (told) => {
  const sentences = told.map(withSections)
  const places = sentences.flatMap(placesIn)
  const read = sentences.map((items) => [...items])
  for (const noun of new Set(places.map((place) => place.noun))) {
    const own = places.filter((place) => place.noun === noun)
    if (own[0]?.number !== 1 || own.every(({ number }) => number !== undefined)) continue
    const numbers = numbered(own, announced(sentences, noun))
    for (const [{ sentence, at, number: said }, number] of numbers ?? []) {
      const [items, concept] = [read[sentence], ORDER[number - 1]]
      const item = items?.[at]
      if (said === undefined && items && item && concept)
        items[at] = asTerm(item, { category: 'ordinal', concept })
    }
  }
  return read
})
