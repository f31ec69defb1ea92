/**
 * "30 mm spacing between the two rows", "the distance between rows is 30 mm", "a column pitch of 20 mm", "20 mm between
 * the holes in each row": told as "the rows are 30 mm apart", "in each row 20 mm apart".
 */
import { where } from '../../text/heard.ts'
import { asTerm, type Item, isMark } from '../../text/items.ts'
import { asOneTerm, type Found, findSpoken } from '../../text/spoken.ts'

const SPACE =
  '(?:(?:center to center |centre to centre |vertical |horizontal )?(?:spacing|distance|space|gap|pitch|separation|apart))'
const HOLES =
  '(?:(?:the|each|adjacent|neighbou?ring|consecutive) )*(?:holes?|pegs?|pins?|posts?|bosses|slots?|studs?|openings?|perforations?)'
const LINES =
  '(?:(?:the|each|adjacent|neighbou?ring|two|three|four|five|consecutive) )*(?<lines>rows?|columns?)'
const IN_ROW = '(?:(?:with)?in|along) (?:a|each|the|every|one) (?<within>row|column)'
const SAID = '(?: is| are| should be| of| =| :)*'

const SPACINGS: readonly RegExp[] = [
  new RegExp(
    `(?:a |an )?#(?: of)?(?: ${SPACE})? between (?:${LINES}|${HOLES} ${IN_ROW})(?: of ${HOLES})?`,
    'u',
  ),
  new RegExp(
    `(?:the |a |an |with )*${SPACE}(?: ${SAID.trim()} #)? between (?:${LINES}|${HOLES} ${IN_ROW})(?: of ${HOLES})?${SAID} #`,
    'u',
  ),
  new RegExp(
    `(?:the |a |an |with )*${SPACE} of # between (?:${LINES}|${HOLES} ${IN_ROW})(?: of ${HOLES})?`,
    'u',
  ),
  /(?:the |a |an |with )*(?<lines>row|column) (?:spacing|pitch|distance)(?: is| of| =| :)* #/u,
  /(?:a |an )?# (?<lines>row|column) (?:spacing|pitch|distance)/u,
]

/** Rows lie apart from each other; columns do as the holes within a row. */
const areRows = ({ match }: Found): boolean =>
  (match.groups?.['lines'] ?? (match.groups?.['within'] === 'column' ? 'row' : 'column')).startsWith('row')

/** "The spacing between hole centers is 18 mm in both directions": that of the grid. */
const CENTRES =
  /(?:spacing|distance|pitch) between (?:the |adjacent |neighbou?ring )*(?:(?:hole|stud|pin|peg|boss)s? (?:centers|centres)|(?:centers|centres) of the (?:holes|studs|pins|pegs|bosses))(?= (?:is|should be|=|of) # in both directions(?: |$))/u

function withCentres(items: readonly Item[]): Item[] {
  const found = findSpoken(items, CENTRES)
  return found ? asOneTerm(items, found, { category: 'place', concept: 'apart' }) : [...items]
}

function withSpacing(items: readonly Item[]): Item[] {
  for (const pattern of SPACINGS) {
    const found = findSpoken(items, pattern)
    const [at] = found?.quantities ?? []
    const size = at === undefined ? undefined : items[at]
    if (!found || !size || found.quantities.length !== 1) continue
    const words = items.slice(found.from, found.to + 1).filter((item) => item !== size && !isMark(item))
    const [first] = words
    const span: [number, number] = [first?.span[0] ?? 0, words.at(-1)?.span[1] ?? 0]
    // What is told of the size stands on one side of it, or around it.
    const around = span[0] < size.span[0] && span[1] > size.span[1]
    const said: [number, number] = around ? [span[0], size.span[0]] : span
    const concept = areRows(found) ? 'rows' : 'columns'
    const lines = asTerm({ text: concept, span: said }, { category: 'place', concept })
    return withSpacing([...items.slice(0, found.from), lines, size, ...items.slice(found.to + 1)])
  }
  return [...items]
}

export const withRowSpacings = where('row|column|in both directions', (sentences) =>
  sentences.map((items) => withSpacing(withCentres(items))),
)
