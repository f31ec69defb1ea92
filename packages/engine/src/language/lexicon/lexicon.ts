/** The whole vocabulary as one table of forms, and longest match over it. */
import type { Family } from '../../library/families/family.ts'
import { familyNames, familyNouns, familyVocabularies } from '../../library/families/vocabulary.ts'
import { bodies } from './bodies.ts'
import type { Entry, Vocabulary } from './entry.ts'
import { fillers, purposes } from './fillers.ts'
import { likenesses } from './likenesses.ts'
import { motions } from './motions.ts'
import { mountings, mountingTalk } from './mountings.ts'
import { changes, dimensions, features, manners, operations } from './operations.ts'
import { axes, edges, faces, grammar, places, which } from './places.ts'
import { isPlainWord } from './plain-words.ts'
import { portions, wholes } from './portions.ts'
import { shapes } from './shape-adjectives.ts'
import { sketchTalk } from './sketch-talk.ts'
import { nearWords, type Shelves, shelved } from './spelling.ts'
import { strangers } from './strangers.ts'
import { colours, materials } from './surroundings.ts'

/** A form in two tables has two senses; the sentence decides. */
const VOCABULARIES: readonly Vocabulary[] = [
  familyNouns,
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
  motions,
  likenesses,
  sketchTalk,
  mountings,
  mountingTalk,
  materials,
  colours,
  strangers,
  purposes,
  fillers,
]

const IRREGULAR: Readonly<Record<string, string>> = {
  radii: 'radius',
  bases: 'base',
  vertices: 'vertex',
  apices: 'apex',
  halves: 'half',
  dice: 'die',
  feet: 'foot',
  teeth: 'tooth',
}

/** As a regular noun has it: "bosses", "pins". */
export const plural = (noun: string): string => (/(?:s|x|z|ch|sh)$/u.test(noun) ? `${noun}es` : `${noun}s`)

/** The singular of a regular plural, or the word itself. */
export function singular(word: string): string {
  const irregular = IRREGULAR[word]
  if (irregular) return irregular
  if (word.length <= 3 || !word.endsWith('s') || word.endsWith('ss') || word.endsWith('us')) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return /(?:[sxz]|[cs]h)es$/u.test(word) ? word.slice(0, -2) : word.slice(0, -1)
}

interface Table {
  forms: ReadonlyMap<string, readonly Entry[]>
  shelves: Shelves
  words: ReadonlySet<string>
  /** How many words the longest phrase has, in all and by its first word. */
  longest: number
  longestFrom: ReadonlyMap<string, number>
}

function build(vocabularies: readonly Vocabulary[], start: (form: string, entry: Entry) => Entry[]): Table {
  const forms = new Map<string, Entry[]>()
  const words = new Set<string>()
  const longestFrom = new Map<string, number>()
  let longest = 1
  for (const { category, counted, lines } of vocabularies) {
    for (const [concept, list] of lines) {
      for (const form of list.split('|')) {
        const entry: Entry = { category, concept, ...(counted ? { counted } : {}) }
        const senses = forms.get(form) ?? start(form, entry)
        if (!senses.some((sense) => sense.category === category && sense.concept === concept))
          senses.push(entry)
        forms.set(form, senses)
        const parts = form.split(' ')
        longest = Math.max(longest, parts.length)
        const [first = ''] = parts
        longestFrom.set(first, Math.max(longestFrom.get(first) ?? 1, parts.length))
        for (const part of parts) words.add(part)
      }
    }
  }
  return { forms, shelves: shelved(words), words, longest, longestFrom }
}

const BASE = build(VOCABULARIES, () => [])

/** Nouns with a number in them, word by word, by their first word: an "18650 holder". */
export const NUMBERED_NOUNS: ReadonlyMap<string, readonly (readonly string[])[]> = Map.groupBy(
  familyNames.filter((form) => /(?:^| )\d+(?: |$)/u.test(form)).map((form) => form.split(' ')),
  ([first = '']) => first,
)

/** Whether an English prompt may hold the word. */
export const isVocabulary = (word: string): boolean => BASE.words.has(word) || BASE.words.has(singular(word))

/** What the families named in a prompt add to the vocabulary while it is read. */
export type Scope = Table

/** A family's word for a size takes the place of what the words mean elsewhere; its other words stand beside that. */
export function scopeOf(families: readonly Family[]): Scope {
  return build(families.flatMap(familyVocabularies), (form, entry) =>
    entry.category === 'dimension' ? [] : [...(BASE.forms.get(form) ?? [])],
  )
}

