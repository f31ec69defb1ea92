/** A plate bent or welded to an L: the base along x, the wall upright at its low end, the width along y. */
import type { Built, FeatureInput, Order, PieceFace } from '../family.ts'
import { angle, crossings, extent, fillet, wall } from '../measure.ts'
import { usualScrewHole } from './words.ts'

export interface AnglePlate extends Built {
  pieces: { base: readonly PieceFace[]; wall: readonly PieceFace[]; legs: readonly PieceFace[] }
}

/** The dimensions `base`, `height`, `width`, `thickness`, `radius` and `gusset` make it. */
export function anglePlate({ id, need, has }: Order): AnglePlate {
  const [b, h, w, t, r] = [need('base'), need('height'), need('width'), need('thickness'), need('radius')]
  const g = need('gusset')
  const x = -b / 2
  const section: FeatureInput = {
    kind: 'extrude',
    id,
    sketch: {
      add: [
        {
          kind: 'section',
          shape: 'L',
          width: b,
          height: h,
          web: t,
          flange: t,
          ...(r > 0 ? { innerRadius: r } : {}),
        },
      ],
    },
    plane: { on: 'frame', origin: [0, 0, h / 2], normal: '-y', x: '+x' },
    extent: { kind: 'length', length: w, direction: 'both' },
  }
  const reach = 0.7 * (Math.min(b, h) - t)
  // The web reaches into both plates, so that it fills the rounded corner.
  const gussets: FeatureInput[] =
    g > 0
      ? [
          {
            kind: 'rib',
            id: `${id}-gusset`,
            plane: { on: 'frame', origin: [0, 0, 0], normal: '-y', x: '+x' },
            points: [
              [x + t / 2, t / 2],
              [x + t + reach, t / 2],
              [x + t + reach, t],
              [x + t, t + reach],
              [x + t / 2, t + reach],
            ],
            thickness: g,
          },
        ]
      : []
  const hole = usualScrewHole(Math.min(w, b - t, h - t))
  const row = g > 0 || w > 0.8 * Math.max(b, h) ? ({ row: 'y' } as const) : {}
  const base: PieceFace = {
    normal: '+z',
    min: [x + t + r, -w / 2, 0],
    max: [b / 2, w / 2, t],
    free: '+x',
    hole,
    ...row,
  }
  const upright: PieceFace = {
    normal: '+x',
    min: [x, -w / 2, t + r],
    max: [x + t, w / 2, h],
    free: '+z',
    hole,
    ...row,
  }
  const inBase = wall(t, [b / 2 - (b - t) / 8, w / 2 - w / 20, t / 2], '+z')
  const inWall = wall(t, [x + t / 2, w / 2 - w / 20, h - (h - t) / 8], '+x')
  return {
    features: [section, ...gussets],
    min: [x, -w / 2, 0],
    max: [b / 2, w / 2, h],
    faces: { '+z': base, '+x': upright },
    pieces: { base: [base], wall: [upright], legs: [base, upright] },
    shares: 'legs',
    measures: {
      base: extent('x', b),
      height: extent('z', h),
      width: extent('y', w),
      leg: [extent('x', b), extent('z', h)],
      thickness: has('wall') && !has('base') ? inWall : [inBase, inWall],
      radius: fillet(r, [x + t, 0.4 * w, t]),
      gusset: wall(g, [x + t + reach / 4, 0, t + reach / 4], '+y'),
      angle: angle(90, [b / 2 - (b - t) / 8, 0.45 * w, t], [x + t, 0.45 * w, h - (h - t) / 8]),
      legs: crossings(2, [b / 2 - (b - t) / 4, 0.45 * w, -t], [x - t, 0.45 * w, h - (h - t) / 4]),
    },
  }
}
