/** "This is an L bracket. The legs are …": what the title names is the part itself. */
import type { Line } from '../lines.ts'
import type { Phrase } from '../phrases.ts'
import { newThing } from '../tell/nouns.ts'
import { isNumbered } from '../tell/tell.ts'
import type { Telling } from '../tell/telling.ts'

/** "an L bracket", "a piece of U-channel". */
const sectionIn = (phrase: Phrase): Phrase | undefined =>
  phrase.concept === 'section' ? phrase : phrase.owner && sectionIn(phrase.owner)

const titled = ({ nodes }: Line): Phrase | undefined =>
  nodes.flatMap((node) => (node.kind === 'phrase' ? (sectionIn(node.phrase) ?? []) : []))[0]

/** The title says what kind of section the part is. */
export const titlesSection = ([title, ...rest]: readonly Line[]): boolean =>
  rest.length > 0 && title !== undefined && !isNumbered(title) && titled(title) !== undefined

export function beginSection(t: Telling, title: Line): void {
  const phrase = titled(title)
  if (phrase) t.focus = newThing(t, phrase, 'add')
}
