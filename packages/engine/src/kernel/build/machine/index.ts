/** Machine elements: each is made along +z at the origin and then placed by its frame. */
import type { FeatureOf } from '../../../plan/features.ts'
import { axesOf } from '../../../plan/vector.ts'
import type { Occt, TopoDS_Shape } from '../../occt.ts'
import type { Site, Volume } from '../../site.ts'
import { placeTool } from '../features/placement.ts'
import { gearSolid } from './gear.ts'
import { pulleySolid } from './pulley.ts'
import { springSolid } from './spring.ts'
import { sprocketSolid } from './sprocket.ts'
import { threadedRodSolid } from './threaded-rod.ts'

type MachineKind = 'gear' | 'pulley' | 'sprocket' | 'spring' | 'threaded-rod'

/** An element on its own feet becomes the volume of its feature. */
const placed =
  <F extends FeatureOf<MachineKind>>(make: (oc: Occt, feature: F) => TopoDS_Shape) =>
  (feature: F, { oc }: Site): Volume => ({
    operation: feature.operation,
    solids: [placeTool(oc, make(oc, feature), axesOf(feature.frame))],
  })

export const machineBuilders: { [K in MachineKind]: (feature: FeatureOf<K>, site: Site) => Volume } = {
  gear: placed(gearSolid),
  pulley: placed(pulleySolid),
  sprocket: placed(sprocketSolid),
  spring: placed(springSolid),
  'threaded-rod': placed(threadedRodSolid),
}
