/** Rectangular cuts. */
import type { AxisName, Point3 } from '../../../plan/geometry.ts'
import type { Build } from '../build.ts'
import { AXES, across, indexOf, type Solid, sizeAlong } from '../space.ts'
import { spotsOf } from '../spots/spots.ts'
import { isShaped, placesOf, type SaidSize, sizeOf, type Thing } from '../things.ts'
import { missing, unread } from '../unread.ts'
import { stretchOf, wayOf } from '../ways.ts'
import { CLEAR_MM, counted, countOf, drawn, inParts, runOf, siteBox } from './cleared.ts'
import { edgeMouth, type Mouth } from './mouths.ts'

/** A rectangular cut: closed all around, or open where it runs out. */
export function pocket(build: Build, thing: Thing): Solid {
  if (thing.members.length > 0) return inParts(build, thing, pocket)
  const way = wayOf(build, thing, true)
  const edge = edgeMouth(build, thing)
  if (edge) {
    if (isShaped(thing, 'roundended', 'rounded')) throw unread(thing.name)
    way.side = edge.side
    asNotch(thing, edge)
  }
  const { axis } = way.side
  const [u, v] = across(axis)
  const run = edge ? { axis: edge.along, open: true } : runOf(build, thing, axis)
  const host = siteBox(build, way)
  const size: Point3 = [0, 0, 0]
  const set = (each: AxisName | undefined, said: SaidSize | undefined): void => {
    if (each && said && size[indexOf(each)] === 0) size[indexOf(each)] = build.takeSize(thing, said)
  }
  const untagged = (...names: SaidSize['dimension'][]): SaidSize | undefined => {
    const said = sizeOf(thing, ...names)
    return said?.axis ? undefined : said
  }
  const open = (): AxisName | undefined => [u, v].find((each) => size[indexOf(each)] === 0)
  for (const said of thing.sizes) {
    // "2 mm deep along Y": which way it runs or how deep it is.
    if (said.axis && said.axis !== axis && said.dimension === 'depth') throw unread(said.figure.text)
    if (said.axis && said.axis !== axis) set(said.axis, said)
  }
  for (const said of thing.sizes) if (said.rank !== undefined && !said.axis) set(open() ?? axis, said)
  const upright = axis === 'z' ? undefined : untagged('height')
  if (upright) set('z', upright)
  const along = run.axis ?? ([u, v].find((each) => size[indexOf(each)] !== 0) ? open() : undefined)
  if (run.axis && run.axis !== axis) {
    set(run.axis, untagged('length'))
    set(run.axis === u ? v : u, untagged('width', 'thickness'))
  } else {
    set(size[indexOf(u)] === 0 ? u : v, untagged('length'))
    const other = open()
    set(axis !== 'z' && other === 'z' && size[indexOf(u)] !== 0 ? 'z' : other, untagged('width', 'thickness'))
  }
  const square = untagged('bare')
  if (square) for (const each of [u, v]) set(each, square)
  const open2 = [u, v].filter((each) => size[indexOf(each)] === 0)
  if (open2.length > 1) throw missing('width', thing.name)
  const [out] = open2
  if (out) {
    // From side to side, where it is said to run so.
    const crosses =
      run.open ||
      run.axis === out ||
      placesOf(thing).some(({ place }) => place.kind === 'at' && /across|along/u.test(place.how))
    if (!crosses) throw missing('length', thing.name)
    size[indexOf(out)] = sizeAlong(host, out) + 2 * CLEAR_MM
    way.through = false
    if (run.open) for (const said of placesOf(thing)) if (said.place.kind === 'through') said.used = true
  }
  void along
  const spots = spotsOf({
    build,
    thing,
    host: way.host,
    box: host,
    axis,
    size,
    toSide: true,
    count: countOf(thing),
  })
  counted(thing, spots)
  const deep = thing.sizes.find((said) => said.axis === axis)
  if (deep && deep.dimension !== 'depth')
    thing.sizes.push({ dimension: 'depth', figure: deep.figure, gloss: false })
  else if (upright && !sizeOf(thing, 'depth')) thing.sizes = thing.sizes.filter((said) => said !== upright)
  const { from, to } = stretchOf(build, thing, way, spots[0])
  const radius = sizeOf(thing, 'radius')
  const corner = radius && build.takeSize(thing, radius)
  return drawn(build, thing, way.side, spots, size, from, to, { kind: 'box', ...(corner ? { corner } : {}) })
}

/** Of a notch "12 x 8 mm" is the first its width; how long a slot from an edge is, is how far it goes in. */
function asNotch(thing: Thing, { side, along }: Mouth): void {
  const wide = AXES.find((axis) => axis !== side.axis && axis !== along)
  const deep = thing.sizes.some(({ dimension }) => dimension === 'depth')
  for (const said of thing.sizes) {
    if (said.axis) continue
    if (said.rank === 0 && wide) said.axis = wide
    else if (said.rank === 1) said.axis = side.axis
    else if (said.rank === 2) said.axis = along
    else if (said.dimension === 'length' && !deep) said.dimension = 'depth'
    else if (said.dimension === 'length' && wide) said.axis = wide
  }
}
