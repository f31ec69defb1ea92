/** Figures cut out of an edge of a face: half circles, rectangles and triangles that are open at that edge. */
import { EngineError } from '../../../errors.ts'
import type { AxisName, Point3, SignedAxis } from '../../../plan/geometry.ts'
import type { Measure } from '../../../plan/requirement.ts'
import type { Entity } from '../../entity.ts'
import { FIGURES } from '../../lexicon/figures.ts'
import { opposite } from '../../lexicon/sides.ts'
import { tidy } from '../../quantities/scan.ts'
import type { EdgeFigure } from '../../rewritten/cuts/edge-figures.ts'
import { quote } from '../../sizes/sizes.ts'
import type { FeatureInput } from '../bodies/bodies.ts'
import { type Dimensions, dimensionsOf } from '../bodies/dimensions.ts'
import { along, cutInto, type Face, faceOf, onFace, type Stand } from '../faces/stand.ts'
import { all, clash } from '../layout/statements.ts'
import { type Ledger, millimetres, type Source, sourceOf, toleranceOf } from '../ledger.ts'

const INDEX: Readonly<Record<AxisName, 0 | 1 | 2>> = { x: 0, y: 1, z: 2 }

/** Beyond the edge, so that nothing is left of it there. */
const BEYOND = 1

interface Sizes {
  /** Along the edge. */
  width: number
  /** From the edge inward. */
  rise: number
  /** Behind the face; all of the body where it is not told. */
  into: number | undefined
}

const missing = (entity: Entity, what: string): EngineError =>
  new EngineError('prompt_too_ambiguous', `I need the ${what} of ${quote(entity.item.text)}. Give it a size.`)

function sizesOf(entity: Entity, figure: EdgeFigure, { values }: Dimensions): Sizes {
  const [width, height, depth] = ['width', 'height', 'depth'].map((name) => values.get(name))
  if (figure === 'semicircle' || figure === 'circle') {
    const across = values.get('diameter') ?? width
    if (across === undefined) throw missing(entity, 'diameter')
    if ([width ?? across, 2 * (height ?? across / 2)].some((size) => Math.abs(size - across) > 1e-6))
      throw new EngineError(
        'geometry_validation_failed',
        `A half circle ${millimetres(across)} across is half as high as that. Give one of its sizes.`,
      )
    const deep = depth !== undefined && Math.abs(depth - across / 2) > 1e-6
    return { width: across, rise: across / 2, into: deep ? depth : undefined }
  }
  const square = /square/iu.test(entity.item.text) ? width : undefined
  const rise = height ?? depth ?? square
  if (width === undefined) throw missing(entity, 'width')
  if (rise === undefined) throw missing(entity, 'height')
  return { width, rise, into: height === undefined ? undefined : depth }
}

/** The thinnest way of a body is the one its outline is seen along; as it is drawn, its top is its far side. */
function seenFrom(stand: Stand, edges: readonly SignedAxis[]): SignedAxis {
  const extent = (axis: AxisName): number => along(stand.max, axis) - along(stand.min, axis)
  const upright = edges.some((edge) => edge[1] === 'z')
  const drawn = stand.entity.concept in FIGURES
  if (drawn || 2 * extent('z') <= Math.min(extent('x'), extent('y'))) return '+z'
  if (edges.some((edge) => edge[1] === 'y')) return upright ? '-x' : '+z'
  if (edges.some((edge) => edge[1] === 'x')) return extent('y') <= extent('z') ? '-y' : '+z'
  return extent('y') <= extent('x') ? '-y' : '-x'
}

/** A side by its name, on paper where the face lies flat. */
const onPaper = (edge: SignedAxis, normal: SignedAxis): SignedAxis =>
  normal[1] === 'z' && edge[1] === 'z' ? `${edge[0] as '+' | '-'}y` : edge

interface Site {
  entity: Entity
  figure: EdgeFigure
  face: Face
  edge: SignedAxis
  sizes: Sizes
  /** Where its middle lies along the edge, from the middle of the face. */
  shift: number
  /** What another one takes from the side across. */
  across: number
}

/** Along the edge. */
const wayOf = ({ face, edge }: Pick<Site, 'face' | 'edge'>): AxisName =>
  edge[1] === face.u ? face.v : face.u

function edgesOf(
  entity: Entity,
  stand: Stand,
): { face: Face; edges: readonly SignedAxis[]; chosen: boolean } {
  const [rim] = all(entity.places, 'rim')
  if (!rim) throw missing(entity, 'place')
  const told = Array.isArray(rim.place.edges) ? (rim.place.edges as readonly SignedAxis[]) : []
  const named =
    rim.place.face ??
    all(entity.places, 'face').find(({ place }) => !told.some((edge) => edge[1] === place.face[1]))?.place
      .face
  const [run] = all(entity.places, 'runs').flatMap(({ place }) => place.axis ?? [])
  const through = run && (run === 'z' ? '+z' : (`-${run}` as const))
  const normal = named ?? through ?? seenFrom(stand, told)
  const face = faceOf(stand, normal, { facing: normal })
  const ways: readonly AxisName[] = [face.u, face.v]
  const longest = face.size[0] >= face.size[1] ? face.v : face.u
  const across =
    rim.place.edges === 'long'
      ? [longest]
      : rim.place.edges === 'short'
        ? ways.filter((way) => way !== longest)
        : ways
  const edges =
    told.length > 0
      ? told.map((edge) => onPaper(edge, normal))
      : across.flatMap((way): SignedAxis[] => [`-${way}`, `+${way}`])
  if (edges.some((edge) => edge[1] === normal[1]))
    throw new EngineError(
      'prompt_too_ambiguous',
      `Which edge ${quote(entity.item.text)} is cut out of is not clear. Name the face and one of its edges.`,
    )
  return { face, edges, chosen: named === undefined && through === undefined }
}

