/**
 * "It's right at the center of the pocket and has a diameter of 14 mm", "The boss is in the middle of the plate and is 20 mm
 * tall": the sizes are those of what the sentence is about, and not of what it lies in. Told in a sentence of their own.
 */
import { where } from '../../text/heard.ts'
import { asSettled, type Item, isMark, isThing, means } from '../../text/items.ts'
import { littleWord, unsaidAgain } from '../../text/little-words.ts'
import { type Found, findFirstSpoken } from '../../text/spoken.ts'

const SIZE =
  '(?:(?:a|an) )?(?:ø?#|r#|#x#(?:x#)?|(?:outer |outside |inner |inside )?(?:diameter|radius|width|length|height|depth|thickness))(?: |$)'
const PLACED = new RegExp(
  `^(?<subject>it's|it is|they're|they are|(?:the|this|that|these) (?:[a-z]+ ){1,3}?(?:is|are))(?: (?!and |or |with |but |has |have |which |that |is |are |, )[^ ]+)+? (?:of|in|on|inside) (?:the|this) [a-z]+(?: [a-z]+)?(?: ,)? and (?:also |it |they )*(?<verb>has|have|is|are|it's|they're) (?=${SIZE})`,
  'u',
)

/** "It's a 24 mm cylinder, concentric with the flange, and it's 26 mm tall": once more of the same. */
const SAID_OF_IT = new RegExp(
  `^(?:it's|it is|this is|this one is)(?: (?!and |or )[^ ]+)+? (?:concentric|coaxial|aligned|centered|centred|flush|in line|level|on top|on|at|in)(?: (?!and |or |, |with )[^ ]+)*? (?:with |of )?(?:the|this) [a-z]+(?: [a-z]+)?(?: ,)? and (?<verb>it's|it is|it has) (?=${SIZE})`,
  'u',
)

/** The words up to the verb, said again; a pronoun by itself. */
function subjectOf(items: readonly Item[], { from }: Found, near: Item): Item[] | undefined {
  const be = items.findIndex((item, at) => at >= from && means(item, 'be'))
  const [first] = items
  if (!first || isPronoun(first)) return [littleWord(near, 'it')]
  const said = be < 0 ? [] : items.slice(from, be)
  return said.filter(isThing).length === 1 ? said.map((item) => unsaidAgain(near, item)) : undefined
}

const isPronoun = (item: Item): boolean =>
  /^(?:it|it's|it is|they|they're|they are|this|this one)$/iu.test(item.text)

function apart(items: Item[]): Item[][] {
  const found = findFirstSpoken(items, [PLACED, SAID_OF_IT])
  const [first] = items
  if (!found || !first) return [items]
  // "and has" may be one word.
  const and = items.findLastIndex((item, at) => at <= found.to && /^and\b/iu.test(item.text))
  const size = items[found.to + 1]
  const place = items.slice(0, and).filter((item, at) => at < and - 1 || !isMark(item))
  const subject = size && subjectOf(items, found, size)
  if (!size || and < 0 || !subject) return [items]
  // Without a noun in it nothing else could have the sizes.
  if (place.filter(isThing).length < (isPronoun(first) ? 1 : 2)) return [items]
  const verb = /ha/u.test(found.match.groups?.['verb'] ?? '') ? 'have' : 'is'
  const said = items.slice(and, found.to + 1).map((item) => asSettled(item, 'said of the same'))
  return [place, [...subject, littleWord(size, verb), ...items.slice(found.to + 1), ...said]]
}

export const withPlaceThenSizes = where(
  [
    ' and has | and have | and is | and are | and it| and also| and they',
    "it's |it is |they|the |this |that |these ",
    '#',
  ],
  (sentences) => sentences.flatMap(apart),
)
