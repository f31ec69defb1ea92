/**
 * "a shaft 20 mm in diameter and 80 mm long with a flange at its left end": a bar that stands has no left end. It lies the
 * way its ends are named.
 */
import { EngineError } from '../../errors.ts'
import type { AxisName, SignedAxis } from '../../plan/geometry.ts'
import { dimensionsOf } from '../compile/bodies/dimensions.ts'
import { type Entity, type SaidPlace, shapeOf } from '../entity.ts'
import { STANDING } from '../nouns/phrase.ts'
import { quote } from '../sizes/sizes.ts'
import { conceptOf, type Item, means } from '../text/items.ts'

const BARS: ReadonlySet<string> = new Set(['round', 'tube', 'polygon'])
const END = /^(?:left|right|front|back|rear)(?: hand)? end(?: face)?$/u

/** The axis of an end that is named by its side. */
function axisOfEnd(item: Item): AxisName | undefined {
  const side = item.kind === 'term' && END.test(item.form) ? conceptOf(item, 'face') : undefined
  return side?.[1] === 'x' || side?.[1] === 'y' ? side[1] : undefined
}

/** Told as so long, and nowhere as so high or as standing. */
const isLong = ({ given, manners, orientation, family, places }: Entity): boolean =>
  orientation === undefined &&
  !family &&
  !manners.has(STANDING) &&
  given.some(({ word }) => word === 'length') &&
  !given.some(({ word }) => word === 'height') &&
  !places.some(({ place }) => place.kind === 'range' || place.kind === 'along')

const isStood = ({ manners, given }: Entity): boolean =>
  manners.has(STANDING) || manners.has('upright') || given.some(({ word }) => word === 'height')

/** About as thick as wide, and longer than both: only such a body has ends that something is stuck to. */
function isBar(host: Entity, axis: AxisName): boolean {
  const { values } = dimensionsOf(host)
  const [length, ...across] = [axis, ...(['x', 'y', 'z'] as const).filter((each) => each !== axis)].map(
    (each) => values.get(each) ?? Number.NaN,
  )
  const [thin = Number.NaN, wide = Number.NaN] = across.toSorted((a, b) => a - b)
  return shapeOf(host) === 'box' && wide <= 2 * thin && (length ?? 0) >= 2 * wide
}

/** The two end faces of a straight body, where a round one fits on them: a thin plate has it standing on its top. */
function endFaces(host: Entity, body: Entity): [SignedAxis, SignedAxis] | undefined {
  const { values } = dimensionsOf(host)
  const [x = Number.NaN, y = Number.NaN, z = Number.NaN] = ['x', 'y', 'z'].map((axis) => values.get(axis))
  const wide = dimensionsOf(body).values.get('diameter') ?? Number.NaN
  if (shapeOf(host) !== 'box' || !(wide <= Math.min(x, y, z)) || z > Math.max(x, y)) return undefined
  return x >= y ? ['-x', '+x'] : ['-y', '+y']
}

/** How wide a body is that is told without a way of its own. */
function widthOf(body: Entity): number | undefined {
  const { values } = dimensionsOf(body)
  // "two arms 30 mm high at the ends": what is told to be high stands there.
  const high = body.given.some(({ word }) => word === 'height')
  return values.get('diameter') ?? (shapeOf(body) === 'box' && !high ? values.get('y') : undefined)
}

/**
 * "a bar with a disc at each end": what is wider than a bar does not lie on top of it. A disc closes an end as a coin does;
 * of other bodies nobody knows.
 */
function wideEnds(host: Entity, body: Entity): [SignedAxis, SignedAxis] | undefined {
  const { values } = dimensionsOf(host)
  const [x = Number.NaN, y = Number.NaN, z = Number.NaN] = ['x', 'y', 'z'].map((axis) => values.get(axis))
  const [long, wide] = [Math.max(x, y), Math.min(x, y)]
  if (shapeOf(host) !== 'box' || !(long >= 2 * wide) || !((widthOf(body) ?? 0) > wide)) return undefined
  const faces: [SignedAxis, SignedAxis] = x >= y ? ['-x', '+x'] : ['-y', '+y']
  const own = dimensionsOf(body).values
  const thick = own.get('height') ?? own.get('z')
  // As thick as the bar it may as well be the eye of a link.
  if (body.concept === 'disc' && isBar(host, x >= y ? 'x' : 'y') && thick !== z) return faces
  throw new EngineError(
    'prompt_too_ambiguous',
    `I cannot tell how ${quote(body.item.text)} lies at the end of ${quote(host.item.text)}, as it is wider. Say, for example, “on top” or “centred on the end face”.`,
  )
}

