/** From the table of things to a plan: bodies first, then what is cut into them, then their edges. */

import { EngineError } from '../../errors.ts'
import { PLAN_VERSION, type PlanInput } from '../../plan/plan.ts'
import type { DesignMode } from '../../request.ts'
import type { OverallSize, PlaneCut, Remain } from '../context.ts'
import type { Entity, SaidPlace } from '../entity.ts'
import { assertAnnounced, gatherBodies, gatherCuts } from '../references/announced.ts'
import { settleGroups } from '../references/groups.ts'
import { quote } from '../sizes/sizes.ts'
import type { Item } from '../text/items.ts'
import { isGuest } from '../worked/guests.ts'
import { isGusset } from '../worked/gussets.ts'
import { afterSlices } from './bodies/after-slices.ts'
import type { FeatureInput } from './bodies/bodies.ts'
import { makeShell, refuseHollowGuests, withinCorners } from './bodies/hollow.ts'
import { markCorners, markRoots, requireBodies } from './bodies/measured-bodies.ts'
import { openPipes } from './bodies/meeting-pipes.ts'
import { isBody, isSummedUp, orderBodies } from './bodies/order.ts'
import { squareLegs } from './bodies/right-triangles.ts'
import { withRimCorners } from './bodies/rim-corners.ts'
import { assertTitleSized } from './bodies/unsized.ts'
import { isChannel } from './cuts/channels.ts'
import { requireCounts } from './cuts/counts.ts'
import { CUTS, type CutOut, makeCuts } from './cuts/cuts.ts'
import { requireClear, requireDepths } from './cuts/depths.ts'
import { requireFull } from './cuts/full.ts'
import { settleLevels } from './cuts/levels.ts'
import { makePlaneCuts } from './cuts/planes.ts'
import { settleReached } from './cuts/reached.ts'
import { deepenByRemains, requireRemains, sizeByRemains } from './cuts/remains.ts'
import { isRimCut } from './cuts/rim-cuts.ts'
import { requireSpacings } from './cuts/spacings.ts'
import { settleStops } from './cuts/stops.ts'
import { keepExtents } from './cuts/text.ts'
import { requireTurns } from './cuts/turns.ts'
import { inOrder } from './cuts/uncut-faces.ts'
import { refuseUnplaced } from './cuts/unplaced.ts'
import { makeAllEdges } from './edges/all-edges.ts'
import { settleBroadSides } from './faces/broad-side.ts'
import type { Stand } from './faces/stand.ts'
import { settleWays } from './faces/ways.ts'
import type { PlacedFamily } from './families/family.ts'
import { familyLooks, partLook } from './families/look.ts'
import { settlePartWays } from './layout/part-ways.ts'
import { Ledger, type Required } from './ledger.ts'
import { type Extent, extentOf, nameOf } from './named.ts'
import { assertNoGuessedShape } from './named-shape.ts'
import { separateSolids } from './scene/beside.ts'
import { assertOneSheet, settlePaper } from './scene/drawn-together.ts'
import { settleFrame } from './scene/frame.ts'
import { placeBodies, placeChannels, type Scene } from './scene/scene.ts'
import { requireOverall, requireWhole, shareAxis, shareLevels } from './scene/whole.ts'

export interface Understood {
  prompt: string
  /** What the part is called, where that says nothing of its shape. */
  title: string | undefined
  entities: readonly Entity[]
  /** Of the part as a whole. */
  places: readonly SaidPlace[]
  announced: readonly { value: number; item: Item }[]
  overall: readonly OverallSize[]
  material: string | undefined
  colour: string | undefined
  /** Material said to be left by a cut. */
  remains: readonly Remain[]
  planes: readonly PlaneCut[]
  /** What must be found on the part besides the sizes of its things. */
  required: readonly Required[]
  /** What reading chose or left out. */
  remarks: readonly string[]
  mode: DesignMode
}

/** Cuts that show as openings. */
const ROUND_CUTS = new Set(['hole'])

export interface Compiled extends Extent {
  plan: PlanInput
  family: PlacedFamily | undefined
}

