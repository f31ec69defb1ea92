/** What the bodies are called, each with its noun and its number, and what later sentences call them. */

import { familyNamed } from '../../library/families/registry.ts'
import { singular } from '../lexicon/lexicon.ts'
import { ORDER } from '../lexicon/order.ts'
import {
  asFiller,
  asOwnNoun,
  asTerm,
  conceptOf,
  type Item,
  isEdgeWork,
  means,
  type Term,
} from '../text/items.ts'
import { unsaidWord } from '../text/little-words.ts'
import type { Body } from './body.ts'
import { shapeOf } from './shapes.ts'

export interface Named {
  noun: Term
  ordinal: string | undefined
}

/** Each with a noun of its own, and its number where several are called alike. */
export function namesOf(bodies: readonly Body[]): Named[] {
  const nouns = bodies.map(({ words }) => singular(words.at(-1) as string))
  return bodies.map((body, at) => {
    const noun = nouns[at] as string
    const alike = nouns.filter((each) => each === noun).length
    const ordinal = alike > 1 ? ORDER[nouns.slice(0, at).filter((each) => each === noun).length] : undefined
    const said = body.copied ? undefined : body.nameItems.at(-1)
    const [near] = body.nameItems as [Item]
    const term = asOwnNoun(
      said ?? { ...near, text: '', span: [near.span[0], near.span[0]] },
      shapeOf(body),
      noun,
    )
    return { noun: { ...(term as Term), form: noun, plural: false }, ordinal }
  })
}

/** What later sentences call them, by the same nouns and numbers. */
export function renamed(items: readonly Item[], bodies: readonly Body[], names: readonly Named[]): Item[] {
  const read: Item[] = []
  for (const item of items) {
    const noun = singular(
      item.text
        .toLowerCase()
        .split(/[\s-]+/u)
        .at(-1) ?? '',
    )
    const mine = names.filter((each) => each.noun.form === noun)
    const [one] = mine
    if (item.kind === 'quantity' || item.kind === 'mark' || !one) {
      const family = conceptOf(item, 'solid')
      read.push(
        family && familyNamed(family) && !means(item, 'feature')
          ? asTerm(item, { category: 'whole', concept: 'whole' })
          : item,
      )
      continue
    }
    const term: Item = { ...asOwnNoun(item, conceptOf(one.noun, 'solid') as string, noun) }
    const before = read.at(-1)
    const adjective = before?.text.toLowerCase()
    if (adjective && mine.length > 1) {
      const which = bodies.filter(
        ({ words }, at) => names[at]?.noun.form === noun && words.length > 1 && words.includes(adjective),
      )
      const [only] = which
      const ordinal = only && which.length === 1 ? names[bodies.indexOf(only)]?.ordinal : undefined
      if (before && ordinal) read[read.length - 1] = asTerm(before, { category: 'ordinal', concept: ordinal })
    } else if (before && adjective && mine.length === 1) {
      const body = bodies.find((_, at) => names[at]?.noun.form === noun)
      if (body && body.words.length > 1 && body.words.slice(0, -1).includes(adjective))
        read[read.length - 1] = asFiller(before, 'the name of the body')
    }
    read.push(term)
  }
  return read
}

/** "both round edges of both weights": an order on the edges of each of them. */
export function ofEach(items: Item[], names: readonly Named[]): Item[][] {
  const noun = items.findIndex(
    (item, at) =>
      at > 0 &&
      means(items[at - 1], 'which', 'both', 'each', 'all') &&
      names.filter((each) => item.kind === 'term' && item.own && each.noun.form === item.form).length > 1,
  )
  const said = items[noun]
  const lead = items[noun - 1]
  if (!said || !lead || said.kind !== 'term' || !items.some(isEdgeWork)) return [items]
  const mine = names.filter((each) => each.noun.form === said.form)
  // "both" of three are two of them.
  if (means(lead, 'which', 'both') && mine.length !== 2) return [items]
  return mine.map(({ ordinal }) => [
    ...items.slice(0, noun - 1).map((item): Item => ({ ...item })),
    unsaidWord(lead, 'determiner', 'the'),
    unsaidWord(lead, 'ordinal', ordinal ?? 'first'),
    { ...said, plural: false },
    ...items.slice(noun + 1).map((item): Item => ({ ...item })),
  ])
}
