/** From the table of things to a plan: one part, or several parts that were told apart and are put together. */
import { EngineError } from '../../errors.ts'
import type { PlanInput } from '../../plan/plan.ts'
import type { Entity } from '../entity.ts'
import { quote } from '../sizes/sizes.ts'
import { sideBySide } from './assembly/beside.ts'
import { bolted, isBolted, shareThread } from './assembly/bolted.ts'
import { joined, type Piece } from './assembly/joined.ts'
import { areApart, areSeveral, type Product, productsOf } from './assembly/products.ts'
import { seated } from './assembly/seated.ts'
import { compilePart, type Understood } from './compile.ts'
import { type Look, shared } from './families/look.ts'

export function compile(read: Understood): PlanInput {
  const understood: Understood = { ...read, entities: seated(read.entities) }
  const taken = understood.entities.find(({ cut, family }) => cut && family)
  // A quarter of a disc that is to be removed would otherwise be left where it is.
  if (taken)
    throw new EngineError(
      'prompt_too_ambiguous',
      `I can make ${quote(taken.item.text)} as a part of its own, but not take it away from another. Describe what is cut as a body with sizes.`,
    )
  const products = productsOf(understood.entities)
  if (!areSeveral(products)) return wholeOrApart(understood)
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
  const pieces = piecesOf(products, understood)
  return joined(understood.prompt, pieces, together ? bolted(pieces) : sideBySide(pieces, understood.prompt))
}

/** One part; in the assembly mode, bodies that nothing joins are parts of their own. */
function wholeOrApart(understood: Understood): PlanInput {
  try {
    return compilePart(understood).plan
  } catch (error) {
    const apart = productsOf(understood.entities, true)
    const unjoined = error instanceof EngineError && error.code === 'prompt_too_ambiguous' && areApart(apart)
    if (understood.mode !== 'assembly' || !unjoined) throw error
    try {
      const pieces = piecesOf(apart, understood)
      return joined(understood.prompt, pieces, sideBySide(pieces, understood.prompt))
    } catch (again) {
      if (again instanceof EngineError) throw error
      throw again
    }
  }
}

function piecesOf(products: readonly Product[], understood: Understood): Piece[] {
  const common = shared(
    understood,
    products.map(({ root }) => root),
  )
  return products.map((product, index) => pieceOf(product, understood, common, index === 0))
}

/** One of them, by itself: how many there are and how far apart is the assembly's affair. */
const alone = (root: Entity): Entity => ({
  ...root,
  count: undefined,
  places: root.places.filter(({ place }) => place.kind !== 'apart'),
})

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
    entities: entities.map((entity) => (entity === root ? alone(root) : entity)),
    ...(isFirst
      ? {}
      : { title: undefined, places: [], announced: [], remains: [], required: [], planes: [], remarks: [] }),
  })
  return { root, count, plan, family, min, max }
}
