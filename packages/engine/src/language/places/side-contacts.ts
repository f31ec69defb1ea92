/**
 * Bodies set against each other without a side that has a name: "attached to the side of the disc", "attach the end of
 * the second bar to the middle of the first", "perpendicular to it", "sharing one face with it".
 */
import type { Context } from '../context.ts'
import { type Entity, isOwnBody } from '../entity.ts'
import { asPointers } from '../nouns/pointers.ts'
import { mainBody } from '../references/discourse.ts'
import { type Item, means } from '../text/items.ts'
import { type Found, findSpoken, useStretch } from '../text/spoken.ts'
import { type Place, TOUCHING } from './place.ts'

/** Said of a body whose own end lies against the other one. */
export const END_ON = 'end on'

/** Said of a body whose long way goes across that of the other one. */
export const SQUARE_TO = 'square to'

const CONTACTS: ReadonlySet<Place['kind']> = new Set([...TOUCHING, 'joined', 'angles', 'corner', 'corners'])

const isPlaced = ({ places }: Entity): boolean => places.some(({ place }) => CONTACTS.has(place.kind))

const bodies = ({ state }: Context): Entity[] =>
  state.discourse.entities.filter((entity) => isOwnBody(entity) && !entity.cut && !entity.loose)

interface Pair {
  guest: Entity
  host: Entity
}

/** Who is set against whom: the other body is named in the words or behind them, or it is the one before. */
function pairAt(context: Context, { from, to }: Pick<Found, 'from' | 'to'>): Pair | undefined {
  const { mentions, entities, state } = context
  const named = mentions.find(
    ({ head, start, category }) => category === 'solid' && head >= from && start <= to + 1,
  )
  const told = named && entities.get(named)
  const before = mentions.filter(({ head, within }) => head < from && !within).toReversed()
  const after = mentions.find(({ head, within }) => head > to && !within)
  const candidates = [
    ...before.map((mention) => entities.get(mention)),
    state.discourse.subject,
    after && entities.get(after),
    bodies(context).at(-1),
  ]
  const isGuest = (entity: Entity | undefined): entity is Entity =>
    isOwnBody(entity) && !entity.cut && entity !== told && entity !== mainBody(state.discourse)
  const guest = candidates.find(isGuest)
  const all = bodies(context)
  const host = told ?? (guest && all[all.indexOf(guest) - 1])
  return guest && isOwnBody(host) && host !== guest ? { guest, host } : undefined
}

