/** The solid features of the plan, each with the function that makes its volume. */
import type { FeatureOf } from '../../../plan/features.ts'
import type { Site, Volume } from '../../site.ts'
import { extrude } from './extrude.ts'
import { loft } from './loft.ts'
import { prism, pyramid, wedge } from './polyhedra.ts'
import { box, cone, cylinder, sphere, torus } from './primitives.ts'
import { revolve } from './revolve.ts'
import { sweep } from './sweep.ts'

export type SolidKind =
  | 'extrude'
  | 'revolve'
  | 'loft'
  | 'sweep'
  | 'box'
  | 'cylinder'
  | 'cone'
  | 'sphere'
  | 'torus'
  | 'wedge'
  | 'pyramid'
  | 'prism'

export const solidBuilders: { [K in SolidKind]: (feature: FeatureOf<K>, site: Site) => Volume } = {
  extrude,
  revolve,
  loft,
  sweep,
  box,
  cylinder,
  cone,
  sphere,
  torus,
  wedge,
  pyramid,
  prism,
}
