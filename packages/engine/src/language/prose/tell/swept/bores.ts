/** "The pipe has an 18 mm bore": of what follows a path, it goes along with it. */
import { placesOf, type Scene, type Thing } from '../../scene.ts'

const ALONG = /^(?:through|centered|concentric|way)$/u

const isAlong = (thing: Thing): boolean =>
  placesOf(thing).every(
    ({ place }) =>
      ALONG.test(place.kind) ||
      (place.kind === 'at' &&
        /^(?:in|through|along|into|of)$/u.test(place.how) &&
        /^(?:tube|elbow|axis|center|length|any|it|whole)$/u.test(place.ref.concept)),
  )

export function settleBores(told: Scene): void {
  const swept = told.things.filter(({ path }) => path !== undefined)
  const [pipe] = swept
  if (!pipe || swept.length > 1) return
  for (const bore of told.things.slice()) {
    const [size] = bore.sizes
    const isBore =
      bore.concept === 'hole' &&
      bore.count === 1 &&
      !bore.group &&
      bore.sizes.length === 1 &&
      size !== undefined &&
      /^(?:bare|diameter|radius)$/u.test(size.dimension)
    if (!isBore || !isAlong(bore)) continue
    const dimension = size.dimension === 'radius' ? 'radius' : 'diameter'
    pipe.sizes.push({ ...size, dimension, words: ['inner'] })
    told.things = told.things.filter((thing) => thing !== bore)
    told.deeds = told.deeds.filter((deed) => deed.kind !== 'thing' || deed.thing !== bore)
  }
}
