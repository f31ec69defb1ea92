/** Hexagons with broken corners: heads and nuts. */
import type { FeatureInput } from '../family.ts'

/** A hexagon with its corners broken at 30°, as turned from bar. */
export function hexagon(
  id: string,
  acrossFlats: number,
  from: number,
  height: number,
  broken: 'top' | 'both' | 'none',
): FeatureInput[] {
  const prism: FeatureInput = {
    kind: 'prism',
    id,
    // By its corners, of which two then lie on x, as those of every polygon read from words.
    base: { add: [{ kind: 'polygon', sides: 6, acrossCorners: (2 * acrossFlats) / Math.sqrt(3) }] },
    height,
    frame: { origin: [0, 0, from] },
  }
  if (broken === 'none') return [prism]
  const inner = 0.475 * acrossFlats
  const outer = 0.62 * acrossFlats
  const drop = (outer - inner) * Math.tan(Math.PI / 6)
  const ring = (suffix: string, level: number, way: 1 | -1): FeatureInput => ({
    kind: 'revolve',
    id: `${id}-${suffix}`,
    operation: 'cut',
    sketch: {
      add: [
        {
          kind: 'outline',
          start: [inner, level],
          segments: [
            { kind: 'line', to: [outer, level] },
            { kind: 'line', to: [outer, level - way * drop] },
          ],
        },
      ],
    },
  })
  return [
    prism,
    ring('chamfer', from + height, 1),
    ...(broken === 'both' ? [ring('under-chamfer', from, -1)] : []),
  ]
}
