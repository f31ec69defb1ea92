/**
 * "a 4 mm hole, 10 mm deep, from the top and from the bottom", "…, and the same hole from the bottom": two holes of one kind that
 * do not meet. The second is told in a sentence of its own.
 */
import { where } from '../../text/heard.ts'
import { commaAt, type Item, means } from '../../text/items.ts'
import { unsaidAgain, unsaidWord } from '../../text/little-words.ts'
import { asIdle, type Found, findFirstSpoken, findSpoken } from '../../text/spoken.ts'

const SIDE =
  '(?:the )?(?:very )?(?:top|bottom|other end|opposite end|other side|opposite side)(?: (?:face|end|side|surface))?'
const TOLD: readonly RegExp[] = [
  new RegExp(
    `(?<=(?:from|in|into|on|at) (?:the )?(?:top|bottom)(?: (?:face|end|side|surface))? )(?:and|as well as|and also|and again)(?: (?:also|again))? (?:from|in|into|on|at) ${SIDE}(?= ?[,.;]|$)`,
    'u',
  ),
  new RegExp(
    `(?:, )?and (?:also |then )?(?:the same|an identical|another identical|exactly the same)(?: (?:hole|bore|one|thing|blind hole))?(?: again)? (?:from|in|into|on|at) ${SIDE}(?= ?[,.;]|$)`,
    'u',
  ),
]
const BLIND = /# deep|depth of #|depth is #|deep #/u
const FACE = new RegExp(`(?:from|in|into|on|at) ${SIDE}$`, 'u')

/** One hole of a depth that the sentence tells, and no other thing since. */
function holeBefore(items: readonly Item[], { from }: Found): Item | undefined {
  const features = items.slice(0, from).filter((item) => means(item, 'feature'))
  const [hole, ...others] = features
  return hole?.kind === 'term' && means(hole, 'feature', 'hole') && !hole.plural && others.length === 0
    ? hole
    : undefined
}

/** Words that were said before, once more. */
const again = (items: readonly Item[], near: Item): Item[] =>
  items.map((item) => (item.kind === 'quantity' ? { ...item } : unsaidAgain(near, item)))

function toldApart(items: Item[]): Item[][] {
  const found = findFirstSpoken(items, TOLD)
  const hole = found && holeBefore(items, found)
  const phrase = found ? items.slice(found.from, found.to + 1) : []
  const face = findSpoken(phrase, FACE)
  if (!found || !hole || !face || !findSpoken(items, BLIND)) return [items]
  const side = phrase.slice(face.from)
  const [near] = side as [Item]
  const at = items.indexOf(hole)
  const start = items.findLastIndex((item, index) => index < at && means(item, 'determiner', 'a'))
  const depth = findSpoken(items, BLIND)
  const deep = depth ? items.slice(depth.from, depth.to + 1) : []
  if (start < 0) return [items]
  const idle = asIdle(phrase.slice(0, face.from), { from: 0, to: face.from - 1 }, 'once more')
  return [
    [...items.slice(0, found.from), ...items.slice(found.to + 1)],
    [
      ...idle.filter(({ kind }) => kind !== 'mark'),
      unsaidWord(near, 'operation', 'cut'),
      ...again(items.slice(start, at + 1), near),
      commaAt(near.span[0]),
      ...again(deep, near),
      commaAt(near.span[0]),
      ...side,
    ],
  ]
}

export const withHolesFromTwoSides = where(
  ['feature:hole', ' top | bottom | end | side ', ' deep| depth'],
  (sentences) => sentences.flatMap(toldApart),
)
