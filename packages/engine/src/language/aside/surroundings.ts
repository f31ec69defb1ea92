/** Stretches that say what a part is for, looks like, or how many are wanted: they carry no geometry, unless they hold a size. */
import { familyNamed } from '../../library/families/registry.ts'
import { conceptOf, type Item, isAnyOf, isMark, means } from '../text/items.ts'
import { isRelation } from './relations.ts'

export interface Dismissed {
  from: number
  end: number
  reason: string
}

const REASONS: Readonly<Record<string, string>> = {
  for: 'purpose',
  like: 'resemblance',
  result: 'what comes of it',
  because: 'a reason',
  absent: 'said to be absent',
}

/** "so that a round recess is formed": what comes of it, told as an aim. */
const COMES =
  /^(?:formed|created|made|produced|obtained|left|left over|results?|remains?|remain|emerges?|appears?|is left)$/iu

/** Where it is told that something comes of it: at the end of the stretch, or before what it comes in. */
const comesAt = (items: readonly Item[], at: number, end: number): number =>
  items.findLastIndex(
    (item, index) =>
      index > at &&
      index < end &&
      COMES.test(item.text) &&
      items
        .slice(index + 1, end)
        .every((behind) => isAnyOf(behind, 'preposition', 'determiner', 'solid', 'whole', 'filler')),
  )

/** What a stretch may not hold if it is to be passed over: a purpose may ask for holes. */
const KEEPS: Readonly<Record<string, (item: Item) => boolean>> = {
  for: (item) => means(item, 'feature'),
}

/** "so that it touches the left edge": where something is, said as what is to come of it. */
const isAim = (item: Item | undefined): boolean => item?.kind === 'term' && item.form === 'so that'

const saysWhere = (item: Item): boolean =>
  means(item, 'face') || means(item, 'edge') || means(item, 'place') || means(item, 'axis')

/** "a washer for an M8 bolt" only says what it is for; "holes for M8 bolts" gives the holes their size. */
function carriesSize(item: Item, items: readonly Item[]): boolean {
  if (item.kind !== 'quantity' || item.quantity.kind === 'designation') return false
  return item.quantity.kind !== 'thread' || items.some((other) => means(other, 'feature', 'hole'))
}

/** "… for my bench and a 5 mm hole": what follows is said of the part again. */
function resumes(items: readonly Item[], at: number): boolean {
  if (!means(items[at], 'conjunction', 'and')) return false
  const next = items.findIndex((item, index) => index > at && isMark(item, ',', ';', ')', '('))
  const rest = items.slice(at + 1, next === -1 ? items.length : next)
  return rest.some((item) => means(item, 'feature') || carriesSize(item, items))
}

/** "an inverted, trapezoidal prism": a comma between two adjectives of one noun. */
const joinsAdjectives = (items: readonly Item[], at: number): boolean =>
  isMark(items[at], ',') &&
  (items[at - 1]?.kind === 'unknown' ||
    means(items[at - 1], 'shape') ||
    means(items[at - 1], 'filler') ||
    // A word that nobody knows, once taken for a name of the part.
    means(items[at - 1], 'whole')) &&
  means(items[at + 1], 'shape') &&
  isNoun(items[at + 2] as Item)

const PLACES = ['through', 'in', 'into', 'on', 'at', 'near', 'from', 'along', 'down'] as const

const isBodyNamed = (items: readonly Item[], at: number): boolean =>
  means(items[at], 'solid') &&
  !isElement(items[at]) &&
  (means(items[at - 1], 'determiner', 'the') || means(items[at - 1], 'which', 'both', 'each', 'all'))

const isWorkedOn = (item: Item): boolean => means(item, 'feature') || means(item, 'operation', 'add')

/** "a 6 mm hole for a cable through the left side", "add a boss for a screw in the corner": where it is goes on behind what it is for. */
function saysPlace(items: readonly Item[], lead: number, at: number): boolean {
  if (!means(items[lead], 'purpose', 'for') || !items.slice(0, lead).some(isWorkedOn)) return false
  const through = means(items[at], 'manner') && /^through\b/iu.test(items[at]?.text ?? '')
  const leads = means(items[at], 'preposition', ...PLACES) || through
  // "for mounting on the side of a desk": where that is done.
  if (
    !leads ||
    !items.slice(lead + 1, at).some(isNoun) ||
    /ing$|^(?:it|them)$/iu.test(items[at - 1]?.text ?? '')
  )
    return false
  const close = items.findIndex((item, index) => index > at && isMark(item, ',', ';', ')', '('))
  const end = close === -1 ? items.length : close
  return items.slice(at + 1, end).some((item, index) => saysWhere(item) || isBodyNamed(items, at + 1 + index))
}

/** The end of a stretch that says what something is for. */
function stretchEnd(items: readonly Item[], at: number, whole = false): number {
  const ends = (next: number): boolean =>
    (isMark(items[next], ',', ';', ')', '(') && !joinsAdjectives(items, next)) ||
    (!whole && means(items[next], 'preposition', 'with')) ||
    resumes(items, next) ||
    saysPlace(items, at, next)
  let end = at + 1
  while (end < items.length && !ends(end)) end++
  return end
}

export const isElement = (item: Item | undefined): boolean =>
  item?.kind === 'term' &&
  item.senses.some(({ category, concept }) => category === 'solid' && familyNamed(concept))

/** A word nobody knows may be the noun: "a holder for a 608 bearing". */
const isNoun = (item: Item): boolean =>
  means(item, 'solid') || means(item, 'feature') || means(item, 'whole') || item.kind === 'unknown'

/** "an egg tray for 12 eggs": so many places, not what it is for. */
const isCounted = (items: readonly Item[], at: number): boolean =>
  means(items[at], 'member') && items[at - 1]?.kind === 'quantity'

