/** "a hole 20 mm off centre", "10 mm off center to the left", "15 mm from the axis": so far from the middle, or to that side of it. */
import { where } from '../../text/heard.ts'
import { asFiller, asTerm, type Item, phraseOf, unsaid } from '../../text/items.ts'
import { LITTLE_WORDS } from '../../text/little-words.ts'
import { findSpoken, spoken } from '../../text/spoken.ts'

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

/** "A 4 mm hole, 15 mm from the axis", "a pin 20 mm off the axis of the disc": what points along that axis, so far from the middle. */
const OFF_AXIS =
  /(?<=(?:^| )(?:holes?|bores?|pins?|pegs?|posts?|studs?|bosses|boss|dowels?)(?: .*)? # (?:away |out |in )*)(?:from|off(?: of)?) (?:the|its) (?:(?:central|center|centre|main|middle|common|rotation) )*(?:axis|cent(?:er|re) ?line)(?: of (?:it|rotation|(?:the|this|that) (?:whole )?(?:disc|disk|flange|cylinder|wheel|plate|part|hub|ring|spool|shaft|puck|body|cap|lid|knob)))?(?= [,.;)]|$| and )/u
/** Where else a distance from an axis is told: of flats and keyways, and of holes from the side. */
const ACROSS =
  /(?:^| )(?:flats?|d|keyways?|sides?|cross|radial|radially|sideways|horizontal|horizontally|revolve[ds]?|branch|perpendicular|circle)(?= |$)/u

function fromAxis(items: Item[]): Item[] {
  const found = findSpoken(items, OFF_AXIS)
  const said = found && items[found.from]
  if (!found || !said || ACROSS.test(spoken(items).text)) return items
  const centre = asTerm(phraseOf(items.slice(found.from, found.to + 1) as [Item, ...Item[]]), CENTRE)
  return [
    ...items.slice(0, found.from),
    unsaid(said, LITTLE_WORDS.from, '', 'from'),
    centre,
    ...items.slice(found.to + 1),
  ]
}

export const withOffCentre = where(' off |axis|line', (sentences) =>
  sentences.map((items) => fromAxis(fromCentre(items))),
)
