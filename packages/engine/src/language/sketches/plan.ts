/** The plan of what was drawn: one prism for all of one thickness, and what it must measure. */
import type { AxisName, Point2, Point3 } from '../../plan/geometry.ts'
import { PLAN_VERSION, type PlanInput } from '../../plan/plan.ts'
import { Ledger, millimetres } from '../compile/ledger.ts'
import { tidy } from '../quantities/scan.ts'
import type { Drawing, Figure } from './drawing.ts'
import {
  areaOf,
  type Box,
  boxAround,
  boxOf,
  enclosed,
  heightOf,
  type Loop,
  middleOf,
  moved,
  widthOf,
} from './loop.ts'
import type { Figured } from './writing.ts'

type Part = NonNullable<PlanInput['parts']>[number]
type Feature = NonNullable<Part['features']>[number]
type Base = Extract<Feature, { kind: 'prism' }>['base']
type Profile = Base['add'][number]

const fine = (value: number): number => tidy(Number(value.toPrecision(12)))
const at = ([x, y]: Point2): Point2 => [fine(x), fine(y)]

const profileOf = (loop: Loop): Profile =>
  loop.round
    ? loop.round.across[0] === loop.round.across[1]
      ? { kind: 'circle', diameter: fine(loop.round.across[0]), at: at(loop.round.centre) }
      : {
          kind: 'ellipse',
          width: fine(loop.round.across[0]),
          height: fine(loop.round.across[1]),
          at: at(loop.round.centre),
        }
    : {
        kind: 'outline',
        start: at(loop.start),
        segments: loop.edges.map(({ to, via }) =>
          via ? { kind: 'arc' as const, to: at(to), via: at(via) } : { kind: 'line' as const, to: at(to) },
        ),
      }

interface Layer {
  level: number
  rise: number
  added: Loop[]
  cut: Loop[]
  /** Which figure of all it begins with: what was cut before is not cut out of it. */
  since: number
}

/** Figures of one level and one thickness are one sketch. */
function layersOf(figures: readonly Figure[]): Layer[] {
  const layers: Layer[] = []
  for (const [since, { loop, level, rise = 0, cut }] of figures.entries()) {
    if (cut) continue
    const same = layers.find((layer) => layer.level === level && layer.rise === rise)
    if (same) same.added.push(loop)
    else layers.push({ level, rise, added: [loop], cut: [], since })
  }
  return layers
}

/** Across, and out of the plane it is drawn in; drawn as seen from the front, up is z. */
const PLANES: Readonly<Record<'xy' | 'xz' | 'yz', readonly [x: Point3, normal: Point3]>> = {
  xy: [
    [1, 0, 0],
    [0, 0, 1],
  ],
  xz: [
    [1, 0, 0],
    [0, -1, 0],
  ],
  yz: [
    [0, 1, 0],
    [1, 0, 0],
  ],
}
const INDEX = { x: 0, y: 1, z: 2 } as const

/** A quarter of a turn to the left about an axis. */
function quarter(axis: AxisName, vector: Point3): Point3 {
  const turned: Point3 = [...vector]
  const [a, b] = [((INDEX[axis] + 1) % 3) as 0 | 1 | 2, ((INDEX[axis] + 2) % 3) as 0 | 1 | 2]
  turned[a] = -vector[b]
  turned[b] = vector[a]
  return turned
}

function frameOf({ plane = 'xy', turns }: Drawing): { x: Point3; normal: Point3 } {
  let [x, normal] = PLANES[plane]
  for (const { axis, quarters } of turns)
    for (let at = 0; at < ((quarters % 4) + 4) % 4; at++) {
      x = quarter(axis, x)
      normal = quarter(axis, normal)
    }
  return { x, normal }
}

const axisAlong = (vector: Point3): AxisName =>
  (['x', 'y', 'z'] as const).find((axis) => Math.abs(vector[INDEX[axis]]) > 0.5) ?? 'z'

interface BlindCut {
  loop: Loop
  depth: number
  layer: Layer
}

/** What is cut out of a sketch goes through all that was made before; what has a depth of its own is cut down from the top. */
function shareCuts(
  figures: readonly Figure[],
  layers: readonly Layer[],
  top: number,
): BlindCut[] | undefined {
  const blind: BlindCut[] = []
  for (const [index, { cut, loop, rise }] of figures.entries()) {
    if (!cut) continue
    if (rise === undefined || rise >= top) {
      for (const layer of layers) if (layer.since < index) layer.cut.push(loop)
      continue
    }
    const uppermost = layers.find((layer) => Math.abs(layer.level + layer.rise - top) < 1e-9)
    if (!uppermost || rise >= uppermost.rise) return undefined
    blind.push({ loop, depth: rise, layer: uppermost })
  }
  return blind
}

/** Drawn inside of another and extruded with it, a figure bounds what is left: the area between the two. */
function drawInside({ figures, assumed }: Drawing): void {
  const added = figures.filter(({ cut, level }) => !cut && level === 0)
  for (const inner of added) {
    const outer = added.find(
      (each) =>
        each !== inner &&
        each.rise === inner.rise &&
        within(boxOf(inner.loop), boxOf(each.loop)) &&
        Math.abs(enclosed([each.loop, inner.loop], []) - areaOf(each.loop)) < 1e-6 * areaOf(each.loop),
    )
    if (!outer || outer.cut) continue
    inner.cut = true
    assumed.push('A figure drawn inside another and extruded with it leaves the area between them')
  }
}

