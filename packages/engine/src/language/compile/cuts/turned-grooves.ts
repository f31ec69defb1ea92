/** Grooves around a shaft whose section is a vee, a trapezoid or an arc. */
import type { Point2, Point3 } from '../../../plan/geometry.ts'
import type { Measure } from '../../../plan/requirement.ts'
import type { Entity } from '../../entity.ts'
import { tidy } from '../../quantities/scan.ts'
import type { FeatureInput } from '../bodies/bodies.ts'
import type { Dimensions } from '../bodies/dimensions.ts'
import type { Stand } from '../faces/stand.ts'
import { all } from '../layout/statements.ts'
import { type Ledger, millimetres, sourceOf, toleranceOf } from '../ledger.ts'
import { arcRadius, halfWidthAt, type Section } from './groove-sections.ts'
import type { Level } from './rings.ts'

type Segment = { kind: 'line'; to: Point2 } | { kind: 'arc'; via: Point2; to: Point2 }

/** From the lower rim over the bottom to the upper rim, and back outside of the body. */
function outline(
  { shape, width, depth, bottom: floor = 0 }: Section,
  radius: number,
  at: number,
): Record<string, unknown> {
  const half = width / 2
  const straight = shape === 'vee' || shape === 'tapered'
  const line = (x: number, y: number): Segment => ({ kind: 'line', to: [tidy(x), tidy(y)] })
  const wall = Math.max(0, depth - half)
  const bottom: Segment[] =
    shape === 'vee'
      ? [line(radius - depth, at)]
      : shape === 'tapered'
        ? [line(radius - depth, at - floor / 2), line(radius - depth, at + floor / 2)]
        : [
            ...(wall > 0 ? [line(radius - wall, at - half)] : []),
            { kind: 'arc', via: [tidy(radius - depth), at], to: [tidy(radius - wall), tidy(at + half)] },
          ]
  const outside = radius + depth
  const rim = straight || wall > 0 ? [line(radius, at + half)] : []
  return {
    kind: 'outline',
    start: [radius, tidy(at - half)],
    segments: [...bottom, ...rim, line(outside, at + half), line(outside, at - half)],
  }
}

export function turnedGroove(
  entity: Entity,
  host: Stand,
  section: Section,
  { at, source }: Level,
  dimensions: Dimensions,
  ledger: Ledger,
): FeatureInput {
  const { shape, width, depth, bottom = 0 } = section
  const id = ledger.name('groove')
  const [cx, cy] = host.origin
  const radius = (host.max[0] - host.min[0]) / 2
  const low = host.min[2]
  // Halfway down the groove, from the end of the body to its flank: where it lies, and how wide it is.
  const halfway: Point3 = [tidy(cx + radius - depth / 2), cy, tidy(low + (at - low) / 4)]
  const flank = tidy(at - low - halfWidthAt(section, depth / 2))
  const placed = {
    measure: { kind: 'wall-thickness', at: halfway, direction: '+z' } satisfies Measure,
    value: flank,
  }
  const neck = tidy(2 * (radius - depth))
  const flanked = {
    measure: {
      kind: 'cone-angle',
      near: [tidy(cx + radius - depth / 2), cy, tidy(at - (width + bottom) / 4)],
    } satisfies Measure,
    value: tidy((360 / Math.PI) * Math.atan(depth / ((width - bottom) / 2))),
  }
  const necked = {
    measure: {
      kind: 'cylinder-diameter',
      near: [tidy(cx + neck / 2), cy, at],
      axis: '+z',
    } satisfies Measure,
    value: neck,
  }
  const bottomed =
    shape === 'tapered'
      ? necked
      : shape === 'vee'
        ? flanked
        : {
            measure: { kind: 'torus-diameter', which: 'tube' } satisfies Measure,
            value: tidy(2 * arcRadius(section)),
          }
  for (const { dimension, given, value } of dimensions.stated)
    ledger.require({
      name: `${id}-${dimension}`,
      says: `groove ${dimension} ${dimension === 'angle' ? `${value}°` : millimetres(value)}`,
      ...(dimension === 'width' ? placed : dimension === 'bottom' ? flanked : bottomed),
      source: sourceOf(given),
      tolerance: toleranceOf(given, value),
    })
  for (const each of shape === 'tapered' ? all(entity.places, 'radii') : [])
    ledger.require({
      name: `${id}-radii`,
      says: `groove down to ${millimetres(neck / 2)} from the axis`,
      ...necked,
      source: each.source,
    })
  const said = [
    ...(source ? [source] : []),
    ...(entity.count?.item ? [{ items: [entity.count.item], values: [] }] : []),
  ]
  for (const each of said)
    ledger.require({
      name: `${id}-place`,
      says: `groove with its middle at z = ${millimetres(at)}`,
      ...placed,
      source: each,
    })
  return {
    kind: 'revolve',
    id,
    operation: 'cut',
    sketch: { add: [outline(section, radius, at)] },
    plane: { on: 'frame', origin: [cx, cy, 0], normal: '-y', x: '+x' },
  } as FeatureInput
}