const SIDE =
  /(?:to|on|onto|against|at|(?<!# (?:away )?)from) (?:the|one|a|its|any|any one|a single)(?: (?:lateral|vertical|flat|outer|outside|curved|round|cylindrical|outermost))* (?:sides?|side (?:faces?|surface|wall)|lateral (?:face|surface|side)|(?:curved|cylindrical|round|outer) (?:surface|wall|edge|rim)|rim|circumference)(?= of (?:the|this|it|its) | ,| \.|$| and )(?: of (?:it|the|this)(?= |$))?/u

const SETS = ['operation', 'motion', 'make'] as const

/** "attached to the side of the disc", "extends from its side": against it, whichever. */
function takeSides(context: Context): void {
  const { items, state } = context
  const found = findSpoken(items, SIDE)
  if (!found || items.slice(found.from, found.to + 1).some((item) => state.account.isUsed(item))) return
  if (!items.some((item) => SETS.some((category) => means(item, category)))) return
  const pair = pairAt(context, found)
  if (!pair || isPlaced(pair.guest)) return
  pair.guest.host = pair.host
  const said = items.slice(found.from, found.to + 1)
  pair.guest.places.push({ place: { kind: 'joined', to: 'side' }, items: said })
  useStretch(state.account, items, found, `place of the ${pair.guest.concept}`)
}

const OWN_END =
  /(?<=(?:attach|attaching|connect|connecting|join|joining|place|placing|position|positioning|fix|fuse|weld|glue|put|set|so that|such that|with|by|,) )(?:the|one|an|its)(?: (?:short|shorter|narrow|narrower|small|smaller|flat))? (?:end|end face|short side|narrow side)(?: of (?:the|this|it)(?: (?:second|third|smaller|other|new))?(?: [a-z]+){0,2}?)?(?= (?:is |being |should be |must be |touches |touching |attached |connected |joined |resting |flush |placed )*(?:to|on|onto|against|with|touches|touching|at) )/u

/** "attach the end of the second bar to the middle of the first": it goes away from it. */
function takeOwnEnds(context: Context): void {
  const { items, mentions, entities, state } = context
  const found = findSpoken(items, OWN_END)
  if (!found) return
  const named = mentions.find(({ head, category }) => category === 'solid' && head >= found.from)
  const owner = named && named.head <= found.to + 1 ? entities.get(named) : state.discourse.subject
  const end = items.slice(found.from, found.to + 1).find((item) => means(item, 'edge'))
  if (!isOwnBody(owner) || owner.cut || owner === mainBody(state.discourse) || !end) return
  if (state.account.isUsed(end)) return
  owner.manners.add(END_ON)
  for (const item of items.slice(found.from, found.to + 1))
    if (!means(item, 'solid')) state.account.use(item, `the end by which the ${owner.concept} is joined`)
}

const SQUARE =
  /(?:(?:so that|such that|and|which|that|it|they|the two|both|these|,|but) )*(?:(?:is|are|be|being|lies?|lying|runs?|running|stands?|standing|extends?|extending|oriented|positioned|placed|aligned|arranged|should be|must be|set|attached|connected|joined) )*(?<word>perpendicular(?:ly)?|orthogonal(?:ly)?|at (?:a )?right angles?|at an? @(?: angle)?|at @)(?: (?:to|with) (?:each other|one another|it|the other(?: one| [a-z]+)?|the (?:first|main|base|larger|original|horizontal|vertical|long)(?: one| [a-z]+){0,2}?))?(?= [,.;)]|$| and | at | to | in | on | so | forming | such | creating | making )/u

const isRightAngle = (item: Item | undefined): boolean =>
  item?.kind !== 'quantity' || item.quantity.kind !== 'angle' || item.quantity.values[0]?.value === 90

/** "the second bar is perpendicular to the first": across the way that one runs. */
function takeSquare(context: Context): void {
  const { items, mentions, state } = context
  const found = findSpoken(items, SQUARE)
  if (!found?.quantities.every((at) => isRightAngle(items[at]))) return
  const word = items
    .slice(found.from, found.to + 1)
    .find(({ text }) => /perpend|orthog|right|°|deg|90/iu.test(text))
  if (!word || state.account.isUsed(word)) return
  const all = bodies(context)
  // Of one body by itself it would say how it lies.
  if (all.length < 2) return
  const named = mentions.find(
    ({ head, category, within }) => category === 'solid' && head < found.from && !within,
  )
  const told = named && context.entities.get(named)
  const guest = [told, state.discourse.subject, all.at(-1)].find(
    (entity) => entity && all.includes(entity) && entity !== all[0],
  )
  if (!guest || guest.family) return
  guest.manners.add(SQUARE_TO)
  for (const at of found.quantities) state.account.use(items[at], 'a direction named by its size')
  useStretch(state.account, items, found, `the way the ${guest.concept} runs`)
  asPointers(mentions, found)
}

const SHARED =
  /(?:, )?(?:(?:so that|such that|and|so|with|where) )*(?:(?:they|the two|both|it|the two (?:prisms|blocks|boxes|bodies|shapes|objects|cubes|cylinders|pieces)|these) )?(?:(?:should|must|will|to|that|which) )?(?:share|shares|sharing|have|having) (?:a|one|an|the same|one of (?:its|their))(?: (?:common|full|whole|entire|single|same|short|shorter|long|longer|side))* (?:face|side|edge|surface|wall|boundary)(?: (?:with (?:it|each other|one another|the (?:first|other|base|larger)(?: one| [a-z]+){0,2}?)|in common))?(?= [,.;)]|$)/u

/** "so that they share one face": as bodies do that touch. */
function takeShared(context: Context): void {
  const { items, mentions, state } = context
  const found = findSpoken(items, SHARED)
  const guest = found && bodies(context).findLast(isPlaced)
  if (!found || !guest) return
  useStretch(state.account, items, found, `the ${guest.concept} touches the other body`)
  asPointers(mentions, found)
}

export function takeSideContacts(context: Context): void {
  takeOwnEnds(context)
  takeSides(context)
  takeSquare(context)
  takeShared(context)
}
