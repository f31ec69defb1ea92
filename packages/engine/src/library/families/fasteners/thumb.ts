/** Screws that are turned by hand, and the turnbuckle that two of them are turned into. */
import { handy } from '../choose.ts'
import type { Family, FeatureInput } from '../family.ts'
import { bore, extent, levels } from '../measure.ts'
import { block, rod } from '../shape.ts'
import { screw } from './screw.ts'
import { nominal, threadOf } from './thread.ts'

/** Straight knurling after DIN 82: so many ridges that each is about a millimetre and a half wide, one on each axis. */
const ridges = (diameter: number): number => Math.max(12, 4 * Math.round((Math.PI * diameter) / 6))

export const thumbScrew: Family = {
  ...screw({
    id: 'thumb screw',
    forms: [
      [
        'thumb screw|thumbscrew|knurled screw|knurled thumb screw|knurled head screw|hand screw|finger screw|knurled bolt',
      ],
    ],
    usual: 5,
    dimensions: {
      headDiameter: {
        says: 'head diameter',
        forms: 'head diameter|knob diameter|head size|head width',
        default: ({ need }) => ({
          value: handy(3 * need('nominal')),
          because: 'DIN 653 has about three diameters',
        }),
      },
      headHeight: {
        says: 'head height',
        forms: 'head height|head thickness|knob height',
        default: ({ need }) => ({ value: handy(need('nominal')), because: 'two fingers grip it' }),
      },
    },
    portion: {
      forms: 'head|knurled head|knob|thumb head|grip',
      words: {
        diameter: 'headDiameter',
        height: 'headHeight',
        thickness: 'headHeight',
        size: 'headDiameter',
        width: 'headDiameter',
      },
      bare: 'headDiameter',
    },
    head: ({ id, need }, top) => {
      const [d, h] = [need('headDiameter'), need('headHeight')]
      const head: FeatureInput = {
        kind: 'extrude',
        id: `${id}-head`,
        sketch: {
          add: [
            { kind: 'star', points: ridges(d), outerDiameter: d, innerDiameter: d - Math.min(1, 0.06 * d) },
          ],
        },
        plane: { on: 'frame', origin: [0, 0, top] },
        extent: { kind: 'length', length: h },
      }
      return { features: [head], measures: { headDiameter: extent('x', d) }, reach: d / 2 }
    },
  }),
  asIs: 'knurled|knurl|knurling|knurled head',
}

export const turnbuckle: Family = {
  id: 'turnbuckle',
  forms: [
    ['turnbuckle|turn buckle|rigging screw|bottle screw|turnbuckle body|tension buckle|stretching screw'],
  ],
  dimensions: {
    nominal: nominal(8, 'thread size'),
    hole: {
      says: 'thread core diameter',
      forms: 'hole diameter|core diameter',
      default: (wanted) => ({
        value: threadOf(wanted)?.tapDrill ?? 0.85 * wanted.need('nominal'),
        because: 'it is the tapping drill of the thread',
      }),
    },
    length: {
      says: 'body length',
      words: 'length height axis-x',
      forms: 'body length|overall length|frame length',
      default: ({ need }) => ({
        value: handy(13 * need('nominal')),
        because: 'DIN 1480 has about 13 diameters',
      }),
    },
    end: {
      says: 'end diameter',
      words: 'outerDiameter width',
      forms: 'end diameter|boss diameter|end width',
      default: ({ need }) => ({
        value: handy(2 * need('nominal')),
        because: 'the thread needs a wall of half its size',
      }),
    },
    endLength: {
      says: 'end length',
      forms: 'end length|boss length|thread length',
      default: ({ need }) => ({
        value: handy(1.5 * need('nominal')),
        because: 'the thread holds in one and a half diameters',
      }),
    },
  },
  sequence: { 2: ['nominal', 'length'] },
  bare: 'nominal|length',
  thread: ({ majorDiameter }) => ({ nominal: majorDiameter }),
  threadLength: 'length',
  below: [
    ['hole', 'end'],
    ['endLength', 'length'],
  ],
  build: ({ id, need, called }) => {
    const [d, l, end, run] = [need('hole'), need('length'), need('end'), need('endLength')]
    const [bar, reach] = [0.3 * end, 0.5 * end]
    const z = reach
    const boss = (name: string, x: number): FeatureInput => rod(name, end, [x, 0, z], run, '+x')
    return {
      features: [
        boss(id, -l / 2),
        boss(`${id}-end`, l / 2 - run),
        // The bars stand clear of the rods between them, and sink into both ends.
        ...([-1, 1] as const).map((side, index) => {
          const inner = Math.max(d / 2, reach - bar)
          const [low, high] = side < 0 ? [-reach, -inner] : [inner, reach]
          const tall = Math.sqrt(Math.max(reach ** 2 - inner ** 2, (0.2 * end) ** 2))
          return block(
            `${id}-bar-${index + 1}`,
            [-l / 2 + run / 2, low, z - tall],
            [l / 2 - run / 2, high, z + tall],
          )
        }),
        rod(`${id}-thread-1`, d, [-l / 2 - 1, 0, z], run + 2, '+x', 'cut'),
        rod(`${id}-thread-2`, d, [l / 2 + 1, 0, z], run + 2, '-x', 'cut'),
      ],
      min: [-l / 2, -reach, 0],
      max: [l / 2, reach, end],
      chose: [
        'The holes are tapped right hand on one end and left hand on the other; the threads are not modelled',
      ],
      measures: {
        nominal: { ...bore(d, [-l / 2 + run / 2, 0, z], '+x'), note: `its tapping drill, ${d} mm` },
        hole: bore(d, [-l / 2 + run / 2, 0, z], '+x'),
        length: extent('x', l),
        end: extent('z', end),
        endLength: levels('x', -l / 2, -l / 2 + run),
      },
      name: `${called} M${need('nominal')}`,
    }
  },
}
