/** So much of the way over the face that a thing lies on, as one word (`rewritten/places/part-ways.ts`). */
import type { SignedAxis } from '../../plan/geometry.ts'
import { conceptOf } from '../text/items.ts'
import type { Pattern } from './place.ts'

const PART_WAY = /^part way (?<part>[\d.]+) (?:end|(?<sides>(?:[+-][xyz])+))$/u

export const partWay: Pattern = (items, at) => {
  const told = PART_WAY.exec(conceptOf(items[at], 'place') ?? '')?.groups
  if (!told) return undefined
  const sides = (told['sides']?.match(/[+-][xyz]/gu) ?? []) as SignedAxis[]
  return { place: { kind: 'part way', part: Number(told['part']), sides }, end: at + 1 }
}
