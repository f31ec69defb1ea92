/** Rings with a round section: told by the hole, the outside or the middle of the cord. */
import type { AxisName, Point3 } from '../../../plan/geometry.ts'
import type { Shaped } from '../bodies.ts'
import type { Build } from '../build.ts'
import { indexOf } from '../space.ts'
import { type SaidSize, sizeOf, type Thing } from '../things.ts'
import { missing, unread } from '../unread.ts'

export const isTorus = (thing: Thing): boolean =>
  thing.concept === 'torus' || sizeOf(thing, 'section', 'sectionRadius') !== undefined

export function torus(build: Build, thing: Thing, axis: AxisName): Shaped {
  const said = {
    section: sizeOf(thing, 'section', 'sectionRadius'),
    major: sizeOf(thing, 'major', 'majorRadius'),
    inner: sizeOf(thing, 'inner'),
    outer: sizeOf(thing, 'outer'),
  }
  const value = (size: SaidSize | undefined): number | undefined =>
    size &&
    build.takeSize(thing, size) *
      (size.dimension === 'sectionRadius' || size.dimension === 'majorRadius' ? 2 : 1)
  const [section, major, inner, outer] = [
    value(said.section),
    value(said.major),
    value(said.inner),
    value(said.outer),
  ]
  const tube =
    section ??
    (inner !== undefined && outer !== undefined
      ? (outer - inner) / 2
      : inner !== undefined && major !== undefined
        ? major - inner
        : outer !== undefined && major !== undefined
          ? outer - major
          : undefined)
  if (tube === undefined) throw missing('cross section', thing.name)
  const ring =
    major ?? (inner === undefined ? (outer === undefined ? undefined : outer - tube) : inner + tube)
  if (ring === undefined) throw missing('inner diameter', thing.name)
  // All that is told holds, or it is not read.
  const told: readonly (readonly [SaidSize | undefined, number])[] = [
    [said.inner, ring - tube],
    [said.outer, ring + tube],
  ]
  for (const [size, found] of told) {
    if (!size) continue
    if (Math.abs(size.figure.value - found) > 1e-6) throw unread(size.figure.text)
    build.measureAs(size.figure, { kind: 'torus-diameter', which: 'ring' }, ring)
  }
  if (said.major) build.measureAs(said.major.figure, { kind: 'torus-diameter', which: 'ring' }, ring)
  if (said.section) build.measureAs(said.section.figure, { kind: 'torus-diameter', which: 'tube' }, tube)
  if (tube >= ring) throw unread(thing.name)
  const size: Point3 = [ring + tube, ring + tube, ring + tube]
  size[indexOf(axis)] = tube
  return {
    shape: {
      kind: 'free',
      make: (id, box, operation) => [
        {
          kind: 'torus',
          id,
          operation,
          ringDiameter: ring,
          tubeDiameter: tube,
          frame: {
            origin: [0, 1, 2].map((k) => ((box.min[k] as number) + (box.max[k] as number)) / 2) as Point3,
            normal: `+${axis}`,
          },
        },
      ],
    },
    size,
    axis,
  }
}
