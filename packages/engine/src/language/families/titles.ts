/** Whether the noun of a family makes the part, or is only its title or one of the bodies that it is told by. */
import type { Family } from '../../library/families/family.ts'
import { familyNamed } from '../../library/families/registry.ts'
import { BODIES } from '../lexicon/bodies.ts'
import { FIGURES } from '../lexicon/figures.ts'
import { sensesOf } from '../lexicon/lexicon.ts'
import { namesOutline } from '../lexicon/shaping.ts'
import { isShortFor } from '../lexicon/short-names.ts'
import { isResult } from '../nouns/results.ts'
import { asFiller, conceptOf, type Item, isMark, means, type Term } from '../text/items.ts'
import type { Sentence } from '../text/segment.ts'
import { hasPiece } from './family.ts'

/** A family's noun as if there were no families: a plain body ("flange"), or only what the part is called ("heat sink"). */
const withoutFamily = (item: Item): Item => {
  if (item.kind !== 'term') return item
  const senses = item.senses.filter(({ category, concept }) => category !== 'solid' || !familyNamed(concept))
  if (senses.length === item.senses.length) return item
  if (senses.length > 0) return { ...item, senses }
  return headOf(item) ?? unknown(item)
}

/** "manifold block", "cylindrical standoff": a compound whose last word is a plain body is one. */
function headOf(item: Term): Term | undefined {
  const [last = '', ...before] = item.form.split(' ').toReversed()
  const senses = before.length > 0 ? sensesOf(last, undefined) : undefined
  const bodies = senses?.filter(({ category, concept }) => category === 'solid' && concept in BODIES) ?? []
  const shaped = before.some(
    (word) => PIECE.test(word) || namesOutline(word) || (shapeNamed(word) && !ROUND.test(word)),
  )
  return bodies.length > 0 && !shaped ? { ...item, form: last, senses: bodies, shortened: true } : undefined
}

const shapeNamed = (word: string): boolean =>
  sensesOf(word, undefined)?.some(({ category }) => category === 'shape') ?? false

/** Standoffs, hubs and pins are round anyway. */
const ROUND = /^(?:cylindrical|round|circular)$/u

/** A quarter of a disc is no disc, an I-beam no bar, a V-block no block and a cross-shaped plate no plate. */
const PIECE = /^(?:[a-z]|shaped|vee|quarter|half|third|sector|segment|split|slotted|stepped|bent)$/u

/** A family's noun that is no noun here; which family's it was is kept. */
function unknown(item: Item): Item {
  const was = item.kind === 'term' && !item.plural ? conceptOf(item, 'solid') : undefined
  return { kind: 'unknown', text: item.text, span: item.span, ...(was ? { was } : {}) }
}

const NOUNS = ['solid', 'feature', 'whole', 'portion', 'member', 'dimension'] as const

/** "A bolt. The head is …": what is left of a family's noun is no noun: a name, unless it tells what another noun is for. */
const asTitle = (rest: Item, item: Item, next: Item | undefined): Item =>
  rest === item ||
  NOUNS.some((category) => means(rest, category)) ||
  means(next, 'feature') ||
  means(next, 'manner')
    ? rest
    : unknown(item)

/** What a family's part is at heart, where its noun is given sizes and other bodies are told besides. */
const AT_HEART: Readonly<Record<string, string>> = {
  enclosure: 'container',
  wheel: 'disc',
  pulley: 'disc',
  'shaft collar': 'ring',
  washer: 'ring',
}

/** "An enclosure 80 mm (X) by 50 mm (Y) …", "an enclosure base with outer dimensions …": sizes before any other noun. */
function isSized(items: readonly Item[], at: number): boolean {
  for (const item of items.slice(at + 1)) {
    if (item.kind === 'quantity') return item.quantity.kind !== 'count' && item.quantity.kind !== 'range'
    if (isMark(item, ':', ';') || means(item, 'be') || means(item, 'feature')) return false
    if (means(item, 'solid') && !means(item, 'solid', 'base')) return false
  }
  return false
}

