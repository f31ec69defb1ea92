/** "The walls are 3 mm thick": of what is hollow, or of what is cut. */

import type { Phrase } from '../../phrases.ts'
import type { Thing } from '../../scene.ts'
import { partOf } from '../../sections.ts'
import { giveSize } from '../given-sizes.ts'
import { bareOf } from '../said-sizes.ts'
import { readSizeOf } from '../sizes-of.ts'
import { asideOf, type Clause, type Telling, type Theme } from '../telling.ts'
import { ownerOf } from '../things.ts'

/** "the walls are 3 mm thick" of what is hollow, and no wall that stands somewhere. */
export function isWallOf(t: Telling, c: Clause, phrase: Phrase): boolean {
  const isSizeOnly =
    phrase.sizes.every(({ dimension }) => dimension === 'thickness') && phrase.bare.length <= 1
  const known = t.things.some(({ name, section }) => name === 'wall' && !section)
  if (known || !isSizeOnly) return false
  // "an upright wall": it stands somewhere.
  if (
    phrase.det === 'a' &&
    phrase.words.some((word) => /^(?:upright|vertical|standing|end|back|side|front|low|raised)$/u.test(word))
  )
    return false
  // "with two walls 5 mm thick": bodies, as they are counted.
  if (phrase.count !== undefined && /^(?:a|)$/u.test(phrase.det)) return false
  if (partOf(t.things, phrase, t.body)) return false
  if (c.verb === 'add' && phrase.det === 'a') return false
  // "leaving a wall of 3 mm all around", of what is cut.
  if (
    c.theme?.kind === 'thing' &&
    c.theme.thing.role === 'cut' &&
    phrase.bare.length + phrase.sizes.length > 0
  )
    return true
  // "a sleeve with a 20 mm bore and a 5 mm wall".
  if (t.body?.concept === 'tube' && phrase.bare.length + phrase.sizes.length > 0) return true
  return (
    phrase.plural || phrase.det === 'the' || phrase.det === 'its' || phrase.det === '' || c.link === 'has'
  )
}

/** A cut of which only its walls can tell how wide it is. */
const isOpenInside = ({ role, concept, sizes }: Thing): boolean =>
  role === 'cut' &&
  /^(?:pocket|channel|rectangle|square)$/u.test(concept) &&
  !sizes.some(
    ({ dimension, rank }) =>
      rank !== undefined || /^(?:length|width|diameter|radius|bare|side|flats)$/u.test(dimension),
  )

export function readWalls(t: Telling, c: Clause, phrase: Phrase): void {
  const tube = t.body?.concept === 'tube' && phrase.det === 'a' ? t.body : undefined
  const of =
    tube ??
    (c.theme?.kind === 'thing' ? c.theme.thing : undefined) ??
    ownerOf(t, phrase) ??
    (t.topic && isOpenInside(t.topic) ? t.topic : t.body)
  const part: Theme = { kind: 'part', phrase, of }
  for (const size of phrase.sizes) readSizeOf(t, c, part, size)
  for (const figure of phrase.bare) giveSize(t, c, part, bareOf(figure, asideOf(c)))
  if (phrase.sizes.length === 0 && phrase.bare.length === 0) c.theme = part
}
