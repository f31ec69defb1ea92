/** "Halfway along there is a neck 10 mm long with a diameter of 20 mm": a groove around the body, so wide and down to so much. */
import { where } from '../../text/heard.ts'
import { asTerm, type Item, means } from '../../text/items.ts'

const NECK = /^(?:neck|waist|relief|relief cut|undercut)$/iu
const GROOVE = { category: 'feature', concept: 'groove' } as const

/** Along the body, not on its end: there it is a spigot. */
const isInside = (items: readonly Item[]): boolean =>
  items.some(
    (item) =>
      means(item, 'place', 'mid height', 'centre') ||
      (means(item, 'preposition', 'from') && items.some((other) => means(other, 'edge', 'end'))),
  ) && !items.some((item) => means(item, 'place', 'on top'))

const hasSize = (items: readonly Item[]): boolean => items.some(({ kind }) => kind === 'quantity')

const isRound = (items: readonly Item[]): boolean =>
  items.some(
    (item) =>
      means(item, 'solid', 'cylinder', 'rod', 'shaft', 'pin', 'disc') || means(item, 'dimension', 'diameter'),
  )

function withNeck(items: readonly Item[], round: boolean): Item[] {
  const noun = items.findIndex(({ text }) => NECK.test(text))
  if (noun < 0 || !round || !hasSize(items) || !isInside(items)) return [...items]
  return items.map((item, at) => {
    if (at === noun) return asTerm(item, GROOVE, { form: 'groove' })
    // How long a neck is, along the body, is how wide the groove is.
    return means(item, 'dimension', 'length')
      ? asTerm(item, { category: 'dimension', concept: 'width' })
      : item
  })
}

export const withNecks = where(' neck| waist| relief| undercut', (sentences) => {
  let round = false
  return sentences.map((items) => {
    const read = withNeck(items, round)
    round ||= isRound(items)
    return read
  })
})
