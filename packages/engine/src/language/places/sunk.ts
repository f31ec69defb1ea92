/**
 * "half buried in the top", "pressed 5 mm deep into the block", "so 15 mm of it remains visible": a body that is let into
 * the one it stands on, by half of it, by a depth, or by how much of it is left to see.
 */
import type { Context } from '../context.ts'
import { type Entity, isOwnBody } from '../entity.ts'
import { mainBody } from '../references/discourse.ts'
import type { Item } from '../text/items.ts'
import { means } from '../text/items.ts'
import { type Found, findSpoken, useStretch } from '../text/spoken.ts'
import { single } from './place.ts'

const LET =
  '(?:sunk|sunken|sinks|sinking|pressed|pushed|inserted|embedded|buried|submerged|immersed|set|let|driven|plugged|lowered|stuck|dipped|recessed|planted|rooted|countersunk|sits|sitting|stands|goes|reaches|extends|penetrates|penetrating|going|reaching)'
const HALF =
  '(?:half|halfway|half way|by half|to half (?:of )?(?:its|the) (?:height|depth|diameter|length)|(?:up )?to (?:its|the) (?:middle|equator|center|centre|waist))'
const INTO = '(?= (?:down )?in(?:to)?(?: |$))'

const BY_HALF = new RegExp(`(?:, )?(?:is |lies |and )?(?:${HALF} ${LET}|${LET} ${HALF})${INTO}`, 'u')
const BY_DEPTH = new RegExp(
  `(?:, )?(?:is |and |which is |that is )*${LET} (?:by |to a depth of )?#(?: deep| deeply| of its (?:length|height))?${INTO}`,
  'u',
)
const LEFT =
  /(?:, )?(?:(?:so|leaving|with|and|thus|such|which leaves|while)(?: that)? )?(?:only |just |the (?:other|remaining) )?#(?: (?:of (?:it|its length|its height|the [a-z]+)))? (?:(?:remains?|stays?|is left|is|are|to|being|still) )*(?:visible|exposed|showing|in view|sticking out|sticks out|protruding|protrudes|projecting|projects|standing out|stands out|outside|above (?:it|the surface|the top))(?= [,.;()]|$| and )/u

/** Hardly a sentence has one: asked the cheap way first. */
const LETS_IN = new RegExp(`^${LET}$`, 'iu')

/** The body that is let in: told before, and no place for others. */
function told({ items, mentions, entities, state }: Context, { from }: Found): Entity | undefined {
  const named = mentions.findLast(
    ({ head, within, determiner, start, category }) =>
      head < from &&
      !within &&
      category === 'solid' &&
      !(determiner === 'the' && means(items[start - 1], 'preposition')),
  )
  const entity = (named && entities.get(named)) ?? state.discourse.subject
  return isOwnBody(entity) ? entity : undefined
}

/** Where no side is named it is the top. */
function stand(entity: Entity, items: readonly Item[], said: readonly Item[]): void {
  const placed = entity.places.some(({ place }) => place.kind === 'on' || place.kind === 'face')
  if (!placed && !items.some((item) => means(item, 'face')))
    entity.places.push({ place: { kind: 'on', side: '+z' }, items: said })
}

/** A thread or a hole is let in by cutting; only what stands there as a body is meant. */
const isFeature = ({ items }: Context, { from, to }: Found): boolean =>
  items.slice(Math.max(0, from - 3), to).some((item) => means(item, 'feature'))

export function takeSunk(context: Context): void {
  const { items, state } = context
  if (!items.some(({ text }) => LETS_IN.test(text))) return
  const half = findSpoken(items, BY_HALF)
  const deep = half ? undefined : findSpoken(items, BY_DEPTH)
  const found = half ?? deep
  const entity = found && !isFeature(context, found) ? told(context, found) : undefined
  if (found && entity && (entity !== mainBody(state.discourse) || entity.sentence === context.sentence)) {
    const said = items.slice(found.from, found.to + 1)
    const [at] = found.quantities
    const distance = at === undefined ? undefined : single(items, at)
    if (half) entity.places.push({ place: { kind: 'astride' }, items: said })
    else if (distance)
      entity.places.push({
        place: { kind: 'lifted', distance, from: 'top', up: false, middle: false, foot: true },
        items: said,
      })
    stand(entity, items, said)
    context.attributes = context.attributes.filter((attribute) => attribute.at !== at)
    useStretch(state.account, items, found, `place of the ${entity.concept}`)
  }
  const left = findSpoken(items, LEFT)
  const [rest] = left?.quantities ?? []
  const shown = left && (entity ?? told(context, left))
  const value = rest === undefined ? undefined : single(items, rest)
  const sunk = shown?.places.some(({ place }) => place.kind === 'lifted' || place.kind === 'astride')
  if (!left || !shown || !value || !sunk) return
  shown.places.push({ place: { kind: 'above', value }, items: items.slice(left.from, left.to + 1) })
  context.attributes = context.attributes.filter((attribute) => attribute.at !== rest)
  useStretch(state.account, items, left, `place of the ${shown.concept}`)
}
