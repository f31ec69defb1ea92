/**
 * "12 mm from the tip of the leg", "from each leg's free end", "from its outer end": the end of a bracket's leg is the one at
 * which nothing goes on. Which side that is, the bracket knows of each of its legs.
 */
import { where } from '../text/heard.ts'
import { asTerm, type Item, phraseOf } from '../text/items.ts'
import { asIdle, findAllSpoken, findSpoken } from '../text/spoken.ts'

const BRACKETS = ['L-bracket', 'U-bracket', 'Z-bracket', 'T-bracket', 'shelf bracket', 'L-shape']
const LEG = '(?:leg|arm|flange|wall|side|prong)'
const FREE = '(?:(?:very |extreme )?(?:free|outer|far|open|loose|outermost|unattached) )?'
const END = `${FREE}(?:end|tip|end face|end edge|edge)`
const OF_LEG = `(?: of (?:the|its|each|every|that|this|either|their|both) (?:respective |same |own )?${LEG}s?)`

/** Edges are those of its sides, too, unless they are called free. */
const ENDS = new RegExp(
  `(?<=(?:#|#x#)(?: (?:in|back|away|up|down|inwards?|measured))* from )(?:(?:the|its|their|each) ${FREE}(?:end|tip|end face)s?${OF_LEG}|(?:the|its|their|that|each) ${LEG}(?:'s|s'|s)? ${END}|(?:the|its|their) (?:own )?(?:free|outer|far|open|loose|outermost) (?:end|tip|edge)s?${OF_LEG}?|(?:its|their) (?:own )?(?:end|tip)s?)(?= |$)`,
  'u',
)

/** "Each leg has one hole through it": through the leg. */
const THROUGH_IT = new RegExp(
  `(?<=^(?:each|every|both|the|one)(?: of the(?: two)?)?(?: [a-z]+)? ${LEG}s? (?:has|have|gets?|carries|carry|receives?|contains?) .*holes? (?:(?:going|drilled|running|straight|right|all the way) )*through )(?:it|them)(?= |$)`,
  'u',
)

function withEnds(items: Item[]): Item[] {
  const it = findSpoken(items, THROUGH_IT)
  const told = it ? asIdle(items, it, 'the leg that has it') : items
  return findAllSpoken(told, ENDS).reduceRight<Item[]>((read, { from, to }) => {
    const { span } = phraseOf(read.slice(from, to + 1) as [Item, ...Item[]])
    const end = asTerm({ text: 'end', span }, { category: 'edge', concept: 'end' })
    return [...read.slice(0, from), end, ...read.slice(to + 1)]
  }, told)
}

export const withLegEnds = where(
  [BRACKETS.map((name) => `solid:${name}`).join('|'), 'end|tip|edge| it | them '],
  (sentences) => sentences.map(withEnds),
)
