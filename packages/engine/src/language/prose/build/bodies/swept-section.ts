/** What is swept: how wide it is, and how wide it is inside. */
import { missing, unread } from '../../../operations/unread.ts'
import { allSizes, isShaped, type SaidSize, sizeOf, type Thing } from '../../scene.ts'
import type { World } from '../world.ts'
import { across, isInner, isOuter, isRoundSize } from './shaped.ts'

export interface Section {
  outer: number
  inner: number
}

export function sectionOf(world: World, thing: Thing, bends: readonly SaidSize[]): Section {
  if (isShaped(thing, 'square', 'rectangular', 'hexagonal', 'duct')) throw unread(thing.name)
  const rounds = allSizes(thing).filter((said) => isRoundSize(said) && !bends.includes(said))
  const outer = rounds.find(isOuter) ?? rounds.find((said) => !isInner(said)) ?? sizeOf(thing, 'bare')
  const inner = rounds.find((said) => said !== outer && isInner(said))
  const wall = sizeOf(thing, 'wall', 'thickness')
  // "a pipe with an inner diameter of 20 mm and a 3 mm wall".
  const bore = inner && across(world, thing, inner)
  const thick = wall && world.takeSize(thing, wall)
  const rod =
    !outer && bore === undefined && thick !== undefined && thing.concept === 'elbow' && !isPipe(thing)
  const wide = outer
    ? across(world, thing, outer)
    : rod
      ? thick
      : bore !== undefined && thick !== undefined
        ? bore + 2 * thick
        : undefined
  if (wide === undefined) throw missing('diameter', thing.name)
  const within = bore ?? (rod || thick === undefined ? 0 : wide - 2 * thick)
  if (within < 0 || within >= wide) throw unread(thing.name)
  if (bore !== undefined && thick !== undefined && Math.abs(wide - 2 * thick - bore) > 1e-6)
    throw unread(wall?.figure.text ?? thing.name)
  // Its round faces are those of the bends.
  if (outer && within === 0) world.measureAs(outer.figure, { kind: 'torus-diameter', which: 'tube' }, wide)
  if (within === 0 && isPipe(thing)) throw missing('wall thickness', thing.name)
  return { outer: wide, inner: within }
}

const isPipe = ({ name }: Thing): boolean => /\b(?:pipe|tube|tubing|elbow|conduit|hose)\b/u.test(name)
