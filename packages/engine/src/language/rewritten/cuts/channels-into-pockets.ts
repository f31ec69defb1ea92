/**
 * "Cut a channel from the left side into the pocket", "a channel connects the pocket to the front", "a notch through the right wall
 * of the pocket": a groove in the top from that side as far as the pocket begins, which its size and the body's tell.
 */
import type { AxisName, SignedAxis } from '../../../plan/geometry.ts'
import { WALL_WORDS } from '../../lexicon/sides.ts'
import { impliedLength, impliedValue, type Quantity } from '../../quantities/quantity.ts'
import { tidy } from '../../quantities/scan.ts'
import { where } from '../../text/heard.ts'
import {
  amountOf,
  asSettled,
  asTerm,
  type Item,
  isCompound,
  means,
  unsaid,
  wordsOf,
} from '../../text/items.ts'
import { littleWord } from '../../text/little-words.ts'
import { type Found, findFirstSpoken, findSpoken } from '../../text/spoken.ts'

const NOUN = /^(?:(?:rectangular|straight|open|narrow) )?(?:channel|slot|groove|passage|trench|notch)$/iu

const SIDE =
  '(?:the|its) (?<side>left|right|front|back|rear)(?: hand)?(?: (?:short|long|outer))?(?: side)?(?: (?:face|edge|wall|end|surface))?(?: of (?:it|the [a-z]+))?(?: \\( [^)]*\\))?'
const RUNS =
  '(?:(?:that|which|it) )?(?:(?:runs|goes|leads|running|going|leading|is cut|cut|extends|extending|comes|coming|in|inwards?) )*'

/** Where it leads, behind its noun. */
const LEADS: readonly RegExp[] = [
  new RegExp(
    `${RUNS}from ${SIDE}(?: (?:all the way|straight|right|inwards?|through the wall|and|through))* (?:in)?to (?:(?:the )?(?:side|edge|wall) of )?the pocket(?= [,;.]|$| so | and | with )`,
    'u',
  ),
  new RegExp(
    `(?:(?:that|which|to) )?(?:connects?|connecting|joins?|joining|links?|linking) (?:the pocket (?:to|with|and) ${SIDE}|${SIDE} (?:to|with|and) the pocket)(?= [,;.]|$| so | and | with )`.replace(
      '(?<side>',
      '(?<side2>',
    ),
    'u',
  ),
  new RegExp(
    `${RUNS}through (?:the|its) (?<side>left|right|front|back|rear)(?: hand)?(?: side)? wall(?: of the pocket| into the pocket)(?= [,;.]|$| so | and | with | down )`,
    'u',
  ),
]

/** "so that the pocket is open on that end". */
const OPENED =
  /(?:, )?so(?: that)? the pocket (?:is|becomes|gets)(?: (?:then|now))? (?:open|opened) (?:on|at|to|towards?) (?:that|this|the [a-z]+)(?: hand)?(?: (?:end|side))?(?= [,;.]|$)/u
