/** Flat figures, coins and rings. */
import { twice } from '../../../language/shapes/sizes.ts'
import type { Family, FeatureInput, Measured } from '../family.ts'
import { bore, extent, levels, through, wall } from '../measure.ts'
import { arc, curve, line, lines, outline, raised, rod, share, standing, turned, usual } from '../shape.ts'

/** How wide a star of this circle is: its points may not lie on the axes. */
const span = (points: number, diameter: number, along: 0 | 1): number => {
  const at = Array.from({ length: points }, (_, i) => Math.PI / 2 + (2 * Math.PI * i) / points).map(
    (angle) => (along === 0 ? Math.cos(angle) : Math.sin(angle)),
  )
  return ((Math.max(...at) - Math.min(...at)) * diameter) / 2
}

export const star: Family = {
  id: 'star',
  forms: [
    [
      'star|five pointed star|star shape|star prism|star shaped prism|star plate|star shaped plate|star extrusion|star solid|star shaped solid|christmas star|pentagram star|star ornament',
    ],
  ],
  dimensions: {
    points: {
      says: 'number of points',
      forms: 'point|pointed|spike|arm|tip',
      unit: 'count',
      default: usual(5, 'a star commonly has five'),
    },
    outer: {
      says: 'outer diameter',
      words: 'diameter outerDiameter size acrossCorners',
      forms: 'tip diameter|point diameter',
      default: usual(60, 'it fits in a hand'),
    },
    outerRadius: { says: 'outer radius', words: 'radius outerRadius' },
    width: { says: 'width', words: 'width length axis-x' },
    inner: {
      says: 'inner diameter',
      words: 'innerDiameter',
      default: ({ need }) => {
        const n = need('points')
        const value = n === 5 ? 0.381966 : n > 5 ? 0.55 : 0.35
        return {
          value: Number((value * need('outer')).toPrecision(4)),
          because: 'the points then run straight into each other',
        }
      },
    },
    innerRadius: { says: 'inner radius', words: 'innerRadius' },
    thickness: {
      says: 'thickness',
      words: 'extrusion thickness height depth axis-z',
      default: share(0.1, 'outer', 'it is stiff'),
    },
  },
  linear: [twice('outer', 'outerRadius'), twice('inner', 'innerRadius')],
  formulas: [
    { gives: 'outer', from: ['width', 'points'], compute: (width, points) => width / span(points, 1, 0) },
    { gives: 'width', from: ['outer', 'points'], compute: (outer, points) => span(points, outer, 0) },
  ],
  sequence: { 2: ['outer', 'thickness'] },
  bare: 'outer',
  below: [['inner', 'outer']],
  build: ({ id, need }) => {
    const [n, outer, inner, t] = [Math.round(need('points')), need('outer'), need('inner'), need('thickness')]
    const top = extent('y', span(n, outer, 1))
    const middle = {
      measure: {
        kind: 'tooth-count' as const,
        centre: [0, 0, t / 2] as [number, number, number],
        axis: '+z' as const,
        diameter: (outer + inner) / 2,
      },
      value: n,
    }
    // A line through the middle runs from a notch to the opposite notch, or to a tip where there are odd points.
    const notch = Math.PI / 2 - Math.PI / n
    const length = n % 2 === 0 ? inner : (inner + outer) / 2
    const across: Measured = {
      measure: {
        kind: 'wall-thickness',
        at: [0, 0, t / 2],
        direction: [Math.cos(notch), Math.sin(notch), 0],
      },
      value: length,
      note: `${length.toFixed(3)} through the middle`,
    }
    return {
      features: [raised(id, [{ kind: 'star', points: n, outerDiameter: outer, innerDiameter: inner }], 0, t)],
      ...standing(outer, outer, t),
      shape: 'round',
      measures: {
        points: middle,
        outer: through(top, `${top.value.toFixed(3)} over all`),
        outerRadius: through(top, `${top.value.toFixed(3)} over all`),
        width: extent('x', span(n, outer, 0)),
        inner: across,
        innerRadius: across,
        thickness: extent('z', t),
      },
    }
  },
}

export const heart: Family = {
  id: 'heart',
  forms: [['heart|heart shape|love heart|valentine heart|heart ornament']],
  dimensions: {
    width: {
      says: 'width',
      words: 'width length size diameter axis-x',
      default: usual(50, 'it fits in a hand'),
    },
    height: {
      says: 'height',
      words: 'height axis-y',
      default: share(0.9, 'width', 'a heart is nearly as tall as wide'),
    },
    thickness: {
      says: 'thickness',
      words: 'thickness depth axis-z',
      default: share(0.12, 'width', 'it is stiff'),
    },
  },
  sequence: { 2: ['width', 'height'], 3: ['width', 'height', 'thickness'] },
  bare: 'width',
  build: ({ id, need }) => {
    const [w, h, t] = [need('width'), need('height'), need('thickness')]
    const [r, low] = [w / 4, -h / 2]
    const top = h / 2
    const notch = top - 0.9 * r
    return {
      features: [
        raised(
          id,
          [
            outline(
              [0, low],
              curve([w / 2, top - r], [], [1, 0.9], [0, 1]),
              curve([r, top], [], [0, 1], [-1, 0]),
              curve([0, notch], [], [-1, 0], [-0.35, -1]),
              curve([-r, top], [], [-0.35, 1], [-1, 0]),
              curve([-w / 2, top - r], [], [-1, 0], [0, -1]),
              curve([0, low], [], [0, -1], [1, -0.9]),
            ),
          ],
          0,
          t,
        ),
      ],
      ...standing(w, h, t),
      measures: { width: extent('x', w), height: extent('y', h), thickness: extent('z', t) },
    }
  },
}

