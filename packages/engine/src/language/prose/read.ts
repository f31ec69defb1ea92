/**
 * The reader of prose: sentences become noun phrases, sizes and places; these a scene of bodies, cuts and worked edges; each
 * of them a feature where the words put it. Every number has to end up on the part, every place to have had an effect.
 */
import { EngineError } from '../../errors.ts'
import { PLAN_VERSION, plan as planSchema } from '../../plan/plan.ts'
import type { WordUse } from '../account.ts'
import type { Reading } from '../attempt.ts'
import { unread } from '../operations/unread.ts'
import { assertWeighed } from '../operations/weighed.ts'
import { segment } from '../text/segment.ts'
import type { Token } from '../text/tokens.ts'
import { account } from './account.ts'
import { withArithmetic } from './arithmetic.ts'
import { addCut } from './build/cuts/cuts.ts'
import { workEdges } from './build/edges/edges.ts'
import { halve } from './build/halves.ts'
import { hollowByWalls, hollowOut } from './build/hollows.ts'
import { repeatIt } from './build/repeats.ts'
import { buildSketch } from './build/sketches/sketches.ts'
import { assertOpened } from './build/standing/bores.ts'
import { spanOverall } from './build/standing/overall-runs.ts'
import { addBody } from './build/standing/standing.ts'
import { World } from './build/world.ts'
import { holdClaims } from './claims.ts'
import { openFrames } from './framed.ts'
import { holdWords } from './heard.ts'
import { joinedLists, numberedApart } from './listed.ts'
import { holdPassing } from './questions/held.ts'
import { askOpenQuestions } from './questions/questions.ts'
import type { SaidPlace, Thing } from './scene.ts'
import { isSection, keyOf } from './sections.ts'
import { gatherSketches, nameDrawings } from './sketched.ts'
import { holdAbsent } from './tell/absent.ts'
import { cutHollows, cutLater, orderSandwiches } from './tell/arranged.ts'
import { settleNames } from './tell/named-wholes.ts'
import { settlePieces } from './tell/pieces.ts'
import { settlePrisms } from './tell/prisms.ts'
import { settleRanges } from './tell/ranged-apart.ts'
import { gatherRows } from './tell/rows.ts'
import { settleSections } from './tell/section-runs.ts'
import { shareHeights } from './tell/shared-heights.ts'
import { settleBores } from './tell/swept/bores.ts'
import { tell } from './tell/tell.ts'
import type { Telling } from './tell/telling.ts'
import { settleTurned } from './tell/turned-wholes.ts'
import { bodyOfWhole } from './tell/whole-bodies.ts'

/** What a title may say, and which way something is extruded: weighed where it is told. */
const OWN_WORDS = /^(?:inverted|irregular|outwards?|helical|ellipse|elliptical|oval|lofted)$/u

/** "A U bracket", whose base and walls are bodies of their own: its letter is a name. */
const LETTERED = /\b[ltuiz][ -]?(?:shaped?|brackets?|channel|profile)\b|\bchannel\b|\bclevis\b/iu

interface Manner {
  named: boolean
  shaped: boolean
}

/** As it is told; then with its forms heard as a whole; then with a letter that is only a name. */
const mannersOf = (prompt: string): Manner[] => [
  { named: false, shaped: false },
  ...(prompt.length < LONG_FOR_A_FORM ? [{ named: false, shaped: true }] : []),
  ...(LETTERED.test(prompt) ? [{ named: true, shaped: false }] : []),
]

/** A form is told in a paragraph; thousands of characters are not read once more for one. */
const LONG_FOR_A_FORM = 2000

/** Throws where anything of it is not understood: for what stopped it where it was read as it is told. */
export function readProse(prompt: string, tokens: readonly Token[]): Reading {
  // Numbers alone tell no part.
  if (tokens.every(({ kind }) => kind !== 'word')) throw unread(prompt)
  const reckoned = withArithmetic(tokens)
  let first: EngineError | undefined
  for (const manner of mannersOf(prompt))
    try {
      const reading = readOnce(prompt, reckoned, manner)
      if (reading) return reading
    } catch (error) {
      if (!(error instanceof EngineError)) throw error
      first ??= error
    }
  throw first ?? unread(prompt)
}

