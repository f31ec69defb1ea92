/** Rows and columns: how many lie along which way, and how far one is from the next. */
import type { AxisName } from '../../plan/geometry.ts'
import { compiled, type Figure, type Found, type Node, rewrite, spanOf } from './nodes.ts'
import { NOUN } from './words.ts'

/** Which way: an axis, the longer or the shorter of the two, both. */
export type Along = AxisName | 'long' | 'short' | 'both'

export interface ArrayPlace {
  kind: 'array'
  counts: readonly { count: number; along: Along }[]
  pitches: readonly { figure: Figure; along?: Along }[]
  figures: readonly Figure[]
}

const MANY = '(?:K|B|one)'
const THINGS = `(?:(?:of|the|through|small|round|S|Q|${NOUN}) ){0,4}`
const WAY =
  '(?:[xyz]|(?:the )?(?:long|longer|short|shorter)(?: (?:direction|way|dimension|side|edge|one|axis))?|(?:the )?(?:plate )?(?:length|width)(?: direction)?)'
const LEAD =
  '(?:(?:in|as|arranged|laid out|set|there|are|is|has|with|which|that|consisting|of|it|they|a grid|a rectangular grid|,|and|:) )*'
const TO_WAY = '(?:(?:\\( )?(?:in|along|across|on|down|over) )?'
const ROWS = '(?:rows|row|columns|column)'

const BOTH =
  '(?:in )?(?:both|each|either|all)(?: of the)?(?: two)? (?:directions?|ways?|axes|dimensions?)|in (?:both )?x and(?: in)? y|(?:both|each) ways?|in x and in y'
const CENTERS =
  '(?: (?:from )?center to center| between(?: their| the)? centers| on centers?| \\( center to center \\)| measured between centers)?'

const word = (found: Found, name: string): string => found.text(name) ?? ''

/** What is told of a way by its words. */
function alongOf(words: string): Along | undefined {
  const axis = /^(?:in |along |across )?([xyz])$/u.exec(words)?.[1]
  if (axis) return axis as AxisName
  if (/long|length/u.test(words)) return 'long'
  if (/short|width/u.test(words)) return 'short'
  return undefined
}

function countIn(found: Found, name: string): number | undefined {
  const [node] = found.group(name) ?? []
  if (node?.kind === 'count') return node.count
  if (node?.kind === 'word') return 1
  const figure = node?.kind === 'figures' ? node.figures[0] : undefined
  return figure && figure.unit === undefined && Number.isInteger(figure.value) ? figure.value : undefined
}

const node = (found: Found, place: Pick<ArrayPlace, 'counts' | 'pitches'>): Node => ({
  kind: 'place',
  text: 'P',
  span: spanOf(found.nodes),
  place: { kind: 'array', ...place, figures: place.pitches.map(({ figure }) => figure) },
})

const counted = (found: Found, first: Along | undefined, second: Along | undefined): Node | undefined => {
  const [a, b] = [countIn(found, 'a'), countIn(found, 'b')]
  if (a === undefined || b === undefined || !first || !second || first === second) return undefined
  return node(found, {
    counts: [
      { count: a, along: first },
      { count: b, along: second },
    ],
    pitches: [],
  })
}

type Rule = readonly [RegExp, (found: Found) => Node | undefined]

const COUNTS: readonly Rule[] = [
  [
    // "4 holes in the X direction and 3 in Y", "5 along the length and 3 across the width".
    compiled(
      `${LEAD}(?<a>${MANY}) (?:${THINGS}|${ROWS} )${TO_WAY}(?<wa>${WAY})(?: \\))?(?: ,)?(?: and| by| x|)(?: also)? (?<b>${MANY}) (?:${THINGS}|${ROWS} )${TO_WAY}(?<wb>${WAY})(?: \\))?`,
    ),
    (found) => counted(found, alongOf(word(found, 'wa')), alongOf(word(found, 'wb'))),
  ],
  [
    // "in two rows of three": rows lie along the longer way.
    compiled(
      `(?:(?:arranged |laid out |set )?(?:in|as) )?(?<b>${MANY}) rows? (?:of|with) (?<a>${MANY})(?: each)?`,
    ),
    (found) => counted(found, 'long', 'short'),
  ],
  [
    compiled(
      `(?:(?:arranged |laid out |set )?(?:in|as) )?(?<b>${MANY}) columns? (?:of|with) (?<a>${MANY})(?: each)?`,
    ),
    (found) => counted(found, 'short', 'long'),
  ],
  [
    compiled(`(?:in )?(?<a>${MANY}) columns? (?:and|by|x) (?<b>${MANY}) rows?`),
    (found) => counted(found, 'x', 'y'),
  ],
  [
    compiled(`(?:in )?(?<b>${MANY}) rows? (?:and|by|x) (?<a>${MANY}) columns?`),
    (found) => counted(found, 'x', 'y'),
  ],
]

const pitched =
  (along: (found: Found) => Along | undefined) =>
  (found: Found): Node | undefined => {
    const figure = found.figure('q')
    const way = along(found)
    const second = found.figure('r')
    const other = alongOf(word(found, 'wb'))
    if (!figure || (second && (!way || !other || way === other))) return undefined
    return node(found, {
      counts: [],
      pitches: [
        { figure, ...(way ? { along: way } : {}) },
        ...(second && other ? [{ figure: second, along: other }] : []),
      ],
    })
  }

