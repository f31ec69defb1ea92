/** All the edges that are worked, and which of them before the rest is cut. */
import type { Entity } from '../../entity.ts'
import { RIM } from '../../worked/worked-edges.ts'
import type { FeatureInput } from '../bodies/bodies.ts'
import type { Cut } from '../cuts/cut.ts'
import { makeLedge } from '../cuts/ledges.ts'
import type { Stand } from '../faces/stand.ts'
import type { Ledger } from '../ledger.ts'
import { channelsOf } from './channel-edges.ts'
import { areUpright, makeEdges } from './edges.ts'

const EDGES: ReadonlySet<string> = new Set(['fillet', 'chamfer'])

/** An announcement ("a chamfered cube") gives way to what was told in detail. */
const isToldElsewhere = (entity: Entity, entities: readonly Entity[]): boolean =>
  entity.loose &&
  entities.some((other) => other !== entity && other.concept === entity.concept && !other.loose)

/** A fillet of a pocket is made with it, unless it is that of its mouth. */
const isWorked = (entity: Entity, entities: readonly Entity[]): boolean =>
  EDGES.has(entity.concept) &&
  !isToldElsewhere(entity, entities) &&
  (entity.host?.concept !== 'pocket' || entity.manners.has(RIM))

export interface WorkedEdges {
  /** Corners are rounded before a room or a step is made, so that these follow them. */
  early: FeatureInput[]
  late: FeatureInput[]
}

export function makeAllEdges(
  entities: readonly Entity[],
  stands: readonly Stand[],
  cuts: readonly Cut[],
  hollow: boolean,
  ledger: Ledger,
): WorkedEdges {
  const base = stands[0] as Stand
  const added = stands.filter((each) => !each.entity.cut)
  const ledges = entities.filter(({ concept }) => concept === 'ledge')
  const worked: WorkedEdges = { early: [], late: [] }
  let cornerRadius = 0
  for (const entity of entities.filter((each) => isWorked(each, entities))) {
    const stand = stands.find((each) => each.entity === entity.host) ?? base
    const before = (hollow || ledges.length > 0) && stand === base && areUpright(entity, stand)
    const alike = stand.entity.cut ? stands.filter((each) => each.entity === stand.entity) : []
    const all = [...added, ...alike, ...channelsOf(entity, stands)]
    const edges = makeEdges(entity, stand, before ? [] : cuts, all, ledger)
    if (before && edges.kind === 'fillet') cornerRadius = edges.radius
    worked[before ? 'early' : 'late'].push(edges)
  }
  const steps = ledges.flatMap((ledge) => makeLedge(ledge, base, cornerRadius, ledger))
  // A strip along a side would move the middle of the face that holes are placed from.
  const strips = steps.filter(({ kind }) => kind === 'box')
  worked.early.push(...steps.filter((step) => !strips.includes(step)))
  worked.late.unshift(...strips)
  return worked
}
