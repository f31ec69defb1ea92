/**
 * "A flat link with full round ends; the end radii are 15 mm and their centers are 80 mm apart", "sketch a slot shape whose
 * arc centers are 90 mm apart": a plate with round ends, told by its ends. It is put so that the plate has an end radius and
 * a distance between the middles of its ends, and what lies at an end lies where that middle is.
 */
import type { Value } from '../../quantities/quantity.ts'
import { where } from '../../text/heard.ts'
import { asTerm, type Item, means, type Sized } from '../../text/items.ts'
import { type Found, findFirstSpoken, findSpoken, spoken } from '../../text/spoken.ts'
import { withEndsByHoles } from './hole-ends.ts'
import { speaksOfEnds, withLinkEnds, withoutGoingOn } from './link-ends.ts'
import {
  BODY,
  FIRST,
  firstTold,
  isLink,
  LEAD,
  lengthOf,
  plate,
  ROUND,
  ROUND_ENDS,
  sizeSentence,
  sizesAt,
  without,
  withPlate,
} from './link-plate.ts'

const OUTLINE =
  '(?:(?:obround|slot|stadium|racetrack|oblong|pill)(?:(?: like)? shaped?)?(?: (?:outline|profile|shape|sketch|figure|section|contour))?)'
const ARC = '(?:arcs?|ends?|radii|radius|semi ?circles?|half circles?|rounds?|curves?)'

/** "a rectangle with a semicircle on both ends". */
const CAPPED =
  '(?:a |the )?(?:#x# )?rectangle with (?:a |two )?(?:semi ?circles?|semi ?circular ends?|half circles?)(?: (?:of (?:radius )?#(?: radius)?|with (?:a )?radius(?: of)? #))?(?: (?:attached to|added to|placed|on|at|to))+ (?:both|each|either)(?: of)?(?: its| the)?(?: short)? (?:ends?|sides?)'
const CAPPED_BY = new RegExp(
  `(?:, )?(?:(?:made (?:up )?of|consisting of|formed by|composed of|:|from|of) )?${CAPPED}(?= |$)`,
  'u',
)
const OUTLINED = `(?:a |an |the )?${OUTLINE}`
const SEEN = '(?: (?:when|if) [^()]*?| (?:in|from) (?:the )?(?:top|plan)(?: view)?)?'

/** A plate that is called by its outline, or is said to have it. */
const NAMED: readonly RegExp[] = [
  new RegExp(
    `^(?:(?:this is|it is|it's|create|make|sketch|draw|design|model|start with|begin with|take) )*(?:a |an )?(?:(?:flat|simple|solid|closed|thin) )*${OUTLINE}(?<noun> ${BODY})?(?= |$)`,
    'u',
  ),
  new RegExp(
    `^(?:(?:this is|create|make|design|model) )*(?:a |an )?(?<noun>${BODY})(?: ,)?(?: is)? ${OUTLINE}(?= |$)`,
    'u',
  ),
  new RegExp(
    `^(?:(?:this is|create|make|design|model) )*(?:a |an )?(?<noun>${BODY}) (?:with|in|having|that has) the (?:shape|form|outline) of ${OUTLINED}(?= |$)`,
    'u',
  ),
  new RegExp(
    `^(?:(?:this is|create|make|design|model) )*(?:a |an )?(?:flat )?(?:full |fully )?round(?:ed)? end(?:ed)? (?<noun>${BODY})(?= |$)`,
    'u',
  ),
  new RegExp(
    `^(?:(?:this is|create|make|design|model) )*(?:a |an )?(?<noun>${BODY})(?: ,)? ${ROUND_ENDS}(?= |$)`,
    'u',
  ),
]
/** "It has full round ends", of a link that was named before. */
const SAID_OF = new RegExp(`^(?:it|the ${BODY}) (?:has|have)(?: two)? ${ROUND} ends(?= |$)`, 'u')
const TITLE = new RegExp(
  `^(?:(?:this is|create|make|design|model|build) )*(?:a |an )?(?:simple |small )?${BODY}$`,
  'u',
)

