/** Boxes: which way each of their sizes lies, where nobody says. */
import type { AxisName, Point3 } from '../../../../plan/geometry.ts'
import { AXES, isSame } from '../../../operations/space.ts'
import { missing, unread } from '../../../operations/unread.ts'
import type { Dimension } from '../../phrases.ts'
import { allSizes, isShaped, type SaidSize, sizeOf, type Thing } from '../../scene.ts'
import { OUTGOING } from '../standing/inferred.ts'
import type { World } from '../world.ts'
import type { Ground } from './shaped.ts'

const SHEETS = /^(?:plate|flange|pad|sheet|disc|disk|tile|cap|panel|lid|base|slab|shelf|board)$/u

const STICKS = /^(?:bar|arm|rod|beam|handle|stick|tongue|tenon|finger|lever|strip|rail)$/u

const WALLS =
  /^(?:wall|upright|back plate|backplate|side plate|end plate|partition|divider|fence|rib|fin|web|back|side|tab|lug|ear|panel)$/u

/** "62 x 42 mm inside": its walls come besides. */
function aroundInside(thing: Thing, { words, dimension }: SaidSize, axis: AxisName): number {
  const isInside = (all: readonly string[]): boolean =>
    all.some((word) => /^(?:inner|inside|internal|interior)$/u.test(word))
  const isShared = dimension === 'depth' && allSizes(thing).some((said) => isInside(said.words))
  if (!isInside(words) && !isShared) return 0
  const wall = sizeOf(thing, 'wall')
  if (!wall) throw missing('wall thickness', thing.name)
  const floor = allSizes(thing).find((said) => said.words.includes('floor')) ?? wall
  return axis === 'z'
    ? floor.figure.value + (thing.words.includes('closed') ? wall.figure.value : 0)
    : 2 * wall.figure.value
}

const isStanding = (thing: Thing): boolean =>
  thing.name === 'wall' ||
  isShaped(thing, 'vertical', 'upright', 'wall') ||
  thing.places.some(
    ({ place }) => place.kind === 'manner' && /^(?:standing|upright|vertically)$/u.test(place.word),
  )

const LENGTHS = /^(?:length|width|height|thickness|depth|sides)$/u

