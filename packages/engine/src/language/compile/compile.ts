/** From the table of things to a plan: bodies first, then what is cut into them, then their edges. */
import { EngineError } from '../../errors.ts'
import type { AxisName, Point3, SignedAxis } from '../../plan/geometry.ts'
import { PLAN_VERSION, type PlanInput } from '../../plan/plan.ts'
import { assertAnnounced, gatherBodies } from '../announced.ts'
import type { OverallSize } from '../context.ts'
import { bodyOf, type Entity, isHollow, type SaidPlace } from '../entity.ts'
import { countsSaid, settleGroups } from '../groups.ts'
import type { Item } from '../items.ts'
import { quote } from '../sizes.ts'
import type { FeatureInput } from './bodies.ts'
import { channelOf, isChannel } from './channels.ts'
import type { Cut } from './cut.ts'
import { areUpright, makeEdges } from './edges.ts'
import { type PlacedFamily, placeFamily } from './family.ts'
import { requireFull, spansAll } from './full.ts'
import { makeHole } from './holes.ts'
import { makeShell, openSides, refuseHollowGuests } from './hollow.ts'
import { makeHoneycomb } from './honeycomb.ts'
import { makeKeyway } from './keyways.ts'
import { Ledger, millimetres } from './ledger.ts'
import { makeLedge } from './ledges.ts'
import { familyLooks, partLook } from './look.ts'
import { requireBodies } from './measured-bodies.ts'
import { makePocket } from './openings.ts'
import { allFaces, type Share, sharesOf, sharesOfCopies } from './pieces.ts'
import { isRadial, makeRadialHole } from './radial.ts'
import { makeRing } from './rings.ts'
import { separateSolids } from './scene/beside.ts'
import { tipSide } from './scene/contact.ts'
import { placeBody, type Set_ } from './scene/place.ts'
import { flatEnds } from './scene/probe.ts'
import { requireOverall, requireWhole, shareLevels } from './scene/whole.ts'
import { makeSlot } from './slots.ts'
import { along, type Face, faceOf, ROUND_SHAPES, type Stand } from './stand.ts'
import { all } from './statements.ts'

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
  /** What reading chose or left out. */
  remarks: readonly string[]
  mode: 'standard' | 'pro' | 'assembly'
}

const isBody = (entity: Entity): boolean => entity.kind === 'solid'

/** "A gear: a disc 40 mm across with …": a family's name, and then the bodies it is built of. */
const isOnlyTitle = (entity: Entity, solids: readonly Entity[]): boolean =>
  entity.family !== undefined &&
  entity.given.length === 0 &&
  entity.thread === undefined &&
  entity.family.names.length === 0 &&
  [...entity.family.members.values()].every((member) => member.given.length === 0 && !member.count) &&
  solids.some((other) => other !== entity && !other.loose && !other.family && other.given.length > 1)

/** The body the others stand on: one that is named as host before the rest, else the first. */
function orderBodies(entities: readonly Entity[]): Entity[] {
  const solids = entities.filter(isBody)
  const told = solids.filter((entity) => !entity.loose && !isOnlyTitle(entity, solids))
  const bodies = told.length > 0 ? told : solids
  const base =
    bodies.find((entity) => entity.host === undefined && bodies.some((other) => other.host === entity)) ??
    bodies.find((entity) => entity.host === undefined && !bodyOf(entity)?.raised) ??
    bodies[0]
  if (!base) return []
  const rest = bodies.filter((entity) => entity !== base)
  return [base, ...rest.filter((entity) => !entity.cut), ...rest.filter((entity) => entity.cut)]
}

