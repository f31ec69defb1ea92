/** "near the top edge, 8 mm down from it", "close to the left end and 10 mm in from there": from the edge that was just named. */
import { SIDE_WORDS } from '../../lexicon/sides.ts'
import { where } from '../../text/heard.ts'
import { asTerm, type Item } from '../../text/items.ts'
import { littleWord } from '../../text/little-words.ts'
import { findAllSpoken } from '../../text/spoken.ts'

const NAMES = 'near|close|next to| by |beside|toward| at | on |halfway|inside|middle of'
const NAMED = `(?:^| )(?:near|near to|close to|closer to|next to|by|beside|towards?|at|on|halfway along|halfway down|halfway up|inside|middle of) (?:the|its) (?<side>${Object.keys(SIDE_WORDS).join('|')})(?: hand)?(?: (?:edge|end|side))?(?: of (?:it|(?:the|this) [a-z]+))?(?: [,;])?(?: (?:and|but|set|inset|located|placed|centered|centred|with|its|the|hole's|cent(?:er|re)|being|is|at|about|just|exactly))*`
const END = '(?= [,.;)]|$| and | but )'

/** "it", or only "10 mm in" behind the edge. */
const FROM_IT = new RegExp(
  `(?<=${NAMED} # (?:(?:down|up|in|inwards?|away|back|over|across|along) )?(?:down from |away from |in from |back from |over from |along from |from |off |below |above |inside ))(?:it|there|(?:this|that|the same) (?:edge|end|side))${END}`,
  'u',
)
const INWARD = new RegExp(`(?<=${NAMED} # )(?:in|inwards?|inboard)${END}`, 'u')

/** By the name of that side, so that nobody takes it for the body or for its middle. */
function fromSide(items: Item[], pattern: RegExp): Item[] {
  return findAllSpoken(items, pattern).reduceRight<Item[]>((read, found) => {
    const word = found.match.groups?.['side'] ?? ''
    const concept = SIDE_WORDS[word]
    const [first, last] = [read[found.from], read[found.to]]
    if (!concept || !first || !last) return read
    const said = { text: `${word} edge`, span: [first.span[0], last.span[1]] as [number, number] }
    const from = pattern === INWARD ? [littleWord(first, 'from')] : []
    const side = [...from, littleWord(first, 'the'), asTerm(said, { category: 'face', concept })]
    return [...read.slice(0, found.from), ...side, ...read.slice(found.to + 1)]
  }, items)
}

export const withFromThatEdge = where([NAMES, ' it | there|this |that |the same |# in'], (sentences) =>
  sentences.map((items) => [FROM_IT, INWARD].reduce(fromSide, items)),
)
