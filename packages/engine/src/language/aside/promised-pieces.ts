/**
 * "An open-top enclosure with four internal standoffs. The outer dimensions are … Four cylindrical standoffs, each 8 mm in
 * diameter, rise from the floor": pieces that the title promises and a later sentence tells, as many and by the same noun.
 * What stands between is said of the part, and not of them.
 */
import { hasSize } from '../summaries/found.ts'
import { where } from '../text/heard.ts'
import { asSettled, type Item, means } from '../text/items.ts'
import { asSettledPhrase, type Found, findSpoken, spoken } from '../text/spoken.ts'

const NUMBER = '(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\\d+)'
const PROMISED = new RegExp(
  `(?<=[a-z] )(?:, )?(?:with|having|(?:that|which) (?:has|have|holds|contains)|containing|and has) (?:a set of )?(?<count>${NUMBER}) (?<how>(?:[a-z]+ )*?)(?<noun>[a-z]+s)(?: (?:inside(?: it)?|within(?: it)?|in it|on (?:the|its) floor))?(?= [,.;]|$)`,
  'u',
)
/** "with a raised boss at each end": where they are told to be, as many as there are such places. */
const PLACE = '(?:each|both|either|every|the)(?: of (?:the|its))?(?: two| four)?'
const PROMISED_AT =
  /(?<=[a-z] )(?:, )?(?:with|having|(?:that|which) has|and has) (?:a|an|one) (?<how>(?:[a-z]+ )*?)(?<noun>[a-z]+) (?:at|on|in) (?:each|both|either|every)(?: of (?:the|its))?(?: two| four)? (?<place>end|corner|side)s?(?= [,.;]|$)/u
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

/** "At both ends, add a round boss", "Add a boss at each end. Each boss is 20 mm …": there, and with its sizes. */
function tellsThere(
  items: readonly Item[],
  next: readonly Item[] | undefined,
  { how = '', noun = '', place = '' }: Readonly<Record<string, string>>,
): boolean {
  const { text } = spoken(items)
  const named = new RegExp(`(?:^| )(?:a|an|one|another|the same) (?:[a-z#]+ )*?${noun}(?: |$)`, 'u').test(
    text,
  )
  const there = new RegExp(`(?:^| )(?:at|on|in) ${PLACE} ${place}s?(?= |$)`, 'u').test(text)
  const plain = how.trim().split(' ')
  return (
    named &&
    there &&
    (hasSize(items) || (next !== undefined && hasSize(next))) &&
    plain.every((word) => word === '' || PLAIN.has(word) || text.includes(word))
  )
}

/** The title alone, as what the part is called ends it and the next sentence follows it; the promise behind all of them. */
function promisedLast(title: Item[], { from, to }: Pick<Found, 'from' | 'to'>, told: Item[][]): Item[][] {
  const promise = title.slice(from, to + 1).filter((item) => item.kind !== 'mark')
  const alone = [...title.slice(0, from), ...title.slice(to + 1)]
  return [alone, ...told, promise.map((item) => asSettled(item, 'told below'))]
}

const isBody = (item: Item): boolean => means(item, 'solid')

export const withPromisedPieces = where(
  [' with | having | has | have | holds | contain', 'solid:'],
  (sentences) => {
    const [title, ...told] = sentences
    if (!title || hasSize(title)) return sentences
    const there = findSpoken(title, PROMISED_AT)
    const at = there?.match.groups
    if (there && at && title.slice(there.from, there.to + 1).some(isBody))
      return told.slice(1).some((items, index) => tellsThere(items, told[index + 2], at))
        ? promisedLast(title, there, told)
        : sentences
    const found = findSpoken(title, PROMISED)
    const groups = found?.match.groups
    if (!found || !groups) return sentences
    const named =
      title.slice(0, found.from).some(isBody) && title.slice(found.from, found.to + 1).some(isBody)
    // The next sentence is said of them, or tells them itself.
    if (!named || !told.slice(1).some((items) => tells(items, groups))) return sentences
    return [asSettledPhrase(title, found, 'told below'), ...told]
  },
)
