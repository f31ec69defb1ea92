/** Where the figures of a drawing lie on the paper, and what their sizes are measured on. */
import type { Profile } from '../../../../plan/profile.ts'
import type { Figure } from '../../nodes.ts'
import { isSame } from '../../space.ts'
import type { Drawing, Drawn, DrawnDimension, FigureName, PaperSide } from './drawing.ts'

export type Point2 = [number, number]
export interface Frame2 {
  min: Point2
  max: Point2
}

export interface Laid {
  drawn: Drawn
  frame: Frame2
  profile: Partial<Profile> & { kind: string }
  /** Of what is round. */
  center?: Point2
  radius?: number
  /** On which side of its host it lies. */
  side?: PaperSide
  /** Its sides that another figure hides. */
  hidden: Set<PaperSide>
}

/** A number, and the stretch of the paper or the arc that it is. */
export interface Told2 {
  figure: Figure
  of: Laid
  /** Undefined for the size of an arc. */
  along?: 0 | 1
}

export interface Solved {
  laid: Laid[]
  told: Told2[]
}

interface Extent {
  u: number
  v: number
  /** Which number told it. */
  by: readonly { figure: Figure; way: 'u' | 'v' | 'arc' }[]
}

export const DIRECTION: Readonly<Record<PaperSide, { k: 0 | 1; sign: 1 | -1 }>> = {
  top: { k: 1, sign: 1 },
  bottom: { k: 1, sign: -1 },
  left: { k: 0, sign: -1 },
  right: { k: 0, sign: 1 },
}
const OPPOSITE: Readonly<Record<PaperSide, PaperSide>> = {
  top: 'bottom',
  bottom: 'top',
  left: 'right',
  right: 'left',
}

const first = (drawn: Drawn, ...dimensions: DrawnDimension[]): Figure | undefined => {
  for (const dimension of dimensions) {
    const found = drawn.sizes.find((size) => size.dimension === dimension)?.figures[0]
    if (found) return found
  }
  return undefined
}

/** How wide and how tall a rectangle is as it was told; undefined where that is not clear. */
function rectangular(drawn: Drawn, upright: boolean): Extent | undefined {
  const sides = drawn.sizes.find(({ dimension }) => dimension === 'sides')?.figures
  if (sides) {
    if (sides.length !== 2 || drawn.sizes.length > 1) return undefined
    const [a, b] = sides as [Figure, Figure]
    const swapped = a.axis === 'y' || a.axis === 'z'
    if (swapped && b.axis !== 'x') return undefined
    return across(swapped ? b : a, swapped ? a : b, drawn, false)
  }
  const [length, width, height] = [first(drawn, 'length'), first(drawn, 'width'), first(drawn, 'height')]
  if (drawn.sizes.length !== 2) return undefined
  if (length && width) return across(length, width, drawn, upright && drawn.stance === undefined)
  if (height) return across((width ?? length) as Figure, height, drawn, false, false)
  return undefined
}

function across(a: Figure, b: Figure, { stance }: Drawn, unclear: boolean, turns = true): Extent | undefined {
  if (!a || !b || (unclear && a.value !== b.value)) return undefined
  const turned =
    turns && ((stance === 'vertical' && a.value > b.value) || (stance === 'horizontal' && b.value > a.value))
  const [u, v] = turned ? [b, a] : [a, b]
  return {
    u: u.value,
    v: v.value,
    by: [
      { figure: u, way: 'u' },
      { figure: v, way: 'v' },
    ],
  }
}

const single = (drawn: Drawn): boolean => drawn.sizes.length <= 1

function squared(drawn: Drawn): Extent | undefined {
  const [size] = drawn.sizes
  if (!size) return undefined
  const values = drawn.sizes.flatMap(({ figures }) => figures)
  const [value] = values
  if (!value || values.some((each) => each.value !== value.value)) return undefined
  if (drawn.sizes.some(({ dimension }) => dimension === 'diameter' || dimension === 'radius'))
    return undefined
  return { u: value.value, v: value.value, by: values.map((figure) => ({ figure, way: 'u' as const })) }
}

