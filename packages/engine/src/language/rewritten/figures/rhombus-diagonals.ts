/** The diagonals of a rhombus by the axes they lie along, "a 48 mm diagonal along X", or one after the other, "diagonals of 48 and 26 mm". */
import type { Entry } from '../../lexicon/entry.ts'
import { where } from '../../text/heard.ts'
import { asFiller, asTerm, type Item, isMark, unsaid } from '../../text/items.ts'
import { findAllSpoken, findSpoken } from '../../text/spoken.ts'

/** It is as wide as the one that lies along x, and as long as the other. */
const ALONG: Readonly<Record<string, Entry>> = {
  x: { category: 'dimension', concept: 'minorAxis' },
  y: { category: 'dimension', concept: 'majorAxis' },
}

const AXIS = '(?:along|in|on|parallel to)(?: the)? (?<axis>[xy])(?: axis| direction)?'
const ONE = new RegExp(
  `(?:(?<=# )diagonal ${AXIS}|diagonal (?:(?:of|is|measures|measuring|:) )?#(?: long)? ${AXIS.replace('axis', 'behind')}|diagonal ${AXIS.replace('axis', 'before')}(?= (?:of|is|measures|measuring|:) #))(?= |$)`,
  'u',
)
const BOTH =
  /diagonals (?:(?:of|are|measure|measuring|that are|which are|lengths|with|:) )*# (?:long )?(?:and|by|x) #(?: long)?(?= [,.;)]|$| and )/u

const isDiagonal = (item: Item): boolean => /^diagonals?$/iu.test(item.text)

/** The word for it is the size along that axis, and the axis is no place of anything. */
const alongAxes = (items: Item[]): Item[] =>
  findAllSpoken(items, ONE).reduce((read, { from, to, match }) => {
    const sense = ALONG[match.groups?.['axis'] ?? match.groups?.['behind'] ?? match.groups?.['before'] ?? '']
    if (!sense) return read
    return read.map((item, at) => {
      if (at < from || at > to || isMark(item) || item.kind === 'quantity') return item
      if (isDiagonal(item)) return asTerm(item, sense, { form: 'diagonal' })
      const of = /^(?:of|is|measures|measuring)$/iu.test(item.text)
      return of ? item : asFiller(item, 'the axis it lies along')
    })
  }, items)

/** As a drawing tells them: across first. */
function oneByOne(items: Item[]): Item[] {
  const found = findSpoken(items, BOTH)
  const [, second] = found?.quantities ?? []
  if (!found || second === undefined) return items
  return items.flatMap((item, at) => {
    if (at >= found.from && at <= found.to && isDiagonal(item))
      return [asTerm(item, ALONG['x'] as Entry, { form: 'diagonal' })]
    if (at !== second) return [item]
    const next = items[at + 1] ?? item
    return [
      item,
      unsaid({ ...next, span: [item.span[1], item.span[1]] }, ALONG['y'] as Entry, '', 'diagonal'),
    ]
  })
}

export const withRhombusDiagonals = where(['diagonal', 'rhomb|diamond|lozenge'], (sentences) =>
  sentences.map((items) => oneByOne(alongAxes(items))),
)
