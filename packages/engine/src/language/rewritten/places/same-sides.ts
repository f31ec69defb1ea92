/**
 * "with its back face flush with the back of the base": a side of a body level with the same side of another. Once it is said flush
 * with what, its own side says nothing more; left alone it would be read as the side that it is put against.
 */
import { SIDE_WORDS } from '../../lexicon/sides.ts'
import { where } from '../../text/heard.ts'
import { asTerm, type Item, phraseOf } from '../../text/items.ts'
import { asIdle, findSpoken } from '../../text/spoken.ts'

const SIDE = '(?:top|bottom|left|right|front|back|rear|upper|lower)'
const PART = '(?:face|side|edge|end|surface)'
const OWN = new RegExp(
  `(?:with |and |having |so that )?(?:its|their|the)(?: own)? (?<own>${SIDE}) ${PART}(?: of the wall)?(?: (?:is|are|being|lies|lying|sits|sitting|exactly))*(?= (?:flush|level|even|aligned|in line|lined up) (?:with|to) the (?<other>${SIDE})(?: ${PART})?(?: of (?:the|its|this) [a-z]+| [,.;]|$))`,
  'u',
)

/** "along its back long edge": named by where it lies, and long besides. */
const LONG_TOO =
  /(?<=(?:^| )(?:the|its|this) )(?<side>front|back|rear|left|right) (?:long|longer|short|shorter) (?<part>edge|side|end)(?= |$)/u

function byNameAlone(items: Item[]): Item[] {
  const found = findSpoken(items, LONG_TOO)
  const { side, part } = found?.match.groups ?? {}
  const concept = SIDE_WORDS[side ?? '']
  if (!found || !concept) return items
  const phrase = phraseOf(items.slice(found.from, found.to + 1) as [Item, ...Item[]])
  const named = asTerm(phrase, { category: 'face', concept }, { form: `${side} ${part}` })
  return [...items.slice(0, found.from), named, ...items.slice(found.to + 1)]
}

/** A body level with itself is no place of its own. */
function withoutOwnSide(items: Item[]): Item[] {
  const found = findSpoken(items, OWN)
  const { own, other } = found?.match.groups ?? {}
  if (!found || !own || !other || SIDE_WORDS[own] !== SIDE_WORDS[other]) return items
  return asIdle(items, found, 'that side of it')
}

export const withSameSides = where(
  ' flush | level | even | aligned | in line | lined up |t long|k long|r long|t short|k short|r short',
  (sentences) => sentences.map((items) => withoutOwnSide(byNameAlone(items))),
)
