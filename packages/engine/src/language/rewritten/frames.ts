/** Frames by their two rectangles: "60 x 40 mm outside and 50 x 30 mm inside", "a rectangle with another cut out of its middle". */
import { where } from '../text/heard.ts'
import { asFiller, asTerm, commaAt, type Item, means, phraseOf } from '../text/items.ts'
import { asIdle, type Found, findSpoken, spoken } from '../text/spoken.ts'

const SIZES = '(?:dimensions?|sizes?|measurements?|rectangle|edges?)'
const OUT = `(?:(?:on|along|at) the )?(?:outside|outer side|exterior)|(?:outside|outer|external|overall) ${SIZES}`
const IN = `(?:(?:on|along|at) the )?(?:inside|inner side|interior)|(?:inside|inner|internal|opening) ${SIZES}`

/** Each pattern and what it stands for: the opening, or nothing besides what the frame is anyway. */
const TOLD: readonly (readonly [RegExp, 'opening' | 'idle'])[] = [
  [new RegExp(`(?<=#x# (?:mm )?)(?:${IN})(?= |$)`, 'u'), 'opening'],
  [
    new RegExp(
      `(?:the |its )?(?:${IN})(?= (?:(?:are|is|of|=|:|being|measure|should be) )?(?:(?:a|an) )?#x#)`,
      'u',
    ),
    'opening',
  ],
  [new RegExp(`(?<=#x# )(?:${OUT})(?= |$)`, 'u'), 'idle'],
  [
    new RegExp(
      `(?:the |its )?(?:${OUT})(?= (?:(?:are|is|of|=|:|being|measure|should be) )?(?:(?:a|an) )?#x#)`,
      'u',
    ),
    'idle',
  ],
  [/(?:made|formed|cut|created|built)(?: up)? (?:from|of|out of|by|as)(?= (?:a|an) #x# rectangle)/u, 'idle'],
  [/(?<=#x# )rectangle(?= with (?:a|an)(?: smaller)? #x# (?:rectangle|rectangular))/u, 'idle'],
  [
    /(?<=#x# )(?:rectangle|rectangular (?:hole|opening|cut ?out|window))(?: (?:that is|which is))? (?:cut|removed|taken|subtracted)(?: out)?(?: (?:of|from|in|at))?(?: (?:the|its) (?:middle|center|centre|inside))?(?= |$)/u,
    'opening',
  ],
]

/** Told by its outside and its opening it is a frame like any other: nothing is left to what pictures need. */
const OPENING = new RegExp(
  `(?:(?:opening|window|cut ?out|hole)(?: of)? #x#|#x# (?:${IN}|opening|window|cut ?out|hole)|(?:${IN})(?: (?:of|is|:))? #x#)`,
  'u',
)

function withoutPicture(sentences: readonly Item[][]): Item[][] {
  const line = sentences.map((items) => spoken(items).text).join(' . ')
  const sizes = line.split('#x#').length - 1
  if (sizes !== 2 || !OPENING.test(line)) return [...sentences]
  return sentences.map((items) =>
    items.map((item) =>
      means(item, 'solid', 'picture frame')
        ? asTerm(item, { category: 'solid', concept: 'frame' }, { form: 'frame' })
        : item,
    ),
  )
}

/** "made of bars 20 mm wide and 10 mm thick": how wide the border is, and how thick all of it. */
const BARS =
  /(?:(?:,|made|made up|built|consisting|formed|welded|composed) )*(?:of|from|with) (?:(?:four|flat|straight|rectangular) )*(?:bars|strips|members|sides)(?= # wide(?: and| ,)+ # thick(?: |$))/u

/** The noun stands behind its width, as in "20 mm wide bars, 10 mm thick". */
function withBars(items: readonly Item[]): Item[] {
  const found = findSpoken(items, BARS)
  const noun = found && items[found.to]
  if (!found || !noun) return [...items]
  const lead = items.slice(found.from, found.to)
  return [
    ...items.slice(0, found.from),
    ...lead.filter((item) => item.kind !== 'mark').map((item) => asFiller(item, 'the sides of the frame')),
    commaAt(noun.span[0]),
    ...items.slice(found.to + 1, found.to + 3),
    noun,
    commaAt(noun.span[1]),
    ...items.slice(found.to + 4),
  ]
}

/** "a frame like a picture frame": what it looks like. */
const LIKE = /(?<=frame )(?:, )?(?:like|similar to|as|shaped like) (?:a|an) (?:picture |photo )?frame(?= |$)/u

const withoutLikeness = (items: Item[]): Item[] => {
  const found = findSpoken(items, LIKE)
  return found ? asIdle(items, found, 'resemblance') : items
}

const isFrame = (item: Item): boolean => means(item, 'solid', 'frame', 'picture frame')

function replaced(items: readonly Item[], { from, to }: Found, as: 'opening' | 'idle'): Item[] {
  const said = asTerm(
    phraseOf(items.slice(from, to + 1) as [Item, ...Item[]]),
    { category: 'feature', concept: 'pocket' },
    { form: 'opening' },
  )
  return [
    ...items.slice(0, from),
    as === 'opening' ? said : asFiller(said, 'the outside of the frame'),
    ...items.slice(to + 1),
  ]
}

export const withFrames = where('solid:frame|solid:picture frame', (sentences) => {
  if (!sentences.some((items) => items.some(isFrame))) return sentences
  return withoutPicture(sentences).map((items) =>
    TOLD.reduce<Item[]>(
      (read, [pattern, as]) => {
        const found = findSpoken(read, pattern)
        return found ? replaced(read, found, as) : read
      },
      withBars(withoutLikeness([...items])),
    ),
  )
})
