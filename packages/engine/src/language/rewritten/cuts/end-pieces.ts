/**
 * "Cut a piece out of the upper right end that has the same width as the block, a length of 20 mm and a height of half the
 * block's height": a step at that end, told by the sizes of what goes. How long it is, is how wide the step gets, and how
 * high, how deep.
 */
import { where } from '../../text/heard.ts'
import { asTerm, conceptOf, type Item } from '../../text/items.ts'
import { asIdle, findAllSpoken, findSpoken } from '../../text/spoken.ts'

const PIECE = '(?:step|piece|section|portion|chunk)'
const HEAD = new RegExp(
  `(?:^|[,;:] |then |next |and |now )(?:cut|cutting|remove|removing|take|taking|mill|saw|trim)(?: (?:away|off|out))? (?:a|an) (?:rectangular )?(?<noun>${PIECE}) (?:out of|from|off|into|in|at) (?:the|its) (?:upper|top) (?:left|right)(?: hand)? (?:end|side)(?= |$)`,
  'u',
)
/** It goes over the whole width: nothing is left to be told of that. */
const AS_WIDE = new RegExp(
  `(?:[,:] )?(?:(?:that|which|and|the|this|${PIECE}|(?:to be )?(?:removed|cut(?: out| away| off)?)|it) )*(?:(?:is|has|have|with|having|of) )*(?:the same width as (?:the|that of the) [a-z]+|as wide as (?:the [a-z]+|it)|(?:(?:across|over|along|through) )?(?:the|its) (?:full|entire|whole) width(?: of (?:the [a-z]+|it))?)(?= |$)`,
  'u',
)
/** Its own sizes; those of the block have it in front. */
const OWN_SIZE = /(?<=(?:^|(?:a|its|and|with|the|,) ))(?:length|height)(?= (?:of|is|#|that|which|equal))/u

const BY_WORDS = /# long(?: .*)? # (?:high|tall|deep)(?= |$)/u

const STEP_SIZES: Readonly<Record<string, string>> = { length: 'width', height: 'depth' }

function asStep(items: Item[]): Item[] {
  const head = findSpoken(items, HEAD)
  const wide = findSpoken(items, AS_WIDE)
  const own = findAllSpoken(items, OWN_SIZE).map(({ from }) => from)
  if (!head || !wide || wide.from <= head.from) return items
  // Told by "20 mm long and 15 mm high", it is read as any step at an end.
  if (own.length !== 2 && !(own.length === 0 && findSpoken(items, BY_WORDS))) return items
  const told = items.map((item, at): Item => {
    const renamed = own.includes(at) ? STEP_SIZES[conceptOf(item, 'dimension') ?? ''] : undefined
    if (renamed) return asTerm(item, { category: 'dimension', concept: renamed })
    const noun = at > head.from && at < head.to && item.text.toLowerCase() === head.match.groups?.['noun']
    return noun ? asTerm(item, { category: 'feature', concept: 'ledge' }, { form: 'step' }) : item
  })
  return asIdle(told, wide, 'over the whole width')
}

export const withEndPieces = where(
  ['upper|top', ' width| wide', ' step | piece | section | portion | chunk '],
  (sentences) => sentences.map(asStep),
)
