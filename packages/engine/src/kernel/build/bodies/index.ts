/** The features that reshape the body so far. */
import type { FeatureOf } from '../../../plan/features.ts'
import type { Body } from '../../body.ts'
import type { Site } from '../../site.ts'
import { buildChamfer } from './chamfer.ts'
import { buildDraft } from './draft.ts'
import { buildFillet } from './fillet.ts'
import { buildMirror } from './mirror.ts'
import { buildPattern } from './pattern.ts'
import { buildShell } from './shell.ts'

type BodyKind = 'fillet' | 'chamfer' | 'shell' | 'draft' | 'mirror' | 'pattern'

export const bodyBuilders: { [K in BodyKind]: (feature: FeatureOf<K>, site: Site) => Body } = {
  fillet: buildFillet,
  chamfer: buildChamfer,
  shell: buildShell,
  draft: buildDraft,
  mirror: buildMirror,
  pattern: buildPattern,
}
