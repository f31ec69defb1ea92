/** "an identical ridge", "a second, matching ear", "another flange": as large as the one of its kind before. */
import { unread } from '../../../operations/unread.ts'
import type { Phrase } from '../../phrases.ts'
import type { Thing } from '../../scene.ts'
import type { Telling } from '../telling.ts'

export const ALIKE = /^(?:identical|matching|same|equal|similar)$/u

const SIDED = /^(?:top|bottom|left|right|front|back|upper|lower|first|second|rear)$/u

const isRepeating = ({ words, det, ordinal }: Phrase): boolean =>
  words.some((word) => ALIKE.test(word)) || det === 'another' || (ordinal ?? 0) > 1

/** "another column of the same section", "of the same size": as wide and as thick as the one before. */
function sameSection(t: Telling, thing: Thing, { of }: Phrase): void {
  if (!of?.words.some((word) => ALIKE.test(word)) || thing.role !== 'add' || thing.sizes.length > 0) return
  const isAll = /^(?:size|shape)$/u.test(of.concept)
  if (!isAll && !/^(?:section|cross section|profile)$/u.test(of.name)) return
  const before = t.things.findLast(
    (each) => each !== thing && each.role === 'add' && each.name === thing.name,
  )
  if (!before) throw unread(t.prompt.slice(...of.span))
  const across = before.sizes.filter(
    ({ gloss, rank, dimension }) =>
      !gloss &&
      (isAll || (rank ?? 2) < 2 || /^(?:width|depth|thickness|diameter|radius|side)$/u.test(dimension)),
  )
  thing.sizes = across.map((size) => ({ ...size, copied: true, used: false }))
}

/** What it is told to be like; its own sizes take the place of those. */
export function likeBefore(t: Telling, thing: Thing, phrase: Phrase): void {
  sameSection(t, thing, phrase)
  const isSaid = phrase.words.some((word) => ALIKE.test(word))
  const isNew =
    t.things.at(-1) === thing && thing.sizes.length === 0 && thing.role !== undefined && !thing.group
  if (!isNew || phrase.plural || !isRepeating(phrase)) return
  if (thing.role === 'cut' && (!isSaid || thing.concept === 'hole')) return
  const before = t.things.findLast(
    (each) =>
      each !== thing &&
      each.role === thing.role &&
      (each.name === thing.name || (thing.concept !== 'any' && each.concept === thing.concept)),
  )
  const all = before && (before.sizes.length > 0 ? before.sizes : (before.group?.sizes ?? []))
  // "Another post: 12 mm in diameter": it stands where the first one does.
  if (before && !before.group && phrase.det === 'another') thing.like = before
  if (!before || !all || (!isSaid && (phrase.sizes.length > 0 || phrase.bare.length > 0))) return
  if (!isSaid) return
  thing.sizes = all.filter(({ gloss }) => !gloss).map((size) => ({ ...size, copied: true, used: false }))
  thing.like = before
  // "an identical recess": as annular as the other.
  if (thing.role === 'cut') thing.words.push(...before.words.filter((word) => !SIDED.test(word)))
  if (thing.concept === 'any') thing.concept = before.concept
}
