/** "Attach a triangle with a height of 12 mm to the top edge": what has no width of its own is as wide as the edge it is set on. */
import type { Figure } from './drawing.ts'
import type { FigureKind, Sizes } from './figures.ts'
import { straightOn } from './loop.ts'
import type { Reading } from './reading.ts'
import { BASES } from './spans.ts'
import { SIDE, SIDES } from './words.ts'
import type { Scanner } from './writing.ts'

const ON_EDGE = new RegExp(
  `(?:^| )(?:(?:to|on|onto|along|at|with|is|against) (?:the|its) (?<side>${SIDE}) (?:edge|side)|(?<top>(?:on (?:the )?top of|above) (?:the|it|this) ?[a-z]*|on top))(?= |$)`,
  'u',
)
const ORDER = / (?:extrude|cut|draw|sketch|attach|add) /u
/** How high it is, by where it ends. */
const APEX =
  /(?:(?:,|and|with|whose|its|the|where) )+(?:apex|tip|peak|vertex|top corner)(?: (?:is|lies|being|at|located|sits))* #(?<n>\d+)(?: units?)? (?:above|over|higher than) (?:the (?:middle|center|centre|midpoint) of )?(?:that|the|its|this) (?:(?:top|upper) )?(?:edge|side|rectangle|square)(?= |$)/u

export function asWideAsEdge(
  { drawing, known }: Reading,
  scan: Scanner,
  kind: Exclude<FigureKind, 'polyline'>,
  { sizes, names, cut }: { sizes: Sizes; names: Set<string>; cut: boolean },
): Figure | undefined {
  const base = kind === 'rectangle' ? undefined : BASES[kind]
  const on = ON_EDGE.exec(scan.rest)
  const hosts = drawing.figures.filter((each) => !each.cut)
  const [host] = hosts
  if (!base || !on || !host || hosts.length > 1 || sizes.has(base)) return undefined
  if (ORDER.test(scan.rest.slice(0, on.index + 1))) return undefined
  const side = on.groups?.['top'] ? 'top' : SIDES[on.groups?.['side'] ?? '']
  const edge = side && straightOn(host.loop, side)
  if (!edge) return undefined
  const all = sizes.copy()
  all.give(base, Math.abs(edge[1] - edge[0]))
  const apex = kind === 'triangle' && !all.has('height') ? APEX.exec(scan.rest) : undefined
  if (apex) all.give('height', known.number(Number(apex.groups?.['n'])))
  const figure = drawing.add(kind, all, names, cut)
  if (!figure) return undefined
  if (apex) scan.goOn(`${scan.rest.slice(0, apex.index)}${scan.rest.slice(apex.index + apex[0].length)}`)
  drawing.assumed.push('A figure set on an edge is as wide as that edge, as no width was given')
  return figure
}
