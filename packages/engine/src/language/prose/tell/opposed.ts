/** "the other end", "the opposite corner": across from the side that was told last. */
import type { Phrase } from '../phrases.ts'
import type { Place, SaidPlace, Thing } from '../scene.ts'
import type { Telling } from './telling.ts'

const ACROSS: Readonly<Record<string, string>> = {
  left: 'right',
  right: 'left',
  front: 'back',
  back: 'front',
  rear: 'front',
  top: 'bottom',
  bottom: 'top',
}

const isOther = ({ det, words }: Phrase): boolean =>
  det === 'other' || words.some((word) => /^(?:other|opposite)$/u.test(word))

const refsOf = (place: Place): readonly Phrase[] =>
  place.kind === 'at' ? [place.ref] : place.kind === 'from' ? place.refs : []

const sideWord = ({ concept, words }: Phrase): string | undefined =>
  [concept, ...words].find((word) => word in ACROSS)

const isLike = (ref: Phrase, told: Phrase): boolean =>
  told.concept === ref.concept || told.name.endsWith(` ${ref.concept}`)

/** The same kind of side, across from the one that was named last. */
function across(t: Telling, ref: Phrase): Phrase {
  if (
    ref.kind !== 'place' ||
    !/^(?:end|side|edge|face)$/u.test(ref.concept) ||
    !isOther(ref) ||
    sideWord(ref)
  )
    return ref
  const told = t.things
    .flatMap(({ places }) => places)
    .flatMap(({ place }) => refsOf(place))
    .findLast((each) => sideWord(each) !== undefined && isLike(ref, each))
  const word = told && ACROSS[sideWord(told) ?? '']
  if (!told || !word) return ref
  const words = ref.words.filter((each) => !/^(?:other|opposite)$/u.test(each))
  return told.concept === ref.concept
    ? { ...ref, det: 'the', words: [...words, word] }
    : { ...ref, det: 'the', words, concept: word, name: `${word} ${ref.concept}` }
}

export function withOpposed(t: Telling, place: Place): Place {
  if (place.kind === 'from') return { ...place, refs: place.refs.map((ref) => across(t, ref)) }
  return place.kind === 'at' ? { ...place, ref: across(t, place.ref) } : place
}

/** "10 mm from the right and from the back edge; another in the opposite corner": as far from the others. */
export function fromOpposite(t: Telling, thing: Thing, place: Place): SaidPlace[] | undefined {
  if (place.kind !== 'at' || place.ref.concept !== 'corner' || !isOther(place.ref)) return undefined
  const before = t.things.findLast((each) => each !== thing && each.role === thing.role)
  const told = before?.places.filter((said) => said.place.kind === 'from') ?? []
  const mirrored = told.flatMap((said): SaidPlace[] => {
    if (said.place.kind !== 'from') return []
    const refs = said.place.refs.flatMap((ref): Phrase[] => {
      const word = sideWord(ref)
      if (!word) return []
      const other = ACROSS[word] as string
      return [
        ref.concept === word
          ? { ...ref, concept: other, name: ref.name.replace(word, other) }
          : { ...ref, words: ref.words.map((each) => (each === word ? other : each)) },
      ]
    })
    return [{ ...said, used: false, place: { ...said.place, refs } }]
  })
  const sides = mirrored.reduce(
    (sum, { place: each }) => sum + (each.kind === 'from' ? each.refs.length : 0),
    0,
  )
  return sides === 2 ? mirrored : undefined
}
