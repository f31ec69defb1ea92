/** "a triangle on top that spans the full width", "a semicircle of the same width": as wide or as high as what it is set on. */
import type { Drawing } from './drawing.ts'
import type { FigureKind, Sizes } from './figures.ts'
import { boxOf, heightOf, widthOf } from './loop.ts'
import type { Scanner } from './writing.ts'

/** What the side is called that lies on the edge. */
export const BASES: Partial<Record<FigureKind, string>> = {
  triangle: 'base',
  trapezoid: 'bottom',
  semicircle: 'diameter',
  rectangle: 'width',
}

const OF_HOST =
  '(?: (?:of|as|like) (?:it|(?:the|this|that) (?:first |lower |main |base )?(?:rectangle|square|base|body|block|one)))?'
/** "whose base is as wide as": which of its sides that is, as the place says anyway. */
const OWN_BASE =
  '(?:(?:with|whose|its|the|a|where|has|having) )+(?:(?:flat|straight|lower|bottom|horizontal) )?(?:base|diameter|side|edge|width) (?:(?:is|that|which|of|being|should|be) )*'
const SPANS = new RegExp(
  `(?:^|(?<= ))(?:(?:,|and|that|which|it|is|are|being) )*(?:${OWN_BASE})?(?:(?:exactly|just) )?(?:(?:spans?|spanning|covers?|covering|takes up|taking up|over|across|along|as wide as|runs (?:along|across|over)|running (?:along|across|over)|extends (?:along|across|over)) (?:the|its) (?:full|whole|entire|complete) (?<all>width|length|height)|(?:of|with|having|has) (?:the|its) same (?:base |bottom )?(?<same>width|length|height)|(?:equals?|(?:is |be )?equal to|match(?:es|ing)?) (?:the|its) (?:(?:full|whole|entire|complete) )?(?<equal>width|length|height)(?= (?:of|$))|as (?<as>wide|long|tall|high)(?= as))${OF_HOST}(?= |$)`,
  'u',
)
const ORDER = /(?:^| )(?:extrude|cut|draw|sketch|attach|add|extruded) /u

/** Takes the words for it, and gives the size they stand for; they may stand behind its place. */
export function takeSpan(drawing: Drawing, scan: Scanner, kind: FigureKind, sizes: Sizes): void {
  const base = BASES[kind]
  const hosts = drawing.figures.filter(({ cut }) => !cut)
  const [host] = hosts
  const found = SPANS.exec(scan.rest)
  if (!base || !host || hosts.length > 1 || !found || sizes.has(base)) return
  if (ORDER.test(scan.rest.slice(0, found.index))) return
  const word =
    found.groups?.['all'] ?? found.groups?.['same'] ?? found.groups?.['equal'] ?? found.groups?.['as'] ?? ''
  const upright = /height|tall|high/u.test(word)
  // What is as high as another stands beside it: its base lies along that side, unless it is a rectangle.
  const named = upright && kind === 'rectangle' ? 'height' : base
  const box = boxOf(host.loop)
  sizes.give(named, upright ? heightOf(box) : widthOf(box))
  scan.goOn(`${scan.rest.slice(0, found.index)}${scan.rest.slice(found.index + found[0].length).trimStart()}`)
}