/** Level by level: bodies may stand in each other. */
function volumeOf(layers: readonly Layer[]): number {
  const levels = [...new Set(layers.flatMap(({ level, rise }) => [level, level + rise]))].toSorted(
    (a, b) => a - b,
  )
  return levels.slice(1).reduce((sum, high, at) => {
    const low = levels[at] as number
    const there = layers.filter(({ level, rise }) => level < high - 1e-12 && level + rise > low + 1e-12)
    if (there.length === 0) return sum
    const added = there.flatMap((layer) => layer.added)
    const cut = there.every((layer) => layer.cut.length === there[0]?.cut.length)
      ? (there[0]?.cut ?? [])
      : there.flatMap((layer) => layer.cut)
    return sum + (high - low) * enclosed(added, cut)
  }, 0)
}

const within = (a: Box, b: Box): boolean =>
  a.left >= b.left && a.right <= b.right && a.bottom >= b.bottom && a.top <= b.top

export function planSketch(
  prompt: string,
  drawing: Drawing,
  numbers: readonly Figured[],
): { plan: PlanInput; volume: number } | undefined {
  const ledger = new Ledger(prompt)
  const { figures } = drawing
  for (const figure of figures) {
    if (figure.placed.x && figure.placed.y) continue
    // A cutout that nobody placed lies in the middle of what it is cut out of.
    if (!figure.cut || figure.vague) return undefined
    const host = figures.find(({ cut }) => !cut)
    if (!host) return undefined
    drawing.centre(figure, host)
    ledger.assume('middle', 'A cutout lies in the middle of what it is cut out of, as no place was given')
  }
  const cutBefore = figures.map(({ cut }) => cut)
  for (const figure of figures) if (figure.under) figure.level = -(figure.rise ?? 0)
  drawInside(drawing)
  if (drawing.united && figures.some(({ cut }, at) => cut && !cutBefore[at])) return undefined
  const bodies = figures.filter(({ cut }) => !cut)
  if (bodies.length === 0 || bodies.some(({ rise }) => rise === undefined)) return undefined
  const layers = layersOf(figures)
  const whole = boxAround(bodies.map(({ loop }) => boxOf(loop)))
  const base = drawing.plane && drawing.plane !== 'xy' ? whole.bottom : middleOf(whole)[1]
  const centred = (loop: Loop): Loop => moved(loop, -middleOf(whole)[0], -base)
  const cuts = figures.filter(({ cut }) => cut)
  const top = Math.max(...layers.map(({ level, rise }) => level + rise))
  const blindCuts = shareCuts(figures, layers, top)
  if (!blindCuts) return undefined
  const { x, normal } = frameOf(drawing)
  const frame = (level: number): { origin: Point3; normal: Point3; x: Point3 } => ({
    origin: normal.map((way) => way * level || 0) as Point3,
    normal: normal.map((way) => way || 0) as Point3,
    x: x.map((way) => way || 0) as Point3,
  })
  const [across, out] = [axisAlong(x), axisAlong(normal)]
  const up = (['x', 'y', 'z'] as const).find((axis) => axis !== across && axis !== out) ?? 'y'
  const axes = [across, up, out] as const
  const features: Feature[] = layers.map(({ level, rise, added, cut }, index) => ({
    kind: 'prism',
    id: index === 0 ? 'sketch' : `sketch-${index + 1}`,
    operation: 'add',
    base: {
      add: added.map((loop) => profileOf(centred(loop))),
      cut: cut
        .filter((loop) => overlaps(boxOf(loop), boxAround(added.map(boxOf))))
        .map((loop) => profileOf(centred(loop))),
    },
    height: fine(rise),
    frame: frame(fine(level)),
  }))
  for (const [index, { loop, depth }] of blindCuts.entries())
    features.push({
      kind: 'prism',
      id: `recess-${index + 1}`,
      operation: 'cut',
      base: { add: [profileOf(centred(loop))] },
      height: fine(depth),
      frame: frame(fine(top - depth)),
    })
  const recessed = blindCuts.reduce(
    (sum, { loop, depth, layer: { added, cut } }) =>
      sum + depth * (enclosed(added, cut) - enclosed(added, [...cut, loop])),
    0,
  )
  const volume = volumeOf(layers) - recessed
  const uncut = volumeOf(layers.map((layer) => ({ ...layer, cut: [] })))
  if (cuts.length > 0 && volume > uncut * (1 - 1e-6)) return undefined
  const sizes: readonly [string, 'x' | 'y' | 'z', number][] = [
    ['width', axes[0], widthOf(whole)],
    ['height', axes[1], heightOf(whole)],
    ['thickness', axes[2], top - Math.min(...layers.map(({ level }) => level))],
  ]
  for (const { value, item } of numbers) {
    const shown = sizes.find(([, , size]) => Math.abs(size - value) < 1e-9)
    // What shows nowhere by itself shows in what is left of all of it.
    ledger.require(
      shown && cuts.length === 0
        ? {
            name: shown[0],
            says: `${shown[0]} ${millimetres(value)}`,
            measure: { kind: 'extent', axis: shown[1] },
            value,
            source: { items: [item], values: [] },
          }
        : {
            name: 'drawn',
            says: `drawn with ${item.text}`,
            measure: { kind: 'volume' },
            value: fine(volume),
            tolerance: fine(volume * 2e-3),
            source: { items: [item], values: [] },
          },
    )
  }
  for (const says of drawing.assumed) ledger.assume('drawn', says)
  const name = 'Drawn part'
  const box = [widthOf(whole), heightOf(whole), top].map((size) => tidy(Number(size.toPrecision(4))))
  const plan: PlanInput = {
    version: PLAN_VERSION,
    name: `${name} ${box.join(' × ')} mm`,
    parts: [{ id: 'sketch', name, features, solids: 1 }],
    requirements: ledger.requirements,
    assumptions: ledger.assumptions,
  }
  return { plan, volume }
}

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.bottom < b.top && b.bottom < a.top