function makeCut(
  entity: Entity,
  stands: readonly Stand[],
  entities: readonly Entity[],
  ledger: Ledger,
  share?: Share,
): { cut: Cut; feature: FeatureInput } {
  const face = share?.face ?? hostFace(entity, stands)
  if (entity.concept === 'pocket') {
    const corners = entities.find((each) => each.concept === 'fillet' && each.host === entity)
    return makePocket(entity, face, corners, ledger)
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
  if (entity.concept === 'slot') return makeSlot(entity, face, detail('counterbore'), ledger)
  return makeHole(
    share?.entity ?? entity,
    face,
    { counterbore: detail('counterbore'), countersink: detail('countersink') },
    ledger,
  )
}

/** The round body that a hole goes across; undefined for every other hole. */
function roundHost(entity: Entity, stands: readonly Stand[]): Stand | undefined {
  const bodies = stands.filter((stand) => !stand.entity.cut)
  const stand = bodies.find((each) => each.entity === entity.host) ?? bodies[0]
  return stand && isRadial(entity, stand) ? stand : undefined
}

/** The face a cut goes into: the named one, else the top (the end, for a body that lies). */
function hostFace(entity: Entity, stands: readonly Stand[]): Face {
  const bodies = stands.filter((stand) => !stand.entity.cut)
  const base = bodies[0] as Stand
  const named = bodies.find((stand) => stand.entity === entity.host)
  const tip = all(entity.places, 'tip')[0]?.place
  const said = tip
    ? ({ kind: 'face', face: tipSide(tip.which, named ?? base) } as const)
    : entity.places.map(({ place }) => place).find((place) => place.kind === 'face')
  if (entity.manners.has('radial') && said?.kind !== 'face')
    throw new EngineError(
      'prompt_too_ambiguous',
      `Which side does ${quote(entity.item.text)} go through? Name the front, back, left or right side.`,
    )
  const normal: SignedAxis =
    said?.kind === 'face' ? said.face : `+${drilledAlong(entity) ?? (named ?? base).axis}`
  const placed = entity.places.some(({ place }) => !['centre', 'face', 'along', 'tip'].includes(place.kind))
  const single = bodies.length > 1 && (entity.count?.value ?? 1) === 1 && !placed && !named
  const many = single || (bodies.length > 1 && spansAll(entity, bodies))
  if (many && normal === '+z') {
    // A central hole with no body named goes down through all of them.
    const top = bodies.reduce((a, b) => (b.max[2] > a.max[2] ? b : a))
    const low = Math.min(...bodies.map((stand) => stand.min[2]))
    const face = faceOf(top, normal, { facing: normal })
    const flat = flatEnds(top, 'z').includes('max')
    return { ...face, depth: top.max[2] - low, ...(flat ? {} : { curved: true }) }
  }
  const stand = named ?? base
  if (isHollow(stand.entity)) return wallOf(stand, normal)
  const round = ROUND_SHAPES.has(stand.shape) && normal[1] !== stand.axis
  if (normal === '+z' && entity.concept === 'hole' && !flatEnds(stand, 'z').includes('max'))
    return { ...faceOf(stand, normal, { facing: normal }), curved: true }
  if (round || stand.shape === 'sphere')
    throw new EngineError(
      'prompt_too_ambiguous',
      `I can only place ${quote(entity.item.text)} on a flat face, and that side of ${quote(stand.entity.item.text)} is round. Name the top or the bottom.`,
    )
  const face = faceOf(stand, normal, {
    facing: normal,
    ...(bodies.length > 1 || stands.length > 1 ? { feature: stand.id } : {}),
  })
  const axis = normal[1] as AxisName
  const overall =
    Math.max(...bodies.map((each) => along(each.max, axis))) -
    Math.min(...bodies.map((each) => along(each.min, axis)))
  return { ...face, overall, ...(meetsOthers(stand, normal, bodies) ? { shared: true } : {}) }
}

/** "a hole in the x direction": of a single hole the way it is drilled. */
function drilledAlong({ concept, count, places }: Entity): AxisName | undefined {
  const said = places.map(({ place }) => place).find((place) => place.kind === 'along')
  return concept === 'hole' && (count?.value ?? 1) === 1 && said?.kind === 'along' ? said.axis : undefined
}

/** Whether another body ends at the same level: their faces may then be one. */
function meetsOthers(stand: Stand, normal: SignedAxis, bodies: readonly Stand[]): boolean {
  const end = normal[0] === '+' ? 'max' : 'min'
  const axis = normal[1] as AxisName
  return bodies.some(
    (other) => other !== stand && Math.abs(along(other[end], axis) - along(stand[end], axis)) < 1e-6,
  )
}

/** A hole in a hollow body goes through one wall; where the top is open, through the floor. */
function wallOf(stand: Stand, normal: SignedAxis): Face {
  const open = openSides(stand.entity)
  const side: SignedAxis = normal === '+z' && open.includes('+z') ? '-z' : normal
  const wall = stand.dimensions.values.get('wall') ?? 0
  return { ...faceOf(stand, side, { facing: side }), depth: wall, wall: true }
}

const CUTS = new Set(['hole', 'slot', 'pocket'])
const EDGES = new Set(['fillet', 'chamfer'])

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
  const entities = settleGroups(told)
  const bodies = orderBodies(entities)
  shareLevels(bodies, places)
  if (bodies.length === 0)
    throw new EngineError(
      'prompt_too_ambiguous',
      `I could not find a body to make in ${quote(prompt.slice(0, 120))}. Name one with its sizes, such as “a 60 x 40 x 8 mm plate”.`,
    )
  refuseUnplaced(entities)
  if (title)
    ledger.assume(
      'name',
      `${quote(title)} is only the name of the part; what is made are the bodies described`,
    )
  for (const says of remarks) ledger.assume('read', says)
  const stands: Stand[] = []
  const features: FeatureInput[] = []
  const sets: Set_[] = []
  let family: PlacedFamily | undefined
  const untouched = !entities.some((entity) => CUTS.has(entity.concept))
  for (const entity of bodies) {
    if (entity.family) {
      family = placeFamily(entity, entity.family, stands, ledger, mode, untouched)
      stands.push(family.stand)
      features.push(...family.built.features)
      continue
    }
    const set = placeBody(entity, stands, ledger)
    sets.push(set)
    stands.push(...set.stands)
    features.push(...set.features)
  }
  const base = stands[0] as Stand
  const channels = entities.filter((entity) => isChannel(entity, stands))
  for (const entity of channels) {
    const set = placeBody(channelOf(entity, stands, ledger), stands, ledger)
    sets.push(set)
    stands.push(...set.stands)
    features.push(...set.features)
  }
  assertAnnounced(announced, entities, stands.length)
  requireWhole(places, ledger)
  requireOverall(understood.overall, stands, ledger)
  const cuts: Cut[] = []
  const across = entities.filter((entity) => roundHost(entity, stands) !== undefined)
  const apart = new Set([...across, ...channels])
  for (const entity of entities.filter((each) => CUTS.has(each.concept) && !apart.has(each))) {
    const pieces = sharesOf(entity, family?.built, base, entities)
    const shares = pieces.length > 0 ? pieces : sharesOfCopies(entity, stands)
    for (const share of shares.length > 0 ? shares : [undefined]) {
      const { cut, feature } = makeCut(entity, stands, entities, ledger, share)
      cuts.push(cut)
      features.push(feature)
    }
  }
  for (const entity of entities.filter(({ concept }) => concept === 'keyway'))
    features.push(makeKeyway(entity, stands, cuts, ledger))
  for (const entity of entities.filter((each) => each.concept === 'groove' && !apart.has(each)))
    features.push(...makeRing(entity, stands, ledger))
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
  for (const cut of cuts) requireFull(cut, stands, ledger)
  requireCounts(cuts, stands, ledger)
  requireBodies(sets, stands, cuts, ledger)
  refuseHollowGuests(stands)
  const shell = makeShell(base, cuts, stands, ledger)
  const ledges = entities.filter(({ concept }) => concept === 'ledge')
  const early: FeatureInput[] = []
  const added = stands.filter((each) => !each.entity.cut)
  let cornerRadius = 0
  for (const entity of entities.filter(
    (each) => EDGES.has(each.concept) && !isToldElsewhere(each, entities) && each.host?.concept !== 'pocket',
  )) {
    const stand = stands.find((each) => each.entity === entity.host) ?? base
    // Corners are rounded before a room or a step is made, so that these follow them.
    const before = (shell || ledges.length > 0) && stand === base && areUpright(entity, stand)
    const edges = makeEdges(entity, stand, before ? [] : cuts, added, ledger)
    if (before && edges.kind === 'fillet') cornerRadius = edges.radius
    if (before) early.push(edges)
    else features.push(edges)
  }
  for (const ledge of ledges) early.push(makeLedge(ledge, base, cornerRadius, ledger))
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
  for (const entity of entities) {
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
function requireCounts(cuts: readonly Cut[], stands: readonly Stand[], ledger: Ledger): void {
  for (const cut of cuts) {
    const { group } = cut.entity
    const said = [...(group ? countsSaid(group) : []), ...countsSaid(cut.entity)]
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
