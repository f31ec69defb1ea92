/** "two concentric circles of diameter 60 and 40 mm": two figures of one kind, told by a list of one size. */
import type { Drawing, Figure } from './drawing.ts'
import { Sizes } from './figures.ts'
import type { Noun } from './references.ts'
import { dimensionNamed, type Known } from './told-sizes.ts'
import { here, type Scanner } from './writing.ts'

const WORD = '(?:diameters?|dia|radii|radius|sides?(?: lengths?)?|side lengths?)'
const TWO = '#(?<first>\\d+) and #(?<second>\\d+)'
const LISTED = here(
  `(?:(?:,|of|with|having|whose|the|a|same|center|centre|about|on|at)(?= )\\s?)*(?:(?<word>${WORD})(?: (?:of|are|is))? ${TWO}|${TWO} (?:in )?(?<behind>${WORD}))`,
)

const ONE: Readonly<Record<string, string>> = { dia: 'diameter', radii: 'radius' }

export function takeSizedPair(
  drawing: Drawing,
  scan: Scanner,
  { kind, name, adjectives }: Noun,
  { known, cut }: { known: Known; cut: boolean },
): Figure[] | undefined {
  const told = kind === 'polyline' ? undefined : scan.take(LISTED)
  if (kind === 'polyline' || !told?.groups) return undefined
  const word = told.groups['word'] ?? told.groups['behind'] ?? ''
  const dimension = ONE[word] ?? dimensionNamed(word) ?? dimensionNamed(word.replace(/s$/u, ''))
  const [first, second] = [told.groups['first'], told.groups['second']].map((index) => {
    const sizes = new Sizes()
    if (dimension) sizes.give(dimension, known.number(Number(index)))
    return drawing.add(kind, sizes, new Set([name, ...adjectives]), cut)
  })
  if (!first || !second) return undefined
  if (adjectives.includes('concentric') || /same (?:center|centre)/u.test(told[0]))
    drawing.centre(second, first)
  return [first, second]
}
