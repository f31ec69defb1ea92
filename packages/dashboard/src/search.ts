/** What stands after the `?`: plain words, so that people can read, write and share it. */
const read = (search: Record<string, unknown>, name: string): string | undefined => {
  const value = search[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

export const parseSearch = (text: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(text))

export function stringifySearch(search: Record<string, unknown>): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    if (typeof value === 'string' && value !== '') parameters.set(name, value)
  }
  const text = parameters.toString()
  return text && `?${text}`
}

/** One of a few words; anything else counts as not said. */
export function oneOf<Word extends string>(
  search: Record<string, unknown>,
  name: string,
  words: Record<Word, unknown>,
): Word | undefined {
  const value = read(search, name)
  return value !== undefined && Object.hasOwn(words, value) ? (value as Word) : undefined
}

export const textOf = read

const DAY = /^\d{4}-\d{2}-\d{2}$/
export const dayIn = (search: Record<string, unknown>, name: string): string | undefined => {
  const value = read(search, name)
  return value !== undefined && DAY.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined
}

/**
 * What an address may say. What it does not say stays, as undefined: the router would else put back what stands there,
 * whether it means anything or not.
 */
export const maySay = <Search extends object>(search: Search): { [Name in keyof Search]?: Search[Name] } =>
  search

/** Only what was said. */
export const said = <Search extends object>(
  search: Search,
): { [Name in keyof Search]?: Exclude<Search[Name], undefined> } =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as never
