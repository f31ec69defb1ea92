/**
 * "Create a circle at the bottom of the cylinder to close it off", "close the top with a flat plate": an end without an
 * opening, where what closes it has no size of its own. What is said of that plate later is said of the end.
 */
import { where } from '../../text/heard.ts'
import type { Item } from '../../text/items.ts'
import { asOneTerm, findSpoken } from '../../text/spoken.ts'

const PLATE = '(?<plate>circle|disc|disk|plate|cap|cover|floor|base|surface|face|wall|panel|sheet)'
const LOOK = '(?:solid |flat |thin |circular |round |square |closed )*'
const END = '(?<end>bottom|base|lower|top|upper)(?: (?:end|side|face|opening))?'
const OF_BODY =
  '(?: of (?:the |this |that |its )?(?:hollow |outer |large )*(?:\\w+))?(?=$| to | with | by | using | [,.;])'
const CLOSE = '(?:close|seal|cap|block|shut|cover)'
const LEAD = '(?:create|add|place|put|draw|make|include|attach)'

const CLOSED: readonly RegExp[] = [
  new RegExp(
    `(?<=^|[,;.] |then |and )${LEAD} (?:a |an |the )?${LOOK}${PLATE} (?:at|on|to|over|across|in) (?:the |its )?${END}${OF_BODY} to ${CLOSE}(?: (?:it|the \\w+|this end|that end))?(?: (?:off|up|shut))?(?=$| [,.;])`,
    'u',
  ),
  new RegExp(
    `(?<=^|[,;.] |then |and )${CLOSE}(?: off| up)? (?:the |its )?${END}${OF_BODY} (?:with|by|using) (?:a |an |the )?${LOOK}${PLATE}(?=$| [,.;])`,
    'u',
  ),
]

const isTop = (end: string | undefined): boolean => /^(?:top|upper)$/u.test(end ?? '')

export const withClosedEnds = where(
  ' close | seal | cap | shut | cover | to block | block off | block up | block the | block its | block b| block lower| block top| block upper',
  (sentences) => {
    const plates: { noun: string; end: 'top' | 'bottom' }[] = []
    return sentences.map((sentence) => {
      const items = plates.reduce<Item[]>((told, { noun, end }) => {
        const named = findSpoken(told, new RegExp(`(?<=(?:the|this|that) )(?:${end} )?${noun}(?= |$)`, 'u'))
        const face = { category: 'face', concept: end === 'top' ? '+z' : '-z' } as const
        return named ? asOneTerm(told, named, face) : told
      }, sentence)
      for (const pattern of CLOSED) {
        const found = findSpoken(items, pattern)
        const { plate, end } = found?.match.groups ?? {}
        if (!found || !plate) continue
        plates.push({ noun: plate, end: isTop(end) ? 'top' : 'bottom' })
        const manner = { category: 'manner', concept: isTop(end) ? 'open bottom' : 'open top' } as const
        return asOneTerm(items, found, manner)
      }
      return items
    })
  },
)
