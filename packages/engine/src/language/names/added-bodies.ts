/**
 * "Next add the body on top of the flange. The body is 30 mm in diameter", "on it stands a body": elsewhere the body is all of
 * the part; what is put on another one is a piece of its own, and keeps that name.
 */
import { where } from '../text/heard.ts'
import { asOwnNoun, type Item, means } from '../text/items.ts'
import { findSpoken, spoken } from '../text/spoken.ts'

const BODY = '(?:(?:main|central|cylindrical|round|upper|second|actual) )*body'
const ON = '(?:on top of|onto|on|above|over|below|under|underneath)'
const OTHER = "(?:the|this|that|its|it)(?! (?:part|piece|whole|body|body's))"
const ADDED: readonly RegExp[] = [
  new RegExp(
    `(?<=^|[,;] |(?:then|now|next|and|finally|first) )(?:add|put|place|make|create|attach|build|stack|extrude|model) (?:the|a|its) ${BODY} (?:centrally |centered |directly |right )?${ON} ${OTHER}`,
    'u',
  ),
  new RegExp(
    `(?<=^|[,;] |(?:then|now|next|and) )${ON} ${OTHER}(?: [a-z]+){0,4} (?:stands|sits|is|comes|goes|rises|follows|add|put|place|make|create|build) (?:the|a|its) ${BODY}(?= |$)`,
    'u',
  ),
  new RegExp(
    `(?<=^|[,;] |and )(?:the|a|its) ${BODY} (?:stands|sits|rises|goes|comes|is placed|is stacked|is centered) (?:centrally |centered |directly |up )?${ON} ${OTHER}`,
    'u',
  ),
]

const isBody = (item: Item): boolean => means(item, 'whole') && /^(?:main )?body$/iu.test(item.text)
const namesBody = (items: readonly Item[]): boolean => / (?:the|its) body /u.test(` ${spoken(items).text} `)

export const withAddedBodies = where(' body ', (sentences) => {
  const first = sentences.findIndex((items) => ADDED.some((pattern) => findSpoken(items, pattern)))
  const before = sentences.slice(0, first)
  // It stands on what was told before, and that was not called so.
  const told = before.some((items) => items.some((item) => means(item, 'solid')))
  if (first < 1 || !told || before.some(namesBody)) return sentences
  return sentences.map((items, at) =>
    at < first ? items : items.map((item) => (isBody(item) ? asOwnNoun(item, 'piece', 'body') : item)),
  )
})
