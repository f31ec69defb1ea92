/** The free ends of the sections that are so thick. */
import { EngineError } from '../../../errors.ts'
import type { Point3, SignedAxis } from '../../../plan/geometry.ts'
import type { Entity } from '../../entity.ts'
import { quote } from '../../sizes/sizes.ts'
import { amountOf, type Item } from '../../text/items.ts'
import { AT_DIAMETER } from '../../worked/edges-at-diameters.ts'
import { along, middleOf, type Stand } from '../faces/stand.ts'
import { type Chosen, ofFaces } from './edge-sets.ts'

const NEAR = 1e-6

const widthOf = ({ dimensions }: Stand): number =>
  dimensions.values.get('outerDiameter') ?? dimensions.values.get('diameter') ?? 0

/** Ends at which no other body goes on. */
const freeEnds = (stand: Stand, stands: readonly Stand[]): SignedAxis[] =>
  ([`+${stand.axis}`, `-${stand.axis}`] as const).filter((face) => {
    const [own, other] = face[0] === '+' ? ([stand.max, 'min'] as const) : ([stand.min, 'max'] as const)
    const level = along(own, stand.axis)
    return !stands.some(
      (each) => each !== stand && !each.entity.cut && Math.abs(along(each[other], stand.axis) - level) < NEAR,
    )
  })

const told = ({ edgeWords }: Entity): Item[] =>
  edgeWords.flatMap(({ word, item }) => (word === AT_DIAMETER ? [item] : []))

function endOf(item: Item, stands: readonly Stand[]): { stand: Stand; face: SignedAxis } {
  const wide = stands.filter(
    (stand) => !stand.entity.cut && Math.abs(widthOf(stand) - (amountOf(item) ?? 0)) < NEAR,
  )
  const ends = wide.flatMap((stand) => freeEnds(stand, stands).map((face) => ({ stand, face })))
  const [end] = ends
  if (end && ends.length === 1) return end
  throw new EngineError(
    'prompt_too_ambiguous',
    wide.length === 0
      ? `Nothing round is ${quote(item.text)} across. Name the end by the body that it is of.`
      : `I cannot tell which end of ${quote(item.text)} is free. Name it: “the upper end of the shaft”.`,
  )
}

export function atDiameters(entity: Entity, stands: readonly Stand[]): Chosen | undefined {
  const items = told(entity)
  const chosen = items.map((item) => {
    const { stand, face } = endOf(item, stands)
    return ofFaces(stand, [face], 'outer')
  })
  const [first] = chosen
  return (
    first && {
      edges: chosen.flatMap(({ edges }) => edges),
      near: first.near,
      count: chosen.length,
      says: chosen.length === 1 ? 'one free end' : `${chosen.length} free ends`,
    }
  )
}

/** Each section is as thick as it was called. */
export function requireDiameters(
  entity: Entity,
  stands: readonly Stand[],
  require: (value: number, near: Point3, item: Item) => void,
): void {
  for (const item of told(entity)) {
    const { stand } = endOf(item, stands)
    const near = [...middleOf(stand)] as Point3
    const across = stand.axis === 'x' ? 1 : 0
    near[across] = stand.max[across]
    require(widthOf(stand), near, item)
  }
}
