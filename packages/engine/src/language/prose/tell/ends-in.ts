/** "Each arm ends in a round pad of 20 mm": a body at the end of each. */
import type { Phrase } from '../phrases.ts'
import type { Place } from '../scene.ts'
import { readThing } from './nouns/bodies.ts'
import { hostPhrase } from './nouns/hosts.ts'
import { isSized } from './numeric.ts'
import { type Clause, type Telling, topicTheme } from './telling.ts'

export function endsIn(t: Telling, c: Clause, place: Place): boolean {
  if (c.link !== 'end' || place.kind !== 'at' || !/^(?:in|with|at)$/u.test(place.how)) return false
  const { ref } = place
  const theme = c.theme ?? topicTheme(t)
  const isNew = /^(?:body|figure)$/u.test(ref.kind) && ref.det === 'a' && isSized(ref)
  if (!isNew || theme?.kind !== 'thing' || theme.thing.role !== 'add') return false
  const of: Phrase = { ...hostPhrase(theme.thing, c), det: 'each' }
  const end: Phrase = { ...of, kind: 'place', concept: 'end', name: 'end', det: 'the', words: [], of }
  c.link = ''
  c.verb = 'add'
  c.theme = undefined
  readThing(t, c, ref, [], 0, c.title)
  t.topic?.places.push({
    place: { kind: 'at', how: 'at', ref: end },
    gloss: false,
    used: false,
    span: ref.span,
  })
  return true
}
