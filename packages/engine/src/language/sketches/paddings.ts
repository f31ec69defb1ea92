/** "The inside padding is 5 mm on the left and right sides and 3 mm on the top and bottom": a frame, by what is left on each side. */
import { insetOf } from './changes.ts'
import { copyOf } from './drawing.ts'
import { boxOf, polygon, type Side } from './loop.ts'
import type { Step } from './reading.ts'
import type { Known } from './told-sizes.ts'
import { SIDE, SIDES } from './words.ts'
import { here, type Scanner } from './writing.ts'

const PADDING = here(
  '(?:(?:the|its|an|a|with|and|has|have|having|leaving|it|there|is|,|of|this|frame|equal|uniform|constant|inside|inner)(?= )\\s?)*(?:padding|border|margin|rim|frame (?:width|thickness)|wall thickness|(?:width|thickness) of the (?:frame|border|rim)|frame(?= (?:is|has|should)))(?: (?:between (?:them|the (?:outer|inner) (?:and|rectangle)[a-z ]*)|inside))?(?: (?:should|must|will|is|are|be|being|of|measures|has|have|a|width|thickness))*',
)
const ALL = '(?:(?:all|each|every)(?: of)?(?: the| its)?(?: four)? (?:sides?|edges?)|all around|all round)'
const ON = here(
  `#(?<n>\\d+)(?: units?)?(?: (?:wide|thick))?(?: (?:(?:on|at|along|to|from|towards)(?: both)? (?:the|its|both) (?<sides>${SIDE}(?:(?: ,)?(?: and)?(?: the)? ${SIDE})*)(?: (?:sides?|edges?|ends?))?|(?<all>(?:on |at |along )?${ALL})))?`,
)
const AND = here('(?:, and|and|, while|while|but|, but|,)')

/** How far it is left on each of the four sides. */
function takeFour(scan: Scanner, known: Known): ReadonlyMap<Side, number> | undefined {
  const left = new Map<Side, number>()
  do {
    const told = scan.take(ON)?.groups
    if (!told) return undefined
    const sides: Side[] = told['sides']
      ? told['sides'].split(/[ ,]+/u).flatMap((word) => SIDES[word] ?? [])
      : ['left', 'right', 'top', 'bottom']
    if (sides.some((side) => left.has(side))) return undefined
    for (const side of sides) left.set(side, known.number(Number(told['n'])))
  } while (left.size < 4 && scan.take(AND))
  return left.size === 4 ? left : undefined
}

export const padded: Step = ({ drawing, known }, scan) => {
  const [outer, ...others] = drawing.open
  if (!outer || others.length > 0 || outer.cut || !scan.take(PADDING)) return undefined
  const left = takeFour(scan, known)
  if (!left) return undefined
  const inset = insetOf(outer, Math.min(...left.values()))
  const by = (side: Side): number => left.get(side) ?? 0
  const box = boxOf(outer.loop)
  const [x1, x2] = [box.left + by('left'), box.right - by('right')]
  const [y1, y2] = [box.bottom + by('bottom'), box.top - by('top')]
  if (!inset || x1 >= x2 || y1 >= y2) return undefined
  const even = new Set(left.values()).size === 1
  const inner = even
    ? inset
    : {
        ...copyOf(inset),
        loop: polygon([
          [x1, y1],
          [x2, y1],
          [x2, y2],
          [x1, y2],
        ]),
      }
  // A circle has no sides to be told apart.
  if (!even && outer.kind === 'circle') return undefined
  drawing.figures.push({ ...inner, placed: { x: true, y: true } })
  drawing.last = [inner]
  return true
}
