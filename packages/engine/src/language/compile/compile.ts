/** From the table of things to a plan: bodies first, then what is cut into them, then their edges. */
import { EngineError } from '../../errors.ts'
import type { AxisName, Point2, Point3, SignedAxis } from '../../plan/geometry.ts'
import { PLAN_VERSION, type PlanInput } from '../../plan/plan.ts'
import { bodyOf, type Entity, MAY_LIE, shapeOf } from '../entity.ts'
import { countsSaid, settleGroups } from '../groups.ts'
import type { ShapeKind } from '../lexicon/bodies.ts'
import { COLOURS, MATERIALS } from '../lexicon/surroundings.ts'
import type { Typical } from '../shapes/sizes.ts'
import { quote } from '../sizes.ts'
import { type FeatureInput, frameOf, makeBody } from './bodies.ts'
import type { Cut } from './cut.ts'
import { dimensionsOf } from './dimensions.ts'
import { makeEdges } from './edges.ts'
import { makeHole } from './holes.ts'
import { layOut } from './layout.ts'
import { Ledger, millimetres } from './ledger.ts'
import { calledBy, requirePlace, requireSizes } from './measures.ts'
import { makePocket, makeSlot } from './openings.ts'
import { type Face, faceOf, onFace, ROUND_SHAPES, type Stand } from './stand.ts'
import type { Laid } from './statements.ts'

export interface Understood {
  prompt: string
  /** What the part is called, where that says nothing of its shape. */
  title: string | undefined
  entities: readonly Entity[]
  material: string | undefined
  colour: string | undefined
}

const isBody = (entity: Entity): boolean => entity.kind === 'solid'

/** The body the others stand on: one that is named as host before the rest, else the first. */
function orderBodies(entities: readonly Entity[]): Entity[] {
  const solids = entities.filter(isBody)
  const told = solids.filter((entity) => !entity.loose)
  const bodies = told.length > 0 ? told : solids
  const base =
    bodies.find((entity) => entity.host === undefined && bodies.some((other) => other.host === entity)) ??
    bodies.find((entity) => entity.host === undefined && !bodyOf(entity)?.raised) ??
    bodies[0]
  return base ? [base, ...bodies.filter((entity) => entity !== base)] : []
}

/** What a body left unsized takes from the one below: a hemisphere on a cylinder is as wide as it. */
function matching(host: Stand): Readonly<Record<string, Typical>> {
  const width = Math.min(host.max[0] - host.min[0], host.max[1] - host.min[1])
  return { diameter: width, bottomDiameter: width }
}

const MATCHES_HOST = new Set(['hemisphere', 'cap', 'cone'])

function place(
  entity: Entity,
  stands: readonly Stand[],
  ledger: Ledger,
): { stand: Stand; feature: FeatureInput } {
  const shape = shapeOf(entity)
  const host =
    stands.length === 0 ? undefined : (stands.find((stand) => stand.entity === entity.host) ?? stands.at(-1))
  const dimensions = dimensionsOf(entity, host && shape && MATCHES_HOST.has(shape) ? matching(host) : {})
  if (!shape)
    throw new EngineError('prompt_too_ambiguous', `I cannot tell what shape ${quote(entity.item.text)} has.`)
  const made = makeBody(entity, shape, dimensions)
  const id = ledger.name(entity.concept)
  for (const dimension of dimensions.assumed) {
    const called = calledBy({ entity, dimensions }, dimension)
    ledger.assume(
      `${id}-${dimension}`,
      `The ${called} of the ${entity.concept} is ${millimetres(dimensions.values.get(dimension) ?? 0)}, as none was given`,
    )
  }
  const [across, deep, up] = made.extent
  const range = entity.places
    .map((said) => said.place)
    .find((each) => each.kind === 'range' && each.axis === 'z')
  const from = range?.kind === 'range' ? range.from.value : undefined
  if (range?.kind === 'range' && Math.abs(range.to.value - range.from.value - up) > 1e-6)
    throw new EngineError(
      'geometry_validation_failed',
      `The ${entity.concept} is ${millimetres(up)} high, but ${quote(`z = ${range.from.value} to ${range.to.value}`)} makes it ${millimetres(range.to.value - range.from.value)}. Keep one of them.`,
    )
  const axis = host ? 'z' : orientationOf(entity, shape)
  const turned = axis !== 'z'
  const side = host && sideOf(entity, host, from)
  const level = from ?? (host ? (side === 'bottom' ? host.min[2] - up : host.max[2]) : 0)
  const laid = host && spotOn(entity, host, Math.max(across, deep))
  const spot = laid?.spot ?? [0, 0]
  const origin: Point3 =
    axis === 'x' ? [-up / 2, 0, deep / 2] : axis === 'y' ? [0, -up / 2, deep / 2] : [spot[0], spot[1], level]
  const size: Point3 =
    axis === 'x' ? [up, across, deep] : axis === 'y' ? [across, up, deep] : [across, deep, up]
  const corner = shape === 'triangle' && isTied(made.feature)
  const min: Point3 = turned
    ? [-size[0] / 2, -size[1] / 2, 0]
    : corner
      ? [origin[0], origin[1], level]
      : [origin[0] - size[0] / 2, origin[1] - size[1] / 2, level]
  const max: Point3 = [min[0] + size[0], min[1] + size[1], min[2] + size[2]]
  const frame = frameOf(axis, origin, made.rise)
  const feature = {
    ...made.feature,
    id,
    ...(entity.cut ? { operation: 'cut' } : {}),
    ...(frame ? { frame } : {}),
  } as FeatureInput
  const stand: Stand = { entity, id, shape, dimensions, origin, axis, min, max }
  if (host && laid) requirePlace(stand, host, laid.laid.checks, ledger)
  for (const says of laid?.laid.assumptions ?? []) ledger.assume(`${id}-place`, says)
  return { stand, feature }
}

