/**
 * "Hollow it out from the top, leaving four walls and a floor that are all 2 mm thick", "shell it and remove the top
 * face": however it is told, a body that is hollow, open at the top, with a wall and a floor.
 */

import { where } from '../../text/heard.ts'
import { asFiller, asTerm, type Item, means, unsaid, wordsOf } from '../../text/items.ts'
import { LITTLE_WORDS, littleWord } from '../../text/little-words.ts'
import { type Found, findSpoken, spoken } from '../../text/spoken.ts'

const BODY =
  '(?:it|this|(?:the|this) (?:whole |entire |rectangular |resulting |hexagonal |solid )*(?:block|box|cuboid|prism|cylinder|plate|body|part|object|shape|solid|cube|container|piece|extrusion|base|puck|disc|disk))'
const INSIDE =
  '(?:the|its|all the|all of the) (?:inside|interior|inner part|inner material|inner volume|inner core|material inside)'
const TOP = '(?:top|above|upper side|upper face|upper end|\\+ ?z)(?: (?:face|side|surface|end))?'
const BOTTOM =
  '(?:bottom|below|underneath|beneath|underside|lower side|lower face|lower end)(?: (?:face|side|surface|end))?'

/** "The inside is a hexagonal pocket cut from the top": as the body is, only smaller. */
const ROOM =
  '(?:the|its) (?:inside|interior|cavity|inner space) is (?:a|an) (?:(?:matching|similar|smaller|concentric|centered|centred|open) )*(?:(?<shape>hexagon|octagon|pentagon|squar|rectang|cylind|circ)[a-z]* )?(?:pocket|cavity|recess|hollow)(?: (?:,|that|which|is|cut|sunk|made|open|in|out))*'

/** "It is open at the top and shelled inward", "the inside is hollowed out". */
const PASSIVE = `(?:${BODY}|${INSIDE}(?: of ${BODY})?) (?:is|gets|should be|has been|must be)(?<open> open (?:at|on) (?:the |its )?${TOP}(?: ,)? and(?: is)?)?(?: then)? (?:hollowed|shelled|cored|scooped|carved|emptied)(?: out)?(?: inwards?)?`

/** "Cut a hexagonal pocket from the top. The walls are 3 mm thick …": a pocket whose size is what the walls leave. */
const POCKET =
  '(?<pocket>(?:cut|mill|sink|carve|make|machine|remove|add|scoop)(?: out)? (?:a|an|one) (?:(?:matching|similar|smaller|concentric|centered|centred|open|large|big|deep|single|blind) )*(?:(?<like>hexagon|octagon|pentagon|squar|rectang|cylind|circ|round)[a-z]* )?(?:pocket|cavity|recess|hollow)(?: (?:in|into|inside) (?:it|the (?:prism|block|box|cylinder|body|cube|part)))?(?: down)?)'

const HOLLOWED = new RegExp(
  `(?<=^|(?:then|and|,|now|finally|next) )(?:${ROOM}|${PASSIVE}|${POCKET}|(?:(?:hollow|shell|scoop|carve|core)(?: out)? (?:the inside of )?${BODY}(?: out)?)|(?:cut|remove|scoop|carve|take|hollow)(?: out| away)? ${INSIDE}(?: (?:of|from|out of) ${BODY})?)(?<from> (?:starting )?(?:from|at|through|in|into|on) (?:the |its )?(?:${TOP}|(?<below>${BOTTOM}))(?: (?:down|up)(?:wards?)?)?)?(?<tail>(?: .*)?)$`,
  'u',
)

/** As the walls of a room run that is left all round. */
const ALIKE =
  /(?: ,)? (?:with|where|and) (?:(?:its|the|all) )+(?:sides?|faces|walls|flats)(?: (?:are|running|being))? parallel to (?:(?:the|its|those|of) )+(?:(?:outer|outside|side|sides|faces|walls|hexagon|block|box|part|prism|flats)(?: |$))*(?:,(?: |$))?/u

/** What says that the top is open, wherever it stands. */
const OPEN_TOP = new RegExp(
  `(?:(?:leaving|leave|keeping|keep|with|and|where|so that|such that) )*(?:(?:the |its )?${TOP} (?:is |being |left |stays |remains |should be )*(?:open|removed|uncovered|off)|remov(?:e|ing) (?:the |its )?${TOP}|open (?:at|on) (?:the |its )?${TOP}|(?:an? )?open top)`,
  'u',
)

