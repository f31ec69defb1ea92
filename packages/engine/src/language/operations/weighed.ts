/**
 * Words that would make another part of it, wherever they stand. No rule of this reader builds them, so that one that
 * stands where none expects it, as in "an almost round plate", is refused before anything passes over it.
 */
import type { Token } from '../text/tokens.ts'
import { unread } from './unread.ts'

const words = (text: string): string => text.trim().split(/\s+/u).join('|')

/** Nothing of the kind is built here. */
const FOREIGN = words(`
  almost nearly partially partly askew leaning tilted twisted inverted skewed crooked wavy corrugated knurled lofted
  spiral spiralling helical elliptical oval ellipse tapped upended outward unless instead threaded
  irregular uneven unequal asymmetric asymmetrical staggered alternating`)

const DETERMINER = words('a an the its their this these those each every')
/** What a body is told to be like: behind it there is what is so. */
const LIKE = words(`
  curved square round tapered hollow closed open blind hexagonal triangular rectangular circular cylindrical conical upper
  lower angled slanted diagonal opposite threaded inward other vertical horizontal rounded`)

/** Each as it may not stand: before what it cannot be said of, or between words that it parts. */
const ASTRAY: readonly string[] = [
  `(?:${FOREIGN})`,
  // "I'll mostly describe it with diameters" is said of the telling.
  "(?<!(?:will|i|we|i'll|we'll|ll) )mostly",
  // "a not round plate", "the no bottom".
  `(?:a|an|the|its) (?:not|no|without|except|never)`,
  // "box no with 3 mm walls", "plate without with".
  `(?:not|no|without) (?:with|in|on|at|of|and|from|to|that|along|which|for)`,
  `(?<!do |does |did |is |are |should |must |will |can |but |and |, |\\( |s |that )not (?:a|an|#|is|are|has)`,
  // "except for a collar" is another diameter there; "in the top except …" leaves something out.
  'except',
  // "a second a 2 mm chamfer", "below of square the block".
  `(?:has|with|of) (?:second|third|fourth|other) (?:a|an|the|its)`,
  `(?:of|from|below|above|under|through|in|into|to) (?:${LIKE}) (?:${DETERMINER})`,
  `has (?:${LIKE}) (?:${DETERMINER})`,
  // "so that only the left half remains", "cut it so only a quarter is left".
  '(?:that|so|leaving|until) only (?:the|a|an) (?:[a-z]+ ){0,3}(?:half|quarter|third|side|part|section|segment)',
  // "a blind that", "the blind length".
  `blind (?:${words('that length width height depth diameter thickness above below up down the a an in on to')})`,
  // "to the left" and "the left edge" are sides, and "is left open" is none.
  `(?:^|a|an|and|it|that|add|cut|drill|make) left (?:${DETERMINER}|#|stands|add|cut)`,
  `(?:a|an|and|of|with|has) outside (?:${DETERMINER}|cylinder|block|plate|box|hole|slot|total|disc)`,
  // "All dimensions are in cm."
  `(?:dimensions|units|measurements|sizes|lengths|values|numbers|everything|all) (?:(?:are|is|given|stated) )*in (?:${words('cm centimeters centimetres inch inches in m meters metres feet ft')})`,
  // "The length includes both flanges", "25 mm long (center to center)": of which of two sizes it is.
  '(?:length|height|width|size|dimension) (?:includes|excludes|counts)',
  'long \\( cent(?:er|re) to cent(?:er|re)',
  'measured (?:on|along) the inside',
  // Of compartments it says that the dividers are spaced evenly.
  '(?<!(?:compartments|cells|chambers) )(?:with|of) the same (?:height|width|length|thickness|size)(?: \\.)?$',
  'same direction as',
  'mug #',
  'at an? (?:quarter|third|fifth|sixth|eighth) of',
  // How thick a floor is that remains follows from how deep the cut is.
  '(?<!(?:depth of #(?: [a-z]+)?|#(?: [a-z]+)? deep)(?: ,)? )so that an? (?:thin|thick|small|narrow|short|slight)',
  `(?:ends|edges|sides|corners) (?:are |is )?(?:${words('turned bent folded curled flared')})`,
  // "with a cylinder removed from the top".
  '(?:deep|long|tall|diameter|thick|high) (?:removed|subtracted|missing|taken) (?:from|out)',
  `(?:half|twice|double) (?:${words('# hole holes plate block slot pocket disc box bar')})`,
  `(?:${LIKE}|second|outside|only) (?:${words('is are has have')}) (?:a|an) `,
  // "all edges, but leave the bottom ones sharp": what is left out.
  'but (?:leave|keep)',
  `t (?:- )?slots? (?:${words('nut nuts profile profiles extrusion extrusions bolt bolts rail rails table track bar')})`,
  // The bottom of a hole, and ends that are told by how wide they are.
  `(?:${words('hemispherical spherical domed')}) bottoms?`,
  `(?:on|onto|in|into|from) (?:the|its) (?:${words('wide wider narrow narrower thick thin small smaller large larger pointed')}) ends?`,
  '# mm ends?',
  // Which of two sides alike comes first, and which way is meant.
  'from one side (?:[a-z#]+ )*?from the other',
  'from one (?:side|end) to the other',
  `on (?:its|the) (?:left|right|front|back) (?:side|face) (?:[a-z#]+ )*?pointing`,
  // "leaving 4 walls" counts them, "on top, 13 mm above the center" may be a level.
  '# walls',
  'on top , # mm (?:above|below)',
  // A wider slot about a slot is as long as its body for these readers.
  'counterbore is also a slot',
  // "a four-tiered cake": so many have to be told.
  `(?:${words('two three four five six seven eight #')}) - (?:${words('tiered stepped layered storey level step tier layer')})`,
  // "a hole in three of its sides": which ones, and whether all of them are told.
  `(?:hole|slot|pocket|notch|cut) in (?:${words('two three four five #')}) of (?:its|the) (?:sides|walls|faces|ends)`,
  // "It's rotated 45 degrees around the rod from the first".
  `(?:it is|it's|its|is|are|they're) (?:rotated|turned|twisted|swung) (?:by )?(?:about |around )?#`,
  // "Only keep the lower half".
  `(?:keep|keeping|retain|retaining) (?:only )?(?:the|its) (?:(?:${words('lower upper top bottom left right front back rear other')}) )?half`,
  // "Cut off the top of the cylinder": how much of it?
  `(?:cut|chop|saw|slice|trim)(?:ped|med|ting)? off (?:the|its) (?:${words('top bottom left right front back upper lower')})(?: (?:side|end|half|face|part))?(?: of (?:it|the [a-z]+))?(?= \\.|$)`,
  // "That's six holes total.": of all that were told, which nobody counts here.
  `# (?:${words('holes slots pins posts ribs bores legs')}) total`,
  // "It's solid and round. A block …": of what?
  "^(?:it is|it's) (?:[a-z]+ and )?(?:round|square|solid|flat|hollow) \\.",
]

