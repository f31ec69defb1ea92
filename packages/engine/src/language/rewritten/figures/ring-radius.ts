/**
 * "30 mm from the center of the ring to the center of the tube", said of a torus: the radius of its ring. "The diameter of the
 * center circle is 60 mm": the circle that its tube runs along.
 */
import { where } from '../../text/heard.ts'
import { asTerm, type Item, means, phraseOf, unsaid } from '../../text/items.ts'
import { asOneTerm, type Found, findSpoken } from '../../text/spoken.ts'

const MIDDLE = '(?:center|centre|middle|axis)'
const WAY = `(?:distance )?from the ${MIDDLE} of the (?:ring|torus|donut|doughnut|hole) to the ${MIDDLE} of the (?:tube|cross section|section)`
const BEFORE = new RegExp(`${WAY}(?= (?:is|of|measures|should be) #)`, 'u')
const BEHIND = new RegExp(`# ${WAY}(?= |$)`, 'u')
const RADIUS = { category: 'dimension', concept: 'ringRadius' } as const

/** Where the middle of the tube runs. */
const CIRCLE =
  /(?<size>diameter|radius) of (?:the|its) (?:cent(?:er|re)|central|middle|mean|guide|path|major)(?: line)? (?:circle|ring|path)(?= (?:(?:is|of|measures|should be|:) )?#)/u
const DIAMETER = { category: 'dimension', concept: 'ringDiameter' } as const

const isTorus = (item: Item): boolean => means(item, 'solid', 'torus')

function named(items: readonly Item[], { from, to }: Found, size: Item | undefined): Item[] {
  const words = items.slice(size ? from + 1 : from, to + 1) as [Item, ...Item[]]
  const radius = asTerm(phraseOf(words), RADIUS, { form: 'ring radius' })
  const told = size ? [unsaid(size, RADIUS, '', 'ring radius'), size, asTerm(radius, FILLER)] : [radius]
  return [...items.slice(0, from), ...told, ...items.slice(to + 1)]
}

const FILLER = { category: 'filler', concept: 'the radius of the ring' } as const

export const withRingRadii = where('solid:torus', (sentences) => {
  if (!sentences.flat().some(isTorus)) return sentences
  return sentences.map((items) => {
    const before = findSpoken(items, BEFORE)
    if (before) return named(items, before, undefined)
    const circle = findSpoken(items, CIRCLE)
    if (circle)
      return asOneTerm(items, circle, circle.match.groups?.['size'] === 'radius' ? RADIUS : DIAMETER)
    const behind = findSpoken(items, BEHIND)
    return behind ? named(items, behind, items[behind.from]) : [...items]
  })
})
