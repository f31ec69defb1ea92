/** A title: what is described behind it, and the body that it names where nothing else is told of first. */
import type { Line } from '../lines.ts'
import type { Phrase } from '../phrases.ts'
import { findThing } from '../references.ts'
import type { Thing } from '../things.ts'
import { unread } from '../unread.ts'
import { nounOf } from '../words.ts'
import { newThing } from './nouns.ts'
import { quote, type Telling } from './telling.ts'

/** A title tells what is described behind it. */
export function announce(t: Telling, { nodes }: Line): void {
  // "This is a box without a lid."
  const lidless = nodes.some(({ text }) => text === 'lidless') ? ['open'] : []
  for (const { phrase } of nodes.filter((node) => node.kind === 'phrase'))
    if (phrase.role !== 'pronoun')
      t.announced.push({ ...phrase, adjectives: [...phrase.adjectives, ...lidless] })
}

export function assertTold(t: Telling, phrase: Phrase): void {
  // "It has 16 teeth": they have to be there.
  const isCounted = phrase.role === 'add' && (phrase.count ?? 1) > 1
  const told = isCounted
    ? t.things.some(({ name }) => name === phrase.name)
    : phrase.role === 'work'
      ? t.deeds.some((deed) => deed.kind === 'work' && deed.work.kind === phrase.concept)
      : phrase.role !== 'cut' ||
        (phrase.concept === 'flat' && t.things.some(({ concept }) => concept === 'trim')) ||
        findThing(t.things, { ...phrase, ordinal: undefined as never }) !== undefined
  if (!told) throw unread(quote(t, phrase.span))
}

/** "This is a truncated cone. The bottom is 50 mm in diameter …": the cone of the title is the first body. */
export function titledThing(t: Telling): Thing | undefined {
  if (t.things.length > 0) return undefined
  const [first] = t.announced
  if (!first || first.plural || !nounOf(first.name)) return undefined
  if (first.role !== 'add' && first.role !== 'either') return undefined
  t.clause.made = newThing(t, first, 'add')
  return t.clause.made
}
