/**
 * "… a 35 mm hole up from the bottom. Finally cut the pin hole. It's a 12 mm hole": who tells steps says "the" of what only
 * comes now. A hole with a name of its own, ordered where holes of no such name were made, is another one.
 */
import { where } from '../text/heard.ts'
import { asFiller, asTerm, type Item, isMark, means } from '../text/items.ts'
import { LITTLE_WORDS } from '../text/little-words.ts'
import { findSpoken, spoken } from '../text/spoken.ts'

/** These tell one of those that are there. */
const KNOWN =
  '(?:same|first|second|third|last|other|remaining|previous|existing|left|right|top|bottom|front|back|rear|upper|lower|big|bigger|large|larger|small|smaller|inner|outer|wide|wider|narrow|narrower|deep|deeper|both|two|three|four|whole|entire|resulting|new|blind|through|vertical|horizontal)'
const ORDERED = new RegExp(
  `(?<=(?:^|[,;:] |and |then |now |next |finally |lastly |last )(?:cut|cut out|drill|bore|mill|make|machine|ream|add|create|put) )the(?= (?:(?:two|three|four|five|six|eight|\\d+) )?(?<called>(?:(?!${KNOWN} )[a-z]+ ){1,3}(?:hole|bore|slot|pocket|groove|notch|recess)s?)(?:$| [,;.(]| in | into | through | for | across | from ))`,
  'u',
)

/** The noun that the article belongs to. */
const cutBehind = (items: readonly Item[], at: number): Item | undefined =>
  items.slice(at + 1, at + 6).findLast((item) => means(item, 'feature'))

const isLike = (noun: Item, other: Item): boolean =>
  noun.kind === 'term' &&
  noun.senses.some(({ category, concept }) => category === 'feature' && means(other, 'feature', concept))

export const withOrderedAnew = where(['feature:', ' the '], (sentences) =>
  sentences.map((items, sentence): Item[] => {
    const found = findSpoken(items, ORDERED)
    const the = items[found?.from ?? -1]
    const noun = found && cutBehind(items, found.from)
    const called = found?.match.groups?.['called']
    if (!found || !the || !noun || !called) return items
    const before = sentences.slice(0, sentence)
    const made = before.some((each) =>
      each.some((item, at) => isLike(noun, item) && !isMark(each[at - 1], '(')),
    )
    const named = before.some((each) => ` ${spoken(each).text} `.includes(` ${called} `))
    if (!made || named) return items
    const several = noun.kind === 'term' && noun.plural
    const anew = several ? asFiller(the, 'told now') : asTerm(the, LITTLE_WORDS.a, { form: 'a' })
    return items.with(found.from, anew)
  }),
)
