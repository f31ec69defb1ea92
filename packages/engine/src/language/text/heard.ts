/**
 * What is said at all. Hardly one of the hundreds of ways of speaking stands in a prompt, and each is known by a few words
 * that it cannot do without: where they are not heard, nothing of it is looked for.
 */
import type { Item } from './items.ts'
import { spoken } from './spoken.ts'

type Rewriting = (sentences: Item[][]) => Item[][]

const HEARD = new WeakMap<readonly Item[], string>()

/** The words of a sentence as patterns see them, and behind them the word that each term stands for and what it may mean: ` plates plate solid:plate `. */
function heardIn(items: readonly Item[]): string {
  const known = HEARD.get(items)
  if (known !== undefined) return known
  let heard = ` ${spoken(items).text} `
  for (const item of items)
    if (item.kind === 'term') {
      if (item.settled) heard += `${item.text.toLowerCase()} `
      heard += `${item.form} `
      for (const { category, concept } of item.senses) heard += `${category}:${concept} `
    }
  HEARD.set(items, heard)
  return heard
}

/** Every rewriting asks it of the same sentences until one of them changes something. */
let last: { sentences: readonly Item[][]; heard: string } = { sentences: [], heard: '' }

function heardInAll(sentences: readonly Item[][]): string {
  if (last.sentences !== sentences)
    last = { sentences, heard: sentences.map((items) => heardIn(items)).join('') }
  return last.heard
}

/**
 * A rewriting that is asked only where it can find something. Each of the needs is a list of pieces parted by bars, of
 * which one must be heard: `pulley|sheave`, or by meaning `solid:pulley`; a blank ends a word.
 */
export function where(needs: string | readonly string[], rewrite: Rewriting): Rewriting {
  const choices = [needs].flat().map((pieces) => pieces.split('|'))
  return (sentences) => {
    const heard = heardInAll(sentences)
    for (const pieces of choices) if (!pieces.some((piece) => heard.includes(piece))) return sentences
    return rewrite(sentences)
  }
}
