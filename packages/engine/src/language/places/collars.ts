/**
 * "A shaft with a collar around its middle", "with a flange 15 mm above the base": a round body that is wider than the one
 * it belongs to stands around it. Its heights are then told along that body, not on one of its faces.
 */
import { EngineError } from '../../errors.ts'
import { dimensionsOf } from '../compile/bodies/dimensions.ts'
import { type Entity, type Given, isHollow, isOwnBody, type SaidPlace, shapeOf } from '../entity.ts'
import { RING_INSIDE } from '../lexicon/bodies.ts'
import { impliedValue } from '../quantities/quantity.ts'
import { quote } from '../sizes/sizes.ts'
import { INNER } from '../worked/bores.ts'
import type { Place } from './place.ts'

const UPRIGHT = new Set(['round', 'tube'])
const AT_MIDDLE: ReadonlySet<Place['kind']> = new Set(['mid height', 'centre'])
const TOLD_APART: ReadonlySet<Place['kind']> = new Set(['from', 'face', 'centre', 'mid height', 'crossing'])

const across = (entity: Entity): number | undefined => dimensionsOf(entity).values.get('diameter')

const isUpright = (entity: Entity): boolean =>
  isOwnBody(entity) && UPRIGHT.has(shapeOf(entity) ?? '') && (entity.orientation ?? 'z') === 'z'

const isFrom = (said: SaidPlace): said is SaidPlace & { place: Place & { kind: 'from' } } =>
  said.place.kind === 'from' && said.place.side?.[1] === 'z'

/** How high it is set, by the one distance from an end; nothing where its own far side is what is told. */
function lifted(places: readonly SaidPlace[]): SaidPlace[] | undefined {
  const [said, ...more] = places.filter(isFrom)
  if (!said || more.length > 0) return undefined
  const own = places.filter(({ place }) => place.kind === 'face')
  const { side, distance, middle = false } = said.place
  if (own.some(({ place }) => place.kind === 'face' && place.face !== side)) return undefined
  const up = side === '-z'
  const place: Place = { kind: 'lifted', distance, from: up ? 'bottom' : 'top', up, middle }
  const rest = places.filter((each) => each !== said && !own.includes(each) && each.place.kind !== 'centre')
  return [...rest, { place, items: said.items }]
}

/** Half of its height: only of what is longer than wide the middle is not that of its top. */
function halfway(places: readonly SaidPlace[], host: Entity): SaidPlace[] | undefined {
  const { values } = dimensionsOf(host)
  const tall = (values.get('height') ?? 0) > (values.get('diameter') ?? 0) / 2
  const said = places.find(({ place }) => place.kind === 'mid height' || (tall && AT_MIDDLE.has(place.kind)))
  if (!said || places.some(({ place }) => !AT_MIDDLE.has(place.kind))) return undefined
  return [{ place: { kind: 'crossing' }, items: said.items }]
}

const isOpenRing = (entity: Entity): boolean =>
  shapeOf(entity) === 'tube' && !entity.given.some(({ word }) => INNER.has(word) && word !== 'thickness')

/** The size that tells the inside of what is hollow, and how wide that is. */
function insideOf(host: Entity): { given: Given; inside: number } | undefined {
  const given = host.given.find(({ word }) => INNER.has(word))
  const wall = host.given.find(({ word }) => word === 'wall')?.attribute.values[0]?.value
  const thick = across(host)
  const around = wall === undefined || thick === undefined ? undefined : thick - 2 * wall
  const inside = shapeOf(host) === 'tube' ? dimensionsOf(host).values.get('innerDiameter') : around
  return given && inside ? { given, inside } : undefined
}

/** A ring that is told by its outside alone fits what it goes around, and leaves its bore open. */
function fit(entity: Entity, host: Entity): void {
  if (!isOpenRing(entity)) return
  const hollow = shapeOf(host) === 'tube' || isHollow(host) ? insideOf(host) : undefined
  if (!hollow) {
    entity.concept = 'spacer'
    return
  }
  const { given, inside } = hollow
  const values = [impliedValue(inside, 'length', entity.item.span)]
  const attribute = { ...given.attribute, dimension: 'innerDiameter', values }
  entity.given.push({ ...given, word: 'innerDiameter', attribute })
}

/** "A flange surrounds its lower end": level with that end, and not as wide inside as rings usually are. */
function settleLevelRing(ring: Entity, host: Entity): void {
  const level = ring.places.find(({ place }) => place.kind === 'flush' && place.side[1] === 'z')?.place
  const [wide, thick] = [outer(ring), across(host)]
  if (
    level?.kind !== 'flush' ||
    !isOpenRing(ring) ||
    wide === undefined ||
    thick === undefined ||
    wide <= thick
  )
    return
  if (!isUpright(host) || !isUpright(ring)) return
  if (shapeOf(host) === 'tube' || !isHollow(host) || level.side === '+z') {
    fit(ring, host)
    return
  }
  // Around the closed end: where the usual inside of a ring lies in the wall, it shows nowhere.
  const usual = RING_INSIDE * wide
  if (usual > thick || usual < (insideOf(host)?.inside ?? thick))
    throw new EngineError(
      'prompt_too_ambiguous',
      `I cannot tell how far ${quote(ring.item.text)} reaches inwards. Give its inner diameter.`,
    )
}

export function settleCollars(entities: readonly Entity[]): void {
  const bodies = entities.filter(
    (entity) => isOwnBody(entity) && !entity.loose && entity.members.length === 0,
  )
  const [main] = bodies
  for (const entity of bodies.slice(1)) {
    // "The middle cylinder": which of several it is, not where.
    if (entity.labels.size > 0) continue
    const host = entity.host ?? main
    if (host) settleLevelRing(entity, host)
    // "The collar is located 20 mm above the bottom": how high it is set was understood, around what follows from its size.
    const set = entity.places.length > 0 && entity.places.every(({ place }) => place.kind === 'lifted')
    const told = entity.places.some(({ place }) => TOLD_APART.has(place.kind) && place.kind !== 'face')
    if (!host || !(told || set) || !isUpright(host) || !isUpright(entity) || (entity.count?.value ?? 1) > 1)
      continue
    if (!set && entity.places.some(({ place }) => !TOLD_APART.has(place.kind))) continue
    const [wide, thick] = [outer(entity), across(host)]
    if (wide === undefined || thick === undefined || wide <= thick) continue
    const places = set ? [...entity.places] : (lifted(entity.places) ?? halfway(entity.places, host))
    if (!places) continue
    entity.places.splice(0, entity.places.length, ...places)
    entity.host = host
    fit(entity, host)
  }
}

/** As wide as it was told to be: of a ring whose inside is open nothing else is known yet. */
function outer({ given }: Entity): number | undefined {
  for (const { word, attribute } of given) {
    const value = attribute.values[0]?.value
    if (value === undefined) continue
    if (word === 'diameter' || word === 'outerDiameter') return value
    if (word === 'radius' || word === 'outerRadius') return 2 * value
  }
  return undefined
}
