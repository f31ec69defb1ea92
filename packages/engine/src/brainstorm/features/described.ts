/** One thing on a part in words, its parts kept apart so that equal things can be counted together. */
import { capital } from '../wording.ts'

export interface Described {
  count: number
  singular: string
  plural: string
  /** What follows the noun: sizes, depth, thread. */
  sizes: string
  /** Where the copies are; left out where it is of no interest. */
  where?: string | undefined
}

export const one = (singular: string, sizes = '', where?: string): Described => ({
  count: 1,
  singular,
  plural: `${singular}s`,
  sizes,
  where,
})

/** Equal nouns with equal sizes are one entry, in the place of the first. */
export function grouped(items: readonly Described[]): Described[] {
  const groups = new Map<string, Described & { places: string[] }>()
  for (const item of items) {
    const key = `${item.singular} ${item.sizes}`
    const group = groups.get(key)
    const places = item.where === undefined ? [] : [item.where]
    if (!group) {
      groups.set(key, { ...item, places })
      continue
    }
    group.count += item.count
    group.places.push(...places.filter((place) => !group.places.includes(place)))
  }
  return [...groups.values()].map(({ places, ...item }) => ({
    ...item,
    where: places.length > 0 ? places.join('; ') : undefined,
  }))
}

export function sentence({ count, singular, plural, sizes, where }: Described): string {
  const noun = count === 1 ? capital(singular) : `${count} ${plural}`
  return [sizes === '' ? noun : `${noun} ${sizes}`, where].filter((part) => part !== undefined).join(', ')
}
