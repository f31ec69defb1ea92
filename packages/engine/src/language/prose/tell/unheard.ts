/** Words that compare, join or repeat, of which nothing is built and which are never idle. */

import { type Chunk, isWord, phraseIn } from '../phrases.ts'

/** Compares, joins or repeats: nothing is built of such a word by itself, and it is never idle. */
const UNHEARD =
  /^(?:cm|centimeters|centimetres|inch|inches|meters|metres|feet|included|another|than|twice|thrice|double|triple|half|quarter|clear|untouched|bridges|bridging|linking|links|wraps|wrapping|surrounds|surrounding)$/u

/** Of what is told before and behind it, and of nothing else. */
const JOINING = /^(?:joins|joining|connects|connecting|join|connect)$/u

export function isUnheard(chunks: readonly Chunk[], at: number, text: string): boolean {
  if (UNHEARD.test(text)) return true
  if (JOINING.test(text))
    return phraseIn(chunks[at + 1])?.kind === 'body' || phraseIn(chunks[at + 1])?.kind === 'cut'
  // "do the same on the bottom".
  return (
    text === 'same' && isWord(chunks[isWord(chunks[at - 1], 'the') ? at - 2 : at - 1], 'do', 'does', 'repeat')
  )
}
