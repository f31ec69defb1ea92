/**
 * "A capsule: a straight section 16 mm in diameter and 34 mm long, closed at each end by a hemisphere of the same diameter",
 * "a rod with fully round (hemispherical) ends, 60 mm from tip to tip": a capsule by its pieces. The ends are there by
 * nature; what is left are its diameter, its length over all and that of its straight part.
 */
import { where } from '../../text/heard.ts'
import { asTerm, commaAt, type Item, isMark, means, unsaid } from '../../text/items.ts'
import { type Found, findSpoken } from '../../text/spoken.ts'

const HALF_BALL = '(?:hemispheres?|half spheres?|semi ?spheres?|hemispherical (?:caps?|ends?|domes?))'
const AT_ENDS =
  '(?:(?:at|on|to|over) )?(?:both|each|either|the two|its two)(?: of)?(?: the| its)?(?: two)? (?:ends?|sides?)'
const CLOSED = '(?:closed|capped|terminated|finished|rounded|topped|completed|ended)(?: off)?'
const SIZE =
  '(?<size> (?:of|with)(?: a)? (?:radius(?: of)? #|diameter(?: of)? #|# (?:radius|diameter)|r#|ø#))'
const SAME =
  ' (?:of|with|having) (?:the |an )?(?:same|equal|identical|matching) (?:radius|diameter)(?: as the (?:cylinder|section))?'
const LEAD = '(?:(?:,|;|and|with|has|having|is|are|it|which|that|including|its|the|by) )*'

const OF_IT = '(?: of (?:the|this|that) (?:pin|rod|bar|cylinder|dowel|peg|capsule))?'
const FULLY =
  '(?:(?:full|fully|completely|perfectly) (?:round|rounded|hemispherical)|(?:rounded \\( )?full radius(?: \\))?)'

/** The ends of a capsule, in the ways that they are told; with their size or without. */
const ENDS: readonly RegExp[] = [
  new RegExp(
    `${LEAD}${CLOSED} ${AT_ENDS} (?:by|with) (?:a |an |two )?${HALF_BALL}(?:${SAME}|${SIZE})?(?= |$)`,
    'u',
  ),
  new RegExp(
    `${LEAD}(?:both|the two|each|either)(?: of)?(?: the)? ends?${OF_IT}(?: (?:are|is|being))?(?: ${CLOSED} (?:by|with|in))? (?:a |an |two )?${HALF_BALL}(?:${SAME}|${SIZE})?(?= |$)`,
    'u',
  ),
  new RegExp(`${LEAD}(?:a |an |two )?${HALF_BALL}(?:${SAME}|${SIZE})? ${AT_ENDS}(?= |$)`, 'u'),
  new RegExp(
    `${LEAD}(?:two )?(?:(?:full|fully|completely|perfectly) )?(?:(?:round|rounded) )?(?:\\( )?hemispherical(?: \\))? ends(?: \\( [a-z ]+ \\))?(?:${SAME}|${SIZE})?(?= |$)`,
    'u',
  ),
  new RegExp(`${LEAD}(?:(?:full|fully|completely|perfectly) )?hemispherical ${AT_ENDS}(?= |$)`, 'u'),
  new RegExp(
    `^(?:both|the two|each|its|the)(?: of)?(?: the| its)? ends?${OF_IT} (?:are|is|have|has)(?: a)? ${FULLY}(?: \\( (?:hemispherical|hemispheres|half spheres) \\))?(?: [.])?$`,
    'u',
  ),
  new RegExp(
    `${LEAD}(?:(?:full|fully|completely) )(?:round|rounded|hemispherical) ends(?: \\( (?:hemispherical|hemispheres|half spheres) \\))?(?:${SAME}|${SIZE})?(?= |$)`,
    'u',
  ),
]

/** The first of them that tell the ends by an adjective. */
const ADJECTIVES = 3

/** "like a pill", "(pill shape)": its name once more. */
const AGAIN: readonly RegExp[] = [
  /(?:, )?(?:^(?:this|it|the part|this part|this one) )?(?:like|similar to|shaped like|looks like|looking like) (?:a|an) (?:(?:medicine|vitamin) )?(?:pill|capsule|tic tac)(?= |$)/u,
  /\( (?:a |an |like a |like an )?(?:pill|capsule|spherocylinder)(?: (?:shape|shaped|body))? \)/u,
  /(?<=^(?:a|an|the|make a|create a) )(?:medicine|vitamin|drug|pill shaped|pill like)(?= (?:capsule|pill))/u,
]

const STRAIGHT =
  '(?:(?:straight|cylindrical|middle|central|center|centre|cylinder) )+(?:section|part|portion|body|piece|middle|length|segment|barrel)'