/** The same once more, in other words. */
const AGAIN: readonly RegExp[] = [
  new RegExp(`\\( ${OUTLINED}(?: (?:/|or) ${OUTLINED})*${SEEN} \\)`, 'u'),
  new RegExp(`\\( ${CAPPED} \\)`, 'u'),
  new RegExp(
    `(?:, )?(?:that is |which is |i ?e )?(?:made (?:up )?of|consisting of|formed by|composed of|:) ${CAPPED}(?= |$)`,
    'u',
  ),
  new RegExp(`(?<=[a-z,] )${ROUND_ENDS}(?= [,.;(]|$)`, 'u'),
  new RegExp(
    `${LEAD}(?:the |its |two )*(?:(?:long|straight|side) )*(?:sides|edges|flanks)(?: of (?:the|this) [a-z]+)? (?:are|run|being)(?: (?:straight|parallel|lines|and|,|tangent|smoothly))+(?: to (?:the|both|these|each)(?: two)?(?: (?:end|round|rounded))* ${ARC})?(?= [,.;]|$| and | so )`,
    'u',
  ),
  /(?:, )?(?:and |that are |which are )?(?:joined|connected|linked) (?:by|with)(?: (?:two|a pair of|tangent|straight|parallel|common|external|,))* (?:lines|sides|edges|tangents|line segments)(?: tangent to (?:them|both))?(?= |$)/u,
]

