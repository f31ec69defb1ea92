/**
 * The words that families bring. Their nouns are always known; what they call their sizes, pieces and variants is known
 * only in a prompt that names the family, so that "teeth" or "pitch diameter" mean nothing else to anyone else.
 */
import type { Line, Vocabulary } from '../../language/lexicon/entry.ts'
import type { Family } from './family.ts'
import { FAMILIES } from './registry.ts'

const formsOf = (family: Family): string =>
  [...family.forms.map(([forms]) => forms), ...Object.keys(family.shares ?? {})].join('|')

export const familyNouns: Vocabulary = {
  category: 'solid',
  lines: FAMILIES.map((family): Line => [family.id, formsOf(family)]),
}

/** Everything that families call themselves or what they are made for: "18650 holder", "Raspberry Pi 4". */
export const familyNames: readonly string[] = [
  ...familyNouns.lines.flatMap(([, forms]) => forms.split('|')),
  ...FAMILIES.flatMap(({ options = {} }) =>
    Object.values(options).flatMap(({ values, purpose }) =>
      purpose ? Object.values(values).flatMap((forms) => forms.split('|')) : [],
    ),
  ),
]

/** Nouns of pieces that are counted where they are named: "six bolt holes". */
const piecesOf = ({ portions = {} }: Family): ReadonlySet<string> =>
  new Set(Object.values(portions).flatMap(({ forms, count }) => (count ? forms.split('|') : [])))

/** "number of teeth", "tooth count", `num_teeth`. */
const counted = (forms: string, pieces: ReadonlySet<string>): string =>
  forms
    .split('|')
    .flatMap((form) => [
      ...(pieces.has(form) ? [] : [form]),
      `number of ${form}`,
      `number ${form}`,
      `num ${form}`,
      `no of ${form}`,
      `count of ${form}`,
      `${form} count`,
      `${form} number`,
    ])
    .join('|')

/** What one family adds, by category. */
export function familyVocabularies(family: Family): Vocabulary[] {
  const dimensions = Object.entries(family.dimensions).filter(([, { forms }]) => forms)
  const options = Object.entries(family.options ?? {})
  return [
    {
      category: 'dimension',
      lines: dimensions
        .filter(([, { unit }]) => unit !== 'count')
        .map(([name, { forms }]): Line => [name, forms as string]),
    },
    {
      category: 'dimension',
      counted: true,
      lines: dimensions
        .filter(([, { unit }]) => unit === 'count')
        .map(([name, { forms }]): Line => [name, counted(forms as string, piecesOf(family))]),
    },
    {
      category: 'member',
      lines: Object.entries(family.portions ?? {}).map(([name, { forms }]): Line => [name, forms]),
    },
    { category: 'filler', lines: family.idle ? [['manner of speaking', family.idle]] : [] },
    {
      category: 'variant',
      lines: options.flatMap(([name, { values }]) =>
        Object.entries(values).map(([value, forms]): Line => [`${name} ${value}`, forms]),
      ),
    },
    { category: 'filler', lines: family.asIs ? [['as it is anyway', family.asIs] as const] : [] },
    {
      category: 'variant',
      lines: Object.entries(family.becomes ?? {}).map(([id, forms]): Line => [id, forms]),
    },
  ]
}
