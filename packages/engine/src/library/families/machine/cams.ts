/** Plate cams: a base circle with a round nose beside it, joined by straight flanks. */
import { share, usual } from '../choose.ts'
import type { Family } from '../family.ts'
import { bore, extent, levels } from '../measure.ts'
import { lines, outline, raised, rod } from '../shape.ts'

export const cam: Family = {
  id: 'cam',
  forms: [
    ['cam|plate cam|disc cam|disk cam|cam lobe|camshaft lobe|egg shaped cam|rotary cam|cam disc|cam disk'],
  ],
  dimensions: {
    base: {
      says: 'base circle diameter',
      words: 'diameter outerDiameter size',
      forms: 'base circle|base circle diameter|base diameter',
      default: usual(40, 'it is a handy size'),
    },
    lift: {
      says: 'lift',
      forms: 'lift|cam lift|rise|stroke|throw',
      default: share(0.25, 'base', 'a quarter of the base circle is usual'),
    },
    nose: {
      says: 'nose diameter',
      forms: 'nose diameter|lobe diameter|nose circle',
      default: share(0.5, 'base', 'the follower stays on it'),
    },
    thickness: {
      says: 'thickness',
      words: 'thickness height width length axis-z',
      default: share(0.25, 'base', 'the follower runs on it'),
    },
    bore: {
      says: 'bore',
      words: 'innerDiameter',
      forms: 'bore|bore diameter|shaft diameter|hole diameter',
      default: ({ lacks, need }) =>
        lacks('bore') ? 0 : { value: Math.round(0.3 * need('base')), because: 'a shaft goes through' },
    },
  },
  bare: 'base',
  portions: {
    bore: {
      forms: 'bore|hole|center hole|centre hole|shaft hole|through hole|central hole',
      words: { diameter: 'bore', size: 'bore' },
      bare: 'bore',
    },
    circle: { forms: 'base circle', words: { diameter: 'base' }, bare: 'base' },
  },
  below: [
    ['bore', 'base'],
    ['nose', 'base'],
  ],
  build: ({ id, need }) => {
    const [d, lift, nose, t, hole] = [
      need('base'),
      need('lift'),
      need('nose'),
      need('thickness'),
      need('bore'),
    ]
    const [big, small] = [d / 2, nose / 2]
    const far = big + lift - small
    // The flanks touch both circles.
    const lean = Math.acos((big - small) / Math.max(far, big - small))
    const [c, s] = [Math.cos(lean), Math.sin(lean)]
    const flank = outline(
      [big * c, -big * s],
      ...lines(
        [far + small * c, -small * s],
        [far + small * c, small * s],
        [big * c, big * s],
        [big * c, -big * s],
      ),
    )
    const joined = far > big - small + 1e-6 ? [flank] : []
    return {
      features: [
        raised(
          id,
          [{ kind: 'circle', diameter: d }, { kind: 'circle', diameter: nose, at: [far, 0] }, ...joined],
          0,
          t,
        ),
        ...(hole > 0 ? [rod(`${id}-bore`, hole, [0, 0, -t], 3 * t, '+z' as const, 'cut' as const)] : []),
      ],
      min: [-big, -big, 0],
      max: [big + lift, big, t],
      bore: hole,
      measures: {
        base: extent('y', d),
        lift: { ...extent('x', d + lift), note: `${d + lift} over all` },
        nose: { ...extent('x', d + lift), note: `${d + lift} over all` },
        thickness: levels('z', 0, t),
        bore: bore(hole, [0, 0, t / 2]),
      },
    }
  },
}
