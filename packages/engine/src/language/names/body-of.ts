/**
 * "The body of the nut is 13 x 13 mm": the part that the title named. "Make the head first. … The body of the screw is a
 * 10 mm diameter cylinder": behind another one that was told, a body of its own and not the whole.
 */
import { where } from '../text/heard.ts'
import { asTerm, type Item, means } from '../text/items.ts'
import { findSpoken } from '../text/spoken.ts'

const LEAD = '(?:(?:then|now|next|and|finally|,) )*'
const OF_TITLE = new RegExp(
  `(?<=^${LEAD}the (?:main )?body )of the (?<noun>[a-z]+)(?= (?:is|has|measures|will be) )`,
  'u',
)
const OWN_BODY = new RegExp(`(?<=^${LEAD}the )body(?= (?:is|will be|should be) an? )`, 'u')
const AGAIN = /(?<=(?:^| )the )body(?= |$)/u

const isSized = (items: readonly Item[]): boolean => items.some(({ kind }) => kind === 'quantity')

/** Named before without a size: what the part is called. */
const isTitle = (noun: string, before: readonly Item[][]): boolean =>
  before.some(
    (items) => !isSized(items) && items.some(({ text }) => text.toLowerCase().split(' ').at(-1) === noun),
  ) && !before.some((items) => isSized(items) && items.some(({ text }) => text.toLowerCase() === noun))

function withoutTitle(items: Item[], before: readonly Item[][]): Item[] {
  const found = findSpoken(items, OF_TITLE)
  const noun = found?.match.groups?.['noun'] ?? ''
  if (!found || !isTitle(noun, before)) return items
  return items.with(
    found.to,
    asTerm(items[found.to] as Item, { category: 'whole', concept: 'whole' }, { form: 'part' }),
  )
}

/** A word of the prompt's own, which the sentence says to be a body. */
function asOwn(items: Item[], pattern: RegExp): Item[] {
  const found = findSpoken(items, pattern)
  const item = found && items[found.from]
  if (!found || !item || !means(item, 'whole')) return items
  return items.with(found.from, { kind: 'unknown', text: item.text, span: item.span })
}

const tellsBody = (items: readonly Item[]): boolean => items.some((item) => means(item, 'solid'))

export const withBodyOf = where('body', (sentences) => {
  const told = sentences.map((items, at) => withoutTitle(items, sentences.slice(0, at)))
  const first = told.findIndex(
    (items, at) =>
      findSpoken(items, OWN_BODY) !== undefined &&
      tellsBody(items) &&
      told.slice(0, at).some((before) => isSized(before) && tellsBody(before)),
  )
  if (first < 0) return told
  return told.map((items, at) => (at < first ? items : asOwn(items, at === first ? OWN_BODY : AGAIN)))
})
