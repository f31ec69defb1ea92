/** Adjectives said of a thing, "the groove is rectangular", "the box is open". */

import { unread } from '../../operations/unread.ts'
import type { Phrase } from '../phrases.ts'
import { domeEnds } from './roundtops.ts'
import type { Clause, Telling } from './telling.ts'

const isBoth = ({ det, plural }: Phrase): boolean => plural && /^(?:both|each|all|its|the)$/u.test(det)

/** "The groove is rectangular", "the box is open". */
export function describe(t: Telling, c: Clause, text: string): void {
  const theme = c.theme ?? t.lastTheme
  if (theme?.kind === 'thing') theme.thing.words.push(text)
  // "its ends are round": of a slot, which goes on.
  else if (
    theme?.kind === 'part' &&
    theme.of?.role === 'cut' &&
    theme.phrase.concept === 'end' &&
    /^(?:round|rounded|semicircular)$/u.test(text)
  ) {
    theme.of.words.push('roundended')
    c.theme = { kind: 'thing', thing: theme.of }
  }
  // "both ends open": where it is.
  else if (theme?.kind === 'part' && theme.of && text === 'open') {
    const { phrase, also } = theme
    theme.of.openings ??= []
    theme.of.openings.push({
      place: { kind: 'at', how: 'at', ref: phrase, ...(also ? { also } : {}) },
      gloss: false,
      used: false,
      span: phrase.span,
    })
    theme.of.words.push(text)
  } else if (theme?.kind === 'part' && theme.of && /^(?:open|closed)$/u.test(text))
    theme.of.words.push(`${text} ${theme.phrase.concept}`)
  else if (
    theme?.kind === 'part' &&
    text === 'hemispherical' &&
    theme.phrase.concept === 'end' &&
    isBoth(theme.phrase)
  ) {
    if (!domeEnds(theme.of)) throw unread(text)
  } else if (theme?.kind === 'hollow') theme.hollow.words.push(text)
  else if (!/^(?:flat|solid|square|round)$/u.test(text)) throw unread(text)
}
