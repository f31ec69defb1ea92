/** Ornaments and models: a tree, a snowman, a molecule. */
import type { Point2 } from '../../../plan/geometry.ts'
import type { Family, FeatureInput } from '../family.ts'
import { extent, levels, through } from '../measure.ts'
import { ball, lines, outline, rod, share, turned, usual, wide } from '../shape.ts'

export const christmasTree: Family = {
  id: 'christmas tree',
  forms: [['christmas tree|xmas tree|pine tree|fir tree|tree ornament|christmas tree ornament', {}]],
  options: {
    form: {
      values: { round: '3d|round|turned|conical|three dimensional', flat: 'flat|2d|cut out' },
      default: 'round',
    },
  },
  dimensions: {
    height: {
      says: 'height',
      words: 'height length axis-z',
      forms: 'tree height',
      default: usual(120, 'it decorates a table'),
    },
    width: {
      says: 'width',
      words: 'width diameter',
      forms: 'base diameter|base width|tree width',
      default: share(0.6, 'height', 'firs are slender'),
    },
    tiers: {
      says: 'number of tiers',
      forms: 'tier|layer|level|section|cone',
      unit: 'count',
      default: usual(3, 'three tiers look like a tree'),
    },
    thickness: {
      says: 'thickness',
      words: 'thickness depth',
      default: ({ option, need }) =>
        option('form') === 'flat'
          ? { value: Number((0.05 * need('height')).toPrecision(2)), because: 'it is stiff' }
          : 0,
    },
    star: {
      says: 'star size',
      forms: 'star size|star diameter|star width',
      default: ({ has, need }) =>
        has('star')
          ? { value: Number((0.2 * need('height')).toPrecision(2)), because: 'it crowns the tree' }
          : 0,
    },
  },
  bare: 'height',
  portions: {
    star: {
      forms:
        'star|star on top|star at the top|star on the top|star topper|star on its top|tree topper|star at top|star on the tip|five pointed star|star on top of it',
      words: { diameter: 'star', size: 'star', width: 'star' },
      bare: 'star',
    },
    trunk: { forms: 'trunk|stem|stump|base', words: {} },
    tier: { forms: 'tier|layer|branch|conical tier', words: {}, count: 'tiers' },
  },
  build: ({ id, need, option }) => {
    const [h, w, tiers, size] = [need('height'), need('width'), Math.round(need('tiers')), need('star')]
    const flat = option('form') === 'flat'
    const t = flat ? need('thickness') : Math.max(0.18 * size, 1)
    const r = w / 2
    const trunk = 0.14 * h
    // The star sits with a quarter of itself in the tip.
    const tip = size > 0 ? h - 0.72 * size : h
    const step = (tip - trunk) / tiers
    const side: Point2[] = [
      [0.16 * r, 0],
      [0.16 * r, trunk],
    ]
    for (let tier = 0; tier < tiers; tier++) {
      const low = trunk + tier * step
      const out = r * (1 - tier / (tiers + 0.35))
      const last = tier === tiers - 1
      side.push([out, low], [last ? 0 : 0.42 * out, low + step])
    }
    const mirrored = side.toReversed().map(([x, z]): Point2 => [-x, z])
    const body: FeatureInput = flat
      ? wide(id, [outline([-0.16 * r, 0], ...lines(...side, ...mirrored.slice(1, -1)))], t)
      : turned(id, [0, 0], lines(...side))
    const y = tip + 0.72 * size - size / 2
    return {
      features: [
        body,
        ...(size > 0
          ? [
              wide(
                `${id}-star`,
                [
                  {
                    kind: 'star' as const,
                    points: 5,
                    outerDiameter: size,
                    innerDiameter: 0.45 * size,
                    at: [0, y] as Point2,
                  },
                ],
                t,
              ),
            ]
          : []),
      ],
      min: [-r, flat ? -t / 2 : -r, 0],
      max: [r, flat ? t / 2 : r, h],
      measures: {
        height: extent('z', h),
        width: extent('x', w),
        tiers:
          tiers > 1
            ? [0, tiers - 2].map((tier) => ({
                ...levels('z', trunk + tier * step, trunk + (tier + 1) * step),
                note: `${tiers} tiers, ${step.toFixed(3)} apart`,
              }))
            : [],
        thickness: flat ? extent('y', t) : [],
        star: size > 0 ? levels('z', tip, h) : [],
      },
    }
  },
}

