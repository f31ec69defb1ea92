/** The body that a feature reshapes, which must exist before it. */
import { EngineError } from '../../../errors.ts'
import type { Body } from '../../body.ts'
import type { Site } from '../../site.ts'

export function standingBody(site: Site, feature: string): Body {
  if (site.body) return site.body
  throw new EngineError('geometry_validation_failed', `${feature}: there is no body yet to work on`, feature)
}

/** A length in words, without digits that mean nothing. */
export const millimetres = (value: number): string => `${Number(value.toFixed(3))} mm`
