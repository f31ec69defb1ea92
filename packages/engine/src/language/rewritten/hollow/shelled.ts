/** "shell it to 5 mm, removing the front face", "shelled to 2 mm with the top and bottom faces removed": walls, and the sides that are open. */
import { where } from '../../text/heard.ts'
import { asFiller, asTerm, type Item, means, unsaid } from '../../text/items.ts'
import { findSpoken, spoken } from '../../text/spoken.ts'

const SIDE = '(?:top|bottom|upper|lower|front|back|rear|left|right)(?: hand)?'
const SIDES = `(?:the |its )?${SIDE}(?:(?: ,| and)* (?:the |its )?${SIDE})*(?: (?:faces?|sides?|ends?|surfaces?))?`
/** How thick, with no word for the walls. */
const THICKNESS =
  /(?<=\bshell(?:ed|ing)?(?: out)?(?: (?:it|this|the [a-z]+|a .*))? (?:to|with|at|by) )#(?= [,.;)]|$| and | with | open | removing )/u
const REMOVING = new RegExp(`(?:(?:and|by|while) )*remov(?:e|ing) (?=${SIDES}(?: [,.;)]|$))`, 'u')
const BOTH_ENDS =
  /(?:(?:and|by|while) )*remov(?:e|ing) (?=(?:both|the two|its two) (?:ends?|end faces|flat faces)(?: [,.;)]|$))/u

function withWall(items: readonly Item[]): Item[] {
  const found = findSpoken(items, THICKNESS)
  const size = found && items[found.from]
  if (!found || !size) return [...items]
  const wall = unsaid(
    { span: [size.span[1], size.span[1]] },
    { category: 'dimension', concept: 'wall' },
    'wall',
  )
  return items.toSpliced(found.from + 1, 0, wall)
}

/** What is removed of a shell is the wall there: it is open on that side. */
function withOpenSides(items: readonly Item[]): Item[] {
  const found = findSpoken(items, REMOVING) ?? findSpoken(items, BOTH_ENDS)
  const last = found && items[found.to]
  if (!found || !last) return [...items]
  const open = asTerm(last, { category: 'manner', concept: 'open' })
  return items.flatMap((item, at): Item[] => {
    if (at === found.to)
      return [
        open,
        unsaid({ span: [last.span[1], last.span[1]] }, { category: 'preposition', concept: 'at' }, 'at'),
      ]
    return [at >= found.from && at < found.to ? asFiller(item, 'which side is open') : item]
  })
}

export const withShelled = where('shell', (sentences) => {
  if (!sentences.some((items) => /\bshell/u.test(spoken(items).text))) return sentences
  return sentences.map((items) =>
    items.some((item) => means(item, 'shape', 'hollow')) ? withOpenSides(withWall(items)) : items,
  )
})
