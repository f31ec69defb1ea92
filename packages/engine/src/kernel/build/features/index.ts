/** Features that add a volume to the body's faces or cut one into them, by kind. */
import type { FeatureOf } from '../../../plan/features.ts'
import type { Site, Volume } from '../../site.ts'
import { grooveVolume } from './groove.ts'
import { holeVolume } from './hole.ts'
import { keywayVolume } from './keyway.ts'
import { bossVolume, pocketVolume } from './pad.ts'
import { ribVolume } from './rib.ts'
import { slotVolume } from './slot.ts'
import { textVolume } from './text/text.ts'

type Kind = 'hole' | 'slot' | 'pocket' | 'boss' | 'rib' | 'groove' | 'keyway' | 'text'
type Builders = { [K in Kind]: (feature: FeatureOf<K>, site: Site) => Volume }

export const featureBuilders: Builders = {
  hole: holeVolume,
  slot: slotVolume,
  pocket: pocketVolume,
  boss: bossVolume,
  rib: ribVolume,
  groove: grooveVolume,
  keyway: keywayVolume,
  text: textVolume,
}
