/** On a face of what was made already: "on the top face", "on its end face", "at the center of the bottom face". */
import type { Figure } from './drawing.ts'
import { AGAINST } from './edges.ts'
import type { FigureKind } from './figures.ts'
import { boxOf, middleOf, mirrored, squaredOnLeft, straightOn } from './loop.ts'
import * as patterns from './place-patterns.ts'
import { type PlaceTold, place, type Saying } from './places.ts'
import { takeReference } from './references.ts'

/** Whether its right angles lie on the left, as they are drawn, or on the right. */
export const UPRIGHTS: readonly ((saying: Saying) => PlaceTold | undefined)[] = [
  ({ scan }) => {
    const told = scan.take(patterns.UPRIGHT_SIDE)?.groups
    const named = told?.['at'] ?? told?.['side']
    if (!named) return undefined
    const slants = told?.['slant'] !== undefined
    const side = slants ? AGAINST[named as 'left' | 'right'] : named
    return place((figure) => {
      const { kind, names } = figure
      // Both sides of another one slant.
      if (slants && !names.has('right')) return false
      // "The trapezoid has …, with its left side vertical": by that it is a right one.
      const loop = kind === 'trapezoid' && !names.has('right') ? squaredOnLeft(figure.loop) : figure.loop
      if (!loop || (kind !== 'trapezoid' && !(kind === 'triangle' && names.has('right')))) return false
      names.add('right')
      figure.loop = side === 'right' ? mirrored(loop, 'x', middleOf(boxOf(loop))[0]) : loop
      return straightOn(figure.loop, side === 'right' ? 'right' : 'left') !== undefined
    })
  },
]

/** Which way a figure is the same on both sides. */
function isEven({ kind, names, down }: Figure, way: string | undefined): 'x' | 'y' | undefined {
  const across = down === 'bottom' || down === 'top' ? 'x' : 'y'
  const one = kind === 'semicircle' || ((kind === 'triangle' || kind === 'trapezoid') && !names.has('right'))
  if (one) return way && (way === 'vertical') !== (across === 'x') ? undefined : across
  const both = ['rectangle', 'ellipse', 'rhombus', 'slot', 'square', 'circle', 'cross'].includes(kind)
  return both && way ? (way === 'vertical' ? 'x' : 'y') : undefined
}

export const SYMMETRY: readonly ((saying: Saying) => PlaceTold | undefined)[] = [
  ({ scan, drawing, own }) => {
    const told = scan.take(patterns.ON_SYMMETRY)
    if (!told) return undefined
    const named = told[0].endsWith('of') ? takeReference(scan, drawing, own) : undefined
    const host = named && named !== 'whole' ? named : drawing.figures.find((each) => !own.includes(each))
    const axis = host && isEven(host, told.groups?.['way'])
    return axis && place((figure) => drawing.centreAlong(figure, host, axis))
  },
]

const FIGURES: Readonly<Record<string, FigureKind>> = {
  trapezoidal: 'trapezoid',
  triangular: 'triangle',
  hexagonal: 'hexagon',
  octagonal: 'octagon',
  pentagonal: 'pentagon',
  heptagonal: 'heptagon',
  rhombic: 'rhombus',
  'cross shaped': 'cross',
  semicircular: 'semicircle',
}

export const FACES: readonly ((saying: Saying) => PlaceTold | undefined)[] = [
  ({ scan, drawing, own }) => {
    const told = scan.take(patterns.FIGURE_FACE)
    const kind = FIGURES[told?.groups?.['figure']?.replace('semi ', 'semi') ?? '']
    const host = kind && drawing.made.find((each) => each.kind === kind && !each.cut)
    if (!told || !host) return undefined
    if (told[0].endsWith('of')) takeReference(scan, drawing, own)
    return {
      each: [(figure) => (figure.placed.x && figure.placed.y) || drawing.centre(figure, host)],
      onFace: true,
    }
  },
  // "to the bottom face": below what was made.
  (saying) => {
    const { scan, drawing, own } = saying
    const told = scan.take(patterns.UNDER_FACE)
    if (!told || drawing.made.length === 0) return undefined
    const host = (told[0].endsWith('of') ? takeReference(scan, drawing, own) : undefined) ?? 'whole'
    return place((figure) => {
      figure.under = true
      if (!(figure.placed.x && figure.placed.y)) drawing.centre(figure, host)
      figure.level = 0
      return true
    })
  },
  (saying) => {
    const { scan, drawing, own } = saying
    const told = scan.take(patterns.ON_FACE)
    if (!told) return undefined
    const round = told.groups?.['round'] !== undefined
    const host = (told[0].endsWith('of') ? takeReference(scan, drawing, own) : undefined) ?? 'whole'
    const body = host === 'whole' ? drawing.made.find(({ cut }) => !cut) : host
    if (!body || (round && body.kind !== 'circle')) return undefined
    return {
      each: [(figure) => (figure.placed.x && figure.placed.y) || drawing.centre(figure, host)],
      onFace: true,
    }
  },
]
