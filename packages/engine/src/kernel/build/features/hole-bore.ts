/** The bore of a hole: as given, or from its thread. */
import { parseThread, type Thread } from '../../../library/threads.ts'
import type { FeatureOf } from '../../../plan/features.ts'
import { impossible, mm } from './refusal.ts'

export interface Bore {
  /** Of the drilled hole. */
  diameter: number
  /** Set where the thread itself is to be cut. */
  modelled: Thread | undefined
}

export function boreOf({ id, diameter, thread }: FeatureOf<'hole'>): Bore {
  if (!thread) {
    if (diameter === undefined) throw impossible(id, 'a hole needs a diameter or a thread, and has neither')
    return { diameter, modelled: undefined }
  }
  const size = parseThread(thread.designation)
  if (!size) throw impossible(id, `'${thread.designation}' is no thread of the metric or unified tables`)
  const bore = diameter ?? size.tapDrill
  if (!(bore < size.majorDiameter))
    throw impossible(
      id,
      `a bore of ${mm(bore)} leaves no thread in ${thread.designation}, whose major diameter is ${mm(size.majorDiameter)}`,
    )
  return { diameter: bore, modelled: thread.modelled ? size : undefined }
}
