/** "with the text "ANNA" engraved 1 mm deep": the words around what is written say what it is, and how it stands. */
import { where } from '../text/heard.ts'
import { asFiller, asTerm, type Item, means, type Term } from '../text/items.ts'

const RAISED = /^(?:raised|embossed|embossing|emboss|in relief|protruding|extruded)$/iu
const SUNK =
  /^(?:engraved|engraving|engrave|debossed|etched|carved|stamped|inscribed|recessed|sunk|sunken|cut|cut into)$/iu
const CALLED =
  /^(?:text|texts|words?|names?|letters?|lettering|labels?|labell?ed|inscription|initials|message|reads?|reading|says?|saying|spelling|written|monogram|capital|capitals|number|numbers)$/iu

type Writing = Term & Required<Pick<Term, 'lettering'>>

const isWriting = (item: Item): item is Writing => item.kind === 'term' && item.lettering !== undefined

const isDeed = ({ text }: Item): boolean => RAISED.test(text) || SUNK.test(text)

/** A depth right behind the deed, with its word: "raised 2 mm", "engraved by 0.5 mm", "engraved 1 mm deep". */
function depthBehind(items: readonly Item[], at: number): readonly Item[] | undefined {
  const size = means(items[at + 1], 'preposition') ? at + 2 : at + 1
  const [item, word] = [items[size], items[size + 1]]
  if (item?.kind !== 'quantity' || item.quantity.kind !== 'length') return undefined
  if (means(word, 'dimension')) return means(word, 'dimension', 'depth') ? [item, word as Item] : undefined
  const end = item.span[1]
  const deep = asTerm({ text: 'deep', span: [end, end] }, { category: 'dimension', concept: 'depth' })
  return [item, deep]
}

/** From the noun before the writing to the one behind it: "a raised boss and the text …" raises the boss. */
function reachOf(items: readonly Item[], at: number): [from: number, end: number] {
  const isNoun = (item: Item): boolean => means(item, 'solid') || means(item, 'feature')
  const next = items.findIndex((item, index) => index > at && isNoun(item))
  return [
    items.findLastIndex((item, index) => index < at && isNoun(item)) + 1,
    next < 0 ? items.length : next,
  ]
}

/** The depth is told of the writing, wherever it stands: "engraved 1 mm deep with …". */
function written(items: readonly Item[], at: number): Item[] {
  const [from, end] = reachOf(items, at)
  const near = items.slice(from, end)
  const [raised, sunk] = [RAISED, SUNK].map((deed) => near.some(({ text }) => deed.test(text)))
  const depth = near.flatMap((item, index) => (isDeed(item) ? [depthBehind(near, index) ?? []] : [])).flat()
  const read = near.flatMap((item): Item[] => {
    if (depth.includes(item)) return []
    if (isWriting(item))
      return [
        raised === sunk ? item : { ...item, lettering: { ...item.lettering, raised: raised === true } },
        ...depth,
      ]
    return [isDeed(item) || CALLED.test(item.text) ? asFiller(item, 'how it is written') : item]
  })
  return [...items.slice(0, from), ...read, ...items.slice(end)]
}

export const withInscriptions = where('feature:text', (sentences) =>
  sentences.map((items) =>
    items
      .filter(isWriting)
      .reduce<Item[]>((read, writing) => written(read, read.indexOf(writing)), [...items]),
  ),
)
