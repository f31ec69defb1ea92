/** Noun phrases: how many, which, how large, of what. "The top edge of the plate", "a circle that is 95 mm in diameter". */
import type { AxisName } from '../../plan/geometry.ts'
import type { Span } from '../text/normalise.ts'
import { assertFits } from './fitting.ts'
import { compiled, type Figure, type Found, type Node, rewrite, spanOf } from './nodes.ts'
import type { Place } from './places.ts'
import type { Size } from './sizes.ts'
import { SIDES } from './space.ts'
import type { Thing } from './things.ts'
import {
  ADJECTIVE,
  ADJECTIVES,
  ARTICLE,
  BE,
  DESCRIBING,
  FUNCTION_WORD,
  NOUN,
  type Noun,
  nounOf,
  ORDINALS,
  PRONOUN,
} from './words.ts'

export interface Phrase extends Noun {
  name: string
  plural: boolean
  /** "the", "its", "each": what was told before. */
  definite: boolean
  each: boolean
  another: boolean
  possessive: boolean
  /** "this one", "that one": what was told last. */
  near?: true
  count?: number
  /** "one of the corners". */
  one?: true
  ordinal?: number
  adjectives: readonly string[]
  sizes: readonly Size[]
  /** A length without a word for it: "a 5 mm hole". */
  bare: readonly Figure[]
  owner?: Phrase
  /** What a pronoun stands for. */
  bound?: Thing
  /** Of an edge, a corner or a centre line: the axis that it runs along. */
  along?: AxisName
  /** "the top left and the top right": the sides of each. */
  sided?: readonly (readonly string[])[]
  /** "along the length". */
  alongExtent?: 'length' | 'width'
  /** How several of them lie: "two rows of three holes". */
  layout?: Place
  /** A second one beside it: "the top and the bottom". */
  also?: Phrase
  span: Span
}

const MODIFIER = `(?:\\( [SQ] \\)(?= ${NOUN})|${ADJECTIVE}(?: (?:and|or|,) ${ADJECTIVE}(?= ${ADJECTIVE}| ${NOUN}| S| Q))?|S(?: (?:,|and|by|, and)(?= S (?:[SQA] |${ADJECTIVE} )*${NOUN}))?|Q|A)`
const DETERMINER = `(?:(?:each|every|both|all|one|any|either|two|some|K|remaining|rest)(?: K)? of )?(?:(?:${ARTICLE}|K|other|B(?= (?:${MODIFIER} )*${NOUN}))(?= ) )*`
const HEAD = `(?:${NOUN} (?:${MODIFIER} )*){0,2}${NOUN}`

/** What follows an article and names no body. */
const NOT_NAMES = new Set(
  'distance amount number rest same other way shape form total sum kind type result gap space remaining angle taper draft thread curve arc spline bend twist helix spiral knurl loft sweep revolve profile outline cross few bit little lot series pair wedge ramp drawer ellipsoid spring gear heart star arrow egg funnel pentagon heptagon trapezoid parallelogram rhombus crescent'.split(
    ' ',
  ),
)

/** How something is or is done, and no name. */
const MANNER =
  /(?:ly|wards?|wise|ical|ious|less|shaped|ated|ched|cked|dged|lled|nted|pped|rted|sted|tted|rned|wed)$|^(?:not?|without|except|only|half|twice|hollow|almost)$/u

const DEFINITE = /^(?:the|its|their|each|every|both|all|this|that|these|those|either|any|other)$/u

