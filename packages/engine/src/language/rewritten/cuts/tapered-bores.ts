/**
 * "The inner bore tapers from 54 mm diameter at Z=0 to 34 mm at Z=50", "a conical hole with a top diameter of 40 mm": a
 * hole that is not as wide at both ends is a cone that is taken away.
 */
import { where } from '../../text/heard.ts'
import { asFiller, asTerm, type Item, means, unsaid } from '../../text/items.ts'
import { findSpoken } from '../../text/spoken.ts'

const TAPERED =
  /^(?:conical|cone shaped|tapered|tapering|tapers|taper|frustoconical|truncated|truncated conical|funnel shaped)$/iu
const NARROWS =
  /^(?:tapers?|tapering|tapered|narrows?|narrowing|widens?|widening|flares?|flaring|runs?|running|goes|going|transitions?|expands?)(?: (?:from|linearly|evenly))?$/iu
const SIZE = '(?:a |an )?(?:#|ø#|r#)(?: (?:in )?(?:diameter|radius|dia))?'
const END =
  '(?:at|on) (?:z=#|(?:the|its) (?:top|bottom|upper end|lower end|base|inlet|outlet|entrance|exit)(?: (?:face|end|surface|opening))?)'
const TWO_ENDS = new RegExp(`${SIZE} ${END}(?: ,)? (?:down |up )?(?:to|and) ${SIZE} ${END}`, 'u')
const LEVELS = new RegExp(`${SIZE} (?:at|on) z=#.* ${SIZE} (?:at|on) z=#`, 'u')
const FROM_END = /(?<first>top|bottom|upper end|lower end|base|inlet|outlet|entrance|exit)/u

/** "inner bore" is a word for a size elsewhere. */
const INSIDE = /^(?:inner|inside|internal|central) (?:bore|hole|cavity|passage|opening)$/iu

const isHole = (item: Item | undefined): boolean =>
  means(item, 'feature', 'hole', 'pocket') || INSIDE.test(item?.text ?? '')

const isTapered = (item: Item | undefined): boolean =>
  item !== undefined &&
  item.kind !== 'quantity' &&
  (TAPERED.test(item.text.replaceAll('-', ' ')) || means(item, 'shape', 'conical'))

/** Two widths by the words for its ends. */
const hasOwnEnds = (items: readonly Item[]): boolean =>
  (['Diameter', 'Radius'] as const).some((word) =>
    ['top', 'bottom'].every((end) => items.some((item) => means(item, 'dimension', `${end}${word}`))),
  )

const isTop = (text: string): boolean => /top|upper|inlet|entrance/u.test(text)

/** "from 40 mm at the top to 20 mm at the bottom": each width with the end that it is at. */
function withOwnEnds(items: readonly Item[]): Item[] {
  const found = findSpoken(items, TWO_ENDS)
  if (found?.quantities.length !== 2) return [...items]
  const [one, two] = found.quantities
  const first = FROM_END.exec(found.match[0])?.groups?.['first'] ?? 'bottom'
  const word = /radius|r#/u.test(found.match[0]) ? 'Radius' : 'Diameter'
  const ends = isTop(first) ? ['top', 'bottom'] : ['bottom', 'top']
  return items.flatMap((item, at): Item[] => {
    if (at < found.from || at > found.to) return [item]
    const end = at === one ? ends[0] : at === two ? ends[1] : undefined
    if (!end) return item.kind === 'mark' ? [item] : [asFiller(item, 'how it narrows')]
    const size: Item =
      item.kind === 'quantity' && item.quantity.kind === 'marked'
        ? { ...item, quantity: { ...item.quantity, kind: 'length' } }
        : item
    const behind = { span: [item.span[1], item.span[1]] as [number, number] }
    const concept = `${end}${word}`
    return [size, unsaid(behind, { category: 'dimension', concept }, `${end} ${word.toLowerCase()}`, concept)]
  })
}

/** From one end of its body to the other, where nothing says how far it goes. */
const throughAll = (last: Item, said: boolean): Item[] => {
  const behind = { span: [last.span[1], last.span[1]] as [number, number] }
  return [
    ...(said ? [] : [unsaid(behind, { category: 'manner', concept: 'through' }, 'through')]),
    unsaid(behind, { category: 'whole', concept: 'it' }, 'its'),
    unsaid(behind, { category: 'filler', concept: 'praise' }, 'full'),
    unsaid(behind, { category: 'dimension', concept: 'height' }, 'height'),
  ]
}

function withBore(items: readonly Item[]): Item[] {
  const at = items.findIndex(isHole)
  if (at < 0) return [...items]
  const said = items.slice(Math.max(0, at - 3), at).some(isTapered)
  const narrows = items
    .slice(at + 1, at + 4)
    .some((item) => item.kind !== 'quantity' && NARROWS.test(item.text))
  const levels = findSpoken(items, LEVELS) !== undefined
  const byWords = findSpoken(items, TWO_ENDS) !== undefined
  if (!(said || narrows) || !(levels || byWords || (said && hasOwnEnds(items)))) return [...items]
  let from = at - 1
  while (
    from >= 0 &&
    (isTapered(items[from]) || means(items[from], 'which', 'inner') || means(items[from], 'place', 'centre'))
  )
    from--
  const article = items[from]
  if (!means(article, 'determiner')) return [...items]
  const bore = items[at] as Item
  const told = items.slice(at + 1).map((item, index): Item => {
    const how = item.kind !== 'quantity' && NARROWS.test(item.text) && index < 4
    return how || isTapered(item) ? asFiller(item, 'how it narrows') : item
  })
  const rest = levels ? told : withOwnEnds(told)
  const deep = levels || items.some((item) => means(item, 'dimension', 'height', 'depth', 'length'))
  return [
    ...items.slice(0, from),
    unsaid(article as Item, { category: 'operation', concept: 'cut' }, '', 'cut'),
    asTerm(article as Item, { category: 'determiner', concept: 'a' }),
    ...items.slice(from + 1, at).map((item) => asFiller(item, 'how it narrows')),
    // By no word of "inner", which would be read for the size once more.
    asTerm({ ...bore, text: 'bore' }, { category: 'solid', concept: 'frustum' }, { form: 'tapered bore' }),
    ...rest,
    ...(deep
      ? []
      : throughAll(
          items.at(-1) as Item,
          items.some((item) => means(item, 'manner', 'through')),
        )),
  ]
}

const HOLE = /\b(?:bore|hole|cavity|opening|passage|socket|recess|channel|duct)\b/iu

export const withTaperedBores = where(
  'conical|cone|taper|truncated|funnel|narrow|widen|flar| run|goes|going|transition|expand',
  (sentences) =>
    sentences.map((items) => (items.some(({ text }) => HOLE.test(text)) ? withBore(items) : items)),
)