export interface Match {
  form: string
  senses: readonly Entry[]
  plural: boolean
  /** How many words it took. */
  length: number
}

/** "on top edges" speaks of edges, not of a place on top. */
const BODY_WORDS = new Set([
  'cylinder',
  'plate',
  'block',
  'disc',
  'disk',
  'box',
  'section',
  'part',
  'prism',
  'flange',
])
/** What a hollow thing may be: "a rectangular hollow section" is a body, "a rectangular hollow" an opening. */
const HOLLOW_BODIES = new Set([
  ...BODY_WORDS,
  ...'body tube tubing profile bar beam shape object structure container cuboid pipe shaft column post'.split(
    ' ',
  ),
])
const NOT_BEFORE: Readonly<Record<string, ReadonlySet<string>>> = {
  'with a bottom': new Set(
    'padding margin gap clearance inset offset edge face plate flange diameter radius length width thickness'.split(
      ' ',
    ),
  ),
  // "is cut in the middle" tells where something is cut, "a cut-in" what.
  'cut in': new Set(
    'the a an each both one all every this that its it either opposite two half halves x y z'.split(' '),
  ),
  'rectangular hollow': HOLLOW_BODIES,
  'square hollow': HOLLOW_BODIES,
  'larger base': BODY_WORDS,
  'smaller base': BODY_WORDS,
  'lower base': BODY_WORDS,
  'upper base': BODY_WORDS,
  'bottom base': BODY_WORDS,
  'top base': BODY_WORDS,
  // "A/F" is a size; "a F shape" is one with the article of its sound.
  'a f': new Set(['shape', 'shaped', 'plate', 'profile', 'section', 'bracket']),
  'on top': new Set(['edge', 'face', 'surface', 'side', 'corner', 'rim']),
}

/** How many words the longest known phrase has. */
export const longestPhrase = (scope: Scope | undefined): number => Math.max(BASE.longest, scope?.longest ?? 0)

export const sensesOf = (form: string, scope: Scope | undefined): readonly Entry[] | undefined =>
  scope?.forms.get(form) ?? BASE.forms.get(form)

/** The longest known phrase at the start of these words. */
export function longestMatch(words: readonly string[], scope?: Scope): Match | undefined {
  const first = words[0] ?? ''
  const longest = Math.max(BASE.longestFrom.get(first) ?? 1, scope?.longestFrom.get(first) ?? 1)
  for (let length = Math.min(longest, words.length); length > 0; length--) {
    const phrase = words.slice(0, length)
    const form = phrase.join(' ')
    const exact = sensesOf(form, scope)
    const next = words[length]
    const blocked = next !== undefined && NOT_BEFORE[form]?.has(singular(next))
    if (exact && !blocked) return { form, senses: exact, plural: false, length }
    const last = phrase.at(-1) as string
    const one = singular(last)
    if (one === last) continue
    const lemma = [...phrase.slice(0, -1), one].join(' ')
    const senses = sensesOf(lemma, scope)
    if (senses) return { form: lemma, senses, plural: true, length }
  }
  return undefined
}

/** A known word, or its singular: not a typing error. */
const isKnown = (word: string, scope: Scope | undefined): boolean =>
  BASE.words.has(word) ||
  (scope?.words.has(word) ?? false) ||
  sensesOf(singular(word), scope) !== undefined ||
  (scope?.words.has(singular(word)) ?? false)

const conceptKey = (word: string, scope: Scope | undefined): string =>
  (sensesOf(word, scope) ?? [{ category: '', concept: word }])
    .map(({ category, concept }) => `${category} ${concept}`)
    .join('; ')

/** Nobody mistypes a part as something that is not made. */
const isStranger = (word: string, scope: Scope | undefined): boolean =>
  sensesOf(word, scope)?.every(({ category }) => category === 'stranger') ?? false

const near = (word: string, scope: Scope | undefined): string[] =>
  [...nearWords(word, BASE.shelves), ...(scope ? nearWords(word, scope.shelves) : [])].filter(
    (each) => !isStranger(each, scope),
  )

/** The word that was meant by a mistyped one; none where several with different meanings are as near. */
export function corrected(word: string, scope?: Scope): string | undefined {
  if (isKnown(word, scope) || isPlainWord(word)) return undefined
  const one = singular(word)
  const direct = near(word, scope)
  const all = direct.length > 0 || one === word ? direct : near(one, scope)
  return new Set(all.map((each) => conceptKey(each, scope))).size === 1 ? all[0] : undefined
}