/** The straight part, up to where its sizes stand. */
const BARREL = new RegExp(
  `(?:(?:,|:|so|and|consists|consisting|made|of|has|with) )*(?:(?:a|an|the) )?(?<front># long )?${STRAIGHT}(?: (?:in the middle|in the center|between (?:the |its )?(?:two )?(?:hemispheres|ends|caps|half spheres|domes|hemispherical ends|hemispherical caps)))?(?: is)?(?: a cylinder)?(?= |$)`,
  'u',
)

const TIP_TO_TIP =
  /(?:, )?(?:\( )?(?:measured )?(?:from )?(?:tip to tip|end to end|pole to pole)(?: \))?(?: ,(?= is))?(?= |$)/u

/** "including the hemispheres", "(with both caps)", ", hemispheres included,": a length over all. */
const CAPS = `(?:(?:the|both|its|two|rounded|round|of) )*(?:${HALF_BALL}|caps?|ends?|domes?|end caps?)`
const INCLUDED = `(?:including|incl\\.?|inclusive of|counting|measured over|with) ${CAPS}|${CAPS} included`
const OVER_ALL = new RegExp(
  `(?:, |\\( )?(?<=(?:length|long|overall|in total)(?: [,(])? )(?:${INCLUDED})(?: \\)| ,(?= (?:is|of|being)))?(?= |$)`,
  'u',
)
/** "30 mm long without the hemispheres": the straight part. */
const WITHOUT_ENDS = new RegExp(
  `(?:, |\\( )?(?<=(?<!overall |total )(?:length|long)(?: [,(])? )(?:(?:excluding|without|not including|not counting|between|exclusive of) ${CAPS})(?: \\)| ,(?= (?:is|of|being)))?(?= |$)`,
  'u',
)

const LENGTH_OVERALL = { category: 'dimension', concept: 'overall' } as const
const BARREL_LENGTH = { category: 'dimension', concept: 'barrelLength' } as const

const isCapsule = (item: Item): boolean => means(item, 'solid', 'capsule')
const isHalfBall = (item: Item): boolean => means(item, 'solid', 'hemisphere', 'end cap')
const isRod = (item: Item): boolean => means(item, 'solid', 'rod', 'bar', 'pin', 'cylinder')

/** A comma on one side stays; between two of them it was said in passing. */
const without = (items: readonly Item[], { from, to }: Pick<Found, 'from' | 'to'>): Item[] => [
  ...items.slice(0, from),
  ...(isMark(items[from], ',') !== isMark(items[to], ',') ? [commaAt((items[from] as Item).span[0])] : []),
  ...items.slice(to + 1),
]

/** A length with or without the ends, by its own word: as "overall length" is, where that is said. */
function withEndsCounted(items: Item[]): Item[] {
  const over = findSpoken(items, OVER_ALL)
  const found = over ?? findSpoken(items, WITHOUT_ENDS)
  if (!found) return items
  const long = items.findLastIndex((item, at) => at < found.from && means(item, 'dimension'))
  const told = items[long]
  const named =
    told && means(told, 'dimension', 'length', 'height')
      ? items.with(long, asTerm(told, over ? LENGTH_OVERALL : BARREL_LENGTH))
      : items
  return without(named, found)
}

/** Without its ends; a size of theirs is the capsule's own. */
function withoutEnds(items: Item[]): Item[] {
  for (const pattern of ENDS) {
    const found = findSpoken(items, pattern)
    // "a cylinder with hemispherical ends" is a noun for the whole.
    if (!found || items.slice(found.from, found.to + 1).some(isCapsule)) continue
    const [at] = found.quantities
    const size = at === undefined ? undefined : items[at]
    const words = without(items, found)
    if (!size) return words
    const radius = /radius|r#/u.test(found.match.groups?.['size'] ?? '')
    const own = unsaid(
      size,
      { category: 'dimension', concept: radius ? 'radius' : 'diameter' },
      radius ? 'radius' : 'diameter',
    )
    return [...words.slice(0, found.from), commaAt(size.span[0]), size, own, ...words.slice(found.from)]
  }
  return items
}

