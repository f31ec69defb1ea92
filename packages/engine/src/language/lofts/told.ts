/**
 * Bodies told by the figures they lead from and to: "loft from a 60 x 40 rectangle at Z = 3 to a 30 mm circle at Z = 53",
 * "the bottom is a 60 mm square, the top a 30 mm square, 50 mm above it". One noun then carries the sections.
 */
import { where } from '../text/heard.ts'
import { asFiller, asTerm, conceptOf, type Item, means, type Term } from '../text/items.ts'
import { findSpoken, spoken } from '../text/spoken.ts'
import type { Loft, LoftSection } from './loft.ts'
import {
  BOTH_ENDS,
  CONICAL,
  CUE,
  CUT,
  END,
  EXTRUDED,
  HEIGHT,
  HINT,
  LEVEL,
  ON_AXIS,
  OPEN_ENDS,
  ROUND_END,
  SECTION,
  TRUNCATED,
  WALL,
} from './words.ts'

type Sentences = readonly (readonly Item[])[]

interface Stretch {
  sentence: number
  from: number
  to: number
}

interface Seen extends Stretch {
  section: Omit<LoftSection, 'level'>
  /** Where its name or size stands, to be made the noun. */
  at: number
  end: 'low' | 'high' | undefined
  /** From the part's zero, or from the section before. */
  level: { value: number; relative: boolean } | undefined
}

const SIDES: Readonly<Record<string, number>> = { pent: 5, hexa: 6, octa: 8 }

const sizesOf = (item: Item | undefined): number[] =>
  item?.kind === 'quantity' ? item.quantity.values.map(({ value }) => value) : []

function sectionOf(
  kind: string,
  dimension: string,
  [first = 0, second]: readonly number[],
  marked: string,
): Omit<LoftSection, 'level' | 'items'> | undefined {
  const half = /radius/u.test(dimension) || marked === 'r'
  const sides = SIDES[kind.slice(0, 4)]
  if (sides !== undefined) {
    const flats = !/corners|diameter/u.test(dimension)
    const side = /side/u.test(dimension)
    const corners = side
      ? first / Math.sin(Math.PI / sides)
      : flats
        ? first / Math.cos(Math.PI / sides)
        : first
    return { figure: 'polygon', x: corners, y: corners, sides }
  }
  if (/^(?:circ|round)/u.test(kind)) {
    if (second !== undefined) return undefined
    return { figure: 'circle', x: half ? 2 * first : first, y: half ? 2 * first : first }
  }
  if (/^(?:ell|oval)/u.test(kind))
    return second === undefined ? undefined : { figure: 'ellipse', x: first, y: second }
  if (kind.startsWith('square') && (second === undefined || second === first))
    return { figure: 'rectangle', x: first, y: first }
  return second === undefined ? undefined : { figure: 'rectangle', x: first, y: second }
}

/** The end named last before a section, or first behind it. */
function endIn(before: string, after: string): 'low' | 'high' | undefined {
  const behind = /^(?: ,)? (?:at|on|for|as) (?:the |its )?/u.test(after)
    ? [...after.slice(0, 30).matchAll(END)][0]
    : undefined
  const lead = [...before.matchAll(END)].at(-1)
  const found = behind ?? lead
  if (!found) return undefined
  return found.groups?.['low'] === undefined ? 'high' : 'low'
}

const THROUGH = /^(?: \w+){0,5} (?:through|thru|top to bottom|bottom to top|deep)\b/u

const NO_SECTION =
  /^ (?:pocket|recess|cutout|cut out|window|notch|slot|boss|post|peg|hole|bore|groove|channel|(?:base )?plate|slab|block|box|bar|panel|cuboid|disc|disk|cylinder)s?\b/u

/** How bases and tops that have but one size are meant: square, or as circles; undefined where nothing says so. */
function oneSized(whole: string): 'square' | 'circle' | undefined {
  if (CONICAL.test(whole) && !/\bsquare\b|\bpyramid/u.test(whole))
    return WALL.test(whole) ? 'circle' : undefined
  return /\bsquare\b|\bpyramid/u.test(whole) ? 'square' : undefined
}