export const coin: Family = {
  id: 'coin',
  forms: [['medal|medallion|coin with a rim|token|challenge coin|poker chip']],
  shares: { coin: 'rim' },
  dimensions: {
    diameter: {
      says: 'diameter',
      words: 'diameter outerDiameter width size',
      default: usual(30, 'large coins measure so'),
    },
    radius: { says: 'radius', words: 'radius' },
    thickness: {
      says: 'thickness',
      words: 'thickness height axis-z',
      default: share(0.08, 'diameter', 'coins are about so thick'),
    },
    rim: {
      says: 'rim width',
      forms: 'rim width|edge width|border width',
      default: share(0.06, 'diameter', 'it protects the face'),
    },
    relief: {
      says: 'rim height',
      forms: 'rim height|relief|recess depth|relief depth',
      default: share(0.15, 'thickness', 'it protects the face'),
    },
    loop: {
      says: 'ribbon hole',
      forms: 'ribbon hole diameter|loop diameter|loop hole diameter',
      default: ({ has, need }) =>
        has('loop')
          ? { value: Number((0.12 * need('diameter')).toPrecision(2)), because: 'a ribbon passes' }
          : 0,
    },
  },
  linear: [twice('diameter', 'radius')],
  sequence: { 2: ['diameter', 'thickness'] },
  bare: 'diameter',
  portions: {
    rim: {
      forms: 'rim|raised rim|raised edge|border|raised border',
      words: { width: 'rim', height: 'relief' },
      bare: 'rim',
    },
    loop: {
      forms: 'loop|ribbon hole|ribbon loop|hanging hole|hanging loop',
      words: { diameter: 'loop' },
      bare: 'loop',
    },
  },
  below: [['relief', 'thickness']],
  build: ({ id, need }) => {
    const [d, t, rim, relief, loop] = [
      need('diameter'),
      need('thickness'),
      need('rim'),
      need('relief'),
      need('loop'),
    ]
    const [r, inner] = [d / 2, d / 2 - rim]
    const y = r + loop / 2
    const features: FeatureInput[] = [
      turned(
        id,
        [0, relief],
        lines([inner, relief], [inner, 0], [r, 0], [r, t], [inner, t], [inner, t - relief], [0, t - relief]),
      ),
      ...(loop > 0
        ? [
            rod(`${id}-loop`, 2 * loop, [0, y, 0], t),
            rod(`${id}-ribbon`, loop, [0, y, 0], t, '+z' as const, 'cut' as const),
          ]
        : []),
    ]
    return {
      features,
      min: [-r, -r, 0],
      max: [r, r, t],
      shape: 'round',
      measures: {
        diameter: extent('x', d),
        radius: through(extent('x', d), `diameter ${d}`),
        thickness: extent('z', t),
        rim: wall(rim, [r - rim / 2, 0, t - relief / 2], '+x'),
        relief: levels('z', t - relief, t),
        loop: bore(loop, [0, y, t / 2]),
      },
    }
  },
}

export const fingerRing: Family = {
  id: 'finger ring',
  forms: [
    [
      'ring band|finger ring|wedding ring|wedding band|engagement ring|jewelry ring|jewellery ring|signet ring|band ring',
    ],
  ],
  dimensions: {
    inner: {
      says: 'inner diameter',
      words: 'innerDiameter diameter',
      forms: 'finger size|finger diameter',
      default: usual(18, 'ISO 8653 size 57 is a middle size'),
    },
    width: {
      says: 'band width',
      words: 'width height length axis-z',
      forms: 'band width',
      default: usual(5, 'bands are 4 to 6 mm wide'),
    },
    thickness: {
      says: 'band thickness',
      words: 'thickness wall',
      forms: 'band thickness',
      default: usual(1.8, 'it wears for a lifetime'),
    },
    outer: { says: 'outer diameter', words: 'outerDiameter' },
  },
  linear: [
    [
      [1, 'outer'],
      [-1, 'inner'],
      [-2, 'thickness'],
    ],
  ],
  bare: 'inner',
  build: ({ id, need }) => {
    const [d, w, t] = [need('inner'), need('width'), need('thickness')]
    const [i, o] = [d / 2, d / 2 + t]
    // The outside is domed by a quarter of the thickness, the inside is plain.
    return {
      features: [turned(id, [i, 0], [line(o - t / 4, 0), arc([o, w / 2], [o - t / 4, w]), line(i, w)])],
      ...standing(2 * o, 2 * o, w),
      shape: 'round',
      bore: d,
      measures: {
        inner: bore(d, [0, 0, w / 2]),
        width: extent('z', w),
        thickness: wall(t, [i + t / 2, 0, w / 2], '+x'),
        outer: extent('x', 2 * o),
      },
    }
  },
}
