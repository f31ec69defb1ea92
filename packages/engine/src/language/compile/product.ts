/** From the table of things to a plan: one part, or several parts that were told apart and are put together. */
import { EngineError } from '../../errors.ts'
import type { PlanInput } from '../../plan/plan.ts'
import { quote } from '../sizes.ts'
import { sideBySide } from './assembly/beside.ts'
import { bolted, isBolted, shareThread } from './assembly/bolted.ts'
import { joined, type Piece } from './assembly/joined.ts'
import { areSeveral, type Product, productsOf } from './assembly/products.ts'
import { compilePart, type Understood } from './compile.ts'
import { type Look, shared } from './look.ts'

export function compile(understood: Understood): PlanInput {
  const products = productsOf(understood.entities)
  if (!areSeveral(products)) return compilePart(understood).plan
  const together = isBolted(products)
  if (!together && understood.mode !== 'assembly') {
    const [first, second] = products as [Product, Product | undefined]
    if (!second)
      throw new EngineError(
        'prompt_too_ambiguous',
        `I make one part at a time; ${first.count} × ${quote(first.root.item.text)} come together in the assembly mode. Choose it, or ask for one.`,
      )
    const [family, other] = second.root.family ? [second, first] : [first, second]
    throw new EngineError(
      'prompt_too_ambiguous',
      `I can make ${quote(family.root.item.text)} as a part of its own, not on ${quote(other.root.item.text)}. Ask for one of them, or choose the assembly mode for several parts.`,
    )
  }
  if (together) shareThread(products)
  const common = shared(
    understood,
    products.map(({ root }) => root),
  )
  const pieces = products.map((product, index) => pieceOf(product, understood, common, index === 0))
  return joined(understood.prompt, pieces, together ? bolted(pieces) : sideBySide(pieces))
}

function pieceOf(
  { root, entities, count }: Product,
  understood: Understood,
  common: Look,
  isFirst: boolean,
): Piece {
  const { plan, family, min, max } = compilePart({
    ...understood,
    material: root.look?.material ?? common.material,
    colour: root.look?.colour ?? common.colour,
    entities: root.family
      ? entities.map((entity) => (entity === root ? { ...root, count: undefined } : entity))
      : entities,
    ...(isFirst ? {} : { title: undefined, places: [], announced: [], remarks: [] }),
  })
  return { root, count: root.family ? count : 1, plan, family, min, max }
}