/** Nothing where it has no form. */
function readOnce(prompt: string, tokens: readonly Token[], manner: Manner): Reading | undefined {
  assertWeighed(
    tokens.filter(({ text }) => !OWN_WORDS.test(text)),
    prompt,
    true,
  )
  const sentences = joinedLists(segment(numberedApart(tokens), prompt), prompt)
  const told = tell(sentences, prompt, manner)
  if (!told) return undefined
  settleBores(told)
  bodyOfWhole(told)
  nameDrawings(told)
  settleNames(told)
  shareHeights(told)
  settlePrisms(told)
  settleSections(told)
  gatherSketches(told)
  openFrames(told)
  partSections(told)
  settlePieces(told)
  settleRanges(told)
  settleTitles(told)
  gatherRows(told)
  cutLater(told)
  orderSandwiches(told)
  cutHollows(told)
  spanOverall(told)
  const world = new World(told)
  for (const [nth, deed] of told.deeds.entries()) {
    if (deed.kind === 'work') workEdges(world, deed.work, nth)
    else if (deed.kind === 'hollow') hollowOut(world, deed.hollow, nth)
    else if (deed.kind === 'sketch') buildSketch(world, deed.drawing)
    else if (deed.kind === 'extrude') throw unread(world.quote(deed.extrusion.span))
    else if (deed.kind === 'repeat') repeatIt(world, deed.repeat, nth)
    else if (deed.kind === 'halve') halve(world, deed.halving)
    else if (deed.thing.role === 'cut') addCut(world, deed.thing)
    else if (deed.thing.role === 'add') {
      addBody(world, deed.thing)
      hollowByWalls(world, deed.thing)
    } else throw unread(world.quote(deed.thing.span))
  }
  assertOpened(world)
  account(world)
  holdWords(world)
  holdPassing(world)
  askOpenQuestions(world)
  holdOneSolid(world)
  holdClaims(world)
  holdAbsent(told)
  const name = nameOf(told.things)
  const plan = planSchema.safeParse({
    version: PLAN_VERSION,
    name,
    parts: [{ id: 'part', name, features: world.features }],
    requirements: world.requirements.map((requirement, at) => ({ ...requirement, id: `r${at + 1}` })),
    assumptions: world.assumptions.map((says, at) => ({ id: `a${at + 1}`, says })),
  })
  if (!plan.success) throw unread(name)
  return { plan: plan.data, uses: usesOf(world) }
}

/** What stands beside the rest without touching it is not where it was meant to be. */
function holdOneSolid(world: World): void {
  if (world.requirements.some(({ measure }) => measure.kind === 'solid-count')) return
  world.requirements.push({
    id: `r${world.requirements.length + 1}`,
    says: 'one solid',
    measure: { kind: 'solid-count' },
    value: 1,
  })
}

const usesOf = ({ requirements }: World): WordUse[] =>
  requirements.flatMap(({ words, says }) =>
    words?.span && words.text
      ? [{ span: words.span, text: words.text, role: 'used' as const, became: says }]
      : [],
  )

const isWholeBox = ({ sizes }: Thing): boolean =>
  sizes.filter(({ rank, gloss }) => rank !== undefined && !gloss).length === 3