function orientationOf(entity: Entity, shape: ShapeKind): AxisName {
  if (!MAY_LIE.has(shape)) return 'z'
  const said = entity.places.map(({ place }) => place).find((place) => place.kind === 'along')
  return entity.orientation ?? (said?.kind === 'along' ? said.axis : 'z')
}

const isTied = (feature: Record<string, unknown>): boolean => {
  const base = feature['base'] as { add?: { start?: [number, number] }[] } | undefined
  return base?.add?.[0]?.start?.[0] === 0
}

function sideOf(entity: Entity, host: Stand, from: number | undefined): 'top' | 'bottom' {
  const on = entity.places.map((said) => said.place).find((each) => each.kind === 'on')
  const face = entity.places
    .map((said) => said.place)
    .find((each) => each.kind === 'face' && each.face[1] === 'z')
  if (on?.kind === 'on') return on.side
  if (face?.kind === 'face') return face.face === '+z' ? 'top' : 'bottom'
  if (from !== undefined || bodyOf(entity)?.raised || entity.host) return 'top'
  throw new EngineError(
    'prompt_too_ambiguous',
    `I cannot tell how ${quote(entity.item.text)} is joined to ${quote(host.entity.item.text)}. Say, for example, “on top” or “centred on the top face”.`,
  )
}

/** Where on the host's top a body stands; the middle where nothing else is said. */
function spotOn(entity: Entity, host: Stand, width: number): { spot: Point2; laid: Laid } {
  const face = faceOf(host, '+z', { facing: '+z', feature: host.id })
  const laid = layOut({ entity, face, width })
  const [u, v] = onFace(face, laid.positions[0] ?? [0, 0])
  return { spot: [u, v], laid }
}

function makeCut(
  entity: Entity,
  stands: readonly Stand[],
  entities: readonly Entity[],
  ledger: Ledger,
): { cut: Cut; feature: FeatureInput } {
  const face = hostFace(entity, stands)
  if (entity.concept === 'slot') return makeSlot(entity, face, ledger)
  if (entity.concept === 'pocket') return makePocket(entity, face, ledger)
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
  return makeHole(
    entity,
    face,
    { counterbore: detail('counterbore'), countersink: detail('countersink') },
    ledger,
  )
}