function sectionsIn(
  items: readonly Item[],
  sentence: number,
  single: 'square' | 'circle' | undefined,
): Seen[] {
  const { text, itemAt } = spoken(items)
  const matches = [...text.matchAll(single === 'circle' ? ROUND_END : SECTION)]
  return matches.flatMap((match, index): Seen[] => {
    const groups = match.groups ?? {}
    const [from, to] = [itemAt(match.index), itemAt(match.index + match[0].length - 1)]
    const sizes = items
      .slice(from, to + 1)
      .filter((item) => item.kind === 'quantity' && item.quantity.kind !== 'count')
    // "a 40 mm base and a 20 mm top": the end is part of what was said.
    const ended = groups['ended'] ?? groups['ended2'] ?? ''
    const kind = groups['kindAfter'] ?? groups['kind'] ?? ((ended && single) || 'rectangle')
    const dimension = `${groups['dimBefore'] ?? ''}${groups['dimLead'] ?? ''}${groups['dimAfter'] ?? ''}`
    const marked = /[rø]/u.exec((groups['sizeBefore'] ?? groups['size'] ?? '').slice(0, 1))?.[0] ?? ''
    const values = sizes.flatMap(sizesOf)
    // "a 110 x 90 x 10 mm rectangular plate": a body of three sizes.
    const section = values.length > 2 ? undefined : sectionOf(kind, dimension, values, marked)
    if (!section) return []
    const previous = matches[index - 1]
    const before = text.slice(previous ? previous.index + previous[0].length : 0, match.index)
    const after = text.slice(match.index + match[0].length, matches[index + 1]?.index ?? text.length)
    // "a 10 x 10 mm square hole through the middle": no section of the outside.
    if (match[0].endsWith('hole') && THROUGH.test(after)) return []
    // "cut a 10 x 10 mm square pocket": of what is cut into it, or stands on it.
    if (NO_SECTION.test(after)) return []
    const level = LEVEL.exec(after)
    const levelAt = level ? itemAt(match.index + match[0].length + level.index) : -1
    const said = items
      .slice(levelAt)
      .find((item) => item.kind === 'quantity' && item.quantity.kind !== 'count')
    const [value] = level && levelAt >= 0 ? sizesOf(said) : []
    const end =
      level && levelAt >= 0 ? itemAt(match.index + match[0].length + level.index + level[0].length - 1) : to
    return [
      {
        sentence,
        from,
        to: end,
        at: from,
        section: { ...section, items: sizes },
        end: ended ? endIn(ended, '') : endIn(before, after),
        level: value === undefined || !level ? undefined : { value, relative: !/^z=|height/u.test(level[0]) },
      },
    ]
  })
}

interface Said extends Stretch {
  value: number
  item: Item
}

/** A size told by a pattern, outside of what is taken already. */
function saidBy(sentences: Sentences, pattern: RegExp, taken: readonly Stretch[]): Said | undefined {
  for (const [sentence, items] of sentences.entries()) {
    const { text, itemAt } = spoken(items)
    for (const match of text.matchAll(new RegExp(pattern.source, 'gu'))) {
      const [from, to] = [itemAt(match.index), itemAt(match.index + match[0].length - 1)]
      const at = items.findIndex(
        (item, index) =>
          index >= from && index <= to && item.kind === 'quantity' && item.quantity.kind !== 'count',
      )
      const free = !taken.some((each) => each.sentence === sentence && at >= each.from && at <= each.to)
      const [value] = sizesOf(items[at])
      if (at >= 0 && free && value !== undefined)
        return { sentence, from, to, value, item: items[at] as Item }
    }
  }
  return undefined
}

/** Levels as they were told; the ends of what has but a height lie at zero and at that height. */
function levelled(seen: readonly Seen[], height: number | undefined): LoftSection[] | undefined {
  const sections: LoftSection[] = []
  for (const [index, { section, level, end }] of seen.entries()) {
    const before = sections.at(-1)
    const value =
      level === undefined
        ? end === 'low' || (end === undefined && index === 0)
          ? 0
          : index === seen.length - 1 || end === 'high'
            ? height
            : undefined
        : level.relative
          ? (before?.level ?? 0) + level.value
          : level.value
    if (value === undefined) return undefined
    sections.push({ ...section, level: value })
  }
  sections.sort((a, b) => a.level - b.level)
  return sections.every(({ level }, index) => index === 0 || level > (sections[index - 1]?.level ?? 0))
    ? sections
    : undefined
}

