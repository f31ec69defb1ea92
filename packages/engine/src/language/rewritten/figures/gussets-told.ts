/**
 * Gussets told over several sentences, or as the triangle that they are: "fills the inside corner: it is a right triangle
 * with both legs 25 mm long", "It runs 30 mm along the top of the base and 20 mm up the inside face of the upright". Told
 * in one sentence, by how far it goes out and up; and what only announces it in the title is not another one.
 */
import { where } from '../../text/heard.ts'
import { asFiller, asSettled, commaAt, type Item, isMark, means, phraseOf, unsaid } from '../../text/items.ts'
import { asIdle, type Found, findAllSpoken, findSpoken } from '../../text/spoken.ts'

const isGusset = (item: Item): boolean => means(item, 'solid', 'gusset')
const isSized = (item: Item): boolean => item.kind === 'quantity' && item.quantity.kind !== 'count'

const TRIANGLE = 'right(?: angled?)? triangles?'
const IS_TRIANGLE = new RegExp(
  `(?:(?:,|:) )?(?:(?:it|which|that|each|each one|they)(?: is| are)? )?(?:shaped like |in the (?:shape|form) of )?(?:a |an )?${TRIANGLE}(?: shape| plate)?(?: in (?:side view|profile|section))?(?= |$)`,
  'u',
)
/** "both legs 25 mm long", "legs of 25 mm each": as much out as up. */
const BOTH_LEGS =
  /(?:with |and |whose |its |the |has )*(?:both |two |equal |the |its )*legs (?:that |which )?(?:(?:is|are|of|measure|measuring|being|both|each) )*#(?: (?:long|each|in length))*(?= |$)(?! (?:and|by|x) #)/u
