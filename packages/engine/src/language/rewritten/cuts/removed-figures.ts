/**
 * "An 8 x 8 mm square is removed from each corner", "take a 20 x 10 mm rectangle out of the front edge": a figure that is
 * taken away at the rim of a body is a notch there. Behind "notched" it only gives the notch its size.
 */
import { where } from '../../text/heard.ts'
import { asFiller, asTerm, type Item, means } from '../../text/items.ts'
import { findAllSpoken } from '../../text/spoken.ts'

const FIGURE =
  '(?:square|rectangle|oblong|rectangular piece|square piece|rectangular bite|square bite|bite|chunk|piece)'
const GONE =
  '(?:removed|cut|cut out|cut away|cut off|taken|taken out|taken away|taken off|missing|sawn out|sawn off|milled away|milled out|punched out|nibbled out|clipped|clipped off)'
const AT = '(?:from|off|out of|at|in|of|on|into)'
const RIM =
  '(?:(?:the|its|each|every|all|both|either|one|a|an|of|two|three|four|front|back|rear|left|right|long|short|top|bottom|opposite|other|vertical|upright|middle|centre|center|midpoint|hand|#) )*(?:left |right |front |back )*(?:edges?|corners?|sides?|ends?|left|right|front|back)'

/** The figure stands before what is done with it, or behind. */
const PASSIVE = new RegExp(
  `(?<figure>${FIGURE})(?= (?:(?:is|are|has been|have been|being|gets|was) )?(?:also )?${GONE} (?:${AT} )+${RIM}(?: |$))`,
  'u',
)
const ACTIVE = new RegExp(
  `(?<=(?:^| )(?:remove|cut|cut out|cut away|cut off|take|take out|take away|mill away|mill out|nibble|saw out|punch out|clip|clip off) (?:a |an )(?:#x# |# |#x#x# )?)(?<figure>${FIGURE})(?= (?:out |away |off )?(?:${AT} )+${RIM}(?: |$))`,
  'u',
)
const FRONTED = new RegExp(
  `(?<=^(?:${AT} )+${RIM} (?:of the [a-z]+ )?(?:, )?(?:a |an )(?:#x# |# )?)(?<figure>${FIGURE})(?= (?:is|are|has been|have been|gets) ${GONE}(?: |$))`,
  'u',
)
/** "… and another 20 x 10 mm rectangle out of the left corner": the verb is told before. */
const ONE_MORE = new RegExp(
  `(?<=and (?:a |an |another |a second )(?:#x# |# )?)(?<figure>${FIGURE})(?= (?:out |away |off )?(?:${AT} )+${RIM}(?: |$))`,
  'u',
)
/** "…, with an 8 x 8 mm square removed from each": of what was just notched. */
const FROM_EACH = new RegExp(
  `(?<figure>${FIGURE}) ${GONE} (?:${AT} )+(?:each|every one|each one|each of them|all of them|every corner|each corner|them|there)(?= |$)`,
  'u',
)

const NOTCH = { category: 'solid', concept: 'notch' } as const

const isNotched = (items: readonly Item[]): boolean => items.some((item) => means(item, 'solid', 'notch'))

function withNotches(items: readonly Item[]): Item[] {
  if (isNotched(items)) {
    const again = findAllSpoken(items, FROM_EACH)
    return items.map((item, at) =>
      again.some(({ from, to }) => at >= from && at <= to) ? asFiller(item, 'what is taken away') : item,
    )
  }
  const first = [PASSIVE, ACTIVE, FRONTED].flatMap((pattern) => findAllSpoken(items, pattern))
  const found = first.length > 0 ? [...first, ...findAllSpoken(items, ONE_MORE)] : first
  return items.map((item, at) =>
    found.some(({ from, to }) => at >= from && at <= to) ? asTerm(item, NOTCH, { form: 'notch' }) : item,
  )
}

/** What is drawn is a figure, and no notch yet. */
const isSketched = (sentences: readonly (readonly Item[])[]): boolean =>
  sentences.some((items) => items.some(({ text }) => /^(?:sketch|draw|extrud)/iu.test(text)))

export const withRemovedFigures = where('square |rectangle |oblong |bite |chunk |piece ', (sentences) =>
  isSketched(sentences) ? sentences.map((items) => [...items]) : sentences.map(withNotches),
)
