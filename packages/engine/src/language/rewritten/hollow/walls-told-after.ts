/**
 * "Cut two pockets … All of the outside walls are 3 mm thick as well (and so is the floor)": what the pockets leave, where
 * they have their sizes and the body has its own. No walls that are built, and every one of them is held against it.
 */
import { where } from '../../text/heard.ts'
import { asTerm, type Item, means } from '../../text/items.ts'
import { littleWord, unsaidAgain } from '../../text/little-words.ts'
import { asSettledPhrase, findSpoken } from '../../text/spoken.ts'

const ALSO = '(?: (?:as well|too|also|all around|all round|everywhere))*'
const FLOOR = '(?:floor|bottom)'
const WALLS = new RegExp(
  `^(?:and |also )?(?:(?:all|each|every one)(?: of)? )?(?:the |its |these )?(?:(?:four|outside|outer|outermost|exterior|surrounding|remaining|side) )*walls(?: (?:around (?:it|them|the (?:pockets?|outside|edge))|on (?:the outside|all(?: four)? sides)))?(?<floor> and (?:the |its )?${FLOOR})?(?: (?:are|should be|will be|end up))+(?: (?:also|all|each|then))* # thick${ALSO}(?<so>(?: ,)?(?: \\()? and (?:so is (?:the|its) ${FLOOR}|(?:the|its) ${FLOOR} is (?:too|as well|also))(?: \\))?)?$`,
  'u',
)

const isSized = (items: readonly Item[], values: number): boolean =>
  items.some((item) => item.kind === 'quantity' && item.quantity.values.length >= values)

/** A pocket with both of its sizes, cut into a body with all of its own. */
function isCutOut(before: readonly (readonly Item[])[]): boolean {
  const pockets = before.filter((items) => items.some((item) => means(item, 'feature', 'pocket')))
  const bodies = before.filter((items) => items.some((item) => means(item, 'solid')))
  const hollow = before.some((items) => items.some((item) => means(item, 'shape', 'hollow')))
  return !hollow && pockets.some((items) => isSized(items, 2)) && bodies.some((items) => isSized(items, 3))
}

function retold(items: readonly Item[]): Item[] | undefined {
  const found = findSpoken(items, WALLS)
  const at = found?.quantities[0]
  const size = items[at ?? -1]
  if (!found || at === undefined || size?.kind !== 'quantity') return undefined
  const end = { span: [size.span[1], size.span[1]] as Item['span'] }
  const leaving: Item = { kind: 'unknown', text: 'leaving', span: [size.span[0], size.span[0]] }
  const walls = asTerm(
    { text: 'walls', span: end.span },
    { category: 'dimension', concept: 'walls around' },
    { plural: true },
  )
  const also = found.match.groups?.['floor'] ?? found.match.groups?.['so']
  const floor = asTerm({ text: 'floor', span: end.span }, { category: 'dimension', concept: 'floor around' })
  const settle = (said: readonly Item[]): Item[] =>
    asSettledPhrase(said, { from: 0, to: said.length - 1 }, 'the walls that are left').filter(
      ({ kind }) => kind !== 'mark',
    )
  return [
    ...settle(items.slice(0, at)),
    leaving,
    size,
    walls,
    ...(also
      ? [littleWord(end, 'and'), littleWord(end, 'a'), { ...unsaidAgain(end, size), text: size.text }, floor]
      : []),
    ...settle(items.slice(at + 1)),
  ]
}

export const withWallsToldAfter = where([' walls ', 'feature:pocket', '# thick'], (sentences) =>
  sentences.map((items, at) => (isCutOut(sentences.slice(0, at)) ? (retold(items) ?? items) : items)),
)
