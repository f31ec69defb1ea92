/**
 * Places of a cut told by another one: "50 mm to the right of the first hole", "directly below it, 20 mm from centre to
 * centre", "halfway between the two holes". What is not told otherwise is level with that one.
 */
import { EngineError } from '../../errors.ts'
import type { Context } from '../context.ts'
import type { Entity } from '../entity.ts'
import { asPointers } from '../nouns/pointers.ts'
import type { Value } from '../quantities/quantity.ts'
import { isCut } from '../references/cut-reference.ts'
import { quote } from '../sizes/sizes.ts'
import { type Item, wordsOf } from '../text/items.ts'
import { type Found, findSpoken, useStretch } from '../text/spoken.ts'
import type { Place, Toward } from './place.ts'

const CUT =
  '(?:holes?|bores?|slots?|pockets?|windows?|recess|recesses|cutouts?|openings?|hole center|hole centre)'
const WHICH =
  '(?:(?:first|second|other|previous|last|big|bigger|large|larger|small|smaller|main|central|center|centre|middle|round|rounded|circular|square|rectangular|through|blind|left|right|upper|lower|#|ø#) )*'
const CENTRE = '(?:cent(?:er|re)(?: ?lines?| point)?|middle|midpoint|axis)'
const ONE = `(?:the ${CENTRE} of )?(?:it|this one|that one|(?:the|this|that) (?:${WHICH}${CUT}(?:['’]s ${CENTRE})?|first|other|previous one|first one|other one))`
const EXACTLY = '(?:(?:directly|exactly|immediately|straight|precisely|right|further|away|,|and) )*'
const BESIDE = `(?:(?:to|on|towards?) (?:the|its) )?(?:immediate )?(?<side>left|right)(?: hand side| side)? of|(?<way>above|below|over|under|beneath|underneath|behind|in front of)`
const MIDDLES = `(?:away|further(?: on)?|from (?:it|its ${CENTRE}|(?:the|that) ${CENTRE}(?: of [a-z ]+)?)|(?:from |measured |on )*cent(?:er|re)s? to cent(?:er|re)s?|between (?:the )?cent(?:er|re)s|on cent(?:er|re)s)`

const DISTANCE_FIRST = new RegExp(
  `# (?:(?:from )?cent(?:er|re) to cent(?:er|re) )?${EXACTLY}(?:${BESIDE}) ${ONE}(?: ,? ?(?:from )?cent(?:er|re) to cent(?:er|re))?(?= |$)`,
  'u',
)
const DISTANCE_LAST = new RegExp(
  `${EXACTLY}(?:${BESIDE}) ${ONE}(?: ,)?(?: and| at(?: a distance of)?| with)? # ${MIDDLES}(?= [,.;]|$| is | are | there | and | drill | put | add | cut )`,
  'u',
)
/** "40 mm to its right". */
const TO_ITS_SIDE =
  /# (?:away )?(?:to|on) its (?:immediate )?(?<side>left|right)(?: hand)?(?: side)?(?= [,.;]|$| and | with )/u
const SEVERAL = `(?:(?:the|these|those|both|both of the|each of the)(?: (?:two|four|six|eight))? ${WHICH}${CUT}|them|both|the two|these two|those two)`
const BETWEEN = new RegExp(
  `(?:(?:exactly|right|precisely|directly|centred|centered|located|placed|positioned|halfway|half way|midway|mid way|equidistant|in the (?:middle|center|centre)) )+between ${SEVERAL}(?= |$)|(?:^|(?<=(?:is|are|lies|sits|hole|slot) ))between ${SEVERAL}(?= |$)`,
  'u',
)

const TOWARD: Readonly<Record<string, Toward>> = {
  left: '-x',
  right: '+x',
  above: 'up',
  over: 'up',
  below: 'down',
  under: 'down',
  beneath: 'down',
  underneath: 'down',
  behind: '+y',
  'in front of': '-y',
}

