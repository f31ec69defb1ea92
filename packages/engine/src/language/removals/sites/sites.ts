/** Where exactly something is taken off a body whose size is known: the way it runs, and its outline across that way. */

import type { Removal, RemovalKind } from '../removal.ts'
import { cutCorners } from './corners.ts'
import type { Host } from './host.ts'
import { notches } from './notches.ts'
import { roundTop } from './round-tops.ts'
import { halfRounds, quarterRounds } from './rounds.ts'
import type { Site } from './site.ts'
import { slopes } from './slopes.ts'
import { stairs } from './stairs.ts'
import { steps } from './steps.ts'

const SITES: Readonly<Record<RemovalKind, (removal: Removal, host: Host) => Site[] | undefined>> = {
  half: halfRounds,
  quarter: quarterRounds,
  step: steps,
  stairs,
  notch: notches,
  corner: cutCorners,
  slope: slopes,
  'round top': roundTop,
  // How far in a flat lies is known where the ball is.
  flat: () => undefined,
}

/** Every place where it is cut; nothing where what was said does not tell. */
export function sitesOf(removal: Removal, host: Host): Site[] | undefined {
  const sites = SITES[removal.kind](removal, host)
  // "two notches" at one place, "a notch" at both sides: the number has to agree.
  const counted = removal.kind === 'stairs' || removal.count === 1 || removal.count === sites?.length
  return counted ? sites : undefined
}
