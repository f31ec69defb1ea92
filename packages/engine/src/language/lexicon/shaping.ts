/**
 * Adjectives that promise a shape. An opening line may call the part what it likes, but what it promises must be told:
 * a twisted bar of which only the sizes follow is not what was asked for.
 */

/** Nothing that is built from plain bodies, holes and worked edges is so. */
const NEVER_PLAIN = [
  'knurled',
  'twisted',
  'helical',
  'spiral',
  'spiralled',
  'coiled',
  'serrated',
  'toothed',
  'splined',
  'corrugated',
  'wavy',
  'waved',
  'engraved',
  'embossed',
  'lettered',
  'textured',
  'woven',
  'braided',
  'bent',
  'folded',
  'warped',
  'dished',
  'dimpled',
  'curved',
  'arched',
  'bowed',
  'organic',
  'freeform',
  'sculpted',
  'lofted',
  'swept',
  'sloped',
  'sloping',
  'slanted',
  'angled',
  'inclined',
] as const

const PROMISES: ReadonlySet<string> = new Set(NEVER_PLAIN)

/** What such words have in common with their verbs and nouns: "knurled" and "the knurl". */
const stem = (word: string): string => word.slice(0, Math.max(4, word.length - 3))

/** Whether a word promises a shape that no other word of the prompt comes back to. */
export function isPromise(word: string, others: readonly string[]): boolean {
  const said = word.toLowerCase()
  if (!PROMISES.has(said)) return false
  return !others.some((other) => other.toLowerCase().startsWith(stem(said)))
}
