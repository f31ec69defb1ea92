/** The same order for a family's part in many wordings, made from the family's own table. */
import type { Dimension, Family } from '../../src/library/families/family.ts'
import { read } from './reading.ts'

export interface Size {
  /** "outer diameter". */
  name: string
  /** "wide", where the word has one. */
  adjective: string | undefined
  value: number
}

export interface Order {
  nouns: readonly string[]
  sizes: readonly Size[]
}

/** How vocabulary words are spoken. */
const SPOKEN: Readonly<Record<string, readonly [name: string, adjective?: string]>> = {
  length: ['length', 'long'],
  width: ['width', 'wide'],
  height: ['height', 'high'],
  thickness: ['thickness', 'thick'],
  depth: ['depth', 'deep'],
  diameter: ['diameter', 'in diameter'],
  outerDiameter: ['outer diameter'],
  innerDiameter: ['inner diameter'],
  wall: ['wall thickness'],
  acrossFlats: ['width across flats'],
}

const spokenOf = ({ words = '', forms = '' }: Dimension): readonly [string, string?] | undefined => {
  const word = words.split(' ').find((each) => SPOKEN[each])
  const [form] = forms.split('|')
  return word ? SPOKEN[word] : form ? [form] : undefined
}

/** The sizes that the family chooses by itself, told by its assumptions. */
function chosen(family: Family, noun: string): Map<string, number> {
  const { assumptions } = read(`a ${noun}`).plan
  const found = new Map<string, number>()
  for (const [name, { says, unit }] of Object.entries(family.dimensions)) {
    const opening = `The ${says} of the ${family.id} is `
    const told = unit === undefined ? assumptions.find((each) => each.says.startsWith(opening)) : undefined
    const value = told && Number.parseFloat(told.says.slice(opening.length))
    if (value) found.set(name, value)
  }
  return found
}

/** What a family has no measure for is refused; that is tested elsewhere. */
const canBeStated = (prompt: string): boolean => {
  try {
    return read(prompt).plan.requirements.length > 0
  } catch {
    return false
  }
}

const MOST_SIZES = 3

export function orderOf(family: Family): Order {
  const nouns = (family.forms.find(([, options]) => !options)?.[0] ?? family.forms[0]?.[0] ?? '').split('|')
  const values = chosen(family, nouns[0] as string)
  const taken = new Set<string>()
  const sizes = [...values].flatMap(([name, value]): Size[] => {
    const spoken = spokenOf(family.dimensions[name] as Dimension)
    if (!spoken || taken.has(spoken[0])) return []
    taken.add(spoken[0])
    if (!canBeStated(`a ${nouns[0]} with a ${spoken[0]} of ${value} mm`)) return []
    return [{ name: spoken[0], adjective: spoken[1], value }]
  })
  return { nouns, sizes: sizes.slice(0, MOST_SIZES) }
}

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

const article = (noun: string): string => (/^(?:[aeio]|u (?!b)|h2o|l |s |x )/iu.test(noun) ? 'an' : 'a')

/** Two letters of a long word that changed places, as fingers do. */
const mistyped = (noun: string): string | undefined => {
  const word = noun.split(' ').find((each) => each.length >= 7 && each[3] !== each[4])
  return word && noun.replace(word, `${word.slice(0, 3)}${word[4]}${word[3]}${word.slice(5)}`)
}

const tidy = (value: number): number => Number(value.toFixed(12))

/** All wordings of one order; the first is the plainest. */
export function wordingsOf({ nouns, sizes }: Order): string[] {
  const [noun = '', synonym] = nouns
  const a = `${article(noun)} ${noun}`
  const of = (unit: string, factor = 1) =>
    sizes.map(({ name, value }) => `a ${name} of ${tidy(value * factor)} ${unit}`)
  const said = (join: string, unit: string) => sizes.map(({ name, value }) => `${name}${join}${value}${unit}`)
  const slip = mistyped(noun)
  const adjectives = sizes.every(({ adjective }) => adjective)
  return [
    `${a} with ${listed(of('mm'))}`,
    `${a} with ${listed(of('mm').toReversed())}`,
    `${noun}: ${said(' ', ' mm').join(', ')}`,
    `${noun}, ${said(' = ', '').join(', ')}`,
    `${noun.toUpperCase()}, ${said(': ', 'mm').join('; ')}`,
    `Please make me ${a}. ${sizes.map(({ name, value }) => `Its ${name} is ${value} mm.`).join(' ')}`,
    `I need ${a} with ${listed(said(' ', 'mm'))}, thanks!`,
    `Design ${a}.\n${said(': ', ' mm')
      .map((each) => `- ${each}`)
      .join('\n')}`,
    `Create ${a} with ${listed(of('cm', 0.1))}.`,
    `${a} with ${listed(of('inches', 1 / 25.4))}`,
    `${a} with ${listed(of('millimetres'))}`,
    `Could you model ${a} whose ${listed(sizes.map(({ name, value }) => `${name} is ${value} millimeters`))}?`,
    ...(synonym ? [`${article(synonym)} ${synonym} with ${listed(of('mm'))}`] : []),
    ...(slip ? [`${article(slip)} ${slip} with ${listed(of('mm'))}`] : []),
    ...(adjectives
      ? [`${a} ${listed(sizes.map(({ adjective, value }) => `${value} mm ${adjective}`))}`]
      : []),
  ]
}

const rounded = (value: unknown): unknown =>
  typeof value === 'number' ? Number(value.toPrecision(6)) + 0 : value

/** What is built, without names and with what inches leave behind rounded away. */
export const solidOf = (prompt: string): unknown =>
  JSON.parse(
    JSON.stringify(
      read(prompt).plan.parts.map(({ features, solids }) => ({ features, solids })),
      (_, value: unknown) => rounded(value),
    ),
  )
