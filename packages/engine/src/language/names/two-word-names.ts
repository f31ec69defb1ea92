/**
 * "The lamp room is a cylinder", "engine block: a box 40 x 30 x 20 mm": two words that nobody knows are one name, wherever they stand
 * together. A word that says what something is like is no part of a name: it would be passed over.
 */
import { where } from '../text/heard.ts'
import { type Item, isMark, means, phraseOf } from '../text/items.ts'
import { findSpoken } from '../text/spoken.ts'

const LIKE_AN_ADJECTIVE =
  /(?:ed|er|est|ing|ent|ant|al|ous|ish|ar|ic|ive|ble|ly|ful|less|like|wise|oid|ate|en|y)$/iu

const isPlain = (item: Item | undefined): boolean => item?.kind === 'unknown' && item.was === undefined

const leads = (item: Item | undefined): boolean =>
  means(item, 'filler') ||
  means(item, 'conjunction') ||
  isMark(item, ',') ||
  /^then$/iu.test(item?.text ?? '')

/** Where two such words open a sentence that says what they are. */
function nameIn(items: readonly Item[]): string | undefined {
  const the = items.findIndex((item) => !leads(item))
  const at = means(items[the], 'determiner', 'the') ? the + 1 : the
  const [first, last, says] = at < 0 ? [] : items.slice(at, at + 3)
  if (!first || !isPlain(first) || !isPlain(last) || LIKE_AN_ADJECTIVE.test(first.text)) return undefined
  const body = means(says, 'be') || isMark(says, ':')
  return body && means(items[at + 3], 'determiner', 'a') ? nameOf(first, last as Item) : undefined
}

const nameOf = (first: Item, last: Item): string => `${first.text} ${last.text}`.toLowerCase()

function joined(items: Item[], names: ReadonlySet<string>): Item[] {
  const read: Item[] = []
  for (let at = 0; at < items.length; at++) {
    const [first, last] = [items[at] as Item, items[at + 1]]
    if (last && isPlain(first) && isPlain(last) && names.has(nameOf(first, last))) {
      read.push({ kind: 'unknown', ...phraseOf([first, last]) })
      at++
    } else read.push(first)
  }
  return read
}

const BOARD = /^(?:table|desk|bench|counter|stool|work ?bench)[- ]?tops?$/iu
const TOLD_AS_TOP =
  /^(?:the|its) (?:table|desk|bench|counter|stool|work ?bench) ?top (?:is|measures|:) .*#x#/u

/** "The table top is 120 x 80 x 6 mm. There are four legs under the top": by its last word, too. */
function withTops(sentences: Item[][]): Item[][] {
  if (!sentences.some((items) => findSpoken(items, TOLD_AS_TOP))) return sentences
  return sentences.map((items) =>
    items.map((item) =>
      item.kind === 'term' && BOARD.test(item.text)
        ? { ...item, form: 'top', plural: false, senses: [{ category: 'face', concept: '+z' } as const] }
        : item,
    ),
  )
}

export const withTwoWordNames = where(['determiner:a ', ' be:| : '], (said) => {
  const sentences = withTops(said)
  const names = new Set(sentences.flatMap((items) => nameIn(items) ?? []))
  return names.size === 0 ? sentences : sentences.map((items) => joined(items, names))
})
