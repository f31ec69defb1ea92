/** Steps cut all round a body: "a 5 mm wide rebate around the top edge", "offset the edge 5 mm inwards and cut down 15 mm". */
import { EngineError } from '../../errors.ts'
import type { Context } from '../context.ts'
import { type Entity, newEntity } from '../entity.ts'
import { quote } from '../sizes/sizes.ts'
import { where } from '../text/heard.ts'
import { type Item, means } from '../text/items.ts'

const isAround = (item: Item): boolean =>
  means(item, 'preposition', 'beside') && /^a?round$/iu.test(item.text)

const isRim = (item: Item | undefined): boolean => means(item, 'edge', 'edge', 'side', 'end')

/** "cut down around the edges": a verb, then "around", then the rim; not what a groove does. */
function cutsAround(items: readonly Item[]): boolean {
  if (items.some((item) => means(item, 'feature', 'groove', 'slot', 'hole', 'pocket', 'flat'))) return false
  const verb = items.findIndex((item) => means(item, 'operation', 'cut'))
  const around = items.findIndex((item, at) => at > verb && isAround(item))
  return verb >= 0 && around >= 0 && items.slice(around + 1, around + 6).some(isRim)
}

const isOffset = (item: Item): boolean => means(item, 'place', 'offset')

/** "an offset that is 5 mm from the edge": the width of the step that is being told. */
function takeOffset(context: Context, ledge: Entity): void {
  const { items, attributes, state } = context
  const offset = items.findIndex(isOffset)
  if (offset < 0 || ledge.given.some(({ word }) => word === 'width')) return
  const width = attributes.find(
    (attribute) =>
      attribute.at > offset && attribute.dimension === 'bare' && attribute.quantity.kind !== 'angle',
  )
  if (!width) return
  const item = items[width.at] as Item
  ledge.given.push({ word: 'width', attribute: width, items: [item] })
  state.account.use(item, 'ledge width')
}

/** "along the left edge", "along one of the long edges": a step on that side only. */
const namesSide = (item: Item): boolean => means(item, 'face', '+x', '-x', '+y', '-y')

/** "a 5 mm deep step cut along the left edge": the thing that is cut, not a step of the telling. */
export const withCutSteps = where(' step | shoulder ', (sentences) => {
  const isStep = (items: readonly Item[], at: number): boolean =>
    /^(?:step|shoulder)$/iu.test(items[at]?.text ?? '') &&
    items.some((item) => means(item, 'operation', 'cut')) &&
    items.some((item) => isRim(item) || namesSide(item)) &&
    !items.some(isAround) &&
    means(items[at], 'filler')
  if (!sentences.some((items) => items.some((_, at) => isStep(items, at)))) return sentences
  // "The step is 10 mm wide": the one that was cut.
  return sentences.map((items) =>
    items.map((item, at): Item => {
      const told = /^step$/iu.test(item.text) && means(items[at - 1], 'determiner', 'the')
      if (item.kind !== 'term' || (!isStep(items, at) && !told)) return item
      return { ...item, form: 'step', senses: [{ category: 'feature', concept: 'ledge' }] }
    }),
  )
})

/** Words that only name the strip between the rim and the offset. */
const namesStrip = (item: Item): boolean =>
  isAround(item) ||
  isRim(item) ||
  isOffset(item) ||
  means(item, 'face', '+z') ||
  means(item, 'portion', 'section') ||
  means(item, 'preposition', 'to') ||
  means(item, 'place', 'centre') ||
  /^(?:created|formed|strip)$/iu.test(item.text)

/** Said of a step that goes round all of its body. */
export const ALL_ROUND = 'around'

export function takeLedges(context: Context): void {
  const { items, state, entities, sentence } = context
  const { discourse, account } = state
  const said = [...entities.values()].find(({ concept }) => concept === 'ledge')
  const fresh = !said && cutsAround(items)
  const last = discourse.entities.findLast(({ kind }) => kind === 'feature')
  const told = items.some((item) => isOffset(item) || means(item, 'portion', 'section'))
  const ledge =
    said ?? (fresh ? newLedge(context, sentence) : told && last?.concept === 'ledge' ? last : undefined)
  if (!ledge || isOnlyNamed(context)) return
  refuseAroundOpening(items)
  takeOffset(context, ledge)
  if (items.some(isAround) || items.some((item) => means(item, 'which', 'all', 'each')) || fresh)
    ledge.manners.add(ALL_ROUND)
  const sided = items.some(namesSide)
  for (const item of items)
    if (sided ? means(item, 'face', '+z') : namesStrip(item)) account.use(item, 'the step around')
}

/** "a chamfer on the top edge above the step": the edges that are told there are the chamfer's. */
const isOnlyNamed = ({ mentions, entities }: Context): boolean => {
  const [first] = mentions
  const told = first && entities.get(first)
  return told?.concept === 'chamfer' || told?.concept === 'fillet'
}

/** "a rebate around the window" lies inside the body, along the rim of what is cut there. */
function refuseAroundOpening(items: readonly Item[]): void {
  const around = items.findIndex(isAround)
  const opening =
    around < 0
      ? undefined
      : items.slice(around + 1, around + 5).find((item) => means(item, 'feature', 'hole', 'pocket', 'slot'))
  if (opening)
    throw new EngineError(
      'prompt_too_ambiguous',
      `I can cut a step around a body, not around ${quote(opening.text)}. Describe it as a wider recess with its own length, width and depth.`,
    )
}

function newLedge({ items, state }: Context, sentence: number): Entity {
  const verb = items.find((item) => means(item, 'operation', 'cut')) as Item
  const ledge = newEntity('feature', 'ledge', verb, sentence)
  ledge.spoken = [sentence, items.indexOf(verb)]
  state.discourse.entities.push(ledge)
  return ledge
}
