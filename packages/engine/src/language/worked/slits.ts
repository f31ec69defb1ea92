/** "Cut a 3 mm wide slit through one side of the ring": a round hollow body is opened along its axis, through one wall. */
import type { Context } from '../context.ts'
import { type Entity, shapeOf } from '../entity.ts'
import { mainBody } from '../references/discourse.ts'
import { cutBefore } from '../sizes/full-spans.ts'
import { where } from '../text/heard.ts'
import { asTerm, type Item, means } from '../text/items.ts'
import { findSpoken, useStretch } from '../text/spoken.ts'
import { FROM_RIM, THROUGH_WALL } from './outer-surface.ts'

const BODY = '(?:ring|tube|pipe|cylinder|collar|sleeve|bushing|clamp|part|wall)'
const ROUND = `(?:of the |of its )?${BODY}`
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
  new RegExp(
    `(?:along|through|over|down|for) (?:the |its )?(?:full|entire|whole) (?:length|height|thickness|depth) of (?:only )?(?:one|a single) (?:side|wall)(?: ${ROUND})?`,
    'u',
  ),
  new RegExp(
    `(?:on|at) (?:only )?(?:one|a single) (?:side|wall)(?: only)?(?: ${ROUND})?(?= [,.;]|$| so )`,
    'u',
  ),
  // A gap in a ring opens it; a slot need not.
  new RegExp(`(?<=(?:gap|split|break|opening) )(?:in|into|through) (?:the )?${BODY}`, 'u'),
]

/** As far as a slit goes anyway, once it opens the wall. */
const ALL_ALONG =
  /(?:and )?(?:along|through|over|down|for) (?:the |its )?(?:full|entire|whole) (?:length|height|thickness|depth)(?: of (?:the|it|its) ?\w*)?/u
const STRAIGHT =
  /(?:the )?(?:sides|walls|edges|faces)(?: of the [a-z]+)? are(?: (?:straight|parallel|flat|and|,|square|smooth|to each other))+/u
const PURPOSE = /so (?:that )?(?:it|this|the \w+) can (?:be )?\w+(?: (?:tight|together|open|closed|shut))?/u

const GAPS = /^(?:gap|split|opening|cut|break)$/iu
const NOTCH = /^(?:(?:rectangular|square) )?(?:notch|cutout)$/iu

/** The side that is opened, by its name. */
const NAMED_WALL = new RegExp(
  `through (?:the |its )(?:left|right|front|back|rear)(?: hand)? (?:side|wall)(?: ${ROUND})?`,
  'u',
)

/** "through the ring on the +X side only": the wall that lies there. */
const WALL_THERE = new RegExp(
  `(?:through|in|into) (?:the |its )?(?:wall of the )?${BODY}(?: wall)? (?:on|at|from|along) (?:the |its )?(?:[+-] ?)?(?:x|y|left|right|front|back|rear)(?: hand)? side(?: only)?`,
  'u',
)
/** "with an 8 mm wide gap on the +X side": nothing else of a ring lies there. */
const GAP_THERE =
  /(?<=(?:gap|split|slit|break) )(?:on|at|facing) (?:the |its )?(?:[+-] ?)?(?:x|y|left|right|front|back|rear)(?: hand)? side(?: only)?/u
const NAMED_WALLS = [NAMED_WALL, WALL_THERE, GAP_THERE]

const asSlit = (item: Item): Item => asTerm(item, { category: 'feature', concept: 'slot' }, { form: 'slit' })

/** "cut a 4 mm wide gap through one side": the noun for what is cut there. */
export const withSlits = where(' gap | split | opening | cut | break |notch|cutout', (sentences) => {
  let name: string | undefined
  const hollow = sentences.some((items) => items.some((item) => means(item, 'solid', 'ring', 'tube')))
  return sentences.map((items) => {
    const verb = items.findIndex((item) => means(item, 'operation', 'cut'))
    const patterns = hollow ? [...ONE_WALL, ...NAMED_WALLS] : ONE_WALL
    const opened = patterns.some((pattern) => findSpoken(items, pattern))
    const ordered = verb >= 0 || (hollow && findSpoken(items, GAP_THERE) !== undefined)
    if (!ordered || !opened || items.some((item) => means(item, 'feature', 'slot')))
      // "The sides of the gap are straight": the one that was cut before.
      return items.map((item, at) => {
        const again = name !== undefined && item.text.toLowerCase() === name
        return again && means(items[at - 1], 'determiner', 'the') ? asSlit(item) : item
      })
    const noun = items.findIndex(
      (item, at) =>
        at !== verb &&
        (GAPS.test(item.text) || (hollow && NOTCH.test(item.text))) &&
        items.slice(at > verb ? Math.max(verb, 0) : 0, at).some((each) => means(each, 'determiner', 'a')),
    )
    name = items[noun]?.text.toLowerCase() ?? name
    return items.map((item, at) => (at === noun ? asSlit(item) : item))
  })
})

const opens = (slot: Entity | undefined, body: Entity | undefined): slot is Entity =>
  (slot?.concept === 'slot' || slot?.concept === 'pocket') &&
  body !== undefined &&
  !body.family &&
  shapeOf(body) === 'tube'

export function takeSlits(context: Context): void {
  const { items, state } = context
  const slot = cutBefore(context, items.length) ?? state.discourse.subject
  const body = slot?.host ?? mainBody(state.discourse)
  if (!opens(slot, body)) return
  const said = ONE_WALL.flatMap((pattern) => findSpoken(items, pattern) ?? [])
  const named = NAMED_WALLS.some((pattern) => findSpoken(items, pattern))
  if (said.length > 0 || named) slot.manners.add(FROM_RIM).add(THROUGH_WALL)
  if (!slot.manners.has(THROUGH_WALL)) return
  for (const found of [
    ...said,
    ...[ALL_ALONG, PURPOSE, STRAIGHT].flatMap((each) => findSpoken(items, each) ?? []),
  ])
    useStretch(state.account, items, found, 'through one wall')
}
