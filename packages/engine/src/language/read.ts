/**
 * The embedded planner: mechanical English to a plan. Text is normalised, cut into sentences, its quantities and terms
 * found, things and their sizes and places gathered, and compiled. Every word is accounted for, or the prompt is refused.
 */
import { EngineError } from '../errors.ts'
import type { Family } from '../library/families/family.ts'
import { familyNamed } from '../library/families/registry.ts'
import { checkPlan } from '../plan/gates/index.ts'
import { type Plan, plan as planSchema } from '../plan/plan.ts'
import { assertCarried, assertMeasured, assertUnderstood, type WordUse } from './account.ts'
import { settleBores, settleInner, settleRings, settleShapedBores } from './bores.ts'
import { withBoring } from './boring.ts'
import { compile } from './compile/product.ts'
import { newState } from './context.ts'
import { withCutCorners } from './corner-cuts.ts'
import { familiesIn, hasPiece } from './family.ts'
import { withFigures } from './figures.ts'
import { withFlats } from './flats.ts'
import { detectLanguage, languageHint } from './foreign/detect.ts'
import { translate } from './foreign/translate.ts'
import { countsSaid } from './groups.ts'
import { withHoleCircles } from './hole-circles.ts'
import { conceptOf, type Item, isMark, means, readItems } from './items.ts'
import { withVariants } from './kinds.ts'
import { withCutSteps } from './ledges.ts'
import { FIGURES } from './lexicon/bodies.ts'
import { type Scope, scopeOf } from './lexicon/lexicon.ts'
import { settleLikes } from './likes.ts'
import { settleLinks } from './links.ts'
import { withLofts } from './lofts/told.ts'
import { withNamedBodies } from './named-bodies.ts'
import { withNamedEdges } from './named-edges.ts'
import { type Named, withNicknames } from './nicknames.ts'
import { noPart } from './no-part.ts'
import { normalise } from './normalise.ts'
import { withNounsForOnes } from './ones.ts'
import { settleOpenEnds } from './open-ends.ts'
import { withOutlines } from './outline/told.ts'
import { withPairs } from './pairs.ts'
import { withPieces } from './pieces-of.ts'
import { withRoles } from './roles.ts'
import { withSections } from './sections.ts'
import { type Sentence, segment } from './segment.ts'
import { readSentence, takeSurroundings } from './sentence.ts'
import { withSharedNouns } from './shared-nouns.ts'
import { withSharedUnits } from './shared-units.ts'
import { quote } from './sizes.ts'
import { withStars } from './stars.ts'
import { isTotal, partings, withHeadline } from './summaries/found.ts'
import { SUMMED_UP, setAside } from './summaries/set-aside.ts'
import { readSweep } from './sweeps/read.ts'
import { type Token, tokenise } from './tokens.ts'
import { withMeasurements } from './told.ts'

export type { WordUse } from './account.ts'

export interface Reading {
  plan: Plan
  /** Every word of the prompt and what it became. */
  uses: WordUse[]
}

export interface ReadOptions {
  mode: 'standard' | 'pro' | 'assembly'
}

/** The sentences as they are read, with what was settled for all of them. */
interface Told extends Named {
  remark: string | undefined
  /** Sentences that only sum up what the others tell. */
  summaries: readonly Item[][]
  /** Sizes that other words now carry. */
  carried: readonly Item[]
}

/** A square corner, a half and a full turn say nothing that the points do not. */
const PLAIN_ANGLES = new Set([90, 180, 360])

function isSize(item: Item): boolean {
  if (item.kind !== 'quantity') return false
  const { kind, values } = item.quantity
  if (kind === 'angle') return !PLAIN_ANGLES.has(values[0]?.value ?? 0)
  return kind !== 'count' && kind !== 'designation'
}

/** In this order: what one of them names or takes together the next ones find so. */
const REWRITINGS: readonly ((sentences: Item[][]) => Item[][])[] = [
  withNamedEdges,
  withNamedBodies,
  withOutlines,
  withLofts,
  withBoring,
  withCutSteps,
  withFlats,
  withCutCorners,
  withFigures,
]

