/**
 * "An open-top enclosure with four internal standoffs. The outer dimensions are … Four cylindrical standoffs, each 8 mm in
 * diameter, rise from the floor": pieces that the title promises and a later sentence tells, as many and by the same noun.
 * What stands between is said of the part, and not of them.
 */
import { hasSize } from '../summaries/found.ts'
import { where } from '../text/heard.ts'
import { type Item, means } from '../text/items.ts'
import { asSettledPhrase, findSpoken, spoken } from '../text/spoken.ts'

const NUMBER = '(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\\d+)'
const PROMISED = new RegExp(
  `(?<=[a-z] )(?:, )?(?:with|having|(?:that|which) (?:has|have|holds|contains)|containing|and has) (?:a set of )?(?<count>${NUMBER}) (?<how>(?:[a-z]+ )*?)(?<noun>[a-z]+s)(?: (?:inside(?: it)?|within(?: it)?|in it|on (?:the|its) floor))?(?= [,.;]|$)`,
  'u',
)
const LEAD = '^(?:(?:then|next|now|finally|,|and|inside|add|place|put|there are|it has|the|these|its|all) )*'

/** What such a piece is for, and how each of them is: no shape of its own. */
const PLAIN: ReadonlySet<string> = new Set(
  'internal,inner,interior,inside,mounting,support,supporting,screw,pcb,board,small,raised,upright,vertical,standing,identical,equal,integral,integrated'.split(
    ',',
  ),
)

/** The sentence that tells them has their sizes, and every word of the promise that would change them. */
function tells(items: readonly Item[], groups: Readonly<Record<string, string>>): boolean {
  const { count = '', how = '', noun = '' } = groups
  const { text } = spoken(items)
  const words = new Set(text.split(' '))
  return (
    new RegExp(`${LEAD}${count} (?:[a-z]+ )*${noun}(?= |$)`, 'u').test(text) &&
    hasSize(items) &&
    how
      .trim()
      .split(' ')
      .every((word) => word === '' || PLAIN.has(word) || words.has(word))
  )
}

const isBody = (item: Item): boolean => means(item, 'solid')

export const withPromisedPieces = where(
  [' with | having | has | have | holds | contain', 'solid:'],
  (sentences) => {
    const [title, ...told] = sentences
    const found = title && !hasSize(title) ? findSpoken(title, PROMISED) : undefined
    const groups = found?.match.groups
    if (!title || !found || !groups) return sentences
    const named =
      title.slice(0, found.from).some(isBody) && title.slice(found.from, found.to + 1).some(isBody)
    // The next sentence is said of them, or tells them itself.
    if (!named || !told.slice(1).some((items) => tells(items, groups))) return sentences
    return [asSettledPhrase(title, found, 'told below'), ...told]
  },
)
