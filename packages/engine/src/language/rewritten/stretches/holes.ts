/**
 * "a hole that is 12 mm in diameter for the first 4 mm and 6 mm the rest of the way", "widened to 15 mm for the top 3 mm": a hole
 * told by its stretches is the narrow one with a counterbore.
 */
import type { Entry } from '../../lexicon/entry.ts'
import type { Quantity } from '../../quantities/quantity.ts'
import { where } from '../../text/heard.ts'
import { type Item, isThing, means, type Sized, unsaid } from '../../text/items.ts'
import { spoken } from '../../text/spoken.ts'
import { readStretches, type Stretch } from './grammar.ts'
import { sizeIn } from './said.ts'

const TOLD =
  /\b(?:first|top|upper|last|bottom|lower|final) #|\b(?:rest|remainder|remaining)\b|\bbelow that\b|to a depth of|# deep .*\bto the (?:bottom|top|other|far)\b|# .*\b(?:for|over) #/u
const START =
  /(?<=^| )(?:#|ø#|the |its |for |over |first |last |top |bottom |upper |lower |widen|enlarge|open|expand|a diameter|bored )/gu
const WIDENS = /\b(?:widen|enlarge|open|expand|bored out)/u

const lengthOf = (item: Sized, value = item.quantity.values[0]?.value ?? 0): Sized => ({
  ...item,
  quantity: {
    ...item.quantity,
    kind: 'length',
    values: [{ ...item.quantity.values[0], value }],
  } as Quantity,
})

interface Step {
  diameter: Sized
  length: Sized | undefined
  /** Where it lies in the hole. */
  at: 'mouth' | 'far' | undefined
}

const placeOf = ({ where, end }: Stretch): Step['at'] => {
  if (end) return end === 'top' ? 'mouth' : 'far'
  return where === 'first' ? 'mouth' : where === 'last' ? 'far' : undefined
}

function stepOf(items: readonly Item[], stretch: Stretch): Step | undefined {
  const { thickness, length, half, collar, where } = stretch
  if (thickness.kind !== 'even' || thickness.radius || half || collar) return undefined
  if (where === 'middle' || where === 'both') return undefined
  const diameter = sizeIn(items, thickness.diameter)
  if (!diameter) return undefined
  return { diameter, length: length === undefined ? undefined : sizeIn(items, length), at: placeOf(stretch) }
}

const sizeOf = (item: Sized | undefined): number => item?.quantity.values[0]?.value ?? 0

/** "[of] 6 mm [diameter with a counterbore of] 12 mm [diameter and] 4 mm [depth]". */
function asCounterbore(steps: readonly Step[]): Item[] | undefined {
  const wide = steps.toSorted((a, b) => sizeOf(b.diameter) - sizeOf(a.diameter))[0] as Step
  const narrow = steps.find((step) => step !== wide)
  if (!wide.length || (narrow && sizeOf(narrow.diameter) === sizeOf(wide.diameter))) return undefined
  // Of two that follow each other the first that is told is the mouth.
  const first = steps[0] === wide ? 'mouth' : 'far'
  const other = narrow?.at === 'mouth' ? 'far' : narrow?.at === 'far' ? 'mouth' : undefined
  const at = wide.at ?? other ?? first
  if (narrow?.at !== undefined && narrow.at === at) return undefined
  const near = wide.diameter
  const word = (category: Entry['category'], concept: string, form = concept): Item =>
    unsaid(near, { category, concept }, '', form)
  const deep = narrow?.length
    ? [
        word('conjunction', 'and'),
        lengthOf(narrow.length, sizeOf(narrow.length) + sizeOf(wide.length)),
        word('dimension', 'depth'),
      ]
    : []
  return [
    ...(narrow
      ? [word('preposition', 'of'), lengthOf(narrow.diameter), word('dimension', 'diameter'), ...deep]
      : []),
    word('preposition', 'with'),
    word('determiner', 'a'),
    word('feature', 'counterbore'),
    word('preposition', 'of'),
    lengthOf(wide.diameter),
    word('dimension', 'diameter'),
    word('conjunction', 'and'),
    lengthOf(wide.length),
    word('dimension', 'depth'),
    ...(at === 'far'
      ? [word('preposition', 'from'), word('determiner', 'the'), word('face', '-z', 'bottom')]
      : []),
  ]
}

/** The thing that words at a place speak of: the last that was named, but not where it only says where another is. */
const subjectBefore = (items: readonly Item[], at: number): Item | undefined =>
  items
    .slice(0, at)
    .findLast(
      (item, index) =>
        isThing(item) && !(means(item, 'solid') && means(items[index - 1], 'determiner', 'the')),
    )

function withSteps(items: readonly Item[], before: readonly Item[]): Item[] | undefined {
  const { text, itemAt } = spoken(items)
  if (!TOLD.test(text)) return undefined
  for (const { index } of text.matchAll(START)) {
    const from = itemAt(index)
    const said = subjectBefore(items, from)
    if (!means(said ?? subjectBefore(before, before.length), 'feature', 'hole')) continue
    const { stretches, end } = readStretches(text, index, true)
    const one = stretches.length === 1 && WIDENS.test(text.slice(index, end))
    if (stretches.length !== 2 && !one) continue
    const steps = stretches.map((stretch) => stepOf(items, stretch))
    if (!steps.every((step) => step !== undefined)) continue
    const told = asCounterbore(steps)
    if (!told) continue
    const to = end >= text.length ? items.length : itemAt(end)
    const near = items[from] as Item
    const subject =
      from === 0
        ? [
            unsaid(near, { category: 'determiner', concept: 'the' }, '', 'the'),
            unsaid(near, { category: 'feature', concept: 'hole' }, '', 'hole'),
            unsaid(near, { category: 'have', concept: 'has' }, '', 'is'),
          ]
        : []
    const lead = items.slice(0, from).filter((item) => !/^stepped$/iu.test(item.text))
    return [...lead, ...subject, ...(one && from === 0 ? told.slice(1) : told), ...items.slice(to)]
  }
  return undefined
}

export const withSteppedHoles = where(
  [
    'feature:hole',
    'first #|top #|upper #|last #|bottom #|lower #|final #|rest|remain|below that|to a depth of|to the bottom|to the top|to the other|to the far|for #|over #',
  ],
  (sentences) => {
    const stepped: number[] = []
    const read = sentences.map((items, at) => {
      const told = withSteps(items, sentences[at - 1] ?? [])
      if (told) stepped.push(at - 1)
      return told ?? items
    })
    // "two stepped holes", whose steps are told next.
    return read.map((items, at) =>
      stepped.includes(at)
        ? items.filter(
            (item, index) => !(/^stepped$/iu.test(item.text) && means(items[index + 1], 'feature', 'hole')),
          )
        : items,
    )
  },
)
