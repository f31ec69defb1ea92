/** A drinking mug with a handle. */
import { twice } from '../../../language/shapes/sizes.ts'
import type { Family } from '../family.ts'
import { extent, levels, through, wall } from '../measure.ts'
import { share, turned, usual } from '../shape.ts'

export const mug: Family = {
  id: 'mug',
  shares: { cup: 'handle' },
  forms: [['mug|coffee mug|tea mug|coffee cup|tea cup|teacup|beer mug|stein|tankard']],
  dimensions: {
    height: {
      says: 'height',
      words: 'height length axis-z',
      default: usual(95, 'mugs of 350 ml are so tall'),
    },
    diameter: {
      says: 'diameter',
      words: 'diameter outerDiameter topDiameter width',
      default: share(0.86, 'height', 'a mug is a little taller than wide'),
    },
    radius: { says: 'radius', words: 'radius outerRadius topRadius' },
    innerDiameter: { says: 'inner diameter', words: 'innerDiameter' },
    wall: {
      says: 'wall thickness',
      words: 'wall thickness',
      default: ({ need }) => ({
        value: Number((0.045 * need('diameter')).toPrecision(2)),
        because: 'cast stoneware has such walls',
      }),
    },
    floor: {
      says: 'floor thickness',
      forms: 'floor thickness|bottom thickness|base thickness',
      default: share(1.25, 'wall', 'the floor is a little thicker than the wall'),
    },
    handleThickness: {
      says: 'handle thickness',
      forms: 'handle thickness|handle diameter',
      default: share(0.12, 'diameter', 'two fingers hold it well'),
    },
    handleReach: {
      says: 'handle reach',
      forms: 'handle reach|handle width|handle depth|handle projection',
      default: share(0.42, 'diameter', 'there is room for two fingers'),
    },
    handleHeight: {
      says: 'handle height',
      forms: 'handle height|handle length',
      default: share(0.62, 'height', 'the handle leaves rim and foot free'),
    },
  },
  linear: [
    twice('diameter', 'radius'),
    [
      [1, 'diameter'],
      [-1, 'innerDiameter'],
      [-2, 'wall'],
    ],
  ],
  sequence: { 2: ['diameter', 'height'] },
  bare: 'height',
  portions: {
    handle: {
      forms: 'handle|c shaped handle|c handle|curved handle|loop handle|d shaped handle|ear|side handle',
      words: {
        thickness: 'handleThickness',
        diameter: 'handleThickness',
        width: 'handleReach',
        depth: 'handleReach',
        height: 'handleHeight',
        length: 'handleHeight',
      },
      bare: 'handleThickness',
    },
    floor: { forms: 'floor|bottom', words: { thickness: 'floor' }, bare: 'floor' },
    wall: { forms: 'side wall|wall', words: { thickness: 'wall' }, bare: 'wall' },
  },
  below: [
    ['innerDiameter', 'diameter'],
    ['floor', 'height'],
    ['handleThickness', 'handleReach'],
    ['handleHeight', 'height'],
  ],
  build: ({ id, need, lacks }) => {
    const [h, d, w, floor] = [need('height'), need('diameter'), need('wall'), need('floor')]
    const [t, reach, tall] = [need('handleThickness'), need('handleReach'), need('handleHeight')]
    const r = d / 2
    const handled = !lacks('handle')
    // The handle's middle line: from inside the wall out, round, and back.
    const [x0, x1, top, low] = [r - w / 2, r + reach - t / 2, (h + tall - t) / 2, (h - tall + t) / 2]
    const bend = Math.min((top - low) / 2, x1 - r) * 0.9
    const c = bend * (1 - Math.SQRT1_2)
    return {
      features: [
        turned(
          id,
          [0, 0],
          [
            { kind: 'line', to: [r, 0] },
            { kind: 'line', to: [r, h] },
            { kind: 'line', to: [0, h] },
          ],
        ),
        ...(handled
          ? [
              {
                kind: 'sweep' as const,
                id: `${id}-handle`,
                sketch: { add: [{ kind: 'circle' as const, diameter: t }] },
                path: {
                  kind: 'segments' as const,
                  start: [x0, 0, top] as [number, number, number],
                  segments: [
                    { kind: 'line' as const, to: [x1 - bend, 0, top] as [number, number, number] },
                    {
                      kind: 'arc' as const,
                      via: [x1 - c, 0, top - c] as [number, number, number],
                      to: [x1, 0, top - bend] as [number, number, number],
                    },
                    { kind: 'line' as const, to: [x1, 0, low + bend] as [number, number, number] },
                    {
                      kind: 'arc' as const,
                      via: [x1 - c, 0, low + c] as [number, number, number],
                      to: [x1 - bend, 0, low] as [number, number, number],
                    },
                    { kind: 'line' as const, to: [x0, 0, low] as [number, number, number] },
                  ],
                },
              },
            ]
          : []),
        turned(
          `${id}-room`,
          [0, floor],
          [
            { kind: 'line', to: [r - w, floor] },
            { kind: 'line', to: [r - w, h] },
            { kind: 'line', to: [0, h] },
          ],
          'cut',
        ),
      ],
      min: [-r, -r, 0],
      max: [r + (handled ? reach : 0), r, h],
      shape: 'round',
      measures: {
        height: extent('z', h),
        diameter: extent('y', d),
        radius: through(extent('y', d), `diameter ${d}`),
        wall: wall(w, [0, -r + w / 2, h / 2], '-y'),
        innerDiameter: through(wall(w, [0, -r + w / 2, h / 2], '-y'), `wall ${w}`),
        floor: levels('z', 0, floor),
        handleThickness: wall(t, [x1, 0, h / 2], '+x'),
        handleReach: through(extent('x', d + reach), `${d + reach} over all`),
        handleHeight: {
          measure: {
            kind: 'distance',
            between: [
              [(r + x1 - bend) / 2, 0, top - t / 2],
              [(r + x1 - bend) / 2, 0, low + t / 2],
            ],
          },
          value: tall - 2 * t,
          note: `${tall - 2 * t} between its arms`,
        },
      },
    }
  },
}