/** How far its middle lies from the middle of the edge. */
function shiftOf(
  entity: Entity,
  { face, edge }: Pick<Site, 'face' | 'edge'>,
  figure: EdgeFigure,
  width: number,
): { shift: number; sources: Source[] } {
  const way = wayOf({ face, edge })
  const half = (way === face.u ? face.size[0] : face.size[1]) / 2
  const told = all(entity.places, 'from')
  if (told.length === 0) return { shift: 0, sources: [] }
  const shifts = told.map(({ place, source }) => {
    const side = place.side && onPaper(place.side, face.normal)
    if (!side || side[1] !== way) throw clash(entity, [{ source }])
    // A round one is told by its middle, a square one by its side.
    const near = figure === 'rectangle' ? place.distance.value + width / 2 : place.distance.value
    return {
      shift: tidy((side[0] === '+' ? 1 : -1) * (half - near)),
      source: { ...source, values: [place.distance] },
    }
  })
  const [first] = shifts
  if (!first || shifts.some(({ shift }) => Math.abs(shift - first.shift) > 1e-6)) throw clash(entity, shifts)
  return { shift: first.shift, sources: shifts.map(({ source }) => source) }
}

/** A point of the figure: so far along the edge from its own middle, so far in from the edge. */
function pointAt({ face, edge, shift }: Site, across: number, rise: number, inward: number): Point3 {
  const sign = edge[0] === '+' ? 1 : -1
  const reach = (edge[1] === face.u ? face.size[0] : face.size[1]) / 2
  const off = sign * (reach - rise)
  return onFace(face, edge[1] === face.u ? [off, shift + across] : [shift + across, off], inward)
}

/** Its outline with the edge along local x, through the middle of the face's edge, and the body above. */
function profileOf({ figure, sizes: { width, rise } }: Site): Record<string, unknown> {
  if (figure === 'semicircle' || figure === 'circle') return { kind: 'circle', diameter: width }
  if (figure === 'rectangle')
    return { kind: 'rectangle', width, height: tidy(rise + BEYOND), at: [0, tidy((rise - BEYOND) / 2)] }
  const half = width / 2
  const points = [
    [half, 0],
    [0, rise],
    [-half, 0],
    [-half, -BEYOND],
  ]
  return {
    kind: 'outline',
    start: [half, -BEYOND],
    segments: points.map((to) => ({ kind: 'line', to })),
  }
}

function featureOf(site: Site, id: string): FeatureInput {
  const { face, edge, sizes } = site
  const unit = (side: SignedAxis): Point3 => {
    const point: Point3 = [0, 0, 0]
    point[INDEX[side[1] as AxisName]] = side[0] === '+' ? 1 : -1
    return point
  }
  // Local y leads from the edge into the body, local z from the face into it.
  const [y, z] = [unit(opposite(edge)), unit(opposite(face.normal))]
  const x = [y[1] * z[2] - y[2] * z[1], y[2] * z[0] - y[0] * z[2], y[0] * z[1] - y[1] * z[0]]
  return {
    kind: 'prism',
    id,
    operation: 'cut',
    base: { add: [profileOf(site)] },
    height: tidy(sizes.into ?? face.depth),
    frame: { origin: pointAt(site, 0, 0, 0), normal: opposite(face.normal), x },
  } as FeatureInput
}

