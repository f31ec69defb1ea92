/**
 * "in a 3 x 2 grid with a spacing of 25 mm in X and 30 mm in Y", "in two rows of three; the rows are 30 mm apart", "at
 * the corners of an 80 x 40 mm rectangle": a grid as one word, each of its pitches as "the columns 25 mm".
 */

import type { AxisName } from '../../../plan/geometry.ts'
import { GRID } from '../../places/grids.ts'
import { AXIS_OF, isWay } from '../../places/place.ts'
import { PITCH } from '../../places/spacing.ts'
import type { Value } from '../../quantities/quantity.ts'
import { where } from '../../text/heard.ts'
import { asTerm, type Item, isMark, means, phraseOf } from '../../text/items.ts'
import { Scanner } from '../../text/scanner.ts'
import { spoken } from '../../text/spoken.ts'

const N = '(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d+|#)'
const PLAIN =
  '(?:(?:centered|centred|regular|rectangular|square|uniform|evenly spaced|equally spaced|linear|2d|simple|parallel|straight|equal) )*'
const RASTER = '(?:grid|array|pattern|matrix|arrangement|layout|formation|configuration|raster)'
const LAID =
  '(?:(?:arranged|laid out|placed|positioned|located|set|distributed|organi[sz]ed|spaced|centered|centred) )?(?:in|on|as|into|forming|to form)'
const WAY =
  '(?:(?:in|along|over) (?:the |its )?(?:x|y|z|length|width|height)(?: direction| axis| dimension)?|lengthwise|widthwise)'
const EACH = '(?:adjacent |neighbou?ring |consecutive |the |each |two |three |four |five )*'
const SPACE =
  '(?:(?:(?:center|centre) to (?:center|centre)|uniform|equal|regular|hole|grid) )*(?:spacings?|pitch(?:es)?|distances?|separation|intervals?)'
const APART =
  '(?:apart(?: from each other)?|(?:center|centre) to (?:center|centre)|spacing|pitch|centers|centres)'
const JOIN = '(?:(?:,|;|and|with|at|where|having|by|is|are) )*'

