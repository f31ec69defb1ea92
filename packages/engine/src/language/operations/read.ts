/**
 * A part told operation by operation: bodies put together, cuts made, edges worked. What each line says is found in it
 * whatever the order of its words; every number, place and thing has to end up in the part, and every other word has to be
 * harmless, or the prompt is not read so.
 */
import { PLAN_VERSION, plan as planSchema } from '../../plan/plan.ts'
import type { WordUse } from '../account.ts'
import type { Reading } from '../attempt.ts'
import type { Token } from '../text/tokens.ts'
import { Build } from './build.ts'
import { addCut } from './cuts/cut.ts'
import { workEdges } from './edges/work.ts'
import { follows } from './follows.ts'
import { assertHeard } from './heard.ts'
import { hollowOut } from './hollows.ts'
import { linesOf } from './lines.ts'
import type { Figure } from './nodes.ts'
import { repeatIt } from './repeats.ts'
import { titlesSection } from './sections/titles.ts'
import { roundFully } from './sketches/full-rounds.ts'
import { AXES, isSame, sizeAlong } from './space.ts'
import { countThing, isPattern } from './spots/layouts.ts'
import { takeStarts } from './spots/starts.ts'
import { addBody } from './standing/standing.ts'
import { tell } from './tell/tell.ts'
import type { Told } from './tell/telling.ts'
import type { Deed, SaidPlace, SaidSize, Thing } from './things.ts'
import { unread } from './unread.ts'
import { assertWeighed } from './weighed.ts'
import { widen } from './widenings.ts'

/** Throws where anything of it is not understood. */
export function readOperations(prompt: string, tokens: readonly Token[]): Reading {
  assertWeighed(tokens, prompt)
  const lines = linesOf(prompt, tokens)
  try {
    return readAs(prompt, tell(lines, prompt, false))
  } catch (error) {
    // "This is an L bracket. The legs are …": what the title names is the part itself.
    if (!titlesSection(lines)) throw error
    return readAs(prompt, tell(lines, prompt, true))
  }
}

function readAs(prompt: string, told: Told): Reading {
  const build = new Build(prompt, told)
  const several = told.deeds.filter(({ kind }) => kind !== 'thing').length > 1
  for (const [nth, deed] of inOrder(told.deeds).entries()) {
    if (deed.kind === 'work') workEdges(build, deed.work, nth, several)
    else if (deed.kind === 'hollow') hollowOut(build, deed.hollow, nth)
    else if (deed.kind === 'repeat') repeatIt(build, deed.repeat, nth)
    else if (deed.kind === 'rounding') roundFully(build, deed.rounding)
    else {
      const solid = made(build, deed.thing)
      build.solids.push(solid, ...(solid.parts ?? []))
    }
  }
  assertHeard(build)
  account(build, told)
  build.finish()
  const name = nameOf(told.things)
  const plan = planSchema.safeParse({
    version: PLAN_VERSION,
    name,
    parts: [{ id: 'part', name, features: build.features }],
    requirements: build.requirements,
    assumptions: build.assumptions.map((says, at) => ({ id: `a${at + 1}`, says })),
  })
  if (!plan.success) throw unread(name)
  return { plan: plan.data, uses: usesOf(build) }
}

const usesOf = ({ requirements }: Build): WordUse[] =>
  requirements.flatMap(({ words, says }) =>
    words ? [{ span: words.span, text: words.text, role: 'used' as const, became: says }] : [],
  )

/** What stays sharp is looked at once all else is worked. */
const inOrder = (deeds: readonly Deed[]): Deed[] => {
  const isSharp = (deed: Deed): boolean => deed.kind === 'work' && deed.work.kind === 'sharp'
  const others = deeds.filter((deed) => !isSharp(deed))
  return others.some(({ kind }) => kind === 'work') ? [...others, ...deeds.filter(isSharp)] : others
}

function made(build: Build, thing: Thing) {
  countThing(thing)
  takeStarts(thing, isPattern(thing))
  if (thing.role === 'add') return addBody(build, thing)
  if (build.bodies.length === 0) throw unread(thing.name)
  return thing.holes ? widen(build, thing) : addCut(build, thing)
}

/** Every number and every place has found its use, or says again what the part has anyway. */
function account(build: Build, { things, deeds, glossed, overall }: Told): void {
  const every = things.flatMap((thing) => [thing, ...thing.members, ...(thing.starts ?? [])])
  const places: SaidPlace[] = [
    ...every.flatMap((thing) => thing.places),
    ...deeds.flatMap((deed) =>
      deed.kind === 'work'
        ? deed.work.places
        : deed.kind === 'hollow'
          ? deed.hollow.places
          : deed.kind === 'rounding'
            ? deed.rounding.places
            : [],
    ),
  ]
  for (const said of places) {
    if (said.used) continue
    const figures = figuresOf(said)
    if (!said.gloss || !figures.every((figure) => follows(build, figure))) build.fail(said)
    for (const figure of figures) if (!build.isUsed(figure)) build.follow(figure)
  }
  const sizes: readonly SaidSize[] = [
    ...every.flatMap((thing) => thing.sizes),
    ...deeds.flatMap((deed) =>
      deed.kind === 'work' ? deed.work.sizes : deed.kind === 'hollow' ? deed.hollow.sizes : [],
    ),
    ...overall,
  ]
  for (const { figure, gloss, overall: whole } of sizes) {
    again(build, figure, gloss)
    // "70 mm long overall", with a flange at its end.
    if (whole && !AXES.some((axis) => isSame(sizeAlong(build.whole, axis), figure.value)))
      throw unread(figure.text)
  }
  for (const figure of glossed) again(build, figure, true)
}

function again(build: Build, figure: Figure, gloss: boolean): void {
  if (build.isUsed(figure)) return
  if (!gloss || !follows(build, figure)) throw unread(figure.text)
  build.follow(figure)
}

const figuresOf = ({ place }: SaidPlace): readonly Figure[] =>
  'figure' in place ? [place.figure] : 'figures' in place ? place.figures : []

const nameOf = (things: readonly Thing[]): string => {
  const name = things.find(({ role }) => role === 'add')?.name ?? 'part'
  return name.charAt(0).toUpperCase() + name.slice(1)
}
