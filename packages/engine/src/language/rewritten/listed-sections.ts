/**
 * Sections told in a list, without a noun of their own: "three steps: 60 mm diameter from Z=0 to Z=10, 45 mm diameter from
 * Z=10 to Z=20 …", "four stages: (1) 80 mm diameter …; (2) …". Each becomes a sentence with the noun that it lacks.
 */
import { asTerm, type Item, isMark, means } from '../text/items.ts'

const SECTIONS = /^(?:sections|segments|steps|tiers|stages|portions|diameters|cylinders)$/iu

const isCount = (item: Item): boolean => item.kind === 'quantity' && item.quantity.kind === 'count'
const isRange = (item: Item): boolean => item.kind === 'quantity' && item.quantity.kind === 'range'
const isNoun = (item: Item): boolean => means(item, 'solid') || means(item, 'feature')

/** "three coaxial steps" before a colon: where the noun stands. */
function announcedAt(items: readonly Item[], colon: number): number {
  const at = items.findIndex((item, index) => index < colon && SECTIONS.test(item.text))
  return at > 0 && items.slice(Math.max(0, at - 5), at).some(isCount) ? at : -1
}

const isDiameter = (items: readonly Item[], at: number): boolean =>
  items[at]?.kind === 'quantity' && means(items[at + 1], 'dimension', 'diameter', 'outerDiameter')

const isJoint = (item: Item | undefined): boolean =>
  isMark(item, ',', ';', '(', ')') || means(item, 'conjunction') || /^\d+$/u.test(item?.text ?? '')

/** The pieces of a list, each from one diameter to the next; none where anything else is told in it. */
function piecesOf(items: readonly Item[]): Item[][] | undefined {
  const starts = items.flatMap((_, at) => (isDiameter(items, at) ? [at] : []))
  const [first] = starts
  if (first === undefined || !items.slice(0, first).every(isJoint)) return undefined
  const pieces = starts.map((from, index) => {
    const piece = items.slice(from, starts[index + 1] ?? items.length)
    while (isJoint(piece.at(-1)) && !isMark(piece.at(-1), ')')) piece.pop()
    return piece
  })
  return pieces.every((piece) => piece.some(isRange) && !piece.some(isNoun)) ? pieces : undefined
}

/** "60 mm diameter [section] from Z=0 to Z=10". */
function withNoun(piece: readonly Item[]): Item[] {
  const [, word] = piece as [Item, Item]
  const noun = asTerm(
    { text: '', span: [word.span[1], word.span[1]] },
    { category: 'solid', concept: 'section' },
    { form: 'section' },
  )
  return [...piece.slice(0, 2), noun, ...piece.slice(2)]
}

export function withListedSections(sentences: readonly Item[][]): Item[][] {
  let open = false
  return sentences.flatMap((items) => {
    const colon = items.findIndex((item) => isMark(item, ':'))
    const at = colon < 0 ? -1 : announcedAt(items, colon)
    const pieces = at >= 0 ? piecesOf(items.slice(colon + 1)) : open ? piecesOf(items) : undefined
    open = pieces !== undefined
    if (!pieces) return [items]
    const noun = items[at]
    const head =
      at >= 0 && noun
        ? [
            ...items.slice(0, at),
            asTerm(noun, { category: 'whole', concept: 'whole' }, { plural: true }),
            ...items.slice(at + 1, colon),
          ]
        : []
    return [...(head.length > 0 ? [head] : []), ...pieces.map(withNoun)]
  })
}
