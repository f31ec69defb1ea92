/** The whole vocabulary as one table of forms, and longest match over it. */
import { bodies, portions, shapes, wholes } from './bodies.ts'
import type { Entry, Vocabulary } from './entry.ts'
import { changes, dimensions, features, manners, operations } from './operations.ts'
import { axes, edges, faces, grammar, places, which } from './places.ts'
import { nearWords } from './spelling.ts'
import { colours, fillers, materials, purposes } from './surroundings.ts'

/** A form in two tables has two senses; the sentence decides. */
const VOCABULARIES: readonly Vocabulary[] = [
  bodies,
  wholes,
  portions,
  features,
  manners,
  shapes,
  dimensions,
  faces,
  edges,
  which,
  places,
  axes,
  ...grammar,
  operations,
  changes,
  materials,
  colours,
  purposes,
  fillers,
]

const IRREGULAR: Readonly<Record<string, string>> = {
  radii: 'radius',
  vertices: 'vertex',
  apices: 'apex',
  halves: 'half',
  dice: 'die',
}

/** The singular of a regular plural, or the word itself. */
export function singular(word: string): string {
  const irregular = IRREGULAR[word]
  if (irregular) return irregular
  if (word.length <= 3 || !word.endsWith('s') || word.endsWith('ss') || word.endsWith('us')) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return /(?:[sxz]|[cs]h)es$/u.test(word) ? word.slice(0, -2) : word.slice(0, -1)
}

function build(): { forms: Map<string, Entry[]>; wordsByLength: Map<number, string[]>; longest: number } {
  const forms = new Map<string, Entry[]>()
  const words = new Set<string>()
  let longest = 1
  for (const { category, lines } of VOCABULARIES) {
    for (const [concept, list] of lines) {
      for (const form of list.split('|')) {
        const senses = forms.get(form) ?? []
        if (!senses.some((sense) => sense.category === category && sense.concept === concept))
          senses.push({ category, concept })
        forms.set(form, senses)
        const parts = form.split(' ')
        longest = Math.max(longest, parts.length)
        for (const part of parts) words.add(part)
      }
    }
  }
  const wordsByLength = new Map<number, string[]>()
  for (const word of words) wordsByLength.set(word.length, [...(wordsByLength.get(word.length) ?? []), word])
  return { forms, wordsByLength, longest }
}

const { forms, wordsByLength, longest } = build()

const knownWords: ReadonlySet<string> = new Set([...wordsByLength.values()].flat())

/** How many words the longest known phrase has. */
export const LONGEST_PHRASE = longest

export interface Match {
  form: string
  senses: readonly Entry[]
  plural: boolean
  /** How many words it took. */
  length: number
}

/** "on top edges" speaks of edges, not of a place on top. */
const NOT_BEFORE: Readonly<Record<string, ReadonlySet<string>>> = {
  'on top': new Set(['edge', 'face', 'surface', 'side', 'corner', 'rim']),
}

/** The longest known phrase at the start of these words. */
export function longestMatch(words: readonly string[]): Match | undefined {
  for (let length = Math.min(longest, words.length); length > 0; length--) {
    const phrase = words.slice(0, length)
    const form = phrase.join(' ')
    const exact = forms.get(form)
    const next = words[length]
    const blocked = next !== undefined && NOT_BEFORE[form]?.has(singular(next))
    if (exact && !blocked) return { form, senses: exact, plural: false, length }
    const last = phrase.at(-1) as string
    const one = singular(last)
    if (one === last) continue
    const lemma = [...phrase.slice(0, -1), one].join(' ')
    const senses = forms.get(lemma)
    if (senses) return { form: lemma, senses, plural: true, length }
  }
  return undefined
}

/** A known word, or its singular: not a typing error. */
const isKnown = (word: string): boolean => knownWords.has(word) || forms.has(singular(word))

const conceptKey = (word: string): string =>
  (forms.get(word) ?? [{ category: '', concept: word }])
    .map(({ category, concept }) => `${category} ${concept}`)
    .join('; ')

/** The word that was meant by a mistyped one; none where several with different meanings are as near. */
export function corrected(word: string): string | undefined {
  if (isKnown(word)) return undefined
  const one = singular(word)
  const near = nearWords(word, wordsByLength)
  const all = near.length > 0 || one === word ? near : nearWords(one, wordsByLength)
  return new Set(all.map(conceptKey)).size === 1 ? all[0] : undefined
}
