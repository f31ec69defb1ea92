/**
 * "Start with an L shape in the XZ plane. The horizontal leg is 60 mm long and the vertical leg is 50 mm tall. … Extrude the L 40 mm in
 * Y": an angle bracket that is told as the section that it is extruded from. So long is how wide the bracket is.
 */
import { familyNamed } from '../../library/families/registry.ts'
import { where } from '../text/heard.ts'
import { asFiller, asTerm, conceptOf, type Item, means, unsaid } from '../text/items.ts'
import { littleWord } from '../text/little-words.ts'
import { type Found, findSpoken } from '../text/spoken.ts'

const FIGURE =
  '(?:shape|profile|section|cross section|outline|sketch|figure|shaped (?:profile|section|outline|sketch|figure))'
const DRAWN = new RegExp(
  `^(?:(?:first|to start|begin|,) )*(?:start|begin|draw|sketch|create|make)(?: (?:off|out|by|with|from|drawing|sketching|creating|making))* an l ${FIGURE}(?: (?:in|on)(?: the)? xz(?: plane)?)?$`,
  'u',
)
const IN_Y =
  '(?: (?:(?:in|along)(?: the)? y(?: (?:direction|axis|dimension))?|\\( (?:in |along )?(?:the )?y(?: (?:direction|axis|dimension))? \\)))?'
const EXTRUDED = new RegExp(
  `^(?:(?:then|next|now|finally|and|,) )*extrude (?:it|(?:the|this|that) (?:whole )?(?:l(?: ${FIGURE})?|${FIGURE})) (?:(?:by|to|out|for|a|distance|length|width|depth|of) )*#${IN_Y}$`,
  'u',
)
const LEGS = /(?:^| )(?:the|its) (?:vertical|upright|standing) (?:leg|arm|flange)(?= |$)/u
/** Seen from above, or from the side: another part, or another way it lies. */
const OTHERWISE = /(?:^| )(?:xy|yz)(?: |$)/u

const isAngle = (item: Item): boolean => familyNamed(conceptOf(item, 'solid') ?? '')?.letter === 'L'

const idle = (items: readonly Item[], concept: string): Item[] =>
  items.map((item) => (item.kind === 'mark' ? item : asFiller(item, concept)))

/** "The L bracket is 40 mm wide." */
function wide(items: readonly Item[], { quantities }: Found): Item[] {
  const size = items[quantities[0] ?? -1] as Item
  const said = items.filter((item) => item !== size && item.kind !== 'mark')
  return [
    littleWord(size, 'the'),
    unsaid(size, { category: 'solid', concept: 'L-bracket' }, 'l bracket'),
    littleWord(size, 'is'),
    size,
    unsaid({ span: [size.span[1], size.span[1]] }, { category: 'dimension', concept: 'width' }, '', 'wide'),
    ...idle(said, 'as far as it is extruded'),
  ]
}

export const withDrawnAngles = where(['extrude', ' leg | arm | flange '], (sentences) => {
  const drawn = sentences.findIndex((items) => findSpoken(items, DRAWN) !== undefined)
  const extruded = sentences.findIndex((items, at) => at > drawn && findSpoken(items, EXTRUDED) !== undefined)
  const told = (pattern: RegExp): boolean =>
    sentences.some((items) => findSpoken(items, pattern) !== undefined)
  const nouns = sentences
    .slice(0, drawn + 1)
    .flat()
    .filter(isAngle)
  if (drawn < 0 || extruded < 0 || nouns.length === 0 || !told(LEGS) || told(OTHERWISE)) return sentences
  const found = findSpoken(sentences[extruded] as Item[], EXTRUDED) as Found
  return sentences.map((items, at) => {
    if (at === extruded) return wide(items, found)
    // A title only says what it is called.
    if (at < drawn)
      return items.map((item) =>
        isAngle(item) ? asTerm(item, { category: 'whole', concept: 'whole' }) : item,
      )
    if (at > drawn) return items
    return items.map((item) =>
      isAngle(item)
        ? asTerm(item, { category: 'solid', concept: 'L-bracket' })
        : means(item, 'axis')
          ? asFiller(item, 'the plane of its section')
          : item,
    )
  })
})
