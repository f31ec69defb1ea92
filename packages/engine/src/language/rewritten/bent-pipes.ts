/** "a pipe …; it makes a 90 degree bend with a centerline radius of 40 mm", "bent through 90 degrees": a pipe elbow. */
import { where } from '../text/heard.ts'
import { asTerm, type Item, means, phraseOf } from '../text/items.ts'
import { asTerms, findSpoken } from '../text/spoken.ts'

const TURN = '(?:bend|turn|curve|elbow|arc)'
const MADE = '(?:makes?|making|has|have|having|with|forms?|forming|takes?|taking|contains?|includes?|into)'

/** Around the angle of the bend. */
const BENDS: readonly RegExp[] = [
  new RegExp(
    `(?<![a-z])${MADE} (?:a|an|one)(?: (?:single|smooth|gentle|tight))? @ (?:\\( ?angle ?\\) )?${TURN}(?= |$)`,
    'u',
  ),
  /(?<![a-z])(?:(?:is|gets|then|and|smoothly) )*(?:bent|bends|turns|curves|bending|turning|curving|curved)(?: smoothly)?(?: (?:through|by|at|over|to))?(?: an?)?(?: angle of)? @(?: angle)?(?= |$)/u,
]

/** "the radius of the bend", "40 mm (to the centerline)". */
const RADIUS = new RegExp(`radius (?:of|in|at|along) (?:the|its|this) ${TURN}(?= |$)`, 'u')
const AT_CENTRELINE =
  /(?<=radius (?:of |is |= )*# |# (?:bend )?radius |of the (?:bend|turn|curve|elbow) (?:is |of )*# )(?:\( )?(?:as )?(?:(?:measured|taken) )?(?:to|at|along|on|from) (?:the |its )?cent(?:er|re) ?line(?: of the (?:pipe|tube))?(?: \))?(?= |$)/u

/** A path that is told step by step is read as one. */
const STEPS = /^(?:straight|heading|swept|sweeping|sweep|path|tangents?)$/iu

const isPipe = (item: Item): boolean => means(item, 'solid', 'tube', 'pipe elbow')

function withAngle(items: readonly Item[]): Item[] | undefined {
  for (const pattern of BENDS) {
    const found = findSpoken(items, pattern)
    const [at] = found?.quantities ?? []
    if (!found || at === undefined) continue
    const [before, after] = [items.slice(found.from, at), items.slice(at + 1, found.to + 1)]
    const [noun] = after as [Item?]
    // The sentence ends up as "it has a 90 degree angle".
    const angle = noun && asTerm(noun, { category: 'dimension', concept: 'angle' }, { form: 'angle' })
    return [
      ...items.slice(0, found.from),
      ...(angle
        ? [...before, items[at] as Item, angle]
        : [
            asTerm(
              phraseOf(before as [Item, ...Item[]]),
              { category: 'dimension', concept: 'angle' },
              { form: 'angle' },
            ),
            items[at] as Item,
          ]),
      ...items.slice(found.to + 1),
    ]
  }
  return undefined
}

const withRadius = (items: Item[]): Item[] =>
  asTerms(
    asTerms(items, AT_CENTRELINE, { category: 'filler', concept: 'where a bend is measured' }),
    RADIUS,
    { category: 'dimension', concept: 'ringRadius' },
  )

export const withBentPipes = where('@', (sentences) => {
  const told = sentences.map((items) => withAngle(items))
  if (told.filter((items) => items !== undefined).length !== 1) return sentences
  const said = sentences.flat()
  const other = said.some((item) => STEPS.test(item.text) || (means(item, 'solid') && !isPipe(item)))
  if (!said.some(isPipe) || other) return sentences
  return sentences.map((items, at) =>
    withRadius(told[at] ?? items).map((item) =>
      isPipe(item)
        ? asTerm(item, { category: 'solid', concept: 'pipe elbow' }, { form: 'pipe elbow' })
        : item,
    ),
  )
})
