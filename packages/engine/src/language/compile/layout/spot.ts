/** One place on a face: a coordinate for each of its axes, each fixed by at most one statement. */
import type { AxisName, Point2, SignedAxis } from '../../../plan/geometry.ts'
import type { SaidPlace } from '../../entity.ts'
import { tidy } from '../../quantities/scan.ts'
import { quote } from '../../sizes/sizes.ts'
import { type Face, sideOn } from '../faces/stand.ts'
import type { Source } from '../ledger.ts'
import { toldByOthers } from './by-others.ts'
import { onFaceAxis } from './coordinates.ts'
import { halfOf, reachOf, sidesNear } from './nearness.ts'
import { all, type Check, clash, isOn, type LayoutQuestion, type Of, type Said, words } from './statements.ts'

interface Fixed {
  value: number
  source: Source
}

/** One coordinate for each axis of the face, from distances, shifts and coordinates. */
class Spot {
  readonly question: LayoutQuestion
  readonly at: { u?: Fixed; v?: Fixed } = {}
  readonly checks: { axis: 'u' | 'v'; check: (position: Point2) => Check }[] = []
  readonly assumptions: string[] = []
  /** Axes that no number fixed. */
  readonly chosen: AxisName[] = []

  constructor(question: LayoutQuestion) {
    this.question = question
  }

  fix(axis: 'u' | 'v', value: number, source: Source): void {
    const before = this.at[axis]
    if (before && Math.abs(before.value - value) > 1e-6)
      throw clash(this.question.entity, [before, { source }])
    this.at[axis] ??= { value: tidy(value), source }
  }

  /** To the side of what has straight ones, unless its middle is spoken of; of a gap to its own side in any case. */
  fromSide(side: SignedAxis, { distance, gap, middle }: Of<'from'>, source: Source): void {
    const { face, extent } = this.question
    const body = middle ? undefined : this.question.body
    const axis = isOn(side, face)
    if (!axis) return
    const index = axis === 'u' ? 0 : 1
    const half = face.size[index] / 2 - (body?.[index] ?? 0) / 2
    const toMiddle = distance.value + (gap && !body ? (extent?.[index] ?? 0) / 2 : 0)
    this.fix(axis, (side[0] === '+' ? 1 : -1) * (half - toMiddle), source)
    this.checks.push({
      axis,
      check: (position) => ({
        kind: 'to-side',
        position,
        side,
        value: toMiddle,
        source: { ...source, values: [distance] },
      }),
    })
  }

  /** At a corner without a distance: a cutout takes the corner off, a hole keeps clear of the edges. */
  corner(side: SignedAxis, source: Source, on = false): void {
    const { face, width, entity } = this.question
    const axis = isOn(side, face)
    const given = all(entity.places, 'from').length > 0
    if (!axis || given) return
    const half = face.size[axis === 'u' ? 0 : 1] / 2
    const open = on || /cut/u.test(entity.item.text.toLowerCase())
    const inset = open ? 0 : Math.min(1.5 * width, half / 2)
    if (!open)
      this.assumptions.push(
        `The ${entity.concept} sits ${tidy(inset)} mm from the edges of its corner, as no distance was given`,
      )
    this.fix(axis, (side[0] === '+' ? 1 : -1) * (half - inset), source)
  }

  /** From the middle of the face. */
  coordinate(name: AxisName, value: number, source: Source, stated?: number): void {
    const { face } = this.question
    const axis = name === face.u ? 'u' : name === face.v ? 'v' : undefined
    if (!axis) return
    this.fix(axis, value, source)
    this.checks.push({
      axis,
      check: (position) => ({ kind: 'position', position, axis: name, value, stated, source }),
    })
  }

  /** What an exact place has fixed stays; it need only lie on that side of the middle. */
  near(place: Of<'near'>, source: Source): void {
    const { face, entity } = this.question
    for (const side of sidesNear(place, face)) {
      const axis = isOn(side, face)
      if (!axis) continue
      const sign = side[0] === '+' ? 1 : -1
      const before = this.at[axis]
      if (before) {
        if (before.value * sign >= 0 || place.sides.length === 0) continue
        if (place.degree !== 'toward') throw clash(entity, [before, { source }])
        this.assumptions.push(`${quote(words(before.source))} is taken as said, not ${quote(words(source))}`)
        continue
      }
      const index = axis === 'u' ? 0 : 1
      const reach = reachOf(place.degree, side, this.question)
      const gap = tidy(face.size[index] / 2 - reach - halfOf(this.question, index))
      this.chosen.push(side[1] as AxisName)
      this.assumptions.push(
        `The ${entity.concept} leaves ${gap} mm to the ${SIDE_NAMES[side]}, as ${quote(words(source))} gives no distance`,
      )
      this.fix(axis, sign * reach, source)
    }
  }

  get position(): Point2 {
    return [this.at.u?.value ?? 0, this.at.v?.value ?? 0]
  }
}

/** The axis that a distance from "a long edge" or "the edge" runs along. */
function sideFor(place: Of<'from'>, face: Face, spot: Spot): SignedAxis {
  if (place.side) return sideOn(place.side, face)
  const longIsU = face.size[0] >= face.size[1]
  const across =
    place.which === 'long'
      ? longIsU
        ? face.v
        : face.u
      : place.which === 'short'
        ? longIsU
          ? face.u
          : face.v
        : undefined
  // The ends of what is long are those of its length; the other end is across from the first, also where both are told of one thing.
  const ends = place.of === 'end' && (place.far || !spot.at[longIsU ? 'u' : 'v'])
  const free = ends ? (longIsU ? face.u : face.v) : spot.at.u === undefined ? face.u : face.v
  const told = across && (place.far ? across : unlessFixed(across, face, spot))
  const axis = place.axis ?? told ?? free
  return place.far ? `+${axis}` : `-${axis}`
}

