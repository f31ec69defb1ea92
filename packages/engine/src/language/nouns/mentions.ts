/** Noun phrases: a head noun with its determiner, count, adjectives, and the sizes that stand before it. */

import { isElement } from '../aside/surroundings.ts'
import type { Category } from '../lexicon/entry.ts'
import type { Attribute } from '../sizes/attributes.ts'
import { conceptOf, type Item, isCutNoun, isMark, means, type Sized } from '../text/items.ts'
import { edgeRadii } from './edge-radii.ts'
import { isPronoun, pronounAt } from './pronouns.ts'

export interface Mention {
  category: 'solid' | 'whole' | 'portion' | 'feature' | 'member'
  concept: string
  /** The form that named it, in the singular. */
  form: string
  plural: boolean
  /** Where its phrase begins, its head stands, and its phrase ends (exclusive). */
  start: number
  head: number
  end: number
  determiner: 'a' | 'the' | undefined
  count: { value: number; at: number } | undefined
  ordinal: string | undefined
  /** A word of the prompt's own for one body. */
  own: boolean
  negated: boolean
  /** Only names where something is ("between the head and the shank"): sizes around it are not its own. */
  pointer: boolean
  /** "four counterbored holes": stands as an adjective in another phrase. */
  within: Mention | undefined
}

type Sentence = readonly Item[]

const HEADS: readonly Mention['category'][] = ['solid', 'feature', 'portion', 'whole', 'member']
const MODIFIERS: readonly Category[] = [
  'shape',
  'material',
  'colour',
  'filler',
  'manner',
  'place',
  'face',
  'which',
  'ordinal',
  'dimension',
  'variant',
]

/** Places that tie two nouns together instead of describing one. */
const RELATIONS = ['next to', 'near', 'very near', 'toward'] as const

/** "countersunk", "rounded": a feature's name in the form of an adjective. */
const isParticiple = (item: Item | undefined): boolean =>
  means(item, 'feature') && item?.kind === 'term' && /(?:ed|unk|ing)$/u.test(item.form)

