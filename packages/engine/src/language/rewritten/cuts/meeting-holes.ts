/**
 * "A 20 mm hole goes 15 mm deep from the top, a 10 mm hole comes from the bottom until they meet": the narrower of two holes on
 * one axis goes through, as far as anybody can see.
 */
import { where } from '../../text/heard.ts'
import { asFiller, type Item, means, unsaid } from '../../text/items.ts'
import { findSpoken, spoken } from '../../text/spoken.ts'

const MEETING =
  /(?:, )?(?:(?:all the way|far enough|deep enough|up|down|so|just) )*(?:until|till|to|so that|so) (?:(?:it|they|the two|both|the two holes|the holes) )?(?:meets?|reach(?:es)?|breaks? (?:in)?to|hits?|joins?|connects? (?:to|with)?|connects?|runs? into|opens? into)(?: (?:each other|one another|it|the (?:first|other|larger|wider|bigger|upper|lower|top|bottom|#|previous)(?: (?:hole|one|bore))?|the (?:hole|bore)))?(?= [,.;]|$)/u
const FROM =
  /from (?:the |its )?(?:bottom|below|underneath|underside|other side|opposite side|top|above)(?: (?:face|side|end))?/u

/** From another side than the first one: they cross, and do not lie on one axis. */
const CROSSWISE =
  /(?:^| )(?:left|right|front|back|rear|sideways?|side|horizontal(?:ly)?|cross|across|[xy]) ?(?: |$)/u

/** The sizes before the nouns of holes, in the order they are told. */
const widthsOf = (items: readonly Item[]): number[] =>
  items.flatMap((item, at) => {
    if (!means(item, 'feature', 'hole')) return []
    const size = items
      .slice(Math.max(0, at - 4), at)
      .findLast((each) => each.kind === 'quantity' && each.quantity.kind !== 'count')
    return size?.kind === 'quantity' ? [size.quantity.values[0]?.value ?? 0] : []
  })

export const withMeetingHoles = where(
  ' meet| reach| break| hit| join| connect|run into|runs into|open into|opens into',
  (sentences) =>
    sentences.map((items, sentence) => {
      const found = /\bhole\b|\bbore\b/u.test(spoken(items).text) ? findSpoken(items, MEETING) : undefined
      if (!found || CROSSWISE.test(spoken(items.slice(0, found.from)).text)) return [...items]
      const own = widthsOf(items.slice(0, found.from))
      const width = own.at(-1)
      const others = [...sentences.slice(0, sentence).flatMap(widthsOf), ...own.slice(0, -1)]
      const last = others.at(-1)
      // The wider one would end where the narrow one begins, and nobody said where that is.
      if (width === undefined || last === undefined || width >= last) return [...items]
      const hole = items.findLastIndex((item, at) => at < found.from && means(item, 'feature', 'hole'))
      const start = own.length > 1 ? hole : 0
      const told = items.slice(start)
      const from = findSpoken(told, FROM)
      const idle = new Set(from ? told.slice(from.from, from.to + 1) : [])
      const near = items[found.from] as Item
      return [
        ...items.slice(0, found.from),
        unsaid(near, { category: 'manner', concept: 'through' }, 'through'),
        ...items.slice(found.from),
      ].map((item) => {
        const met = items.indexOf(item) >= found.from && items.indexOf(item) <= found.to
        return (met || idle.has(item)) && item.kind !== 'mark'
          ? asFiller(item, 'the narrow one goes through')
          : item
      })
    }),
)
