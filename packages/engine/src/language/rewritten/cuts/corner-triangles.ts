/**
 * "From each corner, cut out a right triangle with two equal legs of 15 mm": a corner that loses such a triangle is
 * chamfered so far along both sides.
 */
import { where } from '../../text/heard.ts'
import { asFiller, asTerm, type Item } from '../../text/items.ts'
import { findSpoken } from '../../text/spoken.ts'

const CUT = '(?:cut|cut out|cut off|cut away|remove|removed?|trim|trim off|take away|subtract)'
const TRIANGLE =
  '(?:a |an |one |equal |identical )*(?:(?:small|right|isosceles|right angled|right angle|congruent|identical) )*triangles?'
const ALONG =
  '(?: along (?:the|its|both) (?:adjacent )?(?:edges|sides)(?: of (?:the|it|its|this)(?: [a-z]+)?)?)?'
const LEGS = `(?: (?:with|whose|that has|that have|having|which has|where) (?:(?:two|both|the|its|their|equal|equally long|catheti|legs?|sides?|leg lengths?|perpendicular|of|are|is|a|length|measuring|each|long) )+(?<leg>#)(?: (?:long|each|in length))*${ALONG})`
const CORNER =
  '(?<corner>(?:each|every|all|both|the|one|its)(?: (?:of|the|its|two|three|four|top|bottom|left|right|upper|lower|front|back|rear|hand|and|outer))* corners?(?: of (?:the|this|its) [a-z]+)?)'

const TAKEN: readonly RegExp[] = [
  new RegExp(`(?:from|at|in|off) ${CORNER}(?: ,)? ${CUT} ${TRIANGLE}${LEGS}(?= [,.;]|$| and )`, 'u'),
  new RegExp(`${CUT} ${TRIANGLE}${LEGS} (?:from|off|at|in|out of) ${CORNER}(?= [,.;]|$| and )`, 'u'),
  new RegExp(`${CUT} ${TRIANGLE} (?:from|off|at|in|out of) ${CORNER}(?: ,)?${LEGS}(?= [,.;]|$| and )`, 'u'),
]
/** What is left of the outline then. */
const LEFT =
  /(?:, )?(?:so (?:that )?|and )?(?:leaving|which leaves|this leaves|creating|forming|resulting in|making|it becomes|you get) (?:a|an) (?:(?:irregular|regular|elongated) )?(?:octagon|octagonal|eight sided|hexagon|hexagonal|six sided|pentagon|pentagonal|five sided)(?: like)?(?: (?:shape|figure|outline|polygon))?(?= [,.;]|$)/u

function withChamfers(items: Item[]): Item[] {
  for (const pattern of TAKEN) {
    const found = findSpoken(items, pattern)
    const [at, ...more] = found?.quantities ?? []
    const corner = found?.match.groups?.['corner']
    if (!found || at === undefined || more.length > 0 || !corner) continue
    const said = items.slice(found.from, found.to + 1)
    const words = said.map(({ text }) => text.toLowerCase().replaceAll('-', ' '))
    const named = corner.split(' ')
    const start = words.findIndex((_, from) => words.slice(from).join(' ').startsWith(corner))
    const size = items[at] as Item
    if (start < 0) continue
    let end = start
    while (
      end < said.length &&
      words
        .slice(start, end + 1)
        .join(' ')
        .split(' ').length < named.length
    )
      end++
    const corners = said.slice(start, end + 1)
    const rest = said.filter((item) => item !== size && !corners.includes(item))
    const verb = asTerm(
      { text: '', span: [size.span[0], size.span[0]] },
      { category: 'feature', concept: 'chamfer' },
      { form: 'chamfer' },
    )
    const told = [
      ...items.slice(0, found.from),
      verb,
      ...corners,
      asTerm(
        { text: '', span: [size.span[0], size.span[0]] },
        { category: 'preposition', concept: 'at' },
        { form: 'by' },
      ),
      size,
      ...items.slice(found.to + 1),
      ...rest.map((item) => (item.kind === 'mark' ? item : asFiller(item, 'what falls off the corner'))),
    ]
    const left = findSpoken(told, LEFT)
    return left
      ? told.map((item, index) =>
          index < left.from || index > left.to || item.kind === 'mark'
            ? item
            : asFiller(item, 'what is left'),
        )
      : told
  }
  return items
}

export const withCornerTriangles = where('triangle', (sentences) => sentences.map(withChamfers))
