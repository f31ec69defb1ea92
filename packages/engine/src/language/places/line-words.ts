/** What `rewritten/places/told-lines.ts` has made of the words for a row or a pair: one word, and the number it is said of. */
import type { AxisName, SignedAxis } from '../../plan/geometry.ts'
import { conceptOf } from '../text/items.ts'
import { type Pattern, single } from './place.ts'

export const LINE_WORDS = {
  /** The way a row runs. */
  row: 'row along ',
  /** How far the first of a row lies from the side it begins at. */
  first: 'first from ',
  /** How far the outer ones lie from the ends. */
  ends: 'outer ones from ends',
  /** How far the whole row lies from a side. */
  edge: 'row from ',
  /** How far one of two lies from the middle on either side. */
  either: 'either way ',
} as const

export const lineWord: Pattern = (items, at) => {
  const told = conceptOf(items[at], 'place') ?? ''
  const behind = (word: string): string | undefined =>
    told.startsWith(word) ? told.slice(word.length) : undefined
  const axis = behind(LINE_WORDS.row)
  if (axis !== undefined) return { place: { kind: 'row', axis: axis as AxisName }, end: at + 1 }
  const distance = single(items, at + 1)
  if (!distance) return undefined
  const end = at + 2
  const plain = { distance, all: false, both: false } as const
  const first = behind(LINE_WORDS.first)
  if (first !== undefined)
    return { place: { kind: 'from', ...plain, of: 'edge', side: first as SignedAxis, first: true }, end }
  if (told === LINE_WORDS.ends) return { place: { kind: 'from', ...plain, of: 'end', all: true }, end }
  const edge = behind(LINE_WORDS.edge)
  if (edge !== undefined)
    return { place: { kind: 'from', ...plain, of: 'edge', side: edge as SignedAxis }, end }
  const either = behind(LINE_WORDS.either)
  if (either === undefined) return undefined
  const whole = { ...distance, value: 2 * distance.value }
  return { place: { kind: 'apart', distance: whole, half: distance, axis: either as AxisName }, end }
}
