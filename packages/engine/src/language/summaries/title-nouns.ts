/** "This is a stepped pin … chamfer the top edge of the pin": the noun of a summary means all that was made, where that is several bodies. */
import { asTerm, type Item, isMark, means } from '../text/items.ts'

const FARTHEST = 5

/** The words of a noun's phrase before it. */
function leadOf(items: readonly Item[], noun: number): readonly Item[] {
  const from = Math.max(0, noun - FARTHEST)
  const lead = items.slice(from, noun)
  const start = lead.findLastIndex((item) => means(item, 'determiner') || isMark(item) || means(item, 'make'))
  return start < 0 ? lead : lead.slice(start)
}

const isIntroduced = (items: readonly Item[], at: number): boolean => {
  const lead = leadOf(items, at)
  return means(items[at], 'solid') && !isMeant(items, at) && lead.length > 0
}

/** "the pin", "of the pin", with nothing that tells it from others. */
const isMeant = (items: readonly Item[], at: number): boolean =>
  means(items[at - 1], 'determiner', 'the') && means(items[at], 'solid')

const formOf = (item: Item | undefined): string | undefined => (item?.kind === 'term' ? item.form : undefined)

/** "This is a lid for a box": what it is, where that is no word that names a body; it can only mean the part. */
function strangeNoun(summary: readonly Item[] | undefined): string | undefined {
  const article = summary?.findIndex((item) => means(item, 'determiner', 'a')) ?? -1
  if (!summary || article < 0) return undefined
  const end = summary.findIndex(
    (item, at) => at > article && (isMark(item) || LEADS_ON.some((category) => means(item, category))),
  )
  const head = summary[(end < 0 ? summary.length : end) - 1]
  return head?.kind === 'unknown' ? head.text.toLowerCase() : undefined
}

const LEADS_ON = ['purpose', 'preposition', 'be', 'have', 'conjunction'] as const

const withStrange = (told: readonly Item[][], noun: string): Item[][] =>
  told.map((items) =>
    items.map((item, at) =>
      item.kind === 'unknown' && item.text.toLowerCase() === noun && means(items[at - 1], 'determiner', 'the')
        ? asTerm(item, { category: 'whole', concept: 'whole' }, { form: 'part' })
        : item,
    ),
  )

export function withTitleNouns(said: Item[][], summaries: readonly (readonly Item[])[]): Item[][] {
  const strange = strangeNoun(summaries[0])
  const told = strange ? withStrange(said, strange) : said
  const title = summaries[0]?.find((item) => means(item, 'solid'))
  const form = formOf(title)
  const introduced = told.flatMap((items) =>
    items.flatMap((item, at) => (isIntroduced(items, at) ? [formOf(item)] : [])),
  )
  if (!form || introduced.length < 2 || introduced.includes(form)) return told
  return told.map((items) =>
    items.map((item, at) =>
      formOf(item) === form && isMeant(items, at)
        ? asTerm(item, { category: 'whole', concept: 'whole' }, { form: 'part' })
        : item,
    ),
  )
}
