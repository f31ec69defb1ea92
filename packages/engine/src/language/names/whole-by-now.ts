/** "the knob is now 27 mm tall", where no knob was made before: the part as it has become, and no body beside it. */
import { where } from '../text/heard.ts'
import { asTerm, type Item, means } from '../text/items.ts'
import { findSpoken } from '../text/spoken.ts'

const NOW =
  /(?<=^|[,(:] |so |that )(?:the|this) (?:[a-z]+ ){1,3}?(?:is|measures|stands) now (?:only |just |exactly )?#(?= (?:tall|high|long|wide|thick|deep|in (?:height|length|width)))/u

const WHOLE = { category: 'whole', concept: 'whole' } as const

/** A title without a size names the part; any other sentence that has the word speaks of a body. */
const isToldElsewhere = (sentences: readonly Item[][], here: number, form: string): boolean =>
  sentences.some(
    (items, at) =>
      at !== here &&
      items.some((item) => item.kind === 'term' && item.form === form && means(item, 'solid')) &&
      (at > 0 || items.some(({ kind }) => kind === 'quantity')),
  )

export const withWholeByNow = where(' now ', (sentences) =>
  sentences.map((items, here) => {
    const found = findSpoken(items, NOW)
    if (!found) return items
    const noun = items.findIndex((item, at) => at > found.from && at < found.to && means(item, 'solid'))
    const named = items[noun]
    if (named?.kind !== 'term' || isToldElsewhere(sentences, here, named.form)) return items
    const before = items.slice(0, found.from).some((item) => item.kind === 'term' && item.form === named.form)
    return before ? items : items.with(noun, asTerm(named, WHOLE))
  }),
)