/** The cut that is named in the words, or the one before what is placed. */
function named(context: Context, { from, to }: Found, guest: Entity): Entity | undefined {
  const { mentions, entities, state } = context
  const told = mentions.find(({ head, category }) => head >= from && head <= to && category !== 'whole')
  const other = told && entities.get(told)
  if (other && other !== guest) return isCut(other) ? other : undefined
  const others = state.discourse.entities.filter((entity) => isCut(entity) && entity !== guest)
  // "the big hole": told apart by a word that is no label of its own.
  if (told && others.length > 1) return undefined
  return others.findLast(({ sentence }) => sentence <= guest.sentence)
}

/** What is placed: the cut of the sentence that is told anew, or the one spoken of. */
function placed({ mentions, entities, state, sentence }: Context, { from, to }: Found): Entity | undefined {
  const isNew = (entity: Entity | undefined): entity is Entity =>
    entity !== undefined && isCut(entity) && entity.sentence === sentence
  const before = mentions.filter(({ head }) => head < from).toReversed()
  const after = mentions.filter(({ head }) => head > to)
  const told = [...before, ...after].map((mention) => entities.get(mention)).find(isNew)
  if (told) return told
  const [last] = before
  const again = last ? entities.get(last) : state.discourse.subject
  return again && isCut(again) ? again : undefined
}

/** Middle to middle is what holes are told by, and what lies between; of what has straight sides it must be said. */
const isByMiddles = ({ match: [said] }: Found, both: readonly Entity[]): boolean =>
  both.every(({ concept }) => concept === 'hole') || /cent(?:er|re)|middle|midpoint|axis|between/u.test(said)

function distanceIn(items: readonly Item[], { quantities }: Found, last: boolean): Value | undefined {
  const item = items[(last ? quantities.at(-1) : quantities[0]) ?? -1]
  return item?.kind === 'quantity' ? item.quantity.values[0] : undefined
}

interface Told {
  found: Found
  placeBy: (other: Entity) => Place
}

function toldIn(items: readonly Item[]): Told | undefined {
  const between = findSpoken(items, BETWEEN)
  if (between) return { found: between, placeBy: (of) => ({ kind: 'between cuts', of }) }
  const last = findSpoken(items, DISTANCE_LAST)
  const found = last ?? findSpoken(items, DISTANCE_FIRST) ?? findSpoken(items, TO_ITS_SIDE)
  const distance = found && distanceIn(items, found, last !== undefined)
  const { side, way } = found?.match.groups ?? {}
  const toward = TOWARD[side ?? way ?? '']
  if (!found || !distance || !toward) return undefined
  return { found, placeBy: (of) => ({ kind: 'from cut', of, toward, distance }) }
}

export function takeFromOthers(context: Context): void {
  const { items, mentions, state } = context
  const told = toldIn(items)
  const guest = told && placed(context, told.found)
  const other = guest && named(context, told.found, guest)
  if (!told || !guest || !other || guest.host?.cut) return
  const { from, to } = told.found
  const words = items.slice(from, to + 1)
  // Words that a rewriting put there tell how bores lie on one axis.
  if (words.every(({ kind, span: [start, end] }) => kind === 'quantity' || start === end)) return
  if (!isByMiddles(told.found, [guest, other]))
    throw new EngineError(
      'prompt_too_ambiguous',
      `From where is ${quote(wordsOf(words))} measured, the middle or the edge? Say, for example, “20 mm from centre to centre”.`,
    )
  // "between these two holes": how many the others are.
  if (guest.count?.item && words.includes(guest.count.item)) {
    guest.count = undefined
    guest.plural = false
  }
  guest.host ??= other.host
  // What is told by another one lies in the same face.
  if (!guest.places.some((said) => said.place.kind === 'face'))
    guest.places.push(...other.places.filter((said) => said.place.kind === 'face'))
  guest.places.push({ place: told.placeBy(other), items: words })
  useStretch(state.account, items, { from, to }, `place of the ${guest.concept}`)
  asPointers(mentions, { from, to })
  context.attributes = context.attributes.filter(({ at }) => at < from || at > to)
}
