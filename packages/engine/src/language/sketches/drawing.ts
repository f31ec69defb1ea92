/** What has been drawn so far: figures, each where it lies and how thick it gets. */
import type { AxisName, Point2 } from '../../plan/geometry.ts'
import { FIGURES, type FigureKind, riseOf, type Sizes } from './figures.ts'
import {
  areaOf,
  type Box,
  boxAround,
  boxOf,
  centroidOf,
  heightOf,
  type Loop,
  middleOf,
  mirrored,
  moved,
  type Side,
  straightOn,
  turned,
  widthOf,
} from './loop.ts'

export interface Figure {
  kind: FigureKind
  /** Its noun and the adjectives that tell it from others. */
  names: Set<string>
  loop: Loop
  /** Its sizes by the words they were told with. */
  told?: ReadonlyMap<string, number | undefined>
  /** Its base lies on what it is set on: it turns with the edge. */
  based: boolean
  cut: boolean
  /** Where its base is. */
  down: Side
  /** How far it is known where it lies. */
  placed: { x: boolean; y: boolean }
  /** The level it starts from, and its thickness once it was extruded. */
  level: number
  rise: number | undefined
  /** The edge it was set on: what is then cut away goes to the other side of it. */
  seat?: { host: Host; side: Side }
  /** Drawn on the lower face of what was made before: it grows downwards. */
  under?: boolean
  /** What a straight line took off it. */
  offcut?: Loop
  /** Said to be near something: where exactly must be told as well. */
  vague?: boolean
}

export type Host = Figure | 'whole'

const QUARTERS: Readonly<Record<Side, number>> = { top: 0, left: 1, bottom: 2, right: 3 }
const OPPOSITE: Readonly<Record<Side, Side>> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' }
const AROUND: readonly Side[] = ['bottom', 'right', 'top', 'left']
const isUpright = (side: Side): boolean => side === 'top' || side === 'bottom'

/** What tells one of several from the others, by its size or its turn. */
const SMALLER = /^(?:small|inner|short|narrow|thin)/u
const LARGER = /^(?:large|big|outer|main|original|initial|base|long|wide|thick)/u
const ORDINALS: Readonly<Record<string, number>> = { first: 0, second: 1, third: 2, fourth: 3 }

export const copyOf = (figure: Figure): Figure => ({
  ...figure,
  names: new Set(figure.names),
  placed: { ...figure.placed },
})

export class Drawing {
  readonly figures: Figure[] = []
  /** Those drawn last, which "it" and "they" speak of. */
  last: Figure[] = []
  readonly assumed: string[] = []
  /** What something was last set on or in by its name. */
  host: Figure | undefined
  /** How the finished part is turned. */
  readonly turns: { axis: AxisName; quarters: number }[] = []
  plane: 'xy' | 'xz' | 'yz' | undefined
  /** What was drawn is said to be one area: nothing of it bounds a hole. */
  united = false

  get open(): Figure[] {
    return this.figures.filter(({ rise }) => rise === undefined)
  }

  get made(): Figure[] {
    return this.figures.filter(({ rise }) => rise !== undefined)
  }

  boxOf(host: Host): Box {
    return host === 'whole'
      ? boxAround(this.figures.filter(({ cut }) => !cut).map(({ loop }) => boxOf(loop)))
      : boxOf(host.loop)
  }

  add(
    kind: Exclude<FigureKind, 'polyline'>,
    sizes: Sizes,
    names: Set<string>,
    cut: boolean,
  ): Figure | undefined {
    const drawn = FIGURES[kind](sizes, names)
    if (!drawn) return undefined
    const rise = sizes.isEmpty ? undefined : riseOf(sizes)
    if (!sizes.isEmpty) return undefined
    const figure = this.put({ kind, names, ...drawn, cut, rise, told: sizes.told })
    if (kind === 'rectangle' && !drawn.upright) this.stand(figure)
    return figure
  }

  /** "a vertical bar 20 mm long and 5 mm wide": the longer way up. */
  stand(figure: Figure): void {
    const box = boxOf(figure.loop)
    const lies = widthOf(box) > heightOf(box)
    const vertical = figure.names.has('vertical') || figure.names.has('upright')
    if ((vertical && lies) || (figure.names.has('horizontal') && !lies)) figure.loop = turned(figure.loop, 1)
  }

