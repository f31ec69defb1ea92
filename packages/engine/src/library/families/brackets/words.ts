/** Words and rules that brackets share. */
import type { Chosen, Default, Dimension, FeatureInput, PieceFace, Wanted } from '../family.ts'

/** Every noun with every adjective before it, and by itself. */
export const combined = (adjectives: string, nouns: string): string =>
  nouns
    .split('|')
    .flatMap((noun) => [noun, ...adjectives.split('|').map((adjective) => `${adjective} ${noun}`)])
    .join('|')

/** Of a plate that is bent or welded: about a twelfth of its reach, on the half millimetre. */
export const plateThickness =
  (...reaches: string[]): Default =>
  ({ need }: Wanted): Chosen => {
    const reach = Math.max(...reaches.map((name) => need(name)))
    const share = reach / 12
    const value = share >= 2 ? Math.round(share) : Math.max(Math.round(share * 2) / 2, 0.04 * reach)
    return { value, because: 'a twelfth of its reach is stiff enough' }
  }

/** A screw that suits the plate: clearance for a nominal diameter of a seventh of the narrower side. */
export function usualScrewHole(across: number): number {
  const clearance: readonly (readonly [screw: number, hole: number])[] = [
    [2, 2.4],
    [2.5, 2.9],
    [3, 3.4],
    [4, 4.5],
    [5, 5.5],
    [6, 6.6],
    [8, 9],
    [10, 11],
    [12, 13.5],
  ]
  const wanted = across / 7
  return clearance.findLast(([screw]) => screw <= wanted)?.[1] ?? Number((across * 0.16).toPrecision(2))
}

export const ROOT_FORMS =
  'inside fillet|inner fillet|internal fillet|filleted inside corner|filleted inner corner|filleted inside edge|fillet in the inside corner|fillet at the inside corner|fillet on the inside corner|fillet in the inner corner|fillet at the inner corner|fillet on the inner corner|inside corner fillet|inner corner fillet|rounded inside corner|rounded inner corner|radius at the inside corner|radius in the inside corner|radius at the inner corner|fillet along the inside corner|fillet at the bend|fillet at the corner|bend|fillet at the inside bend|internal corner fillet|filleted internal corner|fillet at the internal corner|fillet between the legs|fillet between the two legs|fillet between the base and the wall|fillet at the joint|fillet where the legs meet|fillet on the inside edge|fillet at the junction'

export const rootRadius = (share: number): Dimension => ({
  says: 'inside radius',
  words: 'innerRadius',
  forms:
    'inside radius|inner radius|bend radius|inside bend radius|inside corner radius|inner corner radius|inside fillet radius|inner fillet radius|internal radius|root radius',
  default: ({ has, need }) =>
    has('root')
      ? {
          value: Number((share * need('thickness')).toPrecision(2)),
          because: 'it is as wide as the plate is thick',
        }
      : 0,
})

/** Screw holes that nobody described, in a row along the longer side of a face. */
export function usualHoles(id: string, face: PieceFace, count: number): FeatureInput {
  const axis = { x: 0, y: 1, z: 2 }[face.normal[1] as 'x' | 'y' | 'z']
  const [u, v] = [0, 1, 2].filter((index) => index !== axis) as [number, number]
  const size = (index: number): number => (face.max[index] as number) - (face.min[index] as number)
  const row = face.row && 'xyz'.indexOf(face.row)
  const along = row === u || (row !== v && size(u) >= size(v)) ? 0 : 1
  const pitch = count > 1 ? (size(along === 0 ? u : v) * 0.55) / (count - 1) : 0
  const near = face.min.map((low, index) => (low + (face.max[index] as number)) / 2) as [
    number,
    number,
    number,
  ]
  near[axis as 0 | 1 | 2] = (face.normal[0] === '+' ? face.max : face.min)[axis as 0 | 1 | 2]
  return {
    kind: 'hole',
    id,
    face: { facing: face.normal, near },
    positions: {
      kind: 'points',
      points: Array.from({ length: count }, (_, index): [number, number] => {
        const offset = (index - (count - 1) / 2) * pitch
        return along === 0 ? [offset, 0] : [0, offset]
      }),
    },
    diameter: face.hole ?? usualScrewHole(Math.min(size(u), size(v))),
    depth: { kind: 'through', reach: 'wall' },
  }
}

export const usualHolesSay = (faces: readonly PieceFace[], each: number): string =>
  `There ${faces.length * each === 1 ? 'is a hole' : `are ${faces.length * each} holes`} for screws${faces.length > 1 ? `, ${each} on each plate` : ''}, as none were described`
