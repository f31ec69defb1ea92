/** How a row goes on from its first hole: "spaced every 30 mm after that", "the others follow every 30 mm". */
import type { Entry } from '../lexicon/entry.ts'

const APART: Entry = { category: 'place', concept: 'apart' }
const IN_A_ROW: Entry = { category: 'filler', concept: 'how the row goes on' }

const NOUN = '(?:holes|slots|pins|pegs|posts|bosses|studs|ribs|grooves|ones|teeth|fins)'
const OTHERS = `(?:the|all(?: the)?) (?:others|rest(?: of (?:them|the ${NOUN}))?|next ones|other (?:two |three |four |five )?${NOUN}|remaining (?:two |three |four |five )?${NOUN}|following ${NOUN}|ones after (?:that|it))`
const GO_ON =
  '(?:are|is|then|come|comes|coming|follow|follows|following|placed|spaced|located|drilled|repeated|repeat|repeats|evenly|equally|each|at|go|being|sit|out|one|with|and)'
const ONE_MORE =
  "(?:(?:then|after that|from there(?: on)?|after it|and then|thereafter)(?: ,)? )(?:there(?:'s| is| are) )?(?:one|a hole|another(?: one| hole)?|the next(?: one)?|more)?(?: more)?"

export const ROW_PHRASES: readonly (readonly [RegExp, Entry])[] = [
  [
    new RegExp(
      `(?:${OTHERS} (?:${GO_ON} )*|(?:spaced|space them)(?: out)?(?: evenly| equally)? |${ONE_MORE} )every(?= # (?!in )|#$| #$)`,
      'u',
    ),
    APART,
  ],
  // "each of the others is 30 mm further to the right": than the one before.
  [
    new RegExp(
      `each of (?:${OTHERS}|the (?:others|rest|following ${NOUN})) (?:(?:is|lies|sits|placed|located) )*(?=# (?:further|farther|more))`,
      'u',
    ),
    APART,
  ],
  [
    /(?<=# )(?:further|farther)(?: (?:to the (?:right|left|back|front|side)|along|on|down the (?:bar|plate|row)|away))?(?= [,.;]|$)/u,
    IN_A_ROW,
  ],
  [
    new RegExp(
      `${OTHERS} (?:${GO_ON} )*(?=# (?:apart|center to center|centre to centre|on center|on centre)(?: |$))`,
      'u',
    ),
    IN_A_ROW,
  ],
  [
    /(?<=(?:# (?:apart )?|apart ))(?:after that|from there(?: on| onwards?)?|thereafter|from then on|from the first(?: one| hole)?(?: on)?|after the first(?: one| hole)?)(?= [,.;]|$)/u,
    IN_A_ROW,
  ],
]
