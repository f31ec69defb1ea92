/** "a cone with its tip cut off (a frustum)", "the frustum of a square pyramid": a truncated one. */
import { where } from '../text/heard.ts'
import { asTerm, type Item, means, unsaid } from '../text/items.ts'
import { asSettledPhrase, findSpoken } from '../text/spoken.ts'

const OFF = '(?:cut|chopped|sliced|taken|lopped|sawn|snipped) ?(?:off|away|flat)?'
const CUT_OFF = new RegExp(
  `(?<=(?:cone|pyramid) )(?:(?:with|whose|that has|which has|but with) (?:the|its) (?:very )?(?:top|tip|point|apex|peak|end|pointed end|pointy end|sharp end|upper part)(?: is| being| has been)? ${OFF}|(?:(?:that|which) (?:is|was|has been) )?${OFF} (?:at|near) (?:the|its) (?:top|tip)(?! (?:#|by|at|to)))(?: \\( (?:i\\.e\\. )?(?:a |the )?(?:frustum|truncated (?:cone|pyramid))(?: of a (?:cone|pyramid))? \\))?`,
  'u',
)
const FRUSTUM_OF = /frustum of (?=(?:a|an|the) (?:[a-z]+ )?(?:pyramid|cone)(?: |$))/u

function truncated(items: Item[]): Item[] {
  const cut = findSpoken(items, CUT_OFF) ?? findSpoken(items, FRUSTUM_OF)
  if (!cut) return items
  const idle = asSettledPhrase(items, cut, 'truncated')
  const isNoun = (item: Item): boolean => means(item, 'solid') && /(?:cone|pyramid)$/iu.test(item.text)
  const noun = idle.findIndex(isNoun)
  const named = idle[noun]
  if (!named) return items
  if (means(named, 'solid', 'cone'))
    return idle.with(noun, asTerm(named, { category: 'solid', concept: 'frustum' }, { form: 'frustum' }))
  return idle.toSpliced(noun, 0, unsaid(named, { category: 'shape', concept: 'truncated' }, 'truncated'))
}

export const withTruncated = where('cone|pyramid', (sentences) => sentences.map(truncated))
