/** A glyph's outlines as closed chains of lines and Bézier curves, sorted into letters' bodies and their openings. */
import type { Point2 } from '../../../../plan/geometry.ts'
import { polygonArea } from '../../sketch/loop.ts'
import { insidePolygon } from '../../sketch/nesting.ts'
import { gap } from '../../sketch/plane-vector.ts'
import type { Glyph } from './font.ts'

/** Two poles are a line, three or four a Bézier curve. */
export type Curve = readonly Point2[]

export interface Contour {
  curves: Curve[]
  /** On the outline, close enough to tell inside from outside and one sense of turning from the other. */
  points: Point2[]
}

export interface Letter {
  outer: Contour
  inner: Contour[]
}

type Command = Glyph['path']['commands'][number]

const pole = (x: number, y: number, scale: number): Point2 => [x * scale, y * scale]

function polesOf(command: Command, from: Point2, scale: number): Curve | undefined {
  switch (command.type) {
    case 'L':
      return [from, pole(command.x, command.y, scale)]
    case 'Q':
      return [from, pole(command.x1, command.y1, scale), pole(command.x, command.y, scale)]
    case 'C':
      return [
        from,
        pole(command.x1, command.y1, scale),
        pole(command.x2, command.y2, scale),
        pole(command.x, command.y, scale),
      ]
    case 'M':
    case 'Z':
      return undefined
  }
}

/** The contours of a glyph, `scale` millimetres to its font unit. */
export function contoursOf(glyph: Glyph, scale: number): Contour[] {
  const contours: Contour[] = []
  const shortest = 1e-3 * scale
  let start: Point2 = [0, 0]
  let curves: Curve[] = []
  const close = () => {
    const end = curves.at(-1)?.at(-1)
    if (end && gap(end, start) > shortest) curves.push([end, start])
    if (curves.length > 1) contours.push({ curves, points: curves.flatMap(samples) })
    curves = []
  }
  for (const command of glyph.path.commands) {
    if (command.type === 'Z') close()
    else if (command.type === 'M') {
      close()
      start = pole(command.x, command.y, scale)
    } else {
      const from = curves.at(-1)?.at(-1) ?? start
      const poles = polesOf(command, from, scale)
      // Fonts repeat points; a curve of no length is no edge.
      if (poles?.some((p) => gap(p, from) > shortest)) curves.push(poles)
    }
  }
  close()
  return contours
}

const SAMPLES = 6

/** Points of a curve after its first, by de Casteljau's scheme. */
function samples(curve: Curve): Point2[] {
  if (curve.length === 2) return [curve[1] as Point2]
  return Array.from({ length: SAMPLES }, (_, i) => {
    const t = (i + 1) / SAMPLES
    let poles = curve
    while (poles.length > 1)
      poles = poles.slice(1).map((b, k): Point2 => {
        const a = poles[k] as Point2
        return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
      })
    return poles[0] as Point2
  })
}

/** In TrueType the bodies of letters turn clockwise and their openings the other way. */
export function lettersOf(contours: readonly Contour[]): Letter[] {
  const areas = new Map(contours.map((c) => [c, polygonArea(c.points)]))
  const area = (c: Contour) => areas.get(c) as number
  const letters = contours
    .filter((c) => area(c) < 0)
    .map((outer): Letter => ({ outer, inner: [] }))
    .toSorted((a, b) => area(b.outer) - area(a.outer))
  for (const opening of contours.filter((c) => area(c) > 0))
    letters.find(({ outer }) => insidePolygon(opening.points[0] as Point2, outer.points))?.inner.push(opening)
  return letters
}
