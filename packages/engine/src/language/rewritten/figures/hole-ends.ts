/**
 * "A link with rounded ends and two 10 mm holes 60 mm apart, the end radii concentric with the holes": how far the middles of
 * the ends are from each other is told by the holes. It is put so that the plate has that distance, and the holes lie there.
 */
import { asFiller, type Item, isMark, means, unsaid } from '../../text/items.ts'
import { unsaidWord } from '../../text/little-words.ts'
import { type Found, findSpoken } from '../../text/spoken.ts'
import { ARC, pointsAt, ROUND_WORDS } from './link-ends.ts'
import {
  FIRST,
  isLink,
  LEAD,
  lengthOf,
  plate,
  ROUND_ENDS,
  sizeSentence,
  sizesAt,
  without,
  withPlate,
} from './link-plate.ts'

const ALIKE = '(?:(?:each|both|being|are|is|all) )*(?:concentric|coaxial)(?:ally)? (?:with|to)'
const THE = '(?:(?:the|their|its|these|both|two|each|of) )+'
const ROUNDED = `${THE}${ROUND_WORDS}(?:radius(?:es)?|radii|${ARC}s?)`

/** "with rounded ends concentric with its two 8 mm holes": the holes are told there, and stay. */
const ABOUT_TOLD = new RegExp(
  `(?<=[^ ] )${ROUND_ENDS} ${ALIKE} (?:(?:its|the|their) )?(?=(?:(?:two|2) )?(?:#|ø#) (?:(?:diameter|through) )*(?:holes|bores))`,
  'u',
)

const withHolesTold = (items: Item[]): Item[] => {
  const found = findSpoken(items, ABOUT_TOLD)
  const next = found && items[found.to + 1]
  if (!found || !next) return items
  const hole = items.findIndex((item, at) => at > found.to && means(item, 'feature', 'hole'))
  return [
    ...items.slice(0, found.from),
    unsaidWord(next, 'preposition', 'with'),
    ...items.slice(found.to + 1, hole + 1),
    unsaidWord(next, 'place', 'centre', 'concentric with'),
    unsaidWord(next, 'place', 'centre', 'the'),
    unsaidWord(next, 'place', 'centre', 'ends'),
    ...items.slice(hole + 1),
  ]
}

/** The ends lie about the holes, told of the one or of the other. */
const ABOUT: readonly RegExp[] = [
  new RegExp(
    `${LEAD}${ROUNDED}(?: (?:are|is|being))?(?: (?:fully |full )?(?:rounded|radiused|round))?(?: (?:and|,))? (?:${ALIKE}|(?:about|around)) ${THE}(?:holes?|bores?)(?= [,.;]|$| and )`,
    'u',
  ),
  new RegExp(`(?:(?:,|that|which|and) )*${ALIKE} ${ROUNDED}(?= [,.;]|$| and )`, 'u'),
  new RegExp(
    `(?:(?:,|sit|placed|located) )*(?:at|in|on) ${THE}(?:cent(?:er|re)s? of )?${ROUNDED}(?: cent(?:er|re)s?)?(?= [,.;]|$| and )`,
    'u',
  ),
]

const CENTRES = 'cent(?:er|re)s?'
/** How far the holes are from each other. */
const APART = new RegExp(
  `(?<=(?:holes|bores) (?:[^#]*? )?)(?:(?:spaced|set|placed|with|a|an|at|whose|their|the|distance|of|spacing|pitch|hole|${CENTRES}|are|is|being|lie) )*#(?: (?:apart|pitch|between (?:the |their )?(?:hole )?${CENTRES}|${CENTRES} to ${CENTRES}|${CENTRES}(?: distance)?|(?:away )?from each other))+(?= [,.;]|$| and )`,
  'u',
)
const AGAIN = new RegExp(`(?<=[^ ] )${ROUND_ENDS}(?= [,.;:]|$| and )`, 'u')

interface Said {
  at: number
  found: Found
}

function saidIn(sentences: readonly Item[][], patterns: readonly RegExp[]): Said | undefined {
  for (const pattern of patterns)
    for (const [at, items] of sentences.entries()) {
      const found = findSpoken(items, pattern)
      if (found) return { at, found }
    }
  return undefined
}

const isTwo = (item: Item): boolean => item.kind === 'quantity' && item.quantity.values[0]?.value === 2

/** "two holes": no more and no fewer lie at the two ends. */
const isPair = (sentences: readonly Item[][]): boolean => {
  const said = sentences.flat()
  const holes = said.filter((item) => means(item, 'feature', 'hole'))
  const counts = said.filter((item) => item.kind === 'quantity' && item.quantity.kind === 'count')
  return holes.length > 0 && counts.every(isTwo)
}

export function withEndsByHoles(said: Item[][]): Item[][] | undefined {
  const sentences = said.map(withHolesTold)
  const [first] = sentences
  const noun = first && findSpoken(first, FIRST)
  const about = saidIn(sentences, ABOUT)
  if (!first || !noun || !about || !first.slice(noun.from, noun.to + 1).some(isLink)) return undefined
  const bare = sentences.map((items, at) => (at === about.at ? without(items, about.found) : items))
  const apart = saidIn(bare, [APART])
  const [by, ...more] = apart ? sizesAt(bare[apart.at] as Item[], apart.found) : []
  const others = sentences.flat().some((item) => means(item, 'solid') && !isLink(item))
  if (!apart || !by || more.length > 0 || others || !isPair(bare)) return undefined
  const half = lengthOf(by) / 2
  const told = bare.map((items, at) => {
    if (at !== apart.at) return items
    const { from, to } = apart.found
    return [
      ...items.slice(0, from),
      unsaid(items[from] as Item, { category: 'preposition', concept: 'at' }, 'at'),
      pointsAt([-half, half], by),
      ...items.slice(to + 1),
    ]
  })
  const named = told.map((items, at) => {
    const ends = findSpoken(items, AGAIN)
    const plain = ends && ends.quantities.length === 0 && ends.from > noun.to ? without(items, ends) : items
    const called = at === 0 ? withPlate(plain, noun) : plain
    return called.map((item, index) => {
      if (!isLink(item)) return item
      // "A link: two holes, plate 24 mm wide": the same one by another word.
      return index > 2 && isMark(called[index - 1], ',', ':', ';') ? asFiller(item, 'the link') : plate(item)
    })
  })
  return [...named, sizeSentence(by, 'endCentres')].filter((items) =>
    items.some(({ kind }) => kind !== 'mark'),
  )
}