/** All that may be said of what is left. */
const LEFT =
  /^(?:,|\(|\)|there|there's|there’s|should|will|and|so|that|such|which|leaving|leaves|leave|keeping|keep|to|with|while|until|only|just|a|an|the|its|it|four|all|both|each|every|of|on|at|around|side|sides|wall|walls|floor|bottom|base|top|roof|ceiling|thickness|thick|uniform|uniformly|same|equal|constant|have|has|having|is|are|be|being|remain|remains|remaining|left|behind|everywhere|one|thin|outer|closed|solid|flat|material|by|in|total|for|down|#)$/u
const FLOOR = /\b(?:floor|bottom|base|top|roof|ceiling)\b/u
const WALL = /\b(?:walls?|sides?|uniform|thickness)\b/u

/** Hardly a sentence is of this: asked the cheap way first. */
const CUE = /hollow|shell|scoop|carve|core|insid|interior|inner|pocket|cavity|recess/u

/** "with a 60 x 40 mm pocket, 25 mm deep": what is cut to hollow it. */
const BY_CUT =
  /^ (?:with|using|by (?:cutting|drilling|boring|milling|making)) (?:a|an|one) .*\b(?:bore|hole|pocket|recess|cavity|counterbore)\b/u

/** "shelled inward by 2 mm". */
const BY = /^ (?:by|to|at) #$/u

const WALLS_TOLD = /\bwalls?\b.*#|#.*\bwalls?\b/u

/** With a unit or without; "4 walls" may be as many. */
const isThickness = (item: Item, at: number, items: readonly Item[]): boolean =>
  item.kind === 'quantity' &&
  (item.quantity.kind === 'length' ||
    (item.quantity.kind === 'number' &&
      !/^(?:(?:side|outer) )?(?:walls|sides)$/iu.test(items[at + 1]?.text ?? '')))

interface Sized {
  wall: number
  floor: number | undefined
}

/** Which of the sizes is that of the walls, and which of the floor; undefined where they do not say. */
function sizedIn(tail: string): Sized | undefined {
  if (
    !tail
      .split(' ')
      .filter((word) => word !== '')
      .every((word) => LEFT.test(word))
  )
    return undefined
  const count = tail.split('#').length - 1
  if (count === 1)
    return WALL.test(tail) || BY.test(tail) ? { wall: 0, floor: FLOOR.test(tail) ? 0 : undefined } : undefined
  if (count !== 2) return undefined
  const [first = '', second = '', ...more] = tail.split(/ and | , /u).filter((piece) => piece.includes('#'))
  if (more.length > 0 || FLOOR.test(first) === FLOOR.test(second)) return undefined
  const floor = FLOOR.test(first) ? 0 : 1
  return WALL.test(floor === 0 ? second : first) ? { wall: 1 - floor, floor } : undefined
}

const WORD = {
  ...LITTLE_WORDS,
  wall: { category: 'dimension', concept: 'wall' },
  floor: { category: 'dimension', concept: 'floor' },
  bottom: { category: 'face', concept: '-z' },
} as const

/** "Hollow it out from the top.": its walls are told in another sentence. */
function openOnly(items: readonly Item[], { from, match }: Found): Item[] {
  const at = items.findIndex((item, index) => index >= from && means(item, 'shape', 'hollow'))
  const [order] = items.slice(from)
  if (order && match.groups?.['pocket']) return pocketOnly(items, from, order)
  if (at !== from || !order) return [...items]
  return [...items.slice(0, from), littleWord(order, 'it'), littleWord(order, 'is'), ...items.slice(from)]
}

/** "Cut a round pocket from the top.": the body as one that is hollow from there. */
function pocketOnly(items: readonly Item[], from: number, order: Item): Item[] {
  const side = items.findIndex((item, at) => at > from && means(item, 'face'))
  const noun = items.findIndex((item, at) => at > from && means(item, 'feature', 'pocket'))
  const end = side < 0 ? noun : side
  if (end < 0) return [...items]
  return [
    ...items.slice(0, from),
    littleWord(order, 'it'),
    littleWord(order, 'is'),
    asTerm(order, { category: 'shape', concept: 'hollow' }, { form: 'hollow' }),
    littleWord(items[end] as Item, 'from'),
    littleWord(items[end] as Item, 'the'),
    ...items.slice(end),
    ...items.slice(from + 1, end).map((item) => asFiller(item, 'the room inside')),
  ]
}

/** "Hollow it out from the top with a 54 mm bore": the order to cut that. */
function cutTold(items: readonly Item[], found: Found, tail: string): Item[][] | undefined {
  if (!BY_CUT.test(tail)) return undefined
  const { text, itemAt } = spoken(items)
  const start = itemAt(text.length - tail.trimStart().length)
  const side = items.findIndex(
    (item, at) => at > found.from && at < start && means(item, 'preposition', 'from'),
  )
  const [order] = items.slice(found.from)
  if (side < 0 || !order) return undefined
  return [
    [
      ...items.slice(0, found.from),
      asTerm(order, { category: 'operation', concept: 'cut' }, { form: 'cut' }),
      ...items.slice(found.from + 1, side).map((item) => asFiller(item, 'what is hollowed')),
      ...items.slice(start, start + 1).map((item) => asFiller(item, 'what is hollowed')),
      ...items.slice(start + 1),
      ...items.slice(side, start),
    ],
  ]
}

/** Bodies that are of a shape without its word. */
const ALSO_SAID: Readonly<Record<string, RegExp>> = {
  squar: /\b(?:square|box|cube)\b/u,
  rectang: /\b(?:rectang[a-z]*|box|block|cuboid|tray)\b/u,
  cylind: /\b(?:cylind[a-z]*|round|circular|diameter)\b/u,
  circ: /\b(?:cylind[a-z]*|round|circular|diameter)\b/u,
}

/** What is said before a sentence, and whether one behind it tells how thick the walls are. */
interface Around {
  before: string
  walled: boolean
  /** Of several bodies nobody knows which one a pocket hollows. */
  single: boolean
}

/** A round room in a square body has no wall of one thickness. */
const walledAlike = (shape: string | undefined, before: string): boolean =>
  shape === undefined || (ALSO_SAID[shape] ?? new RegExp(shape, 'u')).test(before)

function toldPlainly(items: readonly Item[], around: Around): Item[][] {
  const found = CUE.test(spoken(items).text) ? findSpoken(items, HOLLOWED) : undefined
  if (!found) return [[...items]]
  const { from = '', tail = '', below, shape: ofRoom, open, pocket, like } = found.match.groups ?? {}
  const shape = ofRoom ?? (like === 'round' ? 'circ' : like)
  if (pocket && (from === '' || !around.single || !walledAlike(shape, around.before))) return [[...items]]
  const cut = from === '' ? undefined : cutTold(items, found, tail)
  if (cut) return cut
  if (from !== '' && tail === '' && around.walled) return [openOnly(items, found)]
  if (!walledAlike(shape, around.before)) return [[...items]]
  const left = tail.replace(ALIKE, ' ')
  const rest = below ? left : left.replace(OPEN_TOP, '')
  const sized = sizedIn(rest)
  // Which side is open is told in another sentence.
  const closed = from === '' && rest === left && open === undefined
  if (!sized || (closed && !BY.test(tail))) return [[...items]]
  const said = items.slice(found.from)
  const sizes = said.filter(isThickness)
  const [wall, floor] = [sizes[sized.wall], sized.floor === undefined ? undefined : sizes[sized.floor]]
  const [first] = said
  if (!wall || !first || sizes.length !== rest.split('#').length - 1) return [[...items]]
  const say = (word: keyof typeof WORD): Item => unsaid(first, WORD[word], '', word)
  const noun = said.findIndex((item) => means(item, 'solid'))
  const body = noun > 0 && noun < 6 ? said[noun] : undefined
  const both = floor === wall
  const plain = [
    ...(body
      ? [
          asTerm(
            { text: '', span: [first.span[0], first.span[0]] },
            { category: 'determiner', concept: 'the' },
          ),
          body,
        ]
      : [say('it')]),
    say('is'),
    asTerm(first, { category: 'shape', concept: 'hollow' }, { form: 'hollow' }),
    ...(below ? [say('from'), say('bottom')] : []),
    ...(below || closed
      ? []
      : [
          asTerm(
            { text: wordsOf([first]), span: [first.span[1], first.span[1]] },
            { category: 'manner', concept: 'open top' },
            { form: 'open top' },
          ),
        ]),
    say('with'),
    say('wall'),
    ...(both ? [say('and'), say('floor')] : []),
    say('of'),
    wall,
    ...(floor && !both ? [say('and'), say('floor'), say('of'), floor] : []),
  ]
  const told = new Set<Item>([first, wall, ...(floor ? [floor] : []), ...(body ? [body] : [])])
  const others = said.filter((item) => !told.has(item) && item.kind !== 'mark')
  const head = items.slice(0, found.from)
  return [
    ...(head.some(({ kind }) => kind !== 'mark') ? [head] : []),
    [...plain, ...others.map((item) => asFiller(item, 'the walls that are left'))],
  ]
}

const IT_IS = /^(?:it is|it's|this is|it should be|it will be)$/iu

/** "It is hollow": said of what was told last; "it is a hollow box" tells a new one. */
const withSubject = (items: readonly Item[]): Item[] =>
  items.flatMap((item, at) => {
    const next = means(items[at + 1], 'filler') ? items[at + 2] : items[at + 1]
    if (!IT_IS.test(item.text) || !means(next, 'shape', 'hollow')) return [item]
    const behind = items[items.indexOf(next as Item) + 1]
    if (means(behind, 'solid') || means(behind, 'whole') || means(behind, 'shape')) return [item]
    const [from, to] = item.span
    return [
      asTerm({ text: item.text, span: [from, to] }, WORD.it, { form: 'it' }),
      asTerm({ text: '', span: [to, to] }, WORD.is, { form: 'is' }),
    ]
  })

export const withHollowedOut = where(
  'hollow|shell|scoop|carve|core|inside|interior|inner part|inner material|inner volume|pocket|cavity|recess',
  (sentences) =>
    sentences.map(withSubject).flatMap((items, at) => {
      const lines = sentences.map((other) => spoken(other).text)
      const walled = lines.some((line, index) => index > at && WALLS_TOLD.test(line))
      const bodies = sentences
        .slice(0, at)
        .filter((other) => other.some(({ kind }) => kind === 'quantity'))
        .flatMap((other) => other.filter((item) => means(item, 'solid')))
      return toldPlainly(items, { before: lines.slice(0, at).join(' '), walled, single: bodies.length === 1 })
    }),
)
