/** The edges of a part's first solid, where it is a plain prism, and which of them a selector surely chooses. */
import { AXIS_INDICES, AXIS_NAMES, type AxisIndex, axisAlong, sizeAlong } from '../envelope/box.ts'
import type { Host } from '../envelope/face.ts'
import type { Prism } from '../envelope/shape.ts'
import type { Stage } from '../envelope.ts'
import type { EdgeSelector } from '../select.ts'
import { NEARLY } from './gate.ts'

export type Base = Host & { prism: Prism }
export type Sense = -1 | 1

/** A straight edge runs along `along`; a circle lies across it, at one end. */
export interface Edge {
  kind: 'line' | 'circle'
  along: AxisIndex
  /** On which side of the solid it lies, for each axis it is fixed on. */
  sides: ReadonlyMap<AxisIndex, Sense>
  /** Of a circle; a bore's edges bound the inner loop of their face. */
  diameter?: number
  inner?: boolean
}

export const SENSES: readonly Sense[] = [-1, 1]

export const others = (axis: AxisIndex): [AxisIndex, AxisIndex] =>
  AXIS_INDICES.filter((index) => index !== axis) as [AxisIndex, AxisIndex]

export function edgesOf({ prism }: Base): Edge[] {
  if (prism.outline === 'round') {
    const { axis, diameter = 0, innerDiameter } = prism
    return SENSES.flatMap((sense): Edge[] => {
      const end = { kind: 'circle' as const, along: axis, sides: new Map([[axis, sense]]) }
      const rim = { ...end, diameter }
      return innerDiameter === undefined ? [rim] : [rim, { ...end, diameter: innerDiameter, inner: true }]
    })
  }
  if (prism.outline !== 'rectangle') return []
  return AXIS_INDICES.filter((along) => prism.sharp || along !== prism.axis).flatMap((along) => {
    const [first, second] = others(along)
    return SENSES.flatMap((p) =>
      SENSES.map(
        (q): Edge => ({
          kind: 'line',
          along,
          sides: new Map([
            [first, p],
            [second, q],
          ]),
        }),
      ),
    )
  })
}

/** Whether a face selector means this side of the base; only certain while nothing else was added. */
function boundsFace(
  edge: Edge,
  selector: NonNullable<EdgeSelector['face']>,
  base: Base,
  stage: Stage,
): boolean {
  const { facing, feature, surface, near, at, diameter, side, pick } = selector
  if (stage.added > 1 || facing === undefined || pick === 'innermost') return false
  if (near !== undefined || at !== undefined || diameter !== undefined || side !== undefined) return false
  if (surface !== undefined && surface !== 'plane') return false
  if (feature !== undefined && feature !== base.id) return false
  const along = axisAlong(facing)
  return along !== undefined && edge.sides.get(along.axis) === along.sense
}

const lengthOf = (edge: Edge, base: Base): number =>
  edge.kind === 'circle' ? Math.PI * (edge.diameter as number) : sizeAlong(base.box, edge.along)

function isChosen(edge: Edge, selector: EdgeSelector, base: Base, stage: Stage): boolean {
  const { parallelTo, curve, face, loop, feature, between, convexity, diameter, length, at, near } = selector
  if (near !== undefined || between !== undefined || convexity === 'concave') return false
  if (feature !== undefined && feature !== base.id) return false
  if (curve !== undefined && curve !== edge.kind) return false
  if (diameter !== undefined && !(Math.abs((edge.diameter ?? -1) - diameter) < NEARLY)) return false
  if (selector.outer && edge.inner) return false
  if (parallelTo !== undefined && (edge.kind !== 'line' || axisAlong(parallelTo)?.axis !== edge.along))
    return false
  if (length !== undefined && (stage.slack > 0 || Math.abs(lengthOf(edge, base) - length) > NEARLY))
    return false
  if (at !== undefined) {
    const axis = AXIS_NAMES.indexOf(at.axis) as AxisIndex
    const side = edge.sides.get(axis)
    const level = side === undefined ? undefined : (side > 0 ? base.box.max : base.box.min)[axis]
    if (level === undefined || Math.abs(level - at.value) > NEARLY) return false
  }
  if (face === undefined) return loop === undefined
  if (loop !== undefined && (loop === 'inner') !== (edge.inner ?? false)) return false
  return boundsFace(edge, face, base, stage)
}

export const chosenBy = (
  selectors: readonly EdgeSelector[],
  edges: readonly Edge[],
  base: Base,
  stage: Stage,
): Edge[] => edges.filter((edge) => selectors.some((selector) => isChosen(edge, selector, base, stage)))

/** Whether an earlier selector may have taken this edge: everything that does not surely pass it by. */
export function mayChoose(edge: Edge, { parallelTo, curve, diameter, face, loop }: EdgeSelector): boolean {
  if (curve !== undefined && curve !== edge.kind) return false
  if (parallelTo !== undefined && (edge.kind !== 'line' || axisAlong(parallelTo)?.axis !== edge.along))
    return false
  if (diameter !== undefined && Math.abs((edge.diameter ?? -1) - diameter) > NEARLY) return false
  if (loop === 'inner' && !edge.inner) return false
  const along = face?.facing === undefined ? undefined : axisAlong(face.facing)
  return along === undefined || edge.sides.get(along.axis) === along.sense
}
