/** From the table of things to a plan: bodies first, then what is cut into them, then their edges. */
import { EngineError } from '../../errors.ts'
import type { Point3, SignedAxis } from '../../plan/geometry.ts'
import { PLAN_VERSION, type PlanInput } from '../../plan/plan.ts'
import type { DesignMode } from '../../request.ts'
import type { OverallSize, Remain } from '../context.ts'
import type { Entity, SaidPlace } from '../entity.ts'
import { assertAnnounced, gatherBodies, gatherCuts } from '../references/announced.ts'
import { countsSaid, settleGroups } from '../references/groups.ts'
import { quote } from '../sizes/sizes.ts'
import type { Item } from '../text/items.ts'
import { isGusset } from '../worked/gussets.ts'
import { AGAIN } from '../worked/two-mouths.ts'
import { RIM } from '../worked/worked-edges.ts'
import type { FeatureInput } from './bodies/bodies.ts'
import { makeShell, refuseHollowGuests } from './bodies/hollow.ts'
import { markRoots, requireBodies } from './bodies/measured-bodies.ts'
import { isBody, isSummedUp, orderBodies } from './bodies/order.ts'
import { channelOf, isChannel } from './cuts/channels.ts'
import type { Cut } from './cuts/cut.ts'
import { requireDepths } from './cuts/depths.ts'
import { isFaceGroove, makeFaceGroove } from './cuts/face-grooves.ts'
import { makeFlats } from './cuts/flats.ts'
import { floorFace } from './cuts/floors.ts'
import { requireFull } from './cuts/full.ts'
import { makeHole } from './cuts/holes.ts'
import { makeHoneycomb } from './cuts/honeycomb.ts'
import { makeKeyway } from './cuts/keyways.ts'
import { makeLedge } from './cuts/ledges.ts'
import { settleLevels } from './cuts/levels.ts'
import { makePocket } from './cuts/openings.ts'
import { makeRadialHole } from './cuts/radial.ts'
import { requireRemains, sizeByRemains } from './cuts/remains.ts'
import { isRimCut, makeRimCuts } from './cuts/rim-cuts.ts'
import { makeRing } from './cuts/rings.ts'
import { makeSlot } from './cuts/slots.ts'
import { keepExtents, makeText } from './cuts/text.ts'
import { requireTurns } from './cuts/turns.ts'
import { areUpright, makeEdges } from './edges/edges.ts'
import { settleBroadSides } from './faces/broad-side.ts'
import { sharesOfCopies } from './faces/copies.ts'
import { hostFace, roundHost } from './faces/host-face.ts'
import { sharesOfSides } from './faces/sides.ts'
import type { Stand } from './faces/stand.ts'
import { settleWays } from './faces/ways.ts'
import { type PlacedFamily, placeFamily } from './families/family.ts'
import { familyLooks, partLook } from './families/look.ts'
import { allFaces, type Share, sharesOf } from './families/pieces.ts'
import { mirrorOf } from './layout/mirrored.ts'
import { Ledger, millimetres } from './ledger.ts'
import { separateSolids } from './scene/beside.ts'
import { settlePaper } from './scene/drawn-together.ts'
import { settleFrame } from './scene/frame.ts'
import { placeGussets } from './scene/gussets.ts'
import { placeBody, type Set_ } from './scene/place.ts'
import { requireOverall, requireWhole, shareLevels } from './scene/whole.ts'

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
  /** What reading chose or left out. */
  remarks: readonly string[]
  mode: DesignMode
}

