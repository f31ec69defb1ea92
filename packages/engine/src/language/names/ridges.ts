/**
 * "There is a ridge on top of the base, 4 mm wide and 3 mm tall": a straight bar, where elsewhere the ridge is the line at which
 * two slopes of a roof meet.
 */
import { where } from '../text/heard.ts'
import { asOwnNoun, type Item, means } from '../text/items.ts'
import { findSpoken, spoken } from '../text/spoken.ts'

const LED =
  /(?:^| )(?:a|an|one|another|two|three|four|five|six|\d+)(?: (?:raised|rectangular|straight|long|narrow|small|thin|parallel|identical|center|central|#|wide|tall|high|x|by|#x#|#x#x#|and|,))* ridges?(?= |$)/u
const WIDE = /# (?:wide|thick|in width)(?: |$)/u
const HIGH = /# (?:tall|high|in height)(?: |$)/u
/** What has a ridge that is only a line. */
const ROOFED =
  /(?:^| )(?:roofs?|roofed|gables?|gabled|slop(?:e|es|ed|ing)|triang(?:le|ular)|pitch(?:ed)?|wedges?|prism|tapers?|tapered|peak(?:ed)?|house|tent|pointed|vee|half round|rounded|semicircular)(?: |$)/u

const isRidge = (item: Item): boolean => means(item, 'portion', 'ridge') && /^ridges?$/iu.test(item.text)

export const withRidges = where('portion:ridge', (sentences) => {
  const told = sentences.filter((items, at) =>
    [items, ...sentences.slice(Math.max(0, at - 1), at)].some((each) => each.some(isRidge)),
  )
  const all = told.map((items) => spoken(items).text).join(' . ')
  const led = sentences.some((items) => findSpoken(items, LED))
  const roofed = sentences.some((items) => ROOFED.test(spoken(items).text))
  if (!led || roofed || !(/#x#x#/u.test(all) || (WIDE.test(all) && HIGH.test(all)))) return sentences
  return sentences.map((items) =>
    items.map((item) => (isRidge(item) ? asOwnNoun(item, 'fin', 'ridge') : item)),
  )
})
