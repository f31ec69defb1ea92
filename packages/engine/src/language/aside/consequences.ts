/**
 * "That leaves a ledge that is 13 mm thick", "(so it spans X=65 to X=75)", "now there are two prongs of 9 mm each": what
 * follows from the rest, told in passing. It makes nothing; its numbers must be found on the finished part.
 */
import { EngineError } from '../../errors.ts'
import type { AxisName } from '../../plan/geometry.ts'
import type { Measure } from '../../plan/requirement.ts'
import { millimetres, type Required } from '../compile/ledger.ts'
import { quote } from '../sizes/sizes.ts'
import { type Item, isMark, isThing, means, type Sized, wordsOf } from '../text/items.ts'
import { findSpoken } from '../text/spoken.ts'
import { isRelational, relationIn } from './relations.ts'

export interface Consequence {
  /** All its words, in order. */
  items: readonly Item[]
  required: readonly Required[]
  /** It tells a place, or nothing that could be measured. */
  loose: boolean
}

/** How a sentence is parted. */
export interface Parting {
  /** The numbers did not agree as they were told. */
  contradicted: boolean
  /** Also what tells places or no size, and whatever stands in parentheses. */
  loose: boolean
  /** Only what "so" says to follow. */
  so?: true
  /** Also plain statements of what is there, which no reading of them as something new could take. */
  stated?: true
}

const IS = '(?:is|are|will be|should be|would be|must be|ends up|end up|becomes?|gets?|stays?|was)'
const THIS = '(?:this|that|which|it|the cut|this cut|that cut|this step|the result)'
const LEAVE =
  '(?:leaves?|makes?|gives?|creates?|forms?|produces?|results in|means|yields|brings|puts|keeps|turns)(?: (?:you|us))?(?: with)?'
const LEAVING =
  '(?:leaving|making|giving|creating|forming|producing|resulting in|meaning|yielding|bringing|in other words|which|that|so|thus|thereby|hence|therefore)'

/** At the head of a sentence that does nothing else. */
const SENTENCE = new RegExp(
  `^(?:(?:and|so|thus|therefore|hence|now|as a result|at this point|in other words|in the end|at the end|after (?:this|that)(?: (?:cut|step|operation))?|afterwards?|then)(?: ,)? )*(?:${THIS} (?:will |should |would |now |then )*${LEAVE} |there(?:'s| ${IS}| should| will| now)+ |(?:you|we)(?:'ll| will| should| now| then)* (?:have|be left with|end up with|get|see) |what(?:'s left| is left| remains) ${IS} |(?:the|all) (?:remaining|rest of the|resulting|leftover) )`,
  'u',
)
/** "So the wall is 5 mm thick", "Now the bar is only 12 mm thick there", "The block is now 15 mm tall". */
const STATED =
  /^(?:the|this|it)(?: [a-z]+){0,3} (?:is|measures|stands) now (?:only |just |exactly )?# |^(?:so|thus|therefore|hence|now|as a result|in other words|this means|that means|after (?:this|that|the)(?: (?:cut|step|operation))?)(?: ,)?(?: that)? (?:the|its|it|each|both|all|every|they|these|those|there|you|we) /u
/** What the other sentences leave, which none of them need name. */
const LEFT =
  '(?:walls?|side walls?|floor|bottom|ring|rim|ledge|shoulder|shelf|web|ribs?|strip|skin|shell|frame|border|bridge|gap|rest|material|wall thickness|floor thickness|cross section|inside|opening|flat (?:part|section|area|face)|(?:straight|round|plain|thin|thick|full|unthreaded) (?:part|section|portion)|(?:top|bottom|end|front|back) face)'

/** "It's 50 mm from either end": of one thing, which is in the middle. */
const FROM_EITHER =
  "(?:it's|it is|that's|that is|its cent(?:er|re)(?: point)? is) # (?:away )?from either (?:end|side|edge)(?= ?$| [.;])"

