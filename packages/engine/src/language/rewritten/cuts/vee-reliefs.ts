/**
 * "The point of the V is 20 mm below the top", "a relief slot at the bottom of the V, down to 25 mm below the top face": a V
 * groove by where its point lies, and the slot at its bottom. The slot is told from the top face, and lies where the V does.
 */
import { where } from '../../text/heard.ts'
import { asTerm, commaAt, conceptOf, type Item, means } from '../../text/items.ts'
import { unsaidAgain, unsaidWord } from '../../text/little-words.ts'
import { findAllSpoken, findFirstSpoken, findSpoken, spoken } from '../../text/spoken.ts'
import { readSizeLine, type SizeWords } from '../figures/size-lines.ts'

const VEE_GROOVE = /(?:^| )v (?:shaped )?(?:groove|notch|channel|cut)(?= |$)/u
const VEE = /(?<=(?:^| )the )v(?! (?:block|groove|shaped|notch|channel|cut))(?= |$)/u
const TOP_FACE = '(?:the )?top(?: (?:face|surface))?(?: of (?:the|its) (?:v )?block)?'
const TOP = `below ${TOP_FACE}`
const POINT = new RegExp(
  `(?:(?:so|so that|therefore|thus|hence) )?(?:the )?(?:(?:point|tip|apex|root|vertex|bottom|deepest point) of the (?:v|v groove|groove)|(?:point|tip|apex|vertex)(?: of it)?) is # (?:${TOP}|down(?: from ${TOP_FACE})?)(?= |$)`,
  'u',
)
const LENGTH = "(?:the |its )?(?:(?:entire|whole|full|block's) )*length(?: of (?:the|this) (?:v )?block)?"
/** The way it runs, by an axis, or by the length where no axis is named. */
const RUNS: readonly RegExp[] = [
  /(?:parallel to|along) (?:the )?(?:x|y)(?: axis| direction| dimension)?(?= |$)/u,
  new RegExp(
    `(?:runs|running|goes|going|extends|extending|cut) (?:along |through )?${LENGTH} (?:along|in|parallel to) (?:the )?(?:x|y)(?: axis| direction| dimension)?(?= |$)`,
    'u',
  ),
  new RegExp(`(?:parallel to|along) ${LENGTH}(?= |$)`, 'u'),
]
/** "(so it's a 90 degree V)": what the width and the depth come to. */
const ANGLE =
  /(?:\( |, )(?:(?:so|i\.?e\.?|that is|which means|making|giving|which makes|which gives|this is|that's|it's|it is|it|a|an) )*@ v(?: groove| shape)?(?: \))?(?= |$)/u

