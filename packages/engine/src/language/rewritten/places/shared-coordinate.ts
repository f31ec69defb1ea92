/** "Both are at X=80, one is at Y=15 and the other is at Y=45": what is told of both, with each of them. */
import { where } from '../../text/heard.ts'
import { asFiller, type Item, means, unsaid } from '../../text/items.ts'
import { findSpoken } from '../../text/spoken.ts'

const BOTH =
  /^(?:(?:both|all(?: of them)?|all (?:two|three|four)|they|each|these)(?: (?:of (?:them|the [a-z]+)|holes|bosses|pins|posts|pockets|slots|[a-z]+s))?|the (?:two|three|four)? ?(?:holes|bosses|pins|posts|pockets|slots)) (?:(?:are|is|lie|lies|sit|sits|have|has|both|all|located|centered|centred|placed|their centers?|a center) )*(?:at|on) (?<axis>[xyz])=#/u
const OTHER = /^(?:y|x|z)$/u

/** The coordinates of the others, each of one place along another axis. */
function coordinatesBehind(items: readonly Item[], from: number, axis: string): number[] {
  return items.flatMap((item, at) =>
    at > from &&
    item.kind === 'quantity' &&
    item.quantity.kind === 'coordinate' &&
    OTHER.test(item.quantity.axis)
      ? item.quantity.axis === axis
        ? []
        : [at]
      : [],
  )
}

function withShared(items: readonly Item[]): Item[] {
  const found = findSpoken(items, BOTH)
  const at = found?.quantities.at(-1)
  const shared = at === undefined ? undefined : items[at]
  if (!found || at === undefined || shared?.kind !== 'quantity') return [...items]
  const others = coordinatesBehind(items, at, found.match.groups?.['axis'] ?? '')
  const [first] = others
  // "Both are at X=80 and Y=15": one place, which is nobody's alone.
  const told = first !== undefined && items.slice(at, first).some(isOne) && others.length > 1
  if (!told) return [...items]
  return items.flatMap((item, index): Item[] => {
    if (index <= at) return item.kind === 'mark' ? [] : index === at ? [] : [asFiller(item, 'all of them')]
    if (!others.includes(index)) return [item]
    return [shared, unsaid(item, { category: 'conjunction', concept: 'and' }, 'and'), item]
  })
}

const isOne = (item: Item): boolean =>
  means(item, 'ordinal') || /^(?:one|the first|first|1)$/iu.test(item.text)

export const withSharedCoordinates = where('at x=#|at y=#|at z=#|on x=#|on y=#|on z=#', (sentences) =>
  sentences.map(withShared),
)
