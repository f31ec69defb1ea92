/**
 * "Mounting plate with five holes": four in the corners and one in the center, told one by one further on. Where those come to as
 * many, the title counts what is made anyway; where they do not, it stays and is held against them.
 */
import { where } from '../text/heard.ts'
import { countOf, type Item, means } from '../text/items.ts'
import { asIdle, type Found, findSpoken } from '../text/spoken.ts'

const TOTAL =
  /(?:with|has|having|that has|containing) (?:a total of )?(?<count>two|three|four|five|six|seven|eight|nine|ten|\d+)(?: through| round| circular| bolt| mounting| cross| transverse)? holes(?= [,.;:]|$| in (?:total|it)$)/u
/** "An L bracket with a hole in each leg": as many as both legs have. */
const EACH_LEG =
  /with (?<count>a|one|two|three|four|\d+)(?: (?:single|round|through|mounting|screw|bolt|drilled|clearance)){0,2} holes? (?:in|through|on) (?:each|both)(?: of (?:the|its))?(?: two)? (?:legs?|arms?|flanges?)(?=[,.;:]| ?[,.;:]|$)/u
const CORNERS = /(?:each|every|all four|all|the four)(?: of (?:the|its)(?: four)?)? corners?(?= |$)/u

const LAST = /^(?:third|fourth|fifth|sixth|seventh|ninth|last|final|remaining)$/iu

/** How many holes a sentence makes; nothing where it makes none. */
function holesIn(items: readonly Item[]): number | undefined {
  const at = items.findIndex((item) => means(item, 'feature', 'hole'))
  const noun = items[at]
  if (noun?.kind !== 'term') return 0
  // "All holes go through", "each of these holes": of those that are made already.
  if (noun.plural && items.slice(0, at).some((item) => means(item, 'which', 'all', 'each', 'both'))) return 0
  // "The fifth hole is in the middle": the one that was not told yet.
  if (!noun.plural && LAST.test(items[at - 1]?.text ?? '')) return 1
  const article = items.slice(0, at).findLastIndex((item) => means(item, 'determiner') || countOf(item))
  // "The holes are …", "these holes": of those that are made already.
  if (means(items[article], 'determiner', 'the') && !countOf(items[article + 1])) return 0
  if (items.some((item, other) => other > at && means(item, 'feature', 'hole'))) return undefined
  const told = countOf(items[article])
  const each = findSpoken(items, CORNERS) ? 4 : 1
  return noun.plural ? told : Math.max(told ?? 1, each)
}

function totalOf(sentences: readonly Item[][]): number | undefined {
  const counts = sentences.map(holesIn)
  return counts.reduce<number | undefined>(
    (sum, count) => (sum === undefined || count === undefined ? undefined : sum + count),
    0,
  )
}

const saidIn = (items: readonly Item[], { from, to }: Found): number | undefined =>
  items.slice(from, to + 1).flatMap((item) => countOf(item) ?? [])[0]

interface Announced {
  found: Found
  total: number | undefined
}

function announcedIn(title: readonly Item[]): Announced | undefined {
  const found = findSpoken(title, TOTAL)
  if (found) return { found, total: saidIn(title, found) }
  const ofLegs = findSpoken(title, EACH_LEG)
  return ofLegs && { found: ofLegs, total: 2 * (saidIn(title, ofLegs) ?? 1) }
}

export const withHoleTotals = where('holes | hole ', (sentences) => {
  const [title, ...told] = sentences
  const { found, total } = (title && announcedIn(title)) ?? {}
  const sentencesWithHoles = told.filter((items) => (holesIn(items) ?? 0) > 0)
  if (!title || !found || total === undefined || sentencesWithHoles.length < 2 || totalOf(told) !== total)
    return sentences
  return [title.filter((_, at) => at < found.from || at > found.to), ...told]
})

const ALL_THROUGH =
  /^(?:all|both)(?: of)?(?: (?:the|these|those))?(?: [a-z]+)? holes? (?:(?:go|are|pass|run|drilled|cut|extend|all the way|completely|straight|right|fully|entirely) )*(?:all the way |completely )?through(?: (?:the (?:whole |entire |full )?[a-z]+|everything|it))?$/u

/** "All holes go all the way through": of holes told one by one in a single body, as nothing says how deep they are. */
export const withoutAllThrough = where(['holes ', ' through'], (sentences) => {
  const bodies = sentences.flat().filter((item) => means(item, 'solid'))
  const names = new Set(bodies.map((item) => (item.kind === 'term' ? item.form : item.text)))
  const deep = sentences
    .flat()
    .some((item) => means(item, 'dimension', 'depth') || means(item, 'manner', 'blind'))
  const told = sentences.filter((items) => (holesIn(items) ?? 0) > 0)
  if (told.length < 2 || deep) return sentences
  if (new Set([...names].map((name) => name.split(' ').at(-1))).size !== 1) return sentences
  return sentences.map((items) => {
    const found = findSpoken(items, ALL_THROUGH)
    return found ? asIdle(items, found, 'all the way through') : items
  })
})
