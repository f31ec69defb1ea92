/**
 * "the two ends of the shaft (the free end of the 30 mm section and the free end of the 12 mm section)": the ends of the whole once
 * more, by the sections that lie there. Passed over where those are the first and the last that are told.
 */
import { where } from '../../text/heard.ts'
import { amountOf, type Item } from '../../text/items.ts'
import { asOneTerm, findSpoken } from '../../text/spoken.ts'

const END =
  'the (?:free|outer|open|exposed) end of the (?:#(?: diameter)? )?(?:(?:first|last|third|fourth|smallest|largest) )?(?:section|step|part|portion|cylinder|segment|journal)'
const RESTATED = new RegExp(
  `(?<=(?:two|both)(?: outer| free| opposite)? ends of (?:the|this) (?:stepped |whole )?[a-z]+ )\\( ${END} and ${END} \\)`,
  'u',
)
const SECTION =
  /^(?:the )?(?:first|second|third|fourth|fifth|last) (?:section|step|part|portion|cylinder|segment|journal)(?= |$)/u

/** Whether a section's own sentences give it this size: up to where the next one is told. */
function isOf(section: readonly Item[][], value: number | undefined): boolean {
  return section.some((items) => items.some((item) => amountOf(item) === value))
}

export const withRestatedEnds = where('ends of ', (sentences) => {
  const at = sentences.findIndex((items) => findSpoken(items, RESTATED) !== undefined)
  const items = sentences[at]
  const found = items && findSpoken(items, RESTATED)
  if (!items || !found) return sentences
  const starts = sentences.flatMap((each, index) => (findSpoken(each, SECTION) && index < at ? [index] : []))
  const [first, second, last] = [starts[0], starts[1], starts.at(-1)]
  const [one, other] = found.quantities.map((place) => amountOf(items[place]))
  if (first === undefined || second === undefined || last === undefined || found.quantities.length !== 2)
    return sentences
  const [low, high] = [sentences.slice(first, second), sentences.slice(last, at)]
  if (!isOf(low, one) || !isOf(high, other)) return sentences
  return sentences.map((each, index) =>
    index === at ? asOneTerm(each, found, { category: 'filler', concept: 'its ends once more' }) : [...each],
  )
})
