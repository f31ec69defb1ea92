/**
 * "Create a channel-shaped object. The base is …", "A tray-like channel. Its base plate …": what the whole looks like, in the words
 * for a cut. Where the next sentences tell bodies with their sizes, it is only the name of the part.
 */
import { where } from '../text/heard.ts'
import { amountsIn, asFiller, type Item, means } from '../text/items.ts'
import { asIdle, findSpoken } from '../text/spoken.ts'

const CHANNEL = '(?:channel|groove|trough|gutter|slot|tray|cradle|duct)'
const TITLE = new RegExp(
  `^(?:(?:create|make|model|design|build|draw|generate|construct|produce|this is|it is|here is|i need) )?(?:an? )?(?:(?:simple|small|large|long|open|rectangular|straight|[a-z]+ (?:like|style)) )*${CHANNEL}(?: (?:shaped|like|style)(?: (?:object|part|shape|piece|component|support|profile|model|structure|holder|body))?)?$`,
  'u',
)

/** A body by its three sizes, right behind the title. */
const tellsBody = (items: readonly Item[] | undefined): boolean =>
  items?.some((item) => means(item, 'solid')) === true && amountsIn(items).length >= 3

/** "This part looks like the rook from a chess set, or a castle tower": a comparison, and no sizes. */
const LOOKS =
  /^(?:this|it|this one|this part|the part|this object|the object)(?: part| one)? looks? (?:a bit |a little |somewhat |roughly |something )?like (?:the|an?) [a-z]+(?: (?:from|of|in) (?:the|an?) [a-z]+(?: [a-z]+)?)? , or (?:the |like )?an? (?:[a-z]+ )?[a-z]+$/u

const isComparison = (items: readonly Item[]): boolean =>
  amountsIn(items).length === 0 && findSpoken(items, LOOKS) !== undefined

/** "a soap-bar shaped block": what it looks like by a thing that nobody makes here, before what it is. */
const LIKE_A =
  /(?<=(?:^| )an? )[a-z]+ (?:bar|block|box|plate|disc|ball|ring) shaped(?= (?:block|body|solid|prism|box|plate|brick|cuboid)(?: |$))/u

function withoutLikeness(items: Item[]): Item[] {
  const found = findSpoken(items, LIKE_A)
  return found && items[found.from]?.kind === 'unknown' ? asIdle(items, found, 'what it looks like') : items
}

/** "It's solid and round", of a part whose bodies all are. */
const ROUND =
  /^(?:it|this|the (?:part|shape|object|whole thing)|this (?:part|shape|object))(?: is|'s) (?:all |completely |fully )?(?:(?:solid|round|circular|rotationally symmetric|rotationally symmetrical)(?: ,| and| all over| everywhere| throughout)* ?)+$/u

const isRound = (item: Item): boolean =>
  means(item, 'solid', 'cylinder', 'disc', 'cone', 'frustum', 'sphere', 'hemisphere', 'torus')

function withoutRound(sentences: readonly Item[][]): Item[][] {
  // "at the base" is an end, and "solid" how a body is; what the whole is likened to has no size.
  const bodies = sentences
    .filter((items) => amountsIn(items).length > 0)
    .flat()
    .filter((item) => means(item, 'solid') && !means(item, 'solid', 'base', 'prism'))
  if (bodies.length === 0 || !bodies.every(isRound)) return [...sentences]
  return sentences.filter((items) => !findSpoken(items, ROUND))
}

export const withShapeTitles = where(
  ' round | circular | symmetric| solid |channel |groove |trough |gutter |slot |tray |cradle |duct | shaped | like | style ',
  (said) => {
    const sentences = withoutRound(said.filter((items) => !isComparison(items)).map(withoutLikeness))
    const [title, ...told] = sentences
    if (!title || !tellsBody(told[0]) || !findSpoken(title, TITLE)) return [...sentences]
    return [
      title.map((item) =>
        means(item, 'feature') || means(item, 'solid') || item.kind === 'unknown'
          ? asFiller(item, 'what the part looks like')
          : item,
      ),
      ...told,
    ]
  },
)