function round(drawn: Drawn): { diameter: number; figure: Figure } | undefined {
  if (!single(drawn)) return undefined
  const diameter = first(drawn, 'diameter', 'bare')
  if (diameter) return { diameter: diameter.value, figure: diameter }
  const radius = first(drawn, 'radius')
  return radius && { diameter: 2 * radius.value, figure: radius }
}

/** The figure with its base along the paper's bottom and its tip up: how wide and how tall. */
function upright(drawn: Drawn, side: number | undefined): Extent | undefined {
  const arc = round(drawn)
  switch (drawn.name) {
    case 'semicircle': {
      const diameter = drawn.asWide ? side : arc?.diameter
      if (!diameter || (drawn.asWide && drawn.sizes.length > 0)) return undefined
      return { u: diameter, v: diameter / 2, by: arc ? [{ figure: arc.figure, way: 'arc' }] : [] }
    }
    case 'triangle': {
      const height = first(drawn, 'height')
      const base = first(drawn, 'base', 'width')
      const wide = drawn.asWide ? side : base?.value
      const known = (base ? 1 : 0) + (height ? 1 : 0)
      if (!height || !wide || drawn.sizes.length !== known || (drawn.asWide && base && base.value !== side))
        return undefined
      return {
        u: wide,
        v: height.value,
        by: [...(base ? [{ figure: base, way: 'u' as const }] : []), { figure: height, way: 'v' as const }],
      }
    }
    default:
      return undefined
  }
}

const frameOf = (center: Point2, u: number, v: number): Frame2 => ({
  min: [center[0] - u / 2, center[1] - v / 2],
  max: [center[0] + u / 2, center[1] + v / 2],
})
const middle = ({ min, max }: Frame2): Point2 => [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2]
const size = ({ min, max }: Frame2, k: 0 | 1): number => max[k] - min[k]

const line = (to: Point2) => ({ kind: 'line' as const, to })

/** A half circle or a triangle whose base lies on that middle and whose tip points away. */
function tipped(name: FigureName, foot: Point2, side: PaperSide, wide: number, tall: number) {
  const { k, sign } = DIRECTION[side]
  const at = (along: number, out: number): Point2 =>
    k === 1 ? [foot[0] + along, foot[1] + sign * out] : [foot[0] + sign * out, foot[1] + along]
  const [a, b, tip] = [at(-wide / 2, 0), at(wide / 2, 0), at(0, tall)]
  return {
    kind: 'outline' as const,
    start: a,
    segments: [
      line(b),
      ...(name === 'semicircle' ? [{ kind: 'arc' as const, to: a, via: tip }] : [line(tip)]),
    ],
  }
}

export class Solver {
  readonly laid: Laid[] = []
  readonly told: Told2[] = []
  readonly #drawing: Drawing

  constructor(drawing: Drawing) {
    this.#drawing = drawing
  }

  solve(): Solved | undefined {
    const { figures } = this.#drawing
    // What is drawn against another comes behind it.
    const ordered = [
      ...figures.filter(({ against }) => !against),
      ...figures.filter(({ against }) => against),
    ]
    for (const [nth, drawn] of ordered.entries()) if (!this.#put(drawn, ordered[nth - 1])) return undefined
    return { laid: this.laid, told: this.told }
  }

  #put(drawn: Drawn, before: Drawn | undefined): boolean {
    if (drawn.points) return this.#outline(drawn, drawn.points)
    if (drawn.concentricWithArcs) return this.#inArcs(drawn)
    if (drawn.against) return this.#against(drawn)
    const sized =
      drawn.alike && drawn.sizes.length === 0 && before ? { ...drawn, sizes: before.sizes } : drawn
    if (this.laid.length > 0 && !drawn.centered && !(drawn.turned && before)) return false
    if (drawn.count > 1 && !(drawn.count === 2 && drawn.turned && this.laid.length === 0)) return false
    return this.#inMiddle(sized)
  }

