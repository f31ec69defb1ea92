/**
 * "Cut the same notch at the 6 o'clock position", "drill the same hole in the other corner": an order for one more, as the one
 * before it, and not that one itself.
 */
import { where } from '../text/heard.ts'
import { asFiller, asSettled, asTerm, type Item, isMark, isThing, unsaid } from '../text/items.ts'
import { findSpoken } from '../text/spoken.ts'

const AGAIN =
  /(?<=^(?:(?:then|now|next|finally|also|lastly|and|,) )*(?:cut|drill|mill|bore|punch|make|add|put|place|create|machine) (?:out )?)(?:exactly |just )?the (?:exact |very )?same (?=[a-z ]+? (?:again )?(?:at|in|on|into|onto|through|from|to|# (?:away |in |over )?from) )/u

/** "On top of this is the same cone but upside down", "Below it comes the same disc again": one more, which stands elsewhere. */
const ELSEWHERE =
  /(?<=^(?:(?:then|now|next|and|finally|,) )*(?:on top(?: of [a-z ]+?)?|(?:above|below|under|underneath|beneath|beside|behind) [a-z ]+?|at the (?:other|opposite) end(?: of [a-z ]+?)?) (?:is|goes|sits|comes|stands|follows|lies|there is|there's)(?: then| again)? )(?:exactly |just )?the (?:exact |very )?same (?=(?:[a-z]+ )?[a-z]+(?: again)?(?: (?:but|only|just))?(?: [,(]|$| upside| inverted| turned| flipped))/u

/** "another hole just like it", "a second pocket exactly like the first one": its sizes are those of the one before. */
const JUST_LIKE =
  /(?<=(?:^| )(?:a|an|another|a second|one more) (?:[a-z]+ )?(?<noun>hole|bore|pocket|slot|notch|groove|boss|tab|lug|post|disc|disk|plate|cylinder|block|one) )(?:,? ?)(?:just|exactly|that is just|which is just|that's just) (?:like|the same as) (?:it|this|that|this one|that one|the first|the first one|the one before|the other one)(?= )/u

/** Told before the noun, as in "another identical hole". */
function withIdentical(items: Item[]): Item[] {
  const found = findSpoken(items, JUST_LIKE)
  const noun = found ? items.findLastIndex((item, at) => at < found.from && !isMark(item)) : -1
  const first = items[noun]
  if (!found || !first) return items
  return [
    ...items.slice(0, noun),
    unsaid(first, { category: 'filler', concept: 'as the one before' }, 'identical'),
    first,
    ...items.slice(found.from, found.to + 1).map((item) => asSettled(item, 'as the one before')),
    ...items.slice(found.to + 1),
  ]
}

function withAnother(items: Item[]): Item[] {
  const order = findSpoken(items, AGAIN)
  const found = order ?? findSpoken(items, ELSEWHERE)
  const noun = found ? items.findIndex((item, at) => at > found.to && isThing(item)) : -1
  const named = items[noun]
  if (!found || named?.kind !== 'term' || named.plural) return items
  return items.flatMap((item, at): Item[] => {
    if (!order && at > noun && /^(?:but|only|just)$/iu.test(item.text)) return [asFiller(item, 'once more')]
    if (at < found.from || at > found.to)
      return [/^again$/iu.test(item.text) && at === noun + 1 ? asFiller(item, 'once more') : item]
    if (/^the$/iu.test(item.text))
      return [asTerm(item, { category: 'determiner', concept: 'a' }, { form: 'another' })]
    return [asFiller(item, 'as the one before')]
  })
}

/** "the same size as the bottom one", "identical to the lower one": as the one of its kind that lies there. */
const AS_ONE =
  /(?<=(?:same (?:size|dimensions|sizes) as|identical to|equal to|same as|just like|like) the )(?<which>bottom|lower|top|upper|first|second|left|right|other|previous) one(?= [,.;)]|$)/u
const LEVELS: Readonly<Record<string, string>> = { bottom: 'lower', top: 'upper' }

function withNounForOne(items: Item[]): Item[] {
  const found = findSpoken(items, AS_ONE)
  const noun = found && items.findLast((item, at) => at < found.from && isThing(item))
  const one = found && items[found.to]
  const which = found?.match.groups?.['which'] ?? ''
  if (!found || !one || noun?.kind !== 'term' || /^(?:other|previous)$/u.test(which)) return items
  const label = items[found.from] as Item
  const level = LEVELS[which]
  return [
    ...items.slice(0, found.from),
    level ? unsaid(label, { category: 'which', concept: level }, label.text, level) : label,
    { ...noun, text: one.text, span: one.span, plural: false },
    ...items.slice(found.to + 1),
  ]
}

export const withSameOneAgain = where(
  'the same|the exact same|the very same|just like|exactly like|identical to|equal to',
  (sentences) => sentences.map((items) => withNounForOne(withIdentical(withAnother(items)))),
)
