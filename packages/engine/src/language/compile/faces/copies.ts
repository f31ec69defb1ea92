/** Cuts that are named with several copies of one body: each copy has its share. */
import { EngineError } from '../../../errors.ts'
import type { Entity } from '../../entity.ts'
import { plural } from '../../lexicon/lexicon.ts'
import { quote } from '../../sizes/sizes.ts'
import { ON_EACH, type Share } from '../families/pieces.ts'
import { hostFace } from './host-face.ts'
import type { Stand } from './stand.ts'

/** Several copies of one body share the cut named with them: "a hole through each mount", "four holes in the four feet". */
export function sharesOfCopies(entity: Entity, stands: readonly Stand[]): Share[] {
  const hosts = stands.filter((stand) => stand.entity === entity.host && !stand.entity.cut)
  const isEach = entity.manners.has(ON_EACH)
  const absolute = entity.places.some(
    ({ place }) => ABSOLUTE.has(place.kind) || (!isEach && OF_A_FACE.has(place.kind)),
  )
  if (hosts.length < 2 || absolute) return []
  const count = entity.count?.value ?? 1
  const each = isEach || count === 1 ? count : count / hosts.length
  if (!Number.isInteger(each))
    throw new EngineError(
      'prompt_too_ambiguous',
      `${quote(entity.count?.item?.text ?? String(count))} ${plural(entity.concept)} cannot be shared by ${hosts.length} of ${quote(hosts[0]?.entity.item.text ?? '')}. Say how many go into each.`,
    )
  const part: Entity = { ...entity, count: { ...entity.count, item: entity.count?.item, value: each } }
  return hosts.map((stand) => ({ entity: part, face: { ...hostFace(part, stands, stand), shared: true } }))
}

/** Places of the part, and places that each body can have on a face of its own. */
const ABSOLUTE = new Set(['points', 'coordinate', 'coordinates'])
const OF_A_FACE = new Set(['bolt-circle', 'pattern'])
