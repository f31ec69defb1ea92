/**
 * "A block 100 x 50 x 40 mm, centred at the origin. A hole runs along X at Y=0, Z=0": heights that only fit a body with its
 * middle at the origin. Elsewhere a body that is centred there stands on the ground.
 */
import { dimensionsOf } from '../compile/bodies/dimensions.ts'
import { type Entity, isOwnBody, type SaidPlace, shapeOf } from '../entity.ts'
import { impliedValue } from '../quantities/quantity.ts'
import { means } from '../text/items.ts'

/** Bodies whose height is told by these sizes. */
const HEIGHTS = ['z', 'height'] as const

const isOriginAlone = ({ place, items }: SaidPlace): boolean =>
  place.kind === 'centre' &&
  !place.axis &&
  items.some((item) => means(item, 'place', 'origin')) &&
  !items.some((item) => means(item, 'axis'))

const isLevelled = ({ places }: Entity): boolean =>
  places.some(
    ({ place }) =>
      ((place.kind === 'range' || place.kind === 'coordinate') && place.axis === 'z') ||
      (place.kind === 'level' && place.side[1] === 'z'),
  )

/** The heights that one statement tells. */
function heightsIn({ place }: SaidPlace): number[] {
  if (place.kind === 'coordinate' && place.axis === 'z') return [place.value.value]
  if (place.kind === 'range' && place.axis === 'z') return [place.from.value, place.to.value]
  if (place.kind === 'level' && place.side[1] === 'z') return [place.value.value]
  if (place.kind === 'coordinates' && place.axis === 'z') return place.values.map(({ value }) => value)
  if (place.kind === 'points' && place.quantity.axes?.includes('z')) {
    const at = place.quantity.axes.indexOf('z')
    return place.quantity.points.map((point) => point[at] ?? 0)
  }
  return []
}

const CUTS: ReadonlySet<string> = new Set(['hole', 'slot', 'pocket', 'groove'])

/** A hole with its middle in the ground, or one that goes down to it and no further: no body stands there. */
const needsMiddle = ({ concept, places }: Entity): boolean =>
  CUTS.has(concept) &&
  places.some(
    ({ place }) =>
      (place.kind === 'coordinate' && place.axis === 'z' && place.value.value === 0) ||
      (place.kind === 'level' && place.side[1] === 'z' && place.value.value === 0),
  )

export function settleCentredHeights(
  entities: readonly Entity[],
  partPlaces: readonly SaidPlace[],
  remarks: string[],
): void {
  const [body, ...others] = entities.filter((entity) => isOwnBody(entity) && !entity.loose)
  if (!body || body.host || isLevelled(body) || shapeOf(body) !== 'box') return
  const said = [...body.places, ...partPlaces].find(isOriginAlone)
  if (!said) return
  const { values } = dimensionsOf(body)
  const height = HEIGHTS.map((word) => values.get(word)).find((value) => value !== undefined)
  if (height === undefined) return
  const rest = [...others, ...entities.filter(({ kind }) => kind === 'feature')]
  const heights = rest.flatMap(({ places }) => places.flatMap(heightsIn))
  const below = heights.some((value) => value < 0)
  if (!below && !rest.some(needsMiddle)) {
    // Both ways it would lie within the body: how it is taken is told.
    if (heights.length > 0 && heights.every((value) => value <= height / 2))
      remarks.push('The body stands on z = 0 and its heights are counted from there')
    return
  }
  body.places.push({
    place: { kind: 'coordinate', axis: 'z', value: impliedValue(0, 'length', body.item.span) },
    items: said.items,
  })
  remarks.push('The body has its middle at the origin along z as well, as other heights are told from there')
}
