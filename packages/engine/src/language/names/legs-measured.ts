/**
 * "Both legs are 40 mm (measured on the outside) and 4 mm thick", "Each leg is 40 mm wide": a bare size of the legs of an angle
 * is how long they are; how wide an angle is told besides is how far it was cut off.
 */
import { where } from '../text/heard.ts'
import { type Item, means, unsaid } from '../text/items.ts'
import { findSpoken } from '../text/spoken.ts'

const BARE =
  /(?<=(?:^|[,;] |and )(?:both|the|its|all|each|every|the two|both of the|each of the)(?: two| of the)? (?:legs?|arms?|flanges?) (?:is|are|measures?)(?: both| each)? )#(?= (?:\( (?:(?:as )?measured |(?:on )?(?:the )?outside)[^()]*\) )?(?:(?:and|,) )+# (?:thick|in thickness))/u

export const withLegsMeasured = where(['legs |leg |arms |arm |flanges |flange ', ' thick'], (sentences) =>
  sentences.map((items): Item[] => {
    const found = findSpoken(items, BARE)
    const size = items[found?.from ?? -1]
    if (!found || !size || means(items[found.to + 1], 'dimension')) return items
    const behind = { span: [size.span[1], size.span[1]] as [number, number] }
    return items.toSpliced(
      found.to + 1,
      0,
      unsaid(behind, { category: 'dimension', concept: 'length' }, 'long'),
    )
  }),
)
