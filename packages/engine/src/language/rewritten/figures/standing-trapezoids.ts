/**
 * "Ten trapezoidal teeth stand on the top … Each tooth is 5 mm wide at its base, 2 mm wide at its tip, 5 mm high and spans the
 * full 12 mm width", "a dovetail rail … its trapezoidal cross-section is 30 mm wide at the bottom, flares out to 40 mm at
 * the top": bodies that stand on their base line. Told by their lowest and their highest section.
 */
import type { AxisName } from '../../../plan/geometry.ts'
import type { Loft, LoftSection } from '../../lofts/loft.ts'
import { where } from '../../text/heard.ts'
import { amountOf, asFiller, asTerm, conceptOf, type Item, isMark, means } from '../../text/items.ts'
import { type Found, findAllSpoken, spoken } from '../../text/spoken.ts'

const KEY = /\btrapez|\bdovetail\b/u
const NOUN =
  /^(?:tooth|teeth|rails?|ribs?|ridges?|fins?|bars?|strips?|keys?|tongues?|dovetails?|guides?|runners?)$/iu

const CHANGES =
  '(?:(?:and|then|but|it|which|that) )*(?:flar(?:es?|ing)|widen(?:s|ing)?|narrow(?:s|ing)?|taper(?:s|ing)?|slop(?:es?|ing)|expand(?:s|ing)?|spread(?:s|ing)?|shrink(?:s|ing)?|grow(?:s|ing)?)(?: (?:out|in|up|down|inwards?|outwards?|upwards?))*(?: to)?(?: out to)? '
const LEVEL = '(?: \\( z=# \\))?'
const AT = '(?:at|across|along) (?:the |its |their )?(?:very )?'
const LOW = '(?:base|bottom|foot|root)'
const HIGH = '(?:top|tip|crest|crown|upper end)'
const widthAt = (end: string): RegExp =>
  new RegExp(
    `(?:${CHANGES})?(?:# (?:wide )?${AT}${end}|${end} width(?: (?:of|is))? #|# (?:wide )?${end}(?: width)?)${LEVEL}(?= |$)`,
    'u',
  )
const LOW_WIDTH = widthAt(LOW)
const HIGH_WIDTH = widthAt(HIGH)
const HIGH_UP = /# (?:high|tall|in height)(?= |$)|(?<=(?:^| )(?:a|its|the) )height (?:of|is) #(?= |$)/u
const FULL =
  /(?:(?:spans?|spanning|runs?|running|extends?|extending|covers?|covering|across|along|over)(?: (?:across|along|over))? )?(?:the|its) (?:full|entire|whole) # (?<way>length|width|depth)(?: of (?:the|it|its) ?[a-z]*)?(?= |$)/u
const LONG = /# (?:long|in length)(?: \( (?<way>[xy]) \))?(?= |$)|length (?:of|is) #(?= |$)/u

interface Piece extends Found {
  sentence: number
}

const valueAt = (items: readonly Item[], at: number | undefined): number | undefined =>
  amountOf(items[at ?? -1])

const isNoun = (item: Item | undefined): boolean =>
  item !== undefined && item.kind !== 'quantity' && NOUN.test(item.text)

/** Where the bodies are named, and the sentences right behind that go on about them. */
function toldFrom(sentences: readonly Item[][], first: number): number[] {
  const told = [first]
  for (let next = first + 1; next < sentences.length; next++) {
    const [lead, noun] = sentences[next] ?? []
    const again =
      (means(lead, 'which', 'each') || means(lead, 'determiner', 'the') || means(lead, 'whole', 'it')) &&
      (isNoun(noun) ||
        means(lead, 'whole', 'it') ||
        /^(?:trapez|profile|section|cross)/iu.test(noun?.text ?? ''))
    if (!again) break
    told.push(next)
  }
  return told
}

/** The way of the host that is as long as that: by its label, else length along x and width along y. */
function axisOf(before: readonly Item[][], length: number, way: string | undefined): AxisName {
  if (way === 'x' || way === 'y') return way
  for (const items of before)
    for (const [at, item] of items.entries()) {
      if (item.kind !== 'quantity' || item.quantity.kind === 'coordinate') continue
      const own = item.quantity.values.find(({ value, axis }) => value === length && axis !== undefined)
      if (own?.axis) return own.axis
      const label = isMark(items[at + 2], '(') ? conceptOf(items[at + 3], 'axis') : undefined
      if (valueAt(items, at) === length && (label === 'x' || label === 'y')) return label
    }
  return way === 'width' || way === 'depth' ? 'y' : 'x'
}

const PLANES: Readonly<Record<string, AxisName>> = { yz: 'x', xz: 'y' }

function planeIn(items: readonly Item[]): AxisName | undefined {
  return items.map((item) => PLANES[conceptOf(item, 'axis') ?? '']).find((axis) => axis !== undefined)
}

