/** "flush with the edge at X=0": which edge that is. */
import type { Phrase } from '../phrases.ts'
import type { Place } from '../scene.ts'
import { type Clause, type Telling, topicTheme } from './telling.ts'

const LOW = { x: 'left', y: 'front', z: 'bottom' } as const

/** Where nothing lies below zero, the edge there is the low one. */
export function edgeAtZero(t: Telling, c: Clause, place: Place): boolean {
  const theme = c.theme ?? topicTheme(t)
  if (place.kind !== 'coordinate' || theme?.kind !== 'thing' || place.figures.length !== 1) return false
  if (place.figures[0]?.value !== 0 || place.how !== 'at') return false
  const last = theme.thing.places.at(-1)?.place
  const ref: Phrase | undefined = last?.kind === 'flush' ? last.ref : undefined
  if (
    !ref ||
    last?.kind !== 'flush' ||
    !/^(?:edge|side|end|face)$/u.test(ref.concept) ||
    ref.words.length > 0
  )
    return false
  last.ref = { ...ref, words: [LOW[place.axis]] }
  return true
}
