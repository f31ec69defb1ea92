/**
 * "outer faces flush", "flush with both sides", "its outside is in line with the edge of the base": that a body ends where
 * what it stands on ends. Which sides are meant is told by where it stands; where nothing tells it, it is refused.
 */
import { EngineError } from '../../errors.ts'
import type { AxisName, SignedAxis } from '../../plan/geometry.ts'
import type { Context } from '../context.ts'
import { type Entity, isOwnBody, shapeOf } from '../entity.ts'
import type { Mention } from '../nouns/mentions.ts'
import { asPointers } from '../nouns/pointers.ts'
import { mainBody } from '../references/discourse.ts'
import { quote } from '../sizes/sizes.ts'
import { conceptOf, type Item, isMark, means, wordsOf } from '../text/items.ts'
import { type Found, findAllSpoken, findSpoken, useStretch } from '../text/spoken.ts'
import type { Place } from './place.ts'

/** Said of a body: it ends where its host does. */
export const FLUSH = 'flush'

const SIDES =
  '(?:edges?|sides?|faces?|ends?|surfaces?|walls?|outsides?|corners?|perimeters?|rims?|outlines?|borders?|boundary|circumferences?|flanks?)'
const OUTER =
  '(?:(?:outer|outside|outward|outermost|exterior|external|side|end|lateral|vertical|respective|adjacent|two) )*'
const WHOSE = "(?:(?:the|its|their|both|all|that|those|this|each|every|his) |[a-z]+(?: [a-z]+)?['’]s? )*"
const OF = '(?: there| of (?:which|it|each|them|both|(?:the|its|that|this|each) [a-z]+(?: [a-z]+)?))?'
const OWN = `(?:${WHOSE}${OUTER}(?:${SIDES}|outside)${OF} )?`
const IS =
  '(?:(?:is|are|being|lie|lies|lying|sit|sits|sitting|stay|stays|remain|remains|should be|must be|will be|set|kept|exactly|all|both|also|again) )*'
const EVEN =
  '(?:flush|even|level|aligned|aligning|lined up|lining up|in line|coplanar|squared up)(?: with| to| on| at)?'
const EVEN_WORD = new RegExp(`^${EVEN}$`, 'iu')
/** "flush with the pipe end", "with the plate edges": whose it is may stand before it. */
const OF_BODY =
  '(?:(?:pipe|tube|shaft|rod|bar|plate|base|block|cylinder|body|wall|flange|disc|hub|rail|beam) )?'
const TARGET = `(?: (?:it|them|(?:${WHOSE}${OUTER}${OF_BODY}${SIDES}${OF})))?`
const LEAD = '(?:, )?(?:(?:with|and|so that|so|such that|which|where) )*'

const EVENLY = new RegExp(`(?<=^| )${LEAD}${OWN}${IS}${EVEN}${TARGET}(?= [,.;:)]|$| (?:and|so|which) )`, 'u')

const isSite = (items: readonly Item[], { start, determiner, category }: Mention): boolean =>
  (determiner === 'the' || category === 'whole') &&
  (means(items[start - 1], 'preposition') || means(items[start - 1], 'place') || category === 'whole')

/** The body that was told last before, and that others do not stand on. */
function told({ items, mentions, entities, state }: Context, at: number): Entity | undefined {
  const main = mainBody(state.discourse)
  const bodies = mentions.filter((mention) => !mention.within && isOwnBody(entities.get(mention)))
  const named = bodies.filter((mention) => !isSite(items, mention) && entities.get(mention) !== main)
  const found = named.findLast(({ head }) => head < at) ?? named.find(({ head }) => head > at)
  const entity = found && entities.get(found)
  if (entity) return entity
  const { subject } = state.discourse
  return isOwnBody(subject) && subject !== main ? subject : undefined
}

const namesSide = (items: readonly Item[], { from, to }: Found): boolean =>
  items.slice(from, to + 1).some((item) => means(item, 'face'))

