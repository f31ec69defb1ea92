/** "a rod with hemispherical ends", "with one conical end": a piece of that shape stands at each of its ends, or at one. */
import type { Entry } from '../lexicon/entry.ts'
import { where } from '../text/heard.ts'
import { asTerm, type Item, isMark, means, unsaid } from '../text/items.ts'

/** What an end of that shape is. Ends that are only rounded or tapered keep the length of their bar. */
const PIECES: Readonly<Record<string, Entry>> = {
  hemispherical: { category: 'solid', concept: 'hemisphere' },
  conical: { category: 'solid', concept: 'conical tip' },
}

const LONG: readonly string[] = ['cylinder', 'rod', 'pin', 'tube', 'spacer', 'boss']

const ON: Entry = { category: 'preposition', concept: 'on' }
const EACH: Entry = { category: 'which', concept: 'each' }
const ITS: Entry = { category: 'whole', concept: 'it' }
const END: Entry = { category: 'edge', concept: 'end' }

/** "two", "both", "a", "one" before it. */
function leadOf(items: readonly Item[], at: number): { from: number; one: boolean } {
  const before = items[at - 1]
  const counted = before?.kind === 'quantity' && before.quantity.kind === 'count'
  if (counted || means(before, 'which', 'both'))
    return { from: at - 1, one: before?.text.toLowerCase() === 'one' }
  return { from: at, one: means(before, 'determiner', 'a') }
}

function withShaped(items: Item[]): Item[] {
  const end = items.findIndex(
    (item, at) =>
      means(item, 'edge', 'end') && items[at - 1]?.kind === 'term' && shapeBefore(items, at) !== undefined,
  )
  const piece = end < 0 ? undefined : shapeBefore(items, end)
  const noun = items[end]
  if (!piece || noun?.kind !== 'term') return items
  const bar = items.slice(0, end).some((item) => means(item, 'solid', ...LONG))
  const { from, one } = leadOf(items, end - 1)
  // "with a hemispherical end at the top" tells which.
  const told = means(items[end + 1], 'preposition') && !means(items[end + 1], 'preposition', 'of', 'with')
  if (!bar || told || noun.plural === one || !isLed(items[from - (one && from === end - 1 ? 2 : 1)]))
    return items
  const text = items
    .slice(end - 1, end + 1)
    .map((item) => item.text)
    .join(' ')
  const [start, to] = [items[end - 1]?.span[0] ?? 0, noun.span[1]]
  const behind = { span: [to, to] } as const
  return [
    ...items.slice(0, from),
    asTerm({ text, span: [start, to] }, piece, { form: piece.concept, plural: !one }),
    unsaid(behind, ON, 'on'),
    one ? unsaid(behind, ITS, 'its') : unsaid(behind, EACH, 'each'),
    unsaid(behind, END, 'end'),
    ...items.slice(end + 1),
  ]
}

const shapeBefore = (items: readonly Item[], at: number): Entry | undefined => {
  const shape = items[at - 1]
  const sense = shape?.kind === 'term' ? shape.senses.find(({ category }) => category === 'shape') : undefined
  return sense && PIECES[sense.concept]
}

const isLed = (item: Item | undefined): boolean =>
  means(item, 'preposition', 'with') || means(item, 'have') || isMark(item, ',')

export const withShapedEnds = where('shape:hemispherical|shape:conical', (sentences) =>
  sentences.map(withShaped),
)
