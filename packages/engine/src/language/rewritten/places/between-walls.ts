/**
 * "centered between the side walls" of a channel: on its midline. "The ends are open": as those of a channel are.
 */
import { where } from '../../text/heard.ts'
import { means } from '../../text/items.ts'
import { littleWord } from '../../text/little-words.ts'
import { asIdle, asOneTerm, findSpoken } from '../../text/spoken.ts'

const BETWEEN =
  /(?<=(?:^| )(?:holes?|slots?|they|both|each|it|one)(?: .*)? )(?:(?:centered|centred|midway|halfway|centrally|in the (?:middle|cent(?:er|re)) of the (?:floor|bottom|web|base)|in the (?:middle|cent(?:er|re)),?) )(?:in )?between (?:the|its|both|these)(?: two| both)?(?: side| upright| vertical)? (?:walls|legs|flanges|sides)(?= [,.;)]|$| and | with | at | on )/u
const OPEN_ENDS =
  /^(?:(?:and|with) )?(?:the|its|both|both of the|both of its|the two)(?: (?:two|left and right|short))? ends (?:(?:are|stay|remain|being|left|completely|both) )*open$/u

export const withBetweenWalls = where(['channel', 'between | open'], (sentences) => {
  const channel = sentences.flat().some((item) => means(item, 'solid') && /channel/iu.test(item.text))
  if (!channel) return sentences
  return sentences.map((items) => {
    const open = findSpoken(items, OPEN_ENDS)
    if (open) return asIdle(items, open, 'as a channel is')
    const found = findSpoken(items, BETWEEN)
    const first = items[found?.from ?? -1]
    if (!found || !first) return items
    return asOneTerm(items, found, { category: 'place', concept: 'midline' }).toSpliced(
      found.from,
      0,
      littleWord(first, 'along'),
      littleWord(first, 'the'),
    )
  })
})
