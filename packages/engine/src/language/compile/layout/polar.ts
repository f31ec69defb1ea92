/** Places by angle and distance from the middle: bolt circles, clock positions, halfway to the rim. */
import { EngineError } from '../../../errors.ts'
import type { Point2 } from '../../../plan/geometry.ts'
import { plural } from '../../lexicon/lexicon.ts'
import type { Value } from '../../quantities/quantity.ts'
import { tidy } from '../../quantities/scan.ts'
import type { Face } from '../faces/stand.ts'
import type { Source } from '../ledger.ts'
import {
  all,
  type Check,
  clash,
  type Laid,
  type LayoutQuestion,
  matchCount,
  positionChecks,
} from './statements.ts'

interface Circle {
  diameter: number
  source: Source
  /** Said as a number, not only by "halfway". */
  stated: boolean
}

/** Every statement about how far from the middle they lie. */
function circlesOf(question: LayoutQuestion, withDistances: boolean): Circle[] {
  const { entity, face } = question
  const { places } = entity
  const bolt = all(places, 'bolt-circle').map(({ place, source }) => ({
    diameter: place.diameter,
    source: { ...source, values: [place.value] },
    stated: true,
  }))
  const halfway = all(places, 'halfway').map(({ place, source }) => ({
    diameter: tidy((face.size[0] + (place.from === 'centre' ? 0 : face.innerDiameter)) / 2),
    source,
    stated: false,
  }))
  const distances = all(places, 'from')
    .filter(({ place }) => withDistances && place.of === 'centre' && !place.axis)
    .map(({ place, source }) => ({
      diameter: tidy(2 * place.distance.value),
      source: { ...source, values: [place.distance] },
      stated: true,
    }))
  return [...bolt, ...distances, ...halfway, ...(withDistances ? withinRim(question) : [])]
}

/** "8 mm from the outer edge" of what is round: to their middles, or to their rims where they would break out. */
function withinRim({ entity, face, width, body }: LayoutQuestion): Circle[] {
  if (!face.round) return []
  const [across] = face.size
  return all(entity.places, 'from')
    .filter(({ place }) => place.of === 'edge' && !place.axis && !place.side && !place.which)
    .map(({ place, source }) => {
      const { value } = place.distance
      const middle = value + (body || place.gap || value < width / 2 ? width / 2 : 0)
      return {
        diameter: tidy(place.rim === 'inner' ? face.innerDiameter + 2 * middle : across - 2 * middle),
        source: { ...source, values: [place.distance] },
        stated: true,
      }
    })
}

/** A circle through the middle of what material there is. */
const USUAL_CIRCLE = 0.7

const usualDiameter = (face: Face): number =>
  tidy(
    face.innerDiameter > 0
      ? (face.size[0] + face.innerDiameter) / 2
      : USUAL_CIRCLE * Math.min(face.size[0], face.size[1]),
  )

/** Agreeing to a thousandth of a millimetre: a circle given as diameter and again as radius may be rounded. */
const AGREE_WITHIN = 1e-3

const evenlyFrom = (first: Value, count: number): Value[] =>
  Array.from({ length: count }, (_, index) => ({
    ...first,
    value: (first.value + (360 / count) * index) % 360,
  }))

/** Undefined where nothing speaks of a circle, unless `always`. */
export function polarOf(question: LayoutQuestion, count: number, always = false): Laid | undefined {
  const { entity, face } = question
  const bearings = all(entity.places, 'bearing')
  const [angles] = all(entity.places, 'angles')
  const turned = bearings.length > 0 || angles !== undefined
  const [every] = all(entity.places, 'every')
  const times = every ? 360 / every.place.angle.value : 0
  // "a hole every 60 degrees": as many as a full turn holds.
  if (every && !entity.count && !entity.picked && times >= 2 && Number.isInteger(times)) {
    entity.count = { value: times, item: undefined }
    return polarOf(question, times, always)
  }
  const circles = circlesOf(question, turned || count > 1)
  if (!turned && circles.length === 0 && !always) return undefined
  const [first, ...others] = circles
  const odd = first && others.find((other) => Math.abs(other.diameter - first.diameter) > AGREE_WITHIN)
  if (first && odd) throw clash(entity, [first, odd])
  const diameter = first?.diameter ?? usualDiameter(face)
  const assumptions = first
    ? []
    : [`The ${plural(entity.concept)} lie on a circle of ${diameter} mm, as none was given`]
  // "six holes on a 58 mm circle, starting at 30 degrees": where the first of them lies.
  const start = count > 1 && !angles && bearings.length === 1 ? bearings[0] : undefined
  const said = start
    ? evenlyFrom(start.place.angle, count)
    : (angles?.place.values ?? bearings.map(({ place }) => place.angle))
  const source: Source = angles?.source ?? {
    items: bearings.flatMap((each) => each.source.items),
    values: [],
  }
  if (said.length > 0) matchCount(entity, said.length, source)
  const number = entity.count?.value ?? (said.length || count)
  if (entity.count === undefined && entity.plural && said.length === 0)
    throw new EngineError(
      'prompt_too_ambiguous',
      `How many ${plural(entity.concept)} lie on the ${tidy(diameter)} mm circle? Say how many.`,
    )
  if (number === 1 && said.length === 0)
    assumptions.push(`The ${entity.concept} lies to the right of the middle, as no direction was given`)
  const turns =
    said.length > 0
      ? said.map(({ value }) => value)
      : Array.from({ length: number }, (_, index) => (360 / number) * index)
  const positions = turns.map((turn): Point2 => {
    const radians = (turn * Math.PI) / 180
    return [fine((diameter / 2) * Math.cos(radians)), fine((diameter / 2) * Math.sin(radians))]
  })
  const stated = circles.filter((circle) => circle.stated)
  const checks: Check[] =
    number > 1
      ? stated.map((circle) => ({
          kind: 'circle',
          diameter: circle.diameter,
          centre: [0, 0],
          source: circle.source,
        }))
      : stated.flatMap((circle) => placed(face, positions, circle.source))
  if (said.length > 0) checks.push(...placed(face, positions, source))
  return {
    layout: {
      kind: 'bolt-circle',
      diameter,
      count: number,
      ...(said.length > 0 ? { anglesDeg: turns } : {}),
    },
    positions,
    checks,
    assumptions,
  }
}

/** cos 90° is 0, not 6e-17. */
const fine = (value: number): number => tidy(Number(value.toFixed(9))) + 0

const placed = (face: Face, positions: readonly Point2[], source: Source): Check[] =>
  positions.flatMap((position) => positionChecks(face, position, [{ source }, { source }]))
