/** Which form is named at a place of a prompt: by its corners, by a letter or by its figure. */
import { type Chunk, isWord } from '../../phrases.ts'
import type { Form } from '../form.ts'
import { LETTERS } from '../letters/letters.ts'
import { outlineAt } from './cornered.ts'
import { figureIn } from './drawn.ts'
import type { Found } from './found.ts'
import { letterIn } from './lettered.ts'

const lettersOf = (letter: string): readonly Form[] => LETTERS[letter] ?? []

export function formAt(chunks: readonly Chunk[], at: number): Found | undefined {
  const outline = outlineAt(chunks, at)
  if (outline) return outline
  const letter = letterIn(chunks, at)
  if (letter)
    return {
      forms: () => lettersOf(letter.letter),
      concept: letter.letter === 'C' ? 'U' : letter.letter === 'H' ? 'I' : letter.letter,
      name: letter.name,
      at: isWord(chunks[at - 1], 'a', 'an', 'the') ? at - 1 : at,
      next: letter.next,
      counts: {},
    }
  return figureIn(chunks, at)
}