/** "the plate's": what something else is of. */
const isOwner = (item: Item | undefined): boolean => means(item, 'solid') && /['’]s?$/u.test(item?.text ?? '')

/** "round the top edges", "round its edges" is something to do, "a round plate" something to be. */
function isRoundingVerb(items: Sentence, at: number): boolean {
  for (let next = at + 1; next < items.length && next < at + 7; next++) {
    const item = items[next]
    if (means(item, 'edge') || means(item, 'face')) return true
    const passes =
      item?.kind === 'quantity' ||
      means(item, 'determiner') ||
      means(item, 'whole', 'it') ||
      isOwner(item) ||
      means(item, 'which') ||
      means(item, 'filler') ||
      /^long$/iu.test(item?.text ?? '') ||
      means(item, 'preposition', 'of')
    if (!passes) return false
  }
  return false
}

/** "R5 corners", "5 mm radius edges": a fillet by its radius alone. */
const isRadiusOf = (items: Sentence, at: number, taken: ReadonlyMap<number, Attribute>): boolean =>
  means(items[at], 'edge', 'corner', 'edge') &&
  taken.get(at - 1)?.dimension === 'radius' &&
  !means(items[at], 'dimension')

/** "screw holes", "a bolt clearance hole", "a bearing block": a machine element's name before another noun says what that is for. */
function namesOther(items: Sentence, at: number): boolean {
  const item = items[at]
  if (item?.kind !== 'term' || item.plural) return false
  if (!isElement(item)) return false
  let next = at + 1
  while (means(items[next], 'manner') && !means(items[next], 'solid')) next++
  const noun = items[next]
  if (isSizedPiece(items, next)) return false
  return (means(noun, 'feature') && !isParticiple(noun)) || means(noun, 'solid')
}

/** "compression spring wire 2 mm": a piece of what was named, with its size. */
const isSizedPiece = (items: Sentence, at: number): boolean =>
  means(items[at], 'member') && items[at + 1]?.kind === 'quantity'

/** "cut out a block" is something to do, "a rectangular cut out" something there is. */
function isCutVerb(items: Sentence, at: number): boolean {
  const item = items[at]
  return (
    item?.kind === 'term' &&
    item.form === 'cut out' &&
    !item.plural &&
    (means(items[at + 1], 'determiner') || items[at + 1]?.kind === 'quantity') &&
    !means(items[at - 1], 'determiner') &&
    !means(items[at - 1], 'shape')
  )
}

/** Behind "on the", "in one", "of each". */
const isLedTo = (items: Sentence, at: number): boolean =>
  [items[at - 1], items[at - 2]].some((item) => means(item, 'preposition', 'in', 'on', 'at', 'to', 'of'))

function headCategory(
  items: Sentence,
  at: number,
  taken: ReadonlySet<number>,
): Mention['category'] | undefined {
  const item = items[at]
  if (item?.kind !== 'term' || taken.has(at)) return undefined
  if (item.form === 'round' && means(item, 'feature'))
    return isRoundingVerb(items, at) ? 'feature' : undefined
  // "a solid sphere", "the base plate": an adjective before its noun.
  if (item.form === 'solid' || item.form === 'base') {
    let next = at + 1
    while (means(items[next], 'shape') || means(items[next], 'filler') || items[next]?.kind === 'quantity')
      next++
    if (means(items[next], 'solid') || means(items[next], 'feature') || means(items[next], 'whole'))
      return undefined
    if (item.form === 'solid' && !means(items[at - 1], 'shape')) return undefined
  }
  // "the outside edge", "the outside of it at the bottom": which edge, no section.
  if (means(item, 'portion') && means(item, 'which', 'outer') && means(items[at + 1], 'edge'))
    return undefined
  // "on one end face": where something is, no section of the part.
  if (means(item, 'portion') && means(item, 'edge', 'end') && isLedTo(items, at)) return undefined
  if (namesOther(items, at)) return undefined
  // "a flange disc", "a motor shaft hole": the first noun only says what kind the second is.
  if (
    means(item, 'solid') &&
    !item.plural &&
    (means(items[at + 1], 'solid') || means(items[at + 1], 'feature')) &&
    !means(items[at + 1], 'solid', 'base') &&
    !isParticiple(items[at + 1]) &&
    !isCutVerb(items, at + 1) &&
    !isSizedPiece(items, at + 1)
  )
    return undefined
  // "the cylinder's other base": an end of the cylinder, no body.
  if (means(item, 'solid', 'base')) {
    const owner = means(items[at - 1], 'ordinal') ? at - 2 : at - 1
    if (means(items[owner], 'solid') && !means(items[owner], 'solid', 'base')) return undefined
  }
  if (isCutVerb(items, at)) return undefined
  // "the outside top edge": which edge, not the outline.
  const besideEdge =
    means(items[at + 1], 'edge') || (means(items[at + 1], 'face') && means(items[at + 2], 'edge'))
  if (means(item, 'which', 'outer') && means(item, 'portion') && besideEdge) return undefined
  // "sketch", "design", "model" and "feature" are verbs at the head of a sentence.
  if (means(item, 'whole') && means(item, 'make') && !means(items[at - 1], 'determiner')) return undefined
  if (means(item, 'place') && means(items[at - 1], 'preposition', 'in')) return undefined
  // "the cut", "this cut": the last thing that was cut.
  if (isCutNoun(items, at)) return 'feature'
  // "cut a channel": no bar of that name is made.
  if (means(item, 'feature') && means(item, 'solid') && isCutOut(items, at)) return 'feature'
  return HEADS.find((category) => means(item, category))
}

/** A verb of cutting leads to it, or a body before it has it. */
function isCutOut(items: Sentence, at: number): boolean {
  const clause = items.slice(0, at)
  const verb = clause.findLastIndex((item) => means(item, 'operation', 'cut'))
  return verb >= 0
    ? !clause.slice(verb + 1).some((item) => means(item, 'solid'))
    : clause.some((item) => means(item, 'solid') && !means(item, 'feature'))
}

function isModifier(
  items: Sentence,
  at: number,
  head: number,
  taken: ReadonlyMap<number, Attribute>,
): boolean {
  const item = items[at]
  if (item === undefined) return false
  if (item.kind === 'quantity') return item.quantity.kind !== 'count' && item.quantity.kind !== 'points'
  if (isParticiple(item))
    return !isParticiple(items[head]) && at === head - 1 ? true : !isParticiple(items[head])
  if (means(item, 'edge')) return means(items[head], 'feature', 'fillet', 'chamfer')
  if (item.kind === 'term' && (item.form === 'solid' || item.form === 'stacked')) return true
  // "a dome shape": a body that is then called a part, not a kind of part.
  if (means(item, 'solid'))
    return (
      at === head - 1 &&
      item.kind === 'term' &&
      !item.plural &&
      !isSizedPiece(items, head) &&
      (item.form === 'base' || !means(items[head], 'whole'))
    )
  // "two long rectangles": without a size it only describes.
  if (means(item, 'dimension')) return taken.has(at) || /^(?:long|tall|wide|thick|deep)$/iu.test(item.text)
  if (means(item, 'manner'))
    return means(items[head], 'feature') || /^(?:open|closed|radial)/u.test(conceptOf(item, 'manner') ?? '')
  if (means(item, 'preposition', 'in', 'of', 'with') || means(item, 'conjunction')) return false
  if (means(item, 'place', ...RELATIONS)) return false
  // "a ring 10 mm high whose hole …": what stands before belongs to the ring.
  if (means(item, 'filler', 'pronoun')) return false
  return MODIFIERS.some((category) => means(item, category))
}

interface Phrase {
  start: number
  determiner: 'a' | 'the' | undefined
  count: { value: number; at: number } | undefined
}

const isWholeNumber = (item: Item | undefined): item is Sized =>
  item?.kind === 'quantity' &&
  (item.quantity.kind === 'count' ||
    (item.quantity.kind === 'number' && Number.isInteger(item.quantity.values[0]?.value)))

/** Walks back from the head. Commas and "and" are crossed only if a determiner, or for several a number or a "with", then opens the whole phrase. */
function phraseBefore(
  items: Sentence,
  head: number,
  plural: boolean,
  taken: ReadonlyMap<number, Attribute>,
): Phrase {
  let at = head - 1
  let firstCrossing: number | undefined
  let count: Phrase['count']
  let sawSize = false
  let determiner: Phrase['determiner']
  for (; at >= 0; at--) {
    const item = items[at]
    const attribute = taken.get(at)
    const bareNumber = attribute === undefined || attribute.dimension === 'bare'
    if (isWholeNumber(item) && bareNumber && count === undefined) {
      const spoken = item.quantity.kind === 'count'
      // "1 vertical bar": a number of millimetres would have a unit.
      const single = item.quantity.values[0]?.value === 1 && means(items[head], 'member')
      if (spoken || single || (plural && (sawSize || at === head - 1 || !laterSize(items, at, head)))) {
        count = { value: item.quantity.values[0]?.value ?? 1, at }
        continue
      }
    }
    // "a pair of ribs": the count stands before its preposition.
    const counts = items[at - 1]
    if (
      plural &&
      at < head &&
      count === undefined &&
      means(item, 'preposition', 'of') &&
      counts?.kind === 'quantity' &&
      counts.quantity.kind === 'count'
    )
      continue
    if (means(item, 'determiner')) {
      determiner = conceptOf(item, 'determiner') as 'a' | 'the'
      break
    }
    if (means(item, 'which', 'each', 'both', 'all')) {
      determiner = 'the'
      at -= means(items[at - 1], 'determiner') ? 1 : 0
      break
    }
    if (count !== undefined && !means(item, 'filler') && !means(item, 'ordinal')) {
      at++
      break
    }
    const crossing =
      isMark(item, ',', '-') || means(item, 'conjunction', 'and') || means(item, 'preposition', 'at')
    if (
      crossing &&
      !means(items[at - 1], 'member') &&
      (items[at - 1]?.kind === 'quantity' || taken.has(at - 1) || means(items[at - 1], 'shape'))
    ) {
      firstCrossing ??= at
      continue
    }
    // "a 20 mm in diameter boss": the preposition belongs to its size.
    if (attribute && attribute.dimension !== 'bare' && isInside(attribute, at)) {
      sawSize = true
      continue
    }
    if (!isModifier(items, at, head, taken)) {
      at++
      break
    }
    if (item?.kind === 'quantity') sawSize = true
  }
  const start = Math.max(at, 0)
  // "with 5 mm thick and 20 mm tall ribs": several need no article.
  const listed =
    plural &&
    determiner === undefined &&
    means(items[head], 'solid') &&
    items[start]?.kind === 'quantity' &&
    means(items[start - 1], 'preposition', 'with')
  // "two 3 mm wide, 2 mm deep grooves": a number opens the phrase as well as an article does.
  const first = count && items[count.at]
  const numbered =
    plural && count?.at === start && first?.kind === 'quantity' && first.quantity.kind === 'count'
  const opened =
    listed || numbered || (determiner !== undefined && !(determiner === 'a' && plural && count === undefined))
  if (firstCrossing !== undefined && !opened) {
    const inner = firstCrossing + 1
    return { start: inner, determiner: undefined, count: count && count.at >= inner ? count : undefined }
  }
  return { start, determiner, count }
}

/** A size before the noun that was put together as "Q D"; "D of Q" belongs to what came before. */
const isInside = (attribute: Attribute, at: number): boolean =>
  at >= attribute.at && attribute.items[0] === attribute.at

const laterSize = (items: Sentence, from: number, head: number): boolean =>
  items.slice(from + 1, head).some((item) => item.kind === 'quantity')

export function findMentions(items: Sentence, attributes: readonly Attribute[]): Mention[] {
  const taken = new Map<number, Attribute>()
  for (const attribute of attributes) for (const at of attribute.items) taken.set(at, attribute)
  const inAttribute = new Set(
    [...taken.keys()].filter(
      (at) =>
        means(items[at], 'dimension') ||
        taken.get(at)?.dimension === 'baseLength' ||
        taken.get(at)?.dimension === 'topLength',
    ),
  )
  const mentions: Mention[] = []
  const radii = edgeRadii(items, attributes)
  for (const [at, item] of items.entries()) {
    if (isPronoun(items, at)) mentions.push(pronounAt(items, at))
    const edge = isRadiusOf(items, at, taken) ? item : radii.get(at)
    const byRadius = edge !== undefined
    const category = byRadius ? 'feature' : headCategory(items, at, inAttribute)
    if (!category || item.kind !== 'term') continue
    // "flush with its left edge": a pronoun has no adjectives before it.
    const phrase: Phrase = means(item, 'whole', 'it')
      ? { start: at, determiner: undefined, count: undefined }
      : phraseBefore(items, at, item.plural, taken)
    const before = items[phrase.start - 1]
    mentions.push({
      category,
      concept: byRadius ? 'fillet' : (conceptOf(item, category) ?? 'cut'),
      form: byRadius && means(edge, 'edge', 'corner') ? 'rounded corner' : item.form,
      plural: item.plural,
      head: at,
      end: at + 1,
      ...phrase,
      ordinal: items
        .slice(phrase.start, at)
        .map((each) => conceptOf(each, 'ordinal'))
        .find((ordinal) => ordinal !== undefined),
      own: item.own === true,
      negated: means(before, 'negation'),
      pointer: false,
      within: undefined,
    })
  }
  return nested(mentions)
}

/** A participle that lies inside a later phrase is an adjective of that phrase's noun. */
function nested(mentions: Mention[]): Mention[] {
  for (const mention of mentions) {
    const around = mentions.find((other) => other.head > mention.head && other.start <= mention.head)
    if (around) mention.within = around
  }
  return mentions
}
