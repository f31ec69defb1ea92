/**
 * "At (-35, 0) there is a 12 mm hole, at (35, 0) an 8 mm one": two things with the place of each before its noun. A place
 * before a noun could as well belong to the noun before it, so each is told behind its own.
 */
import { where } from '../../text/heard.ts'
import { type Item, isMark, isThing, means } from '../../text/items.ts'
import { findAllSpoken } from '../../text/spoken.ts'

const PLACE =
  /(?<=^|, |; |and |while )at \(#\)(?: ,)?(?: there (?:is|are)| (?:is|are|sits|lies|comes|goes|stands|drill|cut|bore))?(?= (?:a|an|another|one) )/u

const isJoint = (item: Item | undefined): boolean =>
  isMark(item, ',', ';') || means(item, 'conjunction') || /^while$/iu.test(item?.text ?? '')

function behind(items: Item[]): Item[] {
  const places = findAllSpoken(items, PLACE)
  const [first] = places
  if (!first || first.from > 0 || places.length < 2) return items
  const clauses = places.map(({ from, to }, index) => {
    const said = items.slice(to + 1, places[index + 1]?.from ?? items.length)
    const end = said.findLastIndex((item) => !isJoint(item)) + 1
    return {
      place: items.slice(from, from + 2),
      verbs: items.slice(from + 2, to + 1).filter((item) => !isMark(item, ',')),
      thing: said.slice(0, end),
      joints: said.slice(end),
    }
  })
  const told = clauses.every(({ thing }) =>
    thing.some((item) => isThing(item) || /^ones?$/iu.test(item.text)),
  )
  if (!told) return items
  return clauses.flatMap(({ place, verbs, thing, joints }) => [...verbs, ...thing, ...place, ...joints])
}

export const withFrontedPoints = where(' at (#) ', (sentences) => sentences.map(behind))
