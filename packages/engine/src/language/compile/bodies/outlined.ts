/** Bodies whose outline was told by its points: their sizes, their figure, and how the points are measured. */
import { EngineError } from '../../../errors.ts'
import type { AxisName, Point2 } from '../../../plan/geometry.ts'
import type { Entity } from '../../entity.ts'
import { areaOf, type Box, boxOf, crossesItself, type Path } from '../../outline/path.ts'
import { turnedReach, turnedVolume } from '../../outline/revolved.ts'
import { tidy } from '../../quantities/scan.ts'
import { quote } from '../../sizes/sizes.ts'
import type { Stand } from '../faces/stand.ts'
import { type Ledger, millimetres } from '../ledger.ts'
import type { Matter } from '../scene/probe.ts'

export function pathOf({ item }: Pick<Entity, 'item'>): Path {
  if (item.kind === 'term' && item.path) return item.path
  throw new EngineError('prompt_too_ambiguous', `The points of ${quote(item.text)} are missing. List them.`)
}

/** Its length and width follow from its points. */
export function fixedByPoints(entity: Entity): Readonly<Record<string, number>> {
  const { min, max } = boxOf(pathOf(entity))
  if (entity.concept === 'turned') return { diameter: tidy(2 * max[0]), height: tidy(max[1] - min[1]) }
  return { x: tidy(max[0] - min[0]), y: tidy(max[1] - min[1]) }
}

const ROUGHLY = 1e-3

/** "length" is whichever of its two sides is that long. */
export function wordsByPoints(entity: Entity): Readonly<Record<string, readonly string[]>> {
  const fixed = fixedByPoints(entity)
  const words: Record<string, readonly string[]> = {}
  for (const { word, attribute } of entity.given) {
    const said = attribute.values[0]?.value ?? 0
    const meant = ['x', 'y'].filter((name) => Math.abs((fixed[name] ?? 0) - said) <= ROUGHLY * Math.abs(said))
    if (meant.length > 0 && ['length', 'width', 'height', 'depth', 'size'].includes(word)) words[word] = meant
  }
  return words
}

/** The axes it is drawn along, and the one it is extruded along. */
export const drawnAxes = (entity: Entity): readonly [AxisName, AxisName, AxisName] => {
  const { plane } = pathOf(entity)
  return plane === 'xz' ? ['x', 'z', 'y'] : plane === 'yz' ? ['y', 'z', 'x'] : ['x', 'y', 'z']
}

/** What is measured along an axis of the part is one of its own sizes. */
export function wordsByPlane(entity: Entity): Readonly<Record<string, readonly string[]>> {
  const own = ['x', 'y', 'height']
  return Object.fromEntries(drawnAxes(entity).map((axis, index) => [`axis ${axis}`, [own[index] as string]]))
}

const middleOf = ({ min, max }: Box): Point2 => [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2]

/** Where the middle of its box lies, as its points have it. */
export const drawnAt = (entity: Entity): Point2 => middleOf(boxOf(pathOf(entity)))

const crossing = ({ item }: Entity): EngineError =>
  new EngineError(
    'geometry_validation_failed',
    `The points of ${quote(item.text)} make sides that cross each other. List them in order around the outline.`,
  )

export function outlineProfile(entity: Entity): { profile: Record<string, unknown>; extent: Point2 } {
  const path = pathOf(entity)
  if (crossesItself(path)) throw crossing(entity)
  const box = boxOf(path)
  const [x, y] = middleOf(box)
  const moved = ([a, b]: Point2): Point2 => [tidy(a - x), tidy(b - y)]
  return {
    profile: {
      kind: 'outline',
      start: moved(path.start),
      segments: path.segments.map((segment) => ({
        ...segment,
        to: moved(segment.to),
        ...(segment.kind === 'arc' ? { via: moved(segment.via) } : {}),
      })),
    },
    extent: [tidy(box.max[0] - box.min[0]), tidy(box.max[1] - box.min[1])],
  }
}

