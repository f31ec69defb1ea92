/** Several in a row: where it begins, which way it runs, how far apart they are. */
import { EngineError } from '../../../errors.ts'
import type { Point2, SignedAxis } from '../../../plan/geometry.ts'
import { plural } from '../../lexicon/lexicon.ts'
import { tidy } from '../../quantities/scan.ts'
import { means } from '../../text/items.ts'
import type { Face } from '../faces/stand.ts'
import { reachOf } from './nearness.ts'
import { narrow } from './spot.ts'
import {
  all,
  type Check,
  clash,
  type Laid,
  type LayoutQuestion,
  pointsLayout,
  type Said,
} from './statements.ts'

/** A row along one axis, `pitch` apart, about a middle. */
function rowOf(count: number, along: 'u' | 'v', pitch: number, middle: Point2): Point2[] {
  return Array.from({ length: count }, (_, index) => {
    const offset = tidy((index - (count - 1) / 2) * pitch)
    return along === 'u' ? [tidy(middle[0] + offset), middle[1]] : [middle[0], tidy(middle[1] + offset)]
  })
}

interface Start {
  said: Said<'from'>
  along: 'u' | 'v'
  side: SignedAxis
}

/** Where a row with a spacing begins: its first one is told, or the side that it runs away from. */
function startOf(
  { face, body }: LayoutQuestion,
  said: readonly Said<'from'>[],
  wanted: 'u' | 'v' | undefined,
): Start | undefined {
  // Of a round body a distance runs to its middle, as that of a hole does.
  if (body?.some((extent) => extent > 0)) return undefined
  for (const each of said) {
    const { side, of, first, all: every } = each.place
    const along = side && (side[1] === face.u ? 'u' : side[1] === face.v ? 'v' : undefined)
    if (!side || !along || of === 'centre' || every) continue
    if (first || wanted === along) return { said: each, along, side }
  }
  const only = said.find(({ place }) => place.first && !place.side && place.of === 'end')
  const along = wanted ?? (face.size[0] >= face.size[1] ? 'u' : 'v')
  return only && { said: only, along, side: `-${along === 'u' ? face.u : face.v}` as SignedAxis }
}

/** "15 mm from both long edges" of a plate 30 mm wide: halfway between them, and no row from one to the other. */
function halfway({ face, entity, body }: LayoutQuestion): { said: Said<'from'>; way: 'u' | 'v' }[] {
  if (body) return []
  const longer = face.size[0] >= face.size[1] ? 'u' : 'v'
  const shorter = longer === 'u' ? 'v' : 'u'
  const told = all(entity.places, 'from')
  return told.flatMap((said) => {
    const { of, which, axis, side, distance, all: every } = said.place
    if (of !== 'edge') return []
    const isHalf = (way: 'u' | 'v'): boolean =>
      Math.abs(2 * distance.value - face.size[way === 'u' ? 0 : 1]) < HALFWAY_MM
    // "centered in the other direction (15 mm from either side)".
    const open = !which && !axis && !side && every && told.length > 1
    const way = axis ? (axis === face.u ? 'u' : 'v') : which === 'short' || open ? longer : shorter
    if (open) return isHalf('u') === isHalf('v') ? [] : [{ said, way: isHalf('u') ? 'u' : 'v' }]
    return (which || axis) && isHalf(way) ? [{ said, way }] : []
  })
}

const HALFWAY_MM = 1e-6

/** "two holes, 10 mm from the short edges": one at either of them, so the row runs across. */
function acrossEdges(
  { face, entity }: LayoutQuestion,
  count: number,
  isBetween: (place: Said<'from'>['place']) => boolean,
): { said: Said<'from'>; along: 'u' | 'v' } | undefined {
  const { places } = entity
  if (count !== 2 || all(places, 'apart').length > 0) return undefined
  const said = all(places, 'from').find(
    ({ place, source }) =>
      place.of === 'edge' &&
      place.which !== undefined &&
      !place.side &&
      !isBetween(place) &&
      source.items.some((item) => means(item, 'edge') && item.kind === 'term' && item.plural) &&
      // "each is 10 mm from one of the short edges, centred in the other direction".
      (all(places, 'centre').length > 0 || !source.items.some(({ text }) => /^one$/iu.test(text))),
  )
  if (!said) return undefined
  const longer = face.size[0] >= face.size[1] ? 'u' : 'v'
  const shorter = longer === 'u' ? 'v' : 'u'
  return { said, along: said.place.which === 'short' ? longer : shorter }
}

/** Slots and ribs that are longer than they are apart lie beside each other, not end to end. */
function besideEachOther({ extent, body }: LayoutQuestion, pitch: number): 'u' | 'v' | undefined {
  const size = extent ?? body
  if (!size) return undefined
  const [u, v] = [size[0] > pitch, size[1] > pitch]
  return u === v ? undefined : u ? 'v' : 'u'
}

/** From one to the next, also where the first and the last are told. */
const pitchOf = ({ distance, half }: Said<'apart'>['place'], count: number): number =>
  half ? distance.value / (count - 1) : distance.value

/** What one of them takes of the way from the next. */
const ownWidth = ({ extent, body, width }: LayoutQuestion, along: 'u' | 'v'): number =>
  (extent ?? body)?.[along === 'u' ? 0 : 1] ?? width

/** "each 12 mm from the nearest long side": the row runs from that side to the other. */
const wayOf = ({ side }: Said<'from'>['place'], { u, v }: Face): 'u' | 'v' | undefined =>
  side?.[1] === u ? 'u' : side?.[1] === v ? 'v' : undefined