function makeCut(
  entity: Entity,
  stands: readonly Stand[],
  entities: readonly Entity[],
  cuts: readonly Cut[],
  ledger: Ledger,
  share?: Share,
): { cut: Cut; feature: FeatureInput } {
  const face = share?.face ?? floorFace(entity, cuts) ?? hostFace(entity, stands)
  if (entity.concept === 'pocket') {
    const corners = entities.find(
      (each) => each.concept === 'fillet' && each.host === entity && !each.manners.has(RIM),
    )
    return makePocket(share?.entity ?? entity, face, corners, ledger)
  }
  const detail = (concept: string): Entity | undefined =>
    entities.find(
      (each) =>
        each.concept === concept &&
        (each.of === entity || (each.of !== undefined && each.of === entity.group)) &&
        !(
          each.loose &&
          entities.some((other) => other !== each && other.concept === concept && other.of === entity)
        ),
    )
  if (entity.concept === 'slot') return makeSlot(share?.entity ?? entity, face, detail('counterbore'), ledger)
  return makeHole(
    share?.entity ?? entity,
    face,
    { counterbore: detail('counterbore'), countersink: detail('countersink') },
    ledger,
  )
}

const CUTS = new Set(['hole', 'slot', 'pocket'])
const EDGES = new Set(['fillet', 'chamfer'])
/** Cuts that show as openings. */
const ROUND_CUTS = new Set(['hole'])

/** An announcement ("a chamfered cube") gives way to what was told in detail. */
const isToldElsewhere = (entity: Entity, entities: readonly Entity[]): boolean =>
  entity.loose &&
  entities.some((other) => other !== entity && other.concept === entity.concept && !other.loose)

export interface Compiled {
  plan: PlanInput
  family: PlacedFamily | undefined
  /** Of its bodies together. */
  min: Point3
  max: Point3
}

