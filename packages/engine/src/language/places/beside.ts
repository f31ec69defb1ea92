/** Bodies that stand next to each other: "20 mm to the right of the block", "next to it on the left", "behind the wall". */
import type { SignedAxis } from '../../plan/geometry.ts'
import type { Context } from '../context.ts'
import { type Entity, isOwnBody } from '../entity.ts'
import { mainBody } from '../references/discourse.ts'
import { conceptOf, type Item, means } from '../text/items.ts'
import { type Sentence, single, skip } from './place.ts'

interface Beside {
  side: SignedAxis | undefined
  from: number
  /** Where the other body is named. */
  noun: number
  end: number
  gap?: number
}

const LEVEL: ReadonlySet<string> = new Set(['+x', '-x', '+y', '-y'])

const levelSide = (item: Item | undefined): SignedAxis | undefined => {
  const face = conceptOf(item, 'face')
  return face && LEVEL.has(face) ? (face as SignedAxis) : undefined
}

/** Words that name the side with the relation. */
const SIDE_OF: Readonly<Record<string, SignedAxis>> = { behind: '+y', 'in front of': '-y' }

/** "on the left end of the base", "on the front face of the block" is on that body itself. */
const isOwnEnd = (item: Item | undefined): boolean =>
  item?.kind === 'term' && /(?:end|edge|face|surface)$/u.test(item.form)

/** What stands out from a side wherever it is: a boss beside a block would touch it in a line only. */
const STANDS_OUT: ReadonlySet<string> = new Set(['boss', 'pin', 'pad'])

/** "to the right of", "on the left of", "next to", "beside", "behind", "away from". */
function relationAt(items: Sentence, at: number): { side: SignedAxis | undefined; end: number } | undefined {
  const item = items[at]
  if (means(item, 'preposition', 'to', 'on')) {
    const face = skip(items, at + 1)
    const side = face > at + 1 && !isOwnEnd(items[face]) ? levelSide(items[face]) : undefined
    return side && means(items[face + 1], 'preposition', 'of') ? { side, end: face + 2 } : undefined
  }
  if (means(item, 'place', 'next to')) {
    const form = item?.kind === 'term' ? item.form : ''
    return { side: SIDE_OF[form], end: at + 1 }
  }
  return undefined
}

/** "on the right", "on its left side" behind the other body's name. */
function sideAfter(items: Sentence, from: number): { side: SignedAxis; end: number } | undefined {
  const at = means(items[from], 'preposition', 'on', 'to', 'at')
    ? skip(items, from + 1, (item) => means(item, 'whole', 'it'))
    : from
  const side = at > from ? levelSide(items[at]) : undefined
  return side && { side, end: means(items[at + 1], 'edge') ? at + 2 : at + 1 }
}

function besideAt({ items, mentions, attributes }: Context, at: number): Beside | undefined {
  const relation = relationAt(items, at)
  if (!relation) return undefined
  const noun = mentions.find(
    ({ start, head, category }) =>
      head >= relation.end && start <= relation.end + 1 && (category === 'solid' || category === 'whole'),
  )
  if (!noun) return undefined
  const after = relation.side ? undefined : sideAfter(items, noun.end)
  // "a width of 20 mm to the right side of the block": a size of its own, and no gap.
  const sized = attributes.some((each) => each.at === at - 1 && each.dimension !== 'bare')
  const gap = single(items, at - 1) && !sized ? at - 1 : undefined
  return {
    side: relation.side ?? after?.side,
    from: gap ?? at,
    noun: noun.head,
    end: after?.end ?? relation.end,
    ...(gap === undefined ? {} : { gap }),
  }
}

/** Who is placed, and beside whom; "it" is the part that was there before. */
function bothOf(
  { mentions, entities, state }: Context,
  { from, noun }: Beside,
): { guest: Entity; host: Entity } | undefined {
  const main = mainBody(state.discourse)
  const named = mentions.find(({ head }) => head === noun)
  const told = named && entities.get(named)
  // "another one, identical to it, next to it": not what it is only like.
  const before = mentions.filter(({ head, within }) => head < from && !within).toReversed()
  const after = mentions.find(({ head, within }) => head > noun && !within)
  const guests = [
    ...before.map((mention) => entities.get(mention)),
    after && entities.get(after),
    state.discourse.subject,
  ]
  const other = named?.category === 'whole' ? main : told
  const guest = guests.find((entity) => isOwnBody(entity) && entity !== other && entity !== main)
  return isOwnBody(guest) && isOwnBody(other) ? { guest, host: other } : undefined
}

export function takeBeside(context: Context): void {
  const { items, mentions, state } = context
  for (let at = 0; at < items.length; at++) {
    const said = besideAt(context, at)
    const both = said && bothOf(context, said)
    if (!said || !both) continue
    const { guest, host } = both
    const words = items.slice(said.from, said.end)
    const distance = said.gap === undefined ? undefined : single(items, said.gap)
    guest.host = host
    const onSide =
      said.side && !distance && means(words[0], 'preposition', 'on') && STANDS_OUT.has(guest.concept)
    guest.places.push({
      place: onSide
        ? { kind: 'face', face: said.side as SignedAxis }
        : {
            kind: 'beside',
            side: said.side ?? '+x',
            named: said.side !== undefined,
            ...(distance ? { distance } : {}),
          },
      items: words,
    })
    for (const item of words)
      if (!means(item, 'determiner')) state.account.use(item, `place of the ${guest.concept}`)
    for (const mention of mentions) if (mention.head === said.noun) mention.pointer = true
    context.attributes = context.attributes.filter((attribute) => attribute.at !== said.gap)
    at = said.end - 1
  }
}
