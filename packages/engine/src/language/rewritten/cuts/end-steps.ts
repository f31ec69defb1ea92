/**
 * "Remove the last 20 mm of the length across the entire width, cutting 12 mm down from the top": a step at an end, told by
 * how much of the body goes. Read as the step that `worked/ledges.ts` knows: on which side, how wide, how deep.
 */
import type { SignedAxis } from '../../../plan/geometry.ts'
import { where } from '../../text/heard.ts'
import { asFiller, asTerm, conceptOf, type Item, means, unsaid } from '../../text/items.ts'
import { type Found, findAllSpoken, findSpoken, spoken } from '../../text/spoken.ts'

const VERB =
  '(?:remov|cut|mill|machin|tak|trim|saw|shav|plan|grind|carv|slic|chop)(?:e|es|ing|ting|ning|ming|ping|s)?(?: (?:away|off|out|down|back))?'
/** How far it goes along the body. */
const ALONG: readonly RegExp[] = [
  /(?:the |its )?(?<which>first|last|end|final|left ?most|right ?most|left|right|front|back|rear) #(?: (?:of|along|in) (?:the|its) (?:[a-z]+ )?(?:length|width|block|bar|part|plate|body|[a-z]+))?/u,
  /# of (?:the|its) (?:[a-z]+ )?(?:length|width)/u,
  /# (?:long|wide)(?: \( [xy] \))?/u,
  /# (?:in|along) (?:the )?[xy](?: direction| dimension)?/u,
]
/** How far down. */
const DEEP: readonly RegExp[] = [
  /(?:to a depth of |cutting |going |cut |by )*# (?:down|deep|downwards?)(?: (?:from|measured from|below) (?:the|its) top(?: (?:face|surface|side))?)?(?: \( from (?:the|its) top(?: (?:face|surface|side))? \))?/u,
  /to a depth of #/u,
  /# (?:below|from) (?:the|its) top(?: (?:face|surface|side))?/u,
  /# (?:high|tall)/u,
]
/** "down to a thickness of 13 mm": what stays is no depth yet. */
const STEP = /(?:^| )(?:a |the )?(?:step|shoulder|ledge|rebate|rabbet)(?= |$)/u
const ACROSS =
  /(?:(?:,|and|it|which|that|goes|going|running|runs|extends|extending|reaching|spanning|over|through) )*(?:across|along|over|spanning|through) (?:the |its )?(?:(?:full|entire|whole|complete) )+(?:width|depth|length|block|part|bar|plate)(?: of (?:the|it)(?: [a-z]+)?)?(?: \( [xyz] \))?|all the way across|across (?:the |its )?width/u

const SIDES: Readonly<Record<string, SignedAxis>> = {
  first: '-x',
  last: '+x',
  final: '+x',
  left: '-x',
  leftmost: '-x',
  right: '+x',
  rightmost: '+x',
  front: '-y',
  back: '+y',
  rear: '+y',
}

const within = (found: Found | undefined, at: number): boolean =>
  found !== undefined && at >= found.from && at <= found.to

interface Told {
  side: Item
  wide: Item
  deep: Item
  used: ReadonlySet<Item>
}

const firstFound = (items: readonly Item[], patterns: readonly RegExp[], not?: Found): Found | undefined =>
  patterns
    .flatMap((pattern) => findAllSpoken(items, pattern))
    .find((found) => !found.quantities.some((at) => within(not, at)))

/** The side, as it is named there or before, or by which end of the length goes. */
function sideOf(items: readonly Item[], along: Found, before: readonly Item[]): Item | undefined {
  const isEnd = (item: Item): boolean => means(item, 'face', '+x', '-x', '+y', '-y')
  const named = items.find(isEnd) ?? before.find(isEnd)
  if (named) return named
  const which = along.match.groups?.['which']?.replaceAll(/\s/gu, '') ?? ''
  const concept = SIDES[which]
  const at = items[along.from]
  return concept && at ? unsaid(at, { category: 'face', concept }) : undefined
}

function told(items: readonly Item[], before: readonly Item[]): Told | undefined {
  const deep = firstFound(items, DEEP)
  const along = deep && firstFound(items, ALONG, deep)
  const [wide, down] = [items[along?.quantities[0] ?? -1], items[deep?.quantities[0] ?? -1]]
  if (!deep || !along || !wide || !down || wide === down) return undefined
  const lengths = items.filter(
    (item) => item.kind === 'quantity' && !['count', 'range', 'coordinate'].includes(item.quantity.kind),
  )
  const side = sideOf(items, along, before)
  if (!side || lengths.length !== 2) return undefined
  const across = findSpoken(items, ACROSS)
  const top = findSpoken(items, FROM_TOP)
  const used = new Set(items.filter((_, at) => [deep, along, across, top].some((found) => within(found, at))))
  return { side, wide, deep: down, used }
}

const dimension = (concept: string, beside: Item): Item => unsaid(beside, { category: 'dimension', concept })

