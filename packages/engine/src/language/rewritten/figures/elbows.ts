/**
 * "At both ends of the bend there is a straight section of the same pipe that's 30 mm long", "bend radius 60 mm, measured to
 * the centerline": pipe elbows by their bend and the straight lengths that both ends go on with. A sentence is read so where
 * it says nothing else.
 */
import { where } from '../../text/heard.ts'
import { type Item, means } from '../../text/items.ts'
import { unsaidWord } from '../../text/little-words.ts'
import { findAllSpoken } from '../../text/spoken.ts'
import { readSizeLine, type SizeWords, sizesTold } from './size-lines.ts'

const IS = '(?: (?:is|of|being|measures|are|=|:))*'
const AXIS =
  '(?:(?:the|its) )?(?:centerline|centreline|center line|centre line|center|centre|middle|axis)(?: of (?:the|its) (?:pipe|tube|bend|elbow))?'
const MEASURED = `(?:(?: ,)?(?: \\()?(?: (?:as|is|it is|when))?(?: (?:measured|taken))? (?:to|at|along|on|from) ${AXIS}(?: \\))?)?`
const CURVED =
  '(?:(?:centerline|centreline|center line|centre line|bend|bending|turn|turning|elbow|curve|mean) )*radius(?: of (?:the|this) (?:bend|turn|curve|elbow))?'
const ENDS =
  '(?:at|on|to|for|from) (?:(?:both|each|either|the two)(?: of)?(?: the| its)?(?: two)?) (?:ends?|sides?)(?: of (?:the|this|it) ?(?:bend|elbow|turn|curve|pipe)?)?'
const STRAIGHT =
  '(?:straight (?:tangents?|sections?|pieces?|ends?|legs?|lengths?|parts?|runs?|portions?|extensions?|stubs?)|tangents?)(?: of (?:(?:the|same|this) )*(?:pipe|tube))?'
const LONG = `(?:(?: ,)? (?:that's|that is|that are|which is|which are|is|are|each|with|a|length|of|measuring|${ENDS}))* #(?: (?:long|in length|each))*`

/** "There are no straight sections on the ends, it's just the bend": as an elbow is anyway. */
const BARE =
  /(?:(?:there are|there is|there's|with|has|it has|and|but|,) )*(?:no|without(?: any)?) (?:straight|tangent) (?:sections?|pieces?|ends?|legs?|lengths?|parts?|runs?|portions?|extensions?|stubs?)(?: (?:at|on) (?:the|its|either|both|the two)(?: of the)? ends?)?(?= ?[,.;]|$)|(?:(?:it's|it is|this is|so it's|just|only|,) )*(?:just|only) the bend(?: itself)?(?= ?[,.;]|$)/u

const WORDS: SizeWords = [
  [
    new RegExp(
      `${ENDS}(?: ,)?(?: the)?(?: pipe| tube| it)? (?:continues|runs|goes on|goes|extends) straight for #|# (?:long )?${STRAIGHT}(?: ,?${ENDS})?|${STRAIGHT}${LONG}(?: ${ENDS})?|(?:tangent|straight|leg) lengths?${IS} #(?: ${ENDS})?`,
      'gu',
    ),
    'tangentLength',
  ],
  [
    new RegExp(
      `(?<!(?:outer|inner|outside|inside) )${CURVED}${IS} #${MEASURED}|# (?:\\( )?${CURVED}${MEASURED}`,
      'gu',
    ),
    'ringRadius',
  ],
  [
    new RegExp(
      `(?:outer|outside|external) (?:diameter|dia)${IS} #|# (?:in )?(?:outer|outside|external) (?:diameter|dia)|# od(?= |$)|od${IS} #`,
      'gu',
    ),
    'outerDiameter',
  ],
  [
    new RegExp(
      `(?:inner|inside|internal|bore) (?:diameter|dia)${IS} #|# (?:in )?(?:inner|inside|internal|bore) (?:diameter|dia)|# id(?= |$)|(?<= )id${IS} #|# bore|bore${IS} #`,
      'gu',
    ),
    'innerDiameter',
  ],
  [new RegExp(`walls?(?: thickness)?${IS} #|# (?:thick )?walls?(?: thickness)?`, 'gu'), 'wall'],
  [/(?:bend |turn |bending )?angle(?: (?:is|of|=))* @|@/gu, 'angle'],
]

/** Words that say what an elbow is anyway. */
const IDLE = new Set(
  'a an the and with of has have having is are it its pipe tube elbow bend bends bent turn turns turning fitting hollow round circular open at on both each either side ends end continue continues continued there this here which that same straight tangent tangents smooth smoothly make create model made from in by through'.split(
    ' ',
  ),
)

const isElbow = (item: Item): boolean => means(item, 'solid', 'pipe elbow')
const isPipe = (item: Item): boolean => isElbow(item) || means(item, 'solid', 'tube')

function withoutBare(items: Item[]): Item[] {
  const found = findAllSpoken(items, BARE)
  return found.reduceRight<Item[]>(
    (read, { from, to }) => [...read.slice(0, from), ...read.slice(to + 1)],
    items,
  )
}

function readElbow(said: Item[], first: boolean): Item[] | undefined {
  const items = withoutBare(said)
  if (items.length === 0) return []
  const { pieces, left, looks } = readSizeLine(items, WORDS, IDLE)
  const noun = items.find(isElbow)
  const [near] = items
  // A noun of several words may hold its angle: "45 degree pipe elbow".
  const words = left.filter((each) => !/^(?:45|90|degree)$/u.test(each) || !(noun?.text ?? '').includes(each))
  if (words.length > 0 || !near || (first ? !noun : looks.length > 0)) return undefined
  const start: Item[] =
    first && noun
      ? [unsaidWord(near, 'determiner', 'a'), ...looks, noun]
      : [unsaidWord(near, 'determiner', 'the'), unsaidWord(near, 'solid', 'pipe elbow')]
  const sizes = sizesTold(items, pieces)
  if (sizes.length === 0) return first ? start : []
  return [...start, unsaidWord(near, 'preposition', 'with'), ...sizes.slice(1)]
}

export const withElbows = where('solid:pipe elbow', (sentences) => {
  const [title] = sentences
  const said = sentences.flat()
  if (!title?.some(isElbow) || said.some((item) => means(item, 'solid') && !isPipe(item))) return sentences
  const read = sentences.map((items, index) => readElbow(items, index === 0))
  if (read.some((items) => items === undefined)) return sentences
  return read.filter((items): items is Item[] => items !== undefined && items.length > 0)
})
