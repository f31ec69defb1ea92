/** "a frame 80 x 50 mm outside and 60 x 30 mm inside", "a frame with a border of 10 mm": a plate with an opening in it. */
import type { Place, SaidSize, Thing } from './scene.ts'
import type { Telling } from './tell/telling.ts'
import { newThing } from './tell/things.ts'

const isInner = ({ words }: SaidSize): boolean =>
  words.some((word) => /^(?:inner|inside|internal|interior)$/u.test(word))

/** How wide the frame is all around. */
const isBorder = ({ dimension, words }: SaidSize): boolean =>
  dimension === 'wall' || (dimension === 'distance' && words.length > 0)

const isSquareRing = ({ name, words }: Thing): boolean =>
  name === 'ring' && words.some((word) => /^(?:rectangular|square)$/u.test(word))

const isAcross = ({ dimension }: SaidSize): boolean => /^(?:length|width|side|sides)$/u.test(dimension)

/** The opening goes through the middle of it. */
export function openFrames(told: Telling): void {
  for (const frame of told.things.slice()) {
    if (frame.role !== 'add' || !(frame.name === 'frame' || isSquareRing(frame))) continue
    const inner = frame.sizes.filter((said) => isInner(said) && isAcross(said) && !said.gloss)
    const border = frame.sizes.find((said) => isBorder(said) && !said.gloss)
    const isFlat = frame.sizes.some(({ dimension }) => /^(?:height|thickness|depth)$/u.test(dimension))
    if (!isFlat || (inner.length === 0 && !border)) continue
    const opening = newThing(
      told,
      { concept: 'rectangle', kind: 'cut', name: 'opening', plural: false, words: [], span: frame.span },
      'cut',
      frame.line,
    )
    const deed = told.deeds.pop()
    const at = told.deeds.findIndex((each) => each.kind === 'thing' && each.thing === frame)
    if (deed) told.deeds.splice(at + 1, 0, deed)
    const put = (place: Place): void => {
      opening.places.push({ place, gloss: false, used: false, span: frame.span })
    }
    put({ kind: 'through', refs: [], all: true })
    put({ kind: 'centered', axes: [], refs: [] })
    if (inner.length > 0) opening.sizes = inner.map((said) => ({ ...said, words: [] }))
    else if (border) put({ kind: 'margin', figure: border.figure, refs: [] })
    frame.sizes = frame.sizes.filter((said) => !inner.includes(said) && said !== border)
    if (frame.concept === 'tube') frame.concept = 'any'
  }
}
