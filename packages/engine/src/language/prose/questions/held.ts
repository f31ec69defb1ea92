/** What is said in passing of a cut or of edges, where no place carries it: it is true of what was built, or refused. */
import { isSame, levelOf, opposite, sizeAlong } from '../../operations/space.ts'
import { unread } from '../../operations/unread.ts'
import { isGusset } from '../build/standing/gussets.ts'
import type { Solid, World } from '../build/world.ts'
import type { Thing } from '../scene.ts'

export function holdPassing(world: World): void {
  for (const solid of world.solids) holdLeft(world, solid)
  for (const { thing } of world.solids) holdBall(thing)
  for (const solid of world.solids) holdHigh(solid)
  holdAnnounced(world)
}

/** "A hole 24 mm deep from the underside, leaving 6 mm at the top": between its end and a face behind it. */
function holdLeft(world: World, { thing, boxes: [box], mouth, through }: Solid): void {
  if (thing.role !== 'cut' || through || !box || !mouth) return
  const far = opposite(mouth)
  const end = levelOf(box, far)
  for (const { dimension, figure } of thing.sizes) {
    if (dimension !== 'left') continue
    const isHeld = world.bodies.some(({ box: body, inner }) =>
      [body, ...(inner ? [inner] : [])].some((each) =>
        [far, mouth].some((side) => isSame(Math.abs(levelOf(each, side) - end), figure.value)),
      ),
    )
    if (!isHeld) throw unread(figure.text)
  }
}

/** "A ball socket of 30 mm diameter, 10 mm deep": the diameter of the ball, or of its mouth? */
function holdBall({ words, sizes }: Thing): void {
  const [diameter, depth] = ['diameter', 'depth'].map((name) => sizes.find((said) => said.dimension === name))
  if (words.includes('ball') && diameter && depth && depth.figure.value < diameter.figure.value / 2 - 1e-6)
    throw unread(diameter.figure.text)
}

/** "A piece 12 mm high" is so high, and not so deep from the side. */
function holdHigh({ thing, shape, boxes: [box] }: Solid): void {
  const height = thing.sizes.find(({ dimension, gloss, of }) => dimension === 'height' && !gloss && !of)
  if (thing.role !== 'cut' || thing.concept !== 'notch' || shape !== 'box' || !box || !height) return
  if (!isSame(sizeAlong(box, 'z'), height.figure.value)) throw unread(height.figure.text)
}

/** "A bracket with a gusset", of which nothing more is told. */
function holdAnnounced({ told, solids }: World): void {
  for (const thing of told.things) {
    const isBuilt = solids.some((solid) => solid.thing === thing || solid.thing.name === thing.name)
    if (thing.announced && isGusset(thing) && !isBuilt) throw unread(told.prompt.slice(...thing.span))
  }
}
