/**
 * Names that are given once a body is told: "Make a cylinder … This is the stem.", "… a 40 mm disc, which will be the foot".
 * From then on the word means that body.
 */

import type { ReadingState } from '../context.ts'
import type { Entity } from '../entity.ts'
import { FIGURES } from '../lexicon/figures.ts'
import { singular } from '../lexicon/lexicon.ts'
import { where } from '../text/heard.ts'
import { asFiller, asOwnNoun, asTerm, conceptOf, type Item, isMark, means } from '../text/items.ts'
import type { Span } from '../text/normalise.ts'
import { findSpoken } from '../text/spoken.ts'

const BECOMES =
  '(?:is|are|will be|will become|becomes|will form|forms|makes|makes up|will make|serves as|will serve as|acts as|will act as|represents|is going to be)'
const NAME = '(?:the|our|your) (?:main |actual )?[a-z][a-z\' ]*(?:of (?:the|our) "? ?[a-z ]+"?)?'

/** A sentence that does nothing but name what the one before it made. */
const NAMES = new RegExp(
  `^(?:(?:so|and|now) )?(?:(?:this|that|it)(?: one)? ${BECOMES}|that's|it's|(?:let's |we'll |i'll )?(?:call|name) (?:this|that|it)) ${NAME}$`,
  'u',
)

/** The same at the end of the sentence that makes it. */
const NAMED_BEHIND = new RegExp(
  `(?:(?:, (?:which|this|that|and this|to)|\\( (?:which|this|that)) (?:${BECOMES}|form|make|be|become|act as|serve as)|, as|\\() ${NAME}(?: \\))?$`,
  'u',
)