/** "a plug for a 20 mm hole": what it is to fit is not made; its size is named if nothing here can take it. */
const isFitted = (items: readonly Item[], at: number, lead: number): boolean =>
  means(items[lead + 1], 'determiner', 'a') &&
  (means(items[at], 'solid') || means(items[at], 'feature')) &&
  !means(items[at], 'member') &&
  items.slice(lead + 2, at).some(({ kind }) => kind === 'quantity') &&
  items.slice(lead + 2, at).every((item) => item.kind === 'quantity' || means(item, 'shape'))

/** "holes for M5 bolts", "a washer for an M8 screw": machine elements that the part is for, which are not made. */
export function meantFor(items: readonly Item[]): Set<number> {
  const found = new Set<number>()
  const firstNoun = items.findIndex(isNoun)
  for (const [at, item] of items.entries()) {
    if (!means(item, 'purpose', 'for') || firstNoun === -1 || firstNoun >= at) continue
    const end = stretchEnd(items, at)
    for (let next = at + 1; next < end; next++)
      if ((isElement(items[next]) || isFitted(items, next, at)) && !isCounted(items, next)) found.add(next)
  }
  return found
}

/** "without the threads modelled", "no lettering": what we do not know need not be known to be left out. */
function absence(items: readonly Item[], at: number): number {
  if (!means(items[at], 'negation')) return at
  let end = at + 1
  // "don't model the threads"
  while (
    means(items[end], 'determiner') ||
    means(items[end], 'filler') ||
    means(items[end], 'make') ||
    means(items[end], 'which', 'all')
  )
    end++
  // What is "not perpendicular" lies in a way that is not told.
  if (items[end]?.kind !== 'unknown' || isRelation(items[end])) return at
  while (items[end]?.kind === 'unknown' || means(items[end], 'make')) end++
  return end
}

const CAN = /^(?:can|could|may|might)$/iu

/** "so a pin can be pushed in": what it is made for, where that holds no size. */
function isEnabling(items: readonly Item[], at: number): boolean {
  if (!/^so(?: that)?$/iu.test(items[at]?.text ?? '')) return false
  return items.slice(at + 1, stretchEnd(items, at)).some(({ text }) => CAN.test(text))
}

export function purposeRanges(items: readonly Item[]): Dismissed[] {
  const found: Dismissed[] = []
  for (let at = 0; at < items.length; at++) {
    const absent = absence(items, at)
    if (absent > at) {
      found.push({ from: at, end: absent, reason: REASONS['absent'] as string })
      at = absent - 1
      continue
    }
    const said = conceptOf(items[at], 'purpose') ?? (isEnabling(items, at) ? 'for' : undefined)
    const comes = isAim(items[at]) ? comesAt(items, at, stretchEnd(items, at)) : -1
    const aim = comes > at
    const concept = aim ? 'result' : said
    // "Start by creating a block" is something to do, not what comes of it.
    const does = means(items[at], 'make') && (at === 0 || means(items[at - 1], 'preposition'))
    if (!concept || does) continue
    const end = stretchEnd(items, at, concept === 'result')
    const stretch = items.slice(at + 1, end)
    const meets = meetsKnown(stretch)
    const carries = stretch.some(
      (item) => carriesSize(item, items) || (!meets && (KEEPS[concept]?.(item) ?? false)),
    )
    if (
      isAim(items[at]) &&
      !isEnabling(items, at) &&
      stretch.some((item) => item !== items[comes] && saysWhere(item))
    )
      continue
    if (carries || stretch.length === 0) continue
    found.push({ from: at, end, reason: REASONS[concept] ?? 'purpose' })
    at = end
  }
  return found
}

const MEETS =
  /^(?:intersect|meet|reach|join|connect|cross|break|open|lead|run|break into|open into)(?:s|es|ing)?$/iu

/** "so that they intersect the main bore": what comes of the depth and the place that are told. */
function meetsKnown(stretch: readonly Item[]): boolean {
  const verb = stretch.findIndex((item) => MEETS.test(item.text))
  const nouns = stretch.flatMap((item, at) => (means(item, 'feature') ? [at] : []))
  return (
    verb >= 0 &&
    nouns.length > 0 &&
    nouns.every((at) => at > verb && stretch.slice(verb, at).some((item) => means(item, 'determiner', 'the')))
  )
}

const COPIES = new Set(['copy', 'copies', 'pcs', 'pc', 'off', 'sets', 'set'])
const THEM = new Set(['them', 'these', 'those', 'it', 'this'])

const said = (item: Item | undefined): string => item?.text.toLowerCase() ?? ''

/** "make 3 of them", "5 copies", "4 pcs": how many to make. The file holds one. */
export function copyRanges(items: readonly Item[]): Dismissed[] {
  const found: Dismissed[] = []
  for (const [at, item] of items.entries()) {
    if (item.kind !== 'quantity' || (item.quantity.kind !== 'number' && item.quantity.kind !== 'count'))
      continue
    const ofThem = means(items[at + 1], 'preposition', 'of') && THEM.has(said(items[at + 2]))
    // "4 pcs" of a part that has nothing else to be counted.
    const pieces =
      item.quantity.kind === 'count' && item.quantity.late && !items.some((each) => means(each, 'feature'))
    const copies = COPIES.has(said(items[at + 1])) || pieces
    const last = at + (ofThem ? 3 : pieces ? 1 : 2)
    const closes = items[last] === undefined || isMark(items[last]) || means(items[last], 'purpose')
    if (!(ofThem || copies) || !closes) continue
    const makes = items.slice(0, at).some((before) => means(before, 'make') || means(before, 'filler'))
    if (!copies && !makes) continue
    found.push({ from: at, end: last, reason: 'how many to make: the file holds one' })
  }
  return found
}
