/** The statements about a place, sorted by kind, and what each comes to. */
import { EngineError } from '../../../errors.ts'
import type { AxisName, Point2, SignedAxis } from '../../../plan/geometry.ts'
import type { Entity, SaidPlace } from '../../entity.ts'
import { plural } from '../../lexicon/lexicon.ts'
import type { Place } from '../../places/place.ts'
import { quote } from '../../sizes/sizes.ts'
import type { Face } from '../faces/stand.ts'
import type { Source } from '../ledger.ts'

/** What a statement came to, to be measured later. */
export type Check =
  | { kind: 'to-side'; position: Point2; side: SignedAxis; value: number; source: Source }
  /** `stated`: the coordinate of the part as it was told, where it was told as one. */
  | {
      kind: 'position'
      position: Point2
      axis: AxisName
      value: number
      stated?: number | undefined
      source: Source
    }
  | { kind: 'spacing'; positions: [Point2, Point2]; value: number; source: Source }
  | { kind: 'circle'; diameter: number; centre: Point2; source: Source }

/** What holds a position to the words for it, along each axis of its face that was told. */
export const positionChecks = (
  face: Face,
  position: Point2,
  told: readonly ({ stated?: number | undefined; source: Source } | undefined)[],
): Check[] =>
  [face.u, face.v].flatMap((axis, index): Check[] => {
    const said = told[index]
    return said ? [{ kind: 'position', position, axis, value: position[index] as number, ...said }] : []
  })

export interface Laid {
  layout: Record<string, unknown>
  positions: Point2[]
  checks: Check[]
  assumptions: string[]
  /** Axes along which a place was chosen that no number gives: "near the left edge". */
  chosen?: readonly AxisName[]
}

export type Of<K extends Place['kind']> = Extract<Place, { kind: K }>

export interface Said<K extends Place['kind']> {
  place: Of<K>
  source: Source
}

export function all<K extends Place['kind']>(places: readonly SaidPlace[], kind: K): Said<K>[] {
  return places
    .filter((said) => said.place.kind === kind)
    .map((said) => ({ place: said.place as Of<K>, source: { items: said.items, values: [] } }))
}

/** The faces that a cut is said to be made in alike: all of those named, or two opposite sides. */
export function facesTold(places: readonly SaidPlace[]): readonly SignedAxis[] | undefined {
  const [faces] = all(places, 'faces')
  if (faces) return faces.place.faces
  const [ends] = all(places, 'ends')
  const axis = ends?.place.axis
  // "holes on the left and right sides" are seen from above; what goes into upright faces is said to be in them.
  const into = axis === 'z' || /^(?:in|into|through)$/iu.test(ends?.source.items[0]?.text ?? '')
  return axis && into ? [`-${axis}`, `+${axis}`] : undefined
}

export const isOn = (side: SignedAxis, face: Face): 'u' | 'v' | undefined =>
  side[1] === face.u ? 'u' : side[1] === face.v ? 'v' : undefined

/** The one way along which something is told to be so far from a side: what runs from side to side runs across it. */
export function placedAlong(places: readonly SaidPlace[]): AxisName | undefined {
  const axes = places.flatMap(({ place }): AxisName[] => {
    if (place.kind === 'part way') return place.sides.map((side) => side[1] as AxisName)
    if (place.kind !== 'from' || place.all || place.of === 'centre') return []
    const axis = (place.side?.[1] as AxisName | undefined) ?? place.axis
    return axis ? [axis] : []
  })
  const [only, ...others] = new Set(axes)
  return others.length === 0 ? only : undefined
}

export const words = (source: Source): string => source.items.map((item) => item.text).join(' ')

export interface LayoutQuestion {
  entity: Entity
  face: Face
  /** Across one of them, for margins left unsaid. */
  width: number
  /** Of a body with straight sides: distances are then from edge to side instead of to the middle. */
  body?: Point2
  /** Of an opening with straight sides: its own extents on the face. */
  extent?: Point2
  /** How far its middle lies from an edge that its side is level with. */
  flush?: Point2
}

export function clash(entity: Entity, said: readonly { source: Source }[]): EngineError {
  const named = [...new Set(said.map(({ source }) => quote(words(source))))]
  return new EngineError(
    'geometry_validation_failed',
    `The place of the ${entity.concept} is given in two ways that cannot both hold: ${named.join(' and ')}. Keep one of them.`,
  )
}

/** As many places as there are things. */
export function matchCount(entity: Entity, found: number, source: Source): void {
  if (entity.count === undefined || entity.count.value === found) return
  throw new EngineError(
    'geometry_validation_failed',
    `${quote(entity.count.item?.text ?? String(entity.count.value))} ${plural(entity.concept)} are asked for, but ${quote(words(source))} gives ${found} places.`,
  )
}

export const pointsLayout = (positions: readonly Point2[]): Record<string, unknown> => ({
  kind: 'points',
  points: positions,
})
