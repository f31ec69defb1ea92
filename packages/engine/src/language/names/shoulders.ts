/**
 * "right against the shoulder", "next to the 40 mm section", "6 mm from the shoulder of the flange": where a section of a
 * turned part ends at a wider one. Read as the end of the section that is worked there.
 */

import type { SignedAxis } from '../../plan/geometry.ts'
import type { ReadingState } from '../context.ts'
import type { Entity } from '../entity.ts'
import { placeInOrder } from '../lexicon/order.ts'
import { SIDE_NAMES } from '../lexicon/sides.ts'
import { impliedLength, impliedValue } from '../quantities/quantity.ts'
import { asTerm, type Item, means } from '../text/items.ts'
import { littleWord } from '../text/little-words.ts'
import { findSpoken } from '../text/spoken.ts'
import { isTurned, jointsOf } from './free-ends.ts'
import { acrossOf, named, ownBodies } from './sized-bodies.ts'

const CLOSE = '(?:right|directly|immediately|hard|tight|close|flush|up|just)'
const AGAINST =
  '(?:against|next to|adjacent to|beside|abutting|butting(?: up)? against|at|touching|up to|bordering)'
const SHOULDER =
  '(?:shoulder|step)(?: face)?(?: (?:of|with|formed by|made by|to|against|between it and) the (?<owner>[^,;.]+?))?'
const AT_SHOULDER = new RegExp(
  `(?:(?:${CLOSE} )*(?<close>${AGAINST})|(?<=# )from) the (?:${SHOULDER}|(?<wide>[^,;.]+?))(?= [,;.)]|$| and | with | that | the | is | which )`,
  'u',
)

/** Bodies by a name that stands in these words. */
const calledIn = (text: string | undefined, bodies: readonly Entity[]): Entity | undefined => {
  const called = text === undefined ? [] : bodies.filter(({ names }) => names.has(text))
  return called.length === 1 ? called[0] : undefined
}

/** By its name, or by its number among them. */
function bodyAt(items: readonly Item[], at: number, bodies: readonly Entity[]): Entity | undefined {
  const item = items[at]
  if (item?.kind !== 'term') return undefined
  const counts = means(items[at + 1], 'portion') || means(items[at + 1], 'solid')
  return calledIn(item.form, bodies) ?? (counts ? bodies[placeInOrder(item.form) ?? -1] : undefined)
}

const isNarrower = (body: Entity, than: Entity): boolean => (acrossOf(body) ?? 0) < (acrossOf(than) ?? 0)

interface Joint {
  body: Entity
  side: SignedAxis
  wide: Entity
}

/** Where narrower sections end at wider ones, of sections that are told in a row. */
const jointsAmong = (bodies: readonly Entity[]): Joint[] =>
  bodies.flatMap((body, at) => {
    const sides = jointsOf(body, bodies)
    return [bodies[at - 1], bodies[at + 1]].flatMap((wide, index) => {
      // The next one lies on, whichever way it was told to stand.
      const side = sides.length === 1 ? sides[0] : index === 0 ? '-z' : '+z'
      return wide && side && sides.includes(side) && isNarrower(body, wide) ? [{ body, side, wide }] : []
    })
  })

/** How far from it where it lies right against it. */
function nought({ span: [from] }: Item): Item {
  const said = { text: '', span: [from, from] as [number, number] }
  return { kind: 'quantity', ...said, quantity: impliedLength(impliedValue(0, undefined, said.span), said) }
}

export function withShoulders(items: readonly Item[], state: ReadingState): Item[] {
  if (!items.some((item) => means(item, 'feature', 'groove', 'hole', 'keyway'))) return [...items]
  const found = findSpoken(items, AT_SHOULDER)
  const bodies = found ? ownBodies(state) : []
  if (!found || bodies.length < 2 || !bodies.every(isTurned)) return [...items]
  const { owner, wide, close } = found.match.groups ?? {}
  const beside = calledIn(owner ?? wide, bodies)
  if ((owner ?? wide) !== undefined && !beside) return [...items]
  const rest = [...items.slice(0, found.from), ...items.slice(found.to + 1)]
  const told = rest.flatMap((_, at) => bodyAt(rest, at, bodies) ?? [])
  const fitting = jointsAmong(bodies).filter(
    (joint) =>
      (told.length === 0 || told.includes(joint.body)) && (beside === undefined || joint.wide === beside),
  )
  const [joint, ...others] = fitting
  if (!joint || others.length > 0) return [...items]
  const said = items.slice(found.from, found.to + 1)
  for (const item of said) state.account.use(item, 'where it lies')
  const [first] = said as [Item]
  const end = { span: [(said.at(-1) as Item).span[1], (said.at(-1) as Item).span[1]] as [number, number] }
  return [
    ...items.slice(0, found.from),
    ...(close ? [nought(first)] : []),
    littleWord(first, 'from'),
    littleWord(first, 'the'),
    asTerm(
      { text: '', span: [first.span[0], first.span[0]] },
      { category: 'face', concept: joint.side },
      { form: SIDE_NAMES[joint.side] ?? joint.side },
    ),
    littleWord(end, 'of'),
    littleWord(end, 'the'),
    named({ text: `body at ${joint.wide.concept}`, span: end.span }, joint.body),
    ...items.slice(found.to + 1),
  ]
}
