/** An upright that ends in a half circle, as those of a pillow block, a clevis, a lug do. */
import type { AxisName } from '../../../../plan/geometry.ts'
import { indexOf, isSame, levelOf } from '../../../operations/space.ts'
import { missing, unread } from '../../../operations/unread.ts'
import { allSizes, placesOf, type SaidSize, sizeOf, type Thing } from '../../scene.ts'
import { siteOf } from '../sites/sites.ts'
import type { World } from '../world.ts'
import { boxSize } from './boxes.ts'
import { extruded } from './profiled.ts'
import type { Ground, Shaped } from './shaped.ts'

/** How far its sides go straight up before they are rounded: "20 mm up from the base, then a half circle". */
function straightOf(world: World, thing: Thing): number | undefined {
  for (const said of placesOf(thing)) {
    const { place } = said
    const isUp = typeof said.own === 'object' && said.own.concept === 'side'
    if (place.kind !== 'from' || place.figures.length !== 1 || !place.figures[0] || !isUp) continue
    said.used = true
    return world.take(place.figures[0], `${thing.name} straight height`)
  }
  const bare = sizeOf(thing, 'bare')
  return bare && !bare.gloss ? world.takeSize(thing, bare) : undefined
}

/** "a half circle centered at Z=30", "whose center is 35 mm above the bottom": so high is the middle of the rounding. */
function centerOf(world: World, thing: Thing): number | undefined {
  for (const said of placesOf(thing)) {
    const { place, own } = said
    const isCenter = typeof own === 'object' && /^(?:center|axis)$/u.test(own.concept)
    if (
      place.kind === 'coordinate' &&
      place.axis === 'z' &&
      place.figures[0] &&
      (isCenter || place.how === 'centered')
    ) {
      said.used = true
      return world.level(place.figures[0])
    }
    const isAbove = place.kind === 'beyond' && place.side === 'above'
    const isFrom = place.kind === 'from' && place.figures.length === 1
    const figure = isAbove ? place.figure : isFrom ? place.figures[0] : undefined
    const ref = isAbove ? place.ref : isFrom ? place.refs[0] : undefined
    if (!isCenter || !figure) continue
    const site = ref && siteOf(ref, { world, self: thing })
    const side = site?.sides.find(({ axis }) => axis === 'z')
    if (!site || (!side && site.part !== 'body')) continue
    const level = side ? levelOf(site.box, side) : site.box.max[2]
    said.used = true
    const off = world.take(figure, `${thing.name} center`)
    return level + (side && isFrom ? -side.sign : 1) * off
  }
  return undefined
}

export function arched(world: World, thing: Thing, ground: Ground): Shaped {
  const round = sizeOf(thing, 'radius', 'diameter')
  const wide = sizeOf(thing, 'width')
  const radius = round
    ? world.takeSize(thing, round) / (round.dimension === 'radius' ? 1 : 2)
    : wide && wide.figure.value / 2
  if (radius === undefined) throw missing('radius', thing.name)
  const straight = straightOf(world, thing)
  const tall = sizeOf(thing, 'height')
  const center = straight === undefined ? centerOf(world, thing) : undefined
  const total =
    straight !== undefined
      ? straight + radius
      : center !== undefined && ground.foot !== undefined
        ? center - ground.foot + radius
        : tall
          ? world.takeSize(thing, tall)
          : ground.reach('z')
  if (total === undefined) throw missing('height', thing.name)
  if ((straight !== undefined || center !== undefined) && tall) {
    // "20 mm up to where it is rounded", or so high altogether.
    const value = world.takeSize(thing, tall)
    if (center !== undefined && !isSame(value, total) && !isSame(value, total - radius))
      throw unread(tall.figure.text)
  }
  const sizes = allSizes(thing).filter(
    ({ dimension }) => !/^(?:radius|diameter|bare|height)$/u.test(dimension),
  )
  const across: SaidSize | undefined =
    wide || sizes.some(({ rank }) => rank !== undefined) || !round
      ? undefined
      : { ...round, dimension: 'width', figure: { ...round.figure, value: 2 * radius } }
  if (across) world.count(across.figure)
  const size = boxSize(
    world,
    { ...thing, sizes: across ? [...sizes, across] : sizes },
    {
      ...ground,
      reach: (axis) => (axis === 'z' ? total : ground.reach(axis)),
    },
  )
  const way = (['x', 'y'] as const).filter((axis) => isSame(size[indexOf(axis)], 2 * radius))
  const [first] = way
  // It is thin the other way.
  const run: AxisName | undefined =
    way.length === 2 ? (ground.thin ?? 'y') : first === 'x' ? 'y' : first === 'y' ? 'x' : undefined
  if (!run || total < radius - 1e-9) throw unread(round?.figure.text ?? thing.name)
  return {
    shape: extruded(run, (min, max) => ({
      kind: 'outline',
      start: [min[0], min[1]],
      segments: [
        { kind: 'line', to: [max[0], min[1]] },
        ...(isSame(total, radius) ? [] : [{ kind: 'line', to: [max[0], max[1] - radius] }]),
        { kind: 'arc', to: [min[0], max[1] - radius], via: [(min[0] + max[0]) / 2, max[1]] },
      ],
    })),
    size,
    axis: run,
    round: false,
    name: 'arch',
  }
}
