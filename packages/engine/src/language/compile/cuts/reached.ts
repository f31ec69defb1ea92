/** "from Z=40 down to Z=15", "ending at Z=20": how deep a cut is and from which side, told by the levels it runs between. */
import { EngineError } from '../../../errors.ts'
import type { AxisName, SignedAxis } from '../../../plan/geometry.ts'
import { type Entity, type Given, isHollow, type SaidPlace } from '../../entity.ts'
import { impliedValue } from '../../quantities/quantity.ts'
import { tidy } from '../../quantities/scan.ts'
import { quote } from '../../sizes/sizes.ts'
import { along, type Stand } from '../faces/stand.ts'
import { startDepth } from './floors.ts'

const NEAR = 1e-6

const isAt = (a: number, b: number): boolean => Math.abs(a - b) < NEAR

/** The way it is drilled, where that is told; down, where it is not. */
function axisOf({ places, concept }: Entity): AxisName {
  for (const { place } of places) {
    if (place.kind === 'face') return place.face[1] as AxisName
    // A slot runs along an axis, and is cut in across it.
    if (place.kind === 'along' && concept === 'hole') return place.axis
  }
  return 'z'
}

/** The two levels that a cut runs between; of one that only ends at a level, the other is its mouth. */
function levelsOf({ place }: SaidPlace, bodies: readonly Stand[], face: SignedAxis | undefined) {
  if (place.kind === 'range')
    return { axis: place.axis, levels: [place.from.value, place.to.value] as const, value: place.to }
  if (place.kind !== 'level') return undefined
  const axis = place.side[1] as AxisName
  const ends = bodies.map(({ min, max }) => along(face?.[0] === '-' ? min : max, axis))
  const mouth = face?.[0] === '-' ? Math.min(...ends) : Math.max(...ends)
  return { axis, levels: [mouth, place.value.value] as const, value: place.value }
}

interface Reached {
  face: SignedAxis
  host: Stand
}

/** The body whose side the cut begins at, if it ends inside. */
function sideOf(
  axis: AxisName,
  [low, high]: readonly [number, number],
  bodies: readonly Stand[],
): Reached | undefined {
  const top = bodies.find(({ max }) => isAt(along(max, axis), high))
  const bottom = bodies.find(({ min }) => isAt(along(min, axis), low))
  if (top && bottom) return undefined
  if (top) return { face: `+${axis}`, host: top }
  return bottom && { face: `-${axis}`, host: bottom }
}

const depthFrom = ({ items }: SaidPlace, depth: number): Given | undefined => {
  const item = items.find((each) => each.kind === 'quantity')
  if (item?.kind !== 'quantity') return undefined
  const values = [impliedValue(depth, 'length', item.span, item.text)]
  const quantity = { ...item.quantity, kind: 'length', values } as typeof item.quantity
  return {
    word: 'depth',
    items: [item],
    attribute: { dimension: 'depth', quantity, values, at: 0, items: [] },
  }
}

const endsAbove = (entity: Entity, { items }: SaidPlace): EngineError =>
  new EngineError(
    'geometry_validation_failed',
    `${quote(entity.item.text)} begins lower than ${quote(items.map(({ text }) => text).join(' '))}. Say how deep it is.`,
  )

export function settleReached(cuts: readonly Entity[], stands: readonly Stand[]): void {
  for (const entity of cuts) {
    const told = stands.filter((stand) => !stand.entity.cut)
    const own = told.filter((stand) => stand.entity === entity.host)
    const bodies = own.length > 0 ? own : told
    if (bodies.some((stand) => isHollow(stand.entity) || stand.entity.family)) continue
    const face = entity.places.flatMap(({ place }) => (place.kind === 'face' ? [place.face] : []))[0]
    for (const said of entity.places.slice()) {
      const found = levelsOf(said, bodies, face)
      if (!found || found.axis !== axisOf(entity)) continue
      const [low, high] = [Math.min(...found.levels), Math.max(...found.levels)]
      const side = sideOf(found.axis, [low, high], bodies)
      // "at the bottom of the V a slot continues down to Z=14": from where that ends.
      const start = said.place.kind === 'level' && !entity.floor?.within ? startDepth(entity) : 0
      const depth = side && depthFrom(said, tidy(high - low - start))
      if (start > 0 && high - low <= start + NEAR) throw endsAbove(entity, said)
      if (!side || !depth || (face && face !== side.face)) continue
      entity.host ??= side.host.entity
      entity.manners.delete('through')
      // "6 mm deep (Z=10 down to Z=4)": the depth once more, checked against the levels (see `full.ts`).
      const again = entity.given.some(
        ({ word, attribute }) =>
          word === 'depth' &&
          (said.place.kind === 'range' || isAt(attribute.values[0]?.value ?? 0, tidy(high - low))),
      )
      if (!again) {
        entity.given.push(depth)
        entity.places.splice(entity.places.indexOf(said), 1)
      }
      if (!face) entity.places.push({ place: { kind: 'face', face: side.face }, items: said.items })
    }
  }
}