/** "The ring that's left is 20 mm wide", "The wall is 10 mm thick and the bottom is 20 mm thick", "There's 20 mm of material below it". */
const PLAINLY_THERE = new RegExp(
  `^(?:(?:and|so|then|now|in other words|that way|this way|as a result)(?: ,)? )*(?:(?:the|its|both|all|each|every)(?: (?:remaining|resulting|finished|leftover|solid|whole))? ${LEFT}(?: (?:that's left|that is left|that remains|that is|that's|left over|around (?:it|the hole)|all around|of (?:each|the|both|every) (?:end|side)s?|(?:below|above|under|behind|between|next to) (?:it|them)))* (?:is|are|measures|has|will be|ends up|comes out|stays) (?:only |now |then |also |still |just |exactly |about |at least )*(?:an? )?#|there(?:'s| is| are| will be) (?:still |only |just |about )*# (?:of (?:material|solid|metal|wall|floor) )?(?:left |remaining |)(?:below|above|under|underneath|behind|between|around|on (?:either|each|both) sides?|left|at the bottom|next to)|(?:it's|it is|they're|they are) (?:only |just |then |also )*# (?:x # )?(?:thick|across|wide|tall) (?:there|after that|on the inside|at the bottom|at the top)|${FROM_EITHER})`,
  'u',
)

const ALWAYS = new RegExp(`^(?:${FROM_EITHER}|in other words )`, 'u')

/** These single one out, of which the rest may not be told. */
const SINGLES =
  /\b(?:other|another|second|third|left one|right one|only one|except|but not|instead|unlike|rather|one of)\b/iu

const isPlainlyThere = (items: readonly Item[]): boolean =>
  findSpoken(items, PLAINLY_THERE) !== undefined &&
  !SINGLES.test(wordsOf(items)) &&
  !items.some((item) => means(item, 'operation') || (means(item, 'make') && ORDERED.test(item.text)))