/** "An enclosure base, open at the top. Its outer dimensions are …": the sizes of all of it, in the next sentence. */
const isSizedNext = (items: readonly Item[], next: readonly Item[] = []): boolean =>
  items.every(({ kind }) => kind !== 'quantity') &&
  next.slice(0, 4).some((item) => means(item, 'dimension', 'size')) &&
  next.some((item) => item.kind === 'quantity' && item.quantity.values.length === 3) &&
  !next.some((item) => means(item, 'solid') || means(item, 'feature'))

/** The noun of a sized part as that of its body; "base" behind it is the same one. */
function atHeart(items: readonly Item[], at: number, next: readonly Item[] | undefined): Item | undefined {
  const item = items[at] as Item
  const based = means(item, 'solid', 'base') && at > 0 && heartOf(items[at - 1]) !== undefined
  const concept = based ? heartOf(items[at - 1]) : heartOf(item)
  if (!concept || item.kind !== 'term' || item.plural) return undefined
  if (!isSized(items, at) && !isSizedNext(items, next)) return undefined
  if (!based && means(items[at + 1], 'solid', 'base')) return asFiller(item, 'what its body is told of')
  return { ...item, senses: [{ category: 'solid', concept }] }
}

const heartOf = (item: Item | undefined): string | undefined => AT_HEART[conceptOf(item, 'solid') ?? '']

/** The sentences with every family's noun as a plain body's, or as what the part is called. */
export const toldByBodies = (sentences: readonly Item[][]): Item[][] =>
  sentences.map((sentence, index) => {
    const sized =
      index > 0 ||
      sentence.some(
        (item) =>
          item.kind === 'quantity' && item.quantity.kind !== 'range' && item.quantity.kind !== 'count',
      )
    return sentence.map((item, at) => {
      const rest = withoutFamily(item)
      // "A connecting rod lying flat. The big end is …": a name, no rod.
      // "A base with PCB standoffs … Four standoffs, 7 mm in diameter": announced, and told further on.
      const told =
        rest.kind === 'term' &&
        means(sentence[at - 1], 'preposition', 'with') &&
        sentences
          .slice(index + 1)
          .flat()
          .some((other) => other.kind === 'term' && other.form === rest.form)
      const named = !sized && !told && rest.kind === 'term' && rest.shortened === true
      // "extrude it to form half of a cylinder": what was drawn, by another name.
      if (rest.kind === 'unknown' && rest.was && isResult(sentence, { start: at }))
        return asFiller(item, 'what it becomes')
      return (
        atHeart(sentence, at, sentences[index + 1]) ??
        asTitle(named ? unknown(item) : rest, item, sentence[at + 1])
      )
    })
  })

/** A noun that a family and a plain body share, beside other bodies: "a flange with a shaft on it". */
export function isOneOfSeveral(items: readonly Item[], families: readonly Family[]): boolean {
  const solids = items.filter((item): item is Term => means(item, 'solid'))
  const isFamily = (item: Item): boolean => withoutFamily(item) !== item
  // "the beam" of an I-beam, and its flanges: the part itself, and pieces of it.
  const isOwn = (item: Term): boolean =>
    families.some((family) => hasPiece(family, item.form)) ||
    solids.some((other) => isFamily(other) && isShortFor(other.form, item.form))
  const shared = solids.filter(
    (item) => isFamily(item) && means(withoutFamily(item), 'solid') && !isOwn(item),
  )
  return shared.length > 0 && solids.some((item) => !isFamily(item) && !isOwn(item))
}

