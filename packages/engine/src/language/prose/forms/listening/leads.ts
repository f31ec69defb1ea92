/** What stands before the name of a form. */
import { FOREIGN, VERBS } from '../../lexicon.ts'
import { type Chunk, isWord, phraseIn } from '../../phrases.ts'

/** "Create", "This is", "a block shaped like", "a beam with an … cross section": nothing but its name. */
export function isIdleLead(lead: readonly Chunk[], form: readonly Chunk[]): boolean {
  const bodies = lead.filter((chunk) => /^(?:body|figure)$/u.test(phraseIn(chunk)?.kind ?? ''))
  const isNamed =
    bodies.length === 0 ||
    form.some(isSection) ||
    lead.some((chunk) => isSection(chunk) || isWord(chunk, 'like', ':', 'is', '(', 'i.e.', ','))
  return (
    bodies.length <= 1 &&
    isNamed &&
    lead.every((chunk) => {
      if (chunk.kind === 'word')
        return (
          !FOREIGN.has(chunk.text) &&
          (!VERBS.has(chunk.text) || /^(?:add|draw|extrude)$/u.test(VERBS.get(chunk.text) ?? ''))
        )
      const phrase = phraseIn(chunk)
      return (
        phrase !== undefined &&
        phrase.bare.length + phrase.sizes.length === 0 &&
        (/^(?:pronoun|aside|whole)$/u.test(phrase.kind) ||
          phrase.concept === 'section' ||
          (bodies.includes(chunk) && !phrase.plural && phrase.det !== 'the'))
      )
    })
  )
}

const isSection = (chunk: Chunk | undefined): boolean => {
  const phrase = phraseIn(chunk)
  return phrase?.concept === 'section' || /^(?:shape|profile|form|section)$/u.test(phrase?.name ?? '')
}
