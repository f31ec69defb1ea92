/**
 * "from the run centerline (Z=0) up to Z=45", "from the base (Z=0) to the top (Z=30)": a stretch between two levels, each of
 * which may have a name beside it. What the names say is where those levels are.
 */
import type { Entry } from '../../lexicon/entry.ts'
import { where } from '../../text/heard.ts'
import { asFiller, type Item } from '../../text/items.ts'
import { asIdle, asTerms, findSpoken } from '../../text/spoken.ts'

const NAME = '(?:the|its|their) (?:[a-z]+ ){0,5}[a-z]+'
const LEVELS = new RegExp(
  `from ${NAME} \\( (?:at )?(?<axis>[xyz])=# \\)(?: (?:up|down|out|all the way|upward|upwards|downward|downwards))* to (?:\\k<axis>=#|${NAME} (?:\\( (?:at )?\\k<axis>=# \\)|at \\k<axis>=#))|(?:from )?(?<own>[xyz])=#(?: (?:up|down|out|all the way))* to ${NAME} (?:\\( (?:at )?\\k<own>=# \\)|at \\k<own>=#)`,
  'u',
)

function withRange(items: readonly Item[]): Item[] {
  const found = findSpoken(items, LEVELS)
  const [from, to] = (found?.quantities ?? []).map((at) => items[at])
  if (!found || from?.kind !== 'quantity' || to?.kind !== 'quantity') return [...items]
  const { quantity: low } = from
  const { quantity: high } = to
  if (low.kind !== 'coordinate' || high.kind !== 'coordinate') return [...items]
  const range: Item = {
    ...from,
    span: [from.span[0], to.span[1]],
    text: `${from.text} to ${to.text}`,
    quantity: { ...low, kind: 'range', axis: low.axis, values: [...low.values, ...high.values] },
  }
  const rest = items
    .slice(found.from + 1, found.to + 1)
    .filter((item) => item !== from && item !== to && item.kind !== 'mark')
    .map((item) => asFiller(item, 'the name of a level'))
  return [...items.slice(0, found.from + 1), range, ...rest, ...items.slice(found.to + 1)]
}

const NAMED =
  /(?:all the way |down |up |out )?to (?:the|its) (?:[a-z]+ ){0,3}(?:axis|centerline|centreline|center line|centre line|center|centre|middle|midplane|bottom|floor)(?= \( [xyz]=\S+ to [xyz]=)/u

/** "down to the gallery centerline (Z=40 to Z=20)": the levels say where that is. */
const withoutNames = (items: readonly Item[]): Item[] => {
  const found = findSpoken(items, NAMED)
  return found ? asIdle(items, found, 'the name of a level') : [...items]
}

/** "its apex directly above the center of the base at Z=36": what ends in a point has its top there. */
const APEX =
  /(?<=(?:its|the|an?|whose) )(?:apex|tip|peak|summit|top vertex)(?: (?:is|lies|lying|being|located|placed|positioned|pointing|up|upwards?|directly|exactly|vertically|straight|centered|centred|above|over|on|the|its|of|center|centre|middle|base|axis|z|origin|and|,))*?(?= (?:at )?z=#)/u

const withApex = (items: Item[]): Item[] => asTerms(items, APEX, { category: 'face', concept: '+z' })

/** "a ball whose lowest point is at Z=5": that end of it, and not its middle. */
const EXTREMES: readonly (readonly [RegExp, Entry])[] = [
  [
    /(?<=(?:its|whose) )(?:very )?(?:highest|topmost|uppermost|upper ?most) (?:point|spot)(?= (?:(?:is|lies|sits|being|located) )*(?:at )?z=#)/u,
    { category: 'face', concept: '+z' },
  ],
  [
    /(?<=(?:its|whose) )(?:very )?(?:lowest|bottommost|lowermost|bottom ?most) (?:point|spot)(?= (?:(?:is|lies|sits|being|located) )*(?:at )?z=#)/u,
    { category: 'face', concept: '-z' },
  ],
]

const withExtremes = (items: Item[]): Item[] =>
  EXTREMES.reduce((read, [pattern, face]) => asTerms(read, pattern, face), items)

export const withNamedLevels = where('x=|y=|z=', (sentences) =>
  sentences.map((items) => withExtremes(withApex(withoutNames(withRange(items))))),
)
