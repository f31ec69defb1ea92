/**
 * "one leg is 80 mm long and the other 60 mm", "legs of 80 and 60 mm", "the first leg …, the second leg …": the two legs of
 * an angle, of which the first told lies and the second stands.
 */
import { where } from '../text/heard.ts'
import { asTerm, type Item, isMark, means, phraseOf, unsaid } from '../text/items.ts'
import { asIdle, type Found, findSpoken } from '../text/spoken.ts'

const LEG = '(?:leg|arm|flange|side)'

/**
 * The one that is told first, and the other: each as the noun by which families know it. "One leg on the base and one on the wall" are
 * those of a rib.
 */
const FIRST = new RegExp(
  `(?:(?:the|its) )?(?:one|first)(?: of the| of its)? ${LEG}(?= |$)(?! (?:(?:lies|lying|sits|sitting|runs|running|goes|going|is|flat) )*(?:on|along|against|up|over) )`,
  'u',
)
const SECOND = new RegExp(
  `(?:(?:the|its) )?(?:second(?: one| ${LEG})?|other(?: one| ${LEG})?)(?= (?:is|has|being|are|should|must|measures|#|of|with|\\()(?: |$|#)| #)`,
  'u',
)

/** "legs of 80 mm and 60 mm", "its two legs are 80 and 60 mm long respectively". */
const BOTH = new RegExp(
  `(?:(?:the|its|two|both) )*${LEG}s (?:(?:are|of|measure|measuring|that are|which are|with|have|having|lengths?|a|being) )*# (?:(?:long|in length) )?and # ?(?:long|in length)?(?: respectively)?(?= [,.;()]| and | with | measured |$)`,
  'u',
)

/** "an equal-leg angle bracket": as the one length of both tells. */
const EQUAL = new RegExp(`equal (?:${LEG}|${LEG}ged|length|length ${LEG})(?= (?:angle|l) )`, 'u')
/** "both legs measure 50 mm on the outside": so long, as legs are measured anyway. */
const EACH = new RegExp(
  `(?<=${LEG}s (?:(?:each|both|are|measure|measuring|being) )+)# (?:(?:each|both|outside|overall|measured|(?:on|along|over) the outside) ?)+(?= |$)`,
  'u',
)

/** "Both are measured from the outside corner to the tip of the leg": as legs are measured anyway. */
const OF_BOTH = `(?:both(?: of (?:those|these|them|the ${LEG}s))?|these|those|they|each(?: ${LEG})?|(?:(?:the|both|these|those|all|its|two|${LEG}) )+(?:lengths|sizes|dimensions|measurements|${LEG}s))`
const OUTSIDE = new RegExp(
  `(?:${OF_BOTH} (?:are|is|being)(?: all| both| each)? )?(?:measured|taken|given|counted)(?: (?:from|on|along|over|at|to|across))? the (?:outside|outer|external)(?: (?:corner|edge|faces?|surfaces?|side))?(?: of the (?:l|bracket|angle|bend|corner|${LEG}s?))?(?: (?:out )?to (?:the|its|each) (?:(?:free|outer|very) )*(?:tip|end)s?(?: of (?:the|each|its|both)(?: two)? ${LEG}s?)?)?(?= ?[,.;)]|$)`,
  'u',
)

function withEach(items: Item[]): Item[] {
  const equal = findSpoken(items, EQUAL)
  const told = equal ? asIdle(items, equal, 'both legs alike') : items
  const found = findSpoken(told, EACH)
  const size = found && told[found.from]
  if (!found || !size || found.quantities.length !== 1) return told
  const idle = asIdle(
    told.slice(found.from + 1),
    { from: 0, to: found.to - found.from - 1 },
    'on the outside',
  )
  const behind = { span: [size.span[1], size.span[1]] as [number, number] }
  const length = unsaid(behind, { category: 'dimension', concept: 'length' }, 'long')
  return [...told.slice(0, found.from + 1), length, ...idle]
}

const isAngle = (item: Item): boolean => means(item, 'solid', 'L-bracket', 'angle profile')

const legAs = (said: Pick<Item, 'text' | 'span'>, way: 'horizontal' | 'vertical'): Item =>
  asTerm(said, { category: 'solid', concept: 'leg' }, { form: `${way} leg` })

const long = (size: Item): Item => unsaid(size, { category: 'dimension', concept: 'length' }, '', 'length')

function replaced(items: readonly Item[], { from, to }: Found, way: 'horizontal' | 'vertical'): Item[] {
  const [verb, size, word] = items.slice(to + 1)
  // "the other is 60 mm": long.
  const bare = verb && means(verb, 'be') && size?.kind === 'quantity' && !means(word, 'dimension')
  return [
    ...items.slice(0, from),
    legAs(phraseOf(items.slice(from, to + 1) as [Item, ...Item[]]), way),
    ...(bare ? [verb, long(size), ...items.slice(to + 2)] : items.slice(to + 1)),
  ]
}

/** Each length behind the leg whose it is. */
function withBoth(items: readonly Item[], { from, to, quantities }: Found): Item[] {
  const [first, second] = quantities as [number, number]
  const said = items.slice(from, first) as [Item, ...Item[]]
  const rest = items
    .slice(first + 1, to + 1)
    .filter((item) => item !== items[second] && !means(item, 'dimension') && !isMark(item, ','))
  return [
    ...items.slice(0, from),
    legAs(phraseOf(said), 'horizontal'),
    long(items[first] as Item),
    items[first] as Item,
    legAs(unsaid(items[second] as Item, { category: 'portion', concept: 'leg' }), 'vertical'),
    long(items[second] as Item),
    items[second] as Item,
    ...rest.filter((item) => /^respectively$/iu.test(item.text)),
    ...items.slice(to + 1),
  ]
}

export const withTwoLegs = where('solid:L-bracket|solid:angle profile', (sentences) => {
  if (!sentences.some((items) => items.some(isAngle))) return sentences
  const told = (pattern: RegExp): boolean =>
    sentences.some((items) => findSpoken(items, pattern) !== undefined)
  const apart = told(FIRST) && told(SECOND)
  return sentences.map((said) => {
    const outside = findSpoken(said, OUTSIDE)
    const items = withEach(outside ? asIdle(said, outside, 'measured as legs are') : said)
    const both = findSpoken(items, BOTH)
    if (both?.quantities.length === 2) return withBoth(items, both)
    if (!apart) return [...items]
    const first = findSpoken(items, FIRST)
    const named = first ? replaced(items, first, 'horizontal') : [...items]
    const second = findSpoken(named, SECOND)
    return second ? replaced(named, second, 'vertical') : named
  })
})
