/**
 * "…, coming out on the other side", "that exits through the opposite side": a hole that goes through. "It passes through the center
 * axis of the rod", of one that goes across: as every such hole does.
 */
import { where } from '../../text/heard.ts'
import { conceptOf, type Item, means } from '../../text/items.ts'
import { asIdle, asOneTerm, type Found, findSpoken, spoken } from '../../text/spoken.ts'

const OUT =
  /(?:, )?(?:(?:and|that|which|it|then) )*(?:(?:coming|comes|come|exits|exiting|emerges|emerging|breaks|breaking|goes|going) (?:right )?(?:out )?|out )(?:on|at|of|through|from)? ?the (?:other|opposite|far) (?:side|end)(?: of (?:it|the [a-z]+))?(?= [,.;]|$| and )/u

/** "… in the middle of the front face that comes out of the back face": the side that it is named by lies opposite. */
const OUT_OF =
  /(?:, )?(?:(?:and|that|which|it|then) )*(?:coming|comes|come|exits|exiting|emerges|emerging|breaks|breaking|goes|going) (?:right |straight )?(?:out )?(?:on|at|of|through|from) (?:the|its) (?:[a-z]+ )?(?:side|face|surface|end|[a-z]+)(?= ?$| [,.;])/u
const ROUND = /\b(?:round|rounded|curved)\b/u

const AXIS =
  '(?:(?:center|central|centre|main|long) )?(?:axis|cent(?:er|re) ?line|cent(?:er|re) axis)(?: of (?:the|its) [a-z]+)?'
const THROUGH_AXIS = new RegExp(
  `(?:, )?(?:(?:and|that|which|it|it's|is) )*(?:passes|passing|goes|going|runs|running|cuts|cutting|drilled|intersects|intersecting|crosses|crossing)(?: (?:right|straight|exactly|directly))*(?: through)? (?:the|its|the rod's|the shaft's) ${AXIS}(?: at (?:a right angle|right angles|@))?(?= [,.;]|$| and )`,
  'u',
)
/** Said of the hole, here or in a sentence beside it. */
const ACROSS =
  /(?:^| )(?:sideways|crosswise|crossways|cross (?:drilled )?(?:hole|bore)|perpendicular to (?:the|its) (?:[a-z]+ )?axis|(?:at|a) right angles? to (?:the|its) (?:[a-z]+ )?axis|radial(?:ly)?|transverse(?:ly)?)(?: |$)/u

const isHole = (item: Item): boolean => means(item, 'feature', 'hole')

/** Out of the face that lies opposite to where it goes in, or out of what is round where it goes into what is flat. */
function isOpposite(items: readonly Item[], { from, to }: Found): boolean {
  const [before, said] = [items.slice(0, from), items.slice(from, to + 1)]
  if (!before.some(isHole)) return false
  const into = conceptOf(
    before.findLast((item) => means(item, 'face')),
    'face',
  )
  const out = conceptOf(
    said.find((item) => means(item, 'face')),
    'face',
  )
  if (into && out) return into[1] === out[1] && into[0] !== out[0]
  return /\bflat (?:face|side|surface)\b/u.test(spoken(before).text) && ROUND.test(spoken(said).text)
}

function withThrough(items: Item[], told: boolean): Item[] {
  const opposite = findSpoken(items, OUT_OF)
  if (opposite && isOpposite(items, opposite))
    return asOneTerm(items, opposite, { category: 'manner', concept: 'through' })
  const found = told ? findSpoken(items, OUT) : undefined
  return found ? asOneTerm(items, found, { category: 'manner', concept: 'through' }) : items
}

/** Of a hole along the axis it would say which way it goes. */
function withoutAxis(items: Item[], across: boolean): Item[] {
  const found = across ? findSpoken(items, THROUGH_AXIS) : undefined
  return found && !items.slice(found.from, found.to + 1).some(isHole)
    ? asIdle(items, found, 'as a hole across does')
    : items
}

export const withOutTheOtherSide = where(
  [
    'feature:hole',
    'other side|other end|opposite side|opposite end|far side|far end|come out|comes out|coming out|exit|emerg|out of|out through|axis|center line|centerline|centre line|centreline',
  ],
  (sentences) => {
    const across = sentences.some((items) => ACROSS.test(spoken(items).text))
    const holes = sentences.flat().filter(isHole)
    // Of several kinds of holes it would be that of another.
    const one = new Set(holes.map(({ text }) => text.toLowerCase())).size === 1
    return sentences.map((items, at) => {
      const about = [items, sentences[at - 1] ?? []].some((each) => each.some(isHole))
      return withoutAxis(withThrough(items, about), across && one && about)
    })
  },
)
