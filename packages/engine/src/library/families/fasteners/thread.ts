/** Threaded shanks and holes, as every fastener has them. */
import { parseThread, type Thread } from '../../threads.ts'
import type { Dimension, FeatureInput, Order, Wanted } from '../family.ts'

/** The thread that was named, else the coarse one of the diameter (inches leave a rest), if there is such a thread. */
export const threadOf = ({ thread, get }: Pick<Wanted, 'thread' | 'get'>): Thread | undefined =>
  thread ?? parseThread(`M${Number((get('nominal') ?? 0).toFixed(4))}`)

export const nominal = (usual: number, says = 'nominal diameter'): Dimension => ({
  says,
  words: 'diameter major outerDiameter size width',
  forms:
    'thread diameter|shank diameter|shaft diameter|screw diameter|bolt diameter|nominal diameter|thread size',
  default: () => ({ value: usual, because: `M${usual} is a common size` }),
})

/** Real threads take long to make and to load: they are modelled where they are asked for, and in `pro`. */
export const threading = {
  values: {
    cosmetic: 'cosmetic thread|simplified thread|smooth shank|unthreaded',
    modelled:
      'modelled thread|modeled thread|real thread|actual thread|helical thread|true thread|detailed thread|full thread|accurate thread|realistic thread',
  },
  default: 'cosmetic',
} as const

export const isModelled = ({ mode, option }: Order): boolean =>
  mode === 'pro' || option('threading') === 'modelled'

/** An upright shank from z = 0, its tip broken by the depth of the thread; plain where every size was told. */
export function shank(id: string, diameter: number, length: number, pitch: number): FeatureInput {
  const radius = diameter / 2
  const broken = Math.min(0.61 * pitch, 0.3 * radius, 0.3 * length)
  if (broken <= 0) return { kind: 'cylinder', id, diameter, height: length }
  return {
    kind: 'revolve',
    id,
    sketch: {
      add: [
        {
          kind: 'outline',
          start: [0, 0],
          segments: [
            { kind: 'line', to: [radius - broken, 0] },
            { kind: 'line', to: [radius, broken] },
            { kind: 'line', to: [radius, length] },
            { kind: 'line', to: [0, length] },
          ],
        },
      ],
    },
  }
}

/** The thread on a shank that rises from its tip at z = 0. */
export function threadOn(order: Order, length: number): FeatureInput[] {
  const thread = threadOf(order)
  if (!thread || length <= 2 * thread.pitch) return []
  return [
    {
      kind: 'thread',
      id: `${order.id}-thread`,
      label: thread.designation,
      face: { surface: 'cylinder', side: 'outer', feature: order.id, diameter: thread.majorDiameter },
      designation: thread.designation,
      // Behind the broken tip, which has no thread.
      length: length - 0.65 * thread.pitch,
      from: 'start',
      modelled: isModelled(order),
    },
  ]
}
