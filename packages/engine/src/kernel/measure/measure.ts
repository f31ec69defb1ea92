/** Every measure that a requirement can name, taken on the finished B-rep and never read back from the plan. */
import type { Measure } from '../../plan/requirement.ts'
import { angle, clearance, distance } from './between.ts'
import { filletCount, filletRadius } from './blends.ts'
import { area, instanceCount, mass, solidCount, volume } from './bulk.ts'
import { chamferSize } from './chamfers.ts'
import {
  boltCircle,
  holeCount,
  holeDepth,
  holeDiameter,
  holePosition,
  holeSpacing,
  holeToSide,
} from './holes.ts'
import type { MeasureContext, MeasureKind, Measurement, Measurer } from './measurement.ts'
import { coneAngle, coneDiameter, cylinderDiameter, sphereDiameter, torusDiameter } from './rounds.ts'
import { crossings, extent, flats, levels, threadPitch, toothCount, wallThickness } from './sizes.ts'
import { somewhere } from './somewhere.ts'

const MEASURERS: { [K in MeasureKind]: Measurer<K> } = {
  extent,
  levels,
  'hole-count': holeCount,
  'hole-diameter': holeDiameter,
  'hole-depth': holeDepth,
  'hole-position': holePosition,
  'hole-to-side': holeToSide,
  'hole-spacing': holeSpacing,
  'bolt-circle': boltCircle,
  'cylinder-diameter': cylinderDiameter,
  'sphere-diameter': sphereDiameter,
  'torus-diameter': torusDiameter,
  'cone-angle': coneAngle,
  'cone-diameter': coneDiameter,
  'wall-thickness': wallThickness,
  somewhere,
  'fillet-radius': filletRadius,
  'fillet-count': filletCount,
  'chamfer-size': chamferSize,
  angle,
  distance,
  flats,
  'tooth-count': toothCount,
  crossings,
  'thread-pitch': threadPitch,
  volume,
  mass,
  area,
  'solid-count': solidCount,
  'instance-count': instanceCount,
  clearance,
}

export function measure<K extends MeasureKind>(
  context: MeasureContext,
  wanted: Extract<Measure, { kind: K }>,
): Measurement {
  const measurer: Measurer<K> = MEASURERS[wanted.kind]
  return measurer(context, wanted)
}
