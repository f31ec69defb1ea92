/** "from the top down 15 mm", "a pocket that goes down 15 mm", "from the bottom straight up 15 mm": how deep a cut goes. */
import type { Context } from '../context.ts'
import { isCut } from '../references/cut-reference.ts'
import { type Item, isMark, means } from '../text/items.ts'

const DOWN =
  /^(?:down|downward|downwards|descends?|descending|drops?|dropping|plunges?|dives?|sinks?|goes? down|going down|cut down|extends? down|extending down|runs? down|reach(?:es)? down)$/iu
/** From below a cut goes up. */
const UP = /^(?:(?:goes? |going |runs? |reach(?:es)? )?(?:straight )?up(?:wards?)?)$/iu
const STOPS = /^(?:stops?|stopping|ends?|ending|terminat(?:es|ing))$/iu
const REACHES = /^(?:extends?|extending|goes|go|going|runs?|running|reach(?:es)?|cut|is|are)$/iu

/** "the flats extend 15 mm down from the top": the word for the way stands behind. */
function reachesDown({ items, state }: Context, at: number, drawn: boolean): boolean {
  const led = REACHES.test(items[at - 1]?.text ?? '') || (drawn && isMark(items[at - 1], ','))
  if (!/^(?:down|downwards?)$/iu.test(items[at + 1]?.text ?? '') || !led) return false
  const end = means(items[at + 2], 'preposition', 'from') ? at + 5 : at + 2
  for (const item of items.slice(at - 1, end))
    if (!means(item, 'determiner') && item.kind !== 'quantity') state.account.use(item, 'which way it is cut')
  return true
}

/** "15 mm in", "going in 15 mm": how far a notch or a slot reaches from the side it is cut into. */
function isInward(items: readonly Item[], at: number): Item | undefined {
  const [lead, verb, next] = [items[at - 1], items[at - 2], items[at + 1]]
  if (/^in(?:wards?)?$/iu.test(lead?.text ?? '') && REACHES.test(verb?.text ?? '')) return lead
  if (/^in(?:wards?)? from$/iu.test(next?.text ?? '') && REACHES.test(lead?.text ?? '')) return next
  const from = means(items[at + 2], 'preposition', 'from') && REACHES.test(lead?.text ?? '')
  const ends =
    from || items[at + 2] === undefined || isMark(items[at + 2]) || means(items[at + 2], 'conjunction')
  return /^in(?:wards?)?$/iu.test(next?.text ?? '') && ends ? next : undefined
}

const REACHING: ReadonlySet<string> = new Set(['slot', 'pocket', 'groove'])

export function nameDescents(context: Context): void {
  const { items, mentions, entities, state } = context
  const fromBelow = items.some((item) => means(item, 'face', '-z'))
  context.attributes = context.attributes.map((attribute) => {
    const down = items[attribute.at - 1]
    if (attribute.dimension !== 'bare' || attribute.quantity.kind !== 'length' || !down) return attribute
    const inward = isInward(items, attribute.at)
    const notch = mentions.findLast(
      (each) => each.head < attribute.at && entities.get(each)?.kind !== undefined,
    )
    const reached = inward && notch && entities.get(notch)
    if (inward && notch && reached && (reached.cut || REACHING.has(reached.concept))) {
      state.account.use(inward, 'which way it is cut')
      return { ...attribute, dimension: reached.cut ? 'depth' : 'length', owner: notch.head }
    }
    const stopped = STOPS.test(items[attribute.at - 2]?.text ?? '') && /^(?:after|at)$/iu.test(down.text)
    const before = stopped || DOWN.test(down.text) || (UP.test(down.text) && fromBelow)
    if (stopped) state.account.use(items[attribute.at - 2], 'where it ends')
    const cut = mentions.findLast((mention) => {
      const entity = entities.get(mention)
      return mention.head < attribute.at && entity !== undefined && isCut(entity)
    })
    // "12 mm down from the top" of a hole is where it is.
    const placed = cut && entities.get(cut)?.concept === 'hole'
    // "cut a 40 mm square, 3 mm down from the top": of a figure that is cut out.
    const drawn = cut !== undefined && entities.get(cut)?.kind === 'solid'
    if (!cut || (!before && (placed || !reachesDown(context, attribute.at, drawn)))) return attribute
    state.account.use(down, 'which way it is cut')
    // "from the top down": it starts where every cut does that names no other face.
    const top = items[attribute.at - 2]
    if (means(top, 'face', '+z')) state.account.use(top, 'which way it is cut')
    // A flat is as long as it goes down, and as deep as it leaves its width.
    const dimension = entities.get(cut)?.concept === 'flat' ? 'length' : 'depth'
    return { ...attribute, dimension, owner: cut.head }
  })
}
