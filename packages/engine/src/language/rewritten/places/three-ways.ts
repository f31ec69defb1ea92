/**
 * "three 16 mm holes along X, Y and Z", "one along X, one along Y and one along Z", "one hole through the center of each pair of
 * opposite faces, so they run along X, Y and Z and all meet in the middle": the same hole along each axis. Told as in
 * one word; of a list only the first of its ways would be heard. So, too, along two of them.
 */
import { WAYS } from '../../places/all-faces.ts'
import { where } from '../../text/heard.ts'
import {
  asFiller,
  asTerm,
  countBefore,
  countOf,
  type Item,
  isMark,
  means,
  phraseOf,
} from '../../text/items.ts'
import { unsaidWord } from '../../text/little-words.ts'
import { findFirstSpoken, spoken } from '../../text/spoken.ts'

const AXIS = '(?:the )?(?:[xyz])(?: axis| direction| dimension)?'
const PREPOSITION = '(?:along|in|parallel to|through|on|for)'
const JOIN = '(?: ,)?(?: and)?(?: then)?'
const LED = '(?:(?:,|:|with|that|which|and|running|run|runs|going|go|goes|drilled|cut|lying|lie|are|is) )*'
const ONE =
  '(?:(?:one|another|a second|a third|the (?:first|second|third|other|last)|the other one)(?: hole| one)?)'
const GO = '(?:(?:is|runs|goes|lies|running|going|straight|all the way) )*'

const EACH_ONE = `${ONE} ${GO}${PREPOSITION} ${AXIS}`
const LISTS: readonly RegExp[] = [
  new RegExp(`${LED}${EACH_ONE}${JOIN} ${EACH_ONE}(?:${JOIN} ${EACH_ONE})?(?= [,.;)]|$| and | so )`, 'u'),
  new RegExp(
    `(?<!(?:at|in|on) the (?:exact |very )?(?:center|centre|middle) |centered |centred )(?:straight |all the way )?(?:along|parallel to|through|(?<=(?:holes|bores) (?:.* )?)(?:in|on|for)|(?<=(?:hole|bore) (?:.* )?)for) (?:the )?[xyz](?: axis| direction| dimension)?${JOIN}(?: ${PREPOSITION})? (?:the )?[xyz](?: axis| direction| dimension)?${JOIN}(?: ${PREPOSITION})? (?:the )?[xyz](?: ax[ei]s| directions?| dimensions?)?(?= [,.;)]|$| and | so | through )`,
    'u',
  ),
  /(?:through|along|in) (?:all|each of the|all of the) (?:three|3) (?:(?:main|principal|coordinate) )?(?:axes|axis|directions|dimensions)(?= [,.;)]|$| and | so )/u,
  /(?<=^(?:each|all)(?: .*)? )through all (?:three|3) (?:axes|directions)(?= [,.;)]|$)/u,
]

/** How a sentence behind says the same once more: by the faces they go through, and where they meet. */
const AGAIN =
  /^(?:(?:there's|there is|there are|one|a|an|each|all|every|both|hole|holes|one hole|bore|bores|through|the|their|its|cent(?:er|re)s?|center lines?|middles?|of|pairs?|opposite|faces?|sides?|so|that|run|runs|running|go|goes|going|pass|passes|along|in|at|x|y|z|axis|axes|directions?|dimensions?|and|,|they|these|them|meet|meets|meeting|cross|crosses|crossing|intersect|intersects|intersecting|other|another|one another|each other|exact|very|dead|cube|block|box|part|piece|body|it|this|parallel to|parallel|to|straight|all the way|right|three|3|is|are|drilled|cut|where|which|with|three holes|hexahedron|inside|other's|all three)(?: |$))+$/u
const TELLS_WAYS =
  /(?:each|every|all|three) (?:of the )?(?:three )?pairs? of opposite (?:faces|sides)|through (?:the )?(?:cent(?:er|re)s? of )?(?:the )?opposite (?:faces|sides)/u
const MEETS = /(?:^| )(?:meet|cross|intersect)(?:s|es)? /u
const OPPOSITE =
  / ?through (?:the )?cent(?:er|re)s? of (?:the )?(?:opposite|three pairs of opposite) (?:faces|sides)(?= [,.;]|$)/u

const ALL = 'xyz'

const holeAt = (items: readonly Item[]): number => items.findIndex((item) => means(item, 'feature', 'hole'))

/** Two or three axes, each once: `xyz`; all of them where none is named. */
function axesIn(text: string): string | undefined {
  const named = (text.match(/(?<![a-z])[xyz](?![a-z=])/gu) ?? []).toSorted()
  if (named.length === 0) return ALL
  return named.length > 1 && new Set(named).size === named.length ? named.join('') : undefined
}

/** Of another number than there are ways nobody can tell which they are. */
function isMany(items: readonly Item[], ways: number): boolean {
  const count = countOf(items[countBefore(items, holeAt(items))])
  return count === undefined || count === 1 || count === ways
}

const without = (items: Item[], pattern: RegExp): Item[] => {
  const found = findFirstSpoken(items, [pattern])
  if (!found) return items
  return items.map((item, at) =>
    at < found.from || at > found.to || isMark(item) ? item : asFiller(item, 'as they go through'),
  )
}

function alongAll(items: Item[]): Item[] | undefined {
  const found = holeAt(items) >= 0 ? findFirstSpoken(items, LISTS) : undefined
  const axes = found && axesIn(found.match[0])
  if (!found || !axes || !isMany(items, axes.length)) return undefined
  const phrase = phraseOf(items.slice(found.from, found.to + 1) as [Item, ...Item[]])
  const told = asTerm(phrase, { category: 'place', concept: `${WAYS}${axes}` }, { settled: true })
  return without([...items.slice(0, found.from), told, ...items.slice(found.to + 1)], OPPOSITE)
}

const idle = (items: readonly Item[]): Item[] =>
  items.map((item) => (isMark(item) ? item : asFiller(item, 'along each axis, through the middle')))

/** Three that were counted, and no place of them. */
function isOpen(items: readonly Item[]): boolean {
  const at = holeAt(items)
  if (at < 0 || countOf(items[countBefore(items, at)]) !== ALL.length) return false
  return !items.slice(at).some((item) => means(item, 'place') || means(item, 'edge') || means(item, 'face'))
}

export const withThreeWays = where(['feature:hole'], (sentences) => {
  let told = false
  const read: Item[][] = []
  for (const items of sentences) {
    const { text } = spoken(items)
    const again = AGAIN.test(text) && axesIn(text) === ALL
    const before = read.at(-1)
    if (told && again && (MEETS.test(text) || TELLS_WAYS.test(text))) {
      read.push(idle(items))
      continue
    }
    const last = items.at(-1)
    if (before && again && (TELLS_WAYS.test(text) || findFirstSpoken(items, LISTS)) && isOpen(before)) {
      const near = before.at(-1) as Item
      const behind = { span: [near.span[1], near.span[1]] as [number, number] }
      read[read.length - 1] = [...before, unsaidWord(behind, 'place', `${WAYS}${ALL}`)]
      read.push(idle(items))
      told = true
      continue
    }
    const along = alongAll(items)
    told = along !== undefined || (told && last !== undefined && !items.some((item) => means(item, 'solid')))
    read.push(along ?? items)
  }
  return read
})
