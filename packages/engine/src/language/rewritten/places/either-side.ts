/**
 * "a 10 mm hole in the centre and a 5 mm hole on either side of it, 25 mm away": one so far on either side of the middle,
 * where what it lies beside is in the middle.
 */
import { where } from '../../text/heard.ts'
import { asFiller, type Item, means, unsaid } from '../../text/items.ts'
import { littleWord } from '../../text/little-words.ts'
import { findSpoken } from '../../text/spoken.ts'

const EITHER_SIDE =
  /(?:, )?(?:one )?(?:on|to) (?:either|each) side of (?:(?<other>it|(?:the|this|that) (?:[a-z]+ )?hole)|the (?:exact )?(?:cent(?:er|re)|middle)) (?:, )?# (?:away(?: from (?:it|the cent(?:er|re)))?|from (?:it|the cent(?:er|re)))(?= [,.;]|$| and )/u
/** "A hole goes through the middle", "one is in the center". */
export const HOLE_IN_THE_MIDDLE =
  /(?:^| )(?:hole|bore|one) (?:[^.;]* )?(?:in|at|through) (?:the|its) (?:exact |very |dead )?(?:cent(?:er|re)|middle)(?: |$)/u
const LEFT_AND_RIGHT =
  /(?<=# (?:to|on) the left(?: side)? and (?:(?:to|on) )?(?:the )?right(?: side)? of |# (?:to|on) (?:the )?(?:left|right|front|back) (?:side )?of )(?:it|that one|the (?:first|middle|central|center|centre)(?: one| hole))(?= [,.;]|$| and )/u

/** "28 mm to the left and right of it", where it is in the middle: of the middle. */
function asideOfMiddle(items: Item[], before: readonly Item[]): Item[] {
  const found = findSpoken(items, LEFT_AND_RIGHT)
  const first = found && items[found.from]
  if (!found || !first || !findSpoken([...before, ...items.slice(0, found.from)], HOLE_IN_THE_MIDDLE))
    return items
  const told = [
    ...items.slice(0, found.from),
    littleWord(first, 'the'),
    unsaid(first, { category: 'place', concept: 'centre' }, 'center'),
    ...items.slice(found.from, found.to + 1).map((item) => asFiller(item, 'what they are beside')),
    ...items.slice(found.to + 1),
  ]
  // "20 mm to the left of it and another 20 mm to the right of it": each of them.
  return asideOfMiddle(told, before)
}

function besideMiddle(items: Item[]): Item[] {
  const found = findSpoken(items, EITHER_SIDE)
  const size = items[found?.quantities[0] ?? -1]
  if (!found || !size) return items
  if (found.match.groups?.['other'] && !findSpoken(items.slice(0, found.from), HOLE_IN_THE_MIDDLE))
    return items
  const said = items.slice(found.from, found.to + 1)
  const side = said.findIndex((item) => means(item, 'edge', 'side') || /side$/iu.test(item.text))
  const either = said
    .slice(0, side + 1)
    .filter((item) => /^(?:either|each|side|either side|each side)$/iu.test(item.text))
  const idle = said.filter((item) => item !== size && !either.includes(item) && item.kind !== 'mark')
  return [
    ...items.slice(0, found.from),
    size,
    ...either,
    littleWord(size, 'of'),
    littleWord(size, 'the'),
    unsaid(size, { category: 'place', concept: 'centre' }, 'center'),
    ...idle.map((item) => asFiller(item, 'what they are beside')),
    ...items.slice(found.to + 1),
  ]
}

export const withEitherSide = where(
  ['feature:', 'either side of |each side of | left | right | front | back '],
  (sentences) => sentences.map((items, at) => asideOfMiddle(besideMiddle(items), sentences[at - 1] ?? [])),
)
