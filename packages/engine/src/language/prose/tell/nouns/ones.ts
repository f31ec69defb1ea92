/** "the first one", "the larger one", "the smaller": which of several alike, said without their noun. */
import type { Chunk, Phrase } from '../../phrases.ts'
import type { Thing } from '../../scene.ts'
import type { Telling } from '../telling.ts'

const CHOOSING =
  /^(?:middle|smaller|smallest|small|larger|largest|large|bigger|biggest|big|inner|outer|longer|longest|shorter|shortest)$/u

const FIGURE = /^(?:circle|rectangle|square|half|quarter|triangle|trapezoid|[a-z]+agon|obround)$/u

const bulk = ({ sizes }: Thing): number => Math.max(0, ...sizes.map(({ figure }) => figure.value))

/** All that are of the kind that was told last, one by one. */
function alike(t: Telling): Thing[] {
  const last = t.things.findLast(({ announced, role, kind }) =>
    !announced && role !== undefined ? kind !== 'cut' : !announced,
  )
  if (last?.kind !== 'figure' || !FIGURE.test(last.concept)) return []
  return t.things.filter(
    ({ concept, announced, group, count, members }) =>
      concept === last.concept && !announced && !group && count === 1 && members.length === 0,
  )
}

function meant(phrase: Phrase, several: readonly Thing[]): Phrase {
  const nth = several[(phrase.ordinal ?? 0) - 1]
  // "the first one's long side".
  if (nth && phrase.det === 'the' && phrase.unknown.includes("one's")) {
    const { ordinal = 1, ...own } = phrase
    const of: Phrase = {
      ...phrase,
      kind: nth.kind,
      concept: nth.concept,
      name: nth.name,
      ordinal,
      words: [],
      unknown: [],
      plural: false,
    }
    return { ...own, unknown: own.unknown.filter((word) => word !== "one's"), of }
  }
  const isOnes = phrase.name === "one'" && phrase.det === 'the'
  if (nth && isOnes) return { ...phrase, kind: nth.kind, concept: nth.concept, name: nth.name, plural: false }
  // "a third one", beside two.
  const [first] = several
  if (first && phrase.kind === 'pronoun' && phrase.det === 'a' && phrase.ordinal === several.length + 1)
    return { ...phrase, kind: first.kind, concept: first.concept, name: first.name }
  const of = phrase.of && meant(phrase.of, several)
  const own = of ? { ...phrase, of } : phrase
  const isNth = phrase.ordinal !== undefined && phrase.ordinal > 0 && phrase.ordinal <= several.length
  const isChosen = several.length > 1 && phrase.words.length === 1 && CHOOSING.test(phrase.words[0] ?? '')
  const [like] = several
  if (phrase.kind !== 'pronoun' || phrase.plural || phrase.det !== 'the' || !like || !(isNth || isChosen))
    return own
  const named = isNth ? several[(phrase.ordinal ?? 1) - 1] : like
  const said = { ...own, kind: like.kind, concept: like.concept, name: (named ?? like).name }
  if (isNth || phrase.words[0] !== 'middle') return said
  // "the middle one" of three by their size.
  const sorted = [...several].sort((a, b) => bulk(a) - bulk(b))
  const middle = several.length === 3 ? sorted[1] : undefined
  return middle ? { ...said, words: [], ordinal: several.indexOf(middle) + 1 } : own
}

/** The row with each of them told by its noun. */
export function withOnes(t: Telling, chunks: readonly Chunk[]): Chunk[] {
  const several = alike(t)
  if (several.length === 0) return [...chunks]
  return chunks.map((chunk) => {
    if (chunk.kind !== 'phrase') return chunk
    const phrase = meant(chunk.phrase, several)
    return phrase === chunk.phrase ? chunk : { ...chunk, phrase }
  })
}
