/** "the piece created in step 2", "the one you just made", "the post from step 3": by the step that told it. */
import type { Sentence } from '../../text/segment.ts'
import { candidates } from '../find.ts'
import { type Chunk, isWord, type Phrase, phraseIn } from '../phrases.ts'
import type { Thing } from '../scene.ts'
import { namedBy } from './arranged.ts'
import type { Telling } from './telling.ts'

const NUMBERS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 }

/** The number that a step is told with, as it stands before its first word. */
export function stepNumber({ kind, tokens }: Sentence, prompt: string): number | undefined {
  const first = tokens[0]
  if (kind !== 'step' || !first) return undefined
  const before = prompt.slice(Math.max(0, first.span[0] - 12), first.span[0])
  const found = /(?:^|\s|\()(?:step\s+)?(\d+|one|two|three|four|five|six)\s*[.):-]*\s*$/iu.exec(before)
  const word = found?.[1]?.toLowerCase() ?? ''
  return found ? (NUMBERS[word] ?? Number(word)) : undefined
}

const MADE = [
  'created',
  'made',
  'drawn',
  'added',
  'built',
  'cut',
  'drilled',
  'sketched',
  'extruded',
  'described',
  'defined',
  'formed',
  'drew',
]

interface Named {
  /** Told in this step; the last of all, where none is named. */
  step: number | undefined
  next: number
}

/** "step 2", "the first step", "the previous step", "step number 2". */
function stepAt(t: Telling, chunks: readonly Chunk[], at: number): Named | undefined {
  const phrase = phraseIn(chunks[at])
  if (phrase?.name !== 'step' || phrase.plural || phrase.sizes.length + phrase.bare.length > 0)
    return undefined
  const before = [...t.steps.keys()].at(-1) ?? 0
  if (phrase.ordinal !== undefined && phrase.ordinal > 0) return { step: phrase.ordinal, next: at + 1 }
  if (phrase.words.some((word) => /^(?:previous|last|preceding)$/u.test(word)))
    return { step: before - 1, next: at + 1 }
  const number = chunks[at + 1]
  const value = number?.kind === 'figures' ? number.figures[0]?.value : undefined
  return value !== undefined && number?.kind === 'figures' && /^(?:number|count)$/u.test(number.what)
    ? { step: value, next: at + 2 }
    : undefined
}

/** "(that was) created in step 2", "from step 2", "(that) you just made". */
function tailAt(t: Telling, chunks: readonly Chunk[], from: number): Named | undefined {
  let at = from
  const open = isWord(chunks[at], '(')
  if (open) at++
  while (isWord(chunks[at], 'that', 'which', 'was', 'were', 'is')) at++
  const isOurs = isWord(chunks[at], 'you', 'we', 'i')
  if (isOurs) at++
  if (isWord(chunks[at], 'have', 'had')) at++
  const isJust = isWord(chunks[at], 'just')
  if (isJust) at++
  const isMade = isWord(chunks[at], ...MADE)
  if (isMade) at++
  const isIn = isWord(chunks[at], 'in', 'from', 'during', 'of')
  const step = isIn ? stepAt(t, chunks, at + 1) : undefined
  const named = step ?? (isMade && isJust ? { step: undefined, next: at } : undefined)
  if (!named || (open && !isWord(chunks[named.next], ')'))) return undefined
  return { ...named, next: open ? named.next + 1 : named.next }
}

/** What a step has told, that its words may mean. */
function thingOf(t: Telling, phrase: Phrase, step: number | undefined): Thing | undefined {
  const told = step === undefined ? [t.topic ?? t.body] : (t.steps.get(step) ?? [])
  const things = told.filter((thing) => thing !== undefined)
  if (phrase.kind === 'whole' || phrase.kind === 'pronoun')
    return (
      things.find(({ role }) => role !== 'cut') ?? (phrase.kind === 'pronoun' ? things.at(-1) : undefined)
    )
  const found = candidates(things, phrase)
  return found.length === 1 ? found[0] : undefined
}

export const meaning = (thing: Thing, phrase: Phrase): Phrase => ({
  ...namedBy(thing),
  kind: thing.kind,
  meant: thing.id,
  plural: thing.plural,
  span: phrase.span,
})

/** The innermost of "the top face of the piece" gets its meaning. */
function within(t: Telling, phrase: Phrase, step: number | undefined): Phrase | undefined {
  if (phrase.of) {
    const of = within(t, phrase.of, step)
    return of && { ...phrase, of }
  }
  const thing = thingOf(t, phrase, step)
  return thing && meaning(thing, phrase)
}

export function withStepsNamed(t: Telling, chunks: readonly Chunk[]): Chunk[] {
  for (const [at, chunk] of chunks.entries()) {
    const phrase = phraseIn(chunk)
    if (!phrase || !/^(?:whole|pronoun|body|cut|figure|place)$/u.test(phrase.kind) || phrase.det === 'a')
      continue
    const tail = tailAt(t, chunks, at + 1)
    const meant = tail && within(t, phrase, tail.step)
    if (!tail || !meant) continue
    const named: Chunk = { kind: 'phrase', phrase: meant, span: chunk.span }
    return withStepsNamed(t, [...chunks.slice(0, at), named, ...chunks.slice(tail.next)])
  }
  return [...chunks]
}

/** What was told in a step is known by its number. */
export function keepStep(t: Telling, step: number | undefined, thing: Thing | undefined): void {
  if (step === undefined) return
  const told = t.steps.get(step) ?? []
  if (thing && !told.includes(thing)) told.push(thing)
  t.steps.set(step, told)
}
