/** Bodies that are cut away, and bodies that top others: what the verb before them says. */
import type { Context } from '../context.ts'
import type { Mention } from '../nouns/mentions.ts'
import { PRONOUN } from '../nouns/pronouns.ts'
import { mainBody } from '../references/discourse.ts'
import { type Item, means } from '../text/items.ts'

/** "cut a hemisphere", "topped by a hemisphere". */
export function takeOperations(context: Context): void {
  const { items, mentions, entities, state } = context
  for (const mention of mentions) {
    const entity = entities.get(mention)
    const it = mention.concept === 'it' && entity?.kind === 'solid'
    if ((mention.category !== 'solid' && !it) || !entity || entity === mainBody(state.discourse)) continue
    let at = mention.start - 1
    // "cut down from the top a square"
    while (means(items[at], 'preposition') || means(items[at], 'determiner') || means(items[at], 'face')) at--
    // "a groove cut into the shank": the shank is what it is cut into.
    const into =
      mention.determiner === 'the' && (/into$/iu.test(items[at]?.text ?? '') || isCutFrom(items, at, mention))
    // "the holes only cut the flanges": what is drilled there does it.
    const bored = mentions.some((other) => other.head < at && entities.get(other)?.concept === 'hole')
    if (means(items[at], 'operation', 'cut') && !into && !(bored && mention.determiner === 'the'))
      entity.cut = true
    if (isCutAway(context, mention)) entity.cut = true
    if (isCutToo(context, mention, at)) entity.cut = true
    const item = items[at]
    if (item?.kind === 'term' && /^(?:topped|capped|surmounted|crowned)/u.test(item.form))
      entity.places.push({ place: { kind: 'on', side: '+z' }, items: [item] })
  }
}

const ENDS = /^(?:from|out|out of|through|away|off|to|leaving|so|forming|creating|down)\b/iu

/** "A box from X=0 to X=20 … is subtracted", "a 10 mm cylinder along Y is removed from the block". */
function isCutAway({ items, mentions }: Context, mention: Mention): boolean {
  if (mention.determiner !== 'a' && mention.count === undefined) return false
  const next = mentions.find(
    (other) =>
      other.start > mention.head &&
      !other.within &&
      (other.category === 'solid' || other.category === 'feature') &&
      other.concept !== PRONOUN,
  )
  const end = next?.start ?? items.length
  const be = items.findIndex((item, at) => at >= mention.end && at < end && means(item, 'be'))
  if (be < 0) return false
  let verb = be + 1
  while (means(items[verb], 'filler')) verb++
  if (verb >= end || !means(items[verb], 'operation', 'cut')) return false
  // "is cut into two", "is drilled with a hole": what is done to it.
  const behind = items[verb + 1]
  return (
    behind === undefined || behind.kind === 'mark' || means(behind, 'conjunction') || ENDS.test(behind.text)
  )
}

/** "a seat is bored from the top of the boss", "a groove is cut around it": the boss is where it is bored. */
const isCutFrom = (items: readonly Item[], at: number, { start }: Mention): boolean =>
  items.slice(at + 1, start).some((item) => means(item, 'preposition', 'from', 'of', 'in', 'on', 'beside'))

/** "Cut a rectangle out of one corner and another rectangle out of the other": one verb for both. */
function isCutToo({ items, mentions, entities }: Context, mention: Mention, at: number): boolean {
  if (!means(items[at], 'conjunction', 'and') || mention.determiner === 'the') return false
  const mate = mentions.findLast((other) => other.head < at && other.category === 'solid')
  const verb = items
    .slice(mate?.head ?? at, at)
    .some((item) => means(item, 'operation') || means(item, 'make'))
  return mate !== undefined && mate.concept === mention.concept && entities.get(mate)?.cut === true && !verb
}
