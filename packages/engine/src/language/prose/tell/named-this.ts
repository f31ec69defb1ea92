/** "at the end of this handle", where nothing is called so yet: the body that was told last. */
import { findThing } from '../find.ts'
import type { Phrase } from '../phrases.ts'
import type { Place } from '../scene.ts'
import { partOf } from '../sections.ts'
import type { Telling } from './telling.ts'

function nameLast(t: Telling, phrase: Phrase): void {
  if (phrase.of) nameLast(t, phrase.of)
  const isName = phrase.kind === 'body' && phrase.concept === 'any' && phrase.det === 'this' && !phrase.plural
  if (!isName || findThing(t.things, phrase) || partOf(t.things, phrase, t.body)) return
  const last = t.things.findLast(
    ({ role, announced, sizes, group }) => role !== 'cut' && !announced && !group && sizes.length > 0,
  )
  last?.words.push(phrase.name)
}

export function nameThis(t: Telling, place: Place): void {
  if ('ref' in place && place.ref) nameLast(t, place.ref)
  if ('refs' in place) for (const ref of place.refs) nameLast(t, ref)
}
