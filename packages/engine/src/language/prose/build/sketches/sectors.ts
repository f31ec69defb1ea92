/** Parts of discs and rings: a half, a quarter, three quarters, by the circle that they are of. */
import { missing, unread } from '../../../operations/unread.ts'
import { allSizes, isShaped, type SaidSize, sizeOf, type Thing } from '../../scene.ts'
import { across, isInner, isOuter, isRoundSize } from '../bodies/shaped.ts'
import type { World } from '../world.ts'
import { type Path, type Point, turnedBy } from './paths.ts'
import { type Flat, flatFrom } from './shapes.ts'

/** Of a ring the radius of what is left out; 0 of a disc. */
interface Round {
  radius: number
  inner: number
}

const RING = /ring|annul|pipe|tube|hollow/u

function roundOf(world: World, thing: Thing, beside?: number): Round {
  const rounds = allSizes(thing).filter((said) => isRoundSize(said) && said.of === undefined && !said.gloss)
  const inside = rounds.find(isInner)
  const outside = rounds.find(isOuter) ?? rounds.find((said) => said !== inside)
  // "a semi-circle with its flat side on the top edge": as wide as that.
  if (
    !outside &&
    beside !== undefined &&
    rounds.length === 0 &&
    allSizes(thing).every(({ gloss }) => gloss)
  ) {
    world.assume(`The ${thing.name} is as wide as the side that it lies against`)
    return { radius: beside / 2, inner: 0 }
  }
  const wide = outside ? undefined : sizeOf(thing, 'width', 'length')
  if (wide && !RING.test(thing.name)) return { radius: world.takeSize(thing, wide) / 2, inner: 0 }
  if (!outside) throw missing('radius', thing.name)
  const radius = across(world, thing, outside) / 2
  if (inside) return { radius, inner: across(world, thing, inside) / 2 }
  if (!RING.test(thing.name) && !isShaped(thing, 'ring')) return { radius, inner: 0 }
  const wall: SaidSize | undefined = sizeOf(thing, 'wall', 'width', 'thickness')
  if (!wall) throw missing('width', thing.name)
  const inner = radius - world.take(wall.figure, `width of the ${thing.name}`)
  wall.used = true
  if (!(inner > 0)) throw unread(wall.figure.text)
  return { radius, inner }
}

/** It lies on its straight side, and bulges the way it is turned. */
function halfOf({ radius, inner }: Round): Flat {
  const low = -radius / 2
  const outer: Path['steps'] = [{ to: [-radius, low], via: [0, radius / 2] }]
  const path: Path =
    inner === 0
      ? { start: [-radius, low], steps: [{ to: [radius, low] }, ...outer] }
      : {
          start: [-inner, low],
          steps: [
            { to: [inner, low], via: [0, low + inner] },
            { to: [radius, low] },
            ...outer,
            { to: [-inner, low] },
          ],
        }
  return {
    ...flatFrom(2 * radius, radius, 'turns', () => path),
    straight: true,
    sides: inner === 0 ? 'foot' : 'none',
    pivot: (way) => turnedBy([0, low], way),
  }
}

/** Its centre is in the corner that it is turned to. */
function quarterOf({ radius, inner }: Round): Flat {
  const h = radius / 2
  return {
    ...flatFrom(radius, radius, 'corner', ([a, b]) => {
      const [x, y] = [a === 0 ? -1 : a, b === 0 ? -1 : b]
      const on = (across: number, up: number): Point => [x * (h - across), y * (h - up)]
      const arc = (length: number): Point => on(length / Math.SQRT2, length / Math.SQRT2)
      return inner === 0
        ? { start: on(0, 0), steps: [{ to: on(radius, 0) }, { to: on(0, radius), via: arc(radius) }] }
        : {
            start: on(inner, 0),
            steps: [
              { to: on(radius, 0) },
              { to: on(0, radius), via: arc(radius) },
              { to: on(0, inner) },
              { to: on(inner, 0), via: arc(inner) },
            ],
          }
    }),
  }
}

/** All but the quarter up right. */
function threeQuartersOf({ radius, inner }: Round, name: string): Flat {
  if (inner > 0) throw unread(name)
  const path: Path = {
    start: [0, 0],
    steps: [
      { to: [0, radius] },
      { to: [-radius, 0], via: [-radius / Math.SQRT2, radius / Math.SQRT2] },
      { to: [radius, 0], via: [0, -radius] },
      { to: [0, 0] },
    ],
  }
  return flatFrom(2 * radius, 2 * radius, 'fixed', () => path)
}

export function sectorOf(world: World, thing: Thing, beside?: number): Flat | undefined {
  if (isShaped(thing, 'threequarter')) return threeQuartersOf(roundOf(world, thing), thing.name)
  if (isShaped(thing, 'quarter')) return quarterOf(roundOf(world, thing))
  if (isShaped(thing, 'half', 'semicircular', 'semicircle', 'half circle'))
    return halfOf(roundOf(world, thing, beside))
  return undefined
}
