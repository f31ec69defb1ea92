/** "both 4 mm thick", "all three are concentric": said of several that were told one by one. */
import type { Phrase } from '../phrases.ts'
import type { SaidPlace, SaidSize, Thing } from '../scene.ts'
import { namedBy } from './arranged.ts'
import type { Telling } from './telling.ts'

/** The last so many of one kind, parts of a section among themselves. */
export function severalOf(t: Telling, { count, det }: Phrase): readonly Thing[] | undefined {
  const last = t.topic
  if (!last) return undefined
  const section = last.section
  const alike = section
    ? section.parts
    : t.things.filter(({ role, group, announced }) => role === last.role && !group && !announced)
  const wanted = count ?? (det === 'both' ? 2 : undefined)
  const found = wanted === undefined ? alike : alike.slice(-wanted)
  return found.length >= 2 &&
    found.length === (wanted ?? found.length) &&
    found.every(({ count: each }) => each === 1)
    ? found
    : undefined
}

/** Each of them has it. */
export const sizesFor = (things: readonly Thing[], said: SaidSize): [Thing, SaidSize][] =>
  things.map((thing) => [thing, { ...said }])

/** Each lies there; what they have in common is said of the others, and of the first. */
export function placesFor(things: readonly Thing[], said: SaidPlace): [Thing, SaidPlace][] {
  const { place } = said
  const [first, ...others] = things
  const isMutual =
    (place.kind === 'concentric' || place.kind === 'aligned' || place.kind === 'flush') &&
    place.ref === undefined
  if (!isMutual || !first) return things.map((thing) => [thing, { ...said }])
  return others.map((thing) => [thing, { ...said, place: { ...place, ref: namedBy(first) } }])
}
