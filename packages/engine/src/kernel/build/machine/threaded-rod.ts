/** Threaded rod by designation: the thread itself, or a plain rod of the nominal diameter where it is only cosmetic. */
import { parseThread, type Thread } from '../../../library/threads.ts'
import type { FeatureOf } from '../../../plan/features.ts'
import type { Occt, TopoDS_Shape } from '../../occt.ts'
import { impossible } from '../features/refusal.ts'
import { cylinderSolid } from './solid.ts'
import { threadSolid } from './thread-solid.ts'

export function threadedRodSolid(oc: Occt, rod: FeatureOf<'threaded-rod'>): TopoDS_Shape {
  const thread = knownThread(rod.thread, rod.id)
  if (!rod.modelled) return cylinderSolid(oc, thread.majorDiameter / 2, rod.length)
  return externalThread(oc, thread, rod)
}

export function knownThread(designation: string, feature: string): Thread {
  const thread = parseThread(designation)
  if (!thread)
    throw impossible(
      feature,
      `"${designation}" is not a thread of ISO 261 (M8, M8x1) or ASME B1.1 (1/4-20 UNC, #10-32 UNF)`,
    )
  return thread
}

/** Left-handed where either the designation or the feature says so. */
export function externalThread(
  oc: Occt,
  { majorDiameter, minorDiameterExternal, pitch, hand }: Thread,
  feature: { id: string; length: number; hand: 'right' | 'left' },
): TopoDS_Shape {
  return threadSolid(
    oc,
    {
      majorDiameter,
      minorDiameter: minorDiameterExternal,
      pitch,
      length: feature.length,
      hand: hand === 'left' || feature.hand === 'left' ? 'left' : 'right',
      kind: 'external',
    },
    feature.id,
  )
}
