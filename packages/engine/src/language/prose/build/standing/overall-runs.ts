/** "The overall length is 40 mm": how long the one body is, of which that alone is not told, beside what else lies on its axis. */
import type { AxisName } from '../../../../plan/geometry.ts'
import type { Deed, SaidSize, Thing } from '../../scene.ts'
import type { Telling } from '../../tell/telling.ts'
import { isRoundSize } from '../bodies/shaped.ts'
import type { World } from '../world.ts'

/** Lies around another, within its length. */
const AROUND = /^(?:flange|collar|rim|lip|band|bead|ring|shoulder|brim)$/u

const runOf = ({ sizes }: Thing): SaidSize | undefined =>
  sizes.find(
    ({ dimension, rank, of }) =>
      rank === undefined && of === undefined && /^(?:length|height|thickness|depth)$/u.test(dimension),
  )

const isRanged = ({ places }: Thing): boolean => places.some(({ place }) => place.kind === 'range')

const lengthOf = (told: Telling): SaidSize | undefined =>
  told.overall.find(({ used, dimension }) => !used && /^(?:length|height)$/u.test(dimension))

const bodiesOf = (told: Telling): Thing[] =>
  told.deeds
    .filter((deed): deed is Deed & { kind: 'thing' } => deed.kind === 'thing')
    .map(({ thing }) => thing)
    .filter(({ role, announced, members }) => role === 'add' && !(announced && members.length > 0))

const isRod = (thing: Thing): boolean =>
  thing.sizes.some(isRoundSize) && !runOf(thing) && !isRanged(thing) && thing.count === 1

/** A core, the body of a bushing: with flanges at its ends it is as long as all of it. */
export function spanOverall(told: Telling): void {
  const [first, ...others] = bodiesOf(told)
  const said = lengthOf(told)
  if (!first || !said || !isRod(first) || others.length === 0) return
  if (!others.every((thing) => AROUND.test(thing.name) && runOf(thing) && !isRanged(thing))) return
  first.sizes.push({ ...said, dimension: 'length', words: ['overall'], gloss: false })
  told.overall.splice(told.overall.indexOf(said), 1)
}

/** What is left of it, where the others are told. */
export function restOfOverall(world: World, thing: Thing, axis: AxisName): number | undefined {
  const said = lengthOf(world.told)
  if (!said || !isRod(thing) || (said.axis ?? axis) !== axis) return undefined
  const others = bodiesOf(world.told).filter((other) => other !== thing)
  const runs = others.map((other) => (isRanged(other) ? undefined : runOf(other)))
  if (others.length === 0 || runs.includes(undefined)) return undefined
  const rest = runs.reduce(
    (left, run, nth) => left - (run?.figure.value ?? 0) * Math.max(1, others[nth]?.count ?? 1),
    said.figure.value,
  )
  if (rest <= 0) return undefined
  world.takeSize({ name: 'whole' }, said, { kind: 'extent', axis })
  return rest
}