/** How each of its sizes is seen on the solid. */
function shownBy(site: Site): Readonly<Record<string, { measure: Measure; value: number }>> {
  const { face, edge, figure, sizes, shift } = site
  const { width, rise, into } = sizes
  const way = wayOf(site)
  const inward = (into ?? face.depth) / 2
  const reach = edge[1] === face.u ? face.size[0] : face.size[1]
  const at = (across: number, up: number): Point3 => pointAt(site, across, up, inward)
  /** What stands beside it at half of its height, where it reaches so far to either side. */
  const beside = (half: number): { measure: Measure; value: number } => {
    const value = tidy((way === face.u ? face.size[0] : face.size[1]) / 2 + shift - half)
    const point = at(-half - value / 2, rise / 2)
    return { measure: { kind: 'wall-thickness', at: point, direction: `-${way}` }, value }
  }
  const normal = face.normal[1] as AxisName
  const deep = {
    measure: {
      kind: 'levels',
      axis: normal,
      from: along(pointAt(site, 0, 0, into ?? face.depth), normal),
      to: along(pointAt(site, 0, 0, 0), normal),
    } as Measure,
    value: into ?? face.depth,
  }
  if (figure === 'semicircle' || figure === 'circle') {
    const round = beside(Math.sqrt(width ** 2 / 4 - rise ** 2 / 4))
    return {
      diameter: round,
      radius: round,
      width: round,
      height: round,
      depth: into === undefined ? round : deep,
    }
  }
  if (figure === 'rectangle') {
    const [from, to] = [at(-width / 2, 0), at(width / 2, 0)].map((point) => along(point, way))
    const [low, high] = [at(0, 0), at(0, rise)].map((point) => along(point, edge[1] as AxisName))
    const tall = { measure: { kind: 'levels', axis: edge[1], from: low, to: high } as Measure, value: rise }
    return {
      width: { measure: { kind: 'levels', axis: way, from, to } as Measure, value: width },
      height: tall,
      depth: into === undefined ? tall : deep,
    }
  }
  const tall = {
    measure: { kind: 'wall-thickness', at: at(0, (rise + reach) / 2), direction: edge } as Measure,
    value: tidy(reach - rise - site.across),
  }
  return {
    width: beside(width / 4),
    height: tall,
    depth: into === undefined ? tall : deep,
  }
}

export function makeEdgeCutouts(entity: Entity, stands: readonly Stand[], ledger: Ledger): FeatureInput[] {
  const host = cutInto(entity.host, stands)
  if (host?.shape !== 'box' || host.turn !== undefined)
    throw new EngineError(
      'prompt_too_ambiguous',
      `I can only cut ${quote(entity.item.text)} out of an edge of a rectangular body. Say which body it is in.`,
    )
  const figure = (entity.item.kind === 'term' ? entity.item.form : 'rectangle') as EdgeFigure
  const dimensions = dimensionsOf(entity)
  const sizes = sizesOf(entity, figure, dimensions)
  const { face, edges, chosen } = edgesOf(entity, host)
  const id = ledger.name('cutout')
  if (chosen) ledger.assume(`${id}-face`, `The outline of the cutout is seen on the ${face.normal} side`)
  if (entity.count && entity.count.value !== edges.length)
    throw new EngineError(
      'geometry_validation_failed',
      `${quote(entity.count.item?.text ?? String(entity.count.value))} cutouts are asked for, but ${edges.length} edges are named.`,
    )
  const sites = edges.map((edge): Site => {
    const { shift } = shiftOf(entity, { face, edge }, figure, sizes.width)
    const facing = edges.some((other) => other !== edge && other[1] === edge[1])
    return { entity, figure, face, edge, sizes, shift, across: facing ? sizes.rise : 0 }
  })
  for (const site of sites) requireCutout(site, id, dimensions, ledger)
  if (all(entity.places, 'from').length === 0 && all(entity.places, 'centre').length === 0)
    ledger.assume(`${id}-place`, 'The cutout lies in the middle of its edge')
  return sites.map((site, index) => featureOf(site, index === 0 ? id : ledger.name('cutout')))
}

function requireCutout(site: Site, id: string, dimensions: Dimensions, ledger: Ledger): void {
  const { entity, face, edge, figure, sizes } = site
  const way = wayOf(site)
  const length = way === face.u ? face.size[0] : face.size[1]
  const reach = edge[1] === face.u ? face.size[0] : face.size[1]
  if (
    Math.abs(site.shift) + sizes.width / 2 >= length / 2 ||
    sizes.rise >= reach ||
    (sizes.into ?? 0) > face.depth + 1e-6
  )
    throw new EngineError(
      'geometry_validation_failed',
      `${quote(entity.item.text)} ${millimetres(sizes.width)} wide and ${millimetres(sizes.rise)} high does not fit into a face of ${millimetres(length)} by ${millimetres(reach)}.`,
    )
  const shown = shownBy(site)
  for (const { dimension, value, given, said } of dimensions.stated) {
    const found = shown[dimension]
    if (found)
      ledger.require({
        name: `${id}-${dimension}`,
        says: `${dimensions.sizes.says[dimension] ?? dimension} ${millimetres(value)}`,
        ...found,
        source: sourceOf(given, said),
        tolerance: toleranceOf(given, value),
      })
  }
  if (entity.count?.item) {
    const [first] = Object.values(shown)
    if (first)
      ledger.require({
        name: `${id}-count`,
        says: 'one of the cutouts',
        ...first,
        source: { items: [entity.count.item], values: [] },
      })
  }
  const { sources } = shiftOf(entity, site, figure, sizes.width)
  const side = (sign: number): number => along(pointAt(site, (sign * sizes.width) / 2, 0, 0), way)
  for (const source of sources)
    ledger.require({
      name: `${id}-place`,
      says: 'place of the cutout along its edge',
      measure: { kind: 'levels', axis: way, from: tidy(along(face.centre, way) - length / 2), to: side(-1) },
      value: tidy(side(-1) - (along(face.centre, way) - length / 2)),
      source,
    })
}