/** The face a cut goes into: the named one, else the top (the end, for a body that lies). */
function hostFace(entity: Entity, stands: readonly Stand[]): Face {
  const bodies = stands.filter((stand) => !stand.entity.cut)
  const base = bodies[0] as Stand
  const named = bodies.find((stand) => stand.entity === entity.host)
  const said = entity.places.map(({ place }) => place).find((place) => place.kind === 'face')
  const normal: SignedAxis = said?.kind === 'face' ? said.face : `+${(named ?? base).axis}`
  const placed = entity.places.some(
    ({ place }) => place.kind !== 'centre' && place.kind !== 'face' && place.kind !== 'along',
  )
  const many = bodies.length > 1 && (entity.count?.value ?? 1) === 1 && !placed && !named
  if (many && normal === '+z') {
    // A central hole with no body named goes down through all of them.
    const top = bodies.reduce((a, b) => (b.max[2] > a.max[2] ? b : a))
    const low = Math.min(...bodies.map((stand) => stand.min[2]))
    const face = faceOf(top, normal, { facing: normal })
    return { ...face, depth: top.max[2] - low }
  }
  const stand = named ?? base
  const round = ROUND_SHAPES.has(stand.shape) && normal[1] !== stand.axis
  if (round || stand.shape === 'sphere')
    throw new EngineError(
      'prompt_too_ambiguous',
      `I can only place ${quote(entity.item.text)} on a flat face, and that side of ${quote(stand.entity.item.text)} is round. Name the top or the bottom.`,
    )
  return faceOf(stand, normal, {
    facing: normal,
    ...(bodies.length > 1 || stands.length > 1 ? { feature: stand.id } : {}),
  })
}

const CUTS = new Set(['hole', 'slot', 'pocket'])
const EDGES = new Set(['fillet', 'chamfer'])

/** An announcement ("a chamfered cube") gives way to what was told in detail. */
const isToldElsewhere = (entity: Entity, entities: readonly Entity[]): boolean =>
  entity.loose &&
  entities.some((other) => other !== entity && other.concept === entity.concept && !other.loose)

export function compile({ prompt, title, entities: told, material, colour }: Understood): PlanInput {
  const ledger = new Ledger(prompt)
  const entities = settleGroups(told)
  const bodies = orderBodies(entities)
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
  const stands: Stand[] = []
  const features: FeatureInput[] = []
  for (const entity of bodies) {
    const { stand, feature } = place(entity, stands, ledger)
    stands.push(stand)
    features.push(feature)
  }
  const base = stands[0] as Stand
  const scene = {
    min: [0, 1, 2].map((index) =>
      Math.min(...stands.filter((s) => !s.entity.cut).map((s) => s.min[index] as number)),
    ) as Point3,
    max: [0, 1, 2].map((index) =>
      Math.max(...stands.filter((s) => !s.entity.cut).map((s) => s.max[index] as number)),
    ) as Point3,
    stands: stands.filter((stand) => !stand.entity.cut),
  }
  for (const stand of stands) if (!stand.entity.cut) requireSizes(stand, scene, ledger)
  const cuts: Cut[] = []
  for (const entity of entities.filter((each) => CUTS.has(each.concept))) {
    const { cut, feature } = makeCut(entity, stands, entities, ledger)
    cuts.push(cut)
    features.push(feature)
  }
  requireCounts(cuts, stands, ledger)
  for (const entity of entities.filter(
    (each) => EDGES.has(each.concept) && !isToldElsewhere(each, entities),
  )) {
    const stand = stands.find((each) => each.entity === entity.host) ?? base
    features.push(makeEdges(entity, stand, cuts, scene.stands, ledger))
  }
  const made = material === undefined ? undefined : MATERIALS[material]
  const name = nameOf(base)
  return {
    version: PLAN_VERSION,
    name,
    parts: [
      {
        id: base.id === 'base' ? 'part' : base.id,
        name,
        ...(colour ? { colour: COLOURS[colour] } : made ? { colour: made.colour } : {}),
        ...(made ? { material: { name: made.name, densityGPerCm3: made.densityGPerCm3 } } : {}),
        features,
      },
    ],
    requirements: ledger.requirements,
    assumptions: ledger.assumptions,
  }
}

/** Things that would be lost: a counterbore without its hole, a body that is cut away. */
function refuseUnplaced(entities: readonly Entity[]): void {
  for (const entity of entities) {
    const detail = entity.concept === 'counterbore' || entity.concept === 'countersink'
    if (detail && entity.of?.concept !== 'hole')
      throw new EngineError(
        'prompt_too_ambiguous',
        `Which hole does ${quote(entity.item.text)} belong to? Describe the hole before it.`,
      )
    if (entity.cut)
      throw new EngineError(
        'prompt_too_ambiguous',
        `I cannot yet cut ${quote(entity.item.text)} out of another body. Describe it as a hole, a slot or a pocket with its sizes and place.`,
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
