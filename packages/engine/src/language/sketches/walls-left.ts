/** "so that the web on the left is 4 mm thick and the top and bottom flanges are each 6 mm thick": what a cutout leaves on each side. */
import type { Figure } from './drawing.ts'
import { boxOf, type Loop, polygon, type Side } from './loop.ts'
import type { Known } from './told-sizes.ts'
import { SIDE, SIDES } from './words.ts'
import { here, type Scanner } from './writing.ts'

const SO = here('(?:, )?(?:so that|such that|so|in such a way that|leaving|which leaves)')
const WALL =
  '(?:webs?|walls?|flanges?|borders?|strips?|legs?|arms?|margins?|edges?|rims?|sides?|bars?|rails?|beams?|posts?|paddings?)'
const NAMED = `(?<sides>${SIDE}(?:(?: ,)? (?:and )?(?:(?:on|at) )?(?:the )?${SIDE})*)`
const THICK =
  '(?: (?:is|are|being|of|each|both|only))* #(?<n>\\d+)(?: units?)?(?: (?:thick|wide|in thickness|in width)| each)*'
const ARTICLE = '(?:(?:the|a|an|its|both|each|of|remaining|two)(?= )\\s?)*'
const ITEMS: readonly RegExp[] = [
  here(
    `${ARTICLE}${WALL} (?:(?:that remains|remaining|left) )?(?:on|at|along) (?:the|its) ${NAMED}(?: (?:side|edge|end)s?)?${THICK}`,
  ),
  here(`${ARTICLE}${NAMED} ${WALL}${THICK}`),
  here(
    `(?:${ARTICLE}${WALL} )?(?:of )?#(?<n>\\d+)(?: units?)?(?: (?:thick|wide))? (?:on|at|along) (?:(?:the|its|both)(?= )\\s?)*${NAMED}(?: (?:side|edge|end)s?)?`,
  ),
]
const AND = here('(?:, and|and|, while|while|,)')

type Walls = ReadonlyMap<Side, number>

/** How thick what is left is on each side that is named; no side twice. */
function takeWalls(scan: Scanner, known: Known): Walls | undefined {
  return scan.attempt(() => {
    const walls = new Map<Side, number>()
    if (!scan.take(SO)) return undefined
    const more = (): true | undefined => {
      const told = ITEMS.map((item) => scan.take(item)).find((match) => match)?.groups
      const sides = (told?.['sides'] ?? '').split(/[ ,]+/u).flatMap((word) => SIDES[word] ?? [])
      if (!told || sides.some((side) => walls.has(side))) return undefined
      for (const side of sides) walls.set(side, known.number(Number(told['n'])))
      return true
    }
    if (!more()) return undefined
    while (scan.attempt(() => (scan.take(AND) ? more() : undefined)));
    return walls
  })
}

const FROM_SIDE = new RegExp(`(?:^| )(?:from|on|at|out of|into|in) (?:the|its) (?<side>${SIDE})(?: |$)`, 'u')

/** "removed from its left side", of what leaves a wall on the left: it cannot be both. */
export const opensOn = (place: string): Side | undefined =>
  SIDES[FROM_SIDE.exec(place)?.groups?.['side'] ?? '']

/** The outline of a cutout by the walls that it leaves; it is open on the other sides. */
export function withinWalls(scan: Scanner, known: Known, outer: Figure, place: string): Loop | undefined {
  if (outer.kind !== 'rectangle' && outer.kind !== 'square') return undefined
  return scan.attempt(() => {
    const walls = takeWalls(scan, known)
    const open = opensOn(place)
    if (open && walls?.has(open)) return undefined
    const box = boxOf(outer.loop)
    const wall = (side: Side): number => walls?.get(side) ?? 0
    const [left, right] = [box.left + wall('left'), box.right - wall('right')]
    const [bottom, top] = [box.bottom + wall('bottom'), box.top - wall('top')]
    // One wall alone says nothing of the sides beside it.
    if (!walls || walls.size < 3 || left >= right || bottom >= top) return undefined
    return polygon([
      [left, bottom],
      [right, bottom],
      [right, top],
      [left, top],
    ])
  })
}
