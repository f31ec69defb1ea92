/** "Drill two holes. One hole is 20 mm from each end": each of the two from its own end, and no third one. */
import { where } from '../../text/heard.ts'
import { asTerm, type Item } from '../../text/items.ts'
import { findSpoken } from '../../text/spoken.ts'

const TWO = /(?:^| )(?:two|2|pair of)(?: [a-z#]+){0,6} (?<noun>[a-z]+s)(?= |$)/u
const ONE =
  /^(?:there is |there's )?one(?: (?<noun>[a-z]+)| of them)?(?: (?:is|lies|sits|goes|located|placed|positioned|centered|centred))* # (?:in |away |back )?from each(?: of the| of its)?(?: (?:short|long|shorter|longer|narrow))? (?:end|edge|side)s?(?= |$)/u

export const withOneFromEach = where([' one ', ' from each', 'two | 2 |pair'], (sentences) =>
  sentences.map((items, index): Item[] => {
    const found = findSpoken(items, ONE)
    const two = found && sentences[index - 1] && findSpoken(sentences[index - 1] as Item[], TWO)
    const { noun } = found?.match.groups ?? {}
    if (!two || (noun !== undefined && two.match.groups?.['noun'] !== `${noun}s`)) return items
    const one = items.findIndex(({ text }) => /^one$/iu.test(text))
    return items.map((item, at) =>
      at === one ? asTerm(item, { category: 'which', concept: 'each' }, { form: 'each' }) : item,
    )
  }),
)
