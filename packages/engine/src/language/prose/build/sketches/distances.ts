/** Where a figure lies by how far it is from something in its drawing: from a side, from both legs, to the right of a centre, at a point. */
import { unread } from '../../../operations/unread.ts'
import type { Phrase } from '../../phrases.ts'
import type { SaidPlace } from '../../scene.ts'
import { EDGES, type Edge, edgesOf } from './edges.ts'
import { half, hostOf, type Lie, levelOf, put } from './places.ts'
import type { Point } from './shapes.ts'
import type { Figured } from './sketches.ts'

const isCentered = ({ flat }: Lie, { own }: SaidPlace): boolean =>
  flat.round || (typeof own === 'object' && own.concept === 'center')

/** The legs of a right triangle lie at the sides of its box that meet in its right angle. */
function legsOf(phrase: Phrase, { thing, ways: [way = [0, 1]] }: Figured): readonly Edge[] {
  const isLeg = phrase.name === 'leg' || /^(?:leg|edge|side)$/u.test(phrase.concept)
  if (!isLeg || !/right/u.test(thing.name) || thing.concept !== 'triangle') return []
  const [a, b] = way
  return [
    { k: 0, sign: a === 0 ? -1 : a },
    { k: 1, sign: b === 0 ? -1 : b },
  ]
}

const isSeveral = ({ plural, det }: Phrase): boolean => plural || /^(?:each|both|all)$/u.test(det)

/** In which corner it is told to be: there the nearest sides are. */
function nearest({ thing }: Lie): readonly Edge[] {
  const words = thing.places.flatMap(({ place }) =>
    place.kind === 'at' && place.ref.concept === 'corner' ? [...place.ref.words] : [],
  )
  return words.flatMap((word) => EDGES[word] ?? [])
}

/** "0.2 units from both legs", "from the left and the bottom edge", "0.15 units from the edges" of one in each corner. */
export function fromSides(lie: Lie, said: SaidPlace): void {
  const { place } = said
  if (place.kind !== 'from' || place.figures.length === 0) return
  for (const [nth, ref] of place.refs.entries()) {
    const figure = place.figures[nth] ?? place.figures[0]
    if (!figure) return
    const host = hostOf(lie, ref)
    const named = edgesOf(ref, host)
    const legs = isSeveral(ref) ? legsOf(ref, host) : []
    const isPlainSides = /^(?:edge|side)$/u.test(ref.concept) && isSeveral(ref)
    const near = isPlainSides && host.sides === 'all' ? nearest(lie) : []
    const isInEach = isPlainSides && host.sides === 'all' && near.length === 0 && lie.thing.count === 4
    const off = (k: 0 | 1): number =>
      lie.world.take(figure, `${lie.thing.name} from ${ref.name}`) +
      (isCentered(lie, said) ? 0 : half(lie, k))
    const level = (edge: Edge): number => levelOf(host, edge) - edge.sign * off(edge.k)
    const [first] = named?.edges ?? []
    if (isInEach)
      for (const k of [0, 1] as const) put(lie, said, k, [level({ k, sign: -1 }), level({ k, sign: 1 })])
    else if (near.length === 2) for (const edge of near) put(lie, said, edge.k, [level(edge)])
    else if (legs.length === 2) for (const edge of legs) put(lie, said, edge.k, [level(edge)])
    else if (first && !isPlainSides && !named?.corner) put(lie, said, first.k, [level(first)])
    else return
  }
}

/** "0.3 units to the right of the center of the larger circle". */
export function beyond(lie: Lie, said: SaidPlace): void {
  const { place } = said
  if (place.kind !== 'beyond' || !isCentered(lie, said)) return
  const edge = EDGES[place.side]
  const host = hostOf(lie, place.ref)
  const isMiddle =
    place.ref === undefined ||
    /^(?:center|axis)$/u.test(place.ref.concept) ||
    (host.round && place.ref.kind !== 'place')
  if (!edge || !isMiddle) return
  const value = lie.world.take(place.figure, `${lie.thing.name} ${place.side} of the center`)
  put(lie, said, edge.k, [(host.at[0] as Point)[edge.k] + edge.sign * value])
}

/** "at (0.3, 0)" in a drawing whose first figure has its place by coordinates, or its centre at the origin. */
export function atPoint(lie: Lie, said: SaidPlace): void {
  const { place } = said
  const [point] = place.kind === 'points' ? place.points : []
  if (place.kind !== 'points' || place.points.length !== 1 || !point || !isCentered(lie, said)) return
  const { thing, round } = lie.host
  const isKnown =
    thing.concept === 'outline' ||
    (round && thing.places.every(({ used, place: { kind } }) => used || kind !== 'points')) ||
    thing.places.some(({ place: at }) => at.kind === 'at' && at.ref.concept === 'origin') ||
    thing.places.some(
      ({ place: at }) => at.kind === 'centered' && at.refs.some(({ concept }) => concept === 'origin'),
    )
  if (!isKnown) throw unread(lie.world.quote(said.span))
  for (const figure of place.figures) lie.world.level(figure)
  for (const k of [0, 1] as const) put(lie, said, k, [point[k] ?? 0])
}
