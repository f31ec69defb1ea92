/**
 * "A hollow truncated cone: outside it goes from 60 mm diameter at the bottom to 40 mm at the top, inside from 50 mm at the
 * bottom to 30 mm at the top": a cone with a cone taken out of it. Its outside is told of the body, and its inside as a
 * bore that narrows.
 */
import { where } from '../../text/heard.ts'
import { asFiller, asTerm, commaAt, type Item, isMark, means, type Sized, unsaid } from '../../text/items.ts'
import { unsaidWord } from '../../text/little-words.ts'
import { asIdle, type Found, findSpoken } from '../../text/spoken.ts'

const SIZE = '(?:(?:a |an )?(?:#|ø#)(?: (?:in )?(?:diameter|dia))?|(?:a )?diameter of #)'
/** A level that it is measured at, in place of the end's name. */
const LEVEL = '(?:(?:at )?z=#|\\( (?:at )?z=# \\))'
const AT =
  '(?:at|on) (?:the|its) (?:bottom|base|top|lower end|upper end|large end|small end)(?: (?:end|face))?'
const GOES =
  '(?: (?:it|is|goes|going|runs|tapers?|tapering|narrows|narrowing|measures|being|likewise|also|straight|evenly|linearly|uniformly|with|having|a|:|,))*(?: from)?'
const ENDS = `${GOES} ${SIZE} ${AT}(?: ,)?(?: (?:and|down|up|evenly|linearly|to|tapering|narrowing))+ ${SIZE}(?: ${AT})`
const LEVELS = `${GOES} ${SIZE} ${LEVEL}(?: ,)?(?: (?:and|down|up|evenly|linearly|to|tapering|narrowing))+ ${SIZE} ${LEVEL}`
const LEAD = '(?:(?:,|;|:|and|while|whereas|with|having|has|it) )*(?:(?:the|its|an?) )?'
const FACE = '(?: (?:conical|tapered|sloped))*(?: (?:diameter|surface|face|wall|cone|contour|taper|profile))?'

const SIDES = {
  outside: '(?:outside|outer|external|exterior)',
  inside: '(?:inside|inner|internal|interior)',
} as const
type Side = keyof typeof SIDES

const toldBoth = (side: Side, ends: string): RegExp =>
  new RegExp(`${LEAD}${SIDES[side]}${FACE}${ends}(?= |$)`, 'u')
/** "bottom inner diameter 50 mm, top inner diameter 30 mm". */
const eachIs = (side: Side, end: string): string =>
  `(?:the )?(?:${end} ${SIDES[side]} diameter|${SIDES[side]} diameter at the ${end})(?: (?:is|of|being|:))? (?:#|ø#)`
const toldEach = (side: Side): RegExp =>
  new RegExp(
    `${LEAD}(?:${eachIs(side, '(?:bottom|base)')}(?: ,)?(?: and)? ${eachIs(side, 'top')}|${eachIs(side, 'top')}(?: ,)?(?: and)? ${eachIs(side, '(?:bottom|base)')})(?= |$)`,
    'u',
  )
const TOLD = {
  outside: [toldBoth('outside', ENDS), toldBoth('outside', LEVELS), toldEach('outside')],
  inside: [toldBoth('inside', ENDS), toldBoth('inside', LEVELS), toldEach('inside')],
} as const