function phraseOf({ nodes }: Found): Phrase | undefined {
  const words = nodes.flatMap((node) => (node.kind === 'word' ? [node.text] : []))
  // The longest noun at the end is the head.
  let head: ReturnType<typeof nounOf>
  let headLength = 0
  for (let length = 1; length <= 3 && length <= words.length; length++) {
    const found = nounOf(words.slice(-length).join(' '))
    if (found && nodes.slice(-length).every(({ kind }) => kind === 'word'))
      [head, headLength] = [found, length]
  }
  if (!head) {
    // A name that nobody knows is that of a body.
    const name = words.at(-1)
    if (name === undefined || nodes.at(-1)?.kind !== 'word' || DESCRIBING.has(name)) return undefined
    if (MANNER.test(name)) return undefined
    head =
      name === 'cut'
        ? { name, concept: 'pocket', role: 'cut', plural: false }
        : { name, concept: 'body', role: 'add', plural: false }
    headLength = 1
  }
  const rest = nodes.slice(0, -headLength)
  const restWords = rest.flatMap((node) => (node.kind === 'word' ? [node.text] : []))
  const adjectives = restWords.filter((word) => ADJECTIVES.has(word))
  if (isSection(head, adjectives, restWords)) head = { ...head, concept: 'body', role: 'add' }
  assertFits(head, adjectives)
  const inner = innerNoun(rest)
  const owner = inner && head.role === 'part' && inner.role !== 'part' ? lone(inner, spanOf(rest)) : undefined
  if (inner && !owner) adjectives.push(inner.name)
  const ordinal = restWords.map((word) => ORDINALS[word]).find((rank) => rank !== undefined)
  const counted = rest.flatMap((node) => (node.kind === 'count' ? [node.count] : []))
  const bare = rest.flatMap((node) => (node.kind === 'figures' ? node.figures : []))
  const plain = bare.find(({ unit }) => unit === undefined)
  const isOneOf = restWords.some((word, at) => word === 'one' && restWords[at + 1] === 'of')
  const count =
    (isOneOf ? 1 : counted.at(0)) ??
    (restWords.includes('one') && !restWords.includes('the') ? 1 : undefined) ??
    (head.plural && plain ? plain.value : undefined)
  return {
    ...head,
    definite: restWords.some((word) => DEFINITE.test(word)) || head.role === 'pronoun',
    each: restWords.some((word) => /^(?:each|every|both|either|all)$/u.test(word)),
    another: restWords.includes('another'),
    possessive: restWords.some((word) => /^(?:its|their)$/u.test(word)),
    ...(head.role === 'pronoun' && restWords.some((word) => /^(?:this|that)$/u.test(word))
      ? { near: true as const }
      : {}),
    ...(count === undefined || (count === 1 && head.plural && !isOneOf) ? {} : { count }),
    ...(isOneOf || (count === 1 && head.plural) ? { one: true as const } : {}),
    ...(ordinal === undefined ? {} : { ordinal }),
    adjectives,
    sizes: rest.flatMap((node) => (node.kind === 'size' ? [node.size] : [])),
    bare: bare.filter((figure) => figure !== plain || count !== plain.value),
    ...(owner ? { owner } : {}),
    ...sidedOf(words),
    span: spanOf(nodes),
  }
}

/** Each of "top left and top right"; nothing where only one is told. */
function sidedOf(words: readonly string[]): Pick<Phrase, 'sided'> {
  const groups: string[][] = [[]]
  for (const word of words)
    if (/^(?:and|or|,)$/u.test(word)) groups.push([])
    else if (word in SIDES) groups.at(-1)?.push(word)
  const sided = groups.filter(({ length }) => length > 0)
  return sided.length > 1 ? { sided } : {}
}
/** "The bottom part is 60 mm in diameter": one of those that the whole consists of. */
const isSection = (
  { role, name }: Noun & { name: string },
  adjectives: readonly string[],
  words: readonly string[],
): boolean =>
  role === 'whole' &&
  /^(?:part|piece)$/u.test(name) &&
  (words.some((word) => ORDINALS[word] !== undefined) || adjectives.some((word) => SECTIONS.has(word)))

const SECTIONS = new Set(
  'top bottom middle upper lower left right central large larger small smaller main horizontal vertical wide wider narrow thick thin long short cylindrical round square rectangular'.split(
    ' ',
  ),
)

/** "the plate left edge": the noun before the head. */
function innerNoun(nodes: readonly Node[]): ReturnType<typeof nounOf> {
  const words = nodes.flatMap((node) => (node.kind === 'word' ? [node.text] : []))
  for (let from = 0; from < words.length; from++)
    for (let length = 3; length >= 1; length--) {
      const name = words.slice(from, from + length).join(' ')
      const noun = ADJECTIVES.has(name) ? undefined : nounOf(name)
      if (noun && noun.role !== 'pronoun') return noun
    }
  return undefined
}

/** Nothing is said of it. */
export const UNSAID = {
  definite: true,
  each: false,
  another: false,
  possessive: false,
  adjectives: [],
  sizes: [],
  bare: [],
} as const

/** A phrase that is its noun and no more. */
export const lone = (noun: NonNullable<ReturnType<typeof nounOf>>, span: Span): Phrase => ({
  ...noun,
  ...UNSAID,
  span,
})

/** What is taken off on one side, as a cut of its own. */
export const trimOf = (side: string, figure: Figure): Omit<Phrase, 'span'> => ({
  concept: 'trim',
  role: 'cut',
  name: 'trim',
  plural: false,
  definite: false,
  each: false,
  another: false,
  possessive: false,
  adjectives: [side],
  sizes: [],
  bare: [figure],
})

const node = (phrase: Phrase | undefined, found: Found): Node | undefined =>
  phrase && {
    kind: 'phrase',
    text: 'N',
    span: spanOf(found.nodes),
    phrase: { ...phrase, span: spanOf(found.nodes) },
  }

const sizesIn = ({ nodes }: Found): Size[] =>
  nodes.flatMap((each) => (each.kind === 'size' ? [each.size] : []))
const figuresIn = ({ nodes }: Found): Figure[] =>
  nodes.flatMap((each) => (each.kind === 'figures' ? each.figures : []))
const firstOf = ({ nodes }: Found): Phrase | undefined =>
  nodes.flatMap((each) => (each.kind === 'phrase' ? [each.phrase] : []))[0]

/** What has a direction of its own. */
const isLine = ({ concept, name }: Phrase): boolean =>
  concept === 'edge' || concept === 'corner' || (concept === 'center' && /line|plane/u.test(name))

type Rule = readonly [RegExp, (found: Found) => Node | undefined]

