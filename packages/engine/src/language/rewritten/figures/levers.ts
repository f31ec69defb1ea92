/**
 * "A lever whose big end has a 20 mm radius and whose small end has a 10 mm radius, 45 mm between the centers, joined by tangent
 * lines", "a circle of 40 mm and one of 16 mm diameter whose outer tangents close the outline": a plate with round ends of two
 * sizes. It is put so that the plate has a radius at each end and a distance between their middles.
 */
import { where } from '../../text/heard.ts'
import { type Item, isMark, means, unsaid } from '../../text/items.ts'
import { unsaidWord } from '../../text/little-words.ts'
import { asOneTerm, findAllSpoken, findSpoken } from '../../text/spoken.ts'
import { type Ends, pointsAt, withLinkEnds } from './link-ends.ts'
import {
  firstTold,
  isLink,
  LEAD,
  lengthOf,
  plate,
  type SizeTold,
  sizeSentence,
  sizesAt,
  without,
} from './link-plate.ts'
import { CENTRES } from './round-ended-links.ts'

const SIZE =
  '(?:(?:a |an )?(?:radius(?: of| is)? #|# (?:in )?radius|r#)|(?:a |an )?(?:diameter(?: of| is)? #|# (?:in )?diameter|ø#))'
const SAID = '(?: (?:has|have|with|is|are|of|being|:|having|rounded|round|to|and|a))*'
const ENDING = '(?= [,.;)]|$| and | whose | with )'

const sized = (which: string): readonly RegExp[] => [
  new RegExp(
    `${LEAD}(?:(?:the|a|its|one|other|while|but|whereas) )*${which} (?:end|arc|circle)(?: (?:arc|radius))?${SAID} (?:\\( )?${SIZE}(?: \\))?${ENDING}`,
    'u',
  ),
  new RegExp(`${LEAD}${SIZE} (?:at|on|for|around) (?:the|its) ${which} (?:end|arc)${ENDING}`, 'u'),
]
const BIG_END = sized('(?:big|bigger|large|larger|wide|wider)')
const SMALL_END = sized('(?:small|smaller|little|narrow|narrower)')

const CIRCLE = new RegExp(
  `(?:^|(?<= ))(?:(?:,|and|then|now|also|sketch|draw|create|make|start|begin|with|add|by|drawing|sketching) )*(?:(?:a|an|the|one|another|second|first|other) )*(?:circle(?: (?:of|with|that is|which is))* (?:\\( )?${SIZE}(?: \\))?|# (?:diameter |radius )?circle)(?: on the xy plane| at the origin| centered at the origin)?${ENDING}`,
  'u',
)

/** From the middle of the one circle to that of the other. */
const AWAY =
  /(?:(?:,|and|with|whose|its|the|where) )*(?:cent(?:er|re)(?: (?:is|lies|located|placed|at|being))* )?(?:a distance of )?#(?: away| apart)? from (?:the |that of the |it)?(?:cent(?:er|re) )?(?:of )?(?:the )?(?:first|big|large|larger|other)(?: one| circle| end)?(?: 's cent(?:er|re))?(?= [,.;)]|$| and )/u

const TANGENT = '(?:(?:two|straight|common|outer|external|outside|tangent|tangential|both|the|a|pair|of) )*'
const LINES = '(?:lines?|sides?|edges?|tangents?|line segments?)'
const BOTH = '(?:the |both |its |these )*(?:two )?(?:ends?|arcs?|circles?|rounds?|radii)'
/** What closes the outline; with words that only say what is within it. */
const CLOSED: readonly RegExp[] = [
  new RegExp(
    `${LEAD}(?:connect|join|link|bridge)(?:ed|ing)? (?:(?:them|${BOTH}) )?(?:with|by|using) ${TANGENT}${LINES}(?: (?:that are )?tangent to (?:them|${BOTH}))?(?= |$)`,
    'u',
  ),
  new RegExp(
    `${LEAD}${TANGENT}${LINES} (?:(?:that|which|are|is|run|being|straight|and) )*tangent to ${BOTH}(?: (?:connect|join|link|close|bridge)s? (?:the|them|both|it)(?: (?:two )?(?:ends|circles|arcs|outline))?)?(?= |$)`,
    'u',
  ),
  new RegExp(
    `${LEAD}${TANGENT}(?:tangents|tangent lines) (?:connect|join|link|close)s? (?:${BOTH}|the outline|them)(?= |$)`,
    'u',
  ),
]

