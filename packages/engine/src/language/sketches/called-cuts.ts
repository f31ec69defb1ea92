/** "Cut out a door from the front, a rectangle with …", "The door is 6 mm deep": what is cut, by a name of its own. */
import type { Figure } from './drawing.ts'
import type { Reading, Step } from './reading.ts'
import { takeNoun } from './references.ts'
import { here, Scanner } from './writing.ts'

const CALLED = here(
  '(?:a|an|the) (?:simple |small )?(?<name>[a-z]+)(?: (?:from|in|into|on|out of) the (?<face>front|top)(?: (?:face|side|wall|surface))?(?: of (?:it|the [a-z]+))?)?(?: ,| :| in the (?:form|shape) of| as| that is| which is| , which is)(?= (?:a|an) )',
)

/** Its name, before the figure that it is; the front is what was drawn as seen from there. */
export function takeCalled({ drawing }: Reading, scan: Scanner): string | undefined {
  return scan.attempt(() => {
    const told = scan.take(CALLED)?.groups
    const name = told?.['name']
    if (!name || takeNoun(new Scanner(name))) return undefined
    return told['face'] && told['face'] !== (drawing.plane === 'xz' ? 'front' : 'top') ? undefined : name
  })
}

const DEEP = here(
  '(?:(?:the|this|that|its) )?(?<name>it|they|[a-z]+(?: [a-z]+)??) (?:(?:should|must|will|only|just|also)(?= )\\s?)*(?:have|has|be|is|are|goes|go|reach|reaches|extends?)(?: (?:only|just|to|a|cut|with|recessed|by))* (?:depth of #(?<n>\\d+)(?: units?)?|#(?<m>\\d+)(?: units?)? (?:deep|in depth|into (?:it|the [a-z]+)))',
)

/** How deep it goes, told by itself. */
export const deepened: Step = ({ drawing, known }, scan) => {
  const told = scan.take(DEEP)?.groups
  const name = told?.['name'] ?? ''
  const isMeant = (figure: Figure): boolean =>
    /^(?:it|they)$/u.test(name)
      ? drawing.last.includes(figure)
      : name.split(' ').every((word) => figure.names.has(word.replace(/s$/u, '')) || figure.names.has(word))
  const meant = drawing.figures.filter((figure) => isMeant(figure))
  if (!told || meant.length === 0 || meant.some(({ cut, rise }) => !cut || rise !== undefined))
    return undefined
  for (const figure of meant) figure.rise = known.number(Number(told['n'] ?? told['m']))
  return true
}
