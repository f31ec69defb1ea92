/**
 * Edges told by a clause behind their noun: "the edges that run from top to bottom", "the edges bounding the top face",
 * "the edge where the top meets the right side". Each becomes the word that would stand before it: upright, top, top right.
 */
import type { Entry } from '../../lexicon/entry.ts'
import { where } from '../../text/heard.ts'
import { asTerm, conceptOf, type Item, isEdgeWork, means, phraseOf, unsaid } from '../../text/items.ts'
import { littleWord, unsaidAgain } from '../../text/little-words.ts'
import { type Found, findSpoken } from '../../text/spoken.ts'

const PRONOUN = '(?:that |which |who )?'
const BE = '(?:are |is )?'
const RUN =
  '(?:run|runs|running|go|goes|going|stand|stands|standing|point|points|pointing|extend|extends|extending|lie|lies|lying|stretch|stretches|stretching|rise|rises|rising|oriented|aligned) ?'
const LEAD = `${PRONOUN}${BE}(?:${RUN})?`
const ALONG = '(?:parallel (?:to|with)|in|along|through|across|over|with)'
const WAY = '(?: direction| dimension| axis)?'
const GROUND =
  '(?:base|bottom|top|ground|floor|xy plane|x y plane|plane of the plate|large faces|big faces|(?:top|bottom|base|upper|lower|large|flat) (?:face|surface|plane|side)s?)'
const PERPENDICULAR = '(?:perpendicular|square|normal|at right angles|at a right angle|at @)'
const SIDE = '(?<side>top|bottom|upper|lower|left|right|front|back|rear|left hand|right hand|underside)'
const OTHER = SIDE.replace('<side>', '<other>')
const FACE = '(?: (?:face|faces|surface|surfaces|side|sides|end|wall))?'
const AROUND =
  '(?:around|all around|bound|bounds|bounding|border|borders|bordering|surround|surrounds|surrounding|enclose|encloses|enclosing|frame|frames|framing|outline|outlines|outlining|delimit|delimits|delimiting|limit|limits|limiting|define|defines|defining|touch|touches|touching|belong to|belonging to|make up|making up|form|forming|on|lie on|lying on|found on|located on)'
const MEETS = '(?:meets|joins|touches|intersects|runs into|turns into|becomes|adjoins)'

const term = (category: Entry['category'], concept: string): Entry => ({ category, concept })

/** Which way the edges run, told behind the noun. */
const DIRECTIONS: readonly (readonly [RegExp, Entry])[] = [
  [
    new RegExp(
      `^,? ?${LEAD}(?:${ALONG} (?:the |its )?(?:full |whole |entire )?(?:height|thickness)${WAY}(?: of the \\w+)?|up and down|upright|vertically|from (?:the )?top to (?:the )?bottom|from (?:the )?bottom to (?:the )?top|${PERPENDICULAR} to (?:the |its )?${GROUND})`,
      'u',
    ),
    term('which', 'vertical'),
  ],
  [
    new RegExp(
      `^${LEAD}(?:connect(?:s|ing)?|join(?:s|ing)?|link(?:s|ing)?|between) (?:the )?(?:top|upper)${FACE} (?:and|to|with) (?:the )?(?:bottom|lower)${FACE}`,
      'u',
    ),
    term('which', 'vertical'),
  ],
  [new RegExp(`^${LEAD}(?:in|along|towards?) (?:the )?z${WAY}(?= |$)`, 'u'), term('which', 'vertical')],
  [new RegExp(`^${LEAD}(?:in|along|towards?) (?:the )?x${WAY}(?= |$)`, 'u'), term('axis', 'x')],
  [new RegExp(`^${LEAD}(?:in|along|towards?) (?:the )?y${WAY}(?= |$)`, 'u'), term('axis', 'y')],
]

/** Where they lie: around a face, or where two faces meet. */
const FACES: readonly RegExp[] = [
  new RegExp(
    `^(?:where|at which|in which|that is formed where) (?:the )?${SIDE}${FACE} ${MEETS} (?:the |its )?${OTHER}${FACE}`,
    'u',
  ),
  new RegExp(
    `^(?:where|at which|in which) (?:the )?${SIDE}${FACE} and (?:the )?${OTHER}${FACE} (?:meet|join|touch|intersect)`,
    'u',
  ),
  new RegExp(
    `^${PRONOUN}${BE}(?:between|shared by|common to|formed by|made by|joining|connecting|of) (?:both )?(?:the )?${SIDE}${FACE} (?:and|with|to) (?:the )?${OTHER}${FACE}`,
    'u',
  ),
  new RegExp(`^${PRONOUN}${BE}${AROUND} (?:the |its )?${SIDE}${FACE}(?= |$)`, 'u'),
]

