/** "Cut away one side of the circle with a straight line, 15 mm from its center": what is left is bounded by that line. */
import type { Point2 } from '../../plan/geometry.ts'
import type { Figure } from './drawing.ts'
import type { Loop, Side } from './loop.ts'
import type { Step } from './reading.ts'
import { SIDES } from './words.ts'
import { here } from './writing.ts'

const CHORD = here(
  '(?:cut|trim|slice|chop|shave|remove|clip|flatten|take|cutting|trimming|slicing|removing|flattening)(?: (?:off|away|out))? (?<what>(?:(?:one|two|both|a|the|its|this|small|smaller|opposite|right|left|top|bottom|upper|lower|hand|circular|straight|flat|of|from|on|into|off|away|along|with|by|using|vertical|horizontal|lines?|cuts?|edge|chords?|sides?|segments?|parts?|portions?|sections?|ends?|circle|dis[ck]|it|flats?|piece|,|at|that|which|lies?|lying|is|are|located|placed|beyond|past|drawn|distance|parallel|each|each other|to|runs|running|passes|passing)(?= )\\s?)+)#(?<n>\\d+)(?: units?)? (?:(?:away|measured) )*(?:from|off) (?:the|its) (?:center|centre|middle)(?: point)?(?: of (?:it|the (?:circle|dis[ck])))?',
)
/** Without one of these it may be a hole that lies there. */
const STRAIGHT = /\b(?:sides?|segments?|straight|lines?|flats?|chords?|flatten)\b/u
const KEEP = here(
  '(?:(?:,|and|then|so that)(?= )\\s?)*(?:(?:keep|keeping|retain|retaining|leave|leaving|use)(?: only| just)? the (?<kept>bigger|larger|main|big|large|smaller|small)(?: remaining| left over)? (?:part|portion|piece|section|segment|side|area|one)|(?:discard|discarding|remove|removing|delete|throw away) the (?<gone>smaller|small|bigger|larger) (?:part|portion|piece|section|segment|side|area|one))(?: of (?:it|the (?:circle|dis[ck])))?',
)

const WAYS: Readonly<Record<Side, (u: number, v: number) => Point2>> = {
  right: (u, v) => [u, v],
  left: (u, v) => [-u, v],
  top: (u, v) => [v, u],
  bottom: (u, v) => [v, -u],
}

/** What a line leaves of a circle, and what it takes off; or two lines, as far from its centre on both sides. */
function parted(
  { centre: [x, y], across: [width] }: NonNullable<Loop['round']>,
  far: number,
  side: Side,
  both: boolean,
): { left: Loop; off: Loop } | undefined {
  const radius = width / 2
  if (far >= radius || (both && far <= 0)) return undefined
  const high = Math.sqrt(radius ** 2 - far ** 2)
  const at = (u: number, v: number): Point2 => {
    const [dx, dy] = WAYS[side](u, v)
    return [x + dx, y + dy]
  }
  const [low, top] = [at(far, -high), at(far, high)]
  const off: Loop = { start: low, edges: [{ to: top }, { to: low, via: at(radius, 0) }] }
  const left: Loop = both
    ? {
        start: low,
        edges: [
          { to: top },
          { to: at(-far, high), via: at(0, radius) },
          { to: at(-far, -high) },
          { to: low, via: at(0, -radius) },
        ],
      }
    : { start: low, edges: [{ to: top }, { to: low, via: at(-radius, 0) }] }
  return { left, off }
}

const sideIn = (what: string): Side => {
  const named = /\b(?:right|left|top|bottom|upper|lower)\b/u.exec(what)?.[0]
  return SIDES[named ?? ''] ?? (/horizontal/u.test(what) ? 'top' : 'right')
}

const lastCircle = (figures: readonly Figure[]): Figure | undefined =>
  figures.findLast(({ kind, loop, cut }) => kind === 'circle' && loop.round && !cut)

const chord: Step = ({ drawing, known }, scan) => {
  const told = scan.take(CHORD)
  const figure = lastCircle(drawing.figures)
  const { what = '', n } = told?.groups ?? {}
  if (!told || !figure?.loop.round || !STRAIGHT.test(told[0])) return undefined
  const both = /\b(?:two|both)\b/u.test(what)
  const pieces = parted(figure.loop.round, known.number(Number(n)), sideIn(what), both)
  if (!pieces) return undefined
  figure.loop = pieces.left
  figure.kind = 'polyline'
  if (!both) figure.offcut = pieces.off
  drawing.last = [figure]
  return true
}

/** "Keep the bigger part": the one that is left anyway, or the other one. */
const kept: Step = ({ drawing }, scan) => {
  const told = scan.take(KEEP)?.groups
  const figure = drawing.figures.findLast(({ offcut }) => offcut)
  if (!told || !figure?.offcut) return undefined
  const small = told['kept']?.startsWith('small') ?? !told['gone']?.startsWith('small')
  if (small) figure.loop = figure.offcut
  return true
}

export const CHORDS: readonly Step[] = [chord, kept]
