/**
 * Parts told section by section: "the first section is 20 mm in diameter and 30 mm long. The second …". Such a word is a
 * body of its own where it is numbered and given sizes; it stands on the one before.
 */
import { type Item, means } from './items.ts'

const SECTION = /^(?:section|segment|step|tier|stage|layer|portion)s?$/iu

const FARTHEST = 4

const isNumbered = (items: readonly Item[], at: number): boolean =>
  items.slice(Math.max(0, at - FARTHEST), at).some((item) => means(item, 'ordinal'))

const isSized = (items: readonly Item[]): boolean =>
  items.some((item) => item.kind === 'quantity') && items.some((item) => means(item, 'dimension'))

const isSection = (item: Item | undefined): boolean => SECTION.test(item?.text ?? '')

/** Whether two of them at least are numbered, and one of them is given sizes at once. */
function areTold(sentences: readonly (readonly Item[])[], word: string): boolean {
  const numbered = sentences.filter((items) =>
    items.some((item, at) => named(item) === word && isNumbered(items, at)),
  )
  return numbered.length > 1 && numbered.some(isSized)
}

const named = (item: Item): string => item.text.toLowerCase().replace(/s$/u, '')

export function withSections(sentences: readonly Item[][]): Item[][] {
  const words = new Set(sentences.flat().filter(isSection).map(named))
  const told = [...words].filter((word) => areTold(sentences, word))
  if (told.length === 0) return [...sentences]
  return sentences.map((items) =>
    items.map((item): Item => {
      if (!told.includes(named(item))) return item
      const { text, span } = item
      const plural = /s$/iu.test(text)
      // "with three sections": how many there will be.
      const sense = plural
        ? ({ category: 'whole', concept: 'whole' } as const)
        : ({ category: 'solid', concept: 'section' } as const)
      return { kind: 'term', text, span, form: named(item), senses: [sense], plural }
    }),
  )
}