const SIDES: Readonly<Record<string, string>> = {
  top: '+z',
  upper: '+z',
  bottom: '-z',
  lower: '-z',
  underside: '-z',
  left: '-x',
  'left hand': '-x',
  right: '+x',
  'right hand': '+x',
  front: '-y',
  back: '+y',
  rear: '+y',
}

const ALL_AROUND = /^(?:all the way around|all around|all the way round|all round)(?= |$)/u
const ALL_OF_THEM =
  /^(?:, )?(?:all|that is all|i mean all) (?:#|\d+|two|three|four|five|six|eight|twelve)(?: of them)?(?: ,)?/u

/** The clause as one word, or as two where two faces meet; the words that were said are the first's. */
function wordsFor(said: readonly Item[], senses: readonly Entry[]): Item[] {
  const phrase = phraseOf(said as [Item, ...Item[]])
  const [, end] = phrase.span
  return senses.map((sense, at) =>
    at === 0 ? asTerm(phrase, sense) : unsaid({ span: [end, end] }, sense, sense.concept),
  )
}

function sidesIn(found: Found, plural: boolean): readonly Entry[] | undefined {
  const { side, other } = found.match.groups ?? {}
  const faces = [side, other].flatMap((name) => (name ? [SIDES[name] ?? ''] : []))
  const [one, two] = faces
  if (!one) return undefined
  if (!two) return [term('face', one)]
  // Opposite faces are joined by the edges that run from one to the other.
  if (one[1] === two[1])
    return plural && one !== two
      ? [one[1] === 'z' ? term('which', 'vertical') : term('axis', one[1] ?? '')]
      : undefined
  return [term('face', one), term('face', two)]
}

/** The clause that stands right behind an edge noun, and what it says of the edges. */
function clauseAt(
  behind: readonly Item[],
  plural: boolean,
): { senses: readonly Entry[]; to: number } | undefined {
  for (const [pattern, sense] of DIRECTIONS) {
    const found = findSpoken(behind, pattern)
    if (found) return { senses: [sense], to: found.to }
  }
  for (const pattern of FACES) {
    const found = findSpoken(behind, pattern)
    const senses = found && sidesIn(found, plural)
    if (found && senses) return { senses, to: found.to }
  }
  return undefined
}

function withClauses(items: readonly Item[]): Item[] {
  const noun = items.findIndex((item) => means(item, 'edge', 'edge', 'corner'))
  const edge = items[noun]
  if (edge?.kind !== 'term' || !items.some(isEdgeWork)) return [...items]
  const before = items.slice(0, noun)
  const behind = items.slice(noun + 1)
  const around = findSpoken(behind, ALL_AROUND)
  // "the top edges all the way around": all of them anyway.
  if (around && items.slice(0, noun).some((item) => means(item, 'face')))
    return withClauses([...before, edge, ...behind.slice(around.to + 1)])
  const clause = clauseAt(behind, edge.plural)
  if (!clause) return withNumber(before, edge, behind)
  const rest = behind.slice(clause.to + 1)
  return withNumber([...before, ...wordsFor(behind.slice(0, clause.to + 1), clause.senses)], edge, rest)
}

/** "the vertical edges, all four of them, get a chamfer": the number belongs before the noun. */
function withNumber(before: readonly Item[], edge: Item, behind: readonly Item[]): Item[] {
  const skipped = behind.findIndex(
    (item) => !means(item, 'preposition', 'of') && !means(item, 'determiner') && !means(item, 'face'),
  )
  const tail = behind.slice(Math.max(0, skipped))
  const found = findSpoken(tail, ALL_OF_THEM)
  const count = found && tail.slice(found.from, found.to + 1).find(({ kind }) => kind === 'quantity')
  if (!found || count?.kind !== 'quantity' || before.at(-1)?.kind === 'quantity')
    return [...before, edge, ...behind]
  const said = tail.slice(found.from, found.to + 1)
  const span: Item['span'] = [said[0]?.span[0] ?? 0, said.at(-1)?.span[1] ?? 0]
  const counted: Item = { ...count, span, quantity: { ...count.quantity, kind: 'count' } }
  return [...before, counted, edge, ...behind.slice(0, Math.max(0, skipped)), ...tail.slice(found.to + 1)]
}

const WAY_AROUND =
  /(?:(?:that|which) )?(?:goes|runs|going|running|is|cut|put)?(?: ?all the way| ?all)? (?:around|round) (?:the|its) (?:top|bottom)(?: (?:face|surface|side|end|edge|rim))?(?= [,;.)]|$| and | with | of # )/u

/** "a 2 mm chamfer that goes all the way around the top": on its edges. */
function withWayAround(items: readonly Item[]): Item[] {
  const found = findSpoken(items, WAY_AROUND)
  const work = items.findIndex(isEdgeWork)
  const named = items.some((item) => means(item, 'edge', 'edge', 'corner'))
  const side = found && items.slice(found.from, found.to + 1).find((item) => means(item, 'face'))
  if (!found || !side || work < 0 || work !== found.from - 1 || named) return [...items]
  const said = items.slice(found.from, found.to + 1)
  const edges = asTerm(phraseOf(said as [Item, ...Item[]]), term('edge', 'edge'), { plural: true })
  return [
    ...items.slice(0, found.from),
    littleWord(edges, 'at'),
    littleWord(edges, 'the'),
    unsaidAgain(edges, side),
    edges,
    ...items.slice(found.to + 1),
  ]
}

const OUTLINE = /^(?:outline|contour|boundary|border|circumference)$/iu

/** "the outline of the top": its edges, where they are worked. */
const withOutlines = (items: readonly Item[]): Item[] =>
  items.map((item, at) =>
    OUTLINE.test(item.text) && means(items[at + 1], 'preposition', 'of') && items.some(isEdgeWork)
      ? asTerm(item, term('edge', 'edge'), { plural: true })
      : item,
  )

/** "the top edge at the +X end", "(+X)": a side by its axis. */
function withSigned(items: readonly Item[]): Item[] {
  if (!items.some(isEdgeWork) || !items.some((item) => means(item, 'edge'))) return [...items]
  const read: Item[] = []
  for (let at = 0; at < items.length; at++) {
    const [sign, axis, noun] = items.slice(at, at + 3)
    const name = conceptOf(axis, 'axis')
    const signed =
      sign?.kind === 'mark' && (sign.text === '+' || sign.text === '-') && name && /^[xyz]$/u.test(name)
    if (!sign || !axis || !signed) {
      read.push(items[at] as Item)
      continue
    }
    const side = means(noun, 'edge', 'side', 'face', 'end') ? noun : undefined
    const said: [Item, ...Item[]] = side ? [sign, axis, side] : [sign, axis]
    read.push(asTerm(phraseOf(said), term('face', `${sign.text}${name}`)))
    at += said.length - 1
  }
  return read
}

/** Told of a body in its own sentence, where a face alone would be where the body lies. */
const OWN_FACE =
  /(?<=(?:^| )(?:whose|its) )(?:(?:top|bottom|upper|lower)(?: (?:face|side|surface|end))?|underside)(?= (?:(?:is|are|being|gets|has|been|to|be|should|all|around) )+(?:rounded|filleted|radiused|chamfered|beveled|bevelled)(?: |$))/u

/** "a block whose top is chamfered", "and its bottom is rounded": the edges of that face. */
function withOwnFaces(items: readonly Item[]): Item[] {
  const found = findSpoken(items, OWN_FACE)
  const face = found && items[found.to]
  if (!found || !face || !means(items[found.from], 'face')) return [...items]
  const edges = unsaid({ span: [face.span[1], face.span[1]] }, term('edge', 'edge'), 'edges', 'edge')
  return items.toSpliced(found.to + 1, 0, { ...edges, plural: true })
}

export const withEdgeClauses = where('feature:fillet|feature:chamfer', (sentences) =>
  sentences.map((items) => withClauses(withSigned(withOutlines(withWayAround(withOwnFaces(items)))))),
)
