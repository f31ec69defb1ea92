/** The letters that sections are called by, and the one word that stands for each among the nouns. */

export type Letter = 'l' | 't' | 'u' | 'c' | 'i' | 'z' | 'plus'

/** One word for each, among the nouns. */
export const SECTION_WORDS: Readonly<Record<Letter, string>> = {
  l: 'lsection',
  t: 'tsection',
  u: 'usection',
  c: 'csection',
  i: 'isection',
  z: 'zsection',
  plus: 'plussection',
}

export const letterOf = (name: string): Letter | undefined =>
  (Object.keys(SECTION_WORDS) as Letter[]).find((letter) => SECTION_WORDS[letter] === name)