const RULES: readonly Rule[] = [
  [
    compiled(
      `${DETERMINER}(?:(?:${MODIFIER} )*${HEAD}|(?:(?:${Object.keys(ORDINALS).join('|')}|other|same) )?${PRONOUN})`,
    ),
    (found) => node(phraseOf(found), found),
  ],
  // "The first is at the top": of those told.
  [
    compiled(
      `the (?<which>${Object.keys(ORDINALS).join('|')})(?= (?:,|:|at|on|[QAH]|${BE}|being|centered|starting|located|placed)(?: |$))`,
    ),
    (found) => {
      const one = lone({ concept: 'one', role: 'pronoun', name: 'one', plural: false }, [0, 0])
      return node({ ...one, ordinal: ORDINALS[found.text('which') ?? ''] ?? 1 }, found)
    },
  ],
  [
    compiled(
      `(?:(?:a|an|the|its|this|each|another) )+(?:${MODIFIER} )*(?!${FUNCTION_WORD} )[a-z]{3,}(?= ${FUNCTION_WORD}| [NSVQBADKP]|$)`,
    ),
    (found) =>
      found.nodes.some(({ text }) => NOT_NAMES.has(text)) ? undefined : node(phraseOf(found), found),
  ],
  // "The one on the left" stands for what was told; "both of them" are they.
  [
    compiled(
      `(?<what>(?:each|both|all|K|one|every one|any|either|two)(?: K)?)(?: of (?<whole>N))?(?=(?: ,)? (?:${BE}|has|have|goes|go|runs|gets|should|also))`,
    ),
    (found) => {
      const whole = found.phrase('whole')
      const what = found.text('what') ?? ''
      const [first] = found.nodes
      if (first?.kind === 'count' && first.count > 1 && !whole) return undefined
      const each = /each|both|all|every/u.test(what)
      const they = lone({ concept: each ? 'they' : 'one', role: 'pronoun', name: what, plural: each }, [0, 0])
      if (!whole) return node({ ...they, each }, found)
      return node(each ? { ...whole, each } : { ...they, owner: whole }, found)
    },
  ],
  [
    // "the edges parallel to the Z axis", "the midline along X".
    compiled(
      '(?<line>N) (?:(?:which|that) (?:is|are|run|runs) )?(?:parallel to|along|in|running along) (?<axis>[xyz])(?! N)',
    ),
    (found) => {
      const line = found.phrase('line')
      const axis = found.text('axis') as AxisName
      return line && isLine(line) ? node({ ...line, along: axis }, found) : undefined
    },
  ],
  [
    compiled('N(?: of N){1,3}'),
    (found) => {
      const all = found.nodes.flatMap((each) => (each.kind === 'phrase' ? [each.phrase] : []))
      const owned = all.reduceRight((owner, phrase) => ({ ...phrase, owner }))
      return node(owned, found)
    },
  ],
  [
    // "the centerline that runs along the length of the plate".
    compiled(
      '(?<line>N) (?:(?:which|that) (?:is|are|run|runs|goes|go) |running |going )?(?:along|down|parallel to|in the direction of) (?<way>N)',
    ),
    (found) => {
      const [line, way] = [found.phrase('line'), found.phrase('way')]
      if (line?.concept !== 'center' || !isLine(line) || !/^(?:length|width)$/u.test(way?.name ?? ''))
        return undefined
      return node({ ...line, alongExtent: way?.name as 'length' }, found)
    },
  ],
  [
    // "the two edges next to it", "the edge closest to the hole".
    compiled(
      '(?<line>N) (?:(?:which|that) (?:is|are) )?(?:right )?(?:next|nearest|closest|adjacent) to (?<near>N)',
    ),
    (found) => {
      const [line, near] = [found.phrase('line'), found.phrase('near')]
      const isNear = near && (near.role === 'pronoun' || near.role === 'cut' || near.concept === 'corner')
      if (!line || !isNear || !/^(?:edge|face|end)$/u.test(line.concept)) return undefined
      return node({ ...line, adjectives: [...line.adjectives, 'nearest'] }, found)
    },
  ],
  [
    compiled(`N(?: ,)? (?:that|which) (?:${BE}|has|have)(?: a| an)? S(?:(?: and| ,)+ S)*`),
    (found) => {
      const first = firstOf(found)
      // "a slot in the top that is 12 mm deep": the slot is.
      if (!first || first.role === 'part') return undefined
      return node({ ...first, sizes: [...first.sizes, ...sizesIn(found)] }, found)
    },
  ],
  [
    compiled('N (?:with|of)(?: a| an)? (?:S|[QB])'),
    (found) => {
      const first = firstOf(found)
      if (!first || first.role === 'part') return undefined
      return node(
        {
          ...first,
          sizes: [...first.sizes, ...sizesIn(found)],
          bare: [...first.bare, ...figuresIn(found)],
        },
        found,
      )
    },
  ],
]

export const withPhrases = (nodes: readonly Node[]): Node[] =>
  RULES.reduce((left, [pattern, make]) => rewrite(left, pattern, make), [...nodes])
