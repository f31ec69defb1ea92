/** How deep holes are: from the face to the floor, or to where they open into another hole that swallows the floor. */
import type { AxisName, Point2 } from '../../../plan/geometry.ts'
import type { Entity } from '../../entity.ts'
import { isEdgeFeature } from '../../nouns/phrase.ts'
import { tidy } from '../../quantities/scan.ts'
import { dimensionsOf } from '../bodies/dimensions.ts'
import { along, onFace } from '../faces/stand.ts'
import { type Ledger, millimetres, sourceOf, toleranceOf } from '../ledger.ts'
import type { Cut } from './cut.ts'

const axisOf = ({ face }: Cut): AxisName => face.normal[1] as AxisName

/** Down to where all of a hole has opened into one that crosses it, if its floor lies in there. */
function openingInto(cut: Cut, other: Cut): number | undefined {
  const [own, across] = [axisOf(cut), axisOf(other)]
  if (own === across || other.diameter < cut.diameter) return undefined
  const [start] = cut.laid.positions
  const aside = (['x', 'y', 'z'] as const).find((axis) => axis !== own && axis !== across) as AxisName
  const mouth = onFace(cut.face, start as Point2)
  for (const position of other.laid.positions) {
    const from = onFace(other.face, position)
    const end = onFace(other.face, position, other.depth)
    const reach = [along(from, across), along(end, across)].toSorted((a, b) => a - b) as [number, number]
    const beside = Math.abs(along(mouth, aside) - along(from, aside)) + cut.diameter / 2
    if (beside > other.diameter / 2 || along(mouth, across) < reach[0] || along(mouth, across) > reach[1])
      continue
    const half = Math.sqrt((other.diameter / 2) ** 2 - beside ** 2)
    const middle = Math.abs(along(mouth, own) - along(from, own))
    if (cut.depth >= middle - half && cut.depth <= middle + half) return tidy(middle - half)
  }
  return undefined
}

/** How far beyond the part a line begins that must not meet it. */
const BEYOND = 1e3

/** A hole that was told to stay open lets a line through, all along its axis. */
export function requireClear(cuts: readonly Cut[], ledger: Ledger): void {
  for (const { id, entity, face, laid, depth, through } of cuts) {
    const said = through ? entity.clear : undefined
    if (!said) continue
    for (const [index, position] of laid.positions.entries())
      ledger.require({
        name: `${id}-clear-${index + 1}`,
        says: 'the hole is open from end to end',
        measure: {
          kind: 'crossings',
          from: onFace(face, position, -BEYOND),
          to: onFace(face, position, depth + BEYOND),
        },
        value: 0,
        source: { items: [said], values: [] },
      })
  }
}

/** How far down the wall of a blind hole begins whose mouth is broken or rounded. */
function workedMouth({ entity, through }: Cut, entities: readonly Entity[]): number {
  if (through) return 0
  const sizes = entities
    .filter((each) => isEdgeFeature(each) && (each.host === entity || each.host?.members.includes(entity)))
    .flatMap((each) => {
      const { values } = dimensionsOf(each)
      return values.get('radius') ?? values.get('distance') ?? []
    })
  return Math.max(0, ...sizes)
}

export function requireDepths(cuts: readonly Cut[], entities: readonly Entity[], ledger: Ledger): void {
  for (const cut of cuts) {
    if (!cut.deep) continue
    const { given, near, value: deep } = cut.deep
    const above = cut.deep.above + workedMouth(cut, entities)
    const { id, diameter, depth } = cut
    if (Math.abs(deep - depth) > 1e-3 * deep) {
      ledger.require({
        name: `${id}-depth`,
        says: `hole through all ${millimetres(deep)} of the part`,
        measure: { kind: 'extent', axis: axisOf(cut) },
        value: deep,
        source: sourceOf(given),
      })
      continue
    }
    const crossed = cut.through
      ? undefined
      : cuts.map((other) => openingInto(cut, other)).find((value) => value !== undefined)
    const wall = tidy((crossed ?? depth - (cut.round ?? 0)) - above)
    const notes = [
      above > 0 ? `${millimetres(wall)} below its wider mouth` : '',
      cut.round ? `${millimetres(wall)} to its round bottom` : '',
      crossed === undefined ? '' : `${millimetres(wall)} to the hole it opens into`,
    ].filter((note) => note !== '')
    ledger.require({
      name: `${id}-depth`,
      says: `hole depth ${millimetres(depth)}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`,
      measure: { kind: 'hole-depth', diameter, near },
      value: wall,
      source: sourceOf(given),
      tolerance: toleranceOf(given, wall),
    })
  }
}
