/** "Cut the sphere in half and keep only the lower half", "remove its upper half": a slice as deep as half of the body. */
import { dimensionsSoFar } from '../compile/bodies/dimensions.ts'
import type { Context } from '../context.ts'
import { type Entity, shapeOf } from '../entity.ts'
import { opposite, SIDE_WORDS } from '../lexicon/sides.ts'
import { impliedLength, impliedValue } from '../quantities/quantity.ts'
import { tidy } from '../quantities/scan.ts'
import { mainBody } from '../references/discourse.ts'
import { where } from '../text/heard.ts'
import { asTerm, type Item, isMark } from '../text/items.ts'
import { findFirstSpoken, findSpoken } from '../text/spoken.ts'
import { takeSlice } from './slices.ts'

const SIDE = 'top|upper|bottom|lower|left|right|front|back|rear'
const BODY = '(?:it|this|(?:the|this) (?:whole |entire |hollow )?[a-z]+)\\b'
/** Not "the upper half of its front side": a part of the body, of which it would be another half. */
const OF = `(?: of ${BODY}(?! (?:sides?|faces?|ends?|edges?)(?: |$))|(?! of ))`
const CUT =
  '(?:cut|slice|sliced|split|saw|sawn|sawed|divide|divided|chop|chopped|cleave|cleaved|halve|halved)'
const GONE =
  '(?:removed|missing|gone|absent|discarded|deleted|(?:cut|sliced|sawn|sawed|chopped|lopped|taken|trimmed|shorn|broken|planed|milled|machined|turned|shaved)(?: off| away))'
const HALVED = `${CUT}(?: ${BODY})? (?:in|into) (?:half|two halves|two equal halves)`
const KEEP = '(?:keep|keeping|retain|retaining|leave|leaving|use|using)(?: only| just)?'
const REMAINS = `(?:(?: ,)? so that (?:only )?(?:the|its) (?:${SIDE}|other) half${OF} (?:remains|is left|stays))?`

const ONE = '(?:half|of the (?:two )?halves|of (?:them|the two))'
const AXIS = '(?:(?:(?:cent(?:er|re)|central|long|middle) )?axis|cent(?:er|re) ?line)'
const PLANE = `(?:by|with|using) an? (?:horizontal |vertical |flat )*plane (?:that (?:goes|passes|runs) )?through (?:its|the) ${AXIS}`
const ALONG = `(?:lengthwise|lengthways|longitudinally|vertically|along (?:its|the) (?:length|${AXIS})|from top to bottom|(?:(?:straight|right|exactly) )?(?:down|through) (?:its|the) ${AXIS})`

/** "so that you're left with a half circle profile", "to get a gutter": what a half of it looks like. */
const AS_HALF =
  "(?:(?: ,)? (?:(?:so that|so|and) (?:you're|you are|we're|we are|it's|it is) left with|leaving(?: (?:you|us)(?: with)?)?|giving(?: (?:you|us))?|(?:so that|so) (?:it|you|we) (?:becomes|gets?|has|have)|resulting in|to (?:get|make|form|leave)) (?:an? |one |the )?(?:half circle|half round|half circular|semicircular|semi circular|semicircle|half pipe|half tube|c shaped|u shaped|gutter|trough)(?: (?:profile|section|cross section|shape|channel|gutter|trough|pipe|tube))*)"

/** "and only one of the halves is kept", "and discard the other half". */
const KEPT_ONE = `(?:(?: [,;])?(?: and)?(?: then)? (?:${KEEP} (?:one|(?:the|its) (?:${SIDE}))(?: half| ${ONE})?|only one ${ONE} (?:remains|is kept|is left|is used)|(?:remove|discard|delete|throw away|take away) (?:one|the other)(?: ${ONE})?|(?:one|the other) ${ONE} (?:is|gets) ${GONE})|${AS_HALF})?`

/** "cut in half lengthwise, straight through the center axis, and only one of the halves is kept". */
export const HALVED_LENGTHWISE = new RegExp(
  `${HALVED}(?:(?: ,)? ${ALONG})+(?:(?: ,)? ${PLANE})?${KEPT_ONE}`,
  'u',
)

/** The half that goes, or the one that stays. */
const TOLD: readonly RegExp[] = [
  new RegExp(
    `(?:remove|cut off|cut away|slice off|slice away|chop off|chop away|saw off|saw away|lop off|trim off|trim away|shave off|throw away|get rid of|drop|discard|delete|take away|take off|cut) (?:the|its) (?<goes>${SIDE}) half${OF}(?: off| away)?${REMAINS}`,
    'u',
  ),
  new RegExp(
    `(?:with )?(?:the|its) (?<goes>${SIDE}) half${OF}(?: (?:is|gets|should be|has been|was|being|having been))?(?: then)? ${GONE}${REMAINS}`,
    'u',
  ),
  new RegExp(
    `${HALVED}(?: horizontally| vertically| (?:at|through|along) (?:its|the) (?:middle|center|centre|equator))*(?: ,)?(?: and)?(?: then)? ${KEEP} (?:the|its) (?<stays>${SIDE}) half${OF}`,
    'u',
  ),
  HALVED_LENGTHWISE,
]

