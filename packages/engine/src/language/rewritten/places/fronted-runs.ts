/**
 * "Along the full 90 mm length, cut a groove 6 mm wide", "Across the whole width runs a slot": how far a cut runs, said
 * before it is named. It goes behind the noun, where it is read.
 */
import type { Entry } from '../../lexicon/entry.ts'
import { where } from '../../text/heard.ts'
import { asTerm, commaAt, type Item, isMark, means } from '../../text/items.ts'
import { findSpoken } from '../../text/spoken.ts'

const RUN =
  /^(?:(?:now|next|then|finally|also|and) (?:, )?)?(?<run>(?:along|over|across|down|throughout) (?:the|its) (?:(?:whole|full|entire|complete|total) )?(?:# )?(?:long )?(?:length|width)(?: of (?:the|its) [a-z]+(?: (?:face|surface|side))?)?)(?: ,)?(?= (?:.* )?(?:cut|mill|machine|make|add|there|runs|is|put|create|carve|route|plough|plow)(?: |$))/u

/** A cut that runs along its body. */
const isRun = (item: Item): boolean => means(item, 'feature', 'slot', 'groove', 'channel', 'pocket', 'step')

const ALONG: Entry = { category: 'preposition', concept: 'along' }

const withRunBehind = (items: Item[]): Item[] => {
  const found = findSpoken(items, RUN)
  if (!found) return items
  const said = items.slice(found.from, found.to + 1)
  const along = said.findIndex(
    (item) => !isMark(item) && /^(?:along|over|across|down|throughout)\b/iu.test(item.text),
  )
  const rest = items.slice(found.to + 1)
  const cut = rest.findIndex((item) => isRun(item) && !means(item, 'operation'))
  const before = rest.slice(0, cut)
  // What else stands between them may be what runs there.
  if (cut < 0 || along < 0 || before.some((item) => means(item, 'feature') && !means(item, 'operation')))
    return items
  const [lead, ...run] = said.slice(along).filter((item) => !isMark(item)) as [Item, ...Item[]]
  const way = /^across/iu.test(lead.text) ? lead : asTerm(lead, ALONG, { form: 'along' })
  const next = rest[cut + 1]
  const parted = next === undefined || isMark(next) ? [] : [commaAt(next.span[0])]
  return [
    ...said.slice(0, along),
    ...before,
    rest[cut] as Item,
    way,
    ...run,
    ...parted,
    ...rest.slice(cut + 1),
  ]
}

export const withFrontedRuns = where(
  ['along |over |across |down |throughout ', ' length | width ', 'feature:'],
  (sentences) => sentences.map(withRunBehind),
)
