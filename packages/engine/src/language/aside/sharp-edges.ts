/**
 * "The corners are sharp inside and outside", "all edges are square", "the shoulders are left sharp", "no fillet at the step": as
 * edges are that nothing is done to.
 */
import { where } from '../text/heard.ts'
import { type Item, means } from '../text/items.ts'
import { asIdle, findSpoken, spoken } from '../text/spoken.ts'

const WHICH =
  '(?:(?:all|each|every|both|the|its|of|their|these|two|three|four|six|eight|twelve|#|outer|outside|inner|inside|interior|exterior|external|internal|vertical|upright|horizontal|long|short|top|bottom|upper|lower|left|right|front|back|rear|and|other|remaining|the rest of the) )*'
const SIDE =
  '(?:top|bottom|left|right|front|back|outside|inside|other|far|lower|upper)(?: (?:side|end|face|hand side))?'
const EDGES = `${WHICH}(?:edges?|corners?|rims?)(?: (?:of|on|around|at) (?:(?:the|this|its|both|two|each) )+[a-z]+(?: face)?)?(?: (?:on|at) (?:the )?${SIDE})?`
/** "the two on the left side", "the other end", "the bottom", where edges were spoken of. */
const ELIDED = `(?:the )?(?:(?:(?:other )?(?:two|one|ones|others?) )?(?:on|at) the ${SIDE}|${SIDE}(?: (?:one|ones))?(?: of the [a-z]+)?)`
const THESE = `${EDGES}(?:(?: ,| and| ,? as well as) ${EDGES})*`
const ARE =
  '(?:(?:are|is|should|must|will|be|to be|being|stays?|remains?|left|kept|all|just|simply|perfectly|plain|completely) )+'
const PLAIN =
  '(?:sharp|crisp|square|squared|unrounded|unbroken|right angled|right angles|unchanged|untouched|uncut|plain|alone|as they are|as it is|not (?:chamfered|rounded|filleted|beveled|bevelled|broken|worked|modified))'
/** Of a side that is no edge by its name: it may be square or plain in other ways. */
const EDGY =
  '(?:sharp|unrounded|unbroken|alone|as it is|as they are|not (?:chamfered|rounded|filleted|beveled|bevelled|broken))'
const THERE =
  '(?:(?: ,)? (?:everywhere|throughout|inside and out(?:side)?|outside and inside|on the inside and (?:the |on the )?outside|both inside and out(?:side)?|all around|all over))?'

/** Where one section of a stepped part meets the next. */
const SHOULDER =
  '(?:shoulders?|steps?|transitions?|junctions?)(?: (?:edges?|corners?))?(?: between (?:the |its )?(?:[a-z]+ )?(?:sections|diameters|journals|steps|cylinders|parts|them))?'
const WORK = '(?:fillets?|radius|radii|chamfers?|undercuts?|reliefs?|rounding)'
const SHOULDERS = `${WHICH}${SHOULDER} ${ARE}(?:a )?(?:sharp|square|crisp|unrounded|unbroken)(?: (?:shoulder|step|corner|edge)s?)?(?: (?:without|with no) (?:a |any )?${WORK})?|${WHICH}${SHOULDER} (?:(?:is|are) not (?:chamfered|filleted|rounded|broken)|(?:has|have) no ${WORK})|(?:without |no )(?:a |any )?${WORK}(?: or (?:a |any )?${WORK})? (?:at|on|in) ${WHICH}${SHOULDER}`
const SHARP = new RegExp(
  `(?<=^|[,;:(] |and |but |with |while |only )(?:${THESE} ${ARE}${PLAIN}${THERE}|(?:leave|keep|leaving|keeping) ${THESE} ${PLAIN}${THERE}|${ELIDED} ${ARE}${EDGY}|(?:leave|keep|leaving|keeping) ${ELIDED} ${EDGY}|(?:sharp|crisp|unrounded) (?:edges|corners)${THERE}|no (?:other )?edges are (?:broken|rounded|chamfered|worked)|${SHOULDERS})(?= [,;.)]|$)`,
  'u',
)

/** "concentric with the corner fillet", "the centre of the round": of what is told elsewhere. */
const REFERRED = /\b(?:with|of|from|to|as|between) (?:the|each|its|that|those|these)(?: corner)?$/u

