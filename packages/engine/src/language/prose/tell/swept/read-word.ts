/** What a word tells of a path: where it goes, that it bends, begins or ends. */
import type { AxisName } from '../../../../plan/geometry.ts'
import { type Chunk, isWord, phraseIn } from '../../phrases.ts'
import { isAngled } from './angled.ts'
import type { PathReading } from './path-reading.ts'
import { BACK, BENDING, BENDS, ENDS, LETTER, LINKS, MOVES, STARTS } from './words.ts'

const isHole = (chunk: Chunk): boolean => phraseIn(chunk)?.concept === 'hole'

const isAxisWord = (chunk: Chunk | undefined): boolean => isWord(chunk, 'x', 'y', 'z')

export function readWord(reading: PathReading, text: string, at: number): boolean {
  const { chunks } = reading
  if (text === 'eachside') {
    reading.spread(at)
    return true
  }
  const next = chunks[at + 1]
  const isPlace = next?.kind === 'points' || /^(?:origin|pronoun)$/u.test(phraseIn(next)?.concept ?? '')
  if (text === 'from' ? isPlace && reading.mode !== 'end' : STARTS.has(text)) {
    reading.mode = 'start'
    return true
  }
  if (ENDS.has(text)) {
    reading.mode = 'end'
    return true
  }
  if (text === '+' || text === '-') return isAxisWord(chunks[at + 1])
  const axis = /^[xyz]$/u.test(text) ? (text as AxisName) : undefined
  if (axis)
    return isWord(chunks[at - 1], '+', '-', 'in', 'the', 'along', 'toward')
      ? reading.heading({ axis, sign: isWord(chunks[at - 1], '-') ? -1 : 1 }, at)
      : false
  if (text === 'up' || text === 'upward' || text === 'vertically' || text === 'vertical')
    return text === 'up' && isWord(chunks[at - 1], 'made')
      ? true
      : reading.heading({ axis: 'z', sign: 1 }, at)
  if (text === 'down' || text === 'downward') return reading.heading({ axis: 'z', sign: -1 }, at)
  if (BENDS.has(text)) {
    // "An S bend".
    if (LETTER.test((chunks[at - 1] as { text?: string } | undefined)?.text ?? '')) return true
    // "Bend a 6 mm rod:": what follows tells how.
    if (at === 0 && /^(?:body|whole)$/u.test(phraseIn(chunks[1])?.kind ?? '')) return true
    reading.statements.push({ kind: 'bend' })
    reading.mode = 'step'
    return true
  }
  if (BENDING.has(text)) {
    reading.mode = 'step'
    if (isWord(chunks[at + 1], 'into', 'from') || reading.step?.kind === 'bend') return true
    if (chunks.slice(at).some(isAngled)) reading.bend()
    return true
  }
  if (BACK.has(text)) {
    if (reading.last?.kind === 'bend') reading.last.back = true
    return reading.last?.kind === 'bend' || text === 'opposite' || isWord(chunks[at + 1], 'down')
  }
  if (MOVES.has(text)) {
    reading.mode = reading.mode === 'start' && text === 'straight' ? 'step' : 'step'
    return true
  }
  if (text === 'then') reading.mode = 'step'
  if (LETTER.test(text) && (at === 0 || isWord(chunks[at - 1], 'a', 'an'))) {
    reading.statements.push({ kind: 'form', letter: text })
    return true
  }
  const isBored = /^(?:cut|drill|bore|remove)$/u.test(text) && chunks.some(isHole)
  return isBored || LINKS.has(text)
}
