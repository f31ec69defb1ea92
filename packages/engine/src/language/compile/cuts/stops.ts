/** How deep a cut is that is told by where it ends: so far short of the side across from its mouth, or half of the way. */
import { EngineError } from '../../../errors.ts'
import type { AxisName } from '../../../plan/geometry.ts'
import { type Entity, type Given, isHollow, type SaidPlace } from '../../entity.ts'
import { impliedValue } from '../../quantities/quantity.ts'
import { tidy } from '../../quantities/scan.ts'
import { impliedGiven } from '../../sizes/implied.ts'
import { quote } from '../../sizes/sizes.ts'
import { wordsOf } from '../../text/items.ts'
import { along, type Stand } from '../faces/stand.ts'

/** The side it is cut into, or the way it goes; down from the top where neither is told. */
function wayOf({ places, manners, count }: Entity): AxisName {
  for (const { place } of places) {
    if (place.kind === 'face') return place.face[1] as AxisName
    // Of several it may be the way their row runs.
    if (place.kind === 'along' && (place.drilled || (count?.value ?? 1) === 1)) return place.axis
  }
  return manners.has('radial') ? 'x' : 'z'
}

/** A depth that words stand for. */
function depthGiven({ items }: SaidPlace, depth: number): Given | undefined {
  const item = items.find(({ kind }) => kind === 'quantity') ?? items[0]
  if (!item) return undefined
  const value = impliedValue(tidy(depth), 'length', item.span, item.text)
  return impliedGiven('depth', value, item)
}

export function settleStops(cuts: readonly Entity[], stands: readonly Stand[]): void {
  for (const entity of cuts)
    for (const said of entity.places.filter(({ place }) => place.kind === 'stops')) {
      if (said.place.kind !== 'stops') continue
      const solid = stands.filter((stand) => !stand.entity.cut)
      const own = solid.filter((stand) => stand.entity === entity.host)
      const bodies = own.length > 0 ? own : solid
      const words = quote(wordsOf(said.items))
      if (bodies.some((stand) => isHollow(stand.entity) || stand.entity.family))
        throw new EngineError(
          'prompt_too_ambiguous',
          `How deep is ${quote(entity.item.text)}? ${words} says it of a solid body only.`,
        )
      const axis = wayOf(entity)
      const all =
        Math.max(...bodies.map(({ max }) => along(max, axis))) -
        Math.min(...bodies.map(({ min }) => along(min, axis)))
      const depth = said.place.short ? all - said.place.short.value : all * (said.place.part ?? 1)
      if (depth <= 0)
        throw new EngineError(
          'geometry_validation_failed',
          `There are ${tidy(all)} mm of material: ${words} leaves nothing to cut.`,
        )
      const given = depthGiven(said, depth)
      if (given) entity.given.push(given)
      entity.manners.delete('through')
      entity.places.splice(entity.places.indexOf(said), 1)
    }
}