/** Everything that was told, as one part (or as the parts of one family). */
export function compilePart(understood: Understood): Compiled {
  const { prompt, entities: told, places, announced, overall, remains, mode } = understood
  const ledger = new Ledger(prompt)
  squareLegs(told)
  gatherBodies(told)
  gatherCuts(told)
  const entities = settleGroups(told)
  const gussets = entities.filter((entity) => isGusset(entity) && entity.given.length > 0)
  const unsized = gussets.length > 0 ? undefined : entities.find(isGusset)
  if (unsized && entities.some((entity) => isBody(entity) && entity !== unsized && entity.given.length > 0))
    throw new EngineError(
      'prompt_too_ambiguous',
      `How large is ${quote(unsized.item.text)}? Give its thickness and both of its legs.`,
    )
  const bodies = orderBodies(
    entities.filter((entity) => !isRimCut(entity) && !gussets.includes(entity) && !isGuest(entity)),
    prompt,
  )
  shareLevels(bodies, places)
  shareAxis(bodies, places)
  settlePaper(entities)
  if (bodies.length === 0)
    throw new EngineError(
      'prompt_too_ambiguous',
      `I could not find a body to make in ${quote(prompt.slice(0, 120))}. Name one with its sizes, such as “a 60 x 40 x 8 mm plate”.`,
    )
  refuseUnplaced(entities)
  const names = assumeNames(understood, entities, ledger)
  settleFrame(bodies[0] as Entity, entities, ledger)
  const untouched = !entities.some(({ concept }) => CUTS.has(concept))
  const scene = placeBodies(bodies, gussets, { remains, mode, untouched }, ledger)
  const { stands } = scene
  assertTitleSized(stands)
  assertNoGuessedShape([...names, ...understood.remarks], ledger)
  assertOneSheet(stands)
  const base = stands[0] as Stand
  settleWays(entities, stands)
  settlePartWays(entities, stands)
  settleBroadSides(entities, stands)
  settleLevels(entities, stands)
  settleStops(entities, stands)
  const channels = entities.filter((entity) => !isRimCut(entity) && isChannel(entity, stands))
  deepenByRemains(entities, remains, base)
  // "cut from the top down to Z=20"; from one level to another they are told as bodies are.
  settleReached(
    channels.filter(({ places }) => !places.some(({ place }) => place.kind === 'range')),
    stands,
  )
  placeChannels(channels, scene, ledger)
  assertAnnounced(announced, entities, stands.length)
  requireWhole(places, ledger)
  requireOverall(overall, stands, ledger)
  sizeByRemains(entities, remains, base)
  const left = channels.length > 0 ? stands : afterSlices(stands, entities)
  const cut = makeCuts(entities, channels, { ...scene, stands: left }, ledger)
  requireAll(understood, entities, scene, cut, ledger)
  refuseHollowGuests(stands)
  const shell = makeShell(base, cut.cuts, stands, ledger)
  const rimmed = stands.some(({ shape }) => shape === 'border')
  const edges = makeAllEdges(entities, left, cut.cuts, shell !== undefined || rimmed, ledger)
  const room = shell && withinCorners(shell, edges.early, base)
  const opened = openPipes(scene.features, stands, ledger)
  const planes = makePlaneCuts(understood.planes, stands, ledger)
  const made = inOrder(
    [...withRimCorners(scene.features, edges.early, stands), ...opened],
    cut.features,
    stands,
  )
  const [first, ...others] = [...made, ...planes, ...edges.late]
  const features = [first, ...edges.early, room, ...others].filter((feature) => feature !== undefined)
  return { plan: planOf(understood, scene, features, ledger), family: scene.family, ...extentOf(stands) }
}

/** What is only a name, and what reading chose; the names. */
function assumeNames(
  { prompt, title, remarks }: Understood,
  entities: readonly Entity[],
  ledger: Ledger,
): string[] {
  const spoken = entities.filter(isBody)
  const names = spoken.filter((entity) => isSummedUp(entity, spoken, prompt)).map(({ item }) => item.text)
  const given = title ? [title, ...names] : names
  for (const name of given)
    ledger.assume(
      'name',
      `${quote(name)} is only the name of the part; what is made are the bodies described`,
    )
  for (const says of remarks) ledger.assume('read', says)
  return given
}

/** Everything that was said of bodies and cuts, to be measured on the finished solid. */
function requireAll(
  { remains, required }: Understood,
  entities: readonly Entity[],
  { stands, sets }: Scene,
  { cuts, raised, features }: CutOut,
  ledger: Ledger,
): void {
  for (const cut of cuts) requireFull(cut, stands, ledger)
  const ledges = entities.filter(({ concept }) => concept === 'ledge')
  requireRemains(remains, stands, { cuts, features, ledges }, ledger)
  for (const each of required) ledger.require(each)
  requireDepths(cuts, entities, ledger)
  requireClear(cuts, ledger)
  requireSpacings(cuts, ledger)
  requireCounts(cuts, stands, ledger)
  for (const cut of cuts) requireTurns(cut, ledger)
  markRoots(entities, stands)
  markCorners(entities, stands)
  const worked = entities.some(({ kind, concept }) => kind === 'feature' && !ROUND_CUTS.has(concept))
  requireBodies(sets, stands, cuts, worked, ledger)
  keepExtents(raised, stands[0] as Stand, ledger)
}

function planOf(
  { material, colour }: Understood,
  { stands, family }: Scene,
  features: FeatureInput[],
  ledger: Ledger,
): PlanInput {
  const base = stands[0] as Stand
  const name = family?.name ?? nameOf(base, extentOf(stands))
  const look = { material, colour }
  const { parts = [], instances = [], relations = [], solids = separateSolids(stands) } = family?.built ?? {}
  const [first, ...others] = familyLooks(parts, base.entity, look)
  return {
    version: PLAN_VERSION,
    name,
    parts: first
      ? [{ ...first, features: [...first.features, ...features] }, ...others]
      : [
          {
            id: base.id === 'base' ? 'part' : base.id,
            name,
            ...partLook(look),
            features,
            ...(solids === undefined ? {} : { solids }),
          },
        ],
    ...(instances.length > 0 ? { instances } : {}),
    ...(relations.length > 0 ? { relations } : {}),
    requirements: ledger.requirements,
    assumptions: ledger.assumptions,
  }
}