/** "extrude the whole outline (both circles and the area between the tangents)". */
const AREA =
  /\( (?:both|the two|the) circles and the (?:area|space|region|part)s? (?:in )?between(?: (?:the|them|tangents|tangent lines|lines))* \)/u
/** "that is round and big on one end and round and small on the other": what the sizes say. */
const LIKENESS =
  /(?:that is|that's|which is|that looks|it is|it's) (?:(?:round|rounded|and|,|big|large|wide) )+(?:on|at) one end and (?:(?:round|rounded|and|,|small|narrow) )+(?:on|at) the other(?: end)?(?= |$)/u

/** What tangents are and do anyway. */
const SO: readonly RegExp[] = [
  /^(?:this is|it is|it's|here's|make|create) an? (?:(?:egg shaped|simple|flat|disc|plate) )*cam$/u,
  /(?:, )?(?:\( )?(?:with )?one (?:(?:line|tangent) )?(?:on|at|along) (?:each|either|every) side(?: \))?(?= |$)/u,
  /(?:, )?(?:so(?: that)?|such that|with|and)? ?(?:there's |there is |there are )?no (?:kinks?|corners?|steps?|breaks?)(?: anywhere)?(?: (?:on|in|along) (?:the|its) (?:outline|profile|shape|contour|edge))?(?= [,.;)]|$)/u,
  /(?:, )?(?:to|so (?:that )?(?:they|it|you)|which|and) (?:make|form|get|give|create|makes|forms|gives|creates|close|closes) (?:a|one|an|the) (?:(?:single|smooth|closed|continuous|egg shaped|egg) )*(?:outline|shape|profile|contour)(?= |$)/u,
  /(?:, )?(?:from above|seen from above|from the top|in plan)(?: ,)? (?:it|the (?:outline|shape|part|profile)) (?:is|looks)(?: (?:a bit|kind of|sort of))? like an? (?:egg|teardrop|tear drop|pear|drop)(?= |$)/u,
  /(?<=^|, )(?:: )?a (?:big|large) circle and a small(?:er)? circle(?: that are| which are|,)? (?:connected|joined|linked) (?:with|by) (?:(?:two|straight|tangent|outer|the) )*lines(?= [,.;]|$)/u,
  /(?<=[a-z] )with a (?:big|bigger|large|larger) (?:round )?end and a (?:small|smaller|little) (?:round )?end(?= |$)/u,
]

const OUTLINE =
  /(?<=extrude )(?:the|that|this) (?:(?:whole|entire|resulting|closed|complete) )*(?:outline|profile|shape|contour|figure|sketch)(?= |$)/u

const withoutOutline = (items: Item[]): Item[] => {
  const found = findSpoken(items, OUTLINE)
  return found ? asOneTerm(items, found, { category: 'whole', concept: 'it' }) : items
}

/** "a cam-like lever", "a tapered plate": the same once more. */
const ALIKE = /(?:(?:cam|egg|teardrop|tear drop|pear|drop)(?: like| shaped)|tapered|tapering)(?= )/u

interface Told extends SizeTold {
  concept: string
}

function toldIn(
  sentences: readonly Item[][],
  patterns: readonly RegExp[],
  concept: (words: string) => string,
): Told | undefined {
  const told = firstTold(sentences, patterns)
  return told && { ...told, concept: concept(told.found.match[0]) }
}

/** "radius" and "diameter" of an end. */
const ofEnd =
  (end: 'end' | 'small') =>
  (words: string): string =>
    `${end}${/radius|r#/u.test(words) ? 'Radius' : 'Diameter'}`

const radiusOf = ({ concept, size }: Told): number => lengthOf(size) / (concept.endsWith('Radius') ? 1 : 2)

/** The big end and the small one: by their names, or as two circles that were drawn. */
function endsIn(sentences: readonly Item[][]): [Told, Told] | undefined {
  const circles = sentences.flatMap((items, sentence) =>
    findAllSpoken(items, CIRCLE).flatMap((found): Told[] => {
      const [size] = sizesAt(items, found)
      // "at the center of the 30 mm circle": one that was drawn before.
      return size && !/\bthe #/u.test(found.match[0])
        ? [{ sentence, found, concept: ofEnd('end')(found.match[0]), size }]
        : []
    }),
  )
  const [one, other] = circles
  if (circles.length === 2 && one && other) {
    const [big, small] = radiusOf(one) > radiusOf(other) ? [one, other] : [other, one]
    return [big, { ...small, concept: small.concept.replace('end', 'small') }]
  }
  const big = toldIn(sentences, BIG_END, ofEnd('end'))
  const small = big && toldIn(sentences, SMALL_END, ofEnd('small'))
  return small && [big, small]
}

const shaped = (near: Item): Item =>
  unsaid(near, { category: 'shape', concept: 'unequal round ends' }, 'lever shaped')

/** The plate with its outline and its sizes, where it is named first; an outline that was drawn has no name. */
function withPlate(sentences: readonly Item[][], told: readonly Told[]): Item[][] {
  // "Extrude it. Drill a hole through the link": named only after it was drawn.
  const made = sentences.findIndex((items) => items.some((item) => means(item, 'operation')))
  const noun = sentences
    .slice(0, made < 0 ? undefined : made + 1)
    .flat()
    .find(isLink)
  const sizes = told.map(({ concept, size }) => sizeSentence(size, concept, true))
  const [first] = sentences.flat()
  if (!noun || !first) {
    const drawn = first
      ? [
          [
            unsaidWord(first, 'make', 'make'),
            unsaidWord(first, 'determiner', 'a'),
            shaped(first),
            unsaidWord(first, 'solid', 'plate'),
          ],
        ]
      : []
    const called = sentences.map((items) => items.map((item) => (isLink(item) ? plate(item) : item)))
    return [...drawn, ...sizes, ...called]
  }
  return sentences.flatMap((items) => {
    const called = items.flatMap((item): Item[] =>
      isLink(item) ? [...(item === noun ? [shaped(item)] : []), plate(item)] : [item],
    )
    return items.includes(noun) ? [called, ...sizes] : [called]
  })
}

const BY_SIZE =
  /(?:(?:,|that is|which is|is|sits|located|placed|centered|centred|concentric) )*(?:at|in|on|through|with) (?:(?:the )?(?:exact )?(?:cent(?:er|re)|middle) of )?the (?:# (?:(?:in )?diameter )?|ø# |r# )(?:circle|end|arc)(?= |$)/u

/** "a hole at the center of the 30 mm circle": at that end of the two. */
function withEndsBySize(items: Item[], told: readonly [Told, Told], ends: Ends): Item[] {
  const found = findSpoken(items, BY_SIZE)
  const [size] = found ? sizesAt(items, found) : []
  if (!found || !size) return items
  const marked = size.quantity.kind === 'marked' && size.quantity.dimension === 'radius'
  const at = told.findIndex((each) => Math.abs(2 * radiusOf(each) - lengthOf(size) * (marked ? 2 : 1)) < 1e-6)
  const x = ends[at]
  if (x === undefined) return items
  const near = items[found.from] as Item
  const opens = isMark(near, ',') ? [near] : []
  return [
    ...items.slice(0, found.from),
    ...opens,
    unsaidWord(near, 'preposition', 'at'),
    pointsAt([x], size),
    ...withEndsBySize(items.slice(found.to + 1), told, ends),
  ]
}

export const withLevers = where('tangent', (sentences) => {
  const closed = sentences.some((items) => CLOSED.some((pattern) => findSpoken(items, pattern)))
  const ends = closed ? endsIn(sentences) : undefined
  const centres =
    ends && (toldIn(sentences, [AWAY], () => 'endCentres') ?? toldIn(sentences, CENTRES, () => 'endCentres'))
  if (!ends || !centres) return sentences
  const [big, small] = ends
  const [wide, narrow, apart] = [radiusOf(big), radiusOf(small), lengthOf(centres.size)]
  // Where one circle lies within the other there are no tangents to both.
  if (!(wide > narrow && apart > wide - narrow)) return sentences
  const half = (wide + apart + narrow) / 2
  const told = [big, small, centres]
  const read = sentences.map((items, sentence) => {
    const taken = told
      .filter((each) => each.sentence === sentence)
      .map(({ found }) => found)
      .toSorted((a, b) => b.from - a.from)
    const bare = taken.reduce<Item[]>((words, found) => without(words, found), items)
    const plain = [...CLOSED, AREA, LIKENESS, ...SO, ALIKE].reduce<Item[]>((words, pattern) => {
      const found = findSpoken(words, pattern)
      return found && found.quantities.length === 0 ? without(words, found) : words
    }, bare)
    const ends = [wide - half, half - narrow] as const
    return withLinkEnds(withEndsBySize(withoutOutline(plain), [big, small], ends), ends, centres.size)
  })
  const left = read.filter((items) =>
    items.some((item) => item.kind !== 'mark' && !means(item, 'conjunction')),
  )
  return withPlate(
    left.map((items) => (isMark(items[0], ',') ? items.slice(1) : items)),
    told,
  )
})
