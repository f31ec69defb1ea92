/** What something is not: "isn't in the centre but 12 mm off it", "must not come out below", "nothing in the other leg". */
import type { Entry } from '../lexicon/entry.ts'
import { where } from '../text/heard.ts'
import { asFiller, type Item } from '../text/items.ts'
import { asOneTerm, findAllSpoken, findSpoken, spoken } from '../text/spoken.ts'

const NOT =
  "(?:isn't|is not|aren't|are not|wasn't|not|need not be|needn't be|does not sit|doesn't sit|do not sit|don't sit|does not lie|doesn't lie)"

/** "not concentric but …", "isn't in the middle of the plate but …": the true place follows. */
const RATHER = new RegExp(`${NOT} (?:[a-z']+ ){1,7}?(?:, )?(?=but |rather |instead )`, 'u')

const LET =
  "(?:don't|do not|doesn't|does not|must not|mustn't|should not|shouldn't|may not|cannot|can't|won't|will not|never|without)"
const OUT =
  '(?:come|comes|coming|break|breaks|breaking|go|goes|going|get|pass|emerge|exit|pierce|cut|show|showing|appear|poke|pokes)'
const SIDE =
  '(?:(?:the|its) )?(?:very )?(?:far|other|opposite|back|front|rear|bottom|under|lower|top|upper) ?(?:side|face|end|wall|surface)?(?: of (?:the|it|its|this)(?: [a-z]+){0,2}?)?'
const WHERE = `(?: (?:through|out|all the way|right|clean))*(?:(?: (?:on|at|from|to|of|into))? ${SIDE}| (?:below|underneath|anywhere|anywhere else|on the underside|at the bottom))?`
/** "don't let it come out on the far side", "must not break through". */
const CLOSED = new RegExp(
  `(?:(?:and|but|it|so it|so that it|which|that|they|which means|meaning) )*${LET}(?: (?:let|allow|have|make))?(?: (?:it|them|the hole|the drill|the cut|this))?(?: to)? ${OUT}(?= (?:through|out|all|right|clean|on|at|below|under))${WHERE}(?= [,.;)]|$)`,
  'u',
)

/** "Nothing in the other leg", "no holes elsewhere": what nobody asks for is not made. */
const NOTHING =
  /^(?:and |but )?(?:there is |there's )?(?:nothing|no holes?|no other holes?|no further holes?|no cuts?)(?: else)? (?:in|on|through|at|to|of|elsewhere|anywhere)(?: (?:the|other|opposite|remaining|its|one|leg|side|face|flange|wall|end|half|plate|part|arm|edge|sides|faces|walls|legs|flanges|else))*$/u

/** "The other flange doesn't have this hole", "the back wall has no holes": likewise. */
const BARE =
  "(?:(?:doesn't|does not|don't|do not|didn't) (?:have|get|need|carry)(?: (?:this|that|the|a|an|any|these|those|such|such a|one))?(?: [a-z]+)?|(?:has|have|gets|get) (?:no|none|nothing|no such)(?: of (?:this|these|them))?(?: [a-z]+)?|(?:is|are|stays?|remains?|is left) (?:plain|solid|blank|untouched|uncut|undrilled))"
const OTHER_BARE = new RegExp(
  `^(?:and |but |while )?(?:the|its|all|all the|both) (?:other|opposite|second|remaining|rest of the|further)(?: (?:two|three|four|five))? [a-z]+(?: [a-z]+)? ${BARE}(?: (?:at all|in it|in them|on it|on them))?$`,
  'u',
)

/** "No other features", "nothing else is needed". */
const NO_MORE =
  /^(?:and |but )?(?:there (?:is|are) |it has )?(?:nothing else|(?:no|without(?: any)?) (?:other |further |additional |more |extra )?(?:features?|details?|operations?|cut ?outs?|cuts|openings|modifications|changes))(?: (?:(?:is|are) )?(?:needed|required|wanted|present|anywhere|at all|on it|in it))*$/u

/** "neither chamfered nor filleted", "neither closed nor ground": two things that it is not. */
const NEITHER =
  /(?:(?:its|the|all|all the) (?:[a-z]+ )?(?:edges|corners) )?(?:(?:is|are|which is|which are|that is|that are|being|and) )*neither (?:[a-z]+ ){1,3}?nor [a-z]+(?: (?:edges|ends|corners|holes))?(?= [,.;)]|$)/u

const WORKED = '(?:chamfer|fillet|round|bevel|break)'
const OUTER = '(?:outer|outside|external)'
const INNER = '(?:inner|inside|internal)'
const BETWEEN_THEM =
  '(?: (?:(?:in|at|on|of|between|along) )?(?:the )?(?:middle|between|cent(?:er|re)|part|shaft|sections|inside|them))*'

/** Edges that are worked, and others that none of them are. */
const APART: readonly (readonly [string, string])[] = [
  ['ends(?: of (?:the|its) [a-z]+)?', `(?:(?:${INNER}|middle|other) )?(?:steps?|shoulders?)`],
  ['(?:vertical|upright) (?:edges|corners)', '(?:top|bottom|upper|lower|horizontal)(?: (?:edges|ones))?'],
  ['(?:top|upper) edges', '(?:vertical|upright|bottom|lower|side)(?: (?:edges|ones|corners))?'],
  ['(?:bottom|lower) edges', '(?:vertical|upright|top|upper|side)(?: (?:edges|ones|corners))?'],
  ['(?:edges|corners|ends)', '(?:other|remaining)(?: (?:edges|ones|corners))?|others|rest'],
  [`${OUTER} edges?`, `${INNER} (?:edges?|ones?)|bore|hole`],
]

/** "on both ends (not the steps in between)", "the vertical edges, but not the top ones": those stay as they are. */
const OTHER_EDGES = new RegExp(
  APART.map(
    ([edges, others]) =>
      `(?<=${WORKED}(?: .*)? ${edges}(?: # by #| #| by #| with [^,.(]*)? )(?:\\( |, )?(?:but |and )?not (?:(?:to|on|at|of|along|around) )?(?:the |any |its |any of the )?(?:${others})${BETWEEN_THEM}(?: \\))?(?= [,.;]|$)`,
  ).join('|'),
  'u',
)

const BLIND: Entry = { category: 'manner', concept: 'blind' }
const DENIED: Entry = { category: 'filler', concept: 'what it is not' }

const isSized = (items: readonly Item[]): boolean => items.some(({ kind }) => kind === 'quantity')

function asSaid(items: readonly Item[], pattern: RegExp, sense: Entry): Item[] {
  return findAllSpoken(items, pattern).reduceRight<Item[]>(
    (read, found) => (isSized(items.slice(found.from, found.to + 1)) ? read : asOneTerm(read, found, sense)),
    [...items],
  )
}

/** Through one wall only: said so, and then once more. */
const ONE_WALL = /\b(?:one (?:side|wall)|single wall|only one)\b/iu

export const withDenied = where(
  "n't|not |nothing| no |without|never|neither|other |opposite |remaining ",
  (sentences) =>
    sentences.map((items) => {
      if (findSpoken(items, NOTHING) ?? findSpoken(items, NO_MORE) ?? findSpoken(items, OTHER_BARE))
        return items.map((item) => asFiller(item, 'what is not made'))
      const closed = asSaid(items, CLOSED, ONE_WALL.test(spoken(items).text) ? DENIED : BLIND)
      return asSaid(asSaid(asSaid(closed, RATHER, DENIED), NEITHER, DENIED), OTHER_EDGES, DENIED)
    }),
)
