/** "The corners are sharp inside and outside", "all edges are square": as edges are that nothing is done to. */
import { where } from '../text/heard.ts'
import { type Item, means } from '../text/items.ts'
import { asIdle, findSpoken } from '../text/spoken.ts'

const WHICH =
  '(?:(?:all|each|every|both|the|its|of|their|these|four|six|eight|twelve|#|outer|outside|inner|inside|interior|exterior|external|internal|vertical|other|remaining|the rest of the) )*'
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
const isWorked = (sentences: readonly (readonly Item[])[]): boolean =>
  sentences.some((items) =>
    items.some(
      ({ text }, at) =>
        /^(?:fillet|chamfer|round(?:ed)?|bevel)/iu.test(text) && !means(items[at - 1], 'negation'),
    ),
  )

/** Edges that those which are worked leave over: the others, or those of the ends, where long edges are worked. */
const EXCEPTED = /\b(?:other|remaining|rest|around|ends)\b/u

export const withoutSharpEdges = where(
  'sharp|crisp|square|unrounded|unbroken|right angle|edges are',
  (sentences) =>
    sentences.map((items) => {
      const found = items.some(isEdgeTalk) ? findSpoken(items, SHARP) : undefined
      if (!found) return [...items]
      const others = sentences.map((each) =>
        each === items ? items.toSpliced(found.from, found.to - found.from + 1) : each,
      )
      if (isWorked(others) && !EXCEPTED.test(found.match[0])) return [...items]
      return asIdle(items, found, 'edges as they are')
    }),
)
