/** What tells that a body lies about the origin, or on it. */
import type { Place, SaidPlace, Thing } from '../../scene.ts'
import type { Shaped } from '../bodies/shaped.ts'
import type { World } from '../world.ts'

/** "Its axis is vertical", "the long side along x": heard with the way it lies. */
export const isOwnWay = (own: NonNullable<SaidPlace['own']>): boolean =>
  typeof own === 'object' && /^(?:axis|side|direction|face|plane)$/u.test(own.concept)

/** "with its base at Z=0, centered at the origin". */
export const isFoot = (own: NonNullable<SaidPlace['own']>): boolean =>
  typeof own === 'object' && own.concept === 'bottom'

/** "centered at the origin in all three axes". */
export const isInAll = ({ axes, refs }: Place & { kind: 'centered' }): boolean =>
  axes.includes('z') ||
  refs.some(({ concept, plural, det }) => concept === 'axis' && (plural || det === 'all' || det === 'each'))

/** "a shaft lying along the X axis": about that axis. */
export const isOnAxis = (world: World, { place, own, span }: SaidPlace): boolean =>
  own === undefined &&
  (place.kind === 'way' || place.kind === 'parallel') &&
  /\baxis\b/iu.test(world.quote([span[0], span[1] + 5]))

/** Levels of other things are told from the origin. */
export const isLeveled = ({ told }: World, thing: Thing): boolean =>
  told.things.some(
    (other) =>
      other !== thing &&
      other.places.some(
        ({ place }) =>
          ((place.kind === 'range' || place.kind === 'coordinate') && place.axis === 'z') ||
          (place.kind === 'points' && place.axes.includes('z')),
      ),
  )

/** About an axis that lies, so through the origin. */
export const isLying = ({ round, axis }: Shaped): boolean => round && axis !== 'z'

export const isAtOrigin = ({ axes, refs }: Place & { kind: 'centered' }): boolean =>
  axes.length === 0 && refs.some(({ concept }) => concept === 'origin')

export const isOnPlane = ({ place }: SaidPlace): boolean =>
  place.kind === 'perpendicular' || (place.kind === 'coordinate' && place.axis === 'z')

/** "drilled from the top down to Z=-5": below the origin there is something to cut. */
export const isCutBelow = (world: World): boolean =>
  world.told.things.some(
    ({ role, places }) =>
      role === 'cut' &&
      places.some(
        ({ place }) =>
          place.kind === 'coordinate' && place.axis === 'z' && place.figures.some(({ value }) => value <= 0),
      ),
  )
