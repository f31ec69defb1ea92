/** Copies in one layout: as many as are said, and none over another. */

import { parseThread } from '../../library/threads.ts'
import { planarFace } from '../envelope/face.ts'
import { positionsOf } from '../envelope/positions.ts'
import type { Feature, FeatureOf } from '../features.ts'
import type { Point2 } from '../geometry.ts'
import type { Layout } from '../layout.ts'
import { type Contradictions, featureGate, fitGate, mm, NEARLY } from './gate.ts'

/** What a hole is at least across; undefined where its thread is not known. */
export function boreOf({ diameter, thread }: FeatureOf<'hole'>): number | undefined {
  if (diameter !== undefined) return diameter
  const cut = thread && parseThread(thread.designation)
  return cut && Math.min(cut.tapDrill, cut.minorDiameterInternal)
}

/** The closest two points nearer than `limit`, by a sweep along x. */
function closest(points: readonly Point2[], limit: number): { gap: number; at: Point2 } | undefined {
  const sorted = [...points].sort(([a], [b]) => a - b)
  let found: { gap: number; at: Point2 } | undefined
  let start = 0
  for (const [index, at] of sorted.entries()) {
    while ((sorted[start] as Point2)[0] < at[0] - limit) start += 1
    for (const other of sorted.slice(start, index)) {
      const gap = Math.hypot(at[0] - other[0], at[1] - other[1])
      if (gap < (found?.gap ?? limit)) found = { gap, at }
    }
    if (found?.gap === 0) return found
  }
  return found
}

function* overlaps(points: readonly Point2[], width: number, what: string): Contradictions {
  const near = closest(points, width - NEARLY)
  if (near) {
    yield `two of its ${points.length} copies are only ${mm(near.gap)} apart (near [${near.at.map((c) => Number(c.toFixed(3))).join(', ')}]), less than their ${what} ${mm(width)}`
  }
}

/** Only figures that surely overlap at this distance: a slot's or a pocket's width is not a circle's. */
function widthOf(feature: Feature): { width: number; what: string } | undefined {
  if (feature.kind === 'hole') {
    const bore = boreOf(feature)
    return bore === undefined ? undefined : { width: bore, what: 'diameter' }
  }
  return feature.kind === 'slot' ? { width: feature.width, what: 'width' } : undefined
}

function* angles(layout: Layout): Contradictions {
  if (layout.kind !== 'bolt-circle' || !layout.anglesDeg) return
  const { count, anglesDeg } = layout
  if (anglesDeg.length !== count)
    yield `the bolt circle says ${count} places and gives ${anglesDeg.length} angles`
}

function* inLayout(feature: FeatureOf<'hole' | 'slot' | 'pocket' | 'boss'>): Contradictions {
  const { positions } = feature
  yield* angles(positions)
  const sized = widthOf(feature)
  if (!sized || positions.kind === 'corners') return
  yield* overlaps(positionsOf(positions, [0, 0]) ?? [], sized.width, sized.what)
}

export const layouts = featureGate({ hole: inLayout, slot: inLayout, pocket: inLayout, boss: inLayout })

/** Corners depend on the face: its largest possible size leaves the most room between them. */
const inCorners = fitGate({
  *hole(feature, stage) {
    yield* cornersOn(feature, planarFace(feature.face, stage)?.size)
  },
  *slot(feature, stage) {
    yield* cornersOn(feature, planarFace(feature.face, stage)?.size)
  },
  *pocket(feature, stage) {
    yield* cornersOn(feature, planarFace(feature.face, stage)?.size)
  },
  *boss(feature, stage) {
    yield* cornersOn(feature, planarFace(feature.face, stage)?.size)
  },
})

function* cornersOn(
  feature: FeatureOf<'hole' | 'slot' | 'pocket' | 'boss'>,
  size: Point2 | undefined,
): Contradictions {
  const { positions } = feature
  if (!size || positions.kind !== 'corners') return
  for (const axis of [0, 1] as const) {
    const inset = positions.inset[axis]
    if (inset * 2 >= size[axis]) {
      yield `an inset of ${mm(inset)} from both sides leaves no corners on a face ${mm(size[axis])} across`
    }
    if (inset < 0) yield `an inset of ${mm(inset)} lies off the face, which is ${mm(size[axis])} across`
  }
  const sized = widthOf(feature)
  if (sized) yield* overlaps(positionsOf(positions, size) ?? [], sized.width, sized.what)
}

export const spacing = inCorners
