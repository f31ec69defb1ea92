/**
 * "a table: top 100 x 60 x 8, with four legs 8 x 8 x 40 under its corners, flush with the edges": all of it is told, so
 * that nothing is left to what tables usually look like. Its top is a plate, and its legs stand where they are said to.
 */
import { where } from '../text/heard.ts'
import { asFiller, asTerm, means } from '../text/items.ts'
import { findFirstSpoken, spoken } from '../text/spoken.ts'

const TABLE = /^(?:table|bench|stool|desk|coffee table|side table|workbench|footstool)$/iu
const NOUN = '(?:table ?top|bench top|top|seat|top plate|top board)'
const TOP: readonly RegExp[] = [
  new RegExp(
    `(?<=(?:[:,] |^|the |a |an |its |with |with a ))${NOUN}(?= (?:(?:is|of|measures|measuring) )?#x#x#)`,
    'u',
  ),
  new RegExp(`(?<=#x#x# )${NOUN}(?= [,.;]|$| and | with )`, 'u'),
]
const LEGS =
  /\blegs\b.* (?:under|below|beneath|at|in|on|near) (?:each|its|the|every|all)(?: of)?(?: (?:the|its))?(?: four)? corners?\b/u

const PLATE = { category: 'solid', concept: 'plate' } as const

export const withTables = where('legs', (sentences) => {
  const line = sentences.map((items) => spoken(items).text).join(' ')
  const named = sentences[0]?.findIndex((item) => means(item, 'solid') && TABLE.test(item.text)) ?? -1
  const [first = [], ...others] = sentences
  const table = first[named]
  if (!table || !LEGS.test(line)) return sentences
  const told = findFirstSpoken(first, TOP)
  const top = told && first[told.from]
  if (!told || !top || told.from !== told.to) return sentences
  const read = first
    .with(named, asFiller(table, 'what it is called'))
    .with(told.from, asTerm(top, PLATE, { form: 'plate' }))
  return [read, ...others]
})
