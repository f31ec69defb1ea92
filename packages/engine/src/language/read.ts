/**
 * The embedded planner: mechanical English to a plan. Text is normalised, cut into sentences, its quantities and terms
 * found, things and their sizes and places gathered, and compiled. Every word is accounted for, or the prompt is refused.
 */
import { EngineError } from '../errors.ts'
import type { DesignMode } from '../request.ts'
import { NotUnderstood } from './account.ts'
import { NearlyUnderstood } from './aside/said-again.ts'
import type { Reading } from './attempt.ts'
import { type Choices, newChoices } from './context.ts'
import { withEveryWord } from './every-word.ts'
import { detectLanguage, languageHint } from './foreign/detect.ts'
import { translate } from './foreign/translate.ts'
import { readOperations } from './operations/read.ts'
import { readProse } from './prose/read.ts'
import { withoutDoubles } from './text/doubled.ts'
import { withLetterLikeness } from './text/letter-likeness.ts'
import { withBores, withClamps } from './text/made-for.ts'
import { normalise } from './text/normalise.ts'
import { withNumberedSections } from './text/numbered-sections.ts'
import { forgetTexts } from './text/spoken.ts'
import { type Token, tokenise } from './text/tokens.ts'
import { type Way, waysToRead } from './ways.ts'

export type { WordUse } from './account.ts'
export type { Reading } from './attempt.ts'

export interface ReadOptions {
  mode: DesignMode
}

/** The likeliest reading. */
export function readPrompt(prompt: string, options: ReadOptions): Reading {
  const [reading] = readings(prompt, options)
  // The generator throws where it has none.
  return reading as Reading
}

/**
 * Every reading that accounts for all the words, the likeliest first; where there is none, the refusal of the likeliest
 * is thrown. Who finds that one does not hold on the solid asks for the next; only `pro` has more than a few.
 */
export function* readings(prompt: string, { mode }: ReadOptions): Generator<Reading, void, undefined> {
  const tokens = withNumberedSections(
    withLetterLikeness(withClamps(withBores(withoutDoubles(tokenise(normalise(prompt)))))),
  )
  forgetTexts()
  const language = detectLanguage(tokens)
  try {
    for (const reading of readingsOf(prompt, language ? translate(tokens, language) : tokens, mode))
      yield { ...reading, uses: withEveryWord(prompt, reading.uses) }
  } catch (error) {
    if (!language || !(error instanceof EngineError) || error.code !== 'prompt_too_ambiguous') throw error
    throw new EngineError(error.code, `${languageHint(language)} ${error.message}`)
  }
}

function* readingsOf(
  prompt: string,
  tokens: readonly Token[],
  mode: DesignMode,
): Generator<Reading, void, undefined> {
  const seen = new Set<string>()
  let first: EngineError | undefined
  let told: EngineError | undefined
  const nearly: Way[] = []
  const ways = waysToRead({ prompt, mode }, tokens)
  let last: EngineError | undefined
  const next = (refusal?: EngineError): IteratorResult<Way, void> => {
    try {
      return ways.next(refusal)
    } catch (error) {
      if (!(error instanceof EngineError)) throw error
      last = error
      return { done: true, value: undefined }
    }
  }
  for (let step = next(); !step.done; ) {
    let refusal: EngineError | undefined
    for (const outcome of outcomes(step.value, mode)) {
      if (outcome instanceof EngineError) {
        refusal ??= outcome
        continue
      }
      const made = JSON.stringify([outcome.plan.parts, outcome.plan.requirements])
      if (seen.has(made)) continue
      seen.add(made)
      yield outcome
    }
    first ??= refusal
    told = narrower(told, refusal)
    if (refusal instanceof NearlyUnderstood) nearly.push(step.value)
    step = next(refusal)
  }
  if (last && seen.size > 0) throw last
  const otherwise = last ?? told ?? first
  if (seen.size > 0 || !otherwise) return
  const lenient = !last && first?.code === 'prompt_too_ambiguous' ? leniently(nearly) : undefined
  const reading =
    lenient ?? byOthers(readersAfter(last ?? first ?? otherwise, mode), prompt, tokens, otherwise)
  if (!reading) throw otherwise
  yield reading
}

type Reader = (prompt: string, tokens: readonly Token[]) => Reading

/**
 * Who is asked after a refusal. Words that no way understands may mean something to any other reader. A question and a
 * contradiction may rest on words that were taken for something else: prose is asked, which leaves no number unmeasured and
 * has questions of its own; what really contradicts itself does not hold on its solid either.
 */
function readersAfter(refusal: EngineError, mode: DesignMode): readonly Reader[] {
  if (mode === 'assembly') return []
  return refusal instanceof NotUnderstood ? [readOperations, readProse] : [readProse]
}

/** What other readers make of the same words; where that solid does not hold what was said, the refusal stands. */
function byOthers(
  readers: readonly Reader[],
  prompt: string,
  tokens: readonly Token[],
  otherwise: EngineError,
): Reading | undefined {
  for (const reader of readers) {
    try {
      return { ...reader(prompt, tokens), otherwise }
    } catch (error) {
      if (!(error instanceof EngineError)) throw error
    }
  }
  return undefined
}

/** Of two refusals the first, unless the other names only some of its words: a title that was set aside is not at fault. */
function narrower(told: EngineError | undefined, refusal: EngineError | undefined): EngineError | undefined {
  if (!told || !refusal) return told ?? refusal
  const both = told instanceof NotUnderstood && refusal instanceof NotUnderstood
  return both && refusal.isNarrowerThan(told) ? refusal : told
}

/** The first of the ways that leads somewhere when what may only be said again is passed over. */
function leniently(nearly: readonly Way[]): Reading | undefined {
  for (const way of nearly) {
    const outcome = gone(way, newChoices(undefined, true))
    if (!(outcome instanceof EngineError)) return outcome
  }
  return undefined
}

/** How many sizes with more than one possible owner `pro` gives to their second-best. */
const MOST_CONTESTED = 12

/** What a way leads to: as it stands, and in `pro` with each contested size at its runner-up. */
function* outcomes(way: Way, mode: DesignMode): Generator<Reading | EngineError, void, undefined> {
  const choices = newChoices()
  yield gone(way, choices)
  if (mode !== 'pro') return
  for (let index = 0; index < Math.min(choices.contested, MOST_CONTESTED); index++)
    yield gone(way, newChoices(index))
}

function gone(way: Way, choices: Choices): Reading | EngineError {
  try {
    return way(choices)
  } catch (error) {
    if (error instanceof EngineError) return error
    throw error
  }
}