/** "down to the pocket floor", "of the same depth as the pocket". */
const AS_DEEP =
  /(?:, )?(?:(?:and|it is|is|which is) )*(?:(?:all the way )?down to (?:the level of )?the (?:pocket floor|floor of the pocket|bottom of the pocket|pocket bottom)|(?:of|with|to|at|has) the same depth(?: as the pocket)?|(?:just )?as deep as the pocket(?: is)?)(?: \( #(?: (?:deep|down from the top(?: face)?))? \))?(?= [,;.]|$| and | so )/u

const isPocket = (item: Item): boolean => means(item, 'feature', 'pocket')

/** What a size of several measures along an axis. */
function extentOf(items: readonly Item[], axis: AxisName, least: number): number | undefined {
  const size = items.find((item) => isCompound(item) && item.quantity.values.length >= least)
  if (size?.kind !== 'quantity') return undefined
  const { values } = size.quantity
  const tagged = values.find((value) => value.axis === axis)
  if (tagged) return tagged.value
  return values.some((value) => value.axis !== undefined || value.label !== undefined)
    ? undefined
    : values[axis === 'x' ? 0 : 1]?.value
}

const MOVED = / (?:from|offset|off center|towards?|left|right|front|back) /u
const POCKET_DEPTH = /# (?:deep|in depth)(?= |$)|depth (?:of|is) #|#x#x# (?:deep )?pocket/u

interface Room {
  /** From the middle of the body to its side and to that of the pocket. */
  outer: number
  inner: number
  depth: Item | undefined
}

function roomOf(before: readonly Item[][], axis: AxisName): Room | undefined {
  const at = before.findIndex((items) => items.some(isPocket))
  const told = before.slice(at, at + 2)
  const [body, pocket] = [extentOf(before.slice(0, at).flat(), axis, 3), extentOf(told.flat(), axis, 2)]
  if (at < 1 || !body || !pocket || pocket >= body) return undefined
  // Beside the middle it begins elsewhere.
  if (before.slice(at).some((items) => items.some(isPocket) && MOVED.test(wordsBehindPocket(items))))
    return undefined
  const deep = told
    .map((items) => ({ items, found: findSpoken(items, POCKET_DEPTH) }))
    .find(({ found }) => found)
  const depth = deep?.items[deep.found?.quantities[0] ?? -1]
  return { outer: tidy(body / 2), inner: tidy(pocket / 2), depth }
}

const wordsBehindPocket = (items: readonly Item[]): string =>
  ` ${wordsOf(items.slice(items.findIndex(isPocket))).toLowerCase()} `

const settled = (items: readonly Item[], { from, to }: Found): Item[] =>
  items.map((item, at) => (at < from || at > to ? item : asSettled(item, 'a channel into the pocket')))

/** "15 mm deep", as the pocket is. */
function withDepth(items: readonly Item[], depth: Item | undefined): Item[] {
  const found = findSpoken(items, AS_DEEP)
  const value = amountOf(depth)
  const again = found && amountOf(items[found.quantities[0] ?? -1])
  if (!found || value === undefined || (again !== undefined && again !== value)) return [...items]
  const near = items[found.to] as Item
  const quantity = impliedLength(impliedValue(value, 'length', [near.span[1], near.span[1]]), {
    text: '',
    span: [near.span[1], near.span[1]],
  })
  const behind = { span: quantity.span }
  return [
    ...settled(items, found).slice(0, found.to + 1),
    { kind: 'mark', text: ',', span: quantity.span },
    { kind: 'quantity', text: '', span: quantity.span, quantity },
    unsaid(behind, { category: 'dimension', concept: 'depth' }, 'deep'),
    ...items.slice(found.to + 1),
  ]
}

const GROOVE = { category: 'feature', concept: 'groove' } as const

/** "a groove in the top face along x from X = -50 to X = -30". */
function led(items: readonly Item[], found: Found, side: SignedAxis, { outer, inner }: Room): Item[] {
  const near = items[found.from] as Item
  const axis = side[1] as AxisName
  const sign = side.startsWith('-') ? -1 : 1
  const values = [outer, inner]
    .map((value) => sign * value)
    .toSorted((a, b) => a - b)
    .map((value) => impliedValue(value, 'length', [near.span[0], near.span[0]]))
  const range: Quantity = {
    kind: 'range',
    axis,
    values,
    span: [near.span[0], near.span[0]],
    text: '',
    approximate: false,
  }
  return [
    ...items.slice(0, found.from),
    littleWord(near, 'in'),
    littleWord(near, 'the'),
    unsaid(near, { category: 'face', concept: '+z' }, 'top face'),
    littleWord(near, 'along'),
    unsaid(near, { category: 'axis', concept: axis }, axis),
    littleWord(near, 'from'),
    { kind: 'quantity', text: '', span: range.span, quantity: range },
    ...settled(items, found).slice(found.from, found.to + 1),
    ...items.slice(found.to + 1),
  ]
}

const asGroove = (item: Item): Item =>
  NOUN.test(item.text) ? asTerm(item, GROOVE, { form: item.text.toLowerCase() }) : item

export const withChannelsIntoPockets = where(
  ['channel|slot|groove|passage|trench|notch', 'pocket', ' left| right| front| back| rear'],
  (sentences) => {
    for (const [at, items] of sentences.entries()) {
      const found = findFirstSpoken(items, LEADS)
      const noun = items.findLastIndex((item, index) => index < (found?.from ?? 0) && NOUN.test(item.text))
      if (!found || noun < 0) continue
      const { side, side2 } = found.match.groups ?? {}
      const named = WALL_WORDS[(side ?? side2) as keyof typeof WALL_WORDS]
      const counted = sentences.some((each) => each.some((item) => /^origin$/iu.test(item.text)))
      const room = counted ? undefined : roomOf(sentences.slice(0, at), named[1] as AxisName)
      // Where the pocket begins nobody knows then: all along the face it would be another cut.
      if (!room)
        return sentences.map((each, index) =>
          index === at
            ? each.map((item, place) =>
                place >= found.from && place <= found.to && item.kind !== 'mark'
                  ? { kind: 'unknown', text: item.text, span: item.span }
                  : item,
              )
            : each,
        )
      return sentences.map((each, index) => {
        if (index < at) return each
        const told = index === at ? led(each, found, named, room) : each
        const opened = findSpoken(told, OPENED)
        return withDepth(opened ? settled(told, opened) : told, room.depth).map(asGroove)
      })
    }
    return sentences
  },
)
