/** Where a round part changes its diameter: "the shoulder", "the step where it goes down to 12 mm". */
import type { AxisName } from '../../../plan/geometry.ts'
import { AXES, type Box, indexOf, isSame, SIDES, type Side, sizeAlong } from '../../operations/space.ts'
import type { Phrase } from '../phrases.ts'
import type { Solid, World } from './world.ts'

export interface Shoulder {
  /** Its plane. */
  box: Box
  axis: AxisName
  level: number
  narrow: Solid
  wide: Solid
  /** Out of the wide one, where the narrow one begins. */
  side: Side
}

const acrossOf = ({ axis, box }: Solid): number =>
  sizeAlong(box, AXES.find((each) => each !== axis) as AxisName)

/** All of them, from the low end up. */
export function shouldersOf(world: World): Shoulder[] {
  const rounds = world.bodies.filter(({ round, boxes }) => round && boxes.length === 1)
  const found: Shoulder[] = []
  for (const low of rounds)
    for (const high of rounds) {
      const { axis } = low
      const k = indexOf(axis)
      const level = low.box.max[k]
      if (low === high || high.axis !== axis || !isSame(high.box.min[k], level)) continue
      const [a, b] = [acrossOf(low), acrossOf(high)]
      if (isSame(a, b)) continue
      const [narrow, wide] = a < b ? [low, high] : [high, low]
      const box: Box = { min: [...wide.box.min], max: [...wide.box.max] }
      box.min[k] = level
      box.max[k] = level
      found.push({ box, axis, level, narrow, wide, side: { axis, sign: a < b ? -1 : 1 } })
    }
  return found.sort((a, b) => a.level - b.level)
}

export const isShoulder = ({ concept, det, plural }: Phrase): boolean =>
  concept === 'shoulder' || (concept === 'step' && !plural && det !== 'a')

/** The one that is meant: by a diameter it leads to, by the section that something is in, by its number. */
export function shoulderNamed(world: World, phrase: Phrase, host: Solid | undefined): Shoulder | undefined {
  let found = shouldersOf(world)
  const told = [...phrase.bare, ...phrase.sizes.flatMap(({ figures }) => [...figures])]
  for (const { value } of told) {
    const leading = found.filter(({ narrow }) => isSame(acrossOf(narrow), value))
    found =
      leading.length > 0
        ? leading
        : found.filter(({ narrow, wide }) => [narrow, wide].some((each) => isSame(acrossOf(each), value)))
  }
  const isOf = ({ narrow, wide }: Shoulder): boolean =>
    host !== undefined && [narrow.thing, wide.thing].includes(host.thing)
  if (found.length > 1 && found.some(isOf)) found = found.filter(isOf)
  const [word] = phrase.words.flatMap((each) => SIDES[each] ?? [])
  if (found.length > 1 && word && word.axis === found[0]?.axis)
    found = word.sign > 0 ? found.slice(-1) : found.slice(0, 1)
  if (found.length > 1 && phrase.ordinal !== undefined)
    found = found.slice(phrase.ordinal > 0 ? phrase.ordinal - 1 : phrase.ordinal).slice(0, 1)
  if (found.length !== 1) return undefined
  for (const figure of told) world.count(figure)
  return found[0]
}
