/** "a spherical cavity of 30 mm diameter", "a hemispherical dimple": a ball, or half of one, that is taken away. */
import { where } from '../../text/heard.ts'
import { asFiller, asTerm, countOf, type Item, means, unsaid } from '../../text/items.ts'
import { asIdle, findSpoken } from '../../text/spoken.ts'

const ROUND =
  /^(?:(?<whole>spherical|ball[- ]shaped|sphere[- ]shaped|globular)|(?<half>hemispherical|half[- ]spherical|semi[- ]?spherical|dome[- ]shaped|bowl[- ]shaped))$/iu
const HOLLOW =
  /^(?:cavity|cavities|pocket|recess|dimple|socket|depression|bowl|hollow|seat|indent|indentation|void|chamber|scoop|cut|cutout|cut[- ]out|concavity|pit|crater)(?:e?s)?$/iu

export interface Cavity {
  /** The words for its shape, and the noun behind or before them. */
  from: number
  to: number
  noun: number
  concept: string
}

function cavityIn(items: readonly Item[]): Cavity | undefined {
  const at = items.findIndex(
    ({ text, kind }, index) =>
      kind !== 'quantity' &&
      ROUND.test(text) &&
      HOLLOW.test(items[index + 1]?.text ?? '') &&
      !means(items[index + 1], 'solid', 'dome'),
  )
  const shape = items[at]
  const whole = shape && ROUND.exec(shape.text)?.groups?.['whole']
  return shape && { from: at, to: at + 1, noun: at + 1, concept: whole ? 'sphere' : 'hemisphere' }
}

/** The sentence with the cavity as a ball, a half or a cap that is taken away. */
export function withCavity(items: readonly Item[], { from: at, to, noun: nounAt, concept }: Cavity): Item[] {
  const noun = items[nounAt] as Item
  let from = at - 1
  while (
    from >= 0 &&
    (items[from]?.kind === 'quantity' || means(items[from], 'dimension') || means(items[from], 'filler'))
  )
    from--
  // "has six hemispherical dimples", "cut six …": the count stands where the article would.
  const counted = items.slice(from + 1, at).some((item) => countOf(item) !== undefined)
  const before = items[from]
  const plural = noun.kind === 'term' ? noun.plural : /s$/iu.test(noun.text)
  if (!means(before, 'determiner') && !counted && !plural) return [...items]
  const begin = means(before, 'determiner') ? from : from + 1
  const deed = begin > 0 && means(items[begin - 1], 'operation', 'cut')
  return [
    ...items.slice(0, begin),
    ...(deed ? [] : [unsaid(items[begin] as Item, { category: 'operation', concept: 'cut' }, '', 'cut')]),
    // "one dimple … in each face": no more than an article.
    ...items
      .slice(begin, at)
      .map((item) => (countOf(item) === 1 ? asTerm(item, { category: 'determiner', concept: 'a' }) : item)),
    ...items
      .slice(at, to + 1)
      .map((item, index) =>
        at + index === nounAt
          ? asTerm(noun, { category: 'solid', concept }, { form: concept, plural })
          : asFiller(item, 'as the ball is'),
      ),
    ...items.slice(to + 1),
  ]
}

/** "with the sphere centers lying on the top face": so does half of a ball that is sunk into it. */
const CENTRES =
  /(?:, )?(?:(?:with|and|whose|where) )*(?:(?:the|their|its|all) )*(?:(?:sphere|ball|hemisphere)s? )?(?:centers?|centres?)(?: points?)?(?: of (?:the|each) (?:spheres?|balls?|hemispheres?|dimples?))? (?:(?:are|is|lie|lies|lying|being|located|placed|exactly) )*(?:on|at|in) the (?:plane of the )?(?:top|upper) (?:face|surface)(?: of (?:the|this) [a-z]+)?(?= [,.;)]|$)/u

function withoutCentres(items: readonly Item[]): readonly Item[] {
  const half = items.some(({ text }) => ROUND.exec(text)?.groups?.['half'])
  const found = half ? findSpoken(items, CENTRES) : undefined
  return found ? asIdle(items, found, 'where half a ball has its center') : items
}

export const withRoundCavities = where(
  'spherical|ball shaped|sphere shaped|globular|dome shaped|bowl shaped',
  (sentences) =>
    sentences.map((items) => {
      const said = items.some(({ text }) => ROUND.test(text)) ? withoutCentres(items) : items
      const cavity = cavityIn(said)
      return cavity ? withCavity(said, cavity) : [...said]
    }),
)
