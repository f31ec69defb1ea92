/** Which way the sizes of a body run that stands on its edge: a wall, a rib, an upright plate. */
import { EngineError } from '../../../errors.ts'
import type { AxisName } from '../../../plan/geometry.ts'
import type { Entity } from '../../entity.ts'
import { FIGURES } from '../../lexicon/figures.ts'
import { quote } from '../../sizes/sizes.ts'
import type { Item } from '../../text/items.ts'
import { along, type Stand } from '../faces/stand.ts'
import { placedAlong } from '../layout/statements.ts'

/** "a rib 5 mm thick and 20 mm high": a rib stands on its edge by its name. */
export const isRib = ({ concept, given }: Entity): boolean =>
  concept === 'fin' && ['thickness', 'height'].every((each) => given.some(({ word }) => word === each))

/** "two arms 40 mm high and 5 mm thick at the ends": they stand there, as wide as what they stand on. */
export const isArmAtEnd = ({ concept, given, places }: Entity): boolean =>
  concept === 'arm' &&
  given.length === 2 &&
  ['thickness', 'height'].every((each) => given.some(({ word }) => word === each)) &&
  places.some(({ place }) => place.kind === 'ends' || place.kind === 'flush')

/** "6 mm thick, 30 mm wide and 50 mm tall": what has a height besides its thickness stands on its edge. */
const isThinAndTall = (entity: Entity): boolean => {
  const has = (...words: string[]): boolean => entity.given.some(({ word }) => words.includes(word))
  const third = has('width', 'length', 'depth') || isRib(entity) || isArmAtEnd(entity)
  return has('thickness') && has('height') && third && !has('sequence')
}

/** As wide as its host is one way, and not the other: it stands across that way. */
function thinAcross({ given }: Entity, host: Stand | undefined): 'x' | 'y' | undefined {
  const wide = given.find(({ word }) => word === 'width' || word === 'length')?.attribute.values[0]?.value
  if (!host || wide === undefined) return undefined
  const fits = (axis: AxisName): boolean =>
    Math.abs(along(host.max, axis) - along(host.min, axis) - wide) < 1e-6
  return fits('y') && !fits('x') ? 'x' : fits('x') && !fits('y') ? 'y' : undefined
}

/** "4 mm thick, 40 mm in Y": one way is told by its axis, so that its thickness runs the other. */
function acrossAxis({ given }: Entity): 'x' | 'y' | undefined {
  const has = (word: string): boolean => given.some((each) => each.word === word)
  if (!has('thickness') || has('axis x') === has('axis y')) return undefined
  return has('axis y') ? 'x' : 'y'
}

/** "a rib 4 mm thick and 10 mm tall, 30 mm from the left end": as long as its host, it runs across the way it is placed. */
function thinWhere(entity: Entity): 'x' | 'y' | undefined {
  const long = entity.given.some(({ word }) => word === 'width' || word === 'length')
  const placed = long ? undefined : placedAlong(entity.places)
  return placed === 'z' ? undefined : placed
}

/** A drawn rectangle that is said to stand has its longer side upward on the sheet. */
function onSheet({ given }: Entity): Record<string, readonly string[]> {
  const of = (word: string): number | undefined =>
    given.find((each) => each.word === word)?.attribute.values[0]?.value
  const [length, width] = [of('length'), of('width')]
  return length !== undefined && width !== undefined && length > width ? { length: ['y'], width: ['x'] } : {}
}

/** A web "10 mm thick (Z=5 to Z=15)" lies, whatever webs do elsewhere. */
function liesByRange({ given, places }: Entity): boolean {
  const thick = given.find(({ word }) => word === 'thickness')?.attribute.values[0]?.value
  return places.some(
    ({ place }) =>
      place.kind === 'range' &&
      place.axis === 'z' &&
      thick !== undefined &&
      Math.abs(place.to.value - place.from.value - thick) < 1e-6,
  )
}