/** A Z, an L whose plates are each told by their levels: these are the bodies, and the letter only says what they look like. */
function partSections(told: Telling): void {
  for (const section of told.things.filter((thing) => isSection(thing) && thing.form === undefined)) {
    const isPlaced = section.parts.some(({ places }) => places.some(({ place }) => place.kind === 'range'))
    // "a U shaped bracket. The bottom plate is …, there are two walls …": plate by plate.
    const isByPlates =
      section.announced &&
      (told.things.some(
        (thing) =>
          thing !== section &&
          thing.role === 'add' &&
          !thing.section &&
          !thing.announced &&
          thing.sizes.length > 1,
      ) ||
        // "an L bracket. The base is 60 x 50 x 10 mm": a whole body, and no leg of it.
        (section.parts.length > 1 && section.parts.some(isWholeBox)))
    if (!(isPlaced || isByPlates) || section.sizes.some(({ gloss }) => !gloss)) continue
    told.overall.push(...section.sizes.splice(0))
    // Named, and told under another name.
    if (isByPlates)
      section.parts = section.parts.filter(({ sizes, places }) => sizes.length + places.length > 0)
    // Both sides of a U were told at once.
    for (const part of section.parts)
      if (isByPlates && keyOf(section, part) === 'standing' && section.concept === 'U')
        Object.assign(part, { count: 2, plural: true, added: true })
    const at = told.deeds.findIndex((deed) => deed.kind === 'thing' && deed.thing === section)
    for (const part of section.parts) delete part.section
    told.deeds.splice(at, 1)
    for (const thing of section.parts) {
      const next = told.deeds.findIndex((deed) => deed.kind === 'thing' && deed.thing.span[0] > thing.span[0])
      told.deeds.splice(next < 0 ? told.deeds.length : next, 0, { kind: 'thing', thing })
    }
    told.things.splice(told.things.indexOf(section), 1, ...section.parts)
    section.parts = []
    section.announced = true
  }
  // "forms a Z shape", where its plates are told besides.
  const isBare = (thing: Thing): boolean =>
    isSection(thing) && thing.form === undefined && thing.sizes.length === 0 && thing.parts.length === 0
  const placed = told.things.some(
    (thing) =>
      !isSection(thing) && thing.role === 'add' && thing.places.some(({ place }) => place.kind === 'range'),
  )
  if (placed) for (const thing of told.things) if (isBare(thing)) thing.announced = true
}

/** What a title only names is made by what follows it; a cut of which nothing more is said is missing its size. */
function settleTitles(told: Telling): void {
  const isEmpty = (thing: Thing): boolean =>
    thing.form === undefined &&
    thing.announced &&
    thing.sizes.length === 0 &&
    thing.members.length === 0 &&
    thing.parts.every(({ sizes }) => sizes.length === 0)
  const sized = told.things.some(
    (thing) =>
      !isEmpty(thing) &&
      thing.role !== 'cut' &&
      (thing.sizes.length > 0 ||
        thing.parts.length > 0 ||
        thing.concept === 'outline' ||
        thing.form !== undefined),
  )
  told.deeds = told.deeds.filter((deed) => {
    if (deed.kind !== 'thing' || !isEmpty(deed.thing)) return true
    const { thing } = deed
    if (thing.role === 'cut') {
      const others = told.things.filter(
        (other) =>
          other !== thing && other.role === 'cut' && !other.group && !isEmpty(other) && isAlike(thing, other),
      )
      // "a bar with six slots", of which one is told.
      const total = others.reduce((sum, { count, members }) => sum + (count || members.length), 0)
      const isEach = others.some(({ host, count }) => host?.det === 'each' || count === 0)
      if (others.length > 0 && thing.count > 1 && total !== thing.count && !isEach)
        throw unread(told.prompt.slice(...thing.span))
      // "a plate with a grid of holes": how they lie is told with them.
      if (others.length > 0)
        for (const said of thing.places)
          if (said.place.kind === 'grid' && said.place.figures.length === 0) said.used = true
      return others.length === 0
    }
    return !sized && !isSection(thing)
      ? true
      : thing.parts.length > 0 && thing.parts.some(({ sizes }) => sizes.length > 0)
  })
  settleWhole(told)
  settleTurned(told)
  // "So the funnel is open all the way through": by the bodies that it consists of.
  const isBored = told.things.some(
    ({ role, sizes }) => role === 'cut' || sizes.some(({ words }) => words.includes('inner')),
  )
  for (const { announced, role, words, places } of told.things)
    if (announced && role === 'add' && isBored && words.includes('open'))
      for (const said of places) said.used ||= said.place.kind === 'through'
  for (const thing of told.things)
    if (isEmpty(thing) && !told.deeds.some((deed) => deed.kind === 'thing' && deed.thing === thing))
      spread(told, thing)
  // "The spool is now 50 mm tall": of what the title names, where its bodies are told one by one.
  for (const thing of told.things) {
    const isOverall =
      thing.announced &&
      thing.role === 'add' &&
      thing.parts.length === 0 &&
      thing.sizes.length === 1 &&
      /^(?:length|height|width|bare)$/u.test(thing.sizes[0]?.dimension ?? '')
    const others = told.things.filter(
      (other) => other !== thing && other.role === 'add' && other.sizes.length > 1,
    )
    if (!isOverall || others.length === 0) continue
    told.overall.push(...thing.sizes.splice(0).map((said) => ({ ...said, gloss: true })))
    told.deeds = told.deeds.filter((deed) => deed.kind !== 'thing' || deed.thing !== thing)
  }
  // A figure that nobody extrudes by a word of its own is a body once it has a height.
  for (const deed of told.deeds)
    if (deed.kind === 'thing' && deed.thing.role === undefined) deed.thing.role = 'add'
}

