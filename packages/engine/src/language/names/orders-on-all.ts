/**
 * "A 6 mm hole … and an 8 mm hole … Countersink both to 12 mm", "chamfer them by 1 mm": an order for holes that were told one by
 * one, carried out on every one of them. Told as "both holes have a countersink to 12 mm".
 */
import { where } from '../text/heard.ts'
import { asTerm, type Item, isThing, means } from '../text/items.ts'
import { littleWord } from '../text/little-words.ts'
import { type Found, findSpoken } from '../text/spoken.ts'
import { allAlike, mentionsIn, SEVERAL } from './told-mentions.ts'

const HOLES = '(?:(?:both|all|all of|both of) )?(?:(?:the|these|those) )?(?:two |three |four )?holes'
const ORDER = new RegExp(
  `^(?:(?:and|then|now|next|finally|also|,) )*(?<verb>countersink|counterbore|chamfer|fillet|round|break|deburr) (?:${HOLES}|(?<them>them(?: all| both)?|both(?: of them)?|all of them|all ${SEVERAL}(?: of them)?))(?= |$)`,
  'u',
)

function ordered(items: Item[], before: readonly Item[][]): Item[][] | undefined {
  const found = findSpoken(items, ORDER)
  const { verb, them } = found?.match.groups ?? {}
  const told = found ? before.flatMap(mentionsIn) : []
  const last = told.at(-1)
  if (!found || !verb || !last || last.several || !means(last.noun, 'feature', 'hole')) return undefined
  const at = items.findIndex(({ text }) => text.toLowerCase() === verb)
  const object: Found = { ...found, from: at + 1 }
  const alike = told.filter(({ noun }) => means(noun, 'feature', 'hole'))
  if (at < 0 || alike.length < 2 || alike.some(({ several }) => several)) return undefined
  const [read] = (them ? allAlike(items, object, alike, last.noun) : undefined) ?? []
  if (them && !read) return undefined
  // The subject and what follows it, without the order before.
  const rest = read ?? items.slice(at + 1)
  const order = items[at] as Item
  const mouth = verb.startsWith('counter')
  if (!mouth) return [[...items.slice(0, at + 1), ...rest]]
  const end = read ? rest.findIndex((item) => isThing(item)) + 1 : object.to - at
  const noun = asTerm(order, { category: 'feature', concept: verb }, { form: verb })
  return [
    [...rest.slice(0, end), littleWord(order, 'have'), littleWord(order, 'a'), noun, ...rest.slice(end)],
  ]
}

export const withOrdersOnAll = where(
  [
    'countersink |counterbore |chamfer |fillet |round |break |deburr ',
    ' them |both |all of |all t|all f| holes ',
  ],
  (sentences) => sentences.flatMap((items, at) => ordered(items, sentences.slice(0, at)) ?? [items]),
)
