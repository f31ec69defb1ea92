/**
 * "A lever whose big end has a 20 mm radius and whose small end has a 10 mm radius, 45 mm between the centers, joined by tangent
 * lines", "a circle of 40 mm and one of 16 mm diameter whose outer tangents close the outline": a plate with round ends of two
 * sizes. It is put so that the plate has a radius at each end and a distance between their middles.
 */
import { where } from '../../text/heard.ts'
import { type Item, isMark, means, unsaid } from '../../text/items.ts'
import { unsaidWord } from '../../text/little-words.ts'
import { asOneTerm, findAllSpoken, findSpoken } from '../../text/spoken.ts'
import { withLinkEnds } from './link-ends.ts'
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
    `${LEAD}(?:(?:the|a|its|one|other|while|but|whereas) )*${which} (?:end|arc|circle)(?: (?:arc|radius))?${SAID} ${SIZE}${ENDING}`,
    'u',
  ),
  new RegExp(`${LEAD}${SIZE} (?:at|on|for|around) (?:the|its) ${which} (?:end|arc)${ENDING}`, 'u'),
]
const BIG_END = sized('(?:big|bigger|large|larger|wide|wider)')
const SMALL_END = sized('(?:small|smaller|little|narrow|narrower)')

const CIRCLE = new RegExp(
  `(?:^|(?<= ))(?:(?:,|and|then|now|also|sketch|draw|create|make|start|begin|with|add|by|drawing|sketching) )*(?:(?:a|an|the|one|another|second|first|other) )*(?:circle(?: (?:of|with|that is|which is))* ${SIZE}|# (?:diameter|radius) circle)(?: on the xy plane| at the origin| centered at the origin)?${ENDING}`,
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
    `${LEAD}(?:connect|join|link|bridge)(?:ed|ing)? (?:${BOTH} )?(?:with|by|using) ${TANGENT}${LINES}(?: (?:that are )?tangent to (?:them|${BOTH}))?(?= |$)`,
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

const OUTLINE =
  /(?<=extrude )the (?:(?:whole|entire|resulting|closed|complete) )*(?:outline|profile|shape|contour|figure|sketch)(?= |$)/u

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
      return size ? [{ sentence, found, concept: ofEnd('end')(found.match[0]), size }] : []
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
  const noun = sentences.flat().find(isLink)
  const sizes = told.map(({ concept, size }) => sizeSentence(size, concept, true))
  const [first] = sentences.flat()
  if (!noun || !first) {
    const made = first
      ? [
          [
            unsaidWord(first, 'make', 'make'),
            unsaidWord(first, 'determiner', 'a'),
            shaped(first),
            unsaidWord(first, 'solid', 'plate'),
          ],
        ]
      : []
    return [...made, ...sizes, ...sentences]
  }
  return sentences.flatMap((items) => {
    const called = items.flatMap((item): Item[] =>
      isLink(item) ? [...(item === noun ? [shaped(item)] : []), plate(item)] : [item],
    )
    return items.includes(noun) ? [called, ...sizes] : [called]
  })
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
    const plain = [...CLOSED, AREA, LIKENESS, ALIKE].reduce<Item[]>((words, pattern) => {
      const found = findSpoken(words, pattern)
      return found && found.quantities.length === 0 ? without(words, found) : words
    }, bare)
    return withLinkEnds(withoutOutline(plain), [wide - half, half - narrow], centres.size)
  })
  const left = read.filter((items) =>
    items.some((item) => item.kind !== 'mark' && !means(item, 'conjunction')),
  )
  return withPlate(
    left.map((items) => (isMark(items[0], ',') ? items.slice(1) : items)),
    told,
  )
})