/** Two or more in a row: by their spacing, by their distance from the ends, or spread evenly. */
export function several(question: LayoutQuestion, count: number): Laid {
  const { entity, face } = question
  const { places } = entity
  const [apart] = all(places, 'apart')
  if (apart?.place.between === 'rows')
    throw new EngineError(
      'prompt_too_ambiguous',
      `How many ${plural(entity.concept)} are in each row? Say, for example, “in two rows of three”.`,
    )
  const line = all(places, 'along').find(({ place }) => !place.drilled)
  const usual = face.row === face.u ? 'u' : face.row === face.v ? 'v' : undefined
  const beside = apart && besideEachOther(question, pitchOf(apart.place, count))
  const longer = beside ?? usual ?? (face.size[0] >= face.size[1] ? 'u' : 'v')
  const told = all(places, 'row').find(({ place }) => place.axis !== undefined)
  const way = apart?.place.axis ?? told?.place.axis ?? line?.place.axis
  const wanted = way && (way === face.u ? 'u' : way === face.v ? 'v' : undefined)
  const between = halfway(question)
  const isBetween = (place: Said<'from'>['place']): boolean =>
    between.some(({ said }) => said.place === place)
  const across = acrossEdges(question, count, isBetween)
  const ends = across
    ? [across.said]
    : all(places, 'from').filter(
        ({ place }) =>
          !isBetween(place) &&
          // From the free end of a leg all of them are as far: the row runs across.
          ((place.of === 'end' && (!place.side || place.all)) ||
            (place.of === 'edge' && place.all) ||
            (place.of === 'edge' && !place.side && !place.axis && !place.which)),
      )
  const start = apart ? startOf(question, all(places, 'from'), wanted) : undefined
  const rest = places.filter(
    (said) =>
      said.place !== start?.said.place &&
      !ends.some((each) => each.place === said.place) &&
      !between.some((each) => each.said.place === said.place),
  )
  const spot = narrow(question, rest)
  const along =
    across?.along ??
    start?.along ??
    wanted ??
    ends.map(({ place }) => wayOf(place, face)).find((each) => each !== undefined) ??
    (spot.at[longer] || between.some(({ way }) => way === longer) ? (longer === 'u' ? 'v' : 'u') : longer)
  const length = face.size[along === 'u' ? 0 : 1]
  const assumptions = [...spot.assumptions]
  const checks: Check[] = []
  let pitch: number
  const end = ends[0]
  if (apart) pitch = pitchOf(apart.place, count) + (apart.place.web ? ownWidth(question, along) : 0)
  else if (end)
    pitch =
      (length - 2 * end.place.distance.value - (question.body?.[along === 'u' ? 0 : 1] ?? 0)) / (count - 1)
  else if (all(places, 'ends').length > 0 && !question.flush) {
    pitch = (2 * reachOf('near', `+${along === 'u' ? face.u : face.v}`, question)) / (count - 1)
    assumptions.push(
      `The ${plural(entity.concept)} at the ends are ${tidy((length - pitch * (count - 1)) / 2)} mm from them, as no distance was given`,
    )
  } else {
    // What runs out from a middle lies around it, and in no row.
    if (entity.manners.has('radial'))
      throw new EngineError(
        'prompt_too_ambiguous',
        `I cannot tell where around the middle the radial ${plural(entity.concept)} lie. Give the circle that they lie on and the first one's angle.`,
      )
    // Bodies reach from end to end; holes keep half their pitch from the ends.
    pitch = question.flush
      ? (length - 2 * question.flush[along === 'u' ? 0 : 1]) / (count - 1)
      : length / count
    assumptions.push(
      `The ${count} ${plural(entity.concept)} are spread evenly along ${along === 'u' ? face.u : face.v}, as no places were given`,
    )
  }
  if (!wanted && !start && (apart || end))
    assumptions.push(`The row of ${plural(entity.concept)} runs along ${along === 'u' ? face.u : face.v}`)
  const middle: Point2 = [...spot.position]
  const index = along === 'u' ? 0 : 1
  if (start) {
    const sign = start.side[0] === '+' ? 1 : -1
    middle[index] = tidy(sign * (length / 2 - start.said.place.distance.value - ((count - 1) * pitch) / 2))
  }
  const positions = rowOf(count, along, tidy(pitch), middle)
  if (start)
    checks.push({
      kind: 'to-side',
      position: (start.side[0] === '+' ? positions.at(-1) : positions[0]) as Point2,
      side: start.side,
      value: start.said.place.distance.value,
      source: { ...start.said.source, values: [start.said.place.distance] },
    })
  if (apart)
    checks.push({
      kind: 'spacing',
      positions: [positions[0] as Point2, positions[1] as Point2],
      value: pitch,
      source: { ...apart.source, values: [apart.place.half ?? apart.place.distance] },
    })
  if (end) {
    const side: SignedAxis = `+${along === 'u' ? face.u : face.v}`
    const position = positions.at(-1) as Point2
    if (apart && Math.abs(length / 2 - position[along === 'u' ? 0 : 1] - end.place.distance.value) > 1e-6)
      throw clash(entity, [apart, end])
    checks.push({
      kind: 'to-side',
      position,
      side,
      value: end.place.distance.value,
      source: { ...end.source, values: [end.place.distance] },
    })
  }
  for (const { said, way } of between)
    checks.push({
      kind: 'to-side',
      position: positions[0] as Point2,
      side: `+${way === 'u' ? face.u : face.v}`,
      value: said.place.distance.value,
      source: { ...said.source, values: [said.place.distance] },
    })
  for (const { axis, check } of spot.checks) if (axis !== along) checks.push(check(positions[0] as Point2))
  return { layout: pointsLayout(positions), positions, checks, assumptions }
}
