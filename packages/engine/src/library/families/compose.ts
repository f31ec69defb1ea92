/** A part of one family as a piece of another's: the sizes that are given, and the rest by its own rules. */
import type { Built, Default, Family, Order, Wanted } from './family.ts'

export type Composed = Built & {
  /** Every size it was built with. */
  values: ReadonlyMap<string, number>
}

function chosen(usual: Default, wanted: Wanted): number | undefined {
  if (typeof usual === 'number') return usual
  if (typeof usual !== 'function') return usual[0] * wanted.need(usual[1])
  const choice = usual(wanted)
  return typeof choice === 'object' ? choice.value : choice
}

export function compose(
  family: Family,
  { mode }: Pick<Order, 'mode'>,
  id: string,
  given: Readonly<Record<string, number>>,
): Composed {
  const values = new Map(Object.entries(given))
  const wanted: Wanted = {
    get: (dimension) => values.get(dimension),
    need: (dimension) => values.get(dimension) ?? 0,
    option: (name) => family.options?.[name]?.default ?? '',
    has: () => false,
    lacks: () => false,
    thread: undefined,
  }
  for (const [name, { default: usual }] of Object.entries(family.dimensions)) {
    const value = values.has(name) || usual === undefined ? undefined : chosen(usual, wanted)
    if (value !== undefined) values.set(name, value)
  }
  const called = family.id.charAt(0).toUpperCase() + family.id.slice(1)
  const built = family.build({
    ...wanted,
    id,
    called,
    mode,
    told: false,
    untouched: false,
    unsized: false,
  })
  return { ...built, values }
}
