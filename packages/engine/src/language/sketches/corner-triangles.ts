/** "Each cut takes away a right triangle that measures 3 mm along the length and 2 mm along the width": how far a corner is cut off. */
import type { Easing } from './corners.ts'
import type { Figure } from './drawing.ts'
import { boxOf, widthOf } from './loop.ts'
import type { Reading } from './reading.ts'
import type { Known } from './told-sizes.ts'
import { here, Scanner } from './writing.ts'

const LINES = here(
  'diagonally|at an angle|(?:with|by|using|along) (?:a |two |four )?(?:(?:straight|diagonal|slanted) )+(?:lines?|cuts?)',
)
const TRIANGLE = here(
  '(?:(?:,|and|so that|with|by|using|each|every|both|the|all|of|these|them|it|cuts?|lines?|corners?|one|in|form|shape|removing|taking|cutting|takes?|removes?|off|away|out|is|are|being|a|an|small|equal|identical|isosceles|right|right angled|piece)(?= )\\s?)*triang(?:les?|ular piece)(?: (?:off|away|from each(?: corner| one)?|from the corner|at each corner))*',
)
const WAY =
  '(?:(?:along|in|parallel to|on|of) (?:the|its) (?<AT>length|width|height|horizontal|vertical|long|short|longer|shorter|top|bottom|left|right)(?: (?:direction|sides?|edges?))*|(?<HOW>horizontally|vertically|long|wide|high|tall|in length|in width|in height))'
const way = (name: string): string => WAY.replace('<AT>', `<${name}At>`).replace('<HOW>', `<${name}How>`)
const LEGS = here(
  `(?:(?:,|that|which|with|of|measuring|measures?|having|has|legs?|sides?|is|are|a|reaches|extends|it)(?= )\\s?)*#(?<a>\\d+)(?: units?)?(?: ${way('a')})?(?:(?: (?:and|by|x|,))+ #(?<b>\\d+)(?: units?)?(?: ${way('b')})?|(?: each| long)*)(?: (?:from|at|off) (?:each|every|both)(?: of them)?(?: corners?)?)?`,
)

/** Whether a word for a way of the figure leads across it. */
function leadsAcross(word: string, { told, loop }: Figure): boolean | undefined {
  const box = boxOf(loop)
  const isLong = widthOf(box) >= box.top - box.bottom
  if (/^horiz|^top|^bottom/u.test(word)) return true
  if (/^vert|^left|^right|high|tall|height/u.test(word)) return false
  if (/^long(?:er)?$/u.test(word) && !told?.has('length')) return isLong
  if (word.startsWith('short')) return !isLong
  const size = told?.get(/wid/u.test(word) ? 'width' : 'length')
  if (size !== undefined) return Math.abs(size - widthOf(box)) < 1e-9
  return undefined
}

/** The legs of such a triangle, here. */
export function takeTriangle(scan: Scanner, known: Known, figure: Figure): Easing | undefined {
  return scan.attempt(() => {
    scan.take(LINES)
    const told = scan.take(TRIANGLE) && scan.take(LEGS)?.groups
    if (!told) return undefined
    const a = known.number(Number(told['a']))
    const b = told['b'] === undefined ? a : known.number(Number(told['b']))
    const first = told['aAt'] ?? told['aHow']
    const second = told['bAt'] ?? told['bHow']
    const across = first ? leadsAcross(first, figure) : true
    const other = second ? leadsAcross(second, figure) : across === undefined ? undefined : !across
    if (a !== b && (across === undefined || across === other)) return undefined
    return { kind: 'flat', across: across ? a : b, up: across ? b : a }
  })
}

/** The same in the sentence behind. */
export function triangleAhead({ ahead, known }: Reading, scan: Scanner, figure: Figure): Easing | undefined {
  const [next] = ahead
  scan.take(LINES)
  if (!scan.isDone || next === undefined) return undefined
  const told = new Scanner(next)
  const easing = takeTriangle(told, known, figure)
  if (!easing) return undefined
  ahead[0] = told.rest
  return easing
}