/** How a grid begins: by its two numbers, by rows and columns, or by the rectangle that it spans. */
const HEADS = {
  sized: new RegExp(`${LAID} (?:a |an )?${PLAIN}#x# ${PLAIN}${RASTER}`, 'uy'),
  ofSize: new RegExp(`${LAID} (?:a |an )?${PLAIN}${RASTER} (?:of|with|measuring|that measures) #x#`, 'uy'),
  rectangle:
    /(?:at|on|in) the (?:four )?(?:corners|vertices) of (?:a|an) (?:(?:imaginary|centered|centred|virtual) )*(?:#x# (?:centered )?rectangle|rectangle (?:of |measuring |that measures |with sides of |with dimensions |\( )?#x#)/uy,
  lines: new RegExp(`${LAID} (?:(?:a |an )?${PLAIN}${RASTER} (?:of|with|consisting of|made up of) )?`, 'uy'),
  open: new RegExp(`${LAID} (?:a |an )?(?:(?:centered|centred|regular) )*rectangular ${RASTER}`, 'uy'),
} as const

const LINES = new RegExp(`${N} ${PLAIN}(?<kind>rows?|columns?)(?: ${WAY})?`, 'uy')
const BETWEEN_LINES = / (?:, )?(?:(?:and|by|of|x|with|each|containing|having) ?)+ /uy
const WITHIN = new RegExp(
  `${N}(?= (?:holes|pins|bosses|slots|posts|pegs|studs|each|,|;|\\.|with|on|at|that|which|standing|\\)|\\(|spaced)|$)(?: each)?`,
  'uy',
)
const OWN_PITCH = new RegExp(
  ` (?:\\( # ${APART} \\)|\\( ${SPACE} (?:of )?# \\)|(?:, )?(?:with |at |spaced )?(?:a )?(?:${SPACE} of )?# (?:${APART}|between them)|(?:with |at )(?:a )?${SPACE} of #)`,
  'uy',
)

/** One pitch: along a way, from row to row, or the same both ways. */
const PITCHES = {
  way: new RegExp(
    `${JOIN}(?:(?:a |an |the )?${SPACE} (?:of |is )?|spaced |apart )?#(?: ${APART})? (?<way>${WAY})`,
    'uy',
  ),
  lines: new RegExp(
    `${JOIN}(?:(?:a |an |the )?${SPACE} (?:of |is )?|spaced )?#(?: ${SPACE}| apart)? between ${EACH}(?:(?<lines>rows|columns)|(?:[a-z]+ ){1,4}?(?:with)?in (?:a|each|the|every) (?<within>row|column))`,
    'uy',
  ),
  named: new RegExp(
    `${JOIN}(?:a |an |the )?(?:(?<lines>row|column) (?:spacing|pitch|distance)(?: (?:of|is|:))? #|# (?<lines2>row|column) (?:spacing|pitch|distance))`,
    'uy',
  ),
  told: new RegExp(
    `${JOIN}the (?:(?<lines>rows|columns)|(?:[a-z]+ ){1,4}?(?:with)?in (?:a|each|the|every) (?<within>row|column)) (?:(?:are|lie|being|spaced|set) )*# (?:apart|center to center|centre to centre)`,
    'uy',
  ),
  both: new RegExp(
    `${JOIN}(?:(?:a |an |the )?${SPACE} (?:of |is )|spaced )#(?: apart)?(?: (?:in (?:both|each) directions?|both ways|in both x and y|each way))?`,
    'uy',
  ),
  size: new RegExp(`${JOIN}(?:(?:a |an )?${SPACE} of #x#|#x# (?:spacing|pitch|apart))`, 'uy'),
} as const

const CENTRED =
  /(?:, )?(?:and )?(?:(?:it|which|that) is )?(?:centered|centred)(?: (?:on|in|about|at|over|within) (?:the |its )?(?:(?:top|upper) (?:face|surface)|cent(?:er|re)|origin|[a-z]+))?/uy

interface Pitch {
  /** Which lines it lies between, or the way it runs. */
  of: 'columns' | 'rows' | 'both' | { axis: AxisName }
  size: Item
}

interface Told {
  from: number
  end: number
  columns: number
  rows: number
  pitches: Pitch[]
  centred: Item[]
}

const MOST = 50

const isHole = (item: Item): boolean => means(item, 'feature', 'hole')

const valuesOf = (item: Item | undefined): readonly Value[] =>
  item?.kind === 'quantity' ? item.quantity.values : []

const countsOf = (item: Item | undefined): number[] | undefined => {
  const values = valuesOf(item)
  const whole = values.every(
    ({ value, unit }) => unit === undefined && Number.isInteger(value) && value > 0 && value <= MOST,
  )
  return whole && values.length > 0 ? values.map(({ value }) => value) : undefined
}

/** One value of a size as a quantity of its own. */
const lengthOf = (value: Value): Item => ({
  kind: 'quantity',
  text: value.text,
  span: value.span,
  quantity: { kind: 'length', values: [value], text: value.text, span: value.span, approximate: false },
})

const lengthsOf = (item: Item | undefined): [Item, Item] | undefined => {
  const [first, second, third] = valuesOf(item)
  return first && second && !third ? [lengthOf(first), lengthOf(second)] : undefined
}

type Head = Pick<Told, 'columns' | 'rows' | 'pitches'> & { end: number; from: number; needsPitches: boolean }

function sizedHead(scanner: Scanner, offset: number): Head | undefined {
  const found =
    scanner.at(HEADS.rectangle, offset) ?? scanner.at(HEADS.sized, offset) ?? scanner.at(HEADS.ofSize, offset)
  if (!found) return undefined
  const [size] = scanner.quantities(found)
  const { from, end } = found
  const counts = countsOf(size)
  const [columns, rows, third] = counts ?? []
  const spans = /rectangle/u.test(found.match[0])
  if (counts && !spans && columns && rows && !third)
    return { columns, rows, pitches: [], from, end, needsPitches: false }
  const sides = lengthsOf(size)
  // "on a 90 x 40 mm pattern": the four corners of that, as which holes are read anyway.
  const holes = /^[^ ]+ (?:a|an) #x# [a-z]+$/u.test(found.match[0]) && scanner.items.some(isHole)
  const lengths = spans || valuesOf(size).some(({ unit }) => unit === 'length')
  if (!sides || !lengths || holes) return undefined
  const pitches: Pitch[] = [
    { of: 'columns', size: sides[0] },
    { of: 'rows', size: sides[1] },
  ]
  return { columns: 2, rows: 2, pitches, from, end, needsPitches: false }
}

interface Line {
  count: number
  kind: 'columns' | 'rows' | undefined
  way: string | undefined
  end: number
  pitch: Item | undefined
}

function lineAt(scanner: Scanner, offset: number, first: boolean): Line | undefined {
  const found = scanner.at(LINES, offset) ?? (first ? undefined : scanner.at(WITHIN, offset))
  if (!found) return undefined
  const count = countsOf(scanner.items[found.from])?.[0]
  const named = found.match.groups?.['kind']
  if (count === undefined || (first && !named)) return undefined
  const way = /(?: |^)(?<way>x|y|z|length|width|height)(?: direction| axis| dimension)?$/u.exec(
    found.match[0],
  )?.groups?.['way']
  const pitch = scanner.at(OWN_PITCH, found.end)
  return {
    count,
    kind: named ? (named.startsWith('row') ? 'rows' : 'columns') : undefined,
    way,
    end: pitch?.end ?? found.end,
    pitch: pitch && scanner.quantities(pitch)[0],
  }
}

/** Rows lie one behind the other, columns side by side: told the other way round, nobody knows what is meant. */
const isUsual = ({ kind, way }: Line): boolean =>
  way === undefined ||
  (kind === 'columns' ? way === 'x' || way === 'length' : way !== 'x' && way !== 'length')

/** "in three columns (30 mm apart) and two rows (15 mm apart)", "in two rows of three". */
function linesHead(scanner: Scanner, offset: number): Head | undefined {
  const lead = scanner.at(HEADS.lines, offset)
  const first = lead && lineAt(scanner, scanner.next(lead.end), true)
  const joint = first && scanner.at(BETWEEN_LINES, first.end)
  const second = joint && lineAt(scanner, scanner.next(joint.end), false)
  if (!lead || !first || !second || first.kind === second.kind) return undefined
  const other = first.kind === 'rows' ? 'columns' : 'rows'
  const both = [first, { ...second, kind: second.kind ?? other }] as const
  if (!both.every(isUsual)) return undefined
  const counts = Object.fromEntries(both.map(({ kind, count }) => [kind, count]))
  const pitches = both.flatMap(({ kind, pitch }): Pitch[] =>
    pitch && kind ? [{ of: kind, size: pitch }] : [],
  )
  return {
    columns: counts['columns'] ?? 1,
    rows: counts['rows'] ?? 1,
    pitches,
    from: lead.from,
    end: second.end,
    needsPitches: false,
  }
}

/** "in a rectangular pattern, 80 mm apart along the length and 40 mm along the width". */
function openHead(scanner: Scanner, offset: number): Head | undefined {
  const found = scanner.at(HEADS.open, offset)
  return found && { columns: 2, rows: 2, pitches: [], from: found.from, end: found.end, needsPitches: true }
}

const linesNamed = (word: string | undefined): 'columns' | 'rows' =>
  word?.startsWith('row') ? 'rows' : 'columns'

/** "lengthwise", "in the X direction", "along the width". */
const axisNamed = (words: string): AxisName => {
  const way = /(?:^| )(?<way>x|y|z|length|width|height)(?: |wise|$)/u.exec(words)?.groups?.['way'] ?? 'length'
  return isWay(way) ? AXIS_OF[way] : (way as AxisName)
}

function pitchAt(scanner: Scanner, offset: number): { pitches: Pitch[]; end: number } | undefined {
  for (const [kind, pattern] of Object.entries(PITCHES)) {
    const found = scanner.at(pattern, offset)
    const [size, another] = found ? scanner.quantities(found) : []
    if (!found || !size || another) continue
    const { end, match } = found
    const { way, lines, lines2, within } = match.groups ?? {}
    const sides = kind === 'size' ? lengthsOf(size) : undefined
    if (sides)
      return {
        pitches: [
          { of: 'columns', size: sides[0] },
          { of: 'rows', size: sides[1] },
        ],
        end,
      }
    if (way) return { pitches: [{ of: { axis: axisNamed(way) }, size }], end }
    // Within a row they lie side by side, within a column one behind the other.
    const of = within ? linesNamed(within === 'row' ? 'columns' : 'rows') : linesNamed(lines ?? lines2)
    return { pitches: [{ of: lines || lines2 || within ? of : 'both', size }], end }
  }
  return undefined
}

function gridAt(scanner: Scanner, offset: number): Told | undefined {
  const head = sizedHead(scanner, offset) ?? linesHead(scanner, offset) ?? openHead(scanner, offset)
  if (!head) return undefined
  const { columns, rows, from, needsPitches } = head
  const pitches = [...head.pitches]
  const centred: Item[] = []
  let { end } = head
  while (pitches.length < 2) {
    let next = scanner.next(end)
    const middle = scanner.at(CENTRED, next)
    if (middle) next = scanner.next(middle.end)
    const pitch = pitchAt(scanner, next)
    if (!pitch) break
    if (middle) centred.push(...scanner.items.slice(middle.from, middle.to + 1))
    pitches.push(...pitch.pitches)
    end = pitch.end
    if (pitches.at(-1)?.of === 'both') break
  }
  if (needsPitches && pitches.length < 2) return undefined
  return { from, end, columns, rows, pitches, centred }
}

function spelled(
  items: readonly Item[],
  { columns, rows, pitches, centred }: Told,
  from: number,
  to: number,
): Item[] {
  const said = items.slice(from, to + 1)
  const start = Math.min(...pitches.map(({ size }) => size.span[0]), ...centred.map(({ span }) => span[0]))
  const head = said.filter(({ span, kind }) => span[1] <= start && kind !== 'mark')
  const words = phraseOf([said[0] as Item, ...head.slice(1)])
  const place = (concept: string): Item => asTerm(words, { category: 'place', concept })
  const unsaid = (concept: string, { span }: Item): Item =>
    asTerm({ text: '', span: [span[0], span[0]] }, { category: 'place', concept })
  return [
    place(`${GRID}${columns}x${rows}`),
    ...pitches.flatMap(({ of, size }): Item[] => {
      if (of === 'both') return [size, unsaid('apart', size)]
      return [unsaid(typeof of === 'string' ? of : `${PITCH}${of.axis}`, size), size]
    }),
    ...centred.filter((item) => !isMark(item)),
  ]
}

const HINT =
  /\b(?:grid|array|pattern|matrix|arrangement|layout|formation|configuration|raster|rows|columns|corners of|vertices of)\b/u

/** "(at X = ±30, Y = ±10)": where they are is told that way as well, and read so. */
const isCoordinate = (item: Item): boolean =>
  item.kind === 'quantity' && ['coordinate', 'coordinates', 'points', 'range'].includes(item.quantity.kind)

function withGrid(items: Item[]): Item[] {
  if (!HINT.test(spoken(items).text) || items.some(isCoordinate)) return items
  const scanner = new Scanner(items)
  for (const offset of scanner.starts()) {
    const told = gridAt(scanner, offset)
    if (!told) continue
    const { itemAt } = spoken(items)
    const to = itemAt(told.end - 1)
    return [...items.slice(0, told.from), ...spelled(items, told, told.from, to), ...items.slice(to + 1)]
  }
  return items
}

export const withToldGrids = where(
  'grid|array|pattern|matrix|arrangement|layout|formation|configuration|raster| row| column|corners of a|vertices of a',
  (sentences) => sentences.map(withGrid),
)
