/** "It crosses the first bar at its center", "intersecting the beam in the middle": two bodies through each other. */
import { dimensionsOf } from '../compile/bodies/dimensions.ts'
import type { Context } from '../context.ts'
import { type Entity, MAY_LIE, shapeOf } from '../entity.ts'
import { asPointers } from '../nouns/pointers.ts'
import { amountOf, type Item, means } from '../text/items.ts'
import { type Found, findFirstSpoken, findSpoken, useStretch } from '../text/spoken.ts'

type Crossing = Extract<Entity['places'][number]['place'], { kind: 'crossing' }>

const CROSSES = /^(?:so (?:that )?they )?(?:cross(?:es|ing)?|intersect(?:s|ing)?|passes through|bisects?)$/iu

const isMiddle = (item: Item | undefined): boolean =>
  means(item, 'preposition', 'at', 'in', 'through') ||
  means(item, 'determiner') ||
  means(item, 'whole', 'it') ||
  means(item, 'place', 'centre') ||
  means(item, 'which', 'each', 'both') ||
  /^(?:other|right|angles?|90|degrees?|perpendicular(?:ly)?|exactly|midpoints?|common|shared|mutual)$/iu.test(
    item?.text ?? '',
  )

const isAngle = (item: Item | undefined): boolean =>
  item?.kind === 'quantity' && item.quantity.kind === 'angle' && item.quantity.values[0]?.value === 90

/** "two bars that cross each other at their centers at a right angle": one through the other. */
function takeCrossedPair({ items, mentions, entities, state }: Context): void {
  for (const [at, item] of items.entries()) {
    if (!CROSSES.test(item.text) || !(EACH_OTHER.test(items[at + 1]?.text ?? '') || isSquare(items, at + 1)))
      continue
    const pair = mentions.findLast((mention) => mention.head < at && entities.get(mention)?.kind === 'solid')
    const entity = (pair && entities.get(pair)) ?? state.discourse.subject
    const plus = entity !== undefined && isPlus(entity)
    if (entity?.kind !== 'solid' || (entity.family && !plus)) continue
    let end = at + 1
    while (end < items.length && (isMiddle(items[end]) || isAngle(items[end]) || isRight(items[end]))) end++
    const said = items.slice(at, end)
    // The bars of a plus do so anyway.
    if (!plus) {
      if (entity.count?.value !== 2) continue
      // Long bodies stand by themselves: they cross where they lie.
      if (MAY_LIE.has(shapeOf(entity) ?? 'box')) entity.orientation ??= 'x'
      entity.places.push({ place: { kind: 'crossing' }, items: said })
    }
    for (const each of said)
      state.account.use(
        each,
        isAngle(each) ? 'a direction named by its size' : `place of the ${entity.concept}`,
      )
  }
}

const isPlus = ({ family, member }: Entity): boolean =>
  (family ?? member?.of.family)?.family.id.startsWith('plus') === true

/** "crossing at right angles", "that intersect perpendicularly": each other, as there are two. */
const isSquare = (items: readonly Item[], at: number): boolean => {
  // "cross in the middle at 90 degrees".
  let from = at
  while (isMiddlePlace(items, from)) from++
  const [first, second, third] = items.slice(from, from + 3)
  const square = (item: Item | undefined): boolean => isRight(item) || isAngle(item)
  const led = means(first, 'preposition', 'at')
  return isRight(first) || (led && (square(second) || (means(second, 'determiner', 'a') && square(third))))
}

/** Of "in the middle", "at their centers". */
const isMiddlePlace = (items: readonly Item[], at: number): boolean => {
  const place = items.findIndex(
    (item, index) => index >= at && index < at + 3 && means(item, 'place', 'centre'),
  )
  return place >= 0 && items.slice(at, place + 1).every((item) => isMiddle(item) || isRight(item))
}

const EACH_OTHER = /^(?:each(?: other)?|one another)$/iu
const isRight = (item: Item | undefined): boolean =>
  /^(?:right angles?|at right angles?|their|perpendicular(?:ly)?)$/iu.test(item?.text ?? '')