/** "a sphere of 50 mm cut in half": a ball's halves are alike, however it is cut. */
const HALF_BALL = new RegExp(
  `${HALVED}(?: horizontally| (?:at|through|along) (?:its|the) (?:middle|center|centre|equator))?${KEPT_ONE}(?= [,.;]|$)`,
  'u',
)

const WAYS: readonly RegExp[] = [...TOLD, HALF_BALL]

/** Whether a sentence cuts something in half. */
export const isHalved = (items: readonly Item[]): boolean => findFirstSpoken(items, WAYS) !== undefined

/** What a body that stands upright measures along an axis. */
function extentOf(body: Entity, axis: string): number | undefined {
  const shape = shapeOf(body)
  if (body.family || (shape !== 'sphere' && body.orientation && body.orientation !== 'z')) return undefined
  const told = dimensionsSoFar(body)
  if (!told || told.assumed.length > 0) return undefined
  const { values } = told
  const across = values.get('diameter') ?? values.get('outerDiameter') ?? values.get('bottomDiameter')
  if (shape === 'sphere' || axis !== 'z') return values.get(axis) ?? across
  return values.get('height') ?? values.get('z')
}

const KEPT = new RegExp(`^${KEEP} (?:one|the|its) (?:(?:${SIDE}) )?half(?= |$)`, 'u')
const LENGTHWISE = new RegExp(`${HALVED} (?:lengthwise|lengthways)`, 'u')

/** "Cut it in half lengthwise. Keep only the lower half.": told in one breath. */
function withKept(sentences: readonly Item[][]): Item[][] {
  const isKept = (at: number): boolean =>
    findSpoken(sentences[at] ?? [], KEPT) !== undefined &&
    findSpoken(sentences[at - 1] ?? [], LENGTHWISE) !== undefined
  return sentences.flatMap((items, at) => {
    if (isKept(at)) return []
    return [isKept(at + 1) ? [...items, ...(sentences[at + 1] as Item[])] : [...items]]
  })
}

/** "…, 75 mm long": a last size of the body, told behind the cut. */
const isLastSize = (items: readonly Item[]): boolean =>
  isMark(items[0], ',') && items[1]?.kind === 'quantity' && items.length <= 3

/** "a sphere … and remove its upper half": a sentence of its own, once the body has its sizes. */
export const withHalves = where('half|halves', (sentences) =>
  withKept(sentences).flatMap((items) => {
    const found = items.some(isHalf) ? findFirstSpoken(items, WAYS) : undefined
    if (!found || !items.slice(0, found.from).some((item) => item.kind === 'quantity')) return [items]
    const behind = items.slice(found.to + 1)
    const size = isLastSize(behind) ? behind : []
    // "a cylinder cut in half": no cut-in.
    const told = items
      .slice(found.from, items.length - size.length)
      .map((item) => (/^cut in$/iu.test(item.text) ? asTerm(item, CUTTING) : item))
    return [[...items.slice(0, found.from), ...size], told]
  }),
)

const CUTTING = { category: 'operation', concept: 'cut' } as const

const isHalf = ({ text }: Item): boolean => /\bhal(?:f|ves)$/iu.test(text)

export function takeHalves(context: Context): void {
  const { items, mentions, entities, state } = context
  if (!items.some(isHalf)) return
  for (const pattern of WAYS) {
    const found = findSpoken(items, pattern)
    if (!found) continue
    const { goes, stays } = found.match.groups ?? {}
    const kept = SIDE_WORDS[stays ?? '']
    const isBall = pattern === HALF_BALL
    const side = SIDE_WORDS[goes ?? ''] ?? (kept ? opposite(kept) : isBall ? '+z' : '+y')
    const named = mentions.find(
      ({ head, category }) => category === 'solid' && head >= found.from && head <= found.to,
    )
    const body = (named && entities.get(named)) ?? state.discourse.subject ?? mainBody(state.discourse)
    const extent = body?.kind === 'solid' ? extentOf(body, side[1] as string) : undefined
    const at = items.findIndex((item, index) => index >= found.from && isHalf(item))
    const item = items[at] as Item
    if (!body || !extent || (isBall && shapeOf(body) !== 'sphere')) continue
    if (!goes && !stays)
      state.remarks.push(
        `Of the two halves the ${isBall ? 'lower one' : 'one at the front'} is kept, as they are alike`,
      )
    const value = impliedValue(tidy(extent / 2), 'length', item.span, item.text)
    const attribute = {
      dimension: 'bare',
      quantity: impliedLength(value, item),
      values: [value],
      at,
      items: [at],
    }
    for (const mention of mentions)
      if (mention.head >= found.from && mention.head <= found.to) {
        mention.pointer = true
        entities.delete(mention)
      }
    takeSlice(context, { side, attribute, from: found.from, end: found.to + 1, body }, at)
    return
  }
}
