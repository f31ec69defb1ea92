/** "a shaft along X … a keyway 5 mm wide and 3 mm deep is milled into its top from X=20 to X=45": a square cut into a bar that lies. */
import type { AxisName } from '../../plan/geometry.ts'
import { byRange } from '../compile/scene/lying.ts'
import { type Entity, newEntity, shapeOf } from '../entity.ts'

const KEYWAYS: ReadonlySet<string> = new Set(['keyway', 'slot'])

/** The way a round bar lies; none where it stands. */
export function lyingAlong(bar: Entity): 'x' | 'y' | undefined {
  if (bar.kind !== 'solid' || bar.cut || bar.loose || bar.family || shapeOf(bar) !== 'round') return undefined
  const along = bar.places.find(({ place }) => place.kind === 'along')?.place
  // "a horizontal cylinder with its axis along Y": lying, and then which way.
  const way = (along?.kind === 'along' ? along.axis : undefined) ?? bar.orientation ?? byRange(bar)
  return way === 'x' || way === 'y' ? way : undefined
}

/** The bar that it is cut into: the one it was told of, or the one that reaches as far as it does. */
function barOf({ host, places }: Entity, bars: readonly Entity[]): Entity | undefined {
  if (host) return bars.find((bar) => bar === host)
  const told = places.find(({ place }) => place.kind === 'range')?.place
  if (told?.kind !== 'range') return bars.length === 1 ? bars[0] : undefined
  const holds = ({ places: own }: Entity): boolean =>
    own.some(
      ({ place }) =>
        place.kind === 'range' &&
        place.axis === told.axis &&
        Math.min(place.from.value, place.to.value) <= Math.min(told.from.value, told.to.value) &&
        Math.max(place.from.value, place.to.value) >= Math.max(told.from.value, told.to.value),
    )
  return bars.find(holds) ?? (bars.length === 1 ? bars[0] : undefined)
}

const ON_TOP: ReadonlySet<string> = new Set(['range', 'centre', 'coordinate', 'face', 'along', 'on'])

export function settleLyingKeyways(entities: Entity[]): void {
  const bars = entities.filter((bar) => lyingAlong(bar) !== undefined)
  if (bars.length === 0) return
  for (const [at, entity] of entities.entries()) {
    if (entity.kind !== 'feature' || !KEYWAYS.has(entity.concept) || entity.members.length > 0) continue
    const bar = barOf(entity, bars)
    const way = bar && lyingAlong(bar)
    const has = (word: string): boolean => entity.given.some((given) => given.word === word)
    if (!bar || !way || !has('width') || !has('depth') || (entity.count?.value ?? 1) > 1) continue
    if (!entity.places.every(({ place }) => ON_TOP.has(place.kind))) continue
    if (entity.places.some(({ place }) => place.kind === 'face' && place.face !== '+z')) continue
    entities[at] = asNotch(entity, bar, way)
  }
}

function asNotch(entity: Entity, bar: Entity, way: 'x' | 'y'): Entity {
  const notch = newEntity('solid', 'notch', entity.item, entity.sentence)
  const axes: Readonly<Record<string, AxisName>> = { width: way === 'x' ? 'y' : 'x', depth: 'z', length: way }
  notch.given.push(
    ...entity.given.map((given) => {
      const axis = axes[given.word]
      return axis
        ? { ...given, word: `axis ${axis}`, attribute: { ...given.attribute, dimension: 'axis', axis } }
        : given
    }),
  )
  notch.places.push(
    ...entity.places.filter(({ place }) => place.kind === 'range' || place.kind === 'coordinate'),
    { place: { kind: 'face', face: '+z' }, items: [entity.item] },
  )
  notch.cut = true
  notch.host = bar
  notch.names.add('notch')
  notch.spoken = entity.spoken
  return notch
}
