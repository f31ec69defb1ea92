/** Axes and planes as they are told, and what the forms of words for places share. */
import type { AxisName } from '../../../plan/geometry.ts'
import { type Chunk, type Phrase, phraseIn } from '../phrases.ts'
import type { Place } from '../scene.ts'

export interface ReadPlaces {
  places: readonly Place[]
  next: number
}

export type Chunks = readonly Chunk[]

export const one = (place: Place, next: number): ReadPlaces => ({ places: [place], next })

export const wordAt = (chunks: Chunks, at: number): string => {
  const chunk = chunks[at]
  return chunk?.kind === 'word' ? chunk.text : ''
}

export interface ReadAxes {
  axes: AxisName[]
  sign?: 1 | -1
  next: number
}

/** "the x axis", "X", "the positive z direction", "x and y". */
export function axesAt(chunks: Chunks, from: number): ReadAxes | undefined {
  let at = from
  let sign: 1 | -1 | undefined
  if (/^(?:the|both)$/u.test(wordAt(chunks, at))) at++
  if (/^(?:\+|positive|plus)$/u.test(wordAt(chunks, at))) [sign, at] = [1, at + 1]
  else if (/^(?:-|negative|minus)$/u.test(wordAt(chunks, at))) [sign, at] = [-1, at + 1]
  const axes: AxisName[] = []
  for (;;) {
    const axis = wordAt(chunks, at)
    if (!/^[xyz]{1,2}$/u.test(axis)) break
    // "in XY": along both.
    axes.push(...(axis.split('') as AxisName[]))
    at++
    const phrase = phraseIn(chunks[at])
    if (phrase && /^(?:axis|direction)$/u.test(phrase.concept) && !phrase.of && phrase.det === '') at++
    const link = /^(?:and|or|,)$/u.test(wordAt(chunks, at))
    const second = wordAt(chunks, at + 1) === 'the' ? at + 2 : at + 1
    if (!link || !/^[xyz]$/u.test(wordAt(chunks, second))) break
    at = second
  }
  return axes.length > 0 ? { axes, ...(sign ? { sign } : {}), next: at } : undefined
}

const PLANE = /^([xyz])([xyz]) plane$/u

export const planeOf = (phrase: Phrase | undefined): AxisName | undefined => {
  const found = PLANE.exec(phrase?.name ?? '')
  return found ? (['x', 'y', 'z'] as const).find((axis) => axis !== found[1] && axis !== found[2]) : undefined
}

export const isPlaceLike = (phrase: Phrase | undefined): phrase is Phrase =>
  phrase !== undefined && phrase.kind !== 'dimension' && phrase.kind !== 'work' && phrase.kind !== 'aside'