/** Which way each of its sizes lies, where nobody says. */
export function boxSize(world: World, thing: Thing, ground: Ground): Point3 {
  const found: Partial<Record<AxisName, number>> = {}
  const normal = ground.side.axis
  const put = (axis: AxisName | undefined, said: SaidSize | undefined): void => {
    if (axis && said && found[axis] === undefined)
      found[axis] = world.takeSize(thing, said) + aroundInside(thing, said, axis)
  }
  const free = (...order: AxisName[]): AxisName | undefined => order.find((axis) => found[axis] === undefined)
  const untagged = (...names: Dimension[]): SaidSize | undefined => {
    const said = sizeOf(thing, ...names)
    return said?.axis || (said?.used && isReached(said)) ? undefined : said
  }
  const reachedBy = new Set<SaidSize>()
  const isReached = (said: SaidSize): boolean => reachedBy.has(said)
  for (const said of allSizes(thing)) if (said.axis && said.of === undefined) put(said.axis, said)
  const isCube = thing.name === 'cube' || isShaped(thing, 'cube')
  const taken = new Set<SaidSize>()
  /** "a rail 10 mm wide and 40 mm long along the left edge": so wide across it, so long along it. */
  const runningAlong = (across: AxisName): void => {
    const run: AxisName = across === 'x' ? 'y' : 'x'
    const lay = (axis: AxisName, said: SaidSize | undefined): void => {
      if (!said || taken.has(said) || found[axis] !== undefined) return
      put(axis, said)
      taken.add(said)
    }
    const [long, wide, deep] = [untagged('length'), untagged('width'), untagged('depth')]
    if (long) lay(run, long)
    if (wide && deep && !long) lay(run, wide)
    if (deep) lay(across, deep)
    if (wide && (long || ground.runs?.includes(run))) lay(across, wide)
  }
  const height = untagged('height')
  // A rectangle drawn 40 by 20 on a side is extruded out of that.
  const isDrawnOut =
    thing.drawn === true &&
    thing.kind === 'figure' &&
    normal !== 'z' &&
    allSizes(thing).filter(({ rank, gloss }) => rank !== undefined && !gloss).length === 2
  put(isDrawnOut ? normal : 'z', height)
  for (const axis of AXES) {
    const reached = found[axis] === undefined ? ground.reach(axis) : undefined
    if (reached === undefined) continue
    found[axis] = reached
    // "5 mm thick (Z=0 to Z=5)": its levels say which way that is.
    const same = allSizes(thing).filter(
      (said) =>
        !said.axis && !said.used && isSame(said.figure.value, reached) && LENGTHS.test(said.dimension),
    )
    const [only] = same
    if (same.length !== 1 || !only) continue
    world.takeSize(thing, only)
    reachedBy.add(only)
  }
  const thin = ground.thin
  if (thin && thin !== 'z' && sizeOf(thing, 'thickness') === undefined) runningAlong(thin)
  const ranked = allSizes(thing).filter(({ rank, axis, used }) => rank !== undefined && !axis && !used)
  // "a wall 200 x 120, 10 thick", "a panel …, standing": so long and so high.
  if (!thin && ranked.length === 2 && normal === 'z' && isStanding(thing) && !height) {
    const thick = untagged('thickness')
    if (thick && found.y === undefined && found.z === undefined && found.x === undefined) {
      put('x', ranked.shift())
      put('z', ranked.shift())
      put('y', thick)
    }
  }
  const thickness = untagged('thickness')
  const isWall = WALLS.test(thing.name) || isShaped(thing, 'vertical', 'upright')
  if (thickness && thin && found[thin] === undefined) put(thin, thickness)
  const order: AxisName[] =
    normal === 'z' || (SHEETS.test(thing.name) && !isWall)
      ? [...AXES.filter((axis) => axis !== normal), normal]
      : [...AXES]
  // "a bar 70 x 12 x 9 sticks out": the long way.
  if (ranked.length === 3 && normal !== 'z' && STICKS.test(thing.name)) {
    ranked.sort((a, b) => b.figure.value - a.figure.value)
    order.splice(0, 3, normal, ...AXES.filter((axis) => axis !== normal))
  }
  // "25 mm long with a 10 x 10 mm section", out of a side: so far.
  const long = normal !== 'z' && ranked.length === 2 ? untagged('length') : undefined
  if (long && found[normal] === undefined) {
    put(normal, long)
    taken.add(long)
  }
  if (ranked.length === 2 && isWall && thin)
    for (const said of ranked) put(free(...AXES.filter((axis) => axis !== thin && axis !== 'z'), 'z'), said)
  else for (const said of ranked) put(free(...order), said)
  const bare = untagged('side') ?? untagged('bare')
  // "100 mm of 25 mm square bar": the square is its section.
  const isBar =
    isShaped(thing, 'square') && bare && ranked.length === 0 && normal === 'z' && !thickness && !height
  if (isBar) put('z', untagged('length'))
  const loose = (name: Dimension): SaidSize | undefined => {
    const said = untagged(name)
    return said && taken.has(said) ? undefined : said
  }
  const [length, width, depth] = [isBar ? undefined : loose('length'), loose('width'), loose('depth')]
  if (length)
    put(
      normal === 'z'
        ? free('x', 'y', 'z')
        : width || height || thickness
          ? free(normal, 'x', 'y', 'z')
          : free(normal),
      length,
    )
  // "40 mm wide and 30 mm deep": from left to right, and from front to back.
  put(!length && width && depth && normal !== 'x' ? free('x', 'y', 'z') : free('y', 'x', 'z'), width)
  put(free('y', 'x', 'z'), depth)
  // A lug that goes out of a side is thin from top to bottom.
  const isOut = normal !== 'z' && OUTGOING.test(thing.name)
  if (thickness && !thin) put(isOut ? free('z', normal, 'y', 'x') : free(normal, 'z', 'y', 'x'), thickness)
  if (bare && !bare.gloss) {
    const each = world.takeSize(thing, bare)
    if (isCube) for (const axis of AXES) found[axis] ??= each
    else if (isShaped(thing, 'square'))
      for (const axis of AXES) {
        if (axis !== normal) found[axis] ??= each
      }
    else {
      const left = AXES.filter((axis) => found[axis] === undefined)
      const [only] = left
      if (left.length !== 1 || !only) throw unread(bare.figure.text)
      found[only] = each
    }
  }
  if (isCube) {
    const known = AXES.map((axis) => found[axis]).find((size) => size !== undefined)
    for (const axis of AXES) if (known !== undefined) found[axis] ??= known
  }
  if (isShaped(thing, 'square'))
    for (const [a, b] of [
      ['x', 'y'],
      ['y', 'x'],
    ] as const)
      if (found[b] !== undefined && found[a] === undefined && normal === 'z') found[a] = found[b]
  // "a column 30 mm high": as wide as what it stands on it is not.
  const isPost = /^(?:post|column|pillar|peg|tower|boss|stud|leg|standoff|pin|stake)$/u.test(thing.name)
  if (isPost && normal === 'z' && found.x === undefined && found.y === undefined)
    throw missing('width', thing.name)
  for (const axis of AXES) {
    if (found[axis] !== undefined) continue
    const spans = ground.spans(axis)
    if (spans === undefined)
      throw missing(axis === 'x' ? 'length' : axis === 'y' ? 'width' : 'height', thing.name)
    found[axis] = spans
  }
  return AXES.map((axis) => found[axis] as number) as Point3
}
