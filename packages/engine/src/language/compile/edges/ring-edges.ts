/** The edges of what is round and has a hole in its middle: of its bore, and around it. */
import type { AxisName, Point2, Point3, SignedAxis } from '../../../plan/geometry.ts'
import type { Cut } from '../cuts/cut.ts'
import { onFace, type Stand } from '../faces/stand.ts'
import type { Question } from './edge-choice.ts'
import { type Chosen, middle, ofFaces, together } from './edge-sets.ts'

const AXES: readonly AxisName[] = ['x', 'y', 'z']

/** "the inner and outer edges at the top", "the inner edge": of a ring that of its bore, which other holes beside it are not. */
export function ofRing(question: Question): Chosen | undefined {
  const { entity, stand, stands, cuts, words, faces, round } = question
  const both = words.has('outer') && words.has('inner')
  const own = entity.host === undefined || entity.host === stand.entity
  if (!words.has('inner') || !round || !own || words.has('all') || stand.entity.family) return undefined
  const ends = faces.length > 0 ? faces : ([`+${stand.axis}`, `-${stand.axis}`] as SignedAxis[])
  if (ends.some((face) => face[1] !== stand.axis)) return undefined
  const outer = both ? ofFaces(stand, ends, 'outer') : undefined
  const inner = boreEdges(question, ends)
  if (!inner || (faces.length === 0 && stands.length > 1)) return undefined
  if (cuts.length === 0 && !outer) return undefined
  return outer ? together(outer, [inner]) : inner
}

function boreEdges({ stand, cuts }: Question, ends: readonly SignedAxis[]): Chosen | undefined {
  const own = stand.dimensions.values.get('innerDiameter') ?? 0
  const bores = cuts.filter(
    ({ diameter, face, laid }) =>
      diameter > 0 && face.normal[1] === stand.axis && isCentral(laid.positions, face, stand),
  )
  const [bore] = bores
  const diameter = own > 0 ? own : bore?.diameter
  if (diameter === undefined || bores.length > (own > 0 ? 0 : 1)) return undefined
  const rim = ofFaces(stand, ends, 'inner')
  const near = [...rim.near] as Point3
  near[stand.axis === 'x' ? 1 : 0] = middle(stand)[stand.axis === 'x' ? 1 : 0] + diameter / 2
  return {
    edges: ends.map((facing) => ({
      face: { facing, feature: stand.id, pick: 'outermost' as const },
      curve: 'circle' as const,
      diameter,
      loop: 'inner' as const,
      near,
    })),
    near,
    count: ends.length,
    says: 'inner edges',
  }
}

/** One, on the axis of its body. */
function isCentral(positions: readonly Point2[], face: Cut['face'], stand: Stand): boolean {
  const [position] = positions
  if (!position || positions.length !== 1) return false
  const [at, centre] = [onFace(face, position), middle(stand)]
  return AXES.every(
    (axis, index) =>
      axis === stand.axis || Math.abs((at[index] as number) - (centre[index] as number)) < 1e-6,
  )
}
