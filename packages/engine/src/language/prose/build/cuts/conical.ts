/** A conical seat, a tapered bore. */
import { unread } from '../../../operations/unread.ts'
import { allSizes, type SaidSize, type Thing } from '../../scene.ts'
import { acrossCone, endsOf } from '../bodies/tapered.ts'
import type { World } from '../world.ts'
import type { Aim } from './aim.ts'
import { type CutFigure, flatSize } from './figures.ts'

export const taperedSizes = (thing: Thing): SaidSize[] =>
  allSizes(thing).filter(({ dimension }) => dimension === 'diameter' || dimension === 'radius')

/** Widest at its mouth, where its ends are not told. */
export function conical(world: World, thing: Thing, { axis, mouth }: Aim): CutFigure {
  const all = taperedSizes(thing)
  const { low, high } = endsOf(all)
  const isPlaced = all.some(({ words, of }) => [...words, of?.concept].some((word) => word && word in ENDS))
  if (all.length > 2 || (isPlaced && axis !== 'z')) throw unread(thing.name)
  const [a, b] = [low, high].map((said) => {
    if (!said) return 0
    return acrossCone(world, thing, said)
  }) as [number, number]
  const [wide, narrow] = [Math.max(a, b), Math.min(a, b)]
  const [bottom, top] = isPlaced ? [a, b] : mouth.sign > 0 ? [narrow, wide] : [wide, narrow]
  return { shape: { kind: 'cone', bottom, top }, size: flatSize(axis, wide, wide), round: true }
}

const ENDS: Readonly<Record<string, true>> = { top: true, bottom: true, upper: true, lower: true }
