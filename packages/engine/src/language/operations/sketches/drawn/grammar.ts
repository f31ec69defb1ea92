/**
 * How a drawing is told: "Draw a rectangle 50 mm wide and 30 mm tall. On top of it add a half circle as wide as the
 * rectangle. Extrude the sketch 4 mm." One rule after the other is tried where the last one ended; a word that none of
 * them takes ends the reading.
 */
import type { Node } from '../../nodes.ts'
import {
  against,
  begun,
  centered,
  extruded,
  outlined,
  PLANES,
  paperSide,
  parted,
  type Reading,
  referred,
  sized,
  turned,
} from './deeds.ts'
import type { Drawing, Drawn } from './drawing.ts'
import { rule, Scan, type Taken } from './scan.ts'
import { ALONG, DIMENSION, dimensionOf, EDGE, FIGURE, LINK, REF, SIDE, WHAT } from './words.ts'

type Rule = readonly [RegExp, (reading: Reading, taken: Taken) => boolean | undefined]

const RULES: readonly Rule[] = [
  [
    rule(
      `(?:and )?(?:then )?(?:finally )?(?:extrud(?:e|ing)|pad|extruded|padded) (?<what>${WHAT})(?:(?:in|along) (?:the )?(?<sign2>[+-] |positive |negative )?(?<before>[xyz])(?: axis| direction)* )?(?:(?:up|upwards?|to|by|for|a|an|the|depth|height|thickness|length|distance|of|out|through) )*[QB](?: (?:deep|thick|tall|high|long))?${ALONG}`,
    ),
    extruded,
  ],
  [
    rule('(?:on|in|using) (?:the )?(?<plane>xy|xz|yz|yx|zx|zy|top|front|right|side) (?:plane|view)'),
    ({ drawing }, taken) => {
      drawing.plane = PLANES[taken.text('plane') ?? '']
      return true
    },
  ],
  [
    rule(
      `(?:that |which |and )?(?:forms?|forming|to form|to make|creating|to create|making|so that (?:they|the two) form) (?:an? )?(?<name>cross|plus|plus sign|plus shape|t|house shape|house|stadium(?: like)?(?: shape)?|arrow|shield)`,
    ),
    ({ drawing }, taken) => {
      const name = taken.text('name') ?? ''
      if (/cross|plus/u.test(name)) drawing.names.push('plus')
      return true
    },
  ],
  // Places.
  [
    rule(
      `${LINK}(?:one )?(?:concentric (?:with|to)|centered (?:on|at|in)|in|at) (?:(?:one|each|both) of )?(?:the (?:centers? of )?)?(?:K )?(?:semi ?circles?|half circles?)`,
    ),
    ({ drawn }) => {
      if (drawn?.name !== 'circle') return false
      drawn.concentricWithArcs = true
      return true
    },
  ],
  [
    rule(
      '(?:(?:,|which|that|is|are|and|so that they|so that the two) )*(?:cross(?:es|ing)?|intersect(?:s|ing)?|overlap(?:s|ping)?)(?: (?:each other|one another|it|the first one|the first rectangle|the first))?(?: (?:,|and|(?:at|in|with|to form) (?:(?:their|its|the|a|an|both|same|K|one|right|A) )*(?:centers?|midpoints?|middles?|angles?|A|point)))*',
    ),
    turned,
  ],
  [
    rule(
      `${LINK}(?:perpendicular to (?:each other|one another|the first (?:one|rectangle)|it)|(?:one )?(?:turned|rotated) (?:by )?A(?: (?:relative to|with respect to|about|around|against|to|from) (?:the )?(?:other|first)(?: one| rectangle)?| about (?:its|the) center)?|at (?:a )?right angles?(?: to (?:each other|one another|it))?)`,
    ),
    (reading, taken) =>
      taken.figures.every(({ value }) => Math.abs(value) === 90) ? turned(reading) : false,
  ],
  [
    rule(
      `${LINK}(?:(?:are |is )?(?:both |all )?(?:centered|placed|drawn|located) (?:at|on|about|around|in) (?:the )?(?:origin|same (?:center|point)|center|middle)(?: of (?:${REF}|the sketch))?|centered|concentric(?: (?:with|to) (?:${REF}|each other|the first (?:one|circle)|one another))?|shar(?:e|es|ing) (?:its |the )?(?:same |a common )?center(?: point)?|whose cent(?:er)s coincide|with (?:the|a) (?:same|common) center(?: point)?|(?:at|in|through|out of|from) (?:the |its )?(?:center|middle)(?: of (?:${REF}))?|around the same center)(?! of)`,
    ),
    centered,
  ],
  [
    rule(
      `(?:centered )?(?:to|on|at|onto|from|against|out of|in|along) (?:the (?:middle|center|midpoint) of )?one (?:of (?:the|its) )?(?:K )?(?<which>short|shorter|narrow|narrower|long|longer) (?:${EDGE})(?: of (?<of>${REF}))?`,
    ),
    against,
  ],
  [
    rule(
      `(?:lined up |aligned |centered |flush )?(?:to|on|at|onto|from|against|out of|in|along) (?:the (?:middle|center|midpoint) of )?(?<each>(?:both|each) (?:of )?)(?:(?:the|its) )?(?:K )?(?<which>(?:(?:${SIDE}|short|shorter|narrow|narrower|long|longer|and|the|K) )*)(?<edge>${EDGE})(?: of (?<of>${REF}))?`,
    ),
    against,
  ],
  [
    rule(
      `(?:centered )?(?:to|on|at|onto|from|against|out of|in|along) (?:the (?:middle|center|midpoint) of )?(?:the|its|the middle of (?:the|its)) (?:K )?(?<which>(?:${SIDE}|short|shorter|narrow|narrower|long|longer))(?:(?: (?:${EDGE}))?(?: of (?<of>${REF}))?|(?= ,))(?! (?:view|plane|face|and (?:the )?(?:left|right|top|bottom)))`,
    ),
    against,
  ],
  [
    rule(
      `(?:whose|with its|and its) center (?:lies |is |lying |located )*(?:on|at|in) (?:the )?(?:middle|midpoint|center) of (?:the|its) (?<which>${SIDE}) (?:${EDGE})(?: of (?<of>${REF}))?`,
    ),
    against,
  ],
  [rule(`(?:and |placed |attached |sitting )*(?<which>on top)(?: of (?<of>${REF}))?`), against],
  // Sizes that follow from the side that it is drawn against.
  [
    rule(
      `${LINK}(?:(?:base|diameter|flat side|bottom|width) )?(?:that )?(?:(?:is |are )?as wide as ${REF}|(?:equals?|equal to|matches|matching|spans|is equal to|is the same as|the same as) (?:the )?(?:(?:full )?width(?: of ${REF})?|rectangle width|top edge(?: of ${REF})?|side length(?: of ${REF})?)|(?:the )?(?:same|full) width(?: as ${REF})?|spans the full width(?: of ${REF})?)`,
    ),
    ({ drawn }, taken) => {
      if (!drawn) return false
      const words = new Set(taken.nodes.map(({ text }) => text))
      // "Equal to the rectangle's width" is the size that was so called, "as wide as it" the side itself.
      drawn.asWide = words.has('width') && !words.has('full') && !words.has('same') ? 'width' : 'side'
      return true
    },
  ],
  [
    rule(
      '(?:, )?(?:and )?(?:(?:that |which )?point(?:s|ing)|(?:that |which )?curv(?:es|ing)|bulging|facing) (?:away from (?:the )?(?:rectangle|square|shaft|it)|outwards?|out)',
    ),
    ({ drawn }) => drawn !== undefined,
  ],
  [
    rule(
      ',? ?(?:with )?(?:its |the )?(?:flat|straight) (?:side|edge) (?:against|on|along|touching|flush with|lying on|is on|facing) (?:the )?(?:rectangle|square|side|edge|top edge|it)',
    ),
    ({ drawn }) => drawn !== undefined,
  ],
  // "The base of the triangle coincides with the top edge of the square."
  [
    rule(
      `(?:, )?(?:(?:so|that|whose|and|with|the|its) )+(?:(?:midpoint|middle) of (?:the |its )?)?(?:(?:${FIGURE}) )?(?<part>base|diameter|flat side|straight side|flat edge)(?: of ${REF})? (?:is|coincides?|lies|lines up|should touch|touches|coinciding|lying|aligned)(?: (?:exactly|with|on|along|in contact with|flush with))* (?:the (?:middle|midpoint|center) of )?(?:the|its) (?<which>${SIDE}) (?:${EDGE})(?: of (?<of>${REF}))?`,
    ),
    (reading, taken) => {
      const words = taken.nodes.map(({ text }) => text)
      if (reading.waiting.length > 0) return false
      const drawn = words.includes('triangle')
        ? referred(reading, 'triangle')
        : /semi|half/u.test(words.join(' '))
          ? referred(reading, 'semicircle')
          : reading.drawn
      if (!drawn) return false
      const side = taken.text('which') ?? ''
      const of = taken.text('of')
      const host =
        (of ? referred(reading, of) : undefined) ?? reading.drawing.figures.find((each) => each !== drawn)
      if (host === drawn) return false
      drawn.against = {
        sides: [paperSide(side)],
        each: false,
        host,
      }
      const isSame = !words.some((word) =>
        /^(?:middle|midpoint|center|contact|touch|touches|on)$/u.test(word),
      )
      if (isSame && !drawn.sizes.some(({ dimension }) => /^(?:base|width|diameter|radius)$/u.test(dimension)))
        drawn.asWide = 'side'
      return true
    },
  ],
  // What it is called, or is to be.
  [
    rule(
      `(?:, )?(?:(?:which |that )?(?:to form|to act as|acts as|serves as|serving as|forms|to represent|represents|forming|representing|for|as|to create|so that (?:they|the two) form|to make) (?:the|an?) (?:(?:body|walls|roof|shape|outline|head|blade|handle) of (?:the|an?) )?(?:house|hut|barn|arrow|shaft|head|body|roof|handle|walls?|stem|blade|t|u|mallet|hammer|sign|cross|plus sign|gate|frame|stadium like shape|outline)(?: shape)?)`,
    ),
    ({ drawing }, taken) => {
      if (/cross|plus/u.test(taken.nodes.map(({ text }) => text).join(' '))) drawing.names.push('plus')
      return true
    },
  ],
  [
    rule(
      '(?:, )?so that (?:(?:the (?:outline|shape) ends in a full round at )?both ends(?: are fully rounded)?)',
    ),
    ({ drawn }) => drawn?.name === 'semicircle',
  ],
  [
    rule(
      '(?:unite|combine|join|merge) (?:the )?(?:K |both )?(?:rectangles|shapes|figures|them)(?: (?:to|into) (?:one|an?) (?:cross|shape|plus|outline))?',
    ),
    () => true,
  ],
  [
    rule(`(?:with |of )?(?:the )?(?:same|identical|equal) (?:dimensions|size|sizes)(?: as (?:${REF}))?`),
    ({ drawn, drawing }) => {
      if (!drawn || drawing.figures.length < 2 || drawn.sizes.length > 0) return false
      drawn.alike = true
      return true
    },
  ],
  // "two concentric circles with diameters of 44 and 30 mm".
  [
    rule(`${LINK}(?<dimension>${DIMENSION})(?: of| are)? [QB] and [QB]`),
    (reading, taken) => {
      const dimension = dimensionOf(taken.text('dimension') ?? '')
      const [a, b] = taken.figures
      const both =
        reading.drawn?.count === 2 && reading.drawn.sizes.length === 0 ? parted(reading) : undefined
      const other = both && reading.drawing.figures[reading.drawing.figures.indexOf(both) + 1]
      if (!both || !other || !dimension || !a || !b) return false
      const [big, small] = a.value > b.value ? [a, b] : [b, a]
      both.sizes.push({ dimension, figures: [big] })
      other.sizes.push({ dimension, figures: [small] })
      return true
    },
  ],
  // "a closed polyline through (0, 0), (40, 0) and (20, 30)".
  [
    rule(
      '(?:an? |the )?(?:closed )?(?:polyline|polygon|outline|profile|shape|loop)(?: that goes| going| running)? (?:through|with|from|connecting|by) (?:straight lines (?:through|between) )?(?:the |these |this )?(?:following )?(?:points|vertices|corners|corner points|coordinates)?(?: at| :)? ?T',
    ),
    outlined,
  ],
  [
    rule('connect (?:the |these )?(?:following )?points (?:with|by) straight lines(?: in order)?(?: :)? T'),
    outlined,
  ],
  [
    rule('(?:and )?close (?:the )?(?:outline|shape|loop|profile|polyline|it)'),
    ({ drawn }) => drawn?.name === 'outline',
  ],
  // Figures.
  [
    rule(
      `(?<words>(?:(?:an?|another|one|K|second|third|smaller|larger|big|small|long|large|concentric|identical|equal|inner|outer|vertical|horizontal|perpendicular|more|of|centered|D|(?:with )?Q(?: diameter| radius| wide| tall| long| high)?|S) )+)(?<name>${FIGURE})`,
    ),
    begun,
  ],
  [rule('(?<words>)(?<name>semi ?circles|half circles|rectangles|circles)'), begun],
  [
    rule(
      `(?<=^|, |and )(?:one|the first(?: one)?|the first rectangle|the (?:larger|outer|big)(?: one)?)(?= (?:is|has|measures|with|being|,)(?: |$))`,
    ),
    (reading) => {
      const both = parted(reading)
      if (both) reading.drawn = both
      return both !== undefined
    },
  ],
  [
    rule(
      `(?:the other(?: one)?|the second(?: one| rectangle)?|the (?:smaller|inner|small)(?: one)?)(?= (?:is|has|measures|with|being|,|D)(?: |$))`,
    ),
    (reading) => {
      const { figures } = reading.drawing
      const at = figures.indexOf(reading.drawn as Drawn)
      const next = figures[at + 1]
      if (!next) return false
      reading.drawn = next
      return true
    },
  ],
  [
    rule(`${REF}(?= (?:is|has|should|measures|with|touches|crosses)(?: |$))`),
    (reading, taken) => {
      const words = taken.nodes.map(({ text }) => text).join(' ')
      const found = referred(reading, words)
      if (found) reading.drawn = found
      return found !== undefined
    },
  ],
  // Sizes.
  [
    rule(
      `${LINK}(?<dimension>${DIMENSION})(?: (?:of|is|are|:|that is|equal to))* Q(?! (?:wide|tall|high|long))`,
    ),
    sized(undefined),
  ],
  [rule(`${LINK}(?<size>Q)(?: in)? (?<dimension>wide|tall|high|long|${DIMENSION})`), sized(undefined)],
  [rule(`${LINK}(?:dimensions )?(?:of )?D`), sized('sides')],
  [rule(`${LINK}legs (?:of|measuring|are) Q and Q`), sized('leg')],
  [rule(`${LINK}S`), sized('diameter')],
  [rule(`${LINK}of Q`), sized('bare')],
  [
    rule('(?:remove|subtract|cut|cut out|cutting|removing|subtracting)(?: out| away)?'),
    (reading) => {
      reading.mode = 'cut'
      return true
    },
  ],
  [
    rule(
      '(?:draw|sketch|add|attach|create|make|place|put|start|begin|drawing|sketching|adding|attaching|join|drawn|sketched)',
    ),
    (reading) => {
      reading.mode = 'add'
      return true
    },
  ],
  [
    rule('(?:a |the )?(?:front|side|top) view'),
    ({ drawing }, taken) => {
      drawing.plane = PLANES[taken.nodes.find(({ text }) => text in PLANES)?.text ?? '']
      return true
    },
  ],
  [
    rule(
      '(?:then|next|now|first|finally|lastly|,|and|by|with|from|out of|a sketch of|that|which|is|are|:|also)',
    ),
    () => true,
  ],
]

/** How many of the sentences are the drawing; none where they are not all understood. */
export function readDrawing(drawing: Drawing, sentences: readonly (readonly Node[])[]): number | undefined {
  const reading: Reading = { drawing, mode: 'add', drawn: undefined, waiting: [], extruded: false }
  for (const [nth, nodes] of sentences.entries()) {
    const scan = new Scan(nodes)
    while (!scan.done) {
      const before = scan.rest
      const taken = RULES.some(([pattern, read]) => {
        if (scan.rest !== before) return false
        const found = scan.take(pattern)
        if (!found) return false
        if (read(reading, found)) return true
        scan.back(before)
        return false
      })
      if (!taken) return undefined
    }
    if (reading.extruded) return reading.waiting.length === 0 ? nth + 1 : undefined
  }
  return undefined
}
