/**
 * "Offset the hexagon 3 mm towards the center and cut that smaller hexagon through the whole length", "create an offset of the
 * plate's outline 3 mm from the edge towards the center. Extrude that profile 5 mm up from the top face": an outline within
 * that of the body, and what is cut or raised with it. Told anew by its own sizes, which follow from those of the body.
 */

import { tidy } from '../../quantities/scan.ts'
import { where } from '../../text/heard.ts'
import { amountOf, type Item, isMark, means, wordsOf } from '../../text/items.ts'
import { putInWords } from '../../text/put-in-words.ts'
import { type Found, findSpoken } from '../../text/spoken.ts'
import { type Drawn, drawnIn, parted, type Use, useIn } from './clauses.ts'
import { moved, type Outline, outlineIn } from './outline.ts'

/** "(so it has 3 mm radius corners)", "This makes a smaller rectangle with 5 mm radius corners". */
const CORNERS =
  /(?:, )?(?:\( )?(?:(?:so|and|this|that|it|which|then) )*(?:(?:that )?(?:the|its) corners(?: of (?:the|this|that) (?:offset|profile|outline|rectangle))? (?:have|get|has|then have|will have)|(?:it |this |that |which )?(?:has|makes|gives|leaves|creates|is|gets|will have)(?: you)?)(?: (?:a|an|another))?(?: (?:smaller|rounded|new|similar))*(?: (?:rectangle|profile|outline|shape) with)?(?: (?:a|an))? (?:# radius(?: corners?)?|corners? (?:radius of|with a radius of) #|radius of #(?: corners?)?)(?: \))?(?: (?:in|at|on) (?:the|its|all four|each) corners?)?(?: \))?$/u

interface Level {
  outline: Outline
  by: Item[]
  /** How tall it was extruded, and what it is called. */
  tall: number
  name: string
}

const sizeWords = (outline: Outline): [words: string, numbers: number] => {
  if (outline.kind === 'round') return [`${outline.diameter}mm diameter`, 1]
  if (outline.kind === 'polygon') return [`${outline.flats}mm across flats`, 1]
  return [`${outline.x}mm (X) x ${outline.y}mm (Y)`, 2]
}

const rounded = (outline: Outline): number => (outline.kind === 'rectangle' ? outline.radius : 0)
const round = (outline: Outline): Outline =>
  outline.kind === 'rectangle'
    ? { ...outline, x: tidy(outline.x), y: tidy(outline.y), radius: tidy(outline.radius) }
    : outline.kind === 'round'
      ? { ...outline, diameter: tidy(outline.diameter) }
      : { ...outline, flats: tidy(outline.flats) }

function cutLine(level: Level, use: Use, host: string): { line: string; said: Item[] } {
  const { outline, by } = level
  const [size, numbers] = sizeWords(outline)
  const margin = by.at(-1) as Item
  const sizes = Array.from({ length: numbers }, () => margin)
  const deep = use.far ? `${amountOf(use.far)}mm deep into the top of the ${host}` : `through the ${host}`
  const far = use.far ? [use.far] : []
  if (outline.kind === 'rectangle') {
    const radius = rounded(outline)
    const corners = radius > 0 ? ` with a corner radius of ${radius}mm` : ''
    return {
      line: `cut a rectangular pocket ${size}${use.far ? ` and ${amountOf(use.far)}mm deep` : ''}${corners} ${use.far ? `into the top of the ${host}` : `all the way through the ${host}`}`,
      said: [...sizes, ...far, ...(radius > 0 ? [margin] : [])],
    }
  }
  if (outline.kind === 'round')
    return {
      line: `cut a circular pocket ${size}${use.far ? ` and ${deep}` : ` all the way through the ${host}`}`,
      said: [...sizes, ...far],
    }
  return { line: `cut a ${outline.word} hole ${size} ${deep}`, said: [...sizes, ...far] }
}

function addLine(level: Level, use: Use, host: string): { line: string; said: Item[] } {
  const { outline, by, name } = level
  const [size, numbers] = sizeWords(outline)
  const margin = by.at(-1) as Item
  const tall = amountOf(use.far)
  const sizes = Array.from({ length: numbers }, () => margin)
  const shape = { rectangle: 'rectangular', round: 'circular', polygon: '' }[outline.kind]
  const word = outline.kind === 'polygon' ? outline.word : shape
  const line =
    outline.kind === 'rectangle'
      ? `create a ${word} ${name} ${size} x ${tall}mm (Z) on top of the ${host}, centered`
      : `create a ${word} ${name} ${size} and ${tall}mm tall on top of the ${host}, centered`
  return { line, said: [...sizes, use.far as Item] }
}

const claimIn = (items: readonly Item[]): Found | undefined => {
  const found = findSpoken(items, CORNERS)
  return found && found.quantities.length === 1 ? found : undefined
}

const NEAR = 1e-6

/** "This leaves a 2 mm thick lip that's 5 mm tall and goes all the way around": what is left between the two outlines. */
const LEFT =
  /^(?:this|that|it|which) (?:leaves|makes|gives|creates|forms)(?: (?:you|us))?(?: with)? (?:(?:a|the|you) )?(?:(?:# (?:thick|wide) )?(?:lip|wall|rim|border|ring)|(?:lip|wall|rim|border|ring))(?: (?:that's|that is|which is|that|and|is|with|of|a|it's|,|# (?:thick|wide|tall|high|wall|thickness|height)|thickness of #|height of #|goes|runs|all|the way|around|round|it|the (?:plate|lid|top|outside|edge)))*$/u
const THICK = /# (?:thick|wide|wall|thickness)(?= |$)|thickness of #/u
const TALL = /# (?:tall|high|height)(?= |$)|height of #/u

interface Left {
  thick: Item | undefined
  tall: Item | undefined
}

function leftIn(items: readonly Item[]): Left | undefined {
  if (!findSpoken(items, LEFT)) return undefined
  const [thick, tall] = [THICK, TALL].map((pattern) => items[findSpoken(items, pattern)?.quantities[0] ?? -1])
  const told = items.filter(({ kind }) => kind === 'quantity')
  return told.length === [thick, tall].filter(Boolean).length ? { thick, tall } : undefined
}

interface State {
  /** What the next sentence says of what is left. */
  left?: Left | undefined
  base: Outline
  host: string
  last: Level | undefined
  waiting: { drawn: Drawn; level: Level; claim?: Item } | undefined
}

const NAME = 'lip'

function levelOf(state: State, drawn: Drawn): Level | undefined {
  const from = drawn.of === 'last' ? state.last : undefined
  if (drawn.of === 'last' && !from) return undefined
  const outline = moved(from?.outline ?? state.base, amountOf(drawn.by) as number)
  return outline && { outline: round(outline), by: [...(from?.by ?? []), drawn.by], tall: 0, name: NAME }
}

const isLong = (item: Item, length: number | undefined): boolean =>
  length !== undefined && Math.abs((amountOf(item) ?? Number.NaN) - length) < NEAR

function made(state: State, use: Use): Item[][] | undefined {
  const { waiting, last } = state
  if (!waiting) return undefined
  const { level, drawn } = waiting
  if (!drawn.inward && use.kind === 'add') return undefined
  const near = drawn.by
  if (use.kind === 'add') {
    if (last && drawn.of !== 'last') return undefined
    const host = last?.name ?? state.host
    if (last) return undefined
    const { line, said } = addLine(level, use, host)
    const radius = rounded(level.outline)
    const corners =
      radius > 0
        ? [
            putInWords(`fillet the vertical edges of the ${level.name} with a radius of ${radius}mm`, near, [
              drawn.by,
            ]),
          ]
        : []
    state.last = { ...level, tall: amountOf(use.far) ?? 0 }
    state.waiting = undefined
    return [putInWords(line, near, said), ...corners]
  }
  const deep = amountOf(use.far)
  if (use.backTo && (!last || deep === undefined || Math.abs(deep - last.tall) > NEAR)) return undefined
  if (last && drawn.of !== 'last') return undefined
  const { line, said } = cutLine(level, use, last?.name ?? state.host)
  state.waiting = undefined
  const { thick, tall } = (last && state.left) ?? {}
  if (thick && (level.outline.kind !== 'rectangle' || !isLong(thick, amountOf(drawn.by)))) return undefined
  if (tall && !isLong(tall, last?.tall)) return undefined
  // As wide as the rim lets it be: one of its sizes rests on the one number, one on the other.
  const rests = thick ? said.map((item, at) => (at === 1 ? thick : item)) : said
  const again = tall && last ? [putInWords(`the ${last.name} is ${last.tall}mm tall`, tall, [tall])] : []
  return [putInWords(line, near, rests), ...again]
}

/** Sentences that only say that what follows is made now. */
const withoutEnd = (items: readonly Item[]): Item[] => {
  const kept = [...items]
  while (isMark(kept.at(-1), ',')) kept.pop()
  return kept
}

/** What a sentence comes to; nothing where an offset is spoken of otherwise. */
function linesOf(items: Item[], state: State): Item[][] | undefined {
  if (state.waiting) {
    const use = useIn(items)
    return use && made(state, use)
  }
  const parts = parted(items)
  if (!parts) return [items]
  const [said, rest] = parts
  const drawn = drawnIn(withoutEnd(said))
  const level = drawn && levelOf(state, drawn)
  if (!level) return undefined
  state.waiting = { drawn, level }
  if (rest.length === 0) return []
  const use = useIn(rest)
  return use && made(state, use)
}

function readFrom(sentences: readonly Item[][], first: number, state: State): Item[][] | undefined {
  const read: Item[][] = []
  const told = sentences.slice(first)
  for (const [at, said] of told.entries()) {
    if (at > 0 && state.left && leftIn(said)) {
      state.left = undefined
      continue
    }
    const next = told[at + 1]
    state.left =
      state.last && (state.waiting || /\boffset/iu.test(wordsOf(said))) && next ? leftIn(next) : undefined
    const claim = state.waiting || /\boffset/iu.test(wordsOf(said)) ? claimIn(said) : undefined
    const claimed = claim && amountOf(said[claim.quantities[0] ?? -1])
    const items = claim ? withoutEnd(said.slice(0, claim.from)) : said
    const lines = items.length > 0 ? linesOf(items, state) : []
    if (!lines) return undefined
    read.push(...lines)
    if (claimed !== undefined) {
      const level = state.waiting?.level ?? state.last
      if (!level || Math.abs(rounded(level.outline) - claimed) > NEAR) return undefined
      if (items.length > 0 && !state.waiting) return undefined
    }
  }
  return state.waiting ? undefined : read
}

export const withOffsetsTold = where('offset', (sentences) => {
  const first = sentences.findIndex((items) => findSpoken(items, /(?:^| )offset(?:s|ting)?(?= |$)/u))
  const before = sentences.slice(0, Math.max(first, 0))
  const base = first > 0 ? outlineIn(before) : undefined
  if (!base) return sentences
  const noun = before.flat().findLast((item) => means(item, 'solid'))
  const figure = before
    .flat()
    .find((item) => means(item, 'portion', 'hexagon', 'octagon', 'pentagon', 'square', 'rectangle', 'circle'))
  const host = (noun ?? figure)?.text.toLowerCase()
  if (!host) return sentences
  const read = readFrom(sentences, first, { base, host, last: undefined, waiting: undefined })
  return read ? [...before, ...read] : sentences
})