interface Told {
  sentences: number[]
  loft: Loft
  taken: readonly Piece[]
}

/** "A block 70 mm long … with a dovetail rail on top": where its own noun phrase begins; what stands before it is another body's. */
function startOf(items: readonly Item[]): number {
  const noun = items.findIndex((item, at) => isNoun(item) && !isNoun(items[at + 1]))
  const other = items.findLastIndex((item, at) => at < noun && means(item, 'solid') && !isNoun(item))
  if (other < 0) return 0
  return items.findLastIndex(
    (item, at) =>
      at < noun && (means(item, 'determiner', 'a') || item.kind === 'mark' || means(item, 'conjunction')),
  )
}

function toldAt(sentences: readonly Item[][], first: number): Told | undefined {
  const told = toldFrom(sentences, first)
  const find = (pattern: RegExp): Piece | undefined => {
    for (const sentence of told) {
      const items = sentences[sentence] ?? []
      const start = sentence === first ? startOf(items) : 0
      const found = findAllSpoken(items, pattern).find(({ from }) => from >= start)
      if (found) return { ...found, sentence }
    }
    return undefined
  }
  const [low, high, tall] = [find(LOW_WIDTH), find(HIGH_WIDTH), find(HIGH_UP)]
  const long = find(FULL) ?? find(LONG)
  if (!low || !high || !tall || !long) return undefined
  const itemOf = ({ sentence, quantities }: Piece): Item => sentences[sentence]?.[quantities[0] ?? -1] as Item
  const sizeOf = ({ sentence, quantities }: Piece): number =>
    valueAt(sentences[sentence] ?? [], quantities[0]) ?? 0
  const height = sizeOf(tall)
  // "30 mm wide at the bottom (Z=20) … at the top (Z=32)": the levels must be as far apart as it is high.
  const levels = [low, high].map(({ sentence, quantities }) =>
    valueAt(sentences[sentence] ?? [], quantities[1]),
  )
  const [from = 0, to = height] = levels
  if (Math.abs(to - from - height) > 1e-6 && levels.some((level) => level !== undefined)) return undefined
  const plane = told.map((each) => planeIn(sentences[each] ?? [])).find((axis) => axis !== undefined)
  const axis = plane ?? axisOf(sentences.slice(0, first), sizeOf(long), long.match.groups?.['way'])
  const section = (piece: Piece, level: number): LoftSection => {
    const [across, along] = [sizeOf(piece), sizeOf(long)]
    const [x, y] = axis === 'x' ? [along, across] : [across, along]
    return { figure: 'rectangle', x, y, level, items: [itemOf(piece), itemOf(long)] }
  }
  const absolute = levels.every((level) => level !== undefined)
  const taken = [low, high, tall, long]
  const given = taken.flatMap(({ sentence, quantities }) =>
    quantities.slice(1).map((at) => sentences[sentence]?.[at] as Item),
  )
  const loft: Loft = {
    sections: [section(low, from), section(high, to)],
    absolute,
    smooth: false,
    heightItems: [itemOf(tall), ...given],
  }
  return { sentences: told, loft, taken }
}

/** Words for the section that the two widths tell. */
const TELLS =
  /^(?:trapezoid(?:al|s)?|trapezium|isosceles|symmetric(?:al)?|male|dovetail|dovetailed|cross[- ]section|section|profile|shape|shaped|yz(?: plane)?|xz(?: plane)?)$/iu

const mayTell = (items: readonly Item[]): boolean =>
  KEY.test(spoken(items).text) &&
  items.some((item, at) => isNoun(item) && !means(items[at + 1], 'feature')) &&
  !items.some((item) => means(item, 'operation', 'cut'))

export const withStandingTrapezoids = where('dovetail|trapez', (sentences) => {
  let told: Told | undefined
  for (const [at, items] of sentences.entries()) told ??= mayTell(items) ? toldAt(sentences, at) : undefined
  if (!told) return sentences
  const [first = 0] = told.sentences
  const { loft, taken, sentences: own } = told
  return sentences.map((items, sentence) => {
    if (sentence < first) return items
    const isOwn = own.includes(sentence)
    return items.map((item, at): Item => {
      if (isOwn && taken.some((each) => each.sentence === sentence && at >= each.from && at <= each.to))
        return isMark(item) ? item : asFiller(item, 'the sections')
      // Of "a male dovetail rail" the last noun.
      if (isNoun(item) && !isNoun(items[at + 1])) {
        const plural = /s$|teeth$/iu.test(item.text)
        return asTerm(item, { category: 'solid', concept: 'loft' }, { form: 'loft', loft, plural })
      }
      return isOwn && TELLS.test(item.text) ? asFiller(item, 'the sections') : item
    })
  })
})