const wayIn = (found: Found): Along | undefined =>
  found.text('both') ? 'both' : alongOf(word(found, 'wa').replaceAll(/[()] ?/gu, ''))

const SECOND = `(?: ,)?(?: and| by) (?:spaced )?(?<r>Q)${CENTERS}(?: apart)? (?:\\( )?(?:in |along |across )?(?<wb>${WAY})(?: \\))?`
const ONE_WAY = `(?:\\( )?(?:in |along |across )?(?<wa>${WAY})(?: \\))?`
const WAYS = `(?:(?: ,)? (?<both>${BOTH})| ${ONE_WAY}${SECOND})`

const PITCHES: readonly Rule[] = [
  [
    // "The spacing is 20 mm in both directions", "at a pitch of 12 mm".
    compiled(
      `(?:(?:with|at|and|the|a|an|their|hole|center to center|on) )*(?:spacing|pitch|center distance|center to center distance|distance)(?: between(?: the| their)?(?: hole)?(?: centers| holes| them| fins| ribs| slots| pegs)?(?: of(?: the)? [a-z]+)?)?(?: is| of| =| :| are| being)? (?<q>Q)${CENTERS}${WAYS}`,
    ),
    pitched(wayIn),
  ],
  [
    compiled(
      `(?:(?:with|at|and|the|a|an|their|hole|center to center|on) )*(?:spacing|pitch)(?: between(?: the| their)?(?: hole)?(?: centers| holes| them| fins| ribs| slots| pegs)?)?(?: is| of| =| :| are| being)? (?<q>Q)${CENTERS}`,
    ),
    pitched(() => undefined),
  ],
  // "spaced 20 mm apart center to center in both directions", "25 mm apart in X and 22 mm in Y".
  [
    compiled(
      `(?:(?:are|is|all|and|that|which|each|they) )*(?:spaced |placed |set )(?:at |by |about )?(?<q>Q)(?: apart)?${CENTERS}(?: apart)?${WAYS}`,
    ),
    pitched(wayIn),
  ],
  [
    compiled(
      `(?:(?:are|is|all|and|that|which|each|they) )*(?<q>Q) (?:apart|center to center)${CENTERS}(?: apart| spacing)?${WAYS}`,
    ),
    pitched(wayIn),
  ],
  [
    compiled(
      `(?:(?:with|at|and|the|a|an|their|on) )*(?<q>Q)${CENTERS} (?:spacing|pitch|intervals?|centers)(?:${WAYS})?`,
    ),
    pitched(wayIn),
  ],
  [
    // "The rows are 30 mm apart and the holes in each row are 25 mm apart".
    compiled(
      `(?:the |with the |with |and )*rows (?:are |being )?(?:spaced )?(?<q>Q)(?: apart| from each other)${CENTERS}`,
    ),
    pitched(() => 'short'),
  ],
  [
    compiled(
      `(?:the |with the |with |and )*columns (?:are |being )?(?:spaced )?(?<q>Q)(?: apart| from each other)${CENTERS}`,
    ),
    pitched(() => 'long'),
  ],
  [
    compiled(
      `(?:the |with the |with |and )*(?:[a-z]+ )?(?:in|within|along) (?:each|a|every|the|both) rows? (?:are |is |being )?(?:spaced )?(?<q>Q)(?: apart| from each other)${CENTERS}`,
    ),
    pitched(() => 'long'),
  ],
]

/** "two rows of three 5 mm holes", "a 4 x 3 grid of pegs": how those lie. */
const OF_ARRAY = compiled('(?<how>P)(?: of)? (?<what>N)')
export const withLaidOut = (nodes: readonly Node[]): Node[] =>
  rewrite(nodes, OF_ARRAY, (found) => {
    const [how] = found.group('how') ?? []
    const phrase = found.phrase('what')
    if (how?.kind !== 'place' || (how.place.kind !== 'array' && how.place.kind !== 'grid') || !phrase)
      return undefined
    if (!phrase.plural || phrase.definite || !/^(?:add|cut|either)$/u.test(phrase.role)) return undefined
    const span = spanOf(found.nodes)
    return { kind: 'phrase', text: 'N', span, phrase: { ...phrase, layout: how.place, span } }
  })

/** "in a straight line": one after the other. */
const IN_LINE = compiled(
  '(?:(?:arranged|set|lying|laid out|lined up|placed|are|all) )*(?:in (?:a|one)(?: single| straight)* (?:line|row)|lined up)(?! (?:with|to|of))',
)
const withLines = (nodes: readonly Node[]): Node[] =>
  rewrite(nodes, IN_LINE, (found) => ({
    kind: 'place',
    text: 'P',
    span: spanOf(found.nodes),
    place: { kind: 'row' },
  }))

export const withArrays = (nodes: readonly Node[]): Node[] =>
  [...COUNTS, ...PITCHES].reduce((left, [pattern, make]) => rewrite(left, pattern, make), withLines(nodes))