const MIDDLES =
  '(?: (?:at|in|through) (?:their|the|its)(?: common| shared)? (?:cent(?:er|re)s?|middles?|midpoints?))?'
/** Which way its length goes then. */
const LENGTH = '(?:the|its) (?:#|length|long side|longer side)(?: (?:length|side|dimension|direction))?'
const WAY = '(?:along|in|parallel to)(?: the)? (?<way>x|y)(?: axis| direction)?(?= [,.;]|$)'
const LAID = `(?:(?: ,)? so (?:that )?${LENGTH} (?:now )?(?:runs|lies|goes|is|points|extends) ${WAY})?`
/** Of one that is like the other but for that. */
const LAID_OTHERWISE = new RegExp(
  `(?<=(?:^| )(?:identical|same|equal|matching|similar) (?:.* )?)(?:(?:,|but|only|and) )*with ${LENGTH}(?: (?:running|lying|pointing|going|laid))? ${WAY}`,
  'u',
)
const TURNED = new RegExp(
  `(?:(?:but|and|which is|that is|is|it is|then|should be|be) )*(?:rotated|turned|oriented|placed|laid|lying|(?:rotate|turn) (?:it|this one|(?:the|this) (?:second|other|new)(?: one| \\w+){0,2}?))(?: (?:by|at|through|an?))* (?:@(?: angle)?|perpendicular(?:ly)?|crosswise|at right angles)(?: (?:to|from|relative to) (?:it|the (?:first|other)(?: one| \\w+)?))?(?: (?:about|around) (?:the |its )?(?:z|z axis|vertical axis|central axis|own axis))?(?:(?: ,)? (?:so|such) that (?:they|the two|both|these two|both of them)(?: (?!cross|intersect|overlap)\\w+){0,2}? (?:should )?(?:cross|intersect|overlap)(?: each other| one another)?${MIDDLES}|${MIDDLES}${LAID})`,
  'u',
)

/** "so the 60 mm runs along Y": the length that lay along the other axis before it was turned. */
function liesThatWay(host: Entity, { match, quantities }: Found, items: readonly Item[]): boolean {
  const lengths = quantities.filter((at) => !isAngle(items[at]))
  const way = match.groups?.['way']
  if (lengths.length === 0) return true
  const { values } = dimensionsOf(host)
  const before = values.get(way === 'y' ? 'x' : 'y')
  return way !== undefined && lengths.every((at) => amountOf(items[at]) === before)
}

/** "a second rectangle …, rotated by 90 degrees so that the two cross each other at their centers": across the one before. */
function takeTurned({ items, mentions, entities, state, sentence }: Context): void {
  const found = findFirstSpoken(items, [TURNED, LAID_OTHERWISE])
  if (!found) return
  // "on top of it, rotated by 90 degrees": it stands elsewhere than through the other.
  if (items.some((item) => means(item, 'place', 'on top', 'underneath', 'next to') || means(item, 'face')))
    return
  const turned = mentions.findLast((mention) => mention.head < found.from && !mention.within)
  // "Rotate the second bar by 90 degrees so that they cross": it was told before.
  const named = mentions.find(
    ({ head, category }) => head >= found.from && head <= found.to && category === 'solid',
  )
  const ordered = /^(?:then )?(?:rotate|turn) /u.test(found.match[0].trim())
  const told = named && ordered ? entities.get(named) : undefined
  const guest = (turned && entities.get(turned)) ?? told
  const before = state.discourse.entities.slice(0, guest && state.discourse.entities.indexOf(guest))
  const host = before.findLast(
    (each) => each.kind === 'solid' && each.concept === guest?.concept && !each.loose,
  )
  if (
    guest?.kind !== 'solid' ||
    (guest.sentence !== sentence && guest !== told) ||
    guest.family ||
    !host ||
    host.family ||
    !liesThatWay(host, found, items)
  )
    return
  guest.host = host
  const said = items.slice(found.from, found.to + 1)
  guest.places.push({ place: { kind: 'crossing' }, items: said })
  for (const at of found.quantities) state.account.use(items[at], 'a direction named by its size')
  useStretch(state.account, items, found, `place of the ${guest.concept}`)
  asPointers(mentions, found)
}