/** "centred on the Z axis", "centred at the origin": where all of it is. */
const isOnAxis = (items: readonly Item[], at: number): boolean =>
  items.slice(at + 1, at + 4).some((item) => means(item, 'axis') || means(item, 'place', 'origin'))

const asWord = (item: Item): Item => asFiller(item, 'the sections')

/** Bodies that a loft may be called. */
const CALLED = new Set([
  'pyramid',
  'frustum',
  'prism',
  'block',
  'box',
  'container',
  'bar',
  'cylinder',
  'cone',
])

const isCalled = (item: Item | undefined): boolean => CALLED.has(conceptOf(item, 'solid') ?? '')

function carrierOf(sentences: Sentences, first: Seen): { sentence: number; at: number } {
  for (const [sentence, items] of sentences.entries()) {
    if (sentence > first.sentence) break
    // Of "a square pyramid frustum" the last noun.
    const at = items.findIndex(
      (item, index) =>
        isCalled(item) && !isCalled(items[index + 1]) && (sentence < first.sentence || index < first.from),
    )
    if (at >= 0) return { sentence, at }
  }
  return { sentence: first.sentence, at: first.at }
}

/** "the pyramid" of what was introduced as a square pyramid. */
const isShorter = (items: readonly Item[], at: number, called: Term): boolean =>
  means(called, 'solid', 'pyramid') &&
  means(items[at], 'solid', 'pyramid') &&
  means(items[at - 1], 'determiner', 'the')

/** Words that only say that it is a loft. */
const TELLS =
  /^(?:loft|lofts|lofted|lofting|transition|transitions|transitioning|blend|blends|blended|blending|morph|morphs|taper|tapers|tapered|tapering|truncated|smooth|smoothly|smoothed|linearly|evenly|adapter|adaptor|duct|ducting|hopper|funnel|reducer|chute|boot|plenum|fitting|connector|coupler|between|profile|profiles|section|sections|figures|shapes|two|these|both|square|squares|rectangle|rectangles|circle|circles|ends|narrows|narrowing|outer|outside|exterior|surface|wall)$/u

/** "Loft between the two squares to make a solid": nothing but how it is made. */
const isMaking = (items: readonly Item[]): boolean =>
  items.some((item) => /^(?:loft|blend|transition|taper|connect)/iu.test(item.text)) &&
  !items.some(
    (item) =>
      means(item, 'feature') ||
      (means(item, 'solid') && !isCalled(item)) ||
      (item.kind === 'quantity' && item.quantity.kind !== 'count'),
  )

const numbersIn = (items: readonly Item[] = []): Item[] =>
  items.filter((item) => item.kind === 'quantity' && item.quantity.kind !== 'count')

/** "Then cut a second loft out of it: from a 24 mm square at Z=0 to a 74 mm square at Z=60": the sentence of what is cut. */
const cutLoftAt = (sentences: Sentences, seen: readonly Seen[]): number =>
  sentences.findIndex((items, index) => {
    const { text } = spoken(items)
    const [first] = seen
    return (
      index > (first?.sentence ?? index) &&
      /\bloft/u.test(text) &&
      /\b(?:cut|subtract|remove)\b/u.test(text) &&
      seen.some(({ sentence }) => sentence === index)
    )
  })

/** What is cut lies at the same levels, and everywhere as far inside: the wall that it leaves; undefined where it does not. */
function wallLeft(
  outer: readonly LoftSection[] | undefined,
  inner: readonly LoftSection[] | undefined,
): number | undefined {
  if (!outer || outer.length !== inner?.length) return undefined
  const insets = outer.flatMap(({ x, y, figure, level, sides }, index) => {
    const within = inner[index]
    const alike = within?.figure === figure && within.level === level && within.sides === sides
    return alike && sides === undefined ? [(x - within.x) / 2, (y - within.y) / 2] : [Number.NaN]
  })
  const [wall = 0] = insets
  return wall > 0 && insets.every((inset) => Math.abs(inset - wall) < 1e-6) ? wall : undefined
}