/** "… to act as the shaft", "…, forming the roof of the house": the same without a comma, or with another verb. */
const SERVES = new RegExp(
  `(?:, )?(?:(?:in order )?to (?:form|make|make up|be|become|act as|serve as|function as|represent)|forming|acting as|serving as|functioning as|representing) ${NAME}$`,
  'u',
)
const OWNED = / of (?:the|our|your|this) [a-z' ]+$/u

const isSized = (item: Item): boolean => item.kind === 'quantity' && item.quantity.kind !== 'count'

const LONGEST_NAME = 3

/** The noun that a naming ends with; what is still unknown is a name of its own. */
function nameIn(items: readonly Item[]): Item | undefined {
  const close = isMark(items.at(-1), ')') ? items.length - 1 : items.length
  // "the nose of the rocket": of the part, which has no other name.
  const of = items.findIndex(
    (item, at) => means(item, 'preposition', 'of') && !items.slice(at).some((each) => means(each, 'solid')),
  )
  const end = of > 0 ? of : close
  const the = items.findLastIndex((item, at) => at < end && means(item, 'determiner', 'the'))
  const name = items[end - 1]
  if (!name || the < 0 || end - the - 1 > LONGEST_NAME || end - 1 === the) return undefined
  return name.kind === 'unknown' || means(name, 'solid') || means(name, 'feature') ? name : undefined
}

/** Made here: a size before it, a body or a figure with "a", and nothing cut. */
const makesBody = (items: readonly Item[]): boolean =>
  items.some(isSized) &&
  items.some(
    (item) =>
      means(item, 'solid') || means(item, 'shape', 'square') || (conceptOf(item, 'portion') ?? '') in FIGURES,
  ) &&
  items.some((item) => means(item, 'determiner', 'a')) &&
  !items.some((item) => means(item, 'feature') || means(item, 'operation', 'cut'))

function parted(items: readonly Item[]): Item[][] {
  const found = findSpoken(items, NAMED_BEHIND)
  if (!found || items.slice(found.from).some(isSized) || !makesBody(items.slice(0, found.from)))
    return [[...items]]
  const behind = items.slice(found.from + 1)
  const name = nameIn(behind)
  // "(the bottom of the first block)": where it is, and no name.
  const site = behind.some((item) => item !== name && (means(item, 'edge') || means(item, 'ordinal')))
  if (!name || site || means(name, 'feature')) return [[...items]]
  return [items.slice(0, found.from), [...naming(behind), name]]
}

/** "the top rail", but not "the top curved". */
const isThing = ({ text }: Item): boolean => !/(?:ed|er|est|ing|ent)$/iu.test(text)

/** What is extruded to form something bears that name anyway, unless nobody knows the word. */
function serving(items: readonly Item[]): Item[][] | undefined {
  const found = findSpoken(items, SERVES)
  if (!found || items.slice(found.from).some(isSized) || !makesBody(items.slice(0, found.from)))
    return undefined
  const owned = findSpoken(items, OWNED)?.from
  const end = owned !== undefined && owned > found.from ? owned : items.length
  // "to form the body of the house": all that is told, and no name for it.
  if (means(items[end - 1], 'whole'))
    return [
      items.map((item, at) =>
        at < found.from || item.kind === 'mark' ? item : asFiller(item, 'what it becomes'),
      ),
    ]
  const name = nameIn(items.slice(found.from, end))
  // "to make the bottom curved": no name, and nothing to be passed over.
  const lead = name && items[items.indexOf(name) - 1]
  const called =
    means(lead, 'determiner') || means(lead, 'filler') || means(lead, 'ordinal') || means(lead, 'face')
  if (name?.kind === 'unknown' && (!called || (means(lead, 'face') && !isThing(name)))) return undefined
  const extruded = items.slice(0, found.from).some((item) => means(item, 'operation', 'extrude'))
  if (!name || means(name, 'feature') || (extruded && name.kind === 'term')) return undefined
  const behind = items.slice(found.from)
  return [items.slice(0, found.from), [...naming(behind), name]]
}

/** "This is the", whatever stood there, so that it is read as a sentence of its own. */
function naming(behind: readonly Item[]): Item[] {
  const [first] = behind as [Item]
  const span: Span = [first.span[0], first.span[0]]
  return [
    asTerm({ text: 'this is', span }, { category: 'make', concept: 'make' }),
    asTerm({ text: 'the', span }, { category: 'determiner', concept: 'the' }),
  ]
}

export const withNamings = where(
  "is the |are the |be the |come the |comes the |form the |forms the |forming the |make the |makes the |up the |as the |represent|'s the |that the |it the |( the | our | your ",
  (sentences) => {
    const apart = sentences.flatMap((items, at) =>
      at === 0 && !items.some(isSized) ? [items] : (serving(items) ?? parted(items)),
    )
    const names = new Set(
      apart.flatMap((items, at) => {
        const name = at > 0 && findSpoken(items, NAMES) ? nameIn(items) : undefined
        return name?.kind === 'unknown' ? [singular(name.text.toLowerCase())] : []
      }),
    )
    if (names.size === 0) return apart
    return apart.map((items) =>
      items.map((item): Item => {
        const form = singular(item.text.toLowerCase())
        if (item.kind !== 'unknown' || !names.has(form)) return item
        return asOwnNoun(item, 'piece', form)
      }),
    )
  },
)

/** The body that was made last, unless a cut was made since. */
const madeLast = (entities: readonly Entity[]): Entity | undefined => {
  const last = entities.findLast(({ concept }) => concept !== 'fillet' && concept !== 'chamfer')
  return last?.kind === 'solid' && !last.cut && last.given.length > 0 ? last : undefined
}

/** Whether the sentence only gave a name. */
export function takeNaming(items: readonly Item[], { discourse, account }: ReadingState): boolean {
  if (!findSpoken(items, NAMES)) return false
  const name = nameIn(items)
  const body = name && !means(name, 'feature') ? madeLast(discourse.entities) : undefined
  if (!body || name?.kind !== 'term') return false
  // "This is the second cylinder": which one it is was said before.
  if (body.names.has(name.form)) return false
  body.names.add(name.form)
  discourse.subject = body
  for (const item of items) account.use(item, 'its name')
  return true
}
