/** What plates over a figure have in common: how thick they are, which way that is, and sizes that are needed together. */
import type { Values } from '../form.ts'

/** How thick a plate is, however that is called. */
export const THICK = { 'thickness|run|depth|wall': 'l' } as const

export const FLAT_WAYS = { l: 'run' } as const

export const all = (values: Values, names: string): number[] | undefined => {
  const found = names.split('').map((name) => values[name])
  return found.every((value) => value !== undefined) ? found : undefined
}
