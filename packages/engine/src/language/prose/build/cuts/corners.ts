/** Which corners of a block something is cut out of. */
import type { AxisName } from '../../../../plan/geometry.ts'
import { AXES } from '../../../operations/space.ts'
import { nowhere } from '../../../operations/unread.ts'
import type { Phrase } from '../../phrases.ts'
import { placesOf, type SaidPlace, sizeOf, type Thing } from '../../scene.ts'
import { wholeOf } from '../sites/solids.ts'
import type { Solid, World } from '../world.ts'
import { thinOf } from './axes.ts'

/** A corner of the outline, by the side it is at either way. */
export type Corner = readonly [1 | -1, 1 | -1]

export interface Cornered {
  host: Solid
  normal: AxisName
  plane: readonly [AxisName, AxisName]
  corners: readonly Corner[]
}

export const SIDEWAYS: Readonly<Record<string, readonly [which: 0 | 1, sign: 1 | -1]>> = {
  left: [0, -1],
  right: [0, 1],
  top: [1, 1],
  upper: [1, 1],
  back: [1, 1],
  rear: [1, 1],
  bottom: [1, -1],
  lower: [1, -1],
  front: [1, -1],
}

const ALL: readonly Corner[] = [
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
]

export const cornerIn = ({ place }: SaidPlace): Phrase | undefined => {
  const refs = place.kind === 'at' ? [place.ref] : place.kind === 'centered' ? place.refs : []
  return refs.find(({ concept, kind }) => concept === 'corner' && kind === 'place')
}

export const isRounded = (thing: Thing): boolean =>
  /^(?:quarter|circle|half)$/u.test(thing.concept) ||
  thing.words.some((word) => /^(?:quarter|round|circular|concave|semicircular|half round)$/u.test(word)) ||
  (thing.concept !== 'hole' && sizeOf(thing, 'diameter', 'radius') !== undefined)

const isCut = (thing: Thing): boolean => {
  if (/^(?:triangle|quarter)$/u.test(thing.concept)) return true
  // A round hole near a corner is something else, and so is a square one in it.
  const isCentered = placesOf(thing).some(
    (said) =>
      cornerIn(said) !== undefined &&
      (said.place.kind === 'centered' || (typeof said.own === 'object' && said.own.concept === 'center')),
  )
  return (
    isRounded(thing) &&
    (/^(?:notch|pocket|cut)$/u.test(thing.concept) || (thing.concept !== 'hole' && isCentered))
  )
}

/** Which of the four are meant. */
function cornersOf(world: World, thing: Thing, said: readonly SaidPlace[]): readonly Corner[] | undefined {
  const [ref] = said.flatMap((each) => cornerIn(each) ?? [])
  if (!ref) return undefined
  const named = [...ref.words, ref.of?.concept ?? '', ...(ref.of?.words ?? [])].flatMap((word) => {
    const side = SIDEWAYS[word]
    return side ? [side] : []
  })
  const found = ALL.filter((corner) => named.every(([which, sign]) => corner[which] === sign))
  const asked = ref.count ?? (thing.count > 1 ? thing.count : undefined)
  const isAll = /^(?:each|all|both)$/u.test(ref.det) || ref.plural
  if (asked === 2 && ref.words.some((word) => /^(?:opposite|diagonal)$/u.test(word)))
    return [ALL[0], ALL[2]] as Corner[]
  if (ref.words.some((word) => /^(?:opposite|diagonal|other|adjacent|remaining)$/u.test(word)))
    return undefined
  if (isAll || asked !== undefined) return asked === undefined || asked === found.length ? found : undefined
  if (found.length > 1) world.assume(`“${world.quote(ref.span)}”: the one at the right and the back`)
  return found.slice(0, 1)
}

/** The block, as it is seen across what is thin, or from above; undefined where nothing is cut from its corners. */
export function corneredBy(world: World, thing: Thing): Cornered | undefined {
  if (!isCut(thing) || thing.members.length > 0) return undefined
  const said = placesOf(thing).filter((each) => cornerIn(each) !== undefined)
  if (said.length === 0) return undefined
  const host = world.bodies.length === 1 ? world.bodies[0] : wholeOf(world)
  if (host?.shape !== 'box' || host.boxes.length !== 1) return undefined
  const deep = sizeOf(thing, 'depth')
  if (deep) return undefined
  const thin = thinOf(host.box)
  const normal = thin ?? 'z'
  const corners = cornersOf(world, thing, said)
  if (!corners) throw nowhere(thing.name)
  for (const each of said) each.used = true
  const plane = AXES.filter((axis) => axis !== normal) as [AxisName, AxisName]
  return { host, normal, plane, corners }
}
