/** The two halves of an offset: the line that is drawn, so far within another, and what is made of it. */
import { amountOf, type Item } from '../../text/items.ts'
import { spoken } from '../../text/spoken.ts'

/** What it runs along: the outline of the part, or that of what was made of the last offset. */
export interface Drawn {
  by: Item
  inward: boolean
  of: 'part' | 'last'
  again: boolean
}

export interface Use {
  kind: 'cut' | 'add'
  /** How far; nothing where it goes through. */
  far: Item | undefined
  /** "5 mm down, back to the top of the plate": only as far as the last one is tall. */
  backTo: boolean
}

const words = (line: string): ReadonlySet<string> => new Set(line.split(' '))

const FRAME =
  "then next now first start finally last lastly also and we are we're going to let us let's want i you start starting by create creating make making draw drawing sketch sketching add do take use using get define build do so a an another one more new second third the its this that that's it it's is was which with of from by in on to at , : ( ) on here there"
const LINES =
  'offset offsetting offsets outline outlines perimeter boundary profile contour border shape rim curve line edge edges side sides face faces surface top upper rectangle rectangular square circle circular round rounded hexagon hexagonal octagon octagonal pentagon sketch area lip'
const BODIES =
  'plate block part piece body box prism lid tray disc disk cylinder base solid model object shape nut tube hexagon square circle'
const WAYS = 'inside inner inward inwards toward towards center centre middle interior smaller'
const LOOKS =
  "all around whole entire existing original outer outside outermost outward round same parallel distance amount constant uniform equal just previously before made created drew drawn extruded made that's current concentric four each every"

const DRAWN = new Set([...words(FRAME), ...words(LINES), ...words(BODIES), ...words(WAYS), ...words(LOOKS)])
const INWARD =
  /(?:^| )(?:inwards?|towards? the (?:very )?(?:inside|cent(?:er|re)|middle|interior)|to(?:wards)? (?:the|its) (?:inside|interior|inner side)|in from|inside (?:of )?(?:the|its|that)|in toward|inside)(?= |$)/u
const OUTWARD = /(?:^| )(?:outwards?|bigger|larger|to the outside|away)(?= |$)/u
const OF_LAST =
  /(?:profile|shape|outline|offset|lip|rectangle|circle|hexagon|boss|edge)s? (?:that |which )?(?:(?:you|we|was|were|you've|we've|i) )?(?:have )?(?:just )?(?:extruded|made|created|drew|drawn)|(?:the|that|this) (?:(?:first|last|previous|new) (?:offset|profile|one)|lip|offset)(?= |$)/u
const OF_PART =
  /(?:plate|block|part|piece|body|box|prism|lid|tray|disc|disk|cylinder|base|top|top face|top surface)(?:'s)?(?= |$)/u

/** "the offset is 3 mm from the edge", "offset the hexagon 3 mm towards the center": said without a word that is not known. */
export function drawnIn(items: readonly Item[]): Drawn | undefined {
  const text = told(items)
  const sizes = items.filter(({ kind }) => kind === 'quantity')
  const [by] = sizes
  if (!by || sizes.length !== 1 || amountOf(by) === undefined || !/\boffset/u.test(text)) return undefined
  if (!known(text, DRAWN) || OUTWARD.test(text)) return undefined
  const last = OF_LAST.test(text)
  const again = /(?:another|second|new|more) (?:[a-z]+ )?offset/u.test(text)
  // "another offset, 2 mm from the edge": of which of the two?
  if (again && !last && !OF_PART.test(text.replaceAll(/center of the [a-z]+/gu, ''))) return undefined
  return { by, inward: INWARD.test(text), of: last ? 'last' : 'part', again }
}

const CUTS =
  'cut cuts cutting remove pocket mill milling hollow out away material everything all is what lies within extrude extruded extruding pad'
const REACH =
  "down downward downwards up upward upwards deep depth tall high height into through throughout whole full complete entire length thickness way straight right direction z axis dimension in so that's total for back"
const USED = new Set([
  ...words(FRAME),
  ...words(LINES),
  ...words(BODIES),
  ...words(CUTS),
  ...words(REACH),
  ...words('inside inner smaller resulting new just created drawn made'),
])
const CUT = /\b(?:cut|cuts|cutting|remove|pocket|mill|milling|hollow)\b/u
const ADDED = /\b(?:extrude|extruding|pad)\b/u
const THROUGH = /\bthrough\b/u
const BACK = /(?:back |down )?to the (?:top|upper)(?: face| surface)?(?: of the [a-z]+)?$/u
const FROM_TOP = /(?:from|off|on|of) the (?:top|upper)(?: face| surface)?(?: of the [a-z]+)?/gu

/** "cut that smaller hexagon through the whole length", "extrude that profile 5 mm up from the top face". */
export function useIn(items: readonly Item[]): Use | undefined {
  const text = told(items)
  const sizes = items.filter(({ kind }) => kind === 'quantity')
  const cut = CUT.test(text)
  const [far] = sizes
  const through = THROUGH.test(text)
  if (!known(text, USED) || (!cut && !ADDED.test(text)) || sizes.length > 1) return undefined
  if (!cut && (through || !far || /\b(?:down|downwards?|into|deep)\b/u.test(text))) return undefined
  if (cut && (through === (far !== undefined) || /\b(?:up|upwards?|tall|high|height)\b/u.test(text)))
    return undefined
  // What lies on the other side, or between the two, is another region.
  if (/\bedges?\b|\bsides?\b/u.test(text)) return undefined
  const backTo = cut && BACK.test(text.replaceAll(/ [,.]/gu, ''))
  if (
    !backTo &&
    /\btop\b/u.test(
      text.replaceAll(FROM_TOP, ' ').replaceAll(/into the top(?: face)?(?: of the [a-z]+)?/gu, ' '),
    )
  )
    return undefined
  return { kind: cut ? 'cut' : 'add', far, backTo }
}

const told = (items: readonly Item[]): string => spoken(items).text

const known = (text: string, table: ReadonlySet<string>): boolean =>
  text
    .split(' ')
    .every((word) => /^(?:#|ø#|r#)$/u.test(word) || table.has(word) || table.has(word.replace(/'s$/u, '')))

/** Where what is made of it begins: at a verb of its own. */
const MADE =
  /(?:^|(?<= ))(?:(?:,|and|then|now|to) )*(?:(?:use|using) (?:that|this|it|the)(?: (?:new|smaller|inner|resulting|offset))*(?: (?:profile|outline|shape|offset|sketch|contour|curve|rectangle|circle))? (?:to|for|and) )?(?:cut|cutting|extrude|extruding|remove|pocket|mill|hollow)(?= )/u

/** A sentence that draws an offset and goes on to what is made of it. */
export function parted(items: readonly Item[]): [Item[], Item[]] | undefined {
  const { text, itemAt } = spoken(items)
  const offset = /\boffset/u.exec(text)?.index
  if (offset === undefined) return undefined
  const verb = MADE.exec(text.slice(offset))
  if (!verb) return [[...items], []]
  const at = itemAt(offset + verb.index)
  return [items.slice(0, at), items.slice(at)]
}