const RELIEF: SizeWords = [
  [
    new RegExp(
      `(?:the )?(?:flat )?(?:bottom|floor) of (?:it|this|the (?:relief )?(?:slot|groove|relief))(?: is| lies)* # ${TOP}|(?:its|the) (?:flat )?(?:bottom|floor)(?: is| lies| flat| and)* # ${TOP}|# deep(?: ,)?(?: as)? (?:measured )?from ${TOP_FACE}|(?:goes|going|is cut|cut|down|reaches|reaching|has|with) (?:down )?(?:to )?a (?:total )?depth of # (?:, )?(?:as )?(?:measured )?(?:down )?from ${TOP_FACE}|(?:goes|going|extends|extending|reaches|reaching|runs|cut|that is)(?: down)?(?: to)? # ${TOP}|(?:down )?to # ${TOP}`,
      'gu',
    ),
    'depth',
  ],
  [
    /# (?:wide|in width)(?: slot| groove)?(?: \( (?:in )?(?:x|y)(?: direction| dimension)? \))?|width(?: of| is)? #/gu,
    'width',
  ],
  [/cent(?:ered|red) (?:at|on) (?:x|y)=#/gu, 'place'],
  [/cent(?:ered|red) in (?:the )?(?:x|y)(?: axis| direction| dimension)?(?= |$)/gu, 'centred'],
  [/(?<=length )(?:along|in|parallel to) (?:the )?(?:x|y)(?: axis| direction| dimension)?/gu, 'run'],
]
const IDLE = new Set(
  "a an the and also cut mill milled add make relief slot groove at bottom point tip of v there is this it that rectangular straight centered centred on running runs entire whole full length block through along in down with has which its then narrow small thin next finally it's there's just same cross section".split(
    ' ',
  ),
)

const CENTRED = /\b(?:centered|centred|middle)\b/u
const SIZED = /(?:^| )(?:v|v groove|groove|it)(?: [^ ]+){0,8} # (?:wide|deep|below)/u
/** "This is a V-block with a relief slot". */
const TITLE =
  /^(?:(?:this is|make|create|model) )*(?:a )?(?:simple |small |standard )*v block(?<relief> with a relief (?:slot|groove))?(?:(?: ,)? (?:(?:which|that) (?:is|are|you) |like |used |for |to )(?!.*(?:#| with )).*)?$/u

/** A V that was ordered by its letter alone. */
const isLetter = (item: Item): boolean =>
  means(item, 'feature', 'groove') && item.kind === 'term' && item.form === 'v groove'

const isBlock = (item: Item): boolean => means(item, 'solid', 'V-block')

/** "the point of the V is 20 mm below the top": so deep. */
function withPoint(items: Item[]): Item[] {
  const found = findSpoken(items, POINT)
  const [at] = found?.quantities ?? []
  const size = at === undefined ? undefined : items[at]
  if (!found || !size) return items
  return [
    ...items.slice(0, found.from),
    unsaidWord(size, 'determiner', 'the'),
    unsaidWord(size, 'feature', 'groove'),
    unsaidWord(size, 'be', 'is'),
    size,
    unsaidWord(size, 'dimension', 'depth', 'deep'),
    ...items.slice(found.to + 1),
  ]
}

/** Told as the angle of the groove, and so measured. */
function withAngle(items: Item[]): Item[] {
  const found = findSpoken(items, ANGLE)
  const [at] = found?.quantities ?? []
  const angle = at === undefined ? undefined : items[at]
  if (!found || !angle) return items
  return [
    ...items.slice(0, found.from),
    commaAt(angle.span[0]),
    unsaidWord(angle, 'determiner', 'a'),
    unsaidWord(angle, 'dimension', 'angle', 'included angle'),
    unsaidWord(angle, 'preposition', 'of'),
    angle,
    ...items.slice(found.to + 1),
  ]
}

const withGroove = (items: Item[]): Item[] => {
  const named = new Set(findAllSpoken(items, VEE).map(({ from }) => from))
  return items.map((item, at) =>
    named.has(at) ? asTerm(item, { category: 'feature', concept: 'groove' }, { form: 'groove' }) : item,
  )
}

interface Relief {
  first: number
  last: number
  wide: Item
  deep: Item
  /** The axes that it is said to be wide and to run along. */
  across: string | undefined
  along: string | undefined
  /** "centered at X=0". */
  place: readonly Item[]
}

/** Every sentence about the relief, from the one that brings it up; they tell its width and its floor, and nothing else. */
function reliefIn(sentences: readonly Item[][]): Relief | undefined {
  const isAbout = (items: readonly Item[]): boolean => /\brelief\b/u.test(spoken(items).text)
  const first = sentences.findIndex((items, at) => at > 0 && isAbout(items))
  if (first < 0) return undefined
  let last = first
  const sizes = new Map<string, Item>()
  const axes = new Map<string, string | undefined>()
  const place: Item[] = []
  for (let at = first; at < sentences.length; at++) {
    const items = sentences[at] as Item[]
    const goesOn =
      at === first ||
      isAbout(items) ||
      /^(?:this is|it is|it's) a # wide|^it has a (?:rectangular |square )?(?:cross )?section|^(?:it's|it is) # wide|^(?:this|the) slot|^(?:its|the) (?:floor|bottom) /u.test(
        spoken(items).text,
      )
    if (!goesOn) break
    const { pieces, left, looks } = readSizeLine(items, RELIEF, IDLE)
    if (left.length > 0 || looks.length > 0) return undefined
    for (const { from, to, concept } of pieces) {
      const size = items.slice(from, to + 1).find(({ kind }) => kind === 'quantity')
      const axis = items.slice(from, to + 1).find((item) => means(item, 'axis'))
      if (concept !== 'centred') axes.set(concept, conceptOf(axis, 'axis') ?? axes.get(concept))
      if (concept === 'run' || concept === 'centred') continue
      if (concept === 'place') {
        place.push(...items.slice(from, to + 1))
        continue
      }
      if (!size || sizes.has(concept)) return undefined
      sizes.set(concept, size)
    }
    last = at
  }
  const [wide, deep] = [sizes.get('width'), sizes.get('depth')]
  return wide && deep && { first, last, wide, deep, across: axes.get('width'), along: axes.get('run'), place }
}

/** "a slot in the top face, 4 mm wide and 25 mm deep, runs along X". */
const slotSentence = ({ wide, deep, place }: Relief, run: readonly Item[]): Item[] => [
  unsaidWord(wide, 'determiner', 'a'),
  unsaidWord(wide, 'feature', 'groove', 'slot'),
  unsaidWord(wide, 'preposition', 'in'),
  unsaidWord(wide, 'determiner', 'the'),
  unsaidWord(wide, 'face', '+z', 'top face'),
  commaAt(wide.span[0]),
  wide,
  unsaidWord(wide, 'dimension', 'width', 'wide'),
  unsaidWord(wide, 'conjunction', 'and'),
  deep,
  unsaidWord(deep, 'dimension', 'depth', 'deep'),
  commaAt(deep.span[1]),
  unsaidWord(deep, 'make', 'make', 'runs'),
  ...run,
  ...place,
]

/** "along X", "along the length". */
function runIn(sentences: readonly Item[][]): Item[] | undefined {
  for (const items of sentences) {
    const found = findFirstSpoken(items, RUNS)
    if (!found) continue
    const said = items.slice(found.from, found.to + 1)
    const axis = said.find((item) => means(item, 'axis'))
    return axis ? [unsaidWord(axis, 'preposition', 'along'), unsaidAgain(axis, axis)] : said
  }
  return undefined
}

/** Wide across the way it runs, and running as the V does. */
const agrees = ({ across, along }: Relief, run: readonly Item[]): boolean => {
  const way = conceptOf(run.at(-1), 'axis')
  return (along ?? way) === way && (across === undefined || across !== way)
}

/** "At the bottom of the V cut a slot": an order, not the name of the groove. */
const BOTTOM_CUT = /(?<=(?:bottom|floor|root|point) of the )v cut(?= (?:a|an|another) )/u

function withOrders(items: Item[]): Item[] {
  const found = findSpoken(items, BOTTOM_CUT)
  const named = found && items[found.from]
  if (!found || !named || found.from !== found.to) return items
  const [from, to] = named.span
  const at = to - 'cut'.length
  const said = (text: string, span: [number, number]) => ({ text, span })
  return [
    ...items.slice(0, found.from),
    asTerm(said('V', [from, at - 1]), { category: 'feature', concept: 'groove' }, { form: 'groove' }),
    asTerm(said('cut', [at, to]), { category: 'operation', concept: 'cut' }, { form: 'cut' }),
    ...items.slice(found.to + 1),
  ]
}

export const withVeeReliefs = where(' v groove| v notch| v channel| v cut| v shaped ', (told) => {
  const sentences = told.map(withOrders)
  if (!sentences.some((items) => VEE_GROOVE.test(spoken(items).text) || items.some(isLetter)))
    return sentences
  const relief = reliefIn(sentences)
  const run = runIn(sentences)
  // It lies in the middle, as the V is said to.
  const centred = sentences.some((items, at) => at !== relief?.first && CENTRED.test(spoken(items).text))
  const slot = relief && run && centred && agrees(relief, run) ? slotSentence(relief, run) : undefined
  // Without a size of its own the groove is left to what V-blocks have.
  const sized = sentences.some((items) => SIZED.test(spoken(items).text))
  const block = sentences.flat().some((item) => means(item, 'solid', 'prism', 'block') && !isBlock(item))
  return sentences.flatMap((items, at): Item[][] => {
    if (slot && relief && at >= relief.first && at <= relief.last) return at === relief.last ? [slot] : []
    const title = at === 0 && block ? TITLE.exec(spoken(items).text) : null
    // What follows is that.
    if (title && (slot || !title.groups?.['relief'])) return []
    const named = items.map((item) =>
      sized && isBlock(item)
        ? asTerm(item, { category: 'solid', concept: 'block' }, { form: 'block' })
        : item,
    )
    return [withGroove(withPoint(withAngle(named)))]
  })
})