/** Lengths of the straight part are told apart from the one over all. */
function withBarrel(items: Item[]): Item[] {
  const found = findSpoken(items, BARREL)
  if (!found) return items
  const isLong = (item: Item): boolean =>
    means(item, 'dimension', 'length', 'height') && !/total|overall/iu.test(item.text)
  const end = items.findIndex((item, at) => at > found.to && /^(?:total|overall)/iu.test(item.text))
  const asBarrel = (item: Item): Item => (isLong(item) ? asTerm(item, BARREL_LENGTH) : item)
  const [front] = found.quantities
  const said = front === undefined ? [] : items.slice(front, front + 2).map(asBarrel)
  const rest = items.slice(found.to + 1)
  const near = end < 0 ? rest.length : end - found.to - 1
  // Behind a number at the front of the noun the others are no lengths of it any more.
  return [
    ...items.slice(0, found.from),
    ...(found.from > 0 ? [commaAt((items[found.from] as Item).span[0])] : []),
    ...said,
    ...(said.length > 0 ? [commaAt((items[found.from] as Item).span[0])] : []),
    ...rest.map((item, at) => (at < near && said.length === 0 ? asBarrel(item) : item)),
  ]
}

function withOverall(items: Item[]): Item[] {
  const tips = findSpoken(items, TIP_TO_TIP)
  const before = tips && items[tips.from - 1]
  const isTold = means(before, 'dimension')
  const read = tips
    ? isTold
      ? without(items, tips).filter(
          (item, at, all) =>
            !(isMark(item, ',') && means(all[at - 1], 'dimension') && means(all[at + 1], 'be')),
        )
      : [
          ...items.slice(0, tips.from),
          asTerm(items[tips.from] as Item, LENGTH_OVERALL),
          ...items.slice(tips.to + 1),
        ]
    : items
  const isOverall = (item: Item | undefined): boolean => /^(?:overall|in total)$/iu.test(item?.text ?? '')
  return read.map((item, at) => {
    const short = isOverall(item) && read[at - 1]?.kind === 'quantity'
    // "40 mm long overall": not of the cylinder that was spoken of last.
    const long = means(item, 'dimension', 'length', 'height') && isOverall(read[at + 1])
    return short || long ? asTerm(item, LENGTH_OVERALL) : item
  })
}

const OVERALL = /^(?:total|overall|in total|tip to tip|end to end)(?: (?:length|height))?$/iu
const isLength = (item: Item): boolean => means(item, 'dimension', 'length', 'height')

/** Told by what closes its ends: by an adjective, or by half balls of no size of their own that are within the only length told. */
function endsLikeOne(sentences: readonly Item[][]): boolean {
  const said = sentences.flat()
  const within =
    said.some(({ text }) => OVERALL.test(text)) &&
    said.every((item) => !isLength(item) || OVERALL.test(item.text))
  return sentences.some((items) =>
    ENDS.some((pattern, at) => {
      const found = findSpoken(items, pattern)
      return found && (at >= ADJECTIVES || (within && found.match.groups?.['size'] === undefined))
    }),
  )
}

const withoutLikeness = (items: Item[]): Item[] =>
  AGAIN.reduce<Item[]>((words, pattern) => {
    const found = findSpoken(words, pattern)
    return found ? without(words, found) : words
  }, items)

export const withCapsules = where(
  'solid:capsule|hemispher|half sphere|round ends|rounded ends|fully round|completely round|full radius',
  (sentences) => {
    const plain = sentences.map(withoutLikeness)
    const said = plain.flat()
    const isNamed = said.some(isCapsule)
    const solids = said.filter((item) => means(item, 'solid') && !isCapsule(item) && !isHalfBall(item))
    // What has a width and a thickness is flat: its round ends are half circles.
    const flat = said.some((item) => means(item, 'dimension', 'thickness'))
    // "Both ends of the pin" are those of the one that was told.
    const own = plain.flatMap((items) =>
      items.filter((item, at) => solids.includes(item) && !means(items[at - 1], 'determiner', 'the')),
    )
    const rod = own.length <= 1 && solids.length > 0 && solids.every(isRod) && !flat && endsLikeOne(plain)
    // Beside other bodies its ends are told to them.
    const alone = solids.every((item) => isRod(item) || means(item, 'solid', 'prism'))
    if (!alone || (!isNamed && !rod)) return sentences
    // "Both ends of the pin": that goes with the ends.
    const isOwner = (items: readonly Item[], at: number): boolean =>
      means(items[at - 1], 'determiner', 'the') && means(items[at - 2], 'preposition', 'of')
    const asCapsule = (item: Item, at: number, items: readonly Item[]): Item =>
      isRod(item) && !isOwner(items, at)
        ? asTerm(item, { category: 'solid', concept: 'capsule' }, { form: 'capsule' })
        : item
    const read = plain.map((items) =>
      withOverall(withBarrel(withoutEnds(withEndsCounted(isNamed ? items : items.map(asCapsule))))),
    )
    return read.filter((items) => items.some(({ kind }) => kind !== 'mark'))
  },
)
