/** A triangle in the corner between what lies and what stands on it: "40 mm along the base and 30 mm up the wall". */
import type { AxisName, Point3 } from '../../../../plan/geometry.ts'
import { indexOf, isSame, middleOf, sizeAlong } from '../../../operations/space.ts'
import { missing } from '../../../operations/unread.ts'
import { allSizes, isShaped, placesOf, type SaidSize, sizeOf, type Thing } from '../../scene.ts'
import type { Solid, World } from '../world.ts'
import { made } from './made.ts'

interface Corner {
  /** Along which it goes out from the upright, and to which side. */
  axis: AxisName
  sign: 1 | -1
  upright: Solid
  floor: number
}

export const isGusset = (thing: Thing): boolean =>
  /^(?:gusset|rib|brace|web|stiffener)$/u.test(thing.name) &&
  isShaped(thing, 'triangular', 'triangle', 'right triangle', 'gusset')

/** The one upright that stands on a plate, and the side on which more of the plate is. */
export function cornerOf(world: World): Corner | undefined {
  const bodies = world.bodies.filter(({ shape }) => shape !== 'section')
  const [base, upright] = uprightLast(bodies)
  if (!base || !upright || bodies.length !== 2 || base.shape !== 'box' || upright.shape !== 'box')
    return undefined
  const floor = base.box.max[2]
  const axis: AxisName = sizeAlong(upright.box, 'x') < sizeAlong(upright.box, 'y') ? 'x' : 'y'
  const k = indexOf(axis)
  const [below, above] = [upright.box.min[k] - base.box.min[k], base.box.max[k] - upright.box.max[k]]
  const isOnIt = isSame(upright.box.min[2], floor) || isSame(upright.box.min[2], base.box.min[2])
  if (!isOnIt || upright.box.max[2] <= floor || isSame(below, above)) return undefined
  return { axis, sign: above > below ? 1 : -1, upright, floor }
}

/** The plate first, and then what stands on it; the legs of an L in whichever order they are told. */
const uprightLast = (bodies: readonly Solid[]): readonly Solid[] =>
  bodies.length === 2 && bodies.some(({ thing }) => thing.section?.concept === 'L')
    ? [...bodies].sort((a, b) => sizeAlong(a.box, 'z') - sizeAlong(b.box, 'z'))
    : bodies

/** The length that stands before "along the base", "up the wall". */
function legAt(thing: Thing, how: RegExp, free: readonly SaidSize[]): SaidSize | undefined {
  const said = placesOf(thing).find(({ place }) => place.kind === 'at' && how.test(place.how))
  if (!said) return undefined
  said.used = true
  return free.findLast(({ figure }) => figure.span[0] < said.span[0])
}

/** "25 mm along each leg", "along the base and the wall". */
const isBothWays = (thing: Thing): boolean =>
  placesOf(thing).some(
    ({ place }) =>
      place.kind === 'at' &&
      place.how === 'along' &&
      (/^(?:each|both)$/u.test(place.ref.det) || (place.also?.length ?? 0) > 0),
  )

export function addGusset(world: World, thing: Thing, { axis, sign, upright, floor }: Corner): void {
  const free = allSizes(thing).filter(({ dimension, of }) => dimension === 'bare' && of === undefined)
  const [along, upward] = [legAt(thing, /^along$/u, free), legAt(thing, /^up$/u, free)]
  const sides = allSizes(thing).filter(({ rank }) => rank !== undefined)
  const legs = allSizes(thing).filter(({ words }) => words.includes('leg'))
  // "25 mm legs", "25 mm along each leg": the same both ways.
  const [first, second = first] = sides.length === 2 ? sides : legs
  const out = first ?? along ?? sizeOf(thing, 'length', 'width')
  const up = second ?? upward ?? sizeOf(thing, 'height') ?? (isBothWays(thing) ? along : undefined)
  const thick = sizeOf(thing, 'thickness')
  const across: AxisName = axis === 'x' ? 'y' : 'x'
  if (!out || !up || !thick) throw missing(out ? (up ? 'thickness' : 'height') : 'length', thing.name)
  const size: Point3 = [0, 0, world.takeSize(thing, up)]
  size[indexOf(axis)] = world.takeSize(thing, out)
  size[indexOf(across)] = world.takeSize(thing, thick)
  const face = upright.box[sign > 0 ? 'max' : 'min'][indexOf(axis)]
  const center: Point3 = [0, 0, floor + size[2] / 2]
  center[indexOf(axis)] = face + (sign * size[indexOf(axis)]) / 2
  center[indexOf(across)] = middleOf(upright.box, across)
  let isCentered = false
  for (const said of placesOf(thing)) {
    const { place } = said
    const isMiddle =
      (place.kind === 'centered' && place.axes.every((each) => each === across)) ||
      (place.kind === 'manner' && place.word === 'centrally') ||
      (place.kind === 'at' && place.ref.concept === 'center')
    const isCorner =
      place.kind === 'between' ||
      (place.kind === 'at' && /^(?:corner|junction)$/u.test(place.ref.concept)) ||
      (place.kind === 'at' && /^(?:from|along|up)$/u.test(place.how))
    isCentered ||= isMiddle
    if (isMiddle || isCorner) said.used = true
  }
  if (!isCentered) world.assume(`The ${thing.name} is in the middle of the ${upright.thing.name}`)
  made(
    world,
    thing,
    {
      shape: { kind: 'triangle', corner: [sign > 0 ? -1 : 1, -1] },
      size,
      axis: across,
      round: false,
      name: 'wedge',
    },
    [center],
  )
}