/** Everything that was told, as one part (or as the parts of one family). */
export function compilePart(understood: Understood): Compiled {
  const { prompt, title, entities: told, places, announced, material, colour, remarks, mode } = understood
  const ledger = new Ledger(prompt)
  gatherBodies(told)
  gatherCuts(told)
  const entities = settleGroups(told)
  const rimCuts = entities.filter(isRimCut)
  const gussets = entities.filter((entity) => isGusset(entity) && entity.given.length > 0)
  const bodies = orderBodies(
    entities.filter((entity) => !isRimCut(entity) && !gussets.includes(entity)),
    prompt,
  )
  shareLevels(bodies, places)
  settlePaper(entities)
  if (bodies.length === 0)
    throw new EngineError(
      'prompt_too_ambiguous',
      `I could not find a body to make in ${quote(prompt.slice(0, 120))}. Name one with its sizes, such as “a 60 x 40 x 8 mm plate”.`,
    )
  refuseUnplaced(entities)
  const spoken = entities.filter(isBody)
  const names = spoken.filter((entity) => isSummedUp(entity, spoken, prompt)).map(({ item }) => item.text)
  for (const name of title ? [title, ...names] : names)
    ledger.assume(
      'name',
      `${quote(name)} is only the name of the part; what is made are the bodies described`,
    )
  for (const says of remarks) ledger.assume('read', says)
  const stands: Stand[] = []
  const features: FeatureInput[] = []
  const sets: Set_[] = []
  let family: PlacedFamily | undefined
  settleFrame(bodies[0] as Entity, entities, ledger)
  const untouched = !entities.some((entity) => CUTS.has(entity.concept))
  for (const entity of bodies) {
    if (entity.family) {
      family = placeFamily(entity, entity.family, stands, ledger, mode, untouched, bodies.length === 1)
      stands.push(family.stand)
      features.push(...family.built.features)
      continue
    }
    if (stands[0]) sizeByRemains([entity], understood.remains, stands[0])
    const set = placeBody(entity, stands, ledger)
    sets.push(set)
    stands.push(...set.stands)
    features.push(...set.features)
  }
  for (const entity of gussets) {
    const set = placeGussets(entity, stands, ledger)
    stands.push(...set.stands)
    features.push(...set.features)
  }
  const base = stands[0] as Stand
  settleWays(entities, stands)
  settleBroadSides(entities, stands)
  settleLevels(entities, stands)
  const channels = entities.filter((entity) => !isRimCut(entity) && isChannel(entity, stands))
  for (const entity of channels) {
    const set = placeBody(channelOf(entity, stands, ledger), stands, ledger)
    sets.push(set)
    stands.push(...set.stands)
    features.push(...set.features)
  }
  assertAnnounced(announced, entities, stands.length)
  requireWhole(places, ledger)
  requireOverall(understood.overall, stands, ledger)
  sizeByRemains(entities, understood.remains, base)
  const cuts: Cut[] = []
  const across = entities.filter((entity) => roundHost(entity, stands) !== undefined)
  const apart = new Set([...across, ...channels, ...rimCuts])
  for (const entity of entities.filter((each) => CUTS.has(each.concept) && !apart.has(each))) {
    const pieces = sharesOf(entity, family?.built, base, entities)
    const sides = pieces.length > 0 ? pieces : sharesOfSides(entity, stands)
    const shares = sides.length > 0 ? sides : sharesOfCopies(entity, stands)
    for (const share of shares.length > 0 ? shares : [undefined]) {
      const { cut, feature } = makeCut(entity, stands, entities, cuts, ledger, share)
      cuts.push(cut)
      features.push(feature)
    }
  }
  for (const entity of rimCuts) features.push(...makeRimCuts(entity, stands, ledger))
  for (const entity of entities.filter(({ concept }) => concept === 'keyway'))
    features.push(makeKeyway(entity, stands, cuts, ledger))
  for (const entity of entities.filter(({ concept }) => concept === 'flat'))
    features.push(...makeFlats(entity, stands, ledger))
  for (const entity of entities.filter((each) => each.concept === 'groove' && !apart.has(each)))
    features.push(
      ...(isFaceGroove(entity) ? [makeFaceGroove(entity, stands, ledger)] : makeRing(entity, stands, ledger)),
    )
  for (const entity of across) {
    const radial = makeRadialHole(entity, roundHost(entity, stands) as Stand, ledger)
    cuts.push(radial.cut)
    features.push(...radial.features)
  }
  for (const entity of entities.filter(({ concept }) => concept === 'honeycomb')) {
    const faces = allFaces(entity, family?.built, base, entities)
    for (const face of faces.length > 0 ? faces : [hostFace(entity, stands)])
      features.push(makeHoneycomb(entity, face, cuts, ledger))
  }
  const raised: SignedAxis[] = []
  for (const entity of entities.filter(({ concept }) => concept === 'text')) {
    const [piece] = allFaces(entity, family?.built, base, entities)
    const face = piece ?? hostFace(entity, stands)
    const text = makeText(entity, face, ledger)
    if (text.raised) raised.push(face.normal)
    features.push(text)
  }
  for (const cut of cuts) requireFull(cut, stands, ledger)
  requireRemains(understood.remains, stands, cuts, ledger)
  requireDepths(cuts, ledger)
  requireCounts(cuts, stands, ledger)
  for (const cut of cuts) requireTurns(cut, ledger)
  markRoots(entities, stands)
  const worked = entities.some(({ kind, concept }) => kind === 'feature' && !ROUND_CUTS.has(concept))
  requireBodies(sets, stands, cuts, worked, ledger)
  keepExtents(raised, base, ledger)
  refuseHollowGuests(stands)
  const shell = makeShell(base, cuts, stands, ledger)
  const ledges = entities.filter(({ concept }) => concept === 'ledge')
  const early: FeatureInput[] = []
  const added = stands.filter((each) => !each.entity.cut)
  let cornerRadius = 0
  for (const entity of entities.filter(
    (each) =>
      EDGES.has(each.concept) &&
      !isToldElsewhere(each, entities) &&
      (each.host?.concept !== 'pocket' || each.manners.has(RIM)),
  )) {
    const stand = stands.find((each) => each.entity === entity.host) ?? base
    // Corners are rounded before a room or a step is made, so that these follow them.
    const before = (shell || ledges.length > 0) && stand === base && areUpright(entity, stand)
    const edges = makeEdges(entity, stand, before ? [] : cuts, added, ledger)
    if (before && edges.kind === 'fillet') cornerRadius = edges.radius
    if (before) early.push(edges)
    else features.push(edges)
  }
  for (const ledge of ledges) early.push(...makeLedge(ledge, base, cornerRadius, ledger))
  features.splice(1, 0, ...early, ...(shell ? [shell] : []))
  const name = family?.name ?? nameOf(base)
  const look = { material, colour }
  const { parts = [], instances = [], relations = [], solids = separateSolids(stands) } = family?.built ?? {}
  const [first, ...others] = familyLooks(parts, base.entity, look)
  const plan: PlanInput = {
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
  const corner = (pick: (...values: number[]) => number, end: 'min' | 'max'): Point3 =>
    [0, 1, 2].map((k) => pick(...added.map((each) => each[end][k] as number))) as Point3
  return { plan, family, min: corner(Math.min, 'min'), max: corner(Math.max, 'max') }
}

/** Things that would be lost: a counterbore without its hole. */
function refuseUnplaced(entities: readonly Entity[]): void {
  for (const [index, entity] of entities.entries()) {
    // "with a slot at each end. … Cut a slot 20 mm long": announced, and never to be made besides.
    const announced = CUTS.has(entity.concept) && entity.given.length === 0 && !entity.thread
    const toldLater = entities
      .slice(index + 1)
      .some(
        ({ concept, given, sentence }) =>
          concept === entity.concept && given.length > 0 && sentence > entity.sentence,
      )
    if (announced && toldLater && entity.places.some(({ place }) => place.kind === 'ends'))
      throw new EngineError(
        'prompt_too_ambiguous',
        `How big is ${quote(entity.item.text)}? Give its size, or leave it out where it is told later.`,
      )
    const detail = entity.concept === 'counterbore' || entity.concept === 'countersink'
    const bored =
      entity.of?.concept === 'hole' || (entity.of?.concept === 'slot' && entity.concept === 'counterbore')
    if (detail && !bored)
      throw new EngineError(
        'prompt_too_ambiguous',
        `Which hole does ${quote(entity.item.text)} belong to? Describe the hole before it.`,
      )
  }
}

function nameOf({ min, max, entity }: Stand): string {
  const sizes = min.map((low, index) => Number(((max[index] as number) - low).toFixed(3)))
  const noun = entity.concept.charAt(0).toUpperCase() + entity.concept.slice(1)
  return `${noun} ${sizes.join(' × ')} mm`
}

/** Stated numbers of holes; holes of one diameter are counted together, however many sentences they took. */
function requireCounts(all: readonly Cut[], stands: readonly Stand[], ledger: Ledger): void {
  const cuts = all.filter(({ entity }) => !entity.manners.has(AGAIN))
  for (const cut of cuts) {
    const { group } = cut.entity
    const image = mirrorOf(cut.entity)?.source.items.slice(0, 1) ?? []
    const said = [...(group ? countsSaid(group) : []), ...countsSaid(cut.entity), ...image]
    if (said.length === 0 || cut.diameter === 0) continue
    const alike = cuts.filter((other) => Math.abs(other.diameter - cut.diameter) < 1e-6)
    const bores = stands.filter(
      (stand) => Math.abs((stand.dimensions.values.get('innerDiameter') ?? 0) - cut.diameter) < 1e-6,
    ).length
    const value = alike.reduce((sum, other) => sum + other.laid.positions.length, bores)
    for (const item of said)
      ledger.require({
        name: `${cut.id}-count`,
        says: `${value} hole${value === 1 ? '' : 's'} of ${millimetres(cut.diameter)}`,
        measure: { kind: 'hole-count', diameter: cut.diameter },
        value,
        source: { items: [item], values: [] },
      })
  }
}