/** Whether bodies are described besides the family's noun: one that has the noun in common, or two of them; not what it is for. */
export function isTold(sentences: readonly (readonly Item[])[]): boolean {
  const solids = sentences.flatMap((items) => {
    const purposes = items.findIndex((item) => means(item, 'purpose'))
    return items.filter(
      (item, at) => means(item, 'solid') && (purposes < 0 || at < purposes || purposes === 0),
    )
  })
  // Points draw the outline, whatever the part is called.
  const drawn = sentences
    .flat()
    .some(
      (item) =>
        (item.kind === 'quantity' && item.quantity.kind === 'points' && item.quantity.points.length > 2) ||
        (item.kind === 'term' && item.path !== undefined),
    )
  if (drawn) return true
  const shared = solids.some((item) => {
    const plain = withoutFamily(item)
    return plain !== item && (means(plain, 'solid') || means(plain, 'feature'))
  })
  // "A shaft collar: cylindrical ring with …".
  const [first = []] = sentences
  const colon = first.findIndex((item) => isMark(item, ':'))
  const apposed =
    colon > 0 && first.slice(colon).some((item) => means(item, 'solid') && withoutFamily(item) === item)
  // "a frame by sketching an outer rectangle …": what is drawn becomes the part.
  const sketched = sentences.some(
    (items) => isSketched(items) && items.some(({ kind }) => kind === 'quantity'),
  )
  return (
    shared ||
    apposed ||
    sentences.some(saysWhatItIs) ||
    sentences.some(namesPlainBody) ||
    sketched ||
    solids.filter((item) => withoutFamily(item) === item).length >= 2
  )
}

/** "The pulley body is a cylinder 60 mm in diameter": the part is told by what it is made from. */
const saysWhatItIs = (items: readonly Item[]): boolean =>
  items.some((item, at) => {
    if (!means(item, 'be') || !means(items[at + 1], 'determiner', 'a')) return false
    const called = items
      .slice(0, at)
      .some((before) => withoutFamily(before) !== before || means(before, 'whole'))
    const noun = items.slice(at + 2, at + 5).find((each) => means(each, 'solid'))
    const plain = noun !== undefined && withoutFamily(noun) === noun
    return called && plain && items.slice(at).some(({ kind }) => kind === 'quantity')
  })

/** "a bearing retainer plate, 60 mm in diameter": the family's noun only tells what the plate is for. */
const namesPlainBody = (items: readonly Item[]): boolean =>
  items.some((item, at) => {
    if (withoutFamily(item) === item) return false
    let next = at + 1
    while (items[next]?.kind === 'unknown' || means(items[next], 'filler')) next++
    const noun = items[next]
    return noun !== undefined && means(noun, 'solid') && withoutFamily(noun) === noun
  })

/** "Sketch a rectangle 40 mm wide", "create a half circle … and extrude it": a figure that is drawn to become a body. */
const isSketched = (items: readonly Item[]): boolean => {
  const figure = items.findIndex((item) => (conceptOf(item, 'portion') ?? '') in FIGURES)
  return (
    figure >= 0 &&
    (items.some((item) => /^(?:sketch|draw)(?:ing)?$/iu.test(item.text)) ||
      (items.slice(0, figure).some((item) => means(item, 'make')) &&
        items.some((item, at) => at > figure && means(item, 'operation', 'extrude'))))
  )
}

/**
 * Numbered steps that give bodies their sizes: the family's noun is then only the title, and nothing may be added to what is
 * told. How thick the walls of a channel are is said of the channel.
 */
export function isStepwise(
  segments: readonly Sentence[],
  bodies: readonly (readonly Item[])[],
  families: readonly Family[],
): boolean {
  const steps = segments.flatMap(({ kind }, at) => (kind === 'step' ? [bodies[at] ?? []] : []))
  const isPiece = (item: Item, items: readonly Item[]): boolean =>
    item.kind === 'term' &&
    !items.some((each) => means(each, 'determiner', 'a')) &&
    (means(item, 'solid', 'wall') || families.some((family) => hasPiece(family, item.form)))
  const told = steps.filter(
    (items) =>
      (items.some((item) => means(item, 'solid') && !isPiece(item, items)) || isSketched(items)) &&
      items.some((item) => item.kind === 'quantity'),
  )
  return told.length > 0
}

/** "The first section is … The second section is …": each of them is told with its sizes, whatever they make together. */
export const isNumbered = (sentences: readonly (readonly Item[])[]): boolean =>
  sentences.filter(
    (items) =>
      items.some((item, at) => means(item, 'solid', 'section') && means(items[at - 1], 'ordinal')) &&
      items.some(({ kind }) => kind === 'quantity'),
  ).length > 1
