/**
 * How a drawn figure or a body lies on the axes: "whose axis is the X-axis" is the way it runs along; "one of its sides
 * lies on the X-axis" is where it is drawn anyway, as long as nothing else is told by the axes or by left and right.
 */
import { where } from '../../text/heard.ts'
import { asFiller, asTerm, type Item, means, phraseOf } from '../../text/items.ts'
import { findSpoken } from '../../text/spoken.ts'

const LIES =
  '(?:(?:is|are|being|be|should be|should|must|lies|lie|lying|runs|run|running|sits|sitting|rests|resting|placed|positioned|located|drawn|aligned|oriented|coincides|coincide|coinciding|coincident|parallel) )*'
const AXIS = '(?:positive |horizontal )?(?<axis>[xyz](?: axis| direction)?|horizontal axis|vertical axis)'

/** Words that come to "along the X-axis"; the axis itself stays. */
const RUNS = new RegExp(
  `(?:(?:and|with|where|so that|such that|so|which|that) )*(?:(?:its|whose|their|the) (?:common |central |main |longitudinal |center |centre )?(?:axis|axes|center ?line|centre ?line) ${LIES}(?:(?:on|along|with|to|at|in) )?|(?:share|shares|sharing|have|having|has|with|use|using) )(?:the )?(?=(?:positive )?[xyz] axis)`,
  'u',
)

/** "share the X-axis as their common axis": the words behind it. */
const AS_AXIS =
  /(?<=[xyz] axis )as (?:their|its|the|a) (?:common |shared |central |main |own )*(?:axis|centerline|centreline)(?: of (?:rotation|revolution|symmetry))?/u

const alongAxis = (items: readonly Item[]): Item[] => {
  const found = findSpoken(items, RUNS)
  if (!found) return [...items]
  const bare = !/\b(?:axis|axes|center ?line|centre ?line)\b/u.test(found.match[0])
  const behind = findSpoken(items, AS_AXIS)
  if (bare && !behind) return [...items]
  const along = asTerm(
    phraseOf(items.slice(found.from, found.to + 1) as [Item, ...Item[]]),
    { category: 'preposition', concept: 'along' },
    { form: 'along' },
  )
  return [
    ...items.slice(0, found.from),
    along,
    ...items
      .slice(found.to + 1)
      .map((item) =>
        behind && items.indexOf(item) >= behind.from && items.indexOf(item) <= behind.to
          ? asFiller(item, 'the axis it runs along')
          : item,
      ),
  ]
}

const SIDE =
  '(?:(?:long|longer|short|shorter|bottom|lower|straight|flat|base|first|equal|horizontal|vertical) )*(?:sides?|edges?|base|legs?|diameter|one)'
const ONE = '(?:one of |both of |all of )?(?:its|the|a|one|whose|their|each|two)(?: two| four)?'

const TIP =
  '(?:[,;] )?(?:(?:and|with|so that|such that) )*(?:its|the) (?:tip|apex|top vertex|point|vertex|curved side|round side|arc) (?:is |are )?(?:pointing|pointed|points|facing|faces|bulging|bulges|opening) (?:in |towards? |along |to )?(?:the )?(?:positive |\\+ )?(?:y(?: axis| direction)?|upwards?|up)(?= [,;.)]|$| and )'

/** "with one of its sides on the X-axis", "where the long sides are parallel to the X-axis". */
const DRAWN = new RegExp(
  `(?:[,;] )?(?:(?:and|with|where|so that|such that|so|in which) )*${ONE} ${SIDE}(?: of (?:which|it|the [a-z]+))? ${LIES}(?:(?:on|along|to|with|at) )(?:the )?${AXIS}(?:\\s+(?:and|or) (?:the )?[xyz] ?(?:axis|axes|direction)?)?(?= [,;.)]|$| and )|${TIP}`,
  'u',
)

/** Which of its sides lies so has to be found out first. */
const UNUSUAL = /\b(?:long|short|vertical|tip|apex|point|vertex|curved|arc)/u

/** Words by which something else is told: then it matters which way the figure lies. */
const isDirected = (item: Item): boolean =>
  means(item, 'face', '+x', '-x', '+y', '-y') ||
  means(item, 'axis', 'x', 'y') ||
  (item.kind === 'quantity' && ['points', 'coordinate', 'coordinates', 'range'].includes(item.quantity.kind))

const isPlaced = (item: Item): boolean =>
  item.kind === 'quantity' && ['points', 'coordinate', 'coordinates', 'range'].includes(item.quantity.kind)

/** Every such stretch of a sentence. */
function drawnIn(items: readonly Item[]): { from: number; to: number; usual: boolean }[] {
  const found: { from: number; to: number; usual: boolean }[] = []
  for (let begin = 0; begin < items.length; ) {
    const next = findSpoken(items.slice(begin), DRAWN)
    if (!next) break
    const usual = (next.match.groups?.axis ?? '').startsWith('x') && !UNUSUAL.test(next.match[0])
    found.push({ from: begin + next.from, to: begin + next.to, usual })
    begin += next.to + 1
  }
  return found
}

/** "fillets on the edges parallel to the x axis": which edges are worked, or what something is placed by. */
const isTelling = (items: readonly Item[], from: number): boolean =>
  items.some((item) => means(item, 'feature')) ||
  // "lying on its side along the Y axis": the whole of it.
  /^(?:lying|laid|lies|laying)$/iu.test(items[from - 1]?.text ?? '') ||
  (means(items[from - 1], 'preposition') && !means(items[from - 1], 'preposition', 'with'))

function withoutLie(items: readonly Item[], sentences: readonly (readonly Item[])[]): readonly Item[] {
  const drawn = drawnIn(items)
  if (drawn.length === 0 || drawn.some(({ from }) => isTelling(items, from))) return items
  const others = sentences.flat()
  const isDrawn = (_: Item, at: number): boolean => drawn.some(({ from, to }) => at >= from && at <= to)
  const rest = [...others, ...items.filter((item, at) => !isDrawn(item, at))]
  if (rest.some(drawn.every(({ usual }) => usual) ? isPlaced : isDirected)) return [...items]
  return items.map((item, at) =>
    isDrawn(item, at) && item.kind !== 'mark' ? asFiller(item, 'where it is drawn') : item,
  )
}

const isAxis = (item: Item): boolean => means(item, 'axis')

export const withLieOnAxes = where(' axis:', (sentences) =>
  sentences.map((items) =>
    items.some(isAxis)
      ? [
          ...withoutLie(
            alongAxis(items),
            sentences.filter((each) => each !== items),
          ),
        ]
      : items,
  ),
)