function told(sentences: readonly Item[][], summaries: readonly Item[][]): Told {
  const { sentences: inUnits, remark } = withSharedUnits(sentences)
  const named = withNicknames(REWRITINGS.reduce((told, rewrite) => rewrite(told), inUnits))
  const starts = new Set(named.sentences.flatMap((items) => items.filter(isSize).map(({ span }) => span[0])))
  const carried = sentences.flatMap((items) =>
    items.filter((item) => isSize(item) && !starts.has(item.span[0])),
  )
  return { ...named, remark, summaries, carried }
}

interface Attempt {
  reading: Reading
  contested: number
}

/** What the part was taken for where its name is mistyped: never in silence. */
const slipsIn = (sentences: readonly (readonly Item[])[]): string[] => [
  ...new Set(
    sentences
      .flat()
      .flatMap((item) =>
        item.kind === 'term' && item.mistyped && means(item, 'solid')
          ? [`${quote(item.text)} is read as ${quote(item.form)}`]
          : [],
      ),
  ),
]

function attempt(
  prompt: string,
  { sentences, title, remark, summaries, carried }: Told,
  mode: ReadOptions['mode'],
  preferences: ReadonlyMap<number, number> = new Map(),
): Attempt {
  const state = newState(preferences)
  if (remark) state.remarks.push(remark)
  for (const items of summaries) takeSurroundings(items, state)
  for (const [index, items] of sentences.entries()) readSentence(state, items, index)
  const uses = state.account.settle(sentences.flat())
  const { entities } = state.discourse
  if (!entities.some(({ kind }) => kind === 'solid')) throw noPart(prompt, sentences)
  assertUnderstood(uses)
  state.remarks.push(...setAside(summaries, sentences, entities))
  settleLikes(entities, state.remarks)
  settleLinks(entities, state.remarks)
  settleBores(entities, state.remarks)
  settleInner(entities, state.remarks)
  state.remarks.push(...slipsIn(sentences))
  settleRings(entities)
  settleShapedBores(entities)
  settleOpenEnds(entities, state.remarks)
  const input = compile({
    prompt,
    title,
    entities,
    places: state.places,
    announced: state.announced,
    overall: state.overall,
    remains: state.remains,
    material: state.material,
    remarks: state.remarks,
    colour: state.colour,
    mode,
  })
  const parsed = planSchema.safeParse(input)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new EngineError(
      'geometry_validation_failed',
      `The sizes asked for cannot be built: ${issue?.path.join('.') ?? 'the plan'} ${issue?.message ?? 'is out of range'}.`,
    )
  }
  // Where there are other readings to turn to, one that contradicts itself is no reading.
  if (mode === 'pro') checkPlan(parsed.data)
  const measured = parsed.data.requirements.flatMap(({ words }) => (words ? [words.span] : []))
  // "two slots" that are then told one by one: each is measured by itself.
  const toldApart = entities
    .filter(({ members }) => members.length > 0)
    .flatMap((group) => countsSaid(group).map(({ span }) => span))
  const items = sentences.flat()
  assertMeasured(items, uses, [...measured, ...toldApart])
  assertCarried(carried, measured)
  const measuredUses = withMeasurements(uses, items, parsed.data.requirements)
  const summed = summaries
    .flat()
    .map(({ span, text }) => ({ span, text, role: 'irrelevant', became: SUMMED_UP }) as const)
  const all = [...measuredUses, ...summed].sort((a, b) => a.span[0] - b.span[0])
  return { reading: { plan: parsed.data, uses: all }, contested: state.contested }
}

/** How many contested sizes `pro` tries with their second-best owner. */
const MOST_RETRIES = 12

/** A family's noun as if there were no families: a plain body ("flange"), or only what the part is called ("heat sink"). */
const withoutFamily = (item: Item): Item => {
  if (item.kind !== 'term') return item
  const senses = item.senses.filter(({ category, concept }) => category !== 'solid' || !familyNamed(concept))
  if (senses.length === item.senses.length) return item
  if (senses.length > 0) return { ...item, senses }
  return unknown(item)
}

