/** How it is told that something follows: "that leaves …", "so the floor is …", "the ring that's left is …", "… thick there". */
import { type Item, means, wordsOf } from '../text/items.ts'
import { findSpoken } from '../text/spoken.ts'
import { ORDERED } from './consequence-sizes.ts'

const IS = '(?:is|are|will be|should be|would be|must be|ends up|end up|becomes?|gets?|stays?|was)'
const THIS = '(?:this|that|which|it|the cut|this cut|that cut|this step|the result)'
const LEAVE =
  '(?:leaves?|makes?|gives?|creates?|forms?|produces?|results in|means|yields|brings|puts|keeps|turns)(?: (?:you|us))?(?: with)?'
const LEAVING =
  '(?:leaving|making|giving|creating|forming|producing|resulting in|meaning|yielding|bringing|in other words|which|that|so|thus|thereby|hence|therefore)'

/** At the head of a sentence that does nothing else. */
export const SENTENCE = new RegExp(
  `^(?:(?:and|so|thus|therefore|hence|now|as a result|at this point|in other words|in the end|at the end|after (?:this|that)(?: (?:cut|step|operation))?|afterwards?|then)(?: ,)? )*(?:${THIS} (?:will |should |would |now |then )*${LEAVE} |there(?:'s| ${IS}| should| will| now)+ |(?:you|we)(?:'ll| will| should| now| then)* (?:have|be left with|end up with|get|see) |what(?:'s left| is left| remains) ${IS} |(?:the|all) (?:remaining|rest of the|resulting|leftover) )`,
  'u',
)
/** "So the wall is 5 mm thick", "Now the bar is only 12 mm thick there", "The block is now 15 mm tall". */
export const STATED =
  /^(?:the|this|it)(?: [a-z]+){0,3} (?:is|measures|stands) now (?:only |just |exactly )?# |^(?:so|thus|therefore|hence|now|as a result|in other words|this means|that means|after (?:this|that|the)(?: (?:cut|step|operation))?)(?: ,)?(?: that)? (?:the|its|it|each|both|all|every|they|these|those|there|you|we) /u
/** What the other sentences leave, which none of them need name. */
const LEFT =
  '(?:walls?|side walls?|floor|bottom|ring|rim|ledge|shoulder|shelf|web|ribs?|strip|skin|shell|frame|border|bridge|gap|rest|material|wall thickness|floor thickness|cross section|inside|opening|flat (?:part|section|area|face)|(?:straight|round|plain|thin|thick|full|unthreaded) (?:part|section|portion)|(?:top|bottom|end|front|back) face)'

/** "It's 50 mm from either end": of one thing, which is in the middle. */
const FROM_EITHER =
  "(?:it's|it is|that's|that is|its cent(?:er|re)(?: point)? is) # (?:away )?from either (?:end|side|edge)(?= ?$| [.;])"

/** "The ring that's left is 20 mm wide", "The wall is 10 mm thick and the bottom is 20 mm thick", "There's 20 mm of material below it". */
const PLAINLY_THERE = new RegExp(
  `^(?:(?:and|so|then|now|in other words|that way|this way|as a result)(?: ,)? )*(?:(?:the|its|both|all|each|every)(?: (?:remaining|resulting|finished|leftover|solid|whole))? ${LEFT}(?: (?:that's left|that is left|that remains|that is|that's|left over|around (?:it|the hole)|all around|of (?:each|the|both|every) (?:end|side)s?|(?:below|above|under|behind|between|next to) (?:it|them)))* (?:is|are|measures|has|will be|ends up|comes out|stays) (?:only |now |then |also |still |just |exactly |about |at least )*(?:an? )?#|there(?:'s| is| are| will be) (?:still |only |just |about )*# (?:of (?:material|solid|metal|wall|floor) )?(?:left |remaining |)(?:below|above|under|underneath|behind|between|around|on (?:either|each|both) sides?|left|at the bottom|next to)|(?:it's|it is|they're|they are) (?:only |just |then |also )*# (?:x # )?(?:thick|across|wide|tall) (?:there|after that|on the inside|at the bottom|at the top)|${FROM_EITHER})`,
  'u',
)

export const ALWAYS = new RegExp(`^(?:${FROM_EITHER}|in other words )`, 'u')

/** These single one out, of which the rest may not be told. */
const SINGLES =
  /\b(?:other|another|second|third|left one|right one|only one|except|but not|instead|unlike|rather|one of)\b/iu

export const isPlainlyThere = (items: readonly Item[]): boolean =>
  findSpoken(items, PLAINLY_THERE) !== undefined &&
  !SINGLES.test(wordsOf(items)) &&
  !items.some((item) => means(item, 'operation') || (means(item, 'make') && ORDERED.test(item.text)))

/** Behind a comma, or between parentheses; "there's 10 mm of material left" needs no "so". */
export const INLINE = new RegExp(
  `(?:, |\\( )(?:and |thus |thereby )*(?:${LEAVING}|there(?:'s| is| will be| remains)(?= (?:only |still )?# of (?:[a-z]+ )?material (?:left|remaining|below|above|under|behind|between (?:them|the two)|in the middle))) (?!that is #|are #|is #|has |have |goes |runs |starts )`,
  'u',
)
/** "(Z dimension, 12 mm thick there)": what the body measures where something is cut. */
export const THERE =
  /(?:, |\( )(?:(?:which|it|that) (?:is |are )|it's )?(?:only |just |still )*# (?:thick|tall|high|wide|deep) (?:there|at that point|at this point|in that spot)(?= [),.;]|$)/u
/** "… deep so the floor is 4 mm thick", without a comma. */
export const SO = /(?<=[a-z#)] )so (?:that )?(?:the|its|it|there|each|both|all|you|they|only) /u

/** Said to be the case already, whatever the words would mean by themselves. */
export const SO_THERE =
  /(?:, |\( |(?<=[a-z#)] ))so (?:there(?:'s| is| are| will be| remains?)|(?:it|this|that|you) (?:leaves?|have)) |(?:, )(?:which leaves|leaving) (?:a |an )?# (?:wide |thick )?(?:frame|border|rim|ring|margin) (?:all )?a?round |^in other words /u

/** Numbers follow from what "which" tells, words do not; "start by creating a plate" tells what to do. */
export const IDLE =
  /(?:, |\( |(?<=[a-z#)] )(?<!\bby ))(?:and )?(?:so|meaning|thus|thereby|hence|therefore|leaving|giving|making|creating|forming|resulting in) (?:that )?(?:the|its|it|there|there's|it's|they're|each|both|all|you|they|only|one|we|a|an) /u
