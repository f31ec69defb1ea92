/** What the rules of a drawing do: begin a figure, give it a size or a side to lie at, extrude them all. */
import type { AxisName } from '../../../../plan/geometry.ts'
import type { Node } from '../../nodes.ts'
import { type Drawing, type Drawn, type DrawnDimension, newDrawn, type PaperSide } from './drawing.ts'
import type { Taken } from './scan.ts'
import { dimensionOf, FIGURE, nameOf } from './words.ts'

/** What is being read. */
export interface Reading {
  drawing: Drawing
  mode: 'add' | 'cut'
  /** Of which the next size and place is. */
  drawn: Drawn | undefined
  /** A place that was told before its figure. */
  waiting: ((drawn: Drawn) => void)[]
  extruded: boolean
}

/** The figure that a reference speaks of. */
export function referred({ drawing, drawn }: Reading, words: string): Drawn | undefined {
  const name = new RegExp(FIGURE, 'u').exec(words)?.[0]
  if (!name) return drawn
  const kind = nameOf(name)
  const alike = drawing.figures.filter((each) => each.name === kind)
  if (/first/u.test(words)) return alike[0]
  if (/second/u.test(words)) return alike[1]
  return alike.at(-1)
}

export function placed(reading: Reading, put: (drawn: Drawn) => void): boolean {
  const { drawn, waiting, drawing } = reading
  // "On top of it, draw …": of what comes.
  if (reading.drawn === undefined || (drawing.figures.length === 1 && drawn === drawing.figures[0]))
    waiting.push(put)
  else put(drawn as Drawn)
  return true
}

export function against(reading: Reading, taken: Taken): boolean {
  const words = taken.text('which') ?? ''
  const sides = [...words.matchAll(/top|bottom|left|right|upper|lower/gu)].map(
    ([word]): PaperSide => (word === 'upper' ? 'top' : word === 'lower' ? 'bottom' : (word as PaperSide)),
  )
  const each =
    sides.length > 1 ||
    /(?:sides|edges|ends)$/u.test(taken.text('edge') ?? '') ||
    /both|each|K/u.test(taken.text('each') ?? '')
  const of = taken.text('of')
  const host = of ? referred(reading, of) : undefined
  const found =
    sides.length > 0
      ? sides
      : /short|narrow/u.test(words)
        ? ('short' as const)
        : /long/u.test(words)
          ? ('long' as const)
          : undefined
  const only = /^K?$/u.test(words.trim()) && each ? ('short' as const) : found
  if (!only) return false
  return placed(reading, (drawn) => {
    drawn.against = { sides: only, each, host: host === drawn ? undefined : host }
  })
}

export const paperSide = (word: string): PaperSide =>
  word === 'upper' ? 'top' : word === 'lower' ? 'bottom' : (word as PaperSide)

export const sized =
  (dimension: DrawnDimension | undefined) =>
  ({ drawn }: Reading, taken: Taken): boolean => {
    const kind = dimension ?? dimensionOf(taken.text('dimension') ?? '')
    if (!drawn || !kind || taken.figures.length === 0) return false
    drawn.sizes.push({ dimension: kind, figures: taken.figures })
    return true
  }

export function begun(reading: Reading, taken: Taken): boolean {
  const { drawing, mode } = reading
  const adjectives = taken.text('words') ?? ''
  const name = taken.text('name') ?? ''
  const [first, last] = [taken.nodes[0], taken.nodes.at(-1)] as [Node, Node]
  const operation = /hole/u.test(name) ? 'cut' : mode
  const drawn = newDrawn(nameOf(name), operation, [first.span[0], last.span[1]])
  const [count] = taken.counts
  if (count !== undefined) drawn.count = count
  if (/vertical/u.test(adjectives)) drawn.stance = 'vertical'
  if (/horizontal/u.test(adjectives)) drawn.stance = 'horizontal'
  if (/concentric/u.test(adjectives)) drawn.centered = true
  if (/identical/u.test(adjectives) && drawing.figures.length > 0) drawn.alike = true
  if (/perpendicular/u.test(adjectives)) drawn.turned = true
  const { figures } = taken
  if (figures.length > 0)
    drawn.sizes.push({
      dimension:
        dimensionOf(/(?<=Q )(?:diameter|radius|wide|tall|high|long)/u.exec(adjectives)?.[0] ?? '') ??
        (taken.nodes.some(({ kind }) => kind === 'size')
          ? 'diameter'
          : figures.length > 1
            ? 'sides'
            : 'bare'),
      figures,
    })
  for (const put of reading.waiting) put(drawn)
  reading.waiting = []
  drawing.figures.push(drawn)
  reading.drawn = drawn
  return true
}

const LEAST_CORNERS = 3

export function outlined(reading: Reading, taken: Taken): boolean {
  const points = taken.nodes.flatMap((node) => (node.kind === 'points' ? node.points : []))
  if (points.length < LEAST_CORNERS || points.some(({ length }) => length !== 2)) return false
  if (reading.drawing.figures.length > 0 || reading.mode === 'cut') return false
  const [first, last] = [taken.nodes[0], taken.nodes.at(-1)] as [Node, Node]
  const drawn = newDrawn('outline', 'add', [first.span[0], last.span[1]])
  drawn.points = points as [number, number][]
  reading.drawing.figures.push(drawn)
  reading.drawn = drawn
  return true
}

/** "One is 60 x 20 mm and the other …": of two that were told together. */
export function parted(reading: Reading): Drawn | undefined {
  const at = reading.drawing.figures.findIndex(({ count }) => count === 2)
  const both = reading.drawing.figures[at]
  if (!both) return undefined
  both.count = 1
  const other: Drawn = { ...both, sizes: [...both.sizes] }
  reading.drawing.figures.splice(at + 1, 0, other)
  return both
}

/** In the middle of the first one: of another it is not read. */
export const centered = (reading: Reading, taken: Taken): boolean => {
  const { drawn, drawing } = reading
  const host = referred(reading, taken.nodes.map(({ text }) => text).join(' '))
  if (host && host !== drawn && host !== drawing.figures[0]) return false
  if (drawn && reading.waiting.length === 0) drawn.centered = true
  else
    reading.waiting.push((each) => {
      each.centered = true
    })
  return true
}
export const turned = ({ drawn }: Reading): boolean => {
  if (!drawn) return false
  drawn.turned = true
  drawn.centered = true
  return true
}

export const PLANES: Readonly<Record<string, AxisName>> = {
  xy: 'z',
  yx: 'z',
  top: 'z',
  xz: 'y',
  zx: 'y',
  front: 'y',
  yz: 'x',
  zy: 'x',
  right: 'x',
  side: 'x',
}

const UP = /up/u

export function extruded(reading: Reading, taken: Taken): boolean {
  const { drawing } = reading
  const [figure] = taken.figures
  if (!figure || drawing.figures.length === 0) return false
  reading.extruded = true
  drawing.run = figure
  drawing.between = /between|in between/u.test(taken.text('what') ?? '')
  const axis = taken.text('axis') ?? taken.text('before')
  if (axis) drawing.direction = axis as AxisName
  else if (UP.test(taken.text('way') ?? '')) drawing.direction = 'z'
  drawing.backwards = /-|negative/u.test(`${taken.text('sign') ?? ''}${taken.text('sign2') ?? ''}`)
  return true
}