/** In the places of a body, where they name nothing but the ends. */
function settleWideEnds(host: Entity, body: Entity): void {
  const [said, ...others] = body.places
  if (!said || others.length > 0 || body.family) return
  const { place, items } = said
  if (place.kind === 'ends' && !place.axis && !place.within) {
    const faces = wideEnds(host, body)
    if (faces) said.place = { kind: 'faces', faces }
  }
  const axis = items.flatMap((item) => axisOfEnd(item) ?? [])[0]
  if (place.kind === 'flush' && axis && !items.some(isFlush) && wideEnds(host, body)?.[0][1] === axis)
    said.place = { kind: 'face', face: place.side }
}

/** "a pin 15 mm long at the right end of the bar": it goes on beyond that end, as what is long does; what is tall stands on it. */
export function settleBeyondEnds(entities: readonly Entity[]): void {
  const solids = entities.filter(({ kind, cut, loose }) => kind === 'solid' && !cut && !loose)
  for (const body of solids) {
    const host = body.host ?? solids[0]
    if (!host || host === body || host.family || body.places.some(({ place }) => place.kind === 'on'))
      continue
    settleWideEnds(host, body)
    // A bar that lies by its ends has everything at them that is told to be there.
    const lain = BARS.has(shapeOf(host) ?? '') && host.orientation !== undefined && !isStood(body)
    if (!lain && (shapeOf(body) !== 'round' || !isLong(body))) continue
    for (const said of body.places) {
      const { place, items } = said
      const axis = items.flatMap((item) => axisOfEnd(item) ?? [])[0]
      const faces = place.kind === 'ends' && !place.axis && !place.within ? endFaces(host, body) : undefined
      if (faces) said.place = { kind: 'faces', faces }
      if (
        place.kind === 'flush' &&
        axis &&
        !items.some(isFlush) &&
        (lain ? host.orientation === axis : isBar(host, axis))
      )
        said.place = { kind: 'face', face: place.side }
    }
  }
}

/** A square plate that is so by its sizes is square against any side, and not seen from above. */
export function settleSquareOnSides(entities: readonly Entity[]): void {
  for (const { concept, given, places, adjectives } of entities) {
    const [wide, high] = given.find(({ word }) => word === 'sequence')?.attribute.values ?? []
    const onSide = places.some(({ place }) => place.kind === 'face' && place.face[1] !== 'z')
    if (concept === 'plate' && onSide && wide && wide.value === high?.value) adjectives.delete('square')
  }
}

export const isFlush = (item: Item): boolean => means(item, 'place', 'flush')

/** A collar that ends where the bar does goes around it, and not at one side of it. */
function refuseFlush(bar: Entity, solids: readonly Entity[]): void {
  const collar = solids.find(
    ({ host = bar, places }) =>
      host === bar && places.some(({ place, items }) => place.kind === 'flush' && items.some(isFlush)),
  )
  if (!collar) return
  throw new EngineError(
    'prompt_too_ambiguous',
    `I cannot tell how ${quote(collar.item.text)} lies at the end of ${quote(bar.item.text)}. Say how far it is above the bottom of an upright one.`,
  )
}

export function settleLyingByEnds(entities: readonly Entity[], remarks: string[]): void {
  const solids = entities.filter(({ kind, cut, loose }) => kind === 'solid' && !cut && !loose)
  const bar = solids[0]
  if (!bar || !BARS.has(shapeOf(bar) ?? '') || !isLong(bar)) return
  // How far from an end a cross hole lies is counted along the bar either way.
  const isTold = (each: Entity, { place }: SaidPlace): boolean =>
    each.kind === 'solid' || place.kind !== 'from'
  const ends = entities
    .filter((each) => each !== bar && (each.host ?? bar) === bar)
    .flatMap((each) => each.places.filter((said) => isTold(each, said)).flatMap(({ items }) => items))
  const [axis, ...others] = new Set(ends.flatMap((item) => axisOfEnd(item) ?? []))
  const said = ends.find((item) => axisOfEnd(item) !== undefined)
  if (!axis || !said || others.length > 0) return
  refuseFlush(bar, solids)
  bar.orientation = axis
  remarks.push(`${quote(bar.item.text)} lies along ${axis}, as its ${quote(said.text)} is named`)
}
