/** "A frame, 4 mm thick everywhere", "(Z=0 to Z=4)", "all 10 mm thick": how thick each of the bodies is that it consists of. */
import { allSizes, type SaidPlace, type SaidSize, type Thing } from '../scene.ts'
import type { Telling } from './telling.ts'

const UP = /^(?:height|thickness|depth)$/u

/** Only how thick it is, is told of it. */
const isOnlyThick = ({ sizes }: Thing): boolean =>
  sizes.length === 1 &&
  sizes.every(({ dimension, of, rank }) => UP.test(dimension) && !of && rank === undefined)

const isLevel = ({ place, own }: SaidPlace): boolean =>
  own === undefined && place.kind === 'range' && place.axis === 'z'

const isRise = ({ dimension, axis, rank }: SaidSize): boolean =>
  (UP.test(dimension) && (axis === undefined || axis === 'z')) || rank === 2 || axis === 'z'

/** Nothing tells how high it is: neither a size nor levels. */
const isOpen = (thing: Thing): boolean =>
  thing.role !== 'cut' &&
  !thing.announced &&
  !allSizes(thing).some(isRise) &&
  !thing.places.some(isLevel) &&
  !/^(?:sphere|hemisphere|torus|cube)$/u.test(thing.concept)

/** Nothing is drawn to be extruded by a length of its own. */
const isLying = (thing: Thing): boolean => allSizes(thing).length > 0 || thing.places.length > 0

export function shareHeights(told: Telling): void {
  const [title] = told.things
  if (!title || title.role === 'cut' || title.plural || title.parts.length > 0) return
  const level = title.places.find(isLevel)
  if (!isOnlyThick(title) && !(title.sizes.length === 0 && level)) return
  const others = told.things.filter((thing) => thing !== title && thing.role !== 'cut' && !thing.section)
  const open = others.filter((thing) => isOpen(thing) && isLying(thing))
  // Each of them is as thick, or the thickness is that of a body of its own.
  if (open.length === 0 || open[0] !== others.find(({ group }) => !group)) return
  const [said] = title.sizes
  for (const thing of open) {
    if (thing.group && !isOpen(thing.group)) continue
    if (thing.members.length > 0 && thing.sizes.length === 0) continue
    if (said) thing.sizes.push({ ...said, used: false, gloss: false })
    // "4 mm thick (Z=0 to Z=4)": there, too.
    if (level) thing.places.push({ ...level, gloss: false, used: false })
  }
  title.sizes = []
  if (level) level.used = true
  title.announced = true
}
