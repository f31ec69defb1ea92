/** "a third of the way along", said of a cut: the distance that it comes to, once the body it is made in stands. */
import type { AxisName, SignedAxis } from '../../../plan/geometry.ts'
import type { Entity, SaidPlace } from '../../entity.ts'
import { impliedValue } from '../../quantities/quantity.ts'
import { tidy } from '../../quantities/scan.ts'
import { along, cutInto, ROUND_SHAPES, type Stand } from '../faces/stand.ts'
import { unclear } from './by-others.ts'
import { all, type Of } from './statements.ts'

const AXES = ['x', 'y', 'z'] as const

const extent = ({ min, max }: Stand, axis: AxisName): number => along(max, axis) - along(min, axis)

/** The longest way of a body; of two that are alike nobody knows. */
function longest(stand: Stand): AxisName | undefined {
  const [first, second] = AXES.toSorted((a, b) => extent(stand, b) - extent(stand, a))
  return extent(stand, first as AxisName) > extent(stand, second as AxisName) ? first : undefined
}

/** How many times as wide as thick a plate is that lies: its top and bottom edges are those of a sheet. */
const FLAT = 2

const isSheet = (stand: Stand): boolean =>
  FLAT * extent(stand, 'z') <= Math.min(extent(stand, 'x'), extent(stand, 'y'))

/** The ends of a shaft are its ends, whichever side of it they are called by. */
function sideOf(side: SignedAxis, stand: Stand): SignedAxis {
  const sign = side[0] as '+' | '-'
  if (ROUND_SHAPES.has(stand.shape) && longest(stand) === stand.axis) return `${sign}${stand.axis}`
  return side[1] === 'z' && isSheet(stand) ? `${sign}y` : side
}

function distances(entity: Entity, said: SaidPlace, place: Of<'part way'>, stand: Stand): SaidPlace[] {
  const source = { items: said.items, values: [] }
  const [first, last] = [said.items[0], said.items.at(-1)]
  const span: [number, number] = [first?.span[0] ?? 0, last?.span[1] ?? 0]
  const from = (axis: AxisName, side?: SignedAxis): SaidPlace => {
    const distance = impliedValue(tidy(place.part * extent(stand, axis)), 'length', span)
    return {
      ...said,
      place: {
        kind: 'from',
        distance,
        of: side ? 'edge' : 'end',
        ...(side ? { side } : { axis }),
        all: false,
        both: false,
        middle: true,
        ...(side?.[1] === 'z' ? { upright: true } : {}),
      },
    }
  }
  const sides = place.sides.map((side) => sideOf(side, stand))
  const axis = longest(stand)
  // "drilled in from the right, a third of the way along": that is the way it goes.
  const into = new Set(all(entity.places, 'face').map(({ place: { face } }) => face[1]))
  if ([...sides.map((side) => side[1]), ...(sides.length > 0 ? [] : [axis])].some((way) => into.has(way)))
    throw unclear(entity, source)
  if (sides.length > 0) return sides.map((side) => from(side[1] as AxisName, side))
  if (!axis || (entity.count?.value ?? 1) > 1) throw unclear(entity, source)
  return [from(axis)]
}

/** Each of them as the distance that it is on this body. */
export function settlePartWaysOn(entity: Entity, stand: Stand): void {
  const { places } = entity
  const settled = places.flatMap((said) =>
    said.place.kind === 'part way' ? distances(entity, said, said.place, stand) : [said],
  )
  places.splice(0, places.length, ...settled)
}

/** Of what is cut into a body; a body that was placed by none of them would lie elsewhere. */
export function settlePartWays(entities: readonly Entity[], stands: readonly Stand[]): void {
  for (const entity of entities) {
    const stand = cutInto(entity.host, stands)
    if (entity.kind === 'feature' && stand) settlePartWaysOn(entity, stand)
    const left = entity.places.find(({ place }) => place.kind === 'part way')
    if (left) throw unclear(entity, { items: left.items, values: [] })
  }
}