/** "with two 30 mm legs": in the order in which legs are read. */
const TWO_LEGS = /(?:with |and |has |having )*(?:(?:two|both|equal) )+(?=# )/u
const SIZED_LEGS = /# (?:long |equal )*(?<legs>legs)(?= |$)/u
/** "one leg on the top of the base and one leg on the wall": each lies against one of the two. */
const ONE_AGAINST_EACH =
  /(?:, |\( |with |and )*one(?: leg| of them| side| edge)?(?: (?:is|lies|lying|sits|sitting|goes|going|runs|running|flat))* (?:on|along|against|up|over)(?: along)? the (?:(?:top|inside|inner|front)(?: face| side| surface)? of the )?[a-z]+(?: (?:plate|leg|wall|flange))?(?: ,)? and (?:one|the other)(?: leg| of them| side| edge| one)?(?: (?:is|lies|lying|sits|sitting|goes|going|runs|running|flat))* (?:on|along|against|up|over)(?: along)? the (?:(?:top|inside|inner|front)(?: face| side| surface)? of the )?[a-z]+(?: (?:plate|leg|wall|flange))?(?: \))?(?=[,.;]| ?[,.;]|$)/u
/** "that fits in the inside corner". */
const FITS =
  /(?:that |which |and )?(?:fits|sits|goes|fills|lies)(?: (?:right|exactly|snugly|tightly|neatly))?(?= (?:in|into|inside|between) )/u
/** "up the inside face of the upright": which way, told by what it lies against. */
const AGAINST =
  /(?<=# )(?:(?:long |tall |high )?(?:leg|side|edge) |(?:long|tall|high) (?=(?:up|along|out|over|on) ))?(?:(?:running|going|that runs|that goes|lying) )?(?:up|along|out|out along|out over|over|on)(?: along| on)? the (?:(?:top|upper|inside|inner|front|outer)(?: face| side| surface)? of the )?(?:upright|vertical|wall|back|standing|base|horizontal|bottom|lying|lower)(?: plate| leg| wall| flange| arm)?(?= |$)/u
const LIES_AGAINST = 'what it lies against'
const UPRIGHT = /(?:upright|vertical|wall|back|standing)(?: [a-z]+)?$/u
const RIGHT_ANGLE =
  /(?:and |with )?(?:its |the )?(?:right angle|right angled? corner|corner)(?: is| lies| sits| located)* at (?:[xyz]=#|\(#\))(?: (?:, |and )*(?:[xyz]=#))*(?= |$)/u
/** A sentence that goes on about it. */
const FOLLOWS =
  /^(?:(?:it's|they're)|(?:it|each|each one|they) (?:is|are|has|have|runs?|extends?|reaches?|goes|go|spans?|measures?)|(?:(?:both|its|the|two) )+legs (?:are|measure))(?= )/u
/** "The rib is a right triangle", "The triangle is 30 mm long": the same, by its name. */
const NAMED =
  /^(?:the|this|that) (?:right )?(?:triangle|triangular (?:rib|gusset|web|brace|plate|stiffener)|rib|gusset|web|brace|stiffener)(?= (?:is|has|runs?|extends?|reaches?|goes|spans?|measures?|lies|sits|fits|fills) )/u

/** "In the inside corner between the base and the wall add a rib": where it goes, before what goes there. */
const FRONTED =
  /^(?:(?:then|next|now|finally) )?(?:in|into|at|along|inside) (?:the|that|this) (?:(?:inside|inner|internal|interior) )?(?:corner|angle|joint)(?: (?:between|of|where) (?:the|its)(?: [a-z]+){1,8}?)?(?: ,)? (?=(?:add|put|place|make|create|build|fit|insert) (?:a|an|one) )/u

function placeLast(items: Item[]): Item[] {
  const found = items.some(isGusset) ? findSpoken(items, FRONTED) : undefined
  if (!found) return items
  const place = items.slice(0, found.to + 1).filter((item) => !isMark(item))
  const rest = items.slice(found.to + 1)
  // Up to its own clause's end: what follows is said of the gusset.
  const comma = rest.findIndex((item) => isMark(item))
  const end = comma < 0 ? rest.length : comma
  return [...rest.slice(0, end), ...place, ...rest.slice(end)]
}

/** The ends of all bodies told by coordinates, along each axis: where a corner can be. */
const endsIn = (sentences: readonly Item[][]): Set<string> =>
  new Set(
    sentences
      .flat()
      .flatMap((item) =>
        item.kind === 'quantity' && item.quantity.kind === 'range'
          ? [item.quantity.values[0], item.quantity.values.at(-1)].map(
              (end) => `${item.quantity.kind === 'range' ? item.quantity.axis : ''}${end?.value}`,
            )
          : [],
      ),
  )

/** Whether the corner that is told lies where bodies end. */
const isCorner = (items: readonly Item[], { quantities }: Found, ends: ReadonlySet<string>): boolean =>
  quantities.every((at) => {
    const item = items[at]
    return (
      item?.kind === 'quantity' &&
      item.quantity.kind === 'coordinate' &&
      ends.has(`${item.quantity.axis}${item.quantity.values[0]?.value}`)
    )
  })

/** "two 30 mm legs, one on the base and one on the wall": "legs 30 mm". */
function withSizedLegs(told: Item[]): Item[] {
  const two = findSpoken(told, TWO_LEGS)
  const sized = two && findSpoken(told, SIZED_LEGS)
  const size = sized && told[sized.from]
  const noun = sized && told[sized.to]
  if (!two || !size || !noun || sized.from !== two.to + 1) return told
  const each = findSpoken(told, ONE_AGAINST_EACH)
  const items = each && each.from > sized.to ? asIdle(told, each, LIES_AGAINST) : told
  return [...asIdle(items.slice(0, sized.from), two, 'its legs'), noun, size, ...items.slice(sized.to + 1)]
}

function asTold(told: Item[], ends: ReadonlySet<string>): Item[] {
  let items = told
  const corner = findSpoken(items, RIGHT_ANGLE)
  if (corner && isCorner(items, corner, ends)) items = asIdle(items, corner, 'the corner it fills')
  const fits = findSpoken(items, FITS)
  if (fits) items = asIdle(items, fits, 'where it goes')
  items = withSizedLegs(items)
  const legs = findSpoken(items, BOTH_LEGS)
  const size = legs?.quantities[0]
  if (legs && size !== undefined) {
    // "25 mm legs".
    const words = items.slice(legs.from, legs.to + 1)
    const leg = words.find((item) => /^legs?$/iu.test(item.text))
    const others = words.filter((item) => item !== leg && item !== items[size])
    items = [
      ...items.slice(0, legs.from),
      ...others.map((item) => asFiller(item, 'its legs')),
      items[size] as Item,
      ...(leg ? [leg] : []),
      ...items.slice(legs.to + 1),
    ]
  }
  for (const { match, from, to } of findAllSpoken(items, AGAINST).toReversed()) {
    const way = UPRIGHT.test(match[0]) ? 'up' : 'out'
    items = [
      ...items.slice(0, from),
      unsaid(items[from] as Item, { category: 'filler', concept: 'which way' }, way),
      // As one word: "upright" by itself would be a body.
      asSettled(
        { kind: 'unknown', ...phraseOf(items.slice(from, to + 1) as [Item, ...Item[]]) },
        LIES_AGAINST,
      ),
      ...items.slice(to + 1),
    ]
  }
  const triangle = findSpoken(items, IS_TRIANGLE)
  return triangle ? asIdle(items, triangle, 'what a gusset is') : items
}

/** "A bracket with a gusset.": in a title without sizes, of which more is told later. */
const ANNOUNCED =
  /(?:with|and|including|plus|reinforced (?:by|with)|braced (?:by|with))(?: (?:a|an|one|its))? (?:[a-z]+ ){0,3}?(?:gusset|rib|web|brace|stiffener)(?: in the (?:inside )?corner)?(?: (?:(?:to|that|which) (?:make|keep|stiffen|strengthen|reinforce|support|brace|stop)s?(?: [a-z]+){1,4}|for (?:extra |added |more )?(?:stiffness|strength|support|rigidity)))?$/u

/** "A reinforced bracket": by the gusset that is told later. */
const REINFORCED =
  /(?<=^(?:[a-z]+ )*)(?:reinforced|gusseted|stiffened|braced|strengthened)(?= (?:[a-z]+ ){0,3}bracket(?: |$))/u

function withoutTitle(title: Item[], sentences: readonly Item[][]): Item[] {
  const told = sentences.slice(1).filter((each) => each.some(isGusset) && each.some(isSized))
  const again = told.length > 0
  // "a bracket with a rib", and then "a triangular rib".
  const isSame = (item: Item): boolean =>
    isGusset(item) ||
    told
      .flat()
      .some((other) => isGusset(other) && other.text.toLowerCase().endsWith(` ${item.text.toLowerCase()}`))
  const promised = again ? findSpoken(title, REINFORCED) : undefined
  const items = promised ? asIdle(title, promised, 'told below') : title
  const announced = items.some(isSized) ? undefined : findSpoken(items, ANNOUNCED)
  if (!announced || !again || !items.slice(announced.from).some(isSame)) return items
  return asIdle(items, announced, 'told below')
}

export const withGussetsTold = where('solid:gusset', (sentences) => {
  const ends = endsIn(sentences)
  const read: Item[][] = []
  for (const items of sentences.map(placeLast)) {
    const before = read.at(-1)
    const named = before?.some(isGusset) ? findSpoken(items, NAMED) : undefined
    const goesOn = before?.some(isGusset) && (named ?? findSpoken(items, FOLLOWS))
    // "Add a rib in the corner. It extends 30 mm along the base": but a title goes on about the part.
    if (before && goesOn && (before.some(isSized) || read.length > 1)) {
      const [first] = items
      const said = /^(?:legs|both|two)$/iu.test(first?.text ?? '')
        ? items
        : asIdle(items, named ?? { from: 0, to: 0 }, 'the gusset')
      read[read.length - 1] = [...before, commaAt(first?.span[0] ?? 0), ...said]
    } else read.push(items)
  }
  const [title] = read
  if (title) read[0] = withoutTitle(title, read)
  return read.map((items) => (items.some(isGusset) && items.some(isSized) ? asTold(items, ends) : items))
})