const BOTH = '(?:the two|both|they|these two|the|these)(?: (?!should|must|will|share|have)\\w+)?'
const MEET = new RegExp(
  `^${BOTH} (?:(?:should|must|will) )?(?:cross|intersect|overlap)(?: each other| one another)?${MIDDLES}$`,
  'u',
)
const MIDDLE = '(?:cent(?:er|re)(?: point)?|middle|midpoint)'
/** Said of both: one middle, whichever way each of them lies. */
const ONE_MIDDLE: readonly RegExp[] = [
  new RegExp(
    `^${BOTH} (?:(?:should|must|will) )?(?:share|have) (?:the same|one|a common|a single|one common)(?: exact)? ${MIDDLE}$`,
    'u',
  ),
  new RegExp(
    `^their ${MIDDLE}s? (?:(?:should|must|will) )?(?:coincide|are the same|are at the same (?:point|place))$`,
    'u',
  ),
]
/** Said of the second. */
const SAME_MIDDLE = new RegExp(
  `(?:(?:,|and|that|which|it) )*(?:shares|sharing|has|having|with) (?:the same ${MIDDLE} as|(?:its|the same|a|one) ${MIDDLE} with) (?:it|that one|the (?:first|other)(?: one| \\w+)?|the (?<noun>\\w+))(?= [,.;]|$)`,
  'u',
)

/** "A second block … has the same center as the first". */
function takeSameMiddle({ items, mentions, entities, state }: Context): void {
  const found = findSpoken(items, SAME_MIDDLE)
  const told = found && mentions.findLast(({ head, within }) => head < found.from && !within)
  const guest = (told && entities.get(told)) ?? state.discourse.subject
  if (!found || guest?.kind !== 'solid' || guest.cut || guest.family) return
  const named = mentions.find(({ head }) => head > found.from && head <= found.to)
  const before = state.discourse.entities.slice(0, state.discourse.entities.indexOf(guest))
  const other = named && entities.get(named)
  const host = other && other !== guest ? other : before.findLast(({ kind, cut }) => kind === 'solid' && !cut)
  if (host?.kind !== 'solid' || host.family || host.cut) return
  guest.host = host
  const said = items.slice(found.from, found.to + 1)
  guest.places.push({ place: { kind: 'crossing', asLaid: true, level: true }, items: said })
  useStretch(state.account, items, found, `place of the ${guest.concept}`)
  asPointers(mentions, found)
}

/** "The two bars intersect at their centers", "both share the same center", in a sentence of its own, of two that were told one by one. */
function takeMeeting({ items, mentions, entities, state }: Context): void {
  const found = findFirstSpoken(items, [MEET, ...ONE_MIDDLE])
  const told = state.discourse.entities.filter(
    ({ kind, cut, loose, members, family, given, like }) =>
      kind === 'solid' && !cut && !loose && members.length === 0 && !family && (given.length > 0 || like),
  )
  const [first, second, ...others] = told
  if (!found || !first || !second || others.length > 0) return
  const level = findSpoken(items, MEET) ? {} : ({ level: true } as const)
  const crossing = told.flatMap(({ places }) => places).find(({ place }) => place.kind === 'crossing')
  if (crossing) crossing.place = { ...(crossing.place as Crossing), ...level }
  else {
    second.host = first
    const laid = findSpoken(items, MEET) ? {} : ({ asLaid: true } as const)
    second.places.push({ place: { kind: 'crossing', ...level, ...laid }, items })
  }
  for (const item of items)
    state.account.use(item, item.kind === 'quantity' ? 'number of bodies' : `place of the ${second.concept}`)
  for (const mention of mentions) {
    mention.pointer = true
    entities.delete(mention)
  }
}