/** Behind a comma, or between parentheses; "there's 10 mm of material left" needs no "so". */
const INLINE = new RegExp(
  `(?:, |\\( )(?:and |thus |thereby )*(?:${LEAVING}|there(?:'s| is| will be| remains)(?= (?:only |still )?# of (?:[a-z]+ )?material (?:left|remaining|below|above|under|behind|between (?:them|the two)|in the middle))) (?!that is #|are #|is #|has |have |goes |runs |starts )`,
  'u',
)
/** "(Z dimension, 12 mm thick there)": what the body measures where something is cut. */
const THERE =
  /(?:, |\( )(?:(?:which|it|that) (?:is |are )|it's )?(?:only |just |still )*# (?:thick|tall|high|wide|deep) (?:there|at that point|at this point|in that spot)(?= [),.;]|$)/u
/** "… deep so the floor is 4 mm thick", without a comma. */
const SO = /(?<=[a-z#)] )so (?:that )?(?:the|its|it|there|each|both|all|you|they|only) /u

/** Said to be the case already, whatever the words would mean by themselves. */
const SO_THERE =
  /(?:, |\( |(?<=[a-z#)] ))so (?:there(?:'s| is| are| will be| remains?)|(?:it|this|that|you) (?:leaves?|have)) |(?:, )(?:which leaves|leaving) (?:a |an )?# (?:wide |thick )?(?:frame|border|rim|ring|margin) (?:all )?a?round |^in other words /u

/** What is beside these is measured between flat sides. */
const isOpening = (item: Item): boolean => means(item, 'feature', 'hole', 'pocket', 'slot')

/** Numbers follow from what "which" tells, words do not; "start by creating a plate" tells what to do. */
const IDLE =
  /(?:, |\( |(?<=[a-z#)] )(?<!\bby ))(?:and )?(?:so|meaning|thus|thereby|hence|therefore|leaving|giving|making|creating|forming|resulting in) (?:that )?(?:the|its|it|there|there's|it's|they're|each|both|all|you|they|only|one|we|a|an) /u

/** "(but 6 mm in diameter)": otherwise than the rest has it, and so no consequence of that. */
const CONTRASTS = /^(?:but|except|though|although|however|instead|unlike)$/iu

/** Between parentheses, whatever it is, if it orders nothing; "(X)" says which way a size runs. */
function parenthesis(items: readonly Item[]): Found | undefined {
  const from = items.findIndex(
    (item, at) =>
      isMark(item, '(') && !means(items[at + 1], 'axis') && !CONTRASTS.test(items[at + 1]?.text ?? ''),
  )
  const close = items.findIndex((item, at) => at > from && isMark(item, ')'))
  return from > 0 && close > from + 1 && !leavesOut(items.slice(from + 1, close)) ? { from } : undefined
}

/** "(not the short ones)": some of those that were told before are meant to stay as they are. */
const leavesOut = (inside: readonly Item[]): boolean =>
  /^not$/iu.test(inside[0]?.text ?? '') &&
  inside.some((item) => means(item, 'edge') || /^(?:ones?|corners?)$/iu.test(item.text))

/** "the last 20 mm of the length (X=70 to X=90)": where that is, which the end and the length tell already. */
function bareRange(items: readonly Item[]): Found | undefined {
  const from = items.findIndex((item, at) => {
    const inside = items[at + 1]
    const range = inside?.kind === 'quantity' && inside.quantity.kind === 'range'
    const ending = items.slice(Math.max(0, at - 6), at).some(({ text }) => ENDING.test(text))
    return isMark(item, '(') && range && ending && isMark(items[at + 2], ')')
  })
  return from < 0 ? undefined : { from }
}

const ENDING = /^(?:(?:the )?(?:last|first|final|end)|leftmost|rightmost)$/iu

type Found = { from: number; end?: number }

/** Behind a comma it ends with its last word: what stands around it may be in parentheses. */
function sizeThere(items: readonly Item[]): Found | undefined {
  const found = findSpoken(items, THERE)
  return found && isMark(items[found.from], ',') ? { from: found.from, end: found.to + 1 } : found
}

/** Sizes of what is solid. */
const MATERIAL =
  /\b(?:thick|thickness|wall|walls|floor|material|shell|ledge|rim|web|prongs?|arms?|ears?|flanges?|lip|solid|skin|bottom|step|ring|border|rib|tongue|frame)\b/iu

/** "28 mm up into the bottom", "5 mm below the rim": how deep or how far, and no bottom that is left. */
const WAY_IN = /\b(?:(?:into|from) (?:the|its) bottom|(?:below|above|under|short of) (?:the|its) \w+)\b/giu

/** "a 5 mm ledge all around the window": how far one cut lies within another; a thick one is measured through. */
const LEDGE = /\b(?:ledge|shelf|shoulder|rabbet|rebate)\b(?=.*\ba?round\b)(?!.*\bthick)/iu

/** Where something is, which follows from nothing. */
const PLACED = /\b(?:from|above|below|away)\b/iu

/** What is told to be made follows from nothing, either. */
const ORDERED = /^(?:make|create|add|place|put|draw|sketch|start|build|extrude|design|model)/iu

/** "(32 holes in all)": how many there are, not how long anything is. */
const isCount = (items: readonly Item[], at: number): boolean => {
  const item = items[at]
  const [next, after] = items.slice(at + 1, at + 3)
  const things = [next, after].some((each) => each?.kind === 'term' && each.plural && isThing(each))
  return item?.kind === 'quantity' && item.quantity.values[0]?.unit === undefined && things
}

const IN_ALL = /\b(?:in all|in total|total|altogether)\b/iu

const countsIn = (items: readonly Item[]): number[] =>
  IN_ALL.test(wordsOf(items))
    ? items.flatMap((item, at) =>
        item.kind === 'quantity' && isCount(items, at) ? [item.quantity.values[0]?.value ?? 0] : [],
      )
    : []

const isLength = (item: Item): item is Sized =>
  item.kind === 'quantity' && ['length', 'size', 'number'].includes(item.quantity.kind)

const coordinatesIn = (items: readonly Item[]): { axis: AxisName; from: number; to: number; item: Item }[] =>
  items.flatMap((item) => {
    if (item.kind !== 'quantity' || item.quantity.kind !== 'range') return []
    const [from, to] = item.quantity.values
    return from && to
      ? [
          {
            axis: item.quantity.axis,
            from: Math.min(from.value, to.value),
            to: Math.max(from.value, to.value),
            item,
          },
        ]
      : []
  })

const WHOLE = /\b(?:whole|entire|complete) (?:thing|part|piece|object|body|model)\b/iu

/** "so the overall height stays 40 mm". */
const ALL_THE_HEIGHT =
  /\b(?:overall|total) height(?: of \S+(?: \S+)?)? (?:(?:still|is|remains?|stays?|unchanged|at) )+\S+(?: ?mm| ?cm| ?in| ?inches)?$/iu

/** "so the whole thing is 60 mm long and 45 mm tall": as high as the part is, and not just somewhere on it. */
function isWholeHeight(items: readonly Item[], item: Sized): boolean {
  const next = items[items.indexOf(item) + 1]
  const words = wordsOf(items)
  const whole = means(next, 'dimension', 'height') && WHOLE.test(words)
  return item.quantity.kind === 'length' && (whole || ALL_THE_HEIGHT.test(words))
}

/** What must be measured, or undefined where the clause says more than sizes that can be found. */
function requiredBy(items: readonly Item[], loose: boolean): Required[] | undefined {
  const words = wordsOf(items)
  const lengths = items.filter((item, at): item is Sized => isLength(item) && !isCount(items, at))
  const ranges = coordinatesIn(items)
  const told = items.filter(
    (item, at) =>
      item.kind === 'quantity' &&
      item.quantity.kind !== 'count' &&
      !isWholeNumber(item) &&
      !isCount(items, at),
  )
  if ((told.length === 0 && !loose) || told.length !== lengths.length + ranges.length) return undefined
  // "from the flat to the opposite side" is a size, "20 mm from the bottom" a place.
  if (
    !loose &&
    PLACED.test(words) &&
    ranges.length === 0 &&
    !/\bfrom\b.*\bto\b/iu.test(words) &&
    !/apart|\bmaterial\b|\bfrom either\b/iu.test(words)
  )
    return undefined
  if (items.some((item) => means(item, 'make') && ORDERED.test(item.text))) return undefined
  if (items.some((item) => means(item, 'negation')) && (told.length > 0 || !loose)) return undefined
  if (loose && items.some((item) => means(item, 'operation'))) return undefined
  const of = MATERIAL.test(words.replaceAll(WAY_IN, '').replace(LEDGE, '')) ? 'material' : 'any'
  const sizes = lengths.flatMap((item) =>
    item.quantity.values.map(
      ({ value }, at): Required => ({
        name: 'follows',
        says: `${millimetres(value)} as said in passing`,
        measure: isWholeHeight(items, item)
          ? { kind: 'extent', axis: 'z' }
          : isWholeBox(items) && item.quantity.values.length === 3
            ? { kind: 'extent', axis: (['x', 'y', 'z'] as const)[at] ?? 'z' }
            : { kind: 'somewhere', of: item.quantity.kind === 'size' ? 'any' : of },
        value,
        source: { items: [item], values: [] },
      }),
    ),
  )
  const levels = ranges.map(({ axis, from, to, item }): Required => {
    const measure: Measure = { kind: 'levels', axis, from, to }
    return {
      name: 'follows',
      says: `from ${axis.toUpperCase()} ${from} to ${to} as said in passing`,
      measure,
      value: to - from,
      source: { items: [item], values: [] },
    }
  })
  return [...sizes, ...levels]
}

/** "three walls": how many of what is left, which shows. */
const isWholeNumber = (item: Item): boolean =>
  item.kind === 'quantity' &&
  item.quantity.kind === 'number' &&
  item.quantity.values.every(({ value, unit }) => unit === undefined && Number.isInteger(value) && value < 13)

/** Where the clause that begins there ends: its closing parenthesis, or what is told next. */
function clauseEnd(items: readonly Item[], from: number): number {
  if (isMark(items[from], '(')) {
    const close = items.findIndex((item, at) => at > from && isMark(item, ')'))
    return close < 0 ? items.length : close + 1
  }
  const next = items.findIndex(
    (item, at) =>
      at > from + 1 &&
      (isMark(item, ';') ||
        (isMark(item, ',') &&
          (items.slice(at + 1, at + 4).some((each) => means(each, 'operation') || means(each, 'make')) ||
            // "so it matches the cylinder, the top of the cone is 8 mm in diameter".
            (isRelational(items.slice(from, at)) && means(items[at + 1], 'determiner', 'the'))))),
  )
  return next < 0 ? items.length : next
}

interface Parted {
  kept: Item[]
  consequences: Consequence[]
}

/** Sums that are understood as they stand: where one contradicts the rest, that is the last word. */
const SUM = /\b(?:total|overall|altogether|remaining|rest)\b/iu

/** "so overall it's 80 x 50 x 38 mm": all that the part measures, which no single body is given. */
const isWholeBox = (items: readonly Item[]): boolean =>
  /\b(?:overall|total)\b/iu.test(wordsOf(items)) &&
  items.some(
    (item) => item.kind === 'quantity' && item.quantity.kind === 'size' && item.quantity.values.length === 3,
  )

/** "so the total length is still 90 mm": as it was told before, and no sum that has to agree with it; "the remaining 40 mm stay round" is one. */
const UNCHANGED = /^(?!.*\b(?:remaining|rest)\b).*\b(?:still|remains?|stays?|kept|unchanged)\b/isu

/** "There are six pins …": made by that sentence, as nothing else would leave pins or holes. */
const isNewThing = (items: readonly Item[]): boolean =>
  /^there/iu.test(items[0]?.text ?? '') &&
  items.some(
    (item) =>
      means(item, 'feature', 'hole', 'pocket', 'slot', 'counterbore', 'countersink') ||
      means(item, 'solid', 'boss', 'pin', 'cylinder'),
  )

/** One sentence without what it says in passing. */
export function withoutConsequences(items: readonly Item[], parting: Parting): Parted {
  const { contradicted, loose, so, stated } = parting
  if (so && !items.some(isOpening) && !findSpoken(items, ALWAYS))
    return { kept: [...items], consequences: [] }
  const measured = (said: readonly Item[], idle: boolean): Required[] | undefined =>
    contradicted && SUM.test(wordsOf(said)) && !isWholeBox(said) && !UNCHANGED.test(wordsOf(said))
      ? undefined
      : requiredBy(said, idle)
  const whole = so ? findSpoken(items, ALWAYS) : (findSpoken(items, SENTENCE) ?? findSpoken(items, STATED))
  const isDeed = items.some((item) => means(item, 'operation', 'cut', 'drill', 'remove'))
  if ((whole || (stated && isPlainlyThere(items))) && !isDeed && !isNewThing(items)) {
    const required = measured(items, false)
    if (required) return { kept: [], consequences: [{ items, required, loose: false }] }
  }
  if (loose && isRelational(items)) return { kept: [], consequences: [{ items, required: [], loose }] }
  const plain: Found | undefined = so
    ? findSpoken(items, SO_THERE)
    : (findSpoken(items, INLINE) ?? findSpoken(items, SO) ?? sizeThere(items) ?? bareRange(items))
  const found: Found | undefined =
    plain ?? (loose ? (findSpoken(items, IDLE) ?? parenthesis(items)) : undefined)
  if (!found) return loose ? withoutRelation(items, parting) : { kept: [...items], consequences: [] }
  const end = found.end ?? clauseEnd(items, found.from)
  const clause = items.slice(found.from, end)
  const exact = plain && measured(clause, false)
  const required = exact ?? (loose && isIdle(clause) ? measured(clause, true) : undefined)
  const rest = withoutConsequences(items.slice(end), parting)
  if (!required) return { kept: [...items.slice(0, end), ...rest.kept], consequences: rest.consequences }
  const lead = items.slice(0, found.from)
  const before = loose ? withoutRelation(lead, parting) : { kept: lead, consequences: [] }
  return {
    kept: [...before.kept, ...rest.kept],
    consequences: [...before.consequences, { items: clause, required, loose: !exact }, ...rest.consequences],
  }
}

function withoutRelation(items: readonly Item[], parting: Parting): Parted {
  const found = relationIn(items)
  if (!found) return { kept: [...items], consequences: [] }
  const rest = withoutConsequences(items.slice(found.end), parting)
  const clause = { items: items.slice(found.from, found.end), required: [], loose: true }
  return {
    kept: [...items.slice(0, found.from), ...rest.kept],
    consequences: [clause, ...rest.consequences],
  }
}

/** "which is centered": told by no other words. */
const isIdle = (clause: readonly Item[]): boolean =>
  isMark(clause[0], '(') || findSpoken(clause, RELATIVE) === undefined

const RELATIVE = /^(?:, )?(?:and )?(?:which|that) /u

export const FOLLOWS = 'follows from the rest, and is measured'

/** What the part was given because nobody asked for anything else. */
const CHOSEN = /, as (?:no|none|nobody|nothing)\b/u

export const wasChosen = ({ says }: { says: string }): boolean => CHOSEN.test(says)

const THROUGH = /goes through, as no depth was given/u
const DEPTH = /\b(?:deep|depth|through|blind|bottom|floor|all the way|part ?way|half ?way)\b/iu

/** Places, and words without a size, may have told what was chosen. */
function chosenFor(
  { items, loose }: Consequence,
  assumptions: readonly { says: string }[],
): { says: string } | undefined {
  if (!loose || countsIn(items).length > 0) return undefined
  const words = wordsOf(items)
  return assumptions.find(
    (each) =>
      wasChosen(each) && !LEFT_OPEN.test(each.says) && (DEPTH.test(words) || !THROUGH.test(each.says)),
  )
}

const LEFT_OPEN = / of the (?<thing>.+) is (?<size>[\d.]+) mm, as none was given/u

/**
 * Nothing follows from what was left open: there the clause tells what the others do not. A cut that reaches as far as
 * its body does is as long as that is said to be; one that does so in two ways has no size of its own.
 */
export function assertFollows(
  consequences: readonly Consequence[],
  assumptions: readonly { says: string }[],
  stated: readonly { value: number; words?: unknown; measure: { kind: string } }[],
): void {
  const [first] = consequences
  if (!first) return
  for (const { items } of consequences)
    for (const count of countsIn(items))
      if (!stated.some(({ value, measure }) => measure.kind.endsWith('count') && value === count))
        throw new EngineError(
          'geometry_validation_failed',
          `${quote(wordsOf(items))} does not follow from the rest: nothing is made ${count} times.`,
        )
  const isStated = (size: string): boolean =>
    stated.some(({ value, words }) => words !== undefined && Math.abs(value - Number(size)) < 1e-6)
  const seen = new Set<string>()
  const open =
    assumptions.find(({ says }) => {
      const { thing = '', size } = LEFT_OPEN.exec(says)?.groups ?? {}
      if (size === undefined) return false
      const again = seen.has(thing)
      seen.add(thing)
      return again || !isStated(size)
    }) ?? consequences.flatMap((each) => chosenFor(each, assumptions) ?? [])[0]
  if (open)
    throw new EngineError(
      'prompt_too_ambiguous',
      `I cannot tell what ${quote(wordsOf(first.items))} should follow from. ${open.says}.`,
    )
}

export const tellConsequences = (consequences: readonly Consequence[]): string[] =>
  consequences.map(({ items }) => `${quote(wordsOf(items))} is read as what follows from the rest`)