export const withLofts = where(
  'loft|transition|morph|to round|to circ|to square|to rect|to hex|blend|taper|truncated|frustum|pyramid|hopper|narrow|top|upper|other end|second|outlet|opposite end|above',
  (sentences) => {
    const whole = sentences.map((items) => spoken(items).text).join(' . ')
    const single = oneSized(whole)
    const all = sentences.flatMap((items, index) => sectionsIn(items, index, single))
    const cut = cutLoftAt(sentences, all)
    const seen = all.filter(({ sentence }) => sentence !== cut)
    if (seen.length < 2) return sentences
    const ends = new Set(seen.map(({ end }) => end))
    const hinted = HINT.test(whole) || (ends.has('low') && ends.has('high') && ends.size === 2)
    const isFigure =
      EXTRUDED.test(whole) ||
      seen.some(({ sentence }) => CUT.test(spoken(sentences[sentence] as Item[]).text))
    if (!CUE.test(whole) && !(hinted && !isFigure)) return sentences
    const height = saidBy(sentences, HEIGHT, seen)
    const sections = levelled(seen, height?.value)
    if (!sections) return sentences
    const room = all.filter(({ sentence }) => sentence === cut)
    const left = room.length === 0 ? undefined : wallLeft(sections, levelled(room, height?.value))
    if (room.length > 0 && left === undefined) return sentences
    const wall =
      left === undefined
        ? saidBy(sentences, WALL, [...seen, ...(height ? [height] : [])])
        : {
            sentence: cut,
            from: 0,
            to: (sentences[cut]?.length ?? 0) - 1,
            value: left,
            item: room[0]?.section.items[0] as Item,
          }
    const used = seen.some(({ level }) => level !== undefined && !level.relative)
    const needed = seen.some(({ level }, index) => level === undefined && index > 0)
    const loft: Loft = {
      sections,
      absolute: used,
      smooth: /\bsmooth/u.test(whole),
      heightItems: [
        ...(height && needed ? [height.item] : []),
        ...seen.flatMap(({ sentence, from, to, section }) =>
          (sentences[sentence]?.slice(from, to + 1) ?? []).filter(
            (item) => item.kind === 'quantity' && !section.items.includes(item),
          ),
        ),
      ],
      ...(wall
        ? {
            wall: {
              value: wall.value,
              item: wall.item,
              also: left === undefined ? [] : numbersIn(sentences[cut]),
            },
          }
        : {}),
    }
    const taken: Stretch[] = [...seen, ...(height && needed ? [height] : []), ...(wall ? [wall] : [])]
    const carrier = carrierOf(sentences, seen[0] as Seen)
    const called = sentences[carrier.sentence]?.[carrier.at]
    return sentences.map((items, sentence) => {
      const anyway = [TRUNCATED, BOTH_ENDS, ON_AXIS, ...(wall ? [OPEN_ENDS] : [])]
      const idle = anyway.flatMap((pattern) => findSpoken(items, pattern) ?? [])
      const making = isMaking(items)
      return items.map((item, at): Item => {
        const isCarrier =
          (carrier.sentence === sentence && carrier.at === at) ||
          (item.kind === 'term' &&
            called?.kind === 'term' &&
            means(called, 'solid') &&
            (item.form === called.form || isShorter(items, at, called)))
        if (isCarrier) return asTerm(item, { category: 'solid', concept: 'loft' }, { form: 'loft', loft })
        const qualifies =
          carrier.sentence === sentence && at < carrier.at && items.slice(at, carrier.at).every(isCalled)
        const inside = taken.some((each) => each.sentence === sentence && at >= each.from && at <= each.to)
        const told = seen.some((each) => each.sentence === sentence)
        // "the bottom opening is a 60 mm square": the section itself.
        const opening =
          told &&
          ((/^(?:opening|inlet|outlet|mouth|hole)$/iu.test(item.text) && means(items[at - 1], 'face')) ||
            /^(?:top|bottom|lower|upper)$/iu.test(item.text) ||
            (means(item, 'whole', 'it') && means(items[at - 1], 'place', 'flush')))
        const leads =
          opening ||
          (told &&
            (means(item, 'face') ||
              means(item, 'edge', 'end') ||
              means(item, 'place', 'on top', 'joint', 'flush') ||
              (means(item, 'place', 'centre') && !isOnAxis(items, at)) ||
              means(item, 'preposition', 'beside') ||
              means(item, 'shape', 'hollow')))
        if (making || inside || leads || qualifies || idle.some(({ from, to }) => at >= from && at <= to))
          return asWord(item)
        if (TELLS.test(item.text.toLowerCase()) && (told || sentence === 0)) return asWord(item)
        return item
      })
    })
  },
)
