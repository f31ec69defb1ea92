/**
 * "a rod passing through the cube from left to right, sticking out 20 mm on each side": inside the body it is not to be
 * seen, so that it is as much as one that stands out so far on each of the two faces.
 */

import type { SignedAxis } from '../../../plan/geometry.ts'
import { opposite, SIDE_NAMES, SIDE_WORDS } from '../../lexicon/sides.ts'
import { where } from '../../text/heard.ts'
import { asFiller, commaAt, type Item, isMark, means, unsaid } from '../../text/items.ts'
import { type Found, findSpoken } from '../../text/spoken.ts'

const BODY = '(?:it|(?:the|this) (?:[a-z]+ )?[a-z]+)'
const MIDDLE = '(?:the |its )?(?:exact |very )?(?:center|centre|middle|axis)'
const THROUGH = `(?:(?:that|which|and|,|is|it) )*(?:(?:passing|passes|running|runs|going|goes|extending|extends|pushed|inserted|driven|sticking|put|placed|fitted) )?(?:right |straight |completely |all the way |centrally )*(?:through)(?: ${MIDDLE}(?: of ${BODY})?| ${BODY})?`
const SIDE = 'left|right|front|back|rear|top|bottom'
const WAY = `(?: from (?:the |its )?(?<from>${SIDE})(?: side| face)? to (?:the |its )?(?<to>${SIDE})(?: side| face)?)?`
const OUT =
  '(?:sticks?|sticking|protrudes?|protruding|projects?|projecting|extends?|extending|stands?|standing|juts?|jutting)(?: out)?'
const EACH =
  '(?:(?:on|from|at|beyond|out of|past) )?(?:(?:each|both|either) (?:of (?:the|its) )?(?:two )?(?:sides?|ends?|faces?)|each)'
const LEAD = '(?:(?:,|and|so|so that|such|that|such that|with|which|it|the [a-z]+|each end|both ends) )*'

const STICKS = new RegExp(
  `${THROUGH}${WAY}(?: ,)? ${LEAD}(?:${OUT}(?: by)? # ${EACH}|#(?: of (?:it|the [a-z]+))? ${OUT} ${EACH})`,
  'u',
)

/** Bodies that are flat: what goes through them goes from top to bottom. */
const FLAT = /^(?:plate|disc|disk|sheet|slab|tile|washer|board|panel)s?$/iu

const ROUND = /^(?:cylinder|rod|pin|shaft|peg|axle|dowel|bolt|round bar|bar|tube|pipe|axis)$/iu

const isLength = (items: readonly Item[], at: number): boolean =>
  items[at]?.kind === 'quantity' && means(items[at + 1], 'dimension', 'length', 'height')

/** The two faces that it comes out of; undefined where nothing says which. */
function sideOf(found: Found, told: readonly Item[]): SignedAxis | undefined {
  const { from, to } = found.match.groups ?? {}
  const [first, second] = [SIDE_WORDS[from ?? ''], SIDE_WORDS[to ?? '']]
  if (first && second) return opposite(first) === second ? first : undefined
  return told.some(({ text }) => FLAT.test(text)) ? '+z' : undefined
}

function standingOut(items: readonly Item[], before: readonly Item[]): Item[] | undefined {
  const found = findSpoken(items, STICKS)
  const [at] = found?.quantities ?? []
  const size = items[at ?? -1]
  if (!found || !size || found.quantities.length !== 1) return undefined
  const noun = items.slice(0, found.from).findLast((item) => means(item, 'solid') || means(item, 'feature'))
  const side = sideOf(found, [...before, ...items.slice(0, found.from)])
  if (!noun || !ROUND.test(noun.text) || !side) return undefined
  // How long all of it is would have to agree with that.
  const own = items.indexOf(noun)
  const sized = items.some((_, index) => index > own - 4 && index < found.from && isLength(items, index))
  if (sized || means(items[own - 1], 'determiner', 'the')) return undefined
  const behind = { span: [size.span[1], size.span[1]] as [number, number] }
  const other = opposite(side)
  const rest = items
    .slice(found.from, found.to + 1)
    .filter((item) => item !== size && !isMark(item))
    .map((item) => asFiller(item, 'through it'))
  const comma = commaAt(size.span[0])
  return [
    ...items.slice(0, found.from),
    ...(isMark(items[found.from - 1], ',') ? [] : [comma]),
    size,
    unsaid(behind, { category: 'dimension', concept: 'length' }, 'long'),
    unsaid(behind, { category: 'preposition', concept: 'in' }, 'in'),
    unsaid(behind, { category: 'determiner', concept: 'the' }, 'the'),
    unsaid(behind, { category: 'place', concept: 'centre' }, 'middle'),
    unsaid(behind, { category: 'preposition', concept: 'of' }, 'of'),
    unsaid(behind, { category: 'whole', concept: 'it' }, 'its'),
    unsaid(behind, { category: 'face', concept: side }, SIDE_NAMES[side]),
    unsaid(behind, { category: 'conjunction', concept: 'and' }, 'and'),
    unsaid(
      behind,
      { category: 'face', concept: other },
      `${SIDE_NAMES[other]} faces`,
      `${SIDE_NAMES[other]} face`,
    ),
    ...rest,
    ...items.slice(found.to + 1),
  ]
}

const goesThrough = ({ text }: Item): boolean => /\bthrough$/iu.test(text)

export const withThroughBodies = where(['through', 'each|both|either'], (sentences) =>
  sentences.map((items, index) =>
    items.some(goesThrough) ? (standingOut(items, sentences[index - 1] ?? []) ?? items) : items,
  ),
)