/** "even with the right, front and back faces": each by its name; between two opposite ones it runs all the way. */
function takeNamedSides(context: Context): void {
  const { items, state } = context
  for (const [at, item] of items.entries()) {
    if (!means(item, 'place', 'flush') || state.account.isUsed(item)) continue
    const sides: SignedAxis[] = []
    let end = at + 1
    for (; end < items.length; end++) {
      const each = items[end]
      const face = conceptOf(each, 'face')
      if (face) sides.push(face as SignedAxis)
      else if (
        !means(each, 'determiner') &&
        !means(each, 'conjunction', 'and') &&
        !isMark(each, ',') &&
        !means(each, 'edge', 'side', 'face', 'edge', 'end') &&
        !means(each, 'which', 'both', 'all', 'outer') &&
        !means(each, 'preposition', 'with', 'to')
      )
        break
    }
    while (
      end > at &&
      (isMark(items[end - 1]) || means(items[end - 1], 'determiner') || means(items[end - 1], 'conjunction'))
    )
      end--
    const entity = sides.length > 1 ? told(context, at) : undefined
    // "two lugs flush with the left and right ends": one at each of them.
    if (!entity || entity.plural || (entity.count?.value ?? 1) > 1) continue
    const said = items.slice(at, end)
    for (const side of new Set(sides)) {
      const opposite = sides.some((other) => other !== side && other[1] === side[1])
      if (!opposite) entity.places.push({ place: { kind: 'flush', side }, items: said })
      else if (side.startsWith('-'))
        entity.places.push({ place: { kind: 'runs', axis: side[1] as AxisName }, items: said })
    }
    for (const each of said) if (!isMark(each)) state.account.use(each, `place of the ${entity.concept}`)
  }
}

export function takeFlushness(context: Context): void {
  const { items, state } = context
  takeRims(context)
  takeNamedSides(context)
  if (
    !items.some(
      (item) => means(item, 'place', 'flush') || /^(?:align|coplanar|even$|level$)/iu.test(item.text),
    )
  )
    return
  for (const found of findAllSpoken(items, EVENLY)) {
    // "flush with the right side" names it.
    const entity = namesSide(items, found) ? undefined : told(context, found.from)
    const word = items.slice(found.from, found.to + 1).find((item) => EVEN_WORD.test(item.text))
    if (!entity || state.account.isUsed(word)) continue
    entity.manners.add(FLUSH)
    entity.flush = items.slice(found.from, found.to + 1).filter((item) => !isMark(item))
    useStretch(state.account, items, found, `place of the ${entity.concept}`)
    asPointers(context.mentions, found)
  }
}

const AROUND_RIM =
  /(?:all )?(?:around|along|round|following|on)(?: all)? (?:the|its) (?:outer |outside |whole |entire |upper |top )*(?:rim|edge|perimeter|circumference|periphery|border)(?: of (?:the|its|this) [a-z]+(?: [a-z]+)?)?/u

/** "Around its rim runs a raised ring": where the body that it stands on ends, as nothing else says how wide it is. */
function takeRims(context: Context): void {
  const { items, state } = context
  const found = findSpoken(items, AROUND_RIM)
  const entity = found && told(context, found.from)
  if (!found || !entity || shapeOf(entity) !== 'tube') return
  entity.manners.add(FLUSH)
  if (found.match[0].startsWith('on '))
    entity.places.push({ place: { kind: 'on', side: '+z' }, items: items.slice(found.from, found.to + 1) })
  useStretch(state.account, items, found, `place of the ${entity.concept}`)
  asPointers(context.mentions, found)
}

const isLevel = (side: SignedAxis): boolean => side[1] !== 'z'

/** What a place comes to where the body ends with its host there; undefined where it says nothing of that. */
function flushed(place: Place): Place[] | undefined {
  switch (place.kind) {
    case 'corner':
    case 'corners':
    case 'flush':
    case 'tip':
    case 'runs':
      return [place]
    case 'ends':
      return [{ ...place, within: true }]
    case 'face':
      return isLevel(place.face) ? [{ kind: 'flush', side: place.face }] : undefined
    case 'near':
      return place.sides.length > 0 ? place.sides.map((side): Place => ({ kind: 'flush', side })) : undefined
    default:
      return undefined
  }
}

/** Where it stands tells which sides end together; a ring ends with the rim of what it stands on. */
export function settleFlush(entities: readonly Entity[]): void {
  for (const entity of entities) {
    if (!entity.flush) continue
    const onTop = entity.places.some(({ place }) => place.kind === 'on' || place.kind === 'face')
    let known = shapeOf(entity) === 'tube'
    const places = entity.places.flatMap((said) => {
      const instead = said.place.kind === 'face' && !onTop ? undefined : flushed(said.place)
      known ||= instead !== undefined
      return (instead ?? [said.place]).map((place) => ({ ...said, place }))
    })
    if (!known)
      throw new EngineError(
        'prompt_too_ambiguous',
        `I could not tell which sides ${quote(wordsOf(entity.flush))} means. Name them, such as “flush with the left side”.`,
      )
    entity.places.splice(0, entity.places.length, ...places)
  }
}