export const snowman: Family = {
  id: 'snowman',
  forms: [['snowman|snow man']],
  dimensions: {
    height: { says: 'height', words: 'height length axis-z', default: usual(100, 'it decorates a table') },
    count: {
      says: 'number of balls',
      forms: 'ball|sphere|snowball',
      unit: 'count',
      default: usual(3, 'a snowman has three balls'),
    },
  },
  bare: 'height',
  portions: {
    nose: { forms: 'nose|carrot nose|carrot', words: {} },
    hat: { forms: 'hat|top hat|cylinder hat', words: {} },
    ball: { forms: 'ball|sphere|snowball|stacked sphere|stacked ball', words: {}, count: 'count' },
  },
  build: ({ id, need, has }) => {
    const [h, n] = [need('height'), Math.round(need('count'))]
    const hat = has('hat') ? 0.16 * h : 0
    // Each ball is three quarters of the one below, sunk into it by an eighth of its own diameter.
    const shares = Array.from({ length: n }, (_, i) => 0.75 ** i)
    const total = shares.reduce((sum, s, i) => sum + s * (i === 0 ? 1 : 0.875), 0)
    const unit = (h - 0.8 * hat) / total
    let low = 0
    const balls = shares.map((s, i) => {
      const d = s * unit
      if (i > 0) low -= 0.125 * d
      const made = { d, z: low + d / 2 }
      low += d
      return made
    })
    const { d, z } = balls.at(-1) ?? { d: unit, z: unit / 2 }
    const top = z + d / 2
    return {
      features: [
        // A flat cut under the lowest ball lets it stand.
        ...balls.map((each, i) => ball(i === 0 ? id : `${id}-ball-${i + 1}`, each.d, [0, 0, each.z])),
        ...(has('nose')
          ? [
              {
                kind: 'cone' as const,
                id: `${id}-nose`,
                bottomDiameter: 0.18 * d,
                topDiameter: 0,
                height: 0.75 * d,
                frame: { origin: [0, 0, z] as [number, number, number], normal: '-y' as const },
              },
            ]
          : []),
        ...(hat > 0
          ? [
              rod(`${id}-brim`, 0.95 * d, [0, 0, top - 0.2 * hat], 0.2 * hat),
              rod(`${id}-hat`, 0.6 * d, [0, 0, top], 0.8 * hat),
            ]
          : []),
      ],
      min: [-unit / 2, -unit / 2, 0],
      max: [unit / 2, unit / 2, h],
      shape: 'round',
      measures: {
        height: extent('z', h),
        count: balls.map((each, i) => ({
          measure: {
            kind: 'sphere-diameter' as const,
            near: [each.d / 2, 0, each.z] as [number, number, number],
          },
          value: each.d,
          note: `ball ${i + 1} of ${n}`,
        })),
      },
    }
  },
}

export const waterMolecule: Family = {
  id: 'water molecule',
  forms: [['water molecule|molecule of water']],
  dimensions: {
    oxygen: {
      says: 'oxygen diameter',
      words: 'diameter',
      forms: 'oxygen diameter',
      default: usual(30, 'van der Waals radii are 152 and 110 pm, here at 10 million to one'),
    },
    hydrogen: {
      says: 'hydrogen diameter',
      forms: 'hydrogen diameter',
      default: share(110 / 152, 'oxygen', 'van der Waals radii are 152 and 110 pm'),
    },
    bond: {
      says: 'bond length',
      forms: 'bond length',
      default: share(96 / 304, 'oxygen', 'the bond is 96 pm long'),
    },
    angle: {
      says: 'bond angle',
      words: 'angle',
      forms: 'bond angle',
      unit: 'deg',
      default: usual(104.5, 'water has this angle'),
    },
  },
  bare: 'oxygen',
  portions: {
    oxygen: { forms: 'oxygen|oxygen atom', words: { diameter: 'oxygen' }, bare: 'oxygen' },
    hydrogen: {
      forms: 'hydrogen|hydrogen atom',
      words: { diameter: 'hydrogen' },
      bare: 'hydrogen',
      plural: true,
    },
  },
  build: ({ id, need }) => {
    const [o, h, bond, angle] = [
      need('oxygen'),
      need('hydrogen'),
      need('bond'),
      (need('angle') * Math.PI) / 360,
    ]
    const [x, y] = [bond * Math.sin(angle), bond * Math.cos(angle)]
    return {
      features: [
        ball(id, o, [0, 0, o / 2]),
        ball(`${id}-hydrogen-1`, h, [x, -y, o / 2]),
        ball(`${id}-hydrogen-2`, h, [-x, -y, o / 2]),
      ],
      min: [-x - h / 2, -y - h / 2, 0],
      max: [x + h / 2, o / 2, o],
      shape: 'round',
      measures: {
        oxygen: { measure: { kind: 'sphere-diameter', near: [0, o / 2, o / 2] }, value: o },
        hydrogen: { measure: { kind: 'sphere-diameter', near: [x + h / 2, -y, o / 2] }, value: h },
        bond: through(extent('x', 2 * x + h), `${(2 * x + h).toFixed(3)} over all`),
        angle: through(extent('x', 2 * x + h), `${(2 * x + h).toFixed(3)} over all`),
      },
    }
  },
}
