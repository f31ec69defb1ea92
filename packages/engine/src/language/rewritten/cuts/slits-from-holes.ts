/**
 * "a slit that starts at the hole and runs to the right edge": where the hole lies in the middle, it comes in from that edge as far as
 * the middle. From a hole that lies elsewhere it would have a length that nobody told.
 */
import { EngineError } from '../../../errors.ts'
import { where } from '../../text/heard.ts'
import { asFiller, asTerm, type Item, means, phraseOf } from '../../text/items.ts'
import { littleWord, unsaidWord } from '../../text/little-words.ts'
import { findSpoken, spoken } from '../../text/spoken.ts'

const SLIT = '(?:slot|slit|notch|gap|channel|groove|cut)'
const HOLE =
  '(?:(?:the|its) (?:(?:cent(?:er|re)|middle|edge|wall|rim) of )?)?(?:the|this|that|its) (?:(?!second|other|smaller|left|right)[a-z]+ )?(?:hole|bore)'
const STARTS =
  '(?:(?:,|and|that|which|it|is|cut) )*(?:(?:starts?|starting|begins?|beginning|originates|originating|going|goes|runs|running|extends|extending|leads|leading|straight|out) )*(?:at|from|in)'
const GOES =
  '(?:,? ?(?:and|then) )?(?:(?:then|runs?|running|extends?|extending|goes|going|leads?|leading|continues|continuing|straight|directly|all the way|outwards?|out|horizontally|right|radially) )*(?:to|up to|until|as far as|towards?|through|reaches|reaching)'
const RUN = new RegExp(
  `(?<=(?:^| )${SLIT}(?: [^.;]*)? )${STARTS} ${HOLE} ${GOES} (?:(?:the )?(?:exact )?(?:middle|cent(?:er|re)|midpoint) of )?(?:the|its) (?<side>left|right|front|back|rear)(?: hand)? (?<noun>edge|side|end|face)(?: of (?:it|the [a-z]+))?(?: \\( one of (?:the|its) (?:two )?(?:shorter|short|longer|long) (?:edges|sides|ends) \\))?(?<open>(?:,? ?(?:so|so that|such that|and|leaving|making|with) )+(?:it|the [a-z]+)(?: (?:is|becomes|gets|stays))? (?:open|split|slit)(?: (?:on|at|to|towards) (?:this|that|one|the same|the outside|this one)(?: (?:side|edge|end))?)?)?(?= [,.;]|$| and )`,
  'u',
)
const FACES: Readonly<Record<string, string>> = {
  left: '-x',
  right: '+x',
  front: '-y',
  back: '+y',
  rear: '+y',
}
const SIDE = /(?:left|right|front|back|rear)(?: hand)? (?:edge|side|end|face)(?= |$)/u

/** "a central hole", "a hole in the center of the plate": and no other that could be meant. */
const CENTRAL =
  /(?:central|cent(?:er|re)d|concentric)(?: [a-z#]+){0,3} (?:hole|bore)(?: |$)|(?:hole|bore) (?:[^.;]* )?(?:(?:in|at|through|on) (?:the|its) (?:exact |very )?(?:cent(?:er|re)|middle)|cent(?:er|re)d)(?: |$)|^(?:then |next |, )*(?:in|at|through) (?:the|its) (?:exact )?(?:cent(?:er|re)|middle)(?: [^.;]*)? (?:hole|bore)(?: |$)/u

function isInMiddle(sentences: readonly Item[][]): boolean {
  const holes = sentences.flat().filter((item, at, all) => {
    const before = all[at - 1]
    return means(item, 'feature', 'hole') && !means(before, 'determiner', 'the')
  })
  const several = holes.some((item) => item.kind === 'term' && item.plural)
  return !several && sentences.some((items) => CENTRAL.test(spoken(items).text))
}

/** The bore of a ring is its own. */
const isRing = (sentences: readonly Item[][]): boolean =>
  sentences.flat().some((item) => means(item, 'solid', 'ring', 'tube'))

export const withSlitsFromHoles = where(
  ['feature:hole', 'slot|slit|notch|gap|channel|groove|cut', ' left | right | front | back | rear '],
  (sentences) =>
    sentences.map((items) => {
      const found = findSpoken(items, RUN)
      const face = FACES[found?.match.groups?.['side'] ?? '']
      const said = found && items.slice(found.from, found.to + 1)
      const side = said && findSpoken(said, SIDE)
      const named = side && said.slice(side.from, side.to + 1)
      const [first] = named ?? []
      if (!found || !face || !said || !named || !first || isRing(sentences)) return items
      if (!isInMiddle(sentences))
        throw new EngineError(
          'prompt_too_ambiguous',
          `How far does “${found.match[0]}” go? Say how long it is, and from which edge it comes in.`,
        )
      return [
        ...items.slice(0, found.from),
        littleWord(first, 'from'),
        littleWord(first, 'the'),
        asTerm(phraseOf(named as [Item, ...Item[]]), { category: 'face', concept: face }),
        littleWord(first, 'to'),
        littleWord(first, 'the'),
        unsaidWord(first, 'place', 'midline', 'middle'),
        ...said.filter((item) => !named.includes(item)).map((item) => asFiller(item, 'from the hole')),
        ...items.slice(found.to + 1),
      ]
    }),
)
