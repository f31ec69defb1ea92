/**
 * "On the bottom face add a cylinder …, pointing down": what stands on a face points away from it. Said of another way, it is
 * not what is made, and is refused by its words.
 */
import { HEADING_WORDS } from '../../lexicon/sides.ts'
import { where } from '../../text/heard.ts'
import { conceptOf, type Item, isCompound, isMark, means, phraseOf } from '../../text/items.ts'
import { asIdle, findSpoken } from '../../text/spoken.ts'

/** Behind "pointing" or the like. */
const WAYS: Readonly<Record<string, string>> = {
  ...HEADING_WORDS,
  left: '-x',
  right: '+x',
  forward: '-y',
  forwards: '-y',
  backward: '+y',
  backwards: '+y',
}
const POINTS = new RegExp(
  `(?:, )?(?:(?:and|that|which|it|is|are) )*(?:pointing|points?|directed|aimed|facing)(?: (?:straight|vertically|directly|horizontally|to the|towards? the))* (?:(?<way>${Object.keys(WAYS).join('|')})|(?:outwards?|outside|out)(?: (?:of|from) the [a-z]+)?|away(?: from (?:the|that|this) (?:[a-z]+ )?[a-z]+)?)(?= ?[,.;)]|$| and )`,
  'u',
)

/** Cones and the like point with their tips. */
const TIPPED =
  /^(?:.* )?(?:cones?|pyramids?|hemispheres?|triang\w+|arrow\w*|wedges?|half (?:ball|sphere)s?|domes?|tip|apex|[luvtczy] ?(?:shape|bracket|profile)\w*)$/iu

const isNew = (items: readonly Item[], at: number): boolean =>
  means(items[at], 'solid') &&
  items
    .slice(Math.max(0, at - 4), at)
    .some((item) => means(item, 'determiner', 'a') || item.kind === 'quantity')

/** The faces that something is put on: "on the bottom face", "at the centre of its left side". */
const sidesIn = (items: readonly Item[]): string[] =>
  items.flatMap((item, at) => {
    const side = conceptOf(item, 'face')
    const own = means(items[at - 1], 'determiner') || means(items[at - 1], 'whole')
    const lead = items[own ? at - 2 : at - 1]
    return side && means(lead, 'preposition', 'on', 'at', 'to', 'of') ? [side] : []
  })

function withPointing(items: Item[]): Item[] {
  const found = findSpoken(items, POINTS)
  if (!found || items.some(({ text }) => TIPPED.test(text))) return items
  const before = items.slice(0, found.from)
  const sides = sidesIn(before)
  if (sides.length !== 1 || !before.some((_, at) => isNew(before, at))) return items
  const way = WAYS[found.match.groups?.['way'] ?? '']
  // Which side of "10 x 10 x 20 mm" points there, nobody can tell.
  if ((way === undefined || way === sides[0]) && !before.some(isCompound))
    return asIdle(items, found, 'as it stands on its face')
  const from = isMark(items[found.from]) ? found.from + 1 : found.from
  const said = phraseOf(items.slice(from, found.to + 1) as [Item, ...Item[]])
  return [...items.slice(0, from), { kind: 'unknown', ...said }, ...items.slice(found.to + 1)]
}

export const withPointingAway = where('pointing |points |point |directed |aimed |facing ', (sentences) =>
  sentences.map(withPointing),
)