const OF_RADIUS = '(?:(?:a |an |equal |the same )*radius(?: of| is)? #|#(?: (?:radius|radii|in radius))?|r#)'
const BOTH = '(?: (?:at|on) (?:both|each) ends?)?'
const RADII: readonly RegExp[] = [
  new RegExp(
    `${LEAD}(?:(?:the|both|its|two|each|of) )*(?:(?:full|round|rounded|end|semicircular) )*${ARC}${BOTH} (?:is|are|have|has|measures?|with|of)(?: full rounds?)?(?: (?:with|each|both|all|have|of))*(?: an?)? ${OF_RADIUS}${BOTH}(?= [,.;)]|$| and | whose )`,
    'u',
  ),
  new RegExp(
    `${LEAD}(?:the )?radius (?:of|at|on) (?:(?:the|both|its|two|each|of) )*(?:(?:full|round|rounded|end|semicircular) )*${ARC} (?:is|are|of|being) #(?= |$)`,
    'u',
  ),
  /\( (?:the |both )?ends are (?:full|fully) (?:radius|round|rounded|radiused) , (?:r?#|radius #)(?: radius)? \)/u,
  new RegExp(`${LEAD}(?:a |an )?end radius(?: of| is)? #${BOTH}(?= |$)`, 'u'),
  new RegExp(`${LEAD}# (?:end radius|end radii|radius ends|radius round ends)(?= |$)`, 'u'),
  /(?:, )?(?:: )?two semi ?circles(?: (?:of|with|a))* radius(?: of)? #(?= |$)/u,
]

const CENTRE = `(?:(?:the|their|its|whose|both|these|of|two) )*(?:(?:end|arc) )?cent(?:er|re)s(?: points?)?(?: of (?:the|both|its|these)(?: two)?(?: (?:round|rounded|end|semicircular))* ${ARC})?`
export const CENTRES: readonly RegExp[] = [
  new RegExp(
    `${LEAD}(?:the |a )?(?:distance|spacing|length) (?:between|from) ${CENTRE}(?: to ${CENTRE})? (?:is|of|being|measures) #(?= |$)`,
    'u',
  ),
  new RegExp(
    `${LEAD}(?:the |a )?cent(?:er|re)(?: to cent(?:er|re))? (?:distance|spacing|length)(?: (?:between|of|from) (?:the|both|its)(?: two)? (?:(?:round|rounded) )*${ARC})? (?:is|of|being) #(?= |$)`,
    'u',
  ),
  new RegExp(`${LEAD}# cent(?:er|re) to cent(?:er|re)(?= |$)`, 'u'),
  new RegExp(
    `${LEAD}(?:(?:they|the (?:two )?(?:circles|ends)) )?(?:(?:are|lie|is|set|spaced|placed) )*# apart(?: ,)? (?:\\( )?(?:measured )?(?:from )?cent(?:er|re) to cent(?:er|re)(?: \\))?(?= |$)`,
    'u',
  ),
  new RegExp(
    `${LEAD}# (?:between|from) (?:the |its )?(?:two )?(?:(?:end|arc) )?cent(?:er|re)s?(?: to cent(?:er|re))?(?= |$)`,
    'u',
  ),
  new RegExp(
    `${LEAD}${CENTRE} (?:(?:are|lie|is|set|spaced|placed|at|a|distance|of|being) )*#(?: (?:apart|away))?(?: from (?:each other|one another))?(?= [,.;)]|$| and )`,
    'u',
  ),
]

const LENGTH =
  /(?:# (?:long|in length|(?:overall |total )?length|overall(?: length)?|in total)|(?:overall |total )?length(?: of| is)? #)(?= |$)/u
const WIDTH = /(?:# (?:wide|in width|width)|width(?: of| is)? #)(?= |$)/u
/** "90 x 20 x 6 mm": the first two of them, where nothing else is said. */
const SIZES = /#x#x#(?= |$)/u

interface Told {
  sentence: number
  found: Found
  sizes: readonly (readonly [concept: string, size: Sized])[]
}

const isHole = (item: Item): boolean => means(item, 'feature', 'hole')

/** The first of the sentences that tells it, before any hole. */
function toldIn(
  sentences: readonly Item[][],
  patterns: readonly RegExp[],
  concept: string,
  needs?: RegExp,
): Told | undefined {
  const told = firstTold(
    sentences,
    patterns,
    ({ match, from }, items) => !(needs && !needs.test(match[0])) && !items.slice(0, from).some(isHole),
  )
  return told && { sentence: told.sentence, found: told.found, sizes: [[concept, told.size]] }
}

/** One of the numbers of a size. */
const side = ({ quantity }: Sized, value: Value): Sized => {
  const { span, text } = value
  return {
    kind: 'quantity',
    quantity: { kind: 'length', values: [value], span, text, approximate: quantity.approximate },
    span,
    text,
  }
}

/** A rectangle between the two ends is as long as their middles are apart. */
function cappedIn(sentences: readonly Item[][]): Told | undefined {
  for (const [sentence, items] of sentences.entries()) {
    const found = findSpoken(items, CAPPED_BY)
    const [sides, cap, ...more] = found ? sizesAt(items, found) : []
    if (!found || sides?.quantity.values.length !== 2 || more.length > 0) continue
    const [short, long] = sides.quantity.values.toSorted((a, b) => a.value - b.value) as [Value, Value]
    return {
      sentence,
      found,
      sizes: [
        ['endCentres', side(sides, long)],
        ['width', side(sides, short)],
        ...(cap ? [['endRadius', cap] as const] : []),
      ],
    }
  }
  return undefined
}

const sizeIn = (told: readonly Told[], concept: string): Sized | undefined =>
  told.flatMap(({ sizes }) => sizes).find(([own]) => own === concept)?.[1]

/** "An obround plate": what it looks like, and no slot in it. */
const withObroundBodies = (items: Item[]): Item[] =>
  items.map((item, at) =>
    /^obround$/iu.test(item.text) && means(items[at + 1], 'solid')
      ? asTerm(item, { category: 'shape', concept: 'obround' })
      : item,
  )

/** A link that is said to have round ends only in the next sentence has them where it is named. */
function withEndsAtNoun(sentences: Item[][]): Item[][] {
  const [first, second, ...rest] = sentences
  const noun = first && findSpoken(first, FIRST)
  const ends = second && findSpoken(second, SAID_OF)
  if (!first || !second || !noun || !ends || !first.slice(noun.from, noun.to + 1).some(isLink))
    return sentences
  return [withPlate(first, noun), second, ...rest]
}

/** "Here is how I would model it": talk between the title and what is drawn. */
const TALK =
  /^(?:here(?: is|'s)|this is) how (?:i|you|we|to) (?:[a-z']+ ){0,4}(?:it|this|that)(?: step by step)?$/u

const isTitle = (items: readonly Item[]): boolean => {
  const { text } = spoken(items)
  return TITLE.test(text) || TALK.test(text)
}

const namedIn = (items: readonly Item[]): Found | undefined => findFirstSpoken(items, NAMED)

interface Apart {
  by: Sized
  value: number
}

/** As told, or what is left of the length between the two ends. */
function apartIn(sentences: readonly Item[][], centres: Sized | undefined): Apart | undefined {
  if (centres) return { by: centres, value: lengthOf(centres) }
  const [long, wide] = [LENGTH, WIDTH].map((pattern) => toldIn(sentences, [pattern], '')?.sizes[0]?.[1])
  if (long && wide) return { by: long, value: lengthOf(long) - lengthOf(wide) }
  const size = sentences.flatMap((items) => {
    const found = findSpoken(items, SIZES)
    return found ? sizesAt(items, found) : []
  })[0]
  const [first, second] = size?.quantity.values ?? []
  return size && first && second && first.value > second.value
    ? { by: side(size, first), value: first.value - second.value }
    : undefined
}

export const withRoundEndedLinks = where(
  'obround| slot |stadium|racetrack|oblong|pill|round end|rounded end|radiused end|circular end|radius end|both end|each end|two end|# apart|# pitch|# between|# cent|# from each|# away',
  (said) => {
    const byHoles = withEndsByHoles(said)
    if (byHoles) return byHoles
    const sentences = withEndsAtNoun(said.map(withObroundBodies))
    const at = sentences.findIndex((items) => namedIn(items) !== undefined)
    const items = sentences[at]
    const named = items && namedIn(items)
    const before = sentences.slice(0, Math.max(at, 0))
    if (!items || !named || before.some((each) => !isTitle(each))) return sentences
    const others = items.some(
      (item) => means(item, 'solid') && !isLink(item) && !/^slot profile$/iu.test(item.text),
    )
    const capped = cappedIn(sentences)
    const told = (
      capped
        ? [capped]
        : [toldIn(sentences, RADII, 'endRadius', /radi|r#|semi/u), toldIn(sentences, CENTRES, 'endCentres')]
    ).filter((each) => each !== undefined)
    const ends = sentences.some(speaksOfEnds)
    if (others || (told.length === 0 && !ends)) return sentences
    const apart = apartIn(sentences, sizeIn(told, 'endCentres'))
    if (ends && !apart) return sentences
    const read = sentences.slice(at).flatMap((each, offset): Item[][] => {
      const sentence = at + offset
      const taken = told.filter((one) => one.sentence === sentence)
      const start = sentence === at ? named.to + 1 : 0
      const bare = taken
        .map(({ found }) => ({ ...found, from: Math.max(found.from, start) }))
        .toSorted((a, b) => b.from - a.from)
        .reduce<Item[]>((words, found) => without(words, found), each)
      const rest = sentence === at ? withPlate(bare, named) : bare
      const plain = AGAIN.reduce<Item[]>((words, pattern) => {
        const found = findSpoken(words, pattern)
        return found && found.quantities.length === 0 ? without(words, found) : words
      }, rest)
      const called = withoutGoingOn(plain, sentences).map((item) => (isLink(item) ? plate(item) : item))
      const made = taken.flatMap(({ sizes }) => sizes.map(([concept, size]) => sizeSentence(size, concept)))
      return [apart ? withLinkEnds(called, [-apart.value / 2, apart.value / 2], apart.by) : called, ...made]
    })
    return read.filter((each) => each.some(({ kind }) => kind !== 'mark'))
  },
)
