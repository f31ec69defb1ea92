/** "Mirror the block to the other side", "repeat the hole on the right", "the tab is mirrored about the YZ plane". */
import type { AxisName } from '../../plan/geometry.ts'
import type { Context } from '../context.ts'
import type { Entity } from '../entity.ts'
import { mainBody } from '../references/discourse.ts'
import { conceptOf, type Item, isMark, means } from '../text/items.ts'

const isVerb = (item: Item | undefined): boolean => means(item, 'operation', 'mirror')

/** "repeat", "duplicate": a copy is mirrored only where its side is named. */
const isPlainCopy = (item: Item): boolean => item.kind === 'term' && !/mirror|reflect/u.test(item.form)

/** Planes and lines that lie between a thing and its image. */
const ACROSS: Readonly<Record<string, AxisName>> = { yz: 'x', xz: 'y', x: 'y', y: 'x' }

interface Where {
  axis: AxisName | undefined
  /** "in both directions", "about both centrelines": once more across the other. */
  both?: true
  /** Whether a side was named at all. */
  said: boolean
  items: Item[]
}

const isOther = (item: Item | undefined): boolean =>
  means(item, 'ordinal', 'other') ||
  (means(item, 'which', 'adjacent') && /^opposite$/iu.test(item?.text ?? ''))

/** Where the image lies, up to the end of the clause. */
function whereAfter(items: readonly Item[], from: number, end: number): Where {
  const where: Where = { axis: undefined, said: false, items: [] }
  for (let at = from; at < end; at++) {
    const item = items[at] as Item
    const face = conceptOf(item, 'face')
    const plane = conceptOf(item, 'axis')
    if (means(item, 'which', 'both') && BOTH_WAYS.test(items[at + 1]?.text ?? '')) {
      where.both = true
      where.said = true
      where.items.push(item, items[at + 1] as Item)
      continue
    }
    const across = plane ? ACROSS[plane] : undefined
    if (face && face[1] !== 'z') where.axis ??= face[1] as AxisName
    else if (across)
      where.axis ??= means(items[at - 1], 'preposition', 'along') ? (plane as AxisName) : across
    else if (!isOther(item) && !means(item, 'place', 'centre', 'midline', 'origin')) {
      if (means(item, 'edge') && where.said) where.items.push(item)
      continue
    }
    where.said = true
    where.items.push(item)
  }
  return where
}

const BOTH_WAYS = /^(?:directions|ways|axes|center ?lines|centre ?lines|midlines|planes|x and y)$/iu

const clauseEnd = (items: readonly Item[], from: number): number => {
  const end = items.findIndex((item, at) => at > from && isMark(item, ',', ';'))
  return end < 0 ? items.length : end
}

/** What is mirrored: the noun behind the verb, the one before it, or what was spoken of last. */
function mirroredIn({ mentions, entities, state }: Context, verb: number, end: number): Entity | undefined {
  const main = mainBody(state.discourse)
  const named = (mention: { category: string } | undefined): Entity | undefined =>
    mention && mention.category !== 'whole' ? entities.get(mention as never) : undefined
  const behind = mentions.find(({ head, within }) => head > verb && head < end && !within)
  const before = mentions.findLast(({ head, within }) => head < verb && !within)
  const last = state.discourse.entities.findLast((entity) => entity !== main && !entity.of)
  return [named(behind), named(before), state.discourse.subject, last].find(
    (entity) => entity !== undefined && entity !== main && !entity.family,
  )
}

/** "Mirror it about its right end face": the image lies beyond that face, and nothing that stands on the part goes there. */
const ABOUT = /^(?:about|across|over|around|in)$/iu

function isAboutFace(items: readonly Item[], from: number, end: number): boolean {
  return items.some((item, at) => {
    if (at <= from || at >= end || !conceptOf(item, 'face')) return false
    let lead = at - 1
    while (means(items[lead], 'determiner') || means(items[lead], 'whole', 'it')) lead--
    return ABOUT.test(items[lead]?.text ?? '') && /\b(?:face|end|side|edge)$/iu.test(item.text)
  })
}

export function takeMirrors(context: Context): void {
  const { items, state } = context
  for (const [at, item] of items.entries()) {
    if (!isVerb(item) || state.account.isUsed(item)) continue
    const end = clauseEnd(items, at)
    if (isAboutFace(items, at, end)) continue
    const where = whereAfter(items, at + 1, end)
    const entity = mirroredIn(context, at, end)
    if (!entity || (isPlainCopy(item) && !where.said)) continue
    const said = [item, ...where.items]
    const axes = where.both ? (['x', 'y'] as const) : [where.axis]
    for (const axis of axes)
      entity.places.push({ place: { kind: 'mirror', ...(axis ? { axis } : {}) }, items: said })
    const last = Math.max(at, ...where.items.map((each) => items.indexOf(each)))
    const inPhrase = (index: number): boolean =>
      context.mentions.some(({ start, end: stop }) => index >= start && index < stop)
    for (let index = at; index <= last; index++)
      if (!inPhrase(index) || said.includes(items[index] as Item))
        state.account.use(items[index], `image of the ${entity.concept}`)
    // What else is named in the clause only says where: nothing is cut or set there.
    for (const mention of context.mentions)
      if (mention.head > at && mention.head < end) mention.pointer = true
  }
}
