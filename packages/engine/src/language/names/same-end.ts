/**
 * "Cut an 8 mm hole in the left end. It's in the center of the end face": the face that the sentence before told already. Where that
 * told none, the words stay.
 */
import { where } from '../text/heard.ts'
import { type Item, means } from '../text/items.ts'
import { asIdle, findSpoken } from '../text/spoken.ts'

const TOLD =
  /(?:^| )(?:in|into|on|from|through) (?:the|its) (?:left|right|front|back|rear|top|bottom|upper|lower)(?: hand)? (?:end|face|side)(?: face)?(?= |$|[,.;(])/u
const AGAIN =
  /(?<=^(?:it|it's|its cent(?:er|re)|the hole|the slot|the pocket|this|that)(?: (?:is|lies|sits|goes|right|exactly|placed|located|cut|drilled))* (?:in|at) the (?:cent(?:er|re)|middle) )of (?:the|that|this)(?: same)? (?:end(?: face)?|face)(?= |$|[,.;(])/u

export const withSameEnd = where(['end', ' center | centre | middle '], (sentences) =>
  sentences.map((items, at): Item[] => {
    const found = findSpoken(items, AGAIN)
    const before = sentences[at - 1]
    const cut = before?.some((item) => means(item, 'feature')) ?? false
    return found && before && cut && findSpoken(before, TOLD)
      ? asIdle(items, found, 'where it was cut')
      : items
  }),
)