/** What the reader of prose has rules for, and this one not. */
const UNBUILT: readonly string[] = [
  '(?:keep|keeping|retain|retaining) (?:only )?one half',
  // Which of two ends alike comes first.
  'from one (?:edge|end) (?:[a-z#]+ )*?from the other',
  't (?:- )?slots?',
  '(?:conical|rounded) bottoms?',
  // A slot that comes in from a side is cut square here.
  '(?:round|rounded|semicircular|half round|full radius) (?:inner|closed|blind) ends?',
  '(?:inner|closed|blind) ends?(?: of (?:it|the [a-z]+))? (?:is|are) (?:[a-z]+ )*?(?:round|rounded|half circles?|semicircles?|full radius)',
]

const patternOf = (all: readonly string[]): RegExp => new RegExp(`(?<=^| )(?:${all.join('|')})(?= |$)`, 'u')

const IN_PROSE = patternOf(ASTRAY)
const HERE = patternOf([...ASTRAY, ...UNBUILT])

/** Throws where such a word stands. */
export function assertWeighed(tokens: readonly Token[], prompt: string, prose = false): void {
  const shown = tokens.map(({ kind, text }) => (kind === 'number' ? '#' : kind === 'line-end' ? '.' : text))
  const found = (prose ? IN_PROSE : HERE).exec(shown.join(' '))
  if (!found) return
  let start = 0
  const end = found.index + found[0].length
  const inside = tokens.filter((_, at) => {
    const from = start
    start += (shown[at] as string).length + 1
    return from >= found.index && from < end
  })
  throw unread(prompt.slice(inside[0]?.span[0], inside.at(-1)?.span[1]))
}
