/** What "it", "the object" and "its" speak of: the part, or what is being told. */
import { type Entity, newEntity } from '../entity.ts'
import { BODIES } from '../lexicon/bodies.ts'
import { FIGURES } from '../lexicon/figures.ts'
import { SHAPE_BY_ADJECTIVE } from '../lexicon/shape-adjectives.ts'
import { inferredShape } from '../nouns/inferred-shape.ts'
import type { Mention } from '../nouns/mentions.ts'
import { shapeAdjectives } from '../nouns/shape-adjectives.ts'
import { type Item, isAnyOf, isMark, means } from '../text/items.ts'
import { type Discourse, mainBody, type Site } from './discourse.ts'
import { unplacedBefore, unsizedBefore } from './told-last.ts'

/** Opened by a parenthesis: "(so it is …", "(it is …". */
const isAside = (items: readonly Item[], { head }: Mention): boolean =>
  isMark(items[head - 1], '(') || (means(items[head - 1], 'filler') && isMark(items[head - 2], '('))

const AXIS = /^(?:axis|axes|centerline|centreline)$/iu

/** "with its axis", "with its long axis", "its axis pointing", "with its center at Z=35": of the body told before in the sentence. */
const isOfBodyBefore = (items: readonly Item[], { head }: Mention): boolean =>
  items[head]?.text.toLowerCase() === 'its' &&
  (items.slice(head + 1, head + 3).some(({ text }) => AXIS.test(text)) || isMiddleAt(items, head + 1)) &&
  (means(items[head - 1], 'preposition', 'with') ||
    means(items[head - 1], 'conjunction', 'and') ||
    isMark(items[head - 1], ','))

/** "its center at Z=35", "its center is at (0, 0, 35)": where the body lies that the sentence tells. */
function isMiddleAt(items: readonly Item[], from: number): boolean {
  if (!means(items[from], 'place', 'centre')) return false
  let at = from + 1
  while (isAnyOf(items[at], 'be', 'preposition', 'filler')) at++
  const item = items[at]
  return item?.kind === 'quantity' && ['coordinate', 'points'].includes(item.quantity.kind)
}

/** "its center 8 mm above the top": how high the body lies that the sentence tells. */
function isMiddleAbove(items: readonly Item[], { head, form }: Mention): boolean {
  if (form !== 'its' || !means(items[head + 1], 'place', 'centre')) return false
  let at = head + 2
  while (isAnyOf(items[at], 'be', 'make')) at++
  return items[at]?.kind === 'quantity' && means(items[at + 1], 'place', 'on top', 'underneath')
}

/** "…, and place it", "then move it": an order that goes on. */
function isOrdered(items: readonly Item[], { head }: Mention): boolean {
  const verb = items[head - 1]
  const lead = items[head - 2]
  const orders = isAnyOf(verb, 'make', 'operation', 'motion')
  return (
    orders &&
    head > 2 &&
    (means(lead, 'conjunction', 'and') || isMark(lead, ',') || /^then$/iu.test(lead?.text ?? ''))
  )
}

/** "a cylindrical object": a body by its adjective alone. */
export function resolveWhole(discourse: Discourse, site: Site): Entity | undefined {
  const { mention, items, first, previous, sentence } = site
  const adjacent = previous && previous.mention.category === 'solid' && previous.mention.end === mention.start
  if (adjacent && previous.entity) {
    if (mention.form === 'shape') previous.entity.loose = true
    return previous.entity
  }
  // "The other hole is 6 mm in diameter and its centre is …": of what this sentence is about.
  if (items[mention.head]?.text.toLowerCase() === 'its' && previous?.entity?.kind === 'feature')
    return previous.entity
  // "A cylinder with its axis along Y": that of the body before it.
  if (isOfBodyBefore(items, mention) && previous?.entity?.kind === 'solid' && !previous.entity.cut)
    return previous.entity
  // "sketch a circle on the top face and cut it": what this sentence has drawn.
  const drawn = discourse.entities.findLast(
    (entity) => entity.sentence === sentence && entity.kind === 'solid' && entity.concept in FIGURES,
  )
  if (mention.concept === 'it' && drawn && means(items[mention.head - 1], 'operation')) return drawn
  // "create a third cylinder … and place it on the second": what this sentence has made.
  const made = discourse.entities.findLast(
    (entity) => entity.sentence === sentence && entity.kind === 'solid' && !entity.family && !entity.member,
  )
  if (mention.form === 'it' && made && isOrdered(items, mention)) return made
  if (made && isMiddleAbove(items, mention)) return made
  // "The countersink is 10 mm wide at the top of the plate (so it is 2 mm deep)": what the sentence is about.
  if (mention.concept === 'it' && first?.kind === 'feature' && isAside(items, mention)) return first
  // "The legs are 25 mm tall and it is 100 mm long": no leg of them, so all of it.
  if (
    mention.concept === 'it' &&
    mention.form !== 'its' &&
    previous?.mention.plural &&
    previous.entity?.member
  )
    return previous.entity.member.of
  const unsized = unsizedBefore(discourse, site)
  if (unsized) return unsized
  // "A recess is cut into the top: it is 20 mm wide": what the sentence has told as new.
  const does = isAnyOf(items[mention.end], 'be', 'have', 'make', 'operation')
  const opens = isMark(items[mention.head - 1]) || means(items[mention.head - 1], 'conjunction')
  if (mention.concept === 'it' && first?.kind === 'feature' && first.sentence === sentence && opens && does)
    return first
  // "The plate is 60 mm high, and it stands on …"
  const joins = means(items[mention.head - 1], 'conjunction', 'and')
  if (mention.concept === 'it' && joins && previous?.entity && means(items[mention.end], 'make'))
    return previous.entity
  // "its center", "hollow it out", said after an edge was worked: of the part, as an edge has none and is not hollow.
  const worked = discourse.subject?.concept === 'fillet' || discourse.subject?.concept === 'chamfer'
  const hollow = items.slice(mention.end, mention.end + 3).some((item) => means(item, 'shape', 'hollow'))
  const subject =
    worked && (mention.form === 'its' || hollow)
      ? undefined
      : (unplacedBefore(discourse, site) ?? discourse.subject)
  if (mention.concept === 'it' && (subject ?? mainBody(discourse))) return subject ?? mainBody(discourse)
  const main = mainBody(discourse)
  const inferred = inferredShape(items, mention)
  // "a lid with a lip. The lid is 80 x 60 mm": not the lip, of which nothing was told yet.
  const announced = main !== undefined && BODIES[main.concept]?.raised && main.given.length === 0
  if (main && !(announced && inferred)) return main
  // "two cylindrical shapes" are told one by one.
  if (mention.plural && (mention.count?.value ?? 1) > 1) return undefined
  const shapes = shapeAdjectives(items, mention).filter(([adjective]) => SHAPE_BY_ADJECTIVE[adjective])
  if (shapes.length === 0 && !inferred) return undefined
  const entity = newEntity('solid', 'prism', items[mention.head] as Item, sentence)
  if (shapes.length === 0 && inferred) entity.adjectives.set(inferred, items[mention.head] as Item)
  entity.names.add(mention.form)
  // "two cylindrical shapes": announced, to be told one by one.
  entity.loose = mention.plural
  entity.plural = mention.plural
  discourse.entities.push(entity)
  return entity
}
