/** "The windows are lined up in a row along the length, with a gap of 5 mm between them": several of one kind, one beside the other. */
import type { Figure } from './drawing.ts'
import { boxOf, heightOf, middleOf, widthOf } from './loop.ts'
import type { Step } from './reading.ts'
import { here } from './writing.ts'

const THING =
  '(?:windows?|holes?|cut ?outs?|openings?|slots?|squares?|circles?|rectangles?|rectangular|circular|square|identical|equal)'
const ROW = here(
  `(?:(?:the|these|they|all|both|two|three|four|five|six|of|them|${THING}|are|is|being|should|must|be|lined|up|arranged|placed|positioned|distributed|evenly|equally|spaced|laid out|and|,|that|which|lie|lying|next to each other|side by side|in|a|single|straight|horizontal|vertical|row|line|centered|centred)(?= )\\s?)+along (?:the|its) (?<way>length|width|height|horizontal|vertical|longer|long|shorter|short)(?: (?:direction|sides?|axis|edges?))?(?: (?:of|on) (?:it|(?:the|this) [a-z]+))?`,
)
const LINED = /\b(?:row|line|lined|side by side|next to each other|arranged|distributed|spaced)\b/u
const GAP = here(
  `(?:(?:,|and|with|there|is|are|a|an|the|equal|uniform|constant|clear|same|they|have|leaving|of)(?= )\\s?)*(?:spacing|gap|distance|clearance)s?(?: (?:of|is|:))* #(?<n>\\d+)(?: units?)? (?:between|separating) (?:(?:each|every|the|two|all|any|neighboring|neighbouring|adjacent|consecutive|of|pair)(?= )\\s?)*(?:${THING}|them|other|neighbou?rs|ones|each other)(?<ends>(?: ,)? (?:as well as|and|and also)(?: (?:between|from|to))? (?:the )?(?:(?:outer|outermost|first and last|first and the last|end|last)(?= )\\s?)*(?:${THING}|ones)? ?(?:and|to) (?:the )?(?:(?:left and right|outer|short|two|both)(?= )\\s?)*(?:edges|ends|sides)(?: of (?:it|the [a-z]+))?)?`,
)

/** Whether they lie beside each other across the host; nothing where its sizes do not tell. */
function liesAcross(way: string, { told, loop }: Figure): boolean | undefined {
  const box = boxOf(loop)
  const isLong = widthOf(box) >= heightOf(box)
  if (way === 'horizontal' || way === 'vertical') return way === 'horizontal'
  if (way.startsWith('long')) return isLong
  if (way.startsWith('short')) return !isLong
  const size = told?.get(way)
  if (size === undefined) return undefined
  return Math.abs(size - widthOf(box)) < 1e-9
}

export const row: Step = ({ drawing, known }, scan) => {
  const told = scan.take(ROW)
  const { last: figures } = drawing
  const host = drawing.figures.find(({ cut }) => !cut)
  const [first] = figures
  if (!told || !LINED.test(told[0]) || !first || !host || figures.includes(host) || figures.length < 2)
    return undefined
  const across = liesAcross(told.groups?.['way'] ?? '', host)
  const gap = scan.take(GAP)?.groups
  if (across === undefined || !gap || figures.some(({ placed }) => placed.x || placed.y)) return undefined
  const size = across ? widthOf : heightOf
  const between = known.number(Number(gap['n']))
  const own = size(boxOf(first.loop))
  const all = figures.length * own + (figures.length - 1) * between
  const left = (size(boxOf(host.loop)) - all) / 2
  // "…and between the outer ones and the edges": it has to come to the same.
  if (left < 0 || (gap['ends'] && Math.abs(left - between) > between * 0.01)) return undefined
  const [x, y] = middleOf(boxOf(host.loop))
  for (const [at, figure] of figures.entries()) {
    const [fx, fy] = middleOf(boxOf(figure.loop))
    const along = -all / 2 + own / 2 + at * (own + between)
    drawing.move(figure, x + (across ? along : 0) - fx, y + (across ? 0 : along) - fy)
    figure.placed = { x: true, y: true }
  }
  return true
}
