/**
 * How a channel lies: "with its open side facing +Y", "the back of the web lies on Y=0", "the bottom flange sits on Z=0". A
 * length of section is made in one pose; another one is the same part as long as nothing is cut into it.
 */
import { familyNamed } from '../../library/families/registry.ts'
import type { SignedAxis } from '../../plan/geometry.ts'
import { HEADING_WORDS, SIDE_WORDS, SIGN_WORDS } from '../lexicon/sides.ts'
import { where } from '../text/heard.ts'
import { amountOf, conceptOf, type Item, means } from '../text/items.ts'
import { asIdle, type Found, findAllSpoken, spoken } from '../text/spoken.ts'

/** Which side of the section is open, as it is made. */
const OPEN: Readonly<Record<string, SignedAxis>> = { C: '+y', U: '+z' }

const WAY = `(?:(?<sign>[+-]|plus|minus|positive|negative) )?(?<axis>[xyz])(?: direction| axis| side)?|(?<word>${Object.keys(HEADING_WORDS).join('|')}|top|bottom|right|left|back|front)(?: side)?`
const OF_IT = '(?: (?:of|in) (?:the|this) (?:[a-z]+ )?[a-z]+)?'
const LOOKS =
  '(?:(?:is |are )?(?:facing|faces|face|pointing|points|looking|looks|directed|oriented|turned|opening|opens)(?: (?:to|toward|towards|in|along))?|(?:is )?(?:to|toward|towards))'
const OPEN_SIDE = new RegExp(
  `(?:(?:and |with )?(?:the |its |an )?open(?:ing)?(?: side| face| mouth| end)?${OF_IT} ${LOOKS}|(?:and |with )?(?:the |its )?(?:opening|mouth)${OF_IT} ${LOOKS})(?: the)? (?:${WAY})(?= |$)`,
  'u',
)
/** On one of the planes that it begins at. */
const AT_NOUGHT =
  /(?:and )?the (?:(?:back(?: face| side)?|outer face|outside|underside|bottom) of the )?(?:vertical |bottom |lower )?(?:web|flange|base) (?:is |lies |sits |rests |stands )*(?:flat )?(?:on|at|in) (?:the plane )?[yz]=#(?= |$)/u
/** As the width of a flange is measured anyway. */
const FROM_BACK =
  /(?:\( )?(?:as )?(?:measured )?from the (?:back|outside|outer face)(?: face)? of (?:the|its) web(?: to the (?:flange tips|(?:tips|ends|edges) of the flanges|flange (?:ends|edges)))?(?: \))?(?= |$)/u

const isChannel = (item: Item): boolean =>
  (familyNamed(conceptOf(item, 'solid') ?? '')?.letter ?? '').toUpperCase() in OPEN

const wayOf = ({ groups: { sign, axis, word } = {} }: RegExpExecArray): SignedAxis =>
  HEADING_WORDS[word ?? ''] ??
  SIDE_WORDS[word ?? ''] ??
  (`${SIGN_WORDS[sign ?? '+'] ?? '+'}${axis}` as SignedAxis)

const letterOf = (items: readonly Item[]): string =>
  (familyNamed(conceptOf(items.find(isChannel), 'solid') ?? '')?.letter ?? '').toUpperCase()

const isPlain = (items: readonly Item[]): boolean =>
  !items.some((item) => (means(item, 'feature') && !isChannel(item)) || means(item, 'operation', 'cut'))

const ANY_WAY = new RegExp(`(?:^| )(?:${WAY})(?= |$)`, 'u')

/** "a U opening upward": whether it is made so, or may be, as nothing is cut into it. */
export function mayOpen(items: readonly Item[], way: readonly Item[]): boolean {
  const told = ANY_WAY.exec(spoken(way).text)
  const own = OPEN[letterOf(items)]
  return !own || !told || isPlain(items) || wayOf(told) === own
}

const atNought = (items: readonly Item[], { quantities: [at = -1] }: Found): boolean =>
  amountOf(items[at]) === 0

export const withChannelPoses = where(
  ['open| mouth| web | flange | base ', 'solid:C-|solid:U-'],
  (sentences) => {
    const all = sentences.flat()
    const own = OPEN[letterOf(all)]
    if (!own) return sentences
    const plain = isPlain(all)
    const settled = (items: Item[], pattern: RegExp, holds: (found: Found) => boolean): Item[] =>
      findAllSpoken(items, pattern)
        .filter(holds)
        .reduce((read, found) => asIdle(read, found, 'how it lies'), items)
    return sentences.map((told) => {
      const faced = settled(told, OPEN_SIDE, ({ match }) => plain || wayOf(match) === own)
      const lying = settled(faced, AT_NOUGHT, (found) => plain && atNought(faced, found))
      return settled(lying, FROM_BACK, () => true)
    })
  },
)