/** "The chamfer is 2 mm", "both chamfers are 45 degrees": how large, and of no other edges. */
const SIZED =
  /^(?:(?:the|this|these|both|each|all|its)(?: of the| the)? )(?:(?:radius|size|length|width|depth) of (?:the|this|these|both) )?(?:[a-z]+ )?(?:fillets?|chamfers?|rounds?|bevels?)(?: (?:radius|size|length|width|distance))? (?:is|are|has|have|should|takes?) /u
const NAMES_EDGES = /\b(?:edges?|corners?|ends?|rims?|faces?|sides?|top|bottom|left|right|front|back)\b/u

const WORKED = /^(?:fillet|chamfer|bevel|corner fillet|rounded|rounding|round(?: off| over)?$)/iu
/** "a round flange": what it is, and nothing that is done. */
const isRound = (items: readonly Item[], at: number): boolean =>
  /^round$/iu.test(items[at]?.text ?? '') &&
  !/^(?:off|over|the|all|each|both|its|every)$/iu.test(items[at + 1]?.text ?? '')

/** Where some edges are worked, those that are called sharp are an exception to it. */
const isWorked = (items: readonly Item[]): boolean => {
  const { text } = spoken(items)
  if (SIZED.test(text) && !NAMES_EDGES.test(text)) return false
  return items.some(
    (item, at) =>
      WORKED.test(item.text) &&
      !isRound(items, at) &&
      !means(items[at - 1], 'negation') &&
      !REFERRED.test(spoken(items.slice(0, at)).text),
  )
}

/** Edges that those which are worked leave over. */
const EXCEPTED = /\b(?:other|remaining|rest)\b/u

const INSIDE = /\b(?:inside|inner|interior|internal)\b/u

const isHollow = (items: readonly Item[]): boolean =>
  items.some((item) => means(item, 'shape', 'hollow') || means(item, 'dimension', 'wall'))

/** Words for edges that are never the same ones, each with the others that it stands for. */
const APART: readonly (readonly (readonly [word: RegExp, edges: readonly string[]])[])[] = [
  [
    [/\b(?:vertical|upright)\b/u, ['upright']],
    [/(?<!\bon )\b(?:top|upper)\b/u, ['top']],
    [/\b(?:bottom|lower)\b/u, ['bottom']],
    [/\bhorizontal\b/u, ['top', 'bottom']],
  ],
  [
    [INSIDE, ['inside']],
    [/\b(?:outside|outer|exterior|external)\b/u, ['outside']],
  ],
  [
    [/\bleft\b/u, ['left']],
    [/\bright\b/u, ['right']],
  ],
  [
    [/\bfront\b/u, ['front']],
    [/\b(?:back|rear)\b/u, ['back']],
  ],
  [
    [/\blong\b/u, ['long']],
    [/\b(?:short|ends)\b/u, ['short']],
  ],
  [
    [/\b(?:shoulders?|steps?|transitions?|junctions?)\b/u, ['shoulder']],
    [/\b(?:ends?|free|top|bottom)\b/u, ['end']],
  ],
]

/** "Fillet the inside corner. The outside corner stays sharp": of those that are worked none is called sharp. */
const areOthers = (sharp: string, worked: readonly (readonly Item[])[], hollow: boolean): boolean =>
  // The inside of a hollow body follows its outside.
  !(hollow && INSIDE.test(sharp)) &&
  worked.every((items) => {
    const { text } = spoken(items)
    return APART.some((words) => {
      const named = (said: string): string[] =>
        words.flatMap(([word, edges]) => (word.test(said) ? edges : []))
      const [left, done] = [named(sharp), named(text)]
      return left.length > 0 && done.length > 0 && !left.some((edge) => done.includes(edge))
    })
  })

export const withoutSharpEdges = where(
  'sharp|crisp|square|unrounded|unbroken|right angle|edges are|unchanged|untouched|uncut|plain|alone|as they are|as it is|not |shoulder| step|transition|junction',
  (sentences) =>
    sentences.map((items) => {
      const found = findSpoken(items, SHARP)
      if (!found) return [...items]
      const others = sentences.map((each) =>
        each === items ? items.toSpliced(found.from, found.to - found.from + 1) : each,
      )
      const [sharp] = found.match
      const worked = others.filter(isWorked)
      if (worked.length > 0 && !EXCEPTED.test(sharp) && !areOthers(sharp, worked, sentences.some(isHollow)))
        // An exception that nobody reads: its edges are none that are worked, and it is refused by its word.
        return items.map((item, at) =>
          at === found.to ? { kind: 'unknown', text: item.text, span: item.span } : item,
        )
      return asIdle(items, found, 'edges as they are')
    }),
)
