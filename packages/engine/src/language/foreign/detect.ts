/** Which language a prompt is in: by its script, else by its small words. */
import { isVocabulary } from '../lexicon/lexicon.ts'
import type { Token } from '../text/tokens.ts'
import { CHINESE, type Dictionary, FRENCH, GERMAN, SPANISH } from './dictionary.ts'

export interface Language {
  name: string
  /** By the words without accents; phrases with spaces. Absent for a language that is only recognised. */
  words?: ReadonlyMap<string, string>
  /** How many words, or characters of Chinese, the longest phrase has. */
  longest: number
  spaced: boolean
}

/** Without accents, so that "diametre" and "diamètre" are one. */
export const withoutAccents = (word: string): string =>
  word.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss')

function language(name: string, dictionary: Dictionary, spaced: boolean): Language {
  const words = new Map(
    dictionary.flatMap(([english, forms]) => forms.split('|').map((form) => [form, english] as const)),
  )
  const lengths = [...words.keys()].map((form) => (spaced ? form.split(' ').length : form.length))
  return { name, words, longest: Math.max(...lengths), spaced }
}

const LATIN: readonly Language[] = [
  language('German', GERMAN, true),
  language('French', FRENCH, true),
  language('Spanish', SPANISH, true),
]
const HAN = language('Chinese', CHINESE, false)

/** Scripts that say which language it is, or which ones it may be. */
const SCRIPTS: readonly (readonly [script: RegExp, name: string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'Japanese'],
  [/\p{Script=Hangul}/u, 'Korean'],
  [/\p{Script=Cyrillic}/u, 'a Cyrillic script'],
  [/\p{Script=Arabic}/u, 'an Arabic script'],
  [/\p{Script=Hebrew}/u, 'Hebrew'],
  [/\p{Script=Devanagari}/u, 'Hindi'],
  [/\p{Script=Thai}/u, 'Thai'],
  [/\p{Script=Greek}/u, 'Greek'],
]

/** Small words of languages that are recognised but not read. */
const RECOGNISED: readonly (readonly [name: string, words: ReadonlySet<string>])[] = [
  [
    'Italian',
    new Set(
      'il lo gli una uno di del della con per fori foro piastra cilindro altezza spessore diametro e'.split(
        ' ',
      ),
    ),
  ],
  [
    'Portuguese',
    new Set('um uma os das dos com para furo furos placa cilindro altura espessura diametro e de'.split(' ')),
  ],
  [
    'Dutch',
    new Set('een het van met en voor gat gaten plaat kubus cilinder hoogte dikte breedte'.split(' ')),
  ],
  [
    'Polish',
    new Set('z i o na dla otwor otwory plyta walec szescian wysokosc grubosc srednica srednicy'.split(' ')),
  ],
]

const words = (tokens: readonly Token[]): string[] =>
  tokens.filter((token) => token.kind === 'word').map((token) => token.text)

/** How many words are this language's and not English. */
const score = (said: readonly string[], has: (word: string) => boolean): number =>
  said.filter((word) => !isVocabulary(word) && has(withoutAccents(word.replace(/^(?:l|d|qu|s)'/u, ''))))
    .length

/** Undefined for English, and for what no language can be told of. */
export function detectLanguage(tokens: readonly Token[]): Language | undefined {
  const said = words(tokens)
  const letters = said.join('')
  if (letters === '') return undefined
  for (const [script, name] of SCRIPTS) if (script.test(letters)) return { name, longest: 0, spaced: true }
  if (/\p{Script=Han}/u.test(letters)) return HAN
  const english = said.filter((word) => word.length > 1 && word !== 'mm' && isVocabulary(word)).length
  const scored = [
    ...LATIN.map((each) => ({ language: each, hits: score(said, (word) => each.words?.has(word) ?? false) })),
    ...RECOGNISED.map(([name, known]) => ({
      language: { name, longest: 0, spaced: true } as Language,
      hits: score(said, (word) => known.has(word)),
    })),
  ].sort((a, b) => b.hits - a.hits)
  const [best] = scored
  return best && best.hits > 0 && best.hits >= english ? best.language : undefined
}

/** Said before the refusal of a prompt that is not English. */
export const languageHint = ({ name, words: known }: Language): string =>
  known
    ? `I read ${name} only for simple parts with their sizes; English is read best.`
    : `This seems to be in ${name}. I read English, and German, French, Spanish and Chinese for simple parts.`