  put(figure: Omit<Figure, 'placed' | 'level' | 'down'>): Figure {
    const first = this.figures.length === 0
    const made: Figure = { ...figure, placed: { x: first, y: first }, level: 0, down: 'bottom' }
    this.figures.push(made)
    return made
  }

  /** One of them by its noun and adjectives; the last where several may be meant. */
  find(
    kinds: readonly FigureKind[] | undefined,
    noun: string | undefined,
    adjectives: readonly string[],
    except: readonly Figure[] = [],
  ): Figure | undefined {
    const known = this.figures
      .filter((figure) => !except.includes(figure))
      .filter(
        ({ kind, names }) =>
          (!kinds || kinds.includes(kind)) && (!noun || kinds !== undefined || names.has(noun)),
      )
    const exact = noun ? known.filter(({ names }) => names.has(noun)) : []
    const ofKind = exact.length > 0 ? exact : known
    const told = ofKind.filter(({ names }) => adjectives.every((word) => names.has(word)))
    if (told.length > 0 && (adjectives.length > 0 || told.length === 1)) return told.at(-1)
    const sized = ofKind.toSorted((a, b) => areaOf(a.loop) - areaOf(b.loop))
    for (const word of adjectives) {
      if (word in ORDINALS) return ofKind[ORDINALS[word] as number]
      if (SMALLER.test(word)) return sized[0]
      if (LARGER.test(word)) return sized.at(-1)
    }
    return adjectives.length === 0 ? ofKind.at(-1) : undefined
  }

  move(figure: Figure, x: number | undefined, y: number | undefined): void {
    figure.loop = moved(figure.loop, x ?? 0, y ?? 0)
  }

  /** To the left by so many quarters. */
  turn(figure: Figure, quarters: number): void {
    const times = ((quarters % 4) + 4) % 4
    figure.loop = turned(figure.loop, times)
    figure.down = AROUND[(AROUND.indexOf(figure.down) + times) % 4] as Side
  }

  /** What is called its center: of the circle that it is a part of, of its area, or of the box around it. */
  anchorOf(host: Host): Point2 {
    if (host === 'whole') return middleOf(this.boxOf(host))
    const box = boxOf(host.loop)
    const [x, y] = middleOf(box)
    if (host.kind === 'semicircle') return isUpright(host.down) ? [x, box[host.down]] : [box[host.down], y]
    if (host.kind === 'sector') return host.loop.start
    if (host.kind === 'quarter' && host.down === 'bottom') return [box.left, box.bottom]
    return host.kind === 'triangle' || host.kind === 'pentagon' ? centroidOf(host.loop) : [x, y]
  }

  /** Its middle over that of another. */
  centre(figure: Figure, host: Host): boolean {
    const [[x, y], [toX, toY]] = [this.anchorOf(figure), this.anchorOf(host)]
    this.move(figure, figure.placed.x ? 0 : toX - x, figure.placed.y ? 0 : toY - y)
    figure.placed = { x: true, y: true }
    this.standOn(figure, host)
    return true
  }

  /** In the middle of what is a body already: on top of it. */
  standOn(figure: Figure, host: Host): void {
    if (figure.cut || figure.level > 0 || host === 'whole' || host.rise === undefined || host.cut) return
    if (figure.rise === undefined) figure.level = host.level + host.rise
  }

  centreAlong(figure: Figure, host: Host, axis: 'x' | 'y'): boolean {
    const [[x, y], [toX, toY]] = [middleOf(boxOf(figure.loop)), middleOf(this.boxOf(host))]
    this.move(figure, axis === 'x' ? toX - x : 0, axis === 'y' ? toY - y : 0)
    figure.placed[axis] = true
    return true
  }

  /** One of its sides at a level of another's. */
  align(figure: Figure, own: Side, to: number): boolean {
    const box = boxOf(figure.loop)
    const key = isUpright(own) ? 'y' : 'x'
    this.move(figure, key === 'x' ? to - box[own] : 0, key === 'y' ? to - box[own] : 0)
    figure.placed[key] = true
    return true
  }

