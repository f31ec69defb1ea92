/**
 * "the 24 mm section", "the 30 mm diameter cylinder": of several round bodies the one that is so wide, whatever noun it was
 * told by. Read as a name of that body.
 */
import { dimensionsSoFar } from '../compile/bodies/dimensions.ts'
import type { ReadingState } from '../context.ts'
import { type Entity, isOwnBody } from '../entity.ts'
import { asOwnNoun, type Item, means, phraseOf } from '../text/items.ts'

/** The size is that of the body, which is measured there. */
export const BODY_BY_SIZE = 'a body named by its size'

/** Nouns that any stretch of a turned part goes by. */
const STRETCH =
  /^(?:(?:cylindrical |round |circular )?(?:section|segment|portion|part|piece|step|stage|cylinder|diameter)|journal)$/iu

export const acrossOf = (body: Entity): number | undefined => {
  const values = dimensionsSoFar(body)?.values
  return values?.get('diameter') ?? values?.get('outerDiameter')
}

export const ownBodies = ({ discourse }: ReadingState): Entity[] =>
  discourse.entities.filter((entity) => isOwnBody(entity) && !entity.loose)

/** How wide, where one length alone says so: "24 mm", "Ø24". */
export function widthTold(item: Item | undefined): number | undefined {
  if (item?.kind !== 'quantity') return undefined
  const { kind, values } = item.quantity
  const told = kind === 'length' || (kind === 'marked' && item.quantity.dimension === 'diameter')
  return told && values.length === 1 ? values[0]?.value : undefined
}

/** The only one of them that is so wide. */
export function onlyAsWide(bodies: readonly Entity[], width: number | undefined): Entity | undefined {
  if (width === undefined) return undefined
  const [only, ...more] = bodies.filter((body) => Math.abs((acrossOf(body) ?? 0) - width) < 1e-6)
  return more.length === 0 ? only : undefined
}

const isDescribing = (item: Item | undefined): boolean =>
  means(item, 'shape', 'circular') || means(item, 'filler')

/** Behind "24 mm diameter", where the noun stands. */
export function nounBehind(items: readonly Item[], size: number): number {
  let noun = size + 1
  if (means(items[noun], 'dimension', 'diameter', 'outerDiameter') && !isStretch(items, noun, undefined))
    noun++
  while (isDescribing(items[noun])) noun++
  return noun
}

/** A noun for any stretch, or one that this body goes by; "the 24 mm diameter" by itself is a size. */
function isStretch(items: readonly Item[], at: number, body: Entity | undefined): boolean {
  const item = items[at]
  if (item?.kind !== 'term') return item?.kind === 'unknown' && STRETCH.test(item.text)
  if (item.plural || means(items[at + 1], 'solid') || means(items[at + 1], 'feature')) return false
  if (item.form === 'diameter') return false
  if (STRETCH.test(item.form) || means(item, 'portion', 'section')) return true
  return (
    body !== undefined &&
    means(item, 'solid') &&
    (body.names.has(item.form) || means(item, 'solid', body.concept))
  )
}

/** One of several by a name of its own from here on. */
export function named(said: Pick<Item, 'text' | 'span'>, body: Entity): Item {
  const form = said.text.toLowerCase()
  body.names.add(form)
  return asOwnNoun({ kind: 'unknown', ...said }, body.concept, form)
}

export function withSizedBodies(items: readonly Item[], state: ReadingState): Item[] {
  if (!items.some((item) => widthTold(item) !== undefined)) return [...items]
  const bodies = ownBodies(state)
  if (bodies.length < 2) return [...items]
  const read: Item[] = []
  for (let at = 0; at < items.length; at++) {
    const body = means(items[at - 1], 'determiner', 'the')
      ? onlyAsWide(bodies, widthTold(items[at]))
      : undefined
    const noun = body ? nounBehind(items, at) : at
    if (!body || !isStretch(items, noun, body)) {
      read.push(items[at] as Item)
      continue
    }
    const said = items.slice(at, noun + 1) as [Item, ...Item[]]
    for (const item of said) state.account.use(item, BODY_BY_SIZE)
    read.push(named(phraseOf(said), body))
    at = noun
  }
  return read
}