const PASSES = /^(?:pass(?:es|ing)?|go(?:es|ing)?|runs?|running|extends?|extending|stuck|pushed|driven)$/iu

/** "A round bar passes centrally through a cube": a body of its own, and nothing that is cut. */
function takePassing({ items, mentions, entities, state }: Context): void {
  for (const [at, item] of items.entries()) {
    if (!means(item, 'manner', 'through') || !/^(?:[a-z]+ )?(?:right |straight )?through$/iu.test(item.text))
      continue
    const verb = items.findLastIndex((each, index) => index < at && index > at - 4 && PASSES.test(each.text))
    const passes = verb >= 0 || /^(?:pass|go|runn)ing through$/iu.test(item.text)
    const between = verb < 0 ? [] : items.slice(verb + 1, at)
    const idle = between.every((each) => means(each, 'filler') || means(each, 'place', 'centre'))
    const after = mentions.find(
      ({ start, category }) => category === 'solid' && start > at && start <= at + 2,
    )
    const before = mentions.findLast(
      ({ head, within }) => head < at && !within && head < (verb < 0 ? at : verb),
    )
    const [host, guest] = [after && entities.get(after), before && entities.get(before)]
    if (!passes || !idle || !after || host?.kind !== 'solid' || guest?.kind !== 'solid') continue
    if (host === guest || host.family || guest.family || guest.cut || host.cut || host.member || guest.member)
      continue
    guest.host = host
    guest.places.push({ place: { kind: 'crossing' }, items: [item] })
    for (const each of [item, ...between]) state.account.use(each, `place of the ${guest.concept}`)
  }
}

/** "crosses the first one", "crosses it": the body before. */
function firstOne(
  { items, state }: Context,
  at: number,
  guest: Entity | undefined,
): { host: Entity | undefined; end: number } | undefined {
  let end = at + 1
  while (
    end < at + 4 &&
    (means(items[end], 'determiner') ||
      means(items[end], 'ordinal', 'first', 'other') ||
      means(items[end], 'whole', 'it') ||
      /^one$/iu.test(items[end]?.text ?? ''))
  )
    end++
  if (end === at + 1 || !guest) return undefined
  const { entities } = state.discourse
  const host = entities
    .slice(0, entities.indexOf(guest))
    .findLast(({ kind, cut }) => kind === 'solid' && !cut)
  return { host, end }
}

export function takeCrossedBodies(context: Context): void {
  takeCrossedPair(context)
  takePassing(context)
  takeTurned(context)
  takeMeeting(context)
  takeSameMiddle(context)
  const { items, mentions, entities, state } = context
  for (const [at, item] of items.entries()) {
    if (!CROSSES.test(item.text) || state.account.isUsed(item)) continue
    // "Under the crossing stands a cylinder": where they cross, and nothing that crosses.
    if (/^cross(?:ing)?$/iu.test(item.text) && /^(?:the|this|a)$/iu.test(items[at - 1]?.text ?? '')) continue
    const after = mentions.find(
      (mention) => mention.category === 'solid' && mention.start > at && mention.start <= at + 2,
    )
    const before = mentions.findLast(
      (mention) => mention.head < at && !mention.within && entities.has(mention),
    )
    const guest = (before && entities.get(before)) ?? state.discourse.subject
    const first = after ? undefined : firstOne(context, at, guest)
    const host = after ? entities.get(after) : first?.host
    if (host?.kind !== 'solid' || guest?.kind !== 'solid' || host === guest || host.family || guest.family)
      continue
    guest.host = host
    if (after) after.pointer = true
    const behind = after?.end ?? first?.end ?? at + 1
    let end = behind
    while (end < items.length && isMiddle(items[end])) end++
    const said = [item, ...items.slice(behind, end)]
    guest.places.push({ place: { kind: 'crossing' }, items: said })
    for (const each of said)
      if (!means(each, 'determiner')) state.account.use(each, `place of the ${guest.concept}`)
  }
}
