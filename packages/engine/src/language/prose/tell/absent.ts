/** What nobody is to model, "don't bother with threads", "skip any rounding", "no fillets anywhere": nothing of it may be there. */

import { unread } from '../../operations/unread.ts'
import { type Chunk, isWord, phraseIn } from '../phrases.ts'
import { isNumeric } from './numeric.ts'
import type { Telling } from './telling.ts'
import { quote } from './telling.ts'

const OMITS = [
  'skip',
  'omit',
  'ignore',
  'exclude',
  'forget',
  'neglect',
  'skipping',
  'omitting',
  'ignoring',
  'leave',
]

const MAKES =
  /^(?:bother|worry|model|include|add|draw|show|create|make|put|apply|need|want|modeling|modelling|adding|including|mind|do|try|concern)$/u

/** Nothing here builds them: they are left out anyway. */
const UNBUILT =
  /^(?:threads?|threading|knurl|knurls|knurling|text|lettering|labels?|logos?|markings?|tolerances?|textures?|colors?|paint|coating|coatings|finish|finishes|materials?|details?|decorations?|embellishments?|extras|frills|fastener|fasteners|hardware|screws?|bolts?|welds?|draft|drafts|engraving|ornament|ornaments|anything|any|fancy|special|extra|surface)$/u

const CARRYING =
  /^(?:with|about|out|off|the|a|an|any|all|of|on|to|for|it|them|these|those|just|please|and|or|,|at|here|in|yourself|other|additional|no|actual|real|there|is|are|i|you|we|us|do|not|needed|necessary|required|else|cosmetic|edge|kind|sort|sorts|inside|way|this|these|modeled|modelled|either|now|\.)$/u

/** Behind the chunks that say it, where they do and nothing else. */
export function readAbsent(t: Telling, chunks: readonly Chunk[], at: number): number | undefined {
  const first = chunks[at]
  const isDenied =
    (isWord(first, 'not', 'never') || isWord(first, 'no', 'without')) &&
    chunks
      .slice(at + 1, at + 4)
      .some((chunk) => (chunk.kind === 'word' && MAKES.test(chunk.text)) || phraseIn(chunk)?.name === 'model')
  const isOmitted =
    isWord(first, ...OMITS) && (!isWord(first, 'leave') || isWord(chunks[at + 1], 'out', 'off'))
  if (!isDenied && !isOmitted) return undefined
  const end = chunks.findIndex((chunk, nth) => nth > at && isWord(chunk, ';', '(', ')', ':', 'but'))
  const next = end < 0 ? chunks.length : end
  const said = chunks.slice(at + 1, next)
  if (said.some(isNumeric)) return undefined
  let named = 0
  for (const chunk of said) {
    const phrase = phraseIn(chunk)
    if (phrase?.kind === 'work') {
      t.absent.push({ kind: phrase.concept as 'fillet' | 'chamfer', span: chunk.span })
      named++
    } else if (phrase) {
      if (UNBUILT.test(phrase.name) || phrase.words.some((word) => UNBUILT.test(word))) named++
      else if (!/^(?:aside|whole|pronoun)$/u.test(phrase.kind)) return undefined
    } else if (chunk.kind === 'word') {
      if (/^(?:round|rounding|rounded)$/u.test(chunk.text)) {
        t.absent.push({ kind: 'fillet', span: chunk.span })
        named++
      } else if (UNBUILT.test(chunk.text)) named++
      else if (!CARRYING.test(chunk.text) && !MAKES.test(chunk.text)) return undefined
    } else if (chunk.kind !== 'closed') return undefined
  }
  return named > 0 ? next : undefined
}

/** "No fillets", where something is rounded after all. */
export function holdAbsent(t: Telling): void {
  for (const { kind, span } of t.absent)
    if (t.deeds.some((deed) => deed.kind === 'work' && deed.work.kind === kind)) throw unread(quote(t, span))
}
