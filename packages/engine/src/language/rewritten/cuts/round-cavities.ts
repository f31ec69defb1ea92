/** "a spherical cavity of 30 mm diameter", "a hemispherical dimple": a ball, or half of one, that is taken away. */
import { where } from '../../text/heard.ts'
import { asFiller, asTerm, type Item, means, unsaid } from '../../text/items.ts'

const BALLS: Readonly<Record<string, string>> = { spherical: 'sphere', hemispherical: 'hemisphere' }
const ROUND =
  /^(?:(?<whole>spherical|ball[- ]shaped|sphere[- ]shaped|globular)|(?<half>hemispherical|half[- ]spherical|semi[- ]?spherical|dome[- ]shaped|bowl[- ]shaped))$/iu
const HOLLOW =
  /^(?:cavity|cavities|pocket|recess|dimple|socket|depression|bowl|hollow|seat|indent|indentation|void|chamber|scoop|cut|cutout|cut[- ]out|concavity|pit|crater)(?:e?s)?$/iu

function withCavity(items: readonly Item[]): Item[] {
  const at = items.findIndex(
    ({ text, kind }, index) =>
      kind !== 'quantity' && ROUND.test(text) && HOLLOW.test(items[index + 1]?.text ?? ''),
  )
  const [shape, noun] = [items[at], items[at + 1]]
  if (at < 0 || !shape || !noun) return [...items]
  let from = at - 1
  while (
    from >= 0 &&
    (items[from]?.kind === 'quantity' || means(items[from], 'dimension') || means(items[from], 'filler'))
  )
    from--
  if (!means(items[from], 'determiner')) return [...items]
  const concept = BALLS[ROUND.exec(shape.text)?.groups?.['whole'] ? 'spherical' : 'hemispherical'] as string
  const plural = noun.kind === 'term' && noun.plural
  return [
    ...items.slice(0, from),
    unsaid(items[from] as Item, { category: 'operation', concept: 'cut' }, '', 'cut'),
    ...items.slice(from, at),
    asFiller(shape, 'as the ball is'),
    asTerm(noun, { category: 'solid', concept }, { form: concept, plural }),
    ...items.slice(at + 2),
  ]
}

export const withRoundCavities = where(
  'spherical|ball shaped|sphere shaped|globular|dome shaped|bowl shaped',
  (sentences) =>
    sentences.map((items) => (items.some(({ text }) => ROUND.test(text)) ? withCavity(items) : items)),
)
