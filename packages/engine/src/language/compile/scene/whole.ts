/** What is said of the part before any of its bodies: where it stands, from which level to which. */

import { EngineError } from '../../../errors.ts'
import type { AxisName } from '../../../plan/geometry.ts'
import type { OverallSize } from '../../context.ts'
import { type Entity, MAY_LIE, type SaidPlace, shapeOf } from '../../entity.ts'
import { quote } from '../../sizes/sizes.ts'
import { wordsOf } from '../../text/items.ts'
import { along, type Stand } from '../faces/stand.ts'
import { all } from '../layout/statements.ts'
import { type Ledger, millimetres } from '../ledger.ts'
import { AXES } from './probe.ts'

/** Bodies that say nothing else of their height lie between the levels of the part. */
export function shareLevels(bodies: readonly Entity[], places: readonly SaidPlace[]): void {
  const range = places.find(({ place }) => place.kind === 'range' && place.axis === 'z')
  if (!range) return
  const placed = (entity: Entity): boolean =>
    entity.places.some(
      ({ place }) =>
        (place.kind === 'range' && place.axis === 'z') ||
        (place.kind === 'level' && place.side[1] === 'z') ||
        place.kind === 'on',
    )
  const added = bodies.filter((entity) => !entity.cut)
  if (added.some(placed)) return
  for (const entity of added) if (!hasHeight(entity, range)) entity.places.push(range)
}

/** "A dumbbell along the X axis": what joins its two ends lies so, and they with it. */
export function shareAxis(bodies: readonly Entity[], places: readonly SaidPlace[]): void {
  const axis = places.flatMap(({ place }) => (place.kind === 'along' && !place.by ? [place.axis] : []))[0]
  const turned = bodies.some(
    ({ orientation, places: own }) => orientation || own.some(({ place }) => place.kind === 'along'),
  )
  if (!axis || turned) return
  const [bar, ...others] = bodies.filter(({ cut }) => !cut)
  // What carries the others at its ends lies so, and turns them with it.
  if (bar && isBar(bar) && others.length > 0 && others.every(isAtEnds)) bar.orientation = axis
  else for (const entity of bodies) if (entity.linked) entity.orientation = axis
}

const isBar = (entity: Entity): boolean =>
  !entity.family && !entity.linked && MAY_LIE.has(shapeOf(entity) ?? 'box')

const isAtEnds = ({ places }: Entity): boolean => places.some(({ place }) => place.kind === 'ends')

const UPWARD: ReadonlySet<string> = new Set(['height', 'thickness', 'depth', 'axis z', 'extrusion'])

/** Told to be of another height than the part. */
const hasHeight = ({ given }: Entity, { place }: SaidPlace): boolean =>
  given.some(
    ({ word, attribute }) =>
      UPWARD.has(word) &&
      place.kind === 'range' &&
      Math.abs((attribute.values[0]?.value ?? 0) - Math.abs(place.to.value - place.from.value)) > 1e-6,
  )

export function requireWhole(places: readonly SaidPlace[], ledger: Ledger): void {
  for (const { place, source } of all(places, 'range'))
    ledger.require({
      name: 'whole',
      says: `the part from ${place.axis} = ${place.from.value} to ${place.to.value}`,
      measure: { kind: 'extent', axis: place.axis },
      value: Math.abs(place.to.value - place.from.value),
      source,
    })
}

const USUAL_AXIS: Readonly<Record<string, AxisName>> = {
  length: 'x',
  width: 'y',
  height: 'z',
  thickness: 'z',
}

/** Sizes of the finished part: along the axis their word names, or the one that has them. */
export function requireOverall(
  overall: readonly OverallSize[],
  stands: readonly Stand[],
  ledger: Ledger,
): void {
  const added = stands.filter((stand) => !stand.entity.cut)
  const extent = (axis: AxisName): number =>
    Math.max(...added.map((stand) => along(stand.max, axis))) -
    Math.min(...added.map((stand) => along(stand.min, axis)))
  for (const { dimension, axis, value, items } of overall) {
    const named = axis ?? USUAL_AXIS[dimension]
    const agrees = (each: AxisName): boolean => Math.abs(extent(each) - value) <= 1e-4 * value
    // What is high is so upwards, or across what was drawn flat.
    const others = axis ? [] : dimension === 'height' ? (['y'] as const) : AXES
    const found = [named, ...others].find((each) => each !== undefined && agrees(each)) ?? named
    if (!found || !agrees(found))
      throw new EngineError(
        'geometry_validation_failed',
        `${quote(wordsOf(items))} does not agree with the bodies described, which make ${AXES.map((each) => millimetres(extent(each))).join(' × ')}.`,
      )
    ledger.require({
      name: 'overall',
      says: `overall ${dimension} ${millimetres(value)}`,
      measure: { kind: 'extent', axis: found },
      value,
      source: { items, values: [] },
    })
  }
}