/** Points are radius and height. */
export const turnedProfile = (entity: Entity): Record<string, unknown> => {
  const path = pathOf(entity)
  if (crossesItself(path)) throw crossing(entity)
  return { kind: 'outline', start: path.start, segments: path.segments }
}

/** How far it is turned, where that is not all the way. */
export const turnOf = (entity: Entity): { angleDeg?: number } => {
  const { turnDeg } = pathOf(entity)
  return turnDeg === undefined || turnDeg >= 360 ? {} : { angleDeg: turnDeg }
}

/** A turned body shows its points in its size; alone, in its volume too. */
export function requireTurned(
  stand: Stand,
  { stands, cuts, openings, worked }: Matter,
  ledger: Ledger,
): void {
  const path = pathOf(stand.entity)
  const source = { items: path.items, values: [] }
  for (const says of path.remarks) ledger.assume(`${stand.id}-points`, says)
  if (stands.length > 1) return
  const { min, max } = turnedReach(path)
  const reach = { x: max[0] - min[0], y: max[1] - min[1], z: stand.max[2] - stand.min[2] }
  for (const axis of ['x', 'y', 'z'] as const) {
    const value = reach[axis]
    ledger.require({
      name: `${stand.id}-${axis}`,
      says: `points of the profile: ${millimetres(value)} along ${axis}`,
      measure: { kind: 'extent', axis },
      value,
      source,
    })
  }
  const value = cuts.length + openings.length === 0 && !worked ? turnedVolume(path) : undefined
  if (value === undefined) return
  ledger.require({
    name: `${stand.id}-volume`,
    says: 'points of the profile: volume',
    measure: { kind: 'volume' },
    value,
    source,
  })
}

/** The points show in the overall size; in a part that is nothing else, in its volume too. */
export function requirePoints(stand: Stand, scene: Matter, ledger: Ledger): void {
  const path = pathOf(stand.entity)
  const source = { items: path.items, values: [] }
  for (const says of path.remarks) ledger.assume(`${stand.id}-points`, says)
  for (const axis of drawnAxes(stand.entity).slice(0, 2)) {
    const k = axis === 'x' ? 0 : axis === 'y' ? 1 : 2
    const whole = Math.abs(stand.min[k] - scene.min[k]) < 1e-6 && Math.abs(stand.max[k] - scene.max[k]) < 1e-6
    if (stand.entity.cut || !whole) continue
    const value = stand.max[k] - stand.min[k]
    ledger.require({
      name: `${stand.id}-${axis}`,
      says: `points of the outline: ${millimetres(value)} along ${axis}`,
      measure: { kind: 'extent', axis },
      value,
      source,
    })
  }
  const value = volumeLeft(stand, areaOf(path), scene)
  if (value === undefined) return
  ledger.require({
    name: `${stand.id}-volume`,
    says: 'points of the outline: volume left',
    measure: { kind: 'volume' },
    value,
    source,
  })
}

/** Of the outline alone, or of one block that it is cut from; of anything else arithmetic knows too little. */
function volumeLeft(
  stand: Stand,
  area: number,
  { stands, cuts, openings, worked }: Matter,
): number | undefined {
  const [host, ...others] = stands
  if (!host || others.length > 0 || openings.length > 0 || worked) return undefined
  const k = { x: 0, y: 1, z: 2 }[drawnAxes(stand.entity)[2]] as 0 | 1 | 2
  const own = area * (stand.max[k] - stand.min[k])
  if (host === stand) return cuts.length === 0 ? own : undefined
  const inside = stand.min.every(
    (low, k) =>
      low >= (host.min[k] as number) - 1e-9 && (stand.max[k] as number) <= (host.max[k] as number) + 1e-9,
  )
  if (host.shape !== 'box' || cuts.length > 1 || !inside) return undefined
  return host.min.reduce((product, low, k) => product * ((host.max[k] as number) - low), 1) - own
}
