/** "10 mm along the top and 5 mm down the side": how far a chamfer goes on either face. */
import type { Phrase } from '../phrases.ts'
import type { SaidPlace, Work } from '../scene.ts'
import { bareOf } from './said-sizes.ts'
import { quote, type Telling } from './telling.ts'

const ALONG = /^(?:along|on|down|off|across|in|into|over|from|up)$/u
const FACE = /^(?:face|side|top|bottom|left|right|front|back)$/u
const BETWEEN = /^\s*(?:is |are |being )?(?:measured|wide|long|deep|high|back)?\s*$/u

const isFace = ({ kind, concept, plural, det }: Phrase): boolean =>
  kind === 'place' && FACE.test(concept) && !plural && !/^(?:each|both|all)$/u.test(det)

/** Takes a place that says on which face a size is measured. */
export function legTold(t: Telling, work: Work, { place, span, gloss }: SaidPlace): boolean {
  const [ref] = place.kind === 'from' ? place.refs : []
  const [figure] = place.kind === 'from' ? place.figures : []
  if (place.kind === 'from' && ref && figure && place.refs.length === 1 && isFace(ref)) {
    work.sizes.push({ ...bareOf(figure, gloss), of: ref })
    return true
  }
  const last = work.sizes.findLast(({ dimension }) => dimension !== 'angle')
  if (place.kind !== 'at' || !ALONG.test(place.how) || !isFace(place.ref) || !last || last.of) return false
  if (last.figure.span[1] > span[0] || !BETWEEN.test(quote(t, [last.figure.span[1], span[0]]))) return false
  last.of = place.ref
  return true
}
