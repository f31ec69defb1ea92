/**
 * "an upright plate 60 x 40 x 5 mm", "a vertical wall 80 x 4 x 30 mm": what stands on its edge is as thick as its least
 * size. The others are its width and its height, in this order, unless the second is as wide as what it stands at.
 */
import type { AxisName } from '../../plan/geometry.ts'
import { dimensionsOf } from '../compile/bodies/dimensions.ts'
import { millimetres } from '../compile/ledger.ts'
import type { Entity, Given } from '../entity.ts'
import type { Value } from '../quantities/quantity.ts'
import { quote } from '../sizes/sizes.ts'

const FLAT: ReadonlySet<string> = new Set(['wall', 'plate'])

/** Three sizes in a row that say of none which it is. */
const plainSizes = ({ given }: Entity): Given | undefined => {
  const [said, ...others] = given
  const { values } = said?.attribute ?? { values: [] }
  const plain = values.every(({ axis, label }) => !axis && !label)
  return said?.word === 'sequence' && others.length === 0 && values.length === 3 && plain ? said : undefined
}

/** How long the edge is that it stands at: the left end of a base is as long as that is wide. */
function edgeOf(entity: Entity, host: Entity | undefined): number | undefined {
  const across = entity.places.flatMap(({ place }) => (place.kind === 'flush' ? [place.side[1]] : []))[0]
  if (!host || !across || across === 'z') return undefined
  const way: AxisName = across === 'x' ? 'y' : 'x'
  return dimensionsOf(host).values.get(way)
}

function namedSizes(
  values: readonly Value[],
  edge: number | undefined,
): [word: string, value: Value][] | undefined {
  const [thin, next] = values.toSorted((a, b) => a.value - b.value)
  if (!thin || !next || thin.value === next.value) return undefined
  const [first, second] = values.filter((value) => value !== thin) as [Value, Value]
  const swapped = second.value === edge && first.value !== edge
  const [wide, high] = swapped ? [second, first] : [first, second]
  return [
    ['width', wide],
    ['height', high],
    ['thickness', thin],
  ]
}

export function settleUprightSizes(entities: readonly Entity[], remarks: string[]): void {
  const main = entities.find(({ kind, cut }) => kind === 'solid' && !cut)
  for (const entity of entities) {
    const host = entity.host ?? main
    if (!FLAT.has(entity.concept) || !entity.manners.has('upright') || host === entity) continue
    const said = plainSizes(entity)
    const named = said && namedSizes(said.attribute.values, edgeOf(entity, host))
    if (!named) continue
    const { attribute, items } = said
    entity.given.splice(
      0,
      1,
      ...named.map(([word, value]) => ({
        word,
        attribute: { ...attribute, dimension: word, values: [value] },
        items,
      })),
    )
    const [wide, high, thick] = named.map(([, { value }]) => millimetres(value))
    remarks.push(
      `${quote(attribute.quantity.text)} of ${quote(entity.item.text)} is read as ${wide} wide, ${high} high and ${thick} thick`,
    )
  }
}