/** A family's noun that is no noun here; which family's it was is kept. */
function unknown(item: Item): Item {
  const was = item.kind === 'term' && !item.plural ? conceptOf(item, 'solid') : undefined
  return { kind: 'unknown', text: item.text, span: item.span, ...(was ? { was } : {}) }
}

const NOUNS = ['solid', 'feature', 'whole', 'portion', 'member', 'dimension'] as const

/** "A bolt. The head is …": what is left of a family's noun is no noun: a name, unless it tells what another noun is for. */
const asTitle = (rest: Item, item: Item, next: Item | undefined): Item =>
  rest === item ||
  NOUNS.some((category) => means(rest, category)) ||
  means(next, 'feature') ||
  means(next, 'manner')
    ? rest
    : unknown(item)

/** A noun that a family and a plain body share, beside other bodies: "a flange with a shaft on it". */
function isOneOfSeveral(items: readonly Item[], families: readonly Family[]): boolean {
  const solids = items.filter((item) => means(item, 'solid'))
  const isFamily = (item: Item): boolean => withoutFamily(item) !== item
  const shared = solids.filter((item) => isFamily(item) && means(withoutFamily(item), 'solid'))
  return (
    shared.length > 0 &&
    solids.some(
      (item) =>
        !isFamily(item) && item.kind === 'term' && !families.some((family) => hasPiece(family, item.form)),
    )
  )
}

export function readPrompt(prompt: string, { mode }: ReadOptions): Reading {
  const tokens = tokenise(normalise(prompt))
  const language = detectLanguage(tokens)
  if (!language) return readTokens(prompt, tokens, mode)
  try {
    return readTokens(prompt, translate(tokens, language), mode)
  } catch (error) {
    if (!(error instanceof EngineError) || error.code !== 'prompt_too_ambiguous') throw error
    throw new EngineError(error.code, `${languageHint(language)} ${error.message}`)
  }
}

/** Whether bodies are described besides the family's noun: one that has the noun in common, or two of them; not what it is for. */
function isTold(sentences: readonly (readonly Item[])[]): boolean {
  const solids = sentences.flatMap((items) => {
    const purposes = items.findIndex((item) => means(item, 'purpose'))
    return items.filter(
      (item, at) => means(item, 'solid') && (purposes < 0 || at < purposes || purposes === 0),
    )
  })
  // Points draw the outline, whatever the part is called.
  const drawn = sentences
    .flat()
    .some(
      (item) =>
        item.kind === 'quantity' && item.quantity.kind === 'points' && item.quantity.points.length > 2,
    )
  if (drawn) return true
  const shared = solids.some((item) => {
    const plain = withoutFamily(item)
    return plain !== item && (means(plain, 'solid') || means(plain, 'feature'))
  })
  // "A shaft collar: cylindrical ring with …".
  const [first = []] = sentences
  const colon = first.findIndex((item) => isMark(item, ':'))
  const apposed =
    colon > 0 && first.slice(colon).some((item) => means(item, 'solid') && withoutFamily(item) === item)
  return shared || apposed || solids.filter((item) => withoutFamily(item) === item).length >= 2
}

/** "Sketch a rectangle 40 mm wide": a figure that is drawn to become a body. */
const isSketched = (items: readonly Item[]): boolean =>
  items.some((item) => /^(?:sketch|draw)$/iu.test(item.text)) &&
  items.some((item) => (conceptOf(item, 'portion') ?? '') in FIGURES)

/** Numbered steps that give bodies their sizes: the family's noun is then only the title, and nothing may be added to what is told. */
function isStepwise(segments: readonly Sentence[], bodies: readonly (readonly Item[])[]): boolean {
  const steps = segments.flatMap(({ kind }, at) => (kind === 'step' ? [bodies[at] ?? []] : []))
  const told = steps.filter(
    (items) =>
      (items.some((item) => means(item, 'solid')) || isSketched(items)) &&
      items.some((item) => item.kind === 'quantity'),
  )
  return told.length > 0
}

/** A part that is nothing but a section along a path; what else it may be is read as usual. */
function readPath(prompt: string, sentences: readonly (readonly Item[])[]): Reading | undefined {
  try {
    const swept = readSweep(prompt, sentences)
    const parsed = swept && planSchema.safeParse(swept.plan)
    return swept && parsed?.success ? { plan: parsed.data, uses: swept.uses } : undefined
  } catch (error) {
    if (error instanceof EngineError && error.code === 'prompt_too_ambiguous') return undefined
    throw error
  }
}

