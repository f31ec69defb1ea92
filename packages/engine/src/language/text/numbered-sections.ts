/** "an IPE 200 beam": the number stands between the two words of the name; it is read behind them. */
import type { Token } from './tokens.ts'

const SERIES = /^(?:ipe|hea|heb|upn)$/u
const NOUN = /^(?:beam|profile|section|girder|column|steel|bar|channel)$/u

export const withNumberedSections = (tokens: readonly Token[]): readonly Token[] =>
  tokens.map((token, at) => {
    const is = (index: number, pattern: RegExp): boolean => pattern.test(tokens[index]?.text ?? '')
    const numbered = (series: number): boolean =>
      is(series, SERIES) && tokens[series + 1]?.kind === 'number' && is(series + 2, NOUN)
    if (numbered(at - 1)) return { ...(tokens[at + 1] as Token), tight: false }
    return numbered(at - 2) ? { ...(tokens[at - 1] as Token), tight: false } : token
  })
