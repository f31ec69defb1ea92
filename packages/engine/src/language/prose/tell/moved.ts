/** Where the finished part lies in space is not its shape: "rotate the object by 90 degrees", "it may then be translated". */
import { type Chunk, isWord, phraseIn } from '../phrases.ts'
import { isNumeric } from './numeric.ts'
import type { Telling } from './telling.ts'

const ACTIVE = /^(?:translate|rotate|reposition|orient|adjust|shift)$/u

const PASSIVE =
  /^(?:translated|translating|rotated|rotating|repositioned|repositioning|oriented|adjusted|adjusting|shifted|visualized)$/u

/** Turned about an axis a profile is a solid: that is no movement. */
const REVOLVED = /^(?:around|about)$/u

/** Whether the rest of the clause only moves what is there. */
export function isMovedWhole(t: Telling, chunks: readonly Chunk[], at: number): boolean {
  const chunk = chunks[at]
  if (chunk?.kind !== 'word') return false
  const isActive = ACTIVE.test(chunk.text)
  if (!isActive && !PASSIVE.test(chunk.text)) return false
  // "on top of it, by translating it by its height" says again how.
  if (isWord(chunks[at - 1], 'by')) return true
  const rest = chunks.slice(at + 1)
  const told = rest.find((each) => each.kind === 'phrase')
  const subject = chunks.slice(0, at).find((each) => each.kind === 'phrase')
  const phrase = phraseIn(isActive || chunk.text.endsWith('ing') ? (told ?? subject) : (subject ?? told))
  if (phrase?.kind === 'figure' || phrase?.name === 'sketch' || phrase?.name === 'profile') {
    // A figure that is turned about an axis may make a solid.
    if (rest.some((each) => each.kind === 'word' && REVOLVED.test(each.text))) return false
  }
  if (
    rest.some(
      (each) => phraseIn(each)?.det === 'a' && /^(?:body|cut|figure)$/u.test(phraseIn(each)?.kind ?? ''),
    )
  )
    return false
  if (phrase?.kind === 'place') return false
  if (!rest.some(isNumeric)) return t.things.length > 0
  if (phrase?.kind === 'whole' || phrase?.kind === 'aside') return true
  const bodies = t.things.filter(
    ({ role, kind, announced }) => !announced && (role === 'add' || kind === 'figure'),
  )
  return phrase?.kind === 'pronoun' && bodies.length === 1
}
