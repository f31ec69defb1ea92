/** "5 in the X direction", "6 along the length", "4 holes across the width": how many lie one way. */
import { type Figure, type Phrase, phraseIn } from '../phrases.ts'
import { axesAt, type Chunks, one, type ReadPlaces, wordAt } from './axes-at.ts'
import { wayAt } from './distances.ts'

interface Several {
  figure: Figure
  phrase?: Phrase
}

/** A number of what is told, or of its rows. */
function severalAt(chunks: Chunks, at: number): Several | undefined {
  const chunk = chunks[at]
  if (chunk?.kind === 'figures' && chunk.figures.length === 1 && chunk.figures[0]?.unit !== 'angle')
    return chunk.what === 'count' || chunk.what === 'number'
      ? { figure: chunk.figures[0] as Figure }
      : undefined
  const phrase = phraseIn(chunk)
  if (phrase?.count === undefined || !phrase.plural || phrase.sizes.length > 0 || phrase.bare.length > 0)
    return undefined
  if (phrase.of || phrase.layout || (phrase.kind !== 'cut' && !isRow(phrase))) return undefined
  const figure: Figure = { value: phrase.count, unit: undefined, text: `${phrase.count}`, span: phrase.span }
  return { figure, phrase }
}

const isRow = ({ concept, name }: Phrase): boolean => concept === 'row' || name === 'column'

const LINE = /^(?:rows?|columns?|holes?)$/u

/** "4 columns by 3 rows", "4 holes by 3 holes", "3 rows and 4 columns". */
function gridAt(chunks: Chunks, at: number): ReadPlaces | undefined {
  const [first, second] = [phraseIn(chunks[at]), phraseIn(chunks[at + 2])]
  const isBy = /^(?:by|x|and|,)$/u.test(wordAt(chunks, at + 1))
  const isLines = [first, second].every(
    (phrase) =>
      phrase?.count !== undefined && phrase.plural && LINE.test(phrase.name) && phrase.bare.length === 0,
  )
  if (!isBy || !isLines || !first || !second) return undefined
  const figures = [first, second].map(
    ({ count = 1, span }): Figure => ({ value: count, unit: undefined, text: `${count}`, span }),
  ) as [Figure, Figure]
  const kinds = [first, second].map(({ name }) => name.replace(/s$/u, ''))
  if (kinds.includes('row') && kinds.includes('column'))
    return {
      places: figures.map((figure, nth) => ({ kind: 'number', figure, rows: kinds[nth] === 'row' })),
      next: at + 3,
    }
  return kinds.every((kind) => kind === 'hole') && wordAt(chunks, at + 1) !== 'and'
    ? one({ kind: 'grid', figures, word: '' }, at + 3)
    : undefined
}

/** Which way so many lie. */
export function numberAt(chunks: Chunks, at: number): ReadPlaces | undefined {
  const grid = gridAt(chunks, at)
  if (grid) return grid
  const several = severalAt(chunks, at)
  if (!several) return undefined
  const { figure } = several
  const axes = /^(?:in|along)$/u.test(wordAt(chunks, at + 1)) ? axesAt(chunks, at + 2) : undefined
  const [axis] = axes?.axes ?? []
  if (axis && axes?.axes.length === 1) return one({ kind: 'number', figure, axis }, axes.next)
  const way = wayAt(chunks, at + 1)
  return way && !/^(?:each|both)$/u.test(way.way.det)
    ? one({ kind: 'number', figure, way: way.way }, way.next)
    : undefined
}
