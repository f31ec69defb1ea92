/** Every inspection there is, the weightiest first. */
import { deepHoles } from './deep-holes.ts'
import { drillSizes } from './drill-sizes.ts'
import { edgeDistance } from './edge-distance.ts'
import type { Inspection } from './inspected.ts'
import { overhangs } from './overhangs.ts'
import { sharpInsideCorners } from './sharp-inside-corners.ts'
import { slenderness } from './slenderness.ts'
import { smallFillets } from './small-fillets.ts'
import { thinWalls } from './thin-walls.ts'

export const INSPECTIONS: readonly { looksFor: string; inspect: Inspection }[] = [
  { looksFor: 'thin walls', inspect: thinWalls },
  { looksFor: 'sharp inside corners', inspect: sharpInsideCorners },
  { looksFor: 'holes near edges', inspect: edgeDistance },
  { looksFor: 'deep holes', inspect: deepHoles },
  { looksFor: 'drill sizes', inspect: drillSizes },
  { looksFor: 'small radii', inspect: smallFillets },
  { looksFor: 'overhangs', inspect: overhangs },
  { looksFor: 'slenderness', inspect: slenderness },
]
