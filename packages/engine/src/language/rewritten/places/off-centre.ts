/** "a hole 20 mm off centre", "10 mm off center to the left": so far from the middle, or to that side of it. */
import { where } from '../../text/heard.ts'
import { asFiller, asTerm, type Item, unsaid } from '../../text/items.ts'
import { LITTLE_WORDS } from '../../text/little-words.ts'
import { findSpoken } from '../../text/spoken.ts'

const OFF_CENTRE =
  /(?<=# )off cent(?:er|re)(?<way> (?:to|towards?) the (?:left|right|front|back|rear|top|bottom)(?: side| edge)?)?(?= [,.;)]|$| and )/u

const CENTRE = { category: 'place', concept: 'centre' } as const

function fromCentre(items: Item[]): Item[] {
  const found = findSpoken(items, OFF_CENTRE)
  const said = found && items[found.from]
  if (!found || !said) return items
  const silent = (beside: Item, word: 'from' | 'of'): Item => unsaid(beside, LITTLE_WORDS[word], '', word)
  if (!found.match.groups?.['way']) {
    const centre = asTerm(said, CENTRE)
    return [...items.slice(0, found.from), silent(said, 'from'), centre, ...items.slice(found.to + 1)]
  }
  const last = items[found.to] as Item
  return [
    ...items.slice(0, found.from),
    asFiller(said, 'away from the middle'),
    ...items.slice(found.from + 1, found.to + 1),
    silent(last, 'of'),
    unsaid(last, CENTRE),
    ...items.slice(found.to + 1),
  ]
}

export const withOffCentre = where(' off cent', (sentences) => sentences.map(fromCentre))
