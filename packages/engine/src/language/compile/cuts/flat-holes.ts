/** D-shaped holes: round ones with a flat, told by how far it is from the centre, from the opposite side, or how deep it is. */
import { EngineError } from '../../../errors.ts'
import type { Point2 } from '../../../plan/geometry.ts'
import type { Entity } from '../../entity.ts'
import { tidy } from '../../quantities/scan.ts'
import { quote } from '../../sizes/sizes.ts'
import type { HoleFlat } from '../../text/items.ts'
import type { FeatureInput } from '../bodies/bodies.ts'
import { along, onFace } from '../faces/stand.ts'
import { type Ledger, millimetres } from '../ledger.ts'
import { type Cut, positionsOf } from './cut.ts'

export const flatOf = ({ item }: Entity): HoleFlat | undefined =>
  item.kind === 'term' ? item.flat : undefined

/** From the centre of the hole to its flat. */
const FROM_CENTRE: Readonly<Record<HoleFlat['from'], (value: number, radius: number) => number>> = {
  centre: (value) => value,
  opposite: (value, radius) => value - radius,
  rim: (value, radius) => radius - value,
}

const SAYS: Readonly<Record<HoleFlat['from'], string>> = {
  centre: 'from the centre of the hole',
  opposite: 'from the opposite side of the hole',
  rim: 'deep',
}

export function flatHole(cut: Cut, { from, value, item }: HoleFlat, ledger: Ledger): FeatureInput {
  const { entity, id, face, laid, diameter, through, depth } = cut
  const radius = diameter / 2
  const stop = tidy(FROM_CENTRE[from](value, radius))
  if (Math.abs(stop) >= radius)
    throw new EngineError(
      'geometry_validation_failed',
      `The flat of ${quote(entity.item.text)}, ${millimetres(value)} ${SAYS[from]}, does not meet its ${millimetres(diameter)} circle.`,
    )
  const [first = [0, 0]] = laid.positions as readonly Point2[]
  const axis = face.u
  const [low, flat] = [
    along(face.centre, axis) - face.size[0] / 2,
    along(onFace(face, [first[0] + stop, first[1]]), axis),
  ]
  ledger.require({
    name: `${id}-flat`,
    says: `flat ${millimetres(value)} ${SAYS[from]}`,
    measure: { kind: 'levels', axis, from: tidy(low), to: tidy(flat) },
    value: tidy(Math.abs(flat - low)),
    source: { items: [item], values: [] },
  })
  ledger.assume(`${id}-flat`, `The flat of the hole is square to ${axis}, as no side was given`)
  const half = Math.sqrt(radius ** 2 - stop ** 2)
  const profile = {
    kind: 'outline' as const,
    start: [stop, -half],
    segments: [
      { kind: 'line' as const, to: [stop, half] },
      { kind: 'arc' as const, to: [stop, -half], via: [-radius, 0] },
    ],
  }
  if (!through)
    return {
      kind: 'pocket',
      id,
      face: face.selector,
      positions: positionsOf(cut),
      sketch: { add: [profile] },
      depth,
    } as FeatureInput
  return {
    kind: 'extrude',
    id,
    operation: 'cut',
    sketch: { add: laid.positions.map((at) => ({ ...profile, at })) },
    plane: { on: 'face', face: face.selector },
    extent: face.selector.feature ? { kind: 'length', length: face.depth } : { kind: 'through-all' },
  } as FeatureInput
}