const TOP = /^(?:top|upper end|small end)/u
const FIRST_END = /\b(?:bottom|base|top|lower end|upper end|large end|small end)\b/u
const OPEN =
  /(?:, )?(?:and |that is |which is )?open (?:at|on) (?:both|its two|the two) ends(?: and(?= #))?(?= |$)/u
const SLEEVE =
  /(?:hollow |conical |tapered |concentric |cone shaped )+(?:pipe |duct |nozzle |funnel )?(?:(?:section|transition|nozzle|funnel|fitting|sleeve|tube|bush|bushing|ring|shell|pipe|adapter|reducer|cone frustum|truncated cone|frustum|cone))(?= |$)/u

interface Told {
  at: number
  found: Found
  /** The lower one first. */
  sizes: [Sized, Sized]
  /** Where its ends lie, the lower one first. */
  levels: readonly [Sized, Sized] | undefined
}

const isLevel = (item: Sized): boolean => item.quantity.kind === 'coordinate'
const levelOf = ({ quantity }: Sized): number => quantity.values[0]?.value ?? 0

function levelsIn(told: readonly Sized[]): Told['levels'] {
  const [one, two] = told.filter(isLevel)
  if (!one || !two) return undefined
  return levelOf(one) < levelOf(two) ? [one, two] : [two, one]
}

/** From where to where the body reaches. */
function rangeOf([low, high]: readonly [Sized, Sized]): Item[] {
  if (low.quantity.kind !== 'coordinate') return []
  const values = [...low.quantity.values, ...high.quantity.values]
  return [
    unsaidWord(low, 'preposition', 'from'),
    { ...low, quantity: { ...low.quantity, kind: 'range', values } },
    asFiller(high, 'as far as it reaches'),
  ]
}

function toldIn(sentences: readonly Item[][], side: Side): Told | undefined {
  for (const [at, items] of sentences.entries())
    for (const pattern of TOLD[side]) {
      const found = findSpoken(items, pattern)
      const said = (found?.quantities ?? [])
        .map((index) => items[index])
        .filter((item): item is Sized => item?.kind === 'quantity')
      const sizes = said.filter((item) => !isLevel(item))
      const [one, two] = sizes
      if (!found || !one || !two || sizes.length !== 2) continue
      const levels = levelsIn(said)
      const down = levels
        ? levels[1] === said.find(isLevel)
        : TOP.test(FIRST_END.exec(found.match[0])?.[0] ?? '')
      return { at, found, sizes: down ? [two, one] : [one, two], levels }
    }
  return undefined
}

const asLength = (item: Sized): Item =>
  item.quantity.kind === 'marked' ? { ...item, quantity: { ...item.quantity, kind: 'length' } } : item

/** "60 mm bottom diameter, 40 mm top diameter". */
function sizesOf([low, high]: readonly [Sized, Sized]): Item[] {
  const named = (item: Sized, end: 'bottom' | 'top'): Item[] => [
    asLength(item),
    unsaid(
      { span: [item.span[1], item.span[1]] },
      { category: 'dimension', concept: `${end}Diameter` },
      `${end} diameter`,
    ),
  ]
  return [...named(low, 'bottom'), commaAt(low.span[1]), ...named(high, 'top')]
}

function boreSentence(sizes: readonly [Sized, Sized]): Item[] {
  return [
    unsaidWord(sizes[0], 'operation', 'cut'),
    unsaidWord(sizes[0], 'determiner', 'a'),
    asTerm(
      { text: 'bore', span: [sizes[0].span[0], sizes[0].span[0]] },
      { category: 'solid', concept: 'frustum' },
      { form: 'tapered bore' },
    ),
    ...sizesOf(sizes),
    unsaidWord(sizes[0], 'manner', 'through'),
    unsaidWord(sizes[0], 'whole', 'it', 'its'),
    unsaidWord(sizes[0], 'filler', 'praise', 'full'),
    unsaidWord(sizes[0], 'dimension', 'height'),
  ]
}

const isCone = (item: Item): boolean => means(item, 'solid', 'cone', 'frustum')

/** The noun as that of a plain cone; that it is hollow and open is told by its inside. */
function asCone(items: Item[]): Item[] {
  const open = findSpoken(items, OPEN)
  const plain = open ? asIdle(items, open, 'as its inside goes through') : items
  const noun = findSpoken(plain, SLEEVE)
  return plain.map((item, at) => {
    if (noun && at === noun.to)
      return asTerm(item, { category: 'solid', concept: 'frustum' }, { form: 'frustum' })
    return (noun && at >= noun.from && at < noun.to) || /^hollow$/iu.test(item.text)
      ? asFiller(item, 'as its inside tells')
      : item
  })
}

export const withHollowCones = where(
  ['outside|outer|external|exterior', 'inside|inner|internal|interior'],
  (sentences) => {
    const [outside, inside] = [toldIn(sentences, 'outside'), toldIn(sentences, 'inside')]
    if (!outside || !inside) return sentences
    // A bore that begins or ends elsewhere is told by its own levels.
    const apart = outside.levels?.some(
      (level, end) => inside.levels && levelOf(inside.levels[end] as Sized) !== levelOf(level),
    )
    if (apart || (inside.levels && !outside.levels)) return sentences
    // "at the base" is one of the two ends.
    const ends = new Set(
      [outside, inside].flatMap(({ at, found: { from, to } }) => sentences[at]?.slice(from, to + 1)),
    )
    const solids = sentences.flat().filter((item) => means(item, 'solid') && !ends.has(item))
    const cone = solids.every(isCone) || sentences.some((items) => findSpoken(items, SLEEVE))
    if (!cone || solids.length > 1) return sentences
    const bare = sentences.map((items, at) => {
      const here = [outside, inside]
        .filter((told) => told.at === at)
        .toSorted((a, b) => b.found.from - a.found.from)
      return here.reduce<Item[]>((read, { found: { from, to } }) => {
        const words = read.slice(from, to + 1)
        const marked = words.some((item) => isMark(item)) ? [commaAt((words[0] as Item).span[0])] : []
        return [...read.slice(0, from), ...marked, ...read.slice(to + 1)]
      }, items)
    })
    const noun = bare.findIndex(
      (items) => items.some((item) => solids.includes(item)) || findSpoken(items, SLEEVE),
    )
    const told = bare.map((items, at) => {
      const cones = asCone(items)
      return at === noun
        ? [
            ...cones,
            commaAt(items.at(-1)?.span[1] ?? 0),
            ...sizesOf(outside.sizes),
            ...(outside.levels ? rangeOf(outside.levels) : []),
          ]
        : cones
    })
    const again = (inside.levels ?? []).map((item) => asFiller(item, 'as far as the outside'))
    return [
      ...told.filter((items) => items.some(({ kind }) => kind !== 'mark')),
      [...boreSentence(inside.sizes), ...again],
    ]
  },
)