/** "a 20 x 20 x 20 cube standing on top of it", "a block standing on it": where it is, as a block has no way to stand but its sizes. */
const isPutDown = ({ concept, given }: Entity, said: Item): boolean =>
  /^standing$/iu.test(said.text) &&
  (concept === 'cube' || concept === 'block') &&
  given.some(({ word }) => word === 'sequence')

/** "a post 10 x 20 x 40 mm standing": the last of the sizes is upward anyway, and what stands is long that way; of a plate the least is its thickness. */
const isLongestLast = ({ concept, given }: Entity): boolean => {
  if (concept === 'plate') return false
  const values = given.find(({ word }) => word === 'sequence')?.attribute.values ?? []
  const [x, y, z] = values.map(({ value }) => value)
  return x !== undefined && y !== undefined && z !== undefined && z > Math.max(x, y)
}

const ALONG = /(?:^| )along(?: |$)/iu
const TOLD_ACROSS: ReadonlySet<string> = new Set(['width', 'thickness', 'depth', 'axis x', 'axis y'])
const TOLD_WAYS: ReadonlySet<string> = new Set(['length', 'sequence', 'extrusion', 'diameter', 'side'])

/** "a rail along the front edge, 4 mm wide and 3 mm tall": so wide across the edge, and as long as that is. */
export function acrossEdge({ given, places, cut }: Entity): 'x' | 'y' | undefined {
  const across = given.filter(({ word }) => TOLD_ACROSS.has(word))
  const open = !given.some(({ word }) => TOLD_WAYS.has(word))
  const high = given.some(({ word }) => word === 'height' || word === 'axis z')
  if (cut || across.length !== 1 || !open || !high) return undefined
  const edge = places.find(
    ({ place, items }) =>
      (place.kind === 'flush' || (place.kind === 'ends' && place.within)) &&
      ALONG.test(items.map(({ text }) => text).join(' ')),
  )?.place
  const axis = edge?.kind === 'flush' ? edge.side[1] : edge?.kind === 'ends' ? edge.axis : undefined
  const [told] = across
  // "60 mm in X", along an edge that runs that way, is its length.
  if (told?.word.startsWith('axis') && told.word !== `axis ${axis}`) return undefined
  return axis === 'x' || axis === 'y' ? axis : undefined
}

/** A wall is as thick as it is deep from the side it stands at, and its height is upward. */
export function upright(
  entity: Entity,
  normal: AxisName | undefined,
  host: Stand | undefined,
): Record<string, readonly string[]> {
  if (entity.concept in FIGURES && entity.given.some(({ word }) => word === 'extrusion'))
    return entity.manners.has('upright') ? onSheet(entity) : {}
  const across = host && acrossEdge(entity)
  if (across) return { width: [across], thickness: [across], depth: [across], height: ['z'] }
  if (!entity.manners.has('upright') && !(host && isThinAndTall(entity))) return {}
  const said = entity.labels.get('upright')
  if (!said && liesByRange(entity)) return {}
  if (said && host && (isPutDown(entity, said) || isLongestLast(entity))) return {}
  if (said && entity.given.some(({ word }) => word === 'sequence'))
    throw new EngineError(
      'prompt_too_ambiguous',
      `I cannot tell which of its sizes is upward where ${quote(entity.item.text)} is ${quote(said.text)}. Name them: width, height, thickness.`,
    )
  const at = entity.places
    .map(({ place }) =>
      place.kind === 'flush'
        ? place.side[1]
        : place.kind === 'face'
          ? place.face[1]
          : place.kind === 'ends'
            ? (place.axis ?? 'x')
            : undefined,
    )
    .find((axis) => axis === 'x' || axis === 'y')
  const thin =
    at ?? acrossAxis(entity) ?? thinAcross(entity, host) ?? thinWhere(entity) ?? (normal === 'x' ? 'x' : 'y')
  const wide = thin === 'x' ? 'y' : 'x'
  return { thickness: [thin], depth: [thin], width: [wide, thin], length: [wide, thin], height: ['z'] }
}
