/**
 * Cuts told by a verb that is made of their noun: "notch both edges", "the top is grooved", "slot the end". Read as the
 * thing and where it is, "cut a notch into both edges", "the top has a groove", so that its sizes find it.
 */
import type { Entry } from '../lexicon/entry.ts'
import { where } from '../text/heard.ts'
import { asTerm, type Item, isMark, means, unsaid } from '../text/items.ts'

const notch: Entry = { category: 'solid', concept: 'notch' }
const slot: Entry = { category: 'feature', concept: 'slot' }
const groove: Entry = { category: 'feature', concept: 'groove' }
const pocket: Entry = { category: 'feature', concept: 'pocket' }

const DEEDS: Readonly<Record<string, { noun: string; sense: Entry }>> = Object.fromEntries(
  [
    ['notch', 'notched', 'notch', notch],
    ['nick', 'nicked', 'notch', notch],
    ['slot', 'slotted', 'slot', slot],
    ['groove', 'grooved', 'groove', groove],
    ['recess', 'recessed', 'recess', pocket],
    ['pocket', 'pocketed', 'pocket', pocket],
  ].flatMap(([verb, participle, noun, sense]) =>
    [verb, participle].map((form) => [form, { noun, sense }] as const),
  ),
) as Record<string, { noun: string; sense: Entry }>

const isClauseStart = (items: readonly Item[], at: number): boolean => {
  let before = at - 1
  while (means(items[before], 'filler') || means(items[before], 'preposition', 'as')) before--
  return before < 0 || isMark(items[before]) || means(items[before], 'conjunction')
}

/** Something that is there already: a verb before it does something to it. */
const isObject = (items: readonly Item[], at: number): boolean =>
  means(items[at], 'determiner', 'the') ||
  means(items[at], 'which', 'both', 'each', 'all') ||
  /^(?:it|its)$/iu.test(items[at]?.text ?? '')

const CUT: Entry = { category: 'operation', concept: 'cut' }
const A: Entry = { category: 'determiner', concept: 'a' }
const INTO: Entry = { category: 'preposition', concept: 'in' }
const HAS: Entry = { category: 'have', concept: 'has' }

const isBe = (item: Item | undefined): boolean => means(item, 'be')

export const withDeeds = where(
  ' notch | notched | nick | nicked | slot | slotted | groove | grooved | recess | recessed | pocket | pocketed | bore |cut out',
  (sentences) =>
    sentences.map((items) =>
      items.flatMap((item, at): Item[] => {
        if (isBoring(items, at) || isCutOut(items, at)) return [asTerm(item, CUT)]
        const done = DEEDS[item.text.toLowerCase()]
        if (!done) {
          // "is notched": the verb goes with what it becomes.
          const next = DEEDS[items[at + 1]?.text.toLowerCase() ?? '']
          return isBe(item) && next && isDone(items, at + 1) ? [asTerm(item, HAS)] : [item]
        }
        const thing = asTerm(item, done.sense, { form: done.noun })
        if (isDone(items, at)) return [unsaid(item, A, 'a'), thing]
        if (!isClauseStart(items, at) || !isObject(items, at + 1)) return [item]
        return [
          unsaid(item, CUT, 'cut'),
          unsaid(item, A, 'a'),
          thing,
          unsaid(items[at + 1] ?? item, INTO, 'into'),
        ]
      }),
    ),
)

/** "a square is cut out of the corner": what is done, and no cutout. */
const isCutOut = (items: readonly Item[], at: number): boolean =>
  /^cut out$/iu.test(items[at]?.text ?? '') && isBe(items[at - 1]) && means(items[at + 1], 'preposition')

/** "into the right face bore a 20 mm hole": the deed, and no bore beside the hole. */
function isBoring(items: readonly Item[], at: number): boolean {
  if (!/^bore$/iu.test(items[at]?.text ?? '') || means(items[at - 1], 'determiner')) return false
  if (items[at - 1]?.kind === 'quantity' || means(items[at - 1], 'shape')) return false
  if (!means(items[at + 1], 'determiner', 'a') && items[at + 1]?.kind !== 'quantity') return false
  // "bore 40 mm, 6 holes": its size in a list, and then others.
  const object = items.slice(at + 2, at + 8)
  const end = object.findIndex((item) => isMark(item, ',', ';') || means(item, 'conjunction'))
  return object.slice(0, end < 0 ? undefined : end).some((item) => means(item, 'feature', 'hole'))
}

/** "is notched", and no pocket that is recessed: what has it must be a side or the body itself. */
function isDone(items: readonly Item[], at: number): boolean {
  if (!isBe(items[at - 1]) || !/ed$/iu.test(items[at]?.text ?? '')) return false
  let subject = at - 2
  while (means(items[subject], 'filler') || means(items[subject], 'which')) subject--
  return means(items[subject], 'edge') || means(items[subject], 'face') || means(items[subject], 'solid')
}
