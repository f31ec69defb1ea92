/**
 * "An annular recess is cut 5 mm deep into both faces … Five holes pass through the web": the web is what the recess leaves,
 * and no body that is told.
 */
import { where } from '../../text/heard.ts'
import { type Item, means } from '../../text/items.ts'
import { asOneTerm, findSpoken } from '../../text/spoken.ts'

const RECESS =
  /(?:annular|ring shaped|circular ring) (?:recess|recesses|groove|grooves|pocket|pockets|channel|channels|cutout|depression)(?= |$)/u
const THROUGH_WEB =
  /(?<=(?:^| )holes?(?: .*)? )(?:(?:pass|passes|passing|go|goes|going|run|runs|running|are|drilled|cut|is) )*through (?:the|this) (?:remaining |thin |resulting |central )?web(?= [,.;(]|$| on | at | equally | evenly | spaced )/u
/** A web that is told as a body of its own. */
const TOLD = /^(?:the |a |an )?(?:[a-z]+ )?web (?:is|has|:|joins|connects|stands|runs)(?= )/u

export const withWebsLeft = where(['web', 'recess|groove|pocket|channel|cutout|depression'], (sentences) => {
  const left =
    sentences.some((items) => findSpoken(items, RECESS)) &&
    !sentences.some((items) => findSpoken(items, TOLD))
  if (!left) return sentences
  return sentences.map((items): Item[] => {
    const found = findSpoken(items, THROUGH_WEB)
    const holes = items.some((item) => means(item, 'feature', 'hole'))
    return found && holes ? asOneTerm(items, found, { category: 'manner', concept: 'through' }) : items
  })
})
