/** Steps, notches, half rounds, corners and slopes that are taken off a body at its outside. */
import { EngineError } from '../../../errors.ts'
import type { AxisName, Point3 } from '../../../plan/geometry.ts'
import type { Measure } from '../../../plan/requirement.ts'
import { type Entity, isHollow } from '../../entity.ts'
import { tidy } from '../../quantities/scan.ts'
import type { Host } from '../../removals/sites/host.ts'
import { Misfit, type Outline, type Seen, type Site } from '../../removals/sites/site.ts'
import { sitesOf } from '../../removals/sites/sites.ts'
import { quote } from '../../sizes/sizes.ts'
import type { FeatureInput } from '../bodies/bodies.ts'
import { along, cutInto, type Stand } from '../faces/stand.ts'
import { type Ledger, millimetres } from '../ledger.ts'

const INDEX: Readonly<Record<AxisName, 0 | 1 | 2>> = { x: 0, y: 1, z: 2 }
/** Of a frame with its z along an axis: the other two in turn. */
const TURN: Readonly<Record<AxisName, readonly [AxisName, AxisName]>> = {
  x: ['y', 'z'],
  y: ['z', 'x'],
  z: ['x', 'y'],
}
const BEYOND = 1
/** Where it is looked at: near the end that it begins at, away from what else is cut in the middle. */
const NEAR_THE_END = 0.07

const pointOf = (at: Readonly<Partial<Record<AxisName, number>>>): Point3 => {
  const point: Point3 = [0, 0, 0]
  for (const axis of ['x', 'y', 'z'] as const) point[INDEX[axis]] = tidy(at[axis] ?? 0)
  return point
}

function hostOf(entity: Entity, stands: readonly Stand[]): { stand: Stand; host: Host } {
  const bodies = stands.filter((stand) => !stand.entity.cut)
  const stand = cutInto(entity.host, stands)
  if (stand?.shape !== 'box' || stand.turn !== undefined || (bodies.length > 1 && !entity.host))
    throw new EngineError(
      'prompt_too_ambiguous',
      `I can only cut ${quote(entity.item.text)} into a rectangular body. Say which body it is in.`,
    )
  return { stand, host: { min: stand.min, max: stand.max, hollow: isHollow(stand.entity) } }
}

function profileOf(outline: Outline, [u, v]: readonly [AxisName, AxisName]): Record<string, unknown> {
  if (outline.kind === 'circle')
    return {
      kind: 'circle',
      diameter: tidy(2 * outline.radius),
      at: [tidy(outline.at[u] ?? 0), tidy(outline.at[v] ?? 0)],
    }
  if (outline.kind === 'box') {
    const [a, b] = [outline.ranges[u] ?? [0, 0], outline.ranges[v] ?? [0, 0]]
    return {
      kind: 'rectangle',
      width: tidy(a[1] - a[0]),
      height: tidy(b[1] - b[0]),
      at: [tidy((a[0] + a[1]) / 2), tidy((b[0] + b[1]) / 2)],
    }
  }
  const { points } = outline
  const at = (point: Readonly<Partial<Record<AxisName, number>>>): [number, number] => [
    tidy(point[u] ?? 0),
    tidy(point[v] ?? 0),
  ]
  return {
    kind: 'outline',
    start: at(points[0]?.at ?? {}),
    segments: points.map(({ via }, index) => {
      const to = at((points[index + 1] ?? points[0])?.at ?? {})
      return via ? { kind: 'arc', to, via: at(via) } : { kind: 'line', to }
    }),
  }
}

function featureOf({ way, run, outline }: Site, { min, max }: Host, id: string): FeatureInput {
  const [from, to] = run ?? [along(min, way) - BEYOND, along(max, way) + BEYOND]
  const [u] = TURN[way]
  const x: Point3 = [0, 0, 0]
  x[INDEX[u]] = 1
  const origin: Point3 = [0, 0, 0]
  origin[INDEX[way]] = tidy(from)
  return {
    kind: 'prism',
    id,
    operation: 'cut',
    base: { add: [profileOf(outline, TURN[way])] },
    height: tidy(to - from),
    frame: { origin, normal: `+${way}`, x },
  } as FeatureInput
}

function measureOf(seen: Seen, { way, run }: Site, { min, max }: Host): { measure: Measure; value: number } {
  if ('axis' in seen) {
    const { axis, from, to } = seen
    return { measure: { kind: 'levels', axis, from: tidy(from), to: tidy(to) }, value: tidy(to - from) }
  }
  const [low, high] = [along(min, way), along(max, way)]
  const at = run ? Math.min(Math.max((run[0] + run[1]) / 2, low), high) : low + NEAR_THE_END * (high - low)
  return {
    measure: { kind: 'wall-thickness', at: pointOf({ ...seen.at, [way]: at }), direction: `+${seen.left}` },
    value: tidy(seen.length),
  }
}

function sitesIn(entity: Entity, host: Host): Site[] {
  const removal = entity.item.kind === 'term' ? entity.item.removal : undefined
  try {
    const sites = removal && sitesOf(removal, host)
    if (sites) return sites
  } catch (error) {
    if (!(error instanceof Misfit)) throw error
    throw new EngineError(
      'geometry_validation_failed',
      `${quote(entity.item.text)} cannot be cut: ${error.message}.`,
    )
  }
  throw new EngineError(
    'prompt_too_ambiguous',
    `I cannot tell where ${quote(entity.item.text)} is cut. Name the side it opens to, the way it runs, its width and its depth.`,
  )
}

export function makeRemovals(entity: Entity, stands: readonly Stand[], ledger: Ledger): FeatureInput[] {
  const { host } = hostOf(entity, stands)
  const form = entity.item.kind === 'term' ? entity.item.form : 'cut'
  return sitesIn(entity, host).map((site) => {
    const id = ledger.name(form)
    for (const seen of site.seen)
      ledger.require({
        name: id,
        says: `${form} ${millimetres(seen.value.value)}`,
        ...measureOf(seen, site, host),
        source: { items: [], values: [seen.value] },
      })
    for (const chosen of site.chosen) ledger.assume(id, `The ${form} ${chosen}`)
    return featureOf(site, host, id)
  })
}