/** "5 mm from a long edge, 10 mm from either side": where the second leaves only the other way, that was meant. */
function unlessFixed(axis: AxisName, face: Face, spot: Spot): AxisName {
  const [own, other] = axis === face.u ? [spot.at.u, spot.at.v] : [spot.at.v, spot.at.u]
  return own && !other ? (axis === face.u ? face.v : face.u) : axis
}

/** Distances from an edge that only its length names are read last: the others may show which was meant. */
const clearestFirst = (said: readonly Said<'from'>[]): Said<'from'>[] => [
  ...said.filter(({ place }) => !place.which),
  ...said.filter(({ place }) => place.which),
]

export function narrow(question: LayoutQuestion, places: readonly SaidPlace[]): Spot {
  const { face, entity } = question
  const spot = new Spot(question)
  for (const { place, source } of all(places, 'coordinate')) {
    const { axis, value } = place
    spot.coordinate(axis, onFaceAxis(face, axis, value.value), { ...source, values: [value] }, value.value)
  }
  for (const { place, source } of all(places, 'range')) {
    const { axis, from, to } = place
    const extent = question.extent?.[axis === face.u ? 0 : 1]
    if ((axis !== face.u && axis !== face.v) || extent === undefined) continue
    // It reaches from the one level to the other: its middle lies between them.
    if (Math.abs(Math.abs(to.value - from.value) - extent) > 1e-6) throw clash(entity, [{ source }])
    spot.coordinate(axis, onFaceAxis(face, axis, (from.value + to.value) / 2), source)
  }
  for (const { place, source } of all(places, 'corner')) {
    for (const side of place.sides) spot.corner(side, source, place.on)
    if (place.any)
      spot.assumptions.push(`The ${entity.concept} is at the back right corner, as no corner was named`)
  }
  for (const { place, source } of all(places, 'shift')) {
    // Of what is seen on a face that lies flat, "above" is towards the back.
    const toward = entity.kind === 'feature' ? sideOn(place.toward, face) : place.toward
    const value = (toward[0] === '+' ? 1 : -1) * place.distance.value
    if (isOn(toward, face))
      spot.coordinate(toward[1] as AxisName, value, { ...source, values: [place.distance] })
  }
  // "in the top left corner, 10 mm from the edges": from those that meet there.
  const near = all(places, 'near').find(({ place }) => place.sides.length === 2)
  const cornerSides = (all(places, 'corner')[0] ?? near)?.place.sides.map((side) => sideOn(side, face))
  for (const { place, source } of clearestFirst(all(places, 'from'))) {
    if (place.of === 'centre') {
      const axis = place.axis ?? face.u
      if (!place.axis)
        spot.assumptions.push(`${quote(words(source))} is taken along ${axis}, as no direction was given`)
      spot.coordinate(axis, place.distance.value, { ...source, values: [place.distance] })
    } else if (place.both && place.of !== 'corner' && !cornerSides) {
      const axis = [face.u, face.v].find(
        (_, index) => Math.abs((face.size[index] as number) / 2 - place.distance.value) < 1e-6,
      )
      if (!axis) throw clash(entity, [{ source }])
      spot.fromSide(`+${axis}`, place, source)
    } else if (place.sides) {
      for (const side of place.sides) spot.fromSide(side, place, source)
    } else if (
      cornerSides &&
      (place.of === 'corner' || ((place.all || place.both) && !place.axis && !place.side))
    ) {
      for (const side of cornerSides) spot.fromSide(side, place, source)
    } else if (place.of === 'corner' || (place.all && !place.axis && !place.side)) {
      spot.fromSide(`-${face.u}`, place, source)
      spot.fromSide(`-${face.v}`, place, source)
      spot.assumptions.push(`The ${entity.concept} sits at the lower left corner, as no corner was named`)
    } else {
      // "from the flat edge": of a body that is round elsewhere.
      const flat = words(source).toLowerCase().includes('flat') ? face.flat : undefined
      const side = (place.side ? undefined : flat) ?? sideFor(place, face, spot)
      if (!place.side && !flat)
        spot.assumptions.push(
          `${quote(words(source))} is taken from the ${SIDE_NAMES[side]}, as no side was named`,
        )
      spot.fromSide(side, place, source)
    }
  }
  for (const { place, source } of all(places, 'centre'))
    if (place.axis) spot.coordinate(place.axis, 0, source)
    else if (face.centroid && (face.centroid.same || CENTROID.test(words(source))))
      for (const [index, axis] of (['u', 'v'] as const).entries())
        if (!spot.at[axis]) spot.fix(axis, face.centroid.at[index as 0 | 1], source)
  const byOthers = toldByOthers(question)
  for (const { axis, value, source } of byOthers.filter(({ level }) => !level))
    spot.coordinate(axis, value, source)
  for (const { axis, value, source } of byOthers.filter(({ level }) => level)) {
    const name = axis === face.u ? 'u' : 'v'
    if (!spot.at[name]) spot.fix(name, value, source)
  }
  // The nearest word of all decides: "on one side, very close to the edge".
  const nearness = all(places, 'near').toSorted(
    (a, b) => CLOSENESS[a.place.degree] - CLOSENESS[b.place.degree],
  )
  for (const { place, source } of nearness) spot.near(place, source)
  return spot
}

const CENTROID = /centroid|cent(?:er|re) of (?:mass|gravity)/iu

const CLOSENESS = { 'very near': 0, near: 1, toward: 2 } as const

const SIDE_NAMES: Record<SignedAxis, string> = {
  '-x': 'left side',
  '+x': 'right side',
  '-y': 'front',
  '+y': 'back',
  '-z': 'bottom',
  '+z': 'top',
}
