/**
 * What is said at all. Hardly one of the hundreds of ways of speaking stands in a prompt, and each is known by a few words
 * that it cannot do without: where they are not heard, nothing of it is looked for.
 */
import { remembered } from '../remembered.ts'
import type { Item } from './items.ts'
import { spoken } from './spoken.ts'

type Rewriting = (sentences: Item[][]) => Item[][]

/** The word that each term of a sentence stands for and what it may mean: `plate solid:plate`. */
function* meaningsIn(items: readonly Item[]): Generator<string> {
  for (const item of items) {
    if (item.kind !== 'term') continue
    yield item.form
    if (item.settled) yield item.text.toLowerCase()
    for (const { category, concept } of item.senses) yield `${category}:${concept}`
  }
}

/**
 * The sentences as patterns see them, and behind them each meaning once, all between blanks. Every rewriting asks it of the
 * same ones until one of them changes something.
 */
const heardIn = remembered((sentences: readonly Item[][]): string => {
  const words = sentences.map((items) => spoken(items).text)
  const meanings = new Set(sentences.flatMap((items) => [...meaningsIn(items)]))
  return ` ${[...words, ...meanings].join(' ')} `
})

/** Of each choice at least one piece. */
const holds = (heard: string, choices: readonly (readonly string[])[]): boolean => {
  for (const pieces of choices) if (!pieces.some((piece) => heard.includes(piece))) return false
  return true
}

/**
 * A rewriting that is asked only where it can find something. Each of the needs is a list of pieces parted by bars, of
 * which one must be heard: `pulley|sheave`, or by meaning `solid:pulley`; a blank ends a word.
 */
export function where(needs: string | readonly string[], rewrite: Rewriting): Rewriting {
  const choices = [needs].flat().map((pieces) => pieces.split('|'))
  return (sentences) => (holds(heardIn(sentences), choices) ? rewrite(sentences) : sentences)
}
