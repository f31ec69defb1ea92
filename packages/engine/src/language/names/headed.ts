/**
 * "The head is 20 mm in diameter … The pin body extends 50 mm from the underside of the head": of a part with a head, "the
 * body" and "the pin" are its shank, where that is told by sizes of its own and no other word names it.
 */
import { where } from '../text/heard.ts'
import { asTerm, type Item, phraseOf } from '../text/items.ts'
import { findAllSpoken, findSpoken } from '../text/spoken.ts'

const HEAD = /(?:^| )(?:(?:the|its|a) )?head (?:is|has|measures|:) .*#/u
const BODY = '(?:(?:pin|bolt|rivet) body|body(?: of the (?:pin|bolt|rivet|part))?|pin|bolt|rivet)'
const TOLD = new RegExp(
  `(?:^|[,;] |and )(?:the|its) ${BODY} (?:is|has|measures)(?: a diameter of)? (?:#|ø#)`,
  'u',
)
const NAMED = new RegExp(`(?<=(?:^| )(?:the|its) )${BODY}(?= |$)`, 'u')
const OTHERWISE = /(?:^| )(?:shank|shaft|stem|barrel|whole|overall|total)(?: |$)/u

const shankFor = (items: Item[]): Item[] =>
  findAllSpoken(items, NAMED).reduceRight<Item[]>((read, { from, to }) => {
    const said = phraseOf(read.slice(from, to + 1) as [Item, ...Item[]])
    const shank = asTerm(said, { category: 'solid', concept: 'boss' }, { form: 'shank' })
    return [...read.slice(0, from), shank, ...read.slice(to + 1)]
  }, items)

export const withHeaded = where([' head ', ' pin | body | bolt | rivet '], (sentences) => {
  const says = (pattern: RegExp): boolean => sentences.some((items) => findSpoken(items, pattern))
  return says(HEAD) && says(TOLD) && !says(OTHERWISE) ? sentences.map(shankFor) : sentences
})
