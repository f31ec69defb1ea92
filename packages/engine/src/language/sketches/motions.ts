/** What is done to the whole of what was drawn: "translate it so that …", "rotate it by 90 degrees about the X axis". */
import type { AxisName } from '../../plan/geometry.ts'
import type { Reading } from './reading.ts'

const MOVED =
  /^(?:(?:then|finally|lastly|next|afterwards) ,? ?)?(?:translate|move|position|shift|center|centre|place) (?:the |this |it)?(?:(?:entire|whole|final|resulting|finished|extruded|3d|complete) )*(?:object|assembly|part|model|shape|solid|structure|body|plate|block|prism)?(?: (?:slightly|accordingly|appropriately|properly|vertically|horizontally))*(?: (?:so that|such that|to|at|in|on|for|around|about) [^#@]*)?$/u
const TURNED =
  /^(?:(?:then|finally|lastly|next|afterwards) ,? ?)?(?:rotate|turn) (?:the |this |it)?(?:(?:entire|whole|final|resulting|finished|extruded|3d|complete) )*(?:object|assembly|part|model|shape|solid|structure|body|plate|block|prism)? ?(?:by |through )?(?<minus>- ?)?#(?<n>\d+) degrees (?:around|about|along) the (?<axis>[xyz]) ?axis(?: [^#@]*)?$/u

/** What is done to the whole: where it stands is free, which way it lies is told by quarters of a turn. */
export function readMotion({ drawing, known }: Reading, line: string): boolean {
  if (MOVED.test(line)) return true
  const told = TURNED.exec(line)?.groups
  if (!told) return false
  const quarters = (known.number(Number(told['n'])) * (told['minus'] ? -1 : 1)) / 90
  if (!Number.isInteger(quarters)) return false
  drawing.turns.push({ axis: told['axis'] as AxisName, quarters })
  return true
}
