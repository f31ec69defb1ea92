/** Billable tokens of the embedded planner: what its prompt and its plan would count with o200k (design 10). */

export type TokenCounter = (text: string) => number

/** A merge takes time with the square of the run it works on; words and numbers of real text are far shorter. */
const LONGEST_RUN = 128
/** The runs that o200k merges whole: letters, signs, white space, and line ends with slashes. Digits go in threes. */
const LONG_RUN = new RegExp(
  ['[\\p{L}\\p{M}]', '[^\\s\\p{L}\\p{N}]', '\\s', '[\\r\\n/]']
    .map((run) => `${run}{${LONGEST_RUN}}`)
    .join('|'),
  'gu',
)
const CACHED_MERGES = 10_000
/** `<|endoftext|>` in a prompt is text like any other. */
const AS_PLAIN_TEXT = { disallowedSpecial: new Set<string>() }

/** The vocabulary takes a quarter of a second and some 70 MB, so only a process that runs jobs loads it. */
export async function openTokenCounter(): Promise<TokenCounter> {
  const { countTokens, setMergeCacheSize } = await import('gpt-tokenizer/encoding/o200k_base')
  setMergeCacheSize(CACHED_MERGES)
  return (text) => pieces(text).reduce((sum, piece) => sum + countTokens(piece, AS_PLAIN_TEXT), 0)
}

/** Text without endless runs stays whole, so that its count is exact. */
function pieces(text: string): string[] {
  const cuts = [...text.matchAll(LONG_RUN)].map((match) => match.index + match[0].length)
  return [0, ...cuts].map((from, index) => text.slice(from, cuts[index]))
}
