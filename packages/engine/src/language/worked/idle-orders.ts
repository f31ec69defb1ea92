/**
 * Sentences that ask for something of which nothing came: "cut off its top third", "make the top smaller". Verbs pass as
 * grammar, and a side of the part as where it is; here they must not.
 */
import type { Context } from '../context.ts'
import type { Entity, SaidPlace } from '../entity.ts'
import { mainBody } from '../references/discourse.ts'
import { type Item, isMark, means } from '../text/items.ts'
import { findSpoken } from '../text/spoken.ts'

/** Verbs that take away; "machined", "drilled" may only tell how a part was made. */
const TAKES_AWAY =
  /^(?:cut|cuts|cutting|remov(?:e|es|ed|ing)|slic(?:e|es|ed|ing)|saw(?:n|ed|ing)?|chop(?:ped|ping)?|lop(?:ped|ping)?|trim(?:med|ming)?|shav(?:e|ed|ing)|subtract(?:ed|ing)?|carv(?:e|ed|ing)|taken|take|taking)(?: (?:off|away|out))?$/iu

/** "The middle is recessed": said of it, where "a recessed plate" may only sum up. */
const SAID_OF = /^(?:recessed|sunken|sunk|pocketed|hollowed)$/iu

/** "Next we're going to cut down around the edges": what is cut is told behind. */
const ANNOUNCES = /^(?:going to|we'll|i'll|will|shall)$/iu

/** "the top face is open (removed)": the same once more. */
const isGloss = (items: readonly Item[], at: number): boolean =>
  isMark(items[at - 1], '(') && isMark(items[at + 1], ')')

const isTaken = ({ kind, cut }: Entity): boolean => kind === 'feature' || cut

const takesAway = (items: readonly Item[], at: number): boolean =>
  means(items[at], 'operation', 'cut') &&
  (TAKES_AWAY.test(items[at]?.text ?? '') ||
    (SAID_OF.test(items[at]?.text ?? '') && means(items[at - 1], 'be')))

/** Orders to take something away, in a sentence that takes nothing away. */
function cutsIn({ items, entities, sentence, state }: Context, dismissed: ReadonlySet<number>): Item[] {
  const { discourse, account, planes, remains, ahead } = state
  if (planes.length > 0 || remains.length > 0) return []
  if (ahead.length > 0 && items.some(({ text }) => ANNOUNCES.test(text))) return []
  if ([...entities.values()].some(isTaken)) return []
  const speaksOf = ({ sentence: made, given, places }: Entity): boolean =>
    made === sentence ||
    [...given, ...places].some(({ items: said }) => said.some((item) => items.includes(item)))
  if (discourse.entities.some((entity) => isTaken(entity) && speaksOf(entity))) return []
  return items.filter(
    (item, at) => takesAway(items, at) && !dismissed.has(at) && !isGloss(items, at) && !account.isUsed(item),
  )
}

/** Sides of the part, where one would expect to hear what is there. */
const SIDES: ReadonlySet<SaidPlace['place']['kind']> = new Set([
  'face',
  'tip',
  'corner',
  'ends',
  'mid height',
])

/** Sides of the main body in a sentence that tells nothing else. */
function sidesIn({ items, sentence, state, entities }: Context): Item[] {
  const main = mainBody(state.discourse)
  if (!main || main.host) return []
  // "truncated at half its height": nothing of a body alone lies there.
  const halfway = main.places.flatMap(({ place, items: said }) => (place.kind === 'mid height' ? said : []))
  if (sentence === 0 || main.sentence === sentence) return halfway
  const told =
    items.some((item) => item.kind === 'quantity') ||
    state.discourse.entities.some((entity) => entity.sentence === sentence) ||
    [...entities.values()].some((entity) => entity !== main)
  if (told) return halfway
  return main.places
    .filter(({ place, items: said }) => SIDES.has(place.kind) && said.some((item) => items.includes(item)))
    .flatMap(({ items: said }) => [...said])
}

/** "Both have a diameter of 12 mm", of which only the one told last has got it. */
function loneBoth({ items, state }: Context): Item[] {
  const [both, verb] = items
  if (!both || !/^both$/iu.test(both.text) || !(means(verb, 'have') || means(verb, 'be'))) return []
  const told = state.discourse.entities.filter(({ given }) =>
    given.some(({ items: said }) => said.some((item) => items.includes(item))),
  )
  const [only, ...others] = told
  const single =
    only !== undefined &&
    others.length === 0 &&
    !only.plural &&
    (only.count?.value ?? 1) === 1 &&
    only.members.length === 0 &&
    !only.family
  return single ? [both] : []
}

const ON_RIM =
  /cent(?:ered|red)(?: (?:exactly|precisely|right))? on (?:the|its) (?:outer )?(?:rim|edge|circumference|perimeter|periphery)(?= |$)/u

/** "six scallops centered on the rim": no holes that lie on some circle inside it. */
function rimsIn({ items, entities }: Context): Item[] {
  const found = findSpoken(items, ON_RIM)
  const several = [...entities.values()].some(
    ({ concept, count }) => concept === 'hole' && (count?.value ?? 1) > 1,
  )
  return found && several ? [items[found.to] as Item] : []
}

export function questionIdle(context: Context, dismissed: ReadonlySet<number>): void {
  const open = [...cutsIn(context, dismissed), ...sidesIn(context), ...loneBoth(context), ...rimsIn(context)]
  for (const item of open) context.state.account.question(item)
}