  /**
   * On an edge of another: outside of it where it is added, inside where it is cut away, with its base there; in the
   * middle of that edge unless something else is said. Only a straight edge can hold it.
   */
  set(figure: Figure, host: Host, side: Side): boolean {
    const edge = host === 'whole' ? this.straightOfWhole(side) : straightOn(host.loop, side)
    if (!edge) return false
    // What is cut beside another cutout lies outside of it.
    const inside = figure.cut && !(host !== 'whole' && host.cut)
    figure.seat = { host, side }
    const level = this.boxOf(host)[side]
    const round = figure.kind === 'circle' || figure.kind === 'ellipse'
    if (figure.based && !round)
      this.turn(figure, QUARTERS[inside ? OPPOSITE[side] : side] - QUARTERS[OPPOSITE[figure.down]])
    const box = boxOf(figure.loop)
    const middle = (edge[0] + edge[1]) / 2
    const [x, y] = middleOf(box)
    // A circle cut out of an edge has its centre there.
    if (round && !figure.cut) return false
    if (round) this.move(figure, isUpright(side) ? 0 : level - x, isUpright(side) ? level - y : 0)
    else this.align(figure, inside ? side : OPPOSITE[side], level)
    const key = isUpright(side) ? 'x' : 'y'
    if (!figure.placed[key]) this.move(figure, key === 'x' ? middle - x : 0, key === 'y' ? middle - y : 0)
    figure.placed[isUpright(side) ? 'y' : 'x'] = true
    figure.placed[key] = true
    return true
  }

  /** On an edge, so far along it that the first and the last of several lie at its ends. */
  spread(figure: Figure, host: Host, side: Side, part: number): boolean {
    if (!this.set(figure, host, side)) return false
    const [box, own] = [this.boxOf(host), boxOf(figure.loop)]
    if (isUpright(side)) return this.align(figure, 'left', box.left + part * (widthOf(box) - widthOf(own)))
    return this.align(figure, 'bottom', box.bottom + part * (heightOf(box) - heightOf(own)))
  }

  /** Taken away instead of added: inside of the edge that it was set on. */
  takeAway(figure: Figure): boolean {
    if (figure.cut) return true
    figure.cut = true
    return figure.seat ? this.set(figure, figure.seat.host, figure.seat.side) : true
  }

  straightOfWhole(side: Side): readonly [number, number] | undefined {
    const level = this.boxOf('whole')[side]
    const found = this.figures.filter(({ cut, loop }) => !cut && Math.abs(boxOf(loop)[side] - level) < 1e-9)
    return found.length === 1 && found[0] ? straightOn(found[0].loop, side) : undefined
  }

  /** In a corner of another, inside of it; a circle with its centre there. */
  corner(figure: Figure, host: Host, x: 'left' | 'right', y: 'top' | 'bottom'): boolean {
    const box = this.boxOf(host)
    if (figure.kind === 'circle') {
      const [mx, my] = middleOf(boxOf(figure.loop))
      this.move(figure, box[x] - mx, box[y] - my)
    } else {
      if (figure.kind === 'triangle' || figure.kind === 'quarter') {
        // Its right angle lies at the bottom left as it is drawn.
        if (figure.kind === 'triangle' && !figure.names.has('right')) return false
        const [mx, my] = middleOf(boxOf(figure.loop))
        if (x === 'right') figure.loop = mirrored(figure.loop, 'x', mx)
        if (y === 'top') figure.loop = mirrored(figure.loop, 'y', my)
      }
      this.align(figure, x, box[x])
      this.align(figure, y, box[y])
    }
    figure.placed = { x: true, y: true }
    return true
  }

  /** A rectangle has two ends where it is longer than wide. */
  isLong({ kind, loop }: Figure): boolean {
    const box = boxOf(loop)
    return kind === 'rectangle' && Math.abs(widthOf(box) - heightOf(box)) > 1e-9
  }

  /** The longer or shorter sides of its box: the first of them. */
  longSides(host: Host): readonly [Side, Side] {
    const box = this.boxOf(host)
    return widthOf(box) >= heightOf(box) ? ['top', 'bottom'] : ['right', 'left']
  }

  shortSides(host: Host): readonly [Side, Side] {
    const box = this.boxOf(host)
    return widthOf(box) >= heightOf(box) ? ['right', 'left'] : ['top', 'bottom']
  }
}
