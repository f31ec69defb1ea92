/**
 * "Cut off both long edges of the top face at a 45 degree angle, removing 10 mm from the top and 10 mm from the side":
 * a chamfer. "The short edges stay as they are": what nobody works is not worked.
 */
import { where } from '../../text/heard.ts'
import { asFiller, asTerm, type Item, means, unsaid } from '../../text/items.ts'
import { findFirstSpoken } from '../../text/spoken.ts'

const OFF = '(?: off| away)'
const CUT = `(?:cut|slice|trim|chop|plane|saw|shave|take|sliced|trimmed|chopped|planed|sawn|shaved|taken)`
const WHICH =
  '(?:(?:both|all|each|of|the|its|two|four|2|4|long|short|longer|shorter|top|bottom|upper|lower|vertical|upright|front|back|left|right|outer|horizontal|parallel|opposite) )*'
const FACE = '(?:top|bottom|front|back|left|right|upper|lower) (?:face|side|surface|end)'
const EDGES = `(?:${WHICH}(?:edges?|corners?)(?: (?:of|on|along|at) (?:the|its) (?:${FACE}|block|plate|box|cuboid|prism|cube|top|bottom)(?: of the [a-z]+)?)?)`
const ANGLE = '(?: at (?:a |an )?(?:angle of )?@(?: angle)?)'
const FROM = '(?:off|from|of|on|along) (?:the |each |both |every |either )?(?:[a-z]+ ){0,2}[a-z]+'
const LEAD =
  '(?: ,)?(?: (?:with|where|so that|such that|thereby|by|and|which|this|each cut|each|the cut|it|is|that))*'
const AMOUNT = `${LEAD} (?:(?:removing|taking|cutting|remove|removes|take|takes)(?: off| away)? # ${FROM}(?: and (?:also )?# ${FROM})?|# (?:is|are|gets) (?:removed|taken|cut)(?: off| away)? ${FROM}(?: and (?:the )?[a-z]+(?: face| side)?)?|# ${FROM}(?: and # ${FROM})?)`

const PATTERNS: readonly RegExp[] = [
  new RegExp(
    `(?<=^|(?:then|and|,|next|finally) )(?<verb>${CUT}${OFF}?) ${EDGES}(?:${OFF})?${ANGLE}${AMOUNT}(?= [.;]|$| , )`,
    'u',
  ),
  new RegExp(
    `(?<=^|(?:then|and|,|next|finally) )${EDGES} (?:is|are|should be) (?<verb>${CUT}${OFF})${ANGLE}${AMOUNT}(?= [.;]|$| , )`,
    'u',
  ),
]

const lengthOf = (item: Item | undefined): number | undefined =>
  item?.kind === 'quantity' && item.quantity.kind !== 'count' ? item.quantity.values[0]?.value : undefined

const isEdge = (item: Item): boolean =>
  means(item, 'edge', 'edge', 'corner') || /\b(?:edge|corner)s?$/iu.test(item.text)

/** The words from the verb to what is taken off, as "chamfer … by 10 mm"; anything but one size at 45° is left alone. */
function asChamfer(items: readonly Item[]): Item[] {
  if (!items.some(isEdge)) return [...items]
  const found = findFirstSpoken(items, PATTERNS)
  if (!found) return [...items]
  const said = items.slice(found.from, found.to + 1)
  const angle = said.find((item) => item.kind === 'quantity' && item.quantity.kind === 'angle')
  const sizes = said.filter((item) => item.kind === 'quantity' && item.quantity.kind === 'length')
  const [size] = sizes
  const same = sizes.every((each) => lengthOf(each) === lengthOf(size))
  if (!size || !same || lengthOf(angle) !== 45) return [...items]
  const edge = said.findIndex(isEdge)
  const begins = said.findIndex(
    (item) =>
      !/^(?:cut|slice|trim|chop|plane|saw|shave|take)\b/iu.test(item.text) &&
      !/^(?:off|away)$/iu.test(item.text),
  )
  // The edges and the face they are of, up to where the cut is told.
  let end = edge + 1
  while (
    end < said.length &&
    said[end] !== angle &&
    !/^(?:off|away|is|are|at|should be)$/iu.test(said[end]?.text ?? '')
  )
    end++
  const edges = said.slice(begins, end)
  const verb = said.find(
    (item) =>
      means(item, 'operation', 'cut') || /^(?:cut|slice|trim|chop|plane|saw|shave|take)/iu.test(item.text),
  )
  if (!verb || edges.includes(verb)) return [...items]
  const used = new Set<Item>([...edges, verb, size])
  return [
    ...items.slice(0, found.from),
    asTerm(verb, { category: 'feature', concept: 'chamfer' }, { form: 'chamfer' }),
    ...edges,
    unsaid(size, { category: 'preposition', concept: 'at' }),
    size,
    ...said
      .filter((item) => !used.has(item) && item.kind !== 'mark')
      .map((item) => asFiller(item, 'how the chamfer is told')),
    ...items.slice(found.to + 1),
  ]
}

export const withCutEdges = where(['edge|corner', 'at @|at a @|at an @|angle of @'], (sentences) =>
  sentences.map(asChamfer),
)
