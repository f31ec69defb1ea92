/** Rolled and bent sections: corner lists a draughtsman could check, with fillets in the inside corners. */
import type { Point2 } from '../../../plan/geometry.ts'
import type { ProfileOf } from '../../../plan/profile.ts'
import { corneredLoop } from './corners.ts'
import { alone, impossible, type Loops } from './figures.ts'
import { cross2, minus } from './plane-vector.ts'

type Shape = ProfileOf<'section'>['shape']

interface Sizes {
  /** Width, height, web, flange, and lip (0: none). */
  w: number
  h: number
  t: number
  f: number
  lip: number
}

interface Rule {
  /** Counter-clockwise, from the lower left corner of the box. */
  corners(sizes: Sizes): Point2[]
  /** What each size must stay below, as [the smaller, the larger, in words]. */
  limits(sizes: Sizes): [number, number, string][]
}

const C: Rule = {
  corners: ({ w, h, t, f, lip }) =>
    lip > 0
      ? [
          [0, 0],
          [w, 0],
          [w, lip],
          [w - t, lip],
          [w - t, f],
          [t, f],
          [t, h - f],
          [w - t, h - f],
          [w - t, h - lip],
          [w, h - lip],
          [w, h],
          [0, h],
        ]
      : [
          [0, 0],
          [w, 0],
          [w, f],
          [t, f],
          [t, h - f],
          [w, h - f],
          [w, h],
          [0, h],
        ],
  limits: ({ w, h, t, f, lip }) =>
    lip > 0
      ? [
          [2 * t, w, 'twice the web is below the width'],
          [f, lip, 'the flange is thinner than the lip is long'],
          [2 * lip, h, 'both lips together are shorter than the height'],
        ]
      : [
          [t, w, 'the web is below the width'],
          [2 * f, h, 'twice the flange is below the height'],
        ],
}

const RULES: Record<Shape, Rule> = {
  L: {
    corners: ({ w, h, t, f }) => [
      [0, 0],
      [w, 0],
      [w, f],
      [t, f],
      [t, h],
      [0, h],
    ],
    limits: ({ w, h, t, f }) => [
      [t, w, 'the web is below the width'],
      [f, h, 'the flange is below the height'],
    ],
  },
  T: {
    corners: ({ w, h, t, f }) => [
      [(w - t) / 2, 0],
      [(w + t) / 2, 0],
      [(w + t) / 2, h - f],
      [w, h - f],
      [w, h],
      [0, h],
      [0, h - f],
      [(w - t) / 2, h - f],
    ],
    limits: ({ w, h, t, f }) => [
      [t, w, 'the web is below the width'],
      [f, h, 'the flange is below the height'],
    ],
  },
  U: {
    corners: ({ w, h, t, f }) => [
      [0, 0],
      [w, 0],
      [w, h],
      [w - t, h],
      [w - t, f],
      [t, f],
      [t, h],
      [0, h],
    ],
    limits: ({ w, h, t, f }) => [
      [2 * t, w, 'twice the web is below the width'],
      [f, h, 'the flange is below the height'],
    ],
  },
  I: {
    corners: ({ w, h, t, f }) => [
      [0, 0],
      [w, 0],
      [w, f],
      [(w + t) / 2, f],
      [(w + t) / 2, h - f],
      [w, h - f],
      [w, h],
      [0, h],
      [0, h - f],
      [(w - t) / 2, h - f],
      [(w - t) / 2, f],
      [0, f],
    ],
    limits: ({ w, h, t, f }) => [
      [t, w, 'the web is below the width'],
      [2 * f, h, 'twice the flange is below the height'],
    ],
  },
  Z: {
    corners: ({ w, h, t, f }) => [
      [(w - t) / 2, 0],
      [w, 0],
      [w, f],
      [(w + t) / 2, f],
      [(w + t) / 2, h],
      [0, h],
      [0, h - f],
      [(w - t) / 2, h - f],
    ],
    limits: ({ w, h, t, f }) => [
      [t, w, 'the web is below the width'],
      [2 * f, h, 'twice the flange is below the height'],
    ],
  },
  C,
  hat: {
    corners: ({ w, h, t, f, lip }) => [
      [0, 0],
      [lip, 0],
      [lip, h - f],
      [w - lip, h - f],
      [w - lip, 0],
      [w, 0],
      [w, f],
      [w - lip + t, f],
      [w - lip + t, h],
      [lip - t, h],
      [lip - t, f],
      [0, f],
    ],
    limits: ({ w, h, t, f, lip }) => [
      [t, lip, 'the web is thinner than the brim is long'],
      [2 * lip, w, 'both brims together are below the width'],
      [2 * f, h, 'twice the flange is below the height'],
    ],
  },
}

const WITH_LIP: ReadonlySet<Shape> = new Set(['C', 'hat'])

export function section(p: ProfileOf<'section'>, feature: string): Loops {
  if (p.lip && !WITH_LIP.has(p.shape))
    throw impossible(feature, `a section ${p.shape} has no lip; ${p.lip} mm is given`)
  if (!p.lip && p.shape === 'hat')
    throw impossible(feature, 'a hat section needs the length of its brims (lip)')
  const sizes: Sizes = { w: p.width, h: p.height, t: p.web, f: p.flange ?? p.web, lip: p.lip ?? 0 }
  const rule = RULES[p.shape]
  for (const [smaller, larger, rightly] of rule.limits(sizes))
    if (!(smaller < larger))
      throw impossible(
        feature,
        `in a section ${p.shape} ${rightly}; here it is ${smaller} mm against ${larger} mm`,
      )
  const points = rule.corners(sizes).map((at) => minus(at, [p.width / 2, p.height / 2]))
  const corners = points.map((at, i) => {
    const previous = points.at(i - 1) as Point2
    const next = points[(i + 1) % points.length] as Point2
    const inside = cross2(minus(at, previous), minus(next, at)) < 0
    return { at, radius: inside ? p.innerRadius : undefined }
  })
  return alone(corneredLoop(corners, feature))
}