/** A path told in words is what is left where no other reading holds. */
function readTokens(prompt: string, tokens: readonly Token[], mode: ReadOptions['mode']): Reading {
  try {
    return readBodies(prompt, tokens, mode)
  } catch (error) {
    if (!(error instanceof EngineError) || error.code !== 'prompt_too_ambiguous') throw error
    const swept = readPath(
      prompt,
      segment(tokens).map((sentence) => readItems(sentence, prompt)),
    )
    if (swept) return swept
    throw error
  }
}

/** What only sums the part up is set aside where it stands in the way, if all it names is made without it. */
function readBodies(prompt: string, tokens: readonly Token[], mode: ReadOptions['mode']): Reading {
  const segments = segment(tokens)
  try {
    const last = readItems(segments.at(-1) ?? { kind: 'plain', tokens: [] }, prompt)
    return segments.length > 1 && isTotal(last)
      ? readSegments(prompt, segments.slice(0, -1), [last], mode)
      : readSegments(prompt, segments, [], mode)
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    const headed = withHeadline(segments)
    const reading =
      readWithoutSummaries(prompt, segments, mode) ?? (headed && readWithoutSummaries(prompt, headed, mode))
    if (reading) return reading
    throw error
  }
}

function readWithoutSummaries(
  prompt: string,
  segments: readonly Sentence[],
  mode: ReadOptions['mode'],
): Reading | undefined {
  const sentences = segments.map((sentence) => readItems(sentence, prompt))
  const pick = <T>(all: readonly T[], places: readonly number[]): T[] => places.map((at) => all[at] as T)
  for (const { told: kept, summaries } of partings(sentences, segments)) {
    try {
      return readSegments(prompt, pick(segments, kept), pick(sentences, summaries), mode)
    } catch (error) {
      if (!(error instanceof EngineError)) throw error
    }
  }
  return undefined
}

function readSegments(
  prompt: string,
  segments: readonly Sentence[],
  summaries: readonly Item[][],
  mode: ReadOptions['mode'],
): Reading {
  const nounsIn = (scope?: Scope): Item[][] =>
    withPieces(
      withNounsForOnes(withPairs(withSharedNouns(segments.map((each) => readItems(each, prompt, scope))))),
    )
  const plain = withStars(withRoles(withSections(nounsIn())))
  const families = familiesIn(plain)
  const scope = families.length > 0 ? scopeOf(families) : undefined
  const items = scope ? withHoleCircles(withStars(withVariants(nounsIn(scope), families)), scope) : plain
  if (families.length === 0) return readNamed(prompt, told(items, summaries), mode)
  // The part may be told body by body, with the family's noun only as its title or as one of the bodies.
  const bodies = plain.map((sentence) =>
    sentence.map((item, at) => asTitle(withoutFamily(item), item, sentence[at + 1])),
  )
  const stepwise = isOneOfSeveral(plain.flat(), families) || isStepwise(segments, bodies)
  const [first, second] = stepwise ? [bodies, items] : [items, bodies]
  try {
    return readNamed(prompt, told(first, summaries), mode)
  } catch (error) {
    if (!(error instanceof EngineError) || error.code !== 'prompt_too_ambiguous') throw error
    if (first === items && !isTold(plain)) throw error
    try {
      return readNamed(prompt, told(second, summaries), mode)
    } catch (again) {
      if (again instanceof EngineError) throw error
      throw again
    }
  }
}

function readNamed(prompt: string, named: Told, mode: ReadOptions['mode']): Reading {
  try {
    return attempt(prompt, named, mode).reading
  } catch (error) {
    if (mode !== 'pro' || !(error instanceof EngineError)) throw error
    for (let index = 0; index < MOST_RETRIES; index++) {
      try {
        return attempt(prompt, named, mode, new Map([[index, 1]])).reading
      } catch (again) {
        if (!(again instanceof EngineError)) throw again
      }
    }
    throw error
  }
}