/** "The total length is 60 mm" of the one body that there is. */
function settleWhole(told: Telling): void {
  const bodies = told.things.filter(({ role, group }) => role === 'add' && !group)
  const [only] = bodies
  if (!only || bodies.length !== 1 || isSection(only) || only.sizes.length === 0) return
  for (const said of told.overall.slice()) {
    if (only.sizes.some(({ dimension }) => dimension === said.dimension)) continue
    only.sizes.push({ ...said, words: said.words.filter((word) => !/^(?:overall|total)$/u.test(word)) })
    told.overall.splice(told.overall.indexOf(said), 1)
  }
}

/** How what is only a title lies is how all that it consists of lies. */
function spread(told: Telling, title: Thing): void {
  for (const said of title.places) {
    const { place } = said
    const axis = place.kind === 'way' || place.kind === 'parallel' ? place.axis : undefined
    if (axis && axis !== 'z')
      for (const thing of told.things)
        if (
          thing !== title &&
          thing.role === 'add' &&
          !thing.places.some((other) => other.place.kind === 'way' || other.place.kind === 'parallel')
        )
          thing.places.push({ ...said, place: { kind: 'parallel', axis }, used: true })
    if (axis || isAtOrigin(place)) said.used = true
  }
}

const isAtOrigin = (place: SaidPlace['place']): boolean =>
  (place.kind === 'centered' && place.refs.every(({ kind }) => kind === 'place')) ||
  (place.kind === 'at' && /^(?:origin|plane)$/u.test(place.ref.concept)) ||
  (place.kind === 'perpendicular' && place.axis === 'z') ||
  (place.kind === 'manner' && /^(?:upright|standing|flat|lying)$/u.test(place.word)) ||
  (place.kind === 'coordinate' && place.figures.every(({ value }) => value === 0))

/** "a cutout" of the title may be told as a slot, a hole is a hole. */
const isAlike = (announced: Thing, told: Thing): boolean =>
  announced.concept === told.concept ||
  announced.name === told.name ||
  (!/^(?:hole|counterbore|countersink)$/u.test(announced.concept) && told.concept !== 'hole') ||
  (announced.concept === 'hole' && /^(?:circle|cylinder|slot|rectangle|square)$/u.test(told.concept)) ||
  (/^(?:cut|pocket)$/u.test(announced.concept) && told.concept === 'hole')

const nameOf = (things: readonly Thing[]): string => {
  const name = things.find(({ role }) => role === 'add')?.name ?? 'part'
  return name.charAt(0).toUpperCase() + name.slice(1)
}
