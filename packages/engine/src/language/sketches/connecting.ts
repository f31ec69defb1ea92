/** Two figures and what joins them: "connect them at the bottom with a rectangle", as of an H or a U. */
import type { Drawing, Figure } from './drawing.ts'
import { boxOf, heightOf, type Side, widthOf } from './loop.ts'
import type { Step } from './reading.ts'
import { takeFigures } from './told-figures.ts'
import { here } from './writing.ts'

const CONNECT = here(
  '(?:connect|join|link|connecting|joining|linking|connected|joined)(?: (?:them|the two(?: [a-z]+)*|these(?: two)?(?: [a-z]+)*|both(?: [a-z]+)?|the (?:[a-z]+ )?[a-z]+s))?(?: (?:at|in|near|along|by) (?:the|their|its)?(?: )?(?<at>mid height|half height|half their height|middle|middles|center|centers|centre|top|bottom|tops|bottoms|lower|upper)(?: (?:edges?|ends?|of their heights?|height|sides?))?)? (?:with|by|using|through)(?= )',
)
const WHERE = here(
  '(?:(?:,|placed|positioned|located|that is|which is)(?= )\\s?)*(?:at|in|along) (?:the|their|its)?(?: )?(?<at>mid height|half height|middle|center|centre|top|bottom)(?: (?:edges?|ends?|of (?:the|their) (?:heights?|[a-z]+)|height))?',
)

/** The level of the joint on the sides of what it joins. */
const SIDE_AT: readonly (readonly [RegExp, readonly [upright: Side, lying: Side]])[] = [
  [/^(?:top|upper)/u, ['top', 'right']],
  [/^(?:bottom|lower)/u, ['bottom', 'left']],
]

function join(
  drawing: Drawing,
  [first, second]: readonly [Figure, Figure],
  joint: Figure,
  at: string,
): boolean {
  const box = boxOf(first.loop)
  const upright = heightOf(box) >= widthOf(box)
  const [side, end]: readonly [Side, 0 | 1] = upright ? ['right', 0] : ['bottom', 1]
  const level = SIDE_AT.find(([pattern]) => pattern.test(at))?.[1][end]
  first.placed = { x: true, y: true }
  if (!drawing.set(joint, first, side)) return false
  if (level) drawing.align(joint, level, boxOf(first.loop)[level])
  second.placed = { x: false, y: false }
  if (!drawing.set(second, joint, side)) return false
  return drawing.centreAlong(second, first, upright ? 'y' : 'x')
}

export const connect: Step = (reading, scan) => {
  const told = scan.take(CONNECT)
  const { drawing } = reading
  const pair = drawing.last.length === 2 ? drawing.last : drawing.figures.slice(-2)
  const [first, second] = pair
  if (!told || !first || !second || first.cut || second.cut || first.kind !== second.kind) return undefined
  const joint = takeFigures(reading, scan, false)?.[0]
  if (!joint) return undefined
  const at = told.groups?.['at'] ?? scan.take(WHERE)?.groups?.['at'] ?? 'middle'
  if (!join(drawing, [first, second], joint, at)) return undefined
  drawing.last = [joint]
  return true
}