/** Whether a sentence takes an end away: by a step that is named, or by how much of the length goes. */
function takesEnd(items: readonly Item[], isAnnounced: boolean): boolean {
  const { text } = spoken(items)
  const verb =
    HAS_STEP.test(text) || new RegExp(`(?:^|[,:;] |and |then |step \\d+ |to )${VERB}(?= )`, 'u').test(text)
  const ofLength =
    /(?:first|last|final|left ?most|right ?most) # |# of (?:the|its) (?:[a-z]+ )?(?:length|width)/u.test(text)
  const other = items.some((item) => means(item, 'feature') && !means(item, 'feature', 'ledge'))
  // "a step along the right edge, 20 mm wide and 12 mm deep" is told plainly.
  const roundabout =
    ofLength || isAnnounced || /# long/u.test(text) || findSpoken(items, ACROSS) !== undefined
  return verb && !other && roundabout && (STEP.test(text) || isAnnounced || ofLength)
}

/** "The right end has a step cut from the top". */
const HAS_STEP =
  /(?:^| )(?:end|side|edge|face) has (?:a |an )?(?:rectangular |square )?(?:step|shoulder|rebate|rabbet)(?= )/u
const FROM_TOP =
  /(?:cut |down |taken |milled )*(?:from|into|in|out of) (?:the|its) top(?: (?:face|surface|side))?/u

/** "Mill a step at the other end of the part.": told in the next sentence. */
const announces = (items: readonly Item[]): boolean =>
  STEP.test(spoken(items).text) &&
  items.every(({ kind }) => kind !== 'quantity') &&
  items.some(
    (item) =>
      means(item, 'operation', 'cut') || means(item, 'make') || /^(?:mill|machine)$/iu.test(item.text),
  )

/** "a block … with a step 20 mm long and 15 mm deep at the right end": told behind the sizes of its body. */
const WITH_STEP =
  /(?:, )?(?:with|having|and|that has) (?=an? (?:step|rebate|rabbet) # long (?:, )?(?:and )?# deep (?:at|on|in) (?:the|its) (?:left|right|front|back|rear) end$)/u

/** The step in a sentence of its own, as one that is cut. */
function withStepApart(items: readonly Item[]): Item[][] {
  const found = findSpoken(items, WITH_STEP)
  const [step, ...words] = found ? items.slice(found.to + 1) : []
  if (!found || !step) return [[...items]]
  const cut = unsaid(step, { category: 'operation', concept: 'cut' }, 'cut')
  return [items.slice(0, found.from), [cut, step, ...words]]
}

export const withEndSteps = where(
  ' step | shoulder | ledge | rebate | rabbet |first #|last #|most #|final #|# of the |# of its ',
  (said) => {
    const sentences = said.flatMap(withStepApart)
    const gone = new Set<number>()
    const read = sentences.map((items, index) => {
      const before = sentences[index - 1] ?? []
      const isAnnounced = index > 0 && announces(before)
      if (!takesEnd(items, isAnnounced)) return [...items]
      const step = told(items, isAnnounced ? before : [])
      if (!step) return [...items]
      if (isAnnounced) gone.add(index - 1)
      const announcement = isAnnounced
        ? before.filter((item) => item !== step.side && !NAMED.test(item.text))
        : []
      const [first] = items as [Item, ...Item[]]
      const { side, wide, deep } = step
      const noun = [...items, ...(isAnnounced ? before : [])].find(({ text }) => NAMED.test(text))
      // What is left of the sentence says where the body goes, or it is not understood.
      const rest = items.filter((item) => ![side, wide, deep, noun].includes(item))
      const idle = rest.filter((item) => step.used.has(item) || isLead(item)).map(asIdle)
      const open = rest.filter((item) => !step.used.has(item) && !isLead(item))
      return [
        unsaid(first, { category: 'operation', concept: 'cut' }, 'cut'),
        unsaid(first, { category: 'determiner', concept: 'a' }),
        wide,
        dimension('width', wide),
        deep,
        dimension('depth', deep),
        noun ? asTerm(noun, LEDGE, { form: 'ledge' }) : unsaid(first, LEDGE, 'ledge'),
        unsaid(first, { category: 'preposition', concept: 'on' }),
        asTerm(side, { category: 'face', concept: conceptOf(side, 'face') ?? '+x' }),
        ...open,
        ...idle,
        ...announcement.map(asIdle),
      ]
    })
    return read.filter((_, index) => !gone.has(index))
  },
)

const NAMED = /^(?:step|shoulder|ledge|rebate|rabbet)$/iu
const LEDGE = { category: 'feature', concept: 'ledge' } as const

const asIdle = (item: Item): Item => (item.kind === 'mark' ? item : asFiller(item, 'a step at an end'))

/** The words around it that carry nothing: the verb, the step's own name, articles. */
const isLead = (item: Item): boolean =>
  item.kind === 'mark' ||
  means(item, 'operation') ||
  means(item, 'determiner') ||
  means(item, 'preposition', 'at', 'on', 'in', 'of', 'from', 'along') ||
  means(item, 'conjunction', 'and') ||
  means(item, 'edge', 'end', 'side') ||
  means(item, 'be') ||
  means(item, 'have') ||
  /^(?:rectangular|square|step|shoulder|ledge|rebate|rabbet|mill|milled|machine|machined|goes|that|which|it|remove|removed|block|part|bar|plate|body)$/iu.test(
    item.text,
  )
