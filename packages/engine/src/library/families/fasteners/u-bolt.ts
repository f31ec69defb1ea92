/** U-bolts: a bar bent around a pipe, with a thread on each leg. The legs stand on z = 0, the bend is above. */
import { handy } from '../choose.ts'
import type { Family } from '../family.ts'
import { cylinder, extent, through } from '../measure.ts'
import { nominal, threadOf } from './thread.ts'

export const uBolt: Family = {
  id: 'U-bolt',
  forms: [
    [
      'u bolt|ubolt|pipe u bolt|exhaust clamp bolt|u bolt clamp|round u bolt|u shaped bolt|u bend bolt|saddle bolt',
    ],
  ],
  thread: ({ majorDiameter }) => ({ nominal: majorDiameter }),
  bare: 'pipe',
  dimensions: {
    pipe: {
      says: 'pipe diameter',
      words: 'innerDiameter',
      forms: 'pipe diameter|tube diameter|pipe size|pipe od|pipe outer diameter',
      default: ({ get }) => {
        const inside = get('inside')
        return inside === undefined
          ? { value: 50, because: 'it is a common pipe' }
          : { value: Number((inside / 1.04).toPrecision(3)), because: 'it goes through with a little room' }
      },
    },
    inside: {
      says: 'inside width',
      words: 'width innerWidth',
      forms: 'inside width|inner width|gap|clear width|distance between legs',
      default: ({ need }) => ({
        value: Number((1.04 * need('pipe')).toPrecision(4)),
        because: 'the pipe goes through with a little room',
      }),
    },
    nominal: {
      ...nominal(8),
      default: ({ need }) => {
        const value = [6, 8, 10, 12, 16, 20].find((each) => need('pipe') <= 6.5 * each) ?? 24
        return { value, because: 'it suits the pipe' }
      },
    },
    length: {
      says: 'overall height',
      words: 'height length',
      forms: 'overall height|overall length|total length|total height|leg length',
      default: ({ need }) => ({
        value: handy(need('inside') + 2 * need('nominal') + 2.5 * need('nominal') + 10),
        because: 'two nuts and a plate fit under the pipe',
      }),
    },
    thread: {
      says: 'thread length',
      forms: 'thread length|threaded length',
      default: ({ need }) => ({
        value: handy(Math.min(4 * need('nominal'), 0.45 * need('length'))),
        because: 'four diameters take a plate and two nuts',
      }),
    },
  },
  below: [
    ['pipe', 'inside'],
    ['inside', 'length'],
    ['thread', 'length'],
  ],
  portions: {
    pipe: {
      forms: 'pipe|tube|exhaust pipe|round tube|round bar|conduit|post|mast|pole|steel pipe',
      words: { diameter: 'pipe', outerDiameter: 'pipe', size: 'pipe' },
      bare: 'pipe',
    },
    thread: {
      forms: 'thread|threaded end|leg|threaded leg',
      words: { length: 'thread', diameter: 'nominal' },
      bare: 'thread',
      plural: true,
    },
  },
  build: (order) => {
    const { id, need, called } = order
    const [d, inside, wide, long, thread] = [
      need('pipe'),
      need('inside'),
      need('nominal'),
      need('length'),
      need('thread'),
    ]
    const bend = (inside + wide) / 2
    const top = long - wide / 2 - bend
    const across = inside + 2 * wide
    // The thread is told from the shank by its runout alone.
    const core = threadOf(order)?.pitchDiameter ?? 0.92 * wide
    const leg = (name: string, x: number) => ({
      kind: 'cylinder' as const,
      id: `${id}-${name}`,
      diameter: wide,
      height: thread,
      frame: { origin: [x, 0, 0] as [number, number, number] },
    })
    return {
      features: [
        {
          kind: 'sweep',
          id,
          sketch: { add: [{ kind: 'circle', diameter: wide }] },
          path: {
            kind: 'segments',
            start: [-bend, 0, thread],
            segments: [
              { kind: 'line', to: [-bend, 0, top] },
              { kind: 'arc', via: [0, 0, top + bend], to: [bend, 0, top] },
              { kind: 'line', to: [bend, 0, thread] },
            ],
          },
        },
        leg('thread-1', -bend),
        leg('thread-2', bend),
      ],
      min: [-across / 2, -wide / 2, 0],
      max: [across / 2, wide / 2, long],
      chose: [
        `The threads are drawn plain, ${thread} mm long${threadOf(order) ? ` (pitch diameter ${Number(core.toFixed(2))} mm)` : ''}`,
      ],
      measures: {
        pipe: through(extent('x', across), `inside width ${inside}, overall ${across}`),
        inside: through(extent('x', across), `overall ${across}`),
        nominal: cylinder(wide, [bend + wide / 2, 0, thread / 2]),
        length: extent('z', long),
        thread: [],
      },
      name: `${called} M${wide} for a ${d} mm pipe`,
    }
  },
}
