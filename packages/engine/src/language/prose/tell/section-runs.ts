/** "flanges 40 mm wide, web 4 mm thick, 90 mm long": what is told last of a part is how long the whole section is. */
import { allSizes, type Scene, type Thing } from '../scene.ts'
import { isSection } from '../sections.ts'

const ACROSS = /^(?:bare|height|width|thickness|wall)$/u

export function settleSections(told: Scene): void {
  for (const thing of told.things) {
    if (!isSection(thing) || thing.role === 'cut' || /^(?:stairs|cross)$/u.test(thing.concept)) continue
    moveRun(thing)
    // "Everything is 4 mm thick".
    const thick = told.overall.findIndex(({ dimension }) => dimension === 'thickness')
    if (thick >= 0 && !isTold(thing, /^(?:thickness|wall)$/u))
      thing.sizes.push(...told.overall.splice(thick, 1))
  }
}

const isTold = (thing: Thing, dimensions: RegExp): boolean =>
  [thing, ...thing.parts].some((each) => allSizes(each).some(({ dimension }) => dimensions.test(dimension)))

/** Of one part alone a length is told besides how wide, high or thick it is: that is the section's. */
function moveRun(thing: Thing): void {
  if (allSizes(thing).some(({ dimension }) => /^(?:length|depth|sides)$/u.test(dimension))) return
  const own = thing.parts.filter(({ sizes }) => sizes.some(({ dimension }) => dimension === 'length'))
  const [part] = own
  const run = part?.sizes.at(-1)
  if (own.length !== 1 || !part || !run || run.dimension !== 'length' || run.of || run.gloss) return
  const isBesides = part.sizes.some(({ dimension }) => ACROSS.test(dimension))
  // Its width across, and its length along: an upright may be told by both.
  if (!isBesides || part.sizes.some(({ rank }) => rank !== undefined)) return
  if (
    thing.concept === 'L' &&
    part.sizes.length < 3 &&
    allSizes(part).every(({ dimension }) => dimension !== 'bare')
  )
    return
  part.sizes.pop()
  thing.sizes.push(run)
}
