/** "The corners are sharp inside and outside", "all edges are square": as edges are that nothing is done to. */
import { where } from '../text/heard.ts'
import { type Item, means } from '../text/items.ts'
import { asIdle, findSpoken, spoken } from '../text/spoken.ts'

const WHICH =
  '(?:(?:all|each|every|both|the|its|of|their|these|four|six|eight|twelve|#|outer|outside|inner|inside|interior|exterior|external|internal|vertical|horizontal|long|short|top|bottom|upper|lower|and|other|remaining|the rest of the) )*'
const ARE =
  '(?:(?:are|is|should|must|will|be|to be|being|stays?|remains?|left|kept|all|just|simply|perfectly|plain|completely) )+'
const THERE =
  '(?: (?:everywhere|throughout|inside and out(?:side)?|outside and inside|on the inside and (?:the |on the )?outside|both inside and out(?:side)?|all around|all over))?'

const SHARP = new RegExp(
  `(?<=^|[,;:(] |and |but |with )(?:${WHICH}(?:edges?|corners?)(?: (?:of|on|around|at) (?:(?:the|this|its|both|two|each) )+[a-z]+)? ${ARE}(?:sharp|crisp|square|squared|unrounded|unbroken|right angled|right angles)${THERE}|(?:sharp|crisp|unrounded) (?:edges|corners)${THERE}|no (?:other )?edges are (?:broken|rounded|chamfered|worked))(?= [,;.)]|$)`,
  'u',
)

const isEdgeTalk = ({ text }: Item): boolean => /^(?:.* )?(?:edges?|corners?)$/iu.test(text)

/** Where some edges are worked, those that are called sharp are an exception to it. */
const isWorked = (items: readonly Item[]): boolean =>
  items.some(
    ({ text }, at) =>
      /^(?:fillet|chamfer|round(?:ed)?|bevel)/iu.test(text) && !means(items[at - 1], 'negation'),
  )

/** Edges that those which are worked leave over: the others, or those of the ends, where long edges are worked. */
const EXCEPTED = /\b(?:other|remaining|rest|around|ends)\b/u

/** Edges that are never the same ones. */
const APART: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:vertical|upright)\b/u, /\b(?:top|bottom|horizontal|upper|lower)\b/u],
  [/\b(?:inside|inner|interior|internal)\b/u, /\b(?:outside|outer|exterior|external)\b/u],
]

/** "Fillet the inside corner. The outside corner stays sharp": of those that are worked none is called sharp. */
const areOthers = (sharp: string, worked: readonly (readonly Item[])[]): boolean =>
  worked.every((items) => {
    const { text } = spoken(items)
    const isApart = (one: RegExp, other: RegExp): boolean =>
      one.test(sharp) && !other.test(sharp) && other.test(text) && !one.test(text)
    return APART.some(([one, other]) => isApart(one, other) || isApart(other, one))
  })

export const withoutSharpEdges = where(
  'sharp|crisp|square|unrounded|unbroken|right angle|edges are',
  (sentences) =>
    sentences.map((items) => {
      const found = items.some(isEdgeTalk) ? findSpoken(items, SHARP) : undefined
      if (!found) return [...items]
      const others = sentences.map((each) =>
        each === items ? items.toSpliced(found.from, found.to - found.from + 1) : each,
      )
      const [sharp] = found.match
      const worked = others.filter(isWorked)
      if (worked.length > 0 && !EXCEPTED.test(sharp) && !areOthers(sharp, worked)) return [...items]
      return asIdle(items, found, 'edges as they are')
    }),
)
