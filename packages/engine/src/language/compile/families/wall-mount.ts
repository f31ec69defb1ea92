/** What a part needs to hang on a wall, where its family has nothing for that: ears beside it, or a tab above a round one. */
import type { Built, FeatureInput, Measured } from '../../../library/families/family.ts'
import { block, rod } from '../../../library/families/shape.ts'
import type { AxisName, Point3 } from '../../../plan/geometry.ts'

const [THICK, WIDE, SCREW] = [4, 16, 4.5]
const CHOSE = `Two screw holes of ${SCREW} mm for wood screws of 4 mm hold it to the wall, as it is to be mounted there`

/** The size over all is now that of the part with its ears: what was stated is measured between the part's own faces. */
function between({ min, max }: Built, axis: AxisName, measured: Measured): Measured {
  const k = { x: 0, y: 1, z: 2 }[axis] as 0 | 1 | 2
  return measured.measure.kind === 'extent' && measured.measure.axis === axis
    ? { ...measured, measure: { ...measured.measure, kind: 'levels', axis, from: min[k], to: max[k] } }
    : measured
}

const withMeasures = (built: Built, axis: AxisName): Built['measures'] =>
  Object.fromEntries(
    Object.entries(built.measures).map(([name, measured]) => [
      name,
      [measured].flat().map((each) => between(built, axis, each)),
    ]),
  )

export function wallMounted(id: string, built: Built): Built {
  const { min, max } = built
  const [back, foot] = [max[1], min[2]]
  const round = built.shape === 'round'
  const high = Math.min(max[2] - foot, 2 * WIDE)
  const hole = (name: string, x: number, z: number): FeatureInput =>
    rod(`${id}-${name}`, SCREW, [x, back + 1, z], THICK + 2, '-y', 'cut')
  const plate = (low: Point3, top: Point3): FeatureInput => block(`${id}-wall-plate`, low, top)
  const half = Math.min((max[0] - min[0]) / 2, 2 * WIDE)
  const [first, ...others] = built.parts ?? []
  const middle = (min[1] + max[1]) / 2
  const lug = (name: string, low: number, top: number): FeatureInput[] => [
    block(`${id}-${name}`, [low, middle - WIDE / 2, foot], [top, middle + WIDE / 2, foot + THICK]),
    rod(`${id}-${name}-hole`, SCREW, [(low + top) / 2, middle, foot - 1], THICK + 2, '+z', 'cut'),
  ]
  // A box with a lid has its floor to the wall.
  const added: FeatureInput[] = first
    ? [...lug('ear-1', min[0] - WIDE, min[0]), ...lug('ear-2', max[0], max[0] + WIDE)]
    : round
      ? [
          plate([-half, back - THICK, foot], [half, back, max[2] + WIDE]),
          hole('wall-hole-1', -half / 2, max[2] + WIDE / 2),
          hole('wall-hole-2', half / 2, max[2] + WIDE / 2),
        ]
      : [
          block(`${id}-ear-1`, [min[0] - WIDE, back - THICK, foot], [min[0], back, foot + high]),
          block(`${id}-ear-2`, [max[0], back - THICK, foot], [max[0] + WIDE, back, foot + high]),
          hole('wall-hole-1', min[0] - WIDE / 2, foot + high / 2),
          hole('wall-hole-2', max[0] + WIDE / 2, foot + high / 2),
        ]
  return {
    ...built,
    features: first ? built.features : [...built.features, ...added],
    ...(first ? { parts: [{ ...first, features: [...first.features, ...added] }, ...others] } : {}),
    measures: withMeasures(built, round ? 'z' : 'x'),
    chose: [...(built.chose ?? []), CHOSE],
  }
}
