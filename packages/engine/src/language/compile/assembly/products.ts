/** Which things of a prompt are products of their own: each part of a family, and the plain bodies together. */
import type { Entity, SaidPlace } from '../../entity.ts'

export interface Product {
  /** The family's part, or the first of the plain bodies. */
  root: Entity
  /** The root and everything that belongs to it. */
  entities: Entity[]
  /** How many are wanted, and whether that was said. */
  count: number
}

const isBody = ({ kind, cut, loose }: Entity): boolean => kind === 'solid' && !cut && !loose

/** "two meshing gears" are one pair of gears. */
const wanted = ({ count, family }: Entity): number =>
  count === undefined || count.value === family?.family.consists ? 1 : count.value

/** Cuts, edges and details follow the body they name, else the body told last before them; `apart`: every body is one. */
export function productsOf(entities: readonly Entity[], apart = false): Product[] {
  const products: Product[] = []
  const owner = new Map<Entity, Product>()
  let plain: Product | undefined
  for (const entity of entities.filter(isBody)) {
    const known = entity.family || apart ? undefined : plain
    const product = known ?? { root: entity, entities: [], count: wanted(entity) }
    if (!known) products.push(product)
    if (!entity.family) plain = product
    owner.set(entity, product)
  }
  let latest = products[0]
  for (const entity of entities) {
    const host = entity.host ?? entity.of ?? entity.group
    const product = owner.get(entity) ?? (host && owner.get(host)) ?? latest
    if (!product) continue
    owner.set(entity, product)
    product.entities.push(entity)
    if (isBody(entity)) latest = product
  }
  return products
}

/** What can be said of parts that only stand side by side. */
const LOOSE = new Set<SaidPlace['place']['kind']>(['apart', 'row', 'evenly'])

/** Several bodies, none of which was said to be anywhere on another. */
export const areApart = (products: readonly Product[]): boolean =>
  (products.length > 1 || (products[0]?.count ?? 1) > 1) &&
  products.every(({ root }) => !root.host && root.places.every(({ place }) => LOOSE.has(place.kind)))

/** Whether the products must be made as parts apart: one part of a family cannot carry another body. */
export const areSeveral = (products: readonly Product[]): boolean =>
  products.some(({ root }) => root.family) && (products.length > 1 || (products[0]?.count ?? 1) > 1)
