/** "Cut a 3 mm wide slit through one side of the ring": a round hollow body is opened along its axis, through one wall. */
import type { Context } from '../context.ts'
import { type Entity, shapeOf } from '../entity.ts'
import { mainBody } from '../references/discourse.ts'
import { cutBefore } from '../sizes/full-spans.ts'
import { asTerm, type Item, means } from '../text/items.ts'
import { findSpoken, useStretch } from '../text/spoken.ts'
import { FROM_RIM, THROUGH_WALL } from './outer-surface.ts'

const ROUND = '(?:of the |of its )?(?:ring|tube|pipe|cylinder|collar|sleeve|bushing|clamp|part|wall)'
const INNER = '(?:the )?(?:inside|inner (?:diameter|wall|edge|surface|face|side)|bore|center|centre)'
const OUTER = '(?:the )?(?:outside|outer (?:diameter|wall|edge|surface|face|side))'

/** Ways to say that only one wall is cut, and all of it. */
const ONE_WALL: readonly RegExp[] = [
  new RegExp(
    `(?:through|in|into|down|along) (?:only )?(?:one|a single) (?:side|wall)(?: only)?(?: ${ROUND})?`,
    'u',
  ),
  new RegExp(`(?:going |it goes |goes |running |runs )?from ${INNER} (?:all the way )?to ${OUTER}`, 'u'),
  /through one (?:side|wall) only|one (?:side|wall) only/u,
]

/** As far as a slit goes anyway, once it opens the wall. */
const ALL_ALONG =
  /(?:and )?(?:along|through|over|down|for) (?:the |its )?(?:full|entire|whole) (?:length|height|thickness|depth)(?: of (?:the|it|its) ?\w*)?/u
const PURPOSE = /so (?:that )?(?:it|this|the \w+) can (?:be )?\w+(?: (?:tight|together|open|closed|shut))?/u

const GAPS = /^(?:gap|split|opening|cut|break)$/iu

/** "cut a 4 mm wide gap through one side": the noun for what is cut there. */
export const withSlits = (sentences: readonly Item[][]): Item[][] =>
  sentences.map((items) => {
    const verb = items.findIndex((item) => means(item, 'operation', 'cut'))
    const opened = ONE_WALL.some((pattern) => findSpoken(items, pattern))
    if (verb < 0 || !opened || items.some((item) => means(item, 'feature', 'slot'))) return items
    const noun = items.findIndex(
      (item, at) =>
        at > verb &&
        GAPS.test(item.text) &&
        items.slice(verb, at).some((each) => means(each, 'determiner', 'a')),
    )
    return items.map((item, at) =>
      at === noun ? asTerm(item, { category: 'feature', concept: 'slot' }, { form: 'slit' }) : item,
    )
  })

const opens = (slot: Entity | undefined, body: Entity | undefined): slot is Entity =>
  slot?.concept === 'slot' && body !== undefined && !body.family && shapeOf(body) === 'tube'

export function takeSlits(context: Context): void {
  const { items, state } = context
  const slot = cutBefore(context, items.length) ?? state.discourse.subject
  const body = slot?.host ?? mainBody(state.discourse)
  if (!opens(slot, body)) return
  const said = ONE_WALL.flatMap((pattern) => findSpoken(items, pattern) ?? [])
  if (said.length > 0) slot.manners.add(FROM_RIM).add(THROUGH_WALL)
  if (!slot.manners.has(THROUGH_WALL)) return
  for (const found of [...said, ...[ALL_ALONG, PURPOSE].flatMap((each) => findSpoken(items, each) ?? [])])
    useStretch(state.account, items, found, 'through one wall')
}
