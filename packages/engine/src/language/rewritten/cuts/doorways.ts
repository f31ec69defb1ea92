/**
 * "A doorway at ground level through the whole house along X, 10 mm wide and 15 mm tall": what stands on the ground and goes
 * through is a groove in the underside, as deep as it is tall.
 */
import type { Entry } from '../../lexicon/entry.ts'
import { where } from '../../text/heard.ts'
import { asFiller, asTerm, type Item, means, unsaid } from '../../text/items.ts'
import { asIdle, asOneTerm, findSpoken } from '../../text/spoken.ts'

const NOUN =
  '(?:(?:rectangular|square) )?(?:doorway|door opening|door|gateway|gate|passage|passageway|tunnel|opening|walkway)'
const NAMED = new RegExp(`(?<=(?:^| )(?:a|an|one|the|this|that)(?: #(?: wide)?)? )${NOUN}(?= |$)`, 'u')
const GROUND =
  /(?:, )?(?:(?:that|which|it|is|and|starting|starts|standing|stands|sitting|sits|begins|beginning|located) )*(?:at (?:the )?(?:ground|floor|base) level|on the ground|at the (?:very )?bottom|from the ground(?: up)?|at the base)(?: of the [a-z]+)?(?= |$)/u
const THROUGH =
  /(?:, )?(?:(?:that|which|it|is|goes|going|runs|running|passes|passing|cut|leads|leading|and|all the way|straight|right|completely) )*(?:through (?:(?:the|its) )?(?:(?:whole|entire|complete|full) )*(?:house|block|body|building|barn|part|box|it|length|width|depth|base|prism)(?: of (?:the|it) ?[a-z]*)? )?(?:(?:all the way|straight|right) )*(?:along|in|parallel to|through in) (?:the )?(?<axis>[xy])(?: axis| direction)?(?= |$)/u
const TALL = /# (?:tall|high)|height/u
/** "…with a passage through it": told in detail below. */
const TITLED = new RegExp(
  `(?:with|that has|having) (?:a|an|one) ${NOUN}(?: (?:through|in|under) (?:it|the [a-z]+))?(?= [,.;]|$)`,
  'u',
)
const AGAIN = new RegExp(`^(?:(?:the|this|that) ${NOUN}|it) `, 'u')

function asGroove(items: Item[]): Item[] {
  const noun = findSpoken(items, NAMED)
  if (!noun) return items
  return items.flatMap((item, at): Item[] => {
    if (at < noun.from || at > noun.to) return [item]
    return at < noun.to
      ? [asFiller(item, 'as a groove is')]
      : [asTerm(item, { category: 'feature', concept: 'groove' }, { form: 'groove' })]
  })
}

/** A phrase as one word behind those that lead to it. */
function said(
  items: Item[],
  pattern: RegExp,
  tell: (axis: string) => readonly [leads: readonly [Entry['category'], string][], sense: Entry],
): Item[] {
  const found = findSpoken(items, pattern)
  const first = items[found?.from ?? -1]
  if (!found || !first) return items
  const [leads, sense] = tell(found.match.groups?.['axis'] ?? '')
  const told = asOneTerm(items, found, sense)
  const before = leads.map(([category, concept]) => unsaid(first, { category, concept }, '', concept))
  return [...told.slice(0, found.from), ...before, ...told.slice(found.from)]
}

const below = (items: Item[]): Item[] =>
  said(items, GROUND, () => [
    [
      ['preposition', 'in'],
      ['determiner', 'the'],
    ],
    { category: 'face', concept: '-z' },
  ])
const along = (items: Item[]): Item[] =>
  said(items, THROUGH, (axis) => [[['preposition', 'along']], { category: 'axis', concept: axis }])

export const withDoorways = where(['ground|level| bottom| base', ' x | y '], (sentences) => {
  const first = sentences.findIndex(
    (items) =>
      findSpoken(items, NAMED) &&
      findSpoken(items, GROUND) &&
      findSpoken(items, THROUGH) &&
      !items.some(
        (item) => means(item, 'feature', 'hole', 'slot') && !/^(?:passage|opening)/iu.test(item.text),
      ),
  )
  const own = sentences[first]
  if (!own) return sentences
  const next = sentences[first + 1]
  const goesOn = next !== undefined && findSpoken(next, AGAIN) !== undefined
  if (![own, ...(goesOn ? [next] : [])].some((items) => findSpoken(items, TALL))) return sentences
  return sentences.map((items, at) => {
    if (at === first) return asGroove(along(below(items)))
    if (at === first + 1 && goesOn) return asGroove(items)
    const titled = at < first ? findSpoken(items, TITLED) : undefined
    return titled ? asIdle(items, titled, 'told below') : items
  })
})
