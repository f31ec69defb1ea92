/** The cross-section of a groove: what its words make of it, and how wide it is at some depth. */
import { EngineError } from '../../../errors.ts'
import type { Entity } from '../../entity.ts'
import { quote } from '../../sizes/sizes.ts'

export type GrooveShape = 'square' | 'vee' | 'round' | 'tapered'

/** Whether one of its names says so: "a single groove", which is told to be a V groove behind, is one. */
export const isCalled = ({ item, names }: Entity, pattern: RegExp): boolean =>
  [item.kind === 'term' ? item.form : '', ...names].some((name) => pattern.test(name))

export const VEE = /^v |^triangular/u

/** Narrower at its bottom than at its mouth, whatever else it is called: "a V-groove with a flat bottom". */
const isTapered = ({ given }: Entity): boolean => given.some(({ word }) => word === 'baseLength')

export function grooveShape(entity: Entity): GrooveShape {
  if (isTapered(entity)) return 'tapered'
  // By its mouth alone it would be cut straight down.
  if (isCalled(entity, /^trapez/u) || entity.adjectives.has('trapezoidal'))
    throw new EngineError(
      'prompt_too_ambiguous',
      `How wide is ${quote(entity.item.text)} at its bottom? Give its width there as well.`,
    )
  if (isCalled(entity, VEE) || entity.adjectives.has('triangular')) return 'vee'
  const round = entity.adjectives.has('semicircular') || entity.adjectives.has('circular')
  return round || isCalled(entity, /^(?:round|semicircular|half (?:round|circ|cyl))/u) ? 'round' : 'square'
}

export interface Section {
  shape: GrooveShape
  width: number
  depth: number
  /** How wide it is at its bottom, where that is told apart. */
  bottom?: number | undefined
}

/** Of the arc that ends at both rims and reaches to the bottom. */
export const arcRadius = ({ width, depth }: Section): number =>
  depth >= width / 2 ? width / 2 : ((width / 2) ** 2 + depth ** 2) / (2 * depth)

/** Half the width of the groove, so far below its mouth. */
export function halfWidthAt(section: Section, below: number): number {
  const { shape, width, depth, bottom = 0 } = section
  if (shape === 'square') return width / 2
  if (shape === 'tapered') return (width + (bottom - width) * (below / depth)) / 2
  if (shape === 'vee') return (width / 2) * (1 - below / depth)
  const radius = arcRadius(section)
  const centre = depth - radius
  return below <= Math.max(0, depth - width / 2) ? width / 2 : Math.sqrt(radius ** 2 - (below - centre) ** 2)
}