  #inMiddle(drawn: Drawn): boolean {
    const [host] = this.laid
    const at: Point2 = host ? middle(host.frame) : [0, 0]
    if (drawn.name === 'circle') return this.#circle(drawn, at)
    if (drawn.name === 'semicircle' || drawn.name === 'triangle') {
      if (host) return false
      const found = upright(drawn, undefined)
      return found !== undefined && this.#tipped(drawn, [0, 0], 'top', found, false)
    }
    const found = drawn.name === 'square' ? squared(drawn) : rectangular(drawn, false)
    if (!found || drawn.name === 'right triangle') return false
    // A second one that crosses the first lies across it.
    const quarter =
      drawn.turned && host !== undefined && size(host.frame, 0) >= size(host.frame, 1) === found.u >= found.v
    this.#rectangle(drawn, at, quarter ? turnedBy(found) : found)
    if (drawn.count === 2) this.#rectangle(drawn, at, turnedBy(found))
    return true
  }

  /** Where its points are told. */
  #outline(drawn: Drawn, told: NonNullable<Drawn['points']>): boolean {
    if (this.#drawing.figures.length > 1 || drawn.sizes.length > 0) return false
    const points = told.map(([u, v]): Point2 => [u, v])
    const [start, end] = [points[0], points.at(-1)]
    if (start && end && isSame(start[0], end[0]) && isSame(start[1], end[1])) points.pop()
    const [u, v] = [points.map((point) => point[0]), points.map((point) => point[1])]
    this.laid.push({
      drawn,
      frame: { min: [Math.min(...u), Math.min(...v)], max: [Math.max(...u), Math.max(...v)] },
      profile: { kind: 'outline', start: points[0] as Point2, segments: points.slice(1).map(line) },
      hidden: new Set(),
    })
    return true
  }

  #circle(drawn: Drawn, at: Point2, side?: PaperSide): boolean {
    const found = round(drawn)
    if (!found) return false
    const laid: Laid = {
      drawn,
      frame: frameOf(at, found.diameter, found.diameter),
      profile: { kind: 'circle', diameter: found.diameter, at },
      center: at,
      radius: found.diameter / 2,
      ...(side ? { side } : {}),
      hidden: new Set(),
    }
    this.laid.push(laid)
    this.told.push({ figure: found.figure, of: laid })
    return true
  }

  #rectangle(drawn: Drawn, at: Point2, { u, v, by }: Extent): Laid {
    const laid: Laid = {
      drawn,
      frame: frameOf(at, u, v),
      profile: { kind: 'rectangle', width: u, height: v, at },
      hidden: new Set(),
    }
    this.laid.push(laid)
    this.#say(laid, by)
    return laid
  }

  #say(laid: Laid, by: Extent['by']): void {
    for (const { figure, way } of by) {
      if (way === 'arc' || this.told.some((told) => told.figure === figure)) continue
      const k = way === 'u' ? 0 : 1
      this.told.push({ figure, of: laid, along: k })
    }
  }

  #tipped(drawn: Drawn, foot: Point2, side: PaperSide, { u, v, by }: Extent, inwards: boolean): boolean {
    const out = inwards ? OPPOSITE[side] : side
    const { k, sign } = DIRECTION[out]
    const min: Point2 = [foot[0], foot[1]]
    const max: Point2 = [foot[0], foot[1]]
    const other = k === 0 ? 1 : 0
    min[other] -= u / 2
    max[other] += u / 2
    if (sign > 0) max[k] += v
    else min[k] -= v
    const laid: Laid = {
      drawn,
      frame: { min, max },
      profile: tipped(drawn.name, foot, out, u, v),
      side,
      hidden: new Set([OPPOSITE[out]]),
      ...(drawn.name === 'semicircle' ? { center: foot, radius: u / 2 } : {}),
    }
    this.laid.push(laid)
    const ways = by.map(({ figure, way }) => ({
      figure,
      way: way === 'arc' ? way : k === 1 ? way : way === 'u' ? ('v' as const) : ('u' as const),
    }))
    this.#say(laid, ways)
    for (const { figure, way } of by) if (way === 'arc') this.told.push({ figure, of: laid })
    return true
  }

  #sidesOf(host: Frame2, { against }: Drawn): PaperSide[] {
    if (!against) return []
    if (typeof against.sides !== 'string') return [...against.sides]
    const [u, v] = [size(host, 0), size(host, 1)]
    if (isSame(u, v)) return []
    const isUpDown = u > v === (against.sides === 'long')
    const both: PaperSide[] = isUpDown ? ['bottom', 'top'] : ['left', 'right']
    return against.each ? both : both.slice(1)
  }

  #against(drawn: Drawn): boolean {
    const told = drawn.against?.host
    const host = told ? this.laid.find((laid) => laid.drawn === told) : this.laid[0]
    if (!host || (host.drawn.name !== 'rectangle' && host.drawn.name !== 'square')) return false
    const sides = this.#sidesOf(host.frame, drawn)
    if (sides.length === 0 || (drawn.count > 1 && drawn.count !== sides.length)) return false
    return sides.every((side) => this.#on(drawn, host, side))
  }

  #on(drawn: Drawn, host: Laid, side: PaperSide): boolean {
    const { k, sign } = DIRECTION[side]
    const other = k === 0 ? 1 : 0
    const foot = middle(host.frame)
    foot[k] = (sign > 0 ? host.frame.max : host.frame.min)[k]
    const room = size(host.frame, other)
    const inwards = drawn.operation === 'cut'
    if (drawn.name === 'circle') return drawn.count === 1 && this.#circle(drawn, foot, side)
    if (drawn.name === 'semicircle' || drawn.name === 'triangle') {
      const found = upright(drawn, room)
      if (drawn.asWide === 'width' && !isWidth(host, room)) return false
      if (!found) return false
      if (!inwards && found.u >= room - 1e-9) host.hidden.add(side)
      // Where its base ends nothing is flat.
      if (drawn.name === 'triangle' && found.u < room - 1e-9) return false
      return this.#tipped(drawn, foot, side, found, inwards)
    }
    const found =
      drawn.name === 'square'
        ? squared(drawn)
        : drawn.name === 'rectangle'
          ? rectangular(drawn, k === 1)
          : undefined
    if (!found) return false
    const at: Point2 = [foot[0], foot[1]]
    at[k] += ((inwards ? -1 : 1) * sign * (k === 0 ? found.u : found.v)) / 2
    const laid = this.#rectangle(drawn, at, found)
    if (!inwards) {
      if (size(laid.frame, other) >= room - 1e-9) host.hidden.add(side)
      if (size(laid.frame, other) <= room + 1e-9) laid.hidden.add(OPPOSITE[side])
    }
    return true
  }

  #inArcs(drawn: Drawn): boolean {
    const arcs = this.laid.filter(({ drawn: { name } }) => name === 'semicircle')
    if (arcs.length === 0 || (drawn.count > 1 && drawn.count !== arcs.length)) return false
    if (drawn.name !== 'circle') return false
    if (drawn.count === 1 && arcs.length > 1) return false
    return arcs.every(
      ({ center }) => center !== undefined && this.#circle({ ...drawn, operation: 'cut' }, center),
    )
  }
}

/** What was called its width is that side. */
const isWidth = ({ drawn }: Laid, room: number): boolean =>
  drawn.name === 'square' ||
  drawn.sizes.some(
    ({ dimension, figures: [figure] }) =>
      dimension === 'width' && figure !== undefined && isSame(figure.value, room),
  )

const turnedBy = ({ u, v, by }: Extent): Extent => ({
  u: v,
  v: u,
  by: by.map(({ figure, way }) => ({ figure, way: way === 'u' ? 'v' : 'u' })),
})
