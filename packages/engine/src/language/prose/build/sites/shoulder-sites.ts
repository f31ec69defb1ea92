/** The plane of a shoulder, on its narrow or its wide side. */
import type { Phrase } from '../../phrases.ts'
import { shoulderNamed } from '../shoulders.ts'
import type { Site, SiteContext } from './site.ts'

/** A plane that what is told lies on the one side or the other of: that of its host, else that of the narrow one. */
export function shoulderSite(phrase: Phrase, { world, self, host }: SiteContext): Site | undefined {
  if (
    phrase.concept === 'step' &&
    world.solids.some(({ thing }) => thing !== self && thing.concept === 'step')
  )
    return undefined
  const found = shoulderNamed(world, phrase, host)
  if (!found) return undefined
  const { box, side, narrow, wide } = found
  const isInWide = host !== undefined && host.thing === wide.thing
  return {
    part: 'side',
    box,
    boxes: [box],
    solid: isInWide ? wide : narrow,
    sides: [isInWide ? side : { axis: side.axis, sign: side.sign > 0 ? -1 : 1 }],
    along: undefined,
    several: false,
    phrase,
  }
}
