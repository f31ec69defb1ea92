/** What runs over the whole of what it is on: "across the full width", "along the entire length", "over the full 40 mm". */
import type { AxisName } from '../../../../plan/geometry.ts'
import { AXES, type Box, indexOf, isSame, longest, sizeAlong } from '../../../operations/space.ts'
import type { Phrase } from '../../phrases.ts'
import { placesOf, type SaidPlace, type Thing } from '../../scene.ts'
import { toldOf } from '../../tell/compared.ts'
import type { Shaped } from '../bodies/shaped.ts'
import type { Solid, World } from '../world.ts'

const OVER = /^(?:across|over|along|through|for|down|in)$/u

/** Which way a body is long, wide or high, by how it was told itself; else by how it lies. */
export function axisOfDimension(
  { thing, box }: Pick<Solid, 'thing' | 'box'>,
  dimension: string,
  plane: readonly AxisName[] = AXES,
): AxisName | undefined {
  if (/^(?:height|thickness)$/u.test(dimension)) return 'z'
  const name = dimension === 'depth' ? 'depth' : dimension === 'length' ? 'length' : 'width'
  const said = toldOf(thing, name)
  if (said?.axis) return said.axis
  const level = AXES.filter((axis) => axis !== 'z')
  const found = said ? level.filter((axis) => isSame(sizeAlong(box, axis), said.figure.value)) : []
  if (found.length === 1 && found[0] && plane.includes(found[0])) return found[0]
  const long = longest(box, level)
  const across = name === 'length' ? long : level.find((axis) => axis !== long)
  return across && plane.includes(across) ? across : undefined
}

const isWhole = ({ kind, concept }: Phrase): boolean =>
  kind === 'dimension' && /^(?:length|width|depth|height|thickness)$/u.test(concept)

/** By the letter behind it, where that is told: "full depth (Y)". */
const wayOfSpan = (host: Pick<Solid, 'thing' | 'box'>, { concept, words }: Phrase): AxisName | undefined =>
  (words.find((word) => /^[xyz]$/u.test(word)) as AxisName | undefined) ?? axisOfDimension(host, concept)

const isSpanning = ({ place, own }: SaidPlace): boolean =>
  own === undefined && place.kind === 'at' && OVER.test(place.how) && isWhole(place.ref)

/** The axes along which it is told to run over all of what it is on. */
export function spannedAxes(thing: Thing, host: Pick<Solid, 'thing' | 'box'>): AxisName[] {
  return [...placesOf(thing), ...(thing.like ? placesOf(thing.like) : [])]
    .filter(isSpanning)
    .flatMap((said) => axisOfSpan(thing, host, said) ?? [])
}

const NEXT = 16

/** "the full length of the base in the Y direction": the letter says which way. */
function axisOfSpan(
  thing: Thing,
  host: Pick<Solid, 'thing' | 'box'>,
  { place, span }: SaidPlace,
): AxisName | undefined {
  if (place.kind !== 'at') return undefined
  const way = placesOf(thing).find(
    ({ place: each, own, span: [from] }) =>
      each.kind === 'way' &&
      each.axis !== 'z' &&
      own === undefined &&
      /^(?:in|along)$/u.test(each.how) &&
      from >= span[1] &&
      from < span[1] + NEXT,
  )
  return way?.place.kind === 'way' ? way.place.axis : wayOfSpan(host, place.ref)
}

/** Used, where it came out as long as what it is on. */
export function holdSpans(
  world: World,
  thing: Thing,
  host: Pick<Solid, 'thing'>,
  box: Box,
  { size }: Shaped,
): void {
  for (const said of placesOf(thing)) {
    const { place } = said
    if (!isSpanning(said) || place.kind !== 'at' || said.used) continue
    const axis = axisOfSpan(thing, { thing: host.thing, box }, said)
    if (!axis || !isSame(size[indexOf(axis)], sizeAlong(box, axis))) continue
    const [figure] = place.ref.bare
    if (figure && !isSame(figure.value, size[indexOf(axis)])) world.fail(said)
    if (figure) world.take(figure, `${thing.name} ${place.ref.concept}`)
    said.used = true
  }
}
