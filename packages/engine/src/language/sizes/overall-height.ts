/** "A leg 5 mm thick stands on the base. The overall height is 50 mm": what has no height of its own reaches up to that. */
import { dimensionsOf } from '../compile/bodies/dimensions.ts'
import type { OverallSize } from '../context.ts'
import { type Entity, shapeOf } from '../entity.ts'
import { impliedLength, impliedValue } from '../quantities/quantity.ts'
import { tidy } from '../quantities/scan.ts'

const UPWARD: ReadonlySet<string> = new Set(['height', 'axis z', 'extrusion', 'sequence', 'length', 'side'])

const isOpen = ({ given, places, like, manners }: Entity): boolean => {
  // How thick a disc is is its height; of a wall that stands it is not.
  const upward = ({ word }: Entity['given'][number]): boolean =>
    UPWARD.has(word) || (!manners.has('upright') && (word === 'thickness' || word === 'depth'))
  return !like && !given.some(upward) && !places.some(({ place }) => place.kind === 'range')
}

/** Shapes that are as high as they are told, and not as their other sizes make them. */
const RISES: ReadonlySet<string> = new Set(['box', 'round', 'tube', 'polygon'])

const heightOf = (entity: Entity): number | undefined => {
  const { values } = dimensionsOf(entity)
  return values.get('z') ?? values.get('height')
}

/** Only where one body stands on one that is known: of more nobody knows which of them is meant. */
export function settleOverallHeight(entities: readonly Entity[], overall: readonly OverallSize[]): void {
  const [total, again] = overall.filter(({ dimension, axis }) => dimension === 'height' || axis === 'z')
  const bodies = entities.filter(
    // A rib in the corner between the two stands on neither.
    ({ kind, cut, loose, members, concept }) =>
      kind === 'solid' && !cut && !loose && members.length === 0 && concept !== 'gusset',
  )
  const [base, ...others] = bodies
  const open = others.filter(isOpen)
  const [body] = open
  if (!total || again || !base || !body || open.length > 1 || base.family || body.family) return
  if (others.length > 1 || (body.host && body.host !== base) || !RISES.has(shapeOf(body) ?? '')) return
  const below = heightOf(base)
  const aside = body.places.some(
    ({ place }) =>
      (place.kind === 'on' && place.side !== '+z') || place.kind === 'beside' || place.kind === 'tip',
  )
  const item = total.items.find(({ kind }) => kind === 'quantity')
  if (below === undefined || below >= total.value || aside || !item) return
  const value = impliedValue(tidy(total.value - below), 'length', item.span)
  const attribute = {
    dimension: 'height',
    quantity: impliedLength(value, item),
    values: [value],
    at: 0,
    items: [],
  }
  body.given.push({ word: 'height', attribute, items: [item] })
}
