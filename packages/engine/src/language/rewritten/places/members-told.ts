/**
 * "three 8 mm holes, one 35 mm to the left of the center and the others …", "The one in the center is 20 mm. The other four are 8 mm
 * and 12 mm from the two closest edges": holes that are counted together and told one after the other. Each is told by itself,
 * with what was said of all of them. Asked only where they are not understood as a group, and only where as many are told as
 * were counted.
 */
import {
  amountOf,
  asFiller,
  commaAt,
  countBefore,
  countOf,
  type Item,
  isMark,
  isThing,
  means,
  type Term,
} from '../../text/items.ts'
import { isLink } from '../../text/links.ts'
import { littleWord, unsaidWord } from '../../text/little-words.ts'
import { findAllSpoken, findSpoken, spoken } from '../../text/spoken.ts'

/** Counted together, and what was said of all of them. */
interface Group {
  count: number
  lead: readonly Item[]
  /** The sentence that it stands in, where that tells a body, too. */
  kept: readonly Item[]
  sizes: readonly Item[]
  noun: Term
  tail: readonly Item[]
  /** "like the five on a die": one in the middle and one in each corner. */
  die: boolean
}

interface Member {
  count: number
  /** A size of its own, as it stands before its noun. */
  own: readonly Item[]
  /** What is said of where it is, clause by clause. */
  places: (readonly Item[])[]
}

const NUMBERS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6 }
const NUMBER = '(?:two|three|four|five|six)'
const VERB =
  "(?:is|are|'s|'re|sits?|lies?|goes|should be|must be|has|have|measures?)(?: (?:located|placed|positioned|drilled|cut|both|all|each))*"

/** What opens the telling of one or some of them. */
const OPENER = new RegExp(
  `(?<=(?:^|[,;:] |(?:^| )and |(?:^| )while |(?:^| )with |(?:^| )but )(?:(?:and|with|then|while) )*)(?:(?<one>one(?: of (?:them|these|the holes))?|another|the (?:first|second|third|fourth|fifth|sixth|last|other|remaining|left|right|middle|central|center|centre|big|bigger|large|larger|small|smaller)|a (?:second|third|fourth))(?: (?:one|hole))?|(?<middle>the (?:one|hole) in the (?:exact )?(?:center|centre|middle))|(?<corner>the corner (?:ones|holes))|(?:the )?(?<some>${NUMBER})(?: (?:of them|others|more|holes))?|the (?:other|remaining|outer|outside) (?<others>${NUMBER})(?: (?:holes|ones))?|(?<rest>the (?:others|rest(?: of them)?|(?:other|remaining|outer|outside) (?:holes|ones)))|the (?<outer>${NUMBER}) (?:outer|other|remaining|outside|corner|small|smaller|large|larger|big|bigger)(?: (?:holes|ones))?)(?= (?:(?:${VERB}|at|in|on|near|to|from|halfway|right|exactly|centered|centred|along|close|just) |#))`,
  'u',
)
const SHARED = new RegExp(
  `^(?:and )?(?:they're|(?:they|these|both(?: of them| of the holes| holes)?|all(?: of them| the holes| holes| ${NUMBER}(?: of them| holes)?)?|each(?: one| of them| hole| of the holes)?|the (?:${NUMBER} )?holes|their cent(?:er|re)s)(?= ${VERB}))`,
  'u',
)
const DIE =
  /(?:, )?(?:(?:that|which|and|are|is|all|laid out|arranged|placed|set out|spaced|positioned) )*(?:(?:like|as) (?:the )?(?:five|5|#)(?: (?:dots|spots|pips|holes))? (?:on|of) (?:a|one|the) (?:die|dice|playing die)|in (?:an x|a quincunx|a five spot|a die)(?: (?:pattern|shape|arrangement|layout))?)/u
const CENTRE = /(?:in|at|on|through) (?:the |its )?(?:exact |very |dead )?(?:cent(?:er|re)|middle)(?: |$)/u
const FROM_EDGES = /(?:from|to) (?:[a-z]+ ){0,4}(?:edges?|sides?)(?: |$)/u
/** Of others than the middle: nobody can tell it once each stands alone. */
const RELATIVE =
  /(?:^| )(?:it|that one|them|this one|each other|apart|spacing|pitch|line|parallel|along|runs?|the (?:first|second|third|last|next|previous)(?: one| hole)?)(?: |$)/u

const BOTH_SIDES = /(?:either|each|both) (?:side|end)s?(?: |$)/u

const textOf = (items: readonly Item[]): string => spoken(items).text

function groupIn(items: readonly Item[]): Group | undefined {
  const at = items.findIndex((item) => means(item, 'feature', 'hole'))
  const noun = items[at]
  const number = countBefore(items, at)
  const count = countOf(items[number])
  if (noun?.kind !== 'term' || !noun.plural || !count || count < 2) return undefined
  const before = items.slice(0, number)
  const behind = items.slice(at + 1)
  const opener = findAllSpoken(behind, OPENER)[0]?.from ?? behind.length
  const die = findSpoken(behind.slice(0, opener), DIE)
  const tail = behind.slice(0, opener).filter((_, index) => !die || index < die.from || index > die.to)
  // Behind a body that is told there, what only links the two goes with neither.
  const told = before.some(isThing)
  const last = told ? before.findLastIndex((item) => !isLink(item)) : before.length - 1
  const end = last + 1
  return {
    count,
    noun,
    // "through it": behind another hole, "it" would be that one.
    tail: trimmed(tail).map((item) =>
      means(item, 'whole', 'it') ? asFiller(item, 'what all of them go through') : item,
    ),
    sizes: items.slice(number + 1, at),
    lead: told ? [] : before,
    kept: told ? before.slice(0, end) : [],
    die: die !== undefined,
  }
}

const isJoint = (item: Item | undefined): boolean =>
  isMark(item, ',', ';', ':') || means(item, 'conjunction') || /^(?:while|with)$/iu.test(item?.text ?? '')

function trimmed(items: readonly Item[]): Item[] {
  let [from, to] = [0, items.length]
  while (from < to && isJoint(items[from])) from++
  while (to > from && isJoint(items[to - 1])) to--
  return items.slice(from, to)
}

const OWN = new RegExp(
  `^(?:${VERB} )?(?:(?:a|an) diameter of (?:#|ø#)|(?:#|ø#|r#)(?: (?:in diameter|diameter|dia|across|wide|in dia))?)(?= (?:,|and)(?: |$)|$)`,
  'u',
)
const LEADING_VERB = new RegExp(
  `^(?:(?:it's|they're|it|they|each(?: one)?|its cent(?:er|re)|their cent(?:er|re)s|the cent(?:er|re)s?) )?(?:${VERB}(?: |$))?`,
  'u',
)

/** Without the verb, which the place does as well without. */
function placeIn(items: readonly Item[]): Item[] {
  const found = findSpoken(items, LEADING_VERB)
  const rest = found?.match[0] ? items.slice(found.to + 1) : items
  return trimmed(rest)
}

function memberOf(items: readonly Item[], count: number): Member {
  const own = findSpoken(items, OWN)
  const sized = own ? items.slice(own.from, own.to + 1) : []
  const size = sized.filter((item) => item.kind === 'quantity')
  const rest = trimmed(own ? items.slice(own.to + 1) : items)
  const place = placeIn(rest)
  return { count, own: size, places: place.length > 0 ? [place] : [] }
}

interface Telling {
  group: Group
  members: Member[]
  shared: Item[][]
  /** How many sentences it takes. */
  length: number
}

/** One sentence of the telling: what is said of all, and each that is told in it. */
function readSentence(items: readonly Item[], telling: Telling, from: number): boolean {
  const openers = findAllSpoken(items, OPENER).filter((found) => found.from >= from)
  const first = openers[0]?.from ?? items.length
  const head = trimmed(items.slice(from, first))
  if (head.length > 0 && from === 0) {
    const subject = findSpoken(head, SHARED)
    const others = head.some((item) => means(item, 'feature') && !means(item, 'feature', 'hole'))
    if (!subject || others) return false
    const said = placeIn(head.slice(subject.to + 1))
    if (said.length === 0) return false
    telling.shared.push(said)
  } else if (head.length > 0) return false
  for (const [index, found] of openers.entries()) {
    const { one, middle, corner, some, others, rest, outer } = found.match.groups ?? {}
    const said = trimmed(items.slice(found.to + 1, openers[index + 1]?.from))
    const told = telling.members.reduce((sum, { count }) => sum + count, 0)
    const left = telling.group.count - told
    const cornered = telling.members.find(({ places }) => places.some((each) => /corner/u.test(textOf(each))))
    if (corner && cornered) {
      cornered.places.push(...memberOf(said, 0).places)
      continue
    }
    const many = NUMBERS[some ?? others ?? outer ?? '']
    const inEach =
      one && /^(?:is )?(?:at|in|near|on) (?:each|every)(?: of the(?: four)?)? corner/u.test(textOf(said))
    const count = many ?? (inEach ? 4 : rest ? left : corner ? 4 : one || middle ? 1 : 0)
    const member = memberOf(said, count)
    if (middle) {
      const near = items[found.from] as Item
      member.places.unshift([
        littleWord(near, 'in'),
        littleWord(near, 'the'),
        unsaidWord(near, 'place', 'centre', 'center'),
      ])
    }
    telling.members.push(member)
  }
  return head.length > 0 || openers.length > 0
}

const isCentral = ({ places }: Member): boolean => places.some((each) => CENTRE.test(textOf(each)))
const centreFor = (near: Item): Item[] => [
  littleWord(near, 'in'),
  littleWord(near, 'the'),
  unsaidWord(near, 'place', 'centre', 'center'),
]

const SIDE_ALONE = /^(?:to|on|at) (?:the )?(?:left|right|front|back|rear)(?: side)?$/u
const FROM_CENTRE = /^# (?:away )?from (?:the|its) (?:cent(?:er|re)|middle)(?: of (?:it|the [a-z]+))?$/u
const EITHER =
  /^# (?:away )?(?:(?:to|on|at) )?(?:each|either|both) sides?(?: of (?:it|the (?:cent(?:er|re)|middle)(?: one| hole)?))?$/u

/** "one to the left and one to the right", "35 mm from the center": so far that way. */
function withDistance(telling: Telling): boolean {
  const at = telling.shared.findIndex((each) => FROM_CENTRE.test(textOf(each)))
  const distance = telling.shared[at]
  if (!distance) return true
  const sided = telling.members.every(
    ({ places }) => places.length === 1 && SIDE_ALONE.test(textOf(places[0] ?? [])),
  )
  if (!sided) return false
  telling.shared.splice(at, 1)
  for (const [index, member] of telling.members.entries()) {
    const [side] = member.places
    const size = distance[0] as Item
    const near = side?.at(-1) as Item
    member.places = [
      [
        index === 0 ? size : { ...size },
        ...(side ?? []),
        littleWord(near, 'of'),
        littleWord(near, 'the'),
        unsaidWord(near, 'place', 'centre', 'center'),
        ...(index === 0 ? distance.slice(1).map((item) => asFiller(item, 'how far')) : []),
      ],
    ]
  }
  return true
}

/** "one 40 mm to each side of it": two, beside the one in the middle. */
function withBothSides(telling: Telling): void {
  const { members, group } = telling
  const left = group.count - members.reduce((sum, { count }) => sum + count, 0)
  for (const member of members) {
    const [place, more] = member.places
    const size = place?.[0]
    if (!place || more || !size || !EITHER.test(textOf(place))) continue
    if (!members.some(isCentral) || (member.count === 1 && left !== 1)) continue
    member.count = 2
    member.places = [
      [
        size,
        littleWord(size, 'to'),
        littleWord(size, 'the'),
        unsaidWord(size, 'face', '-x', 'left'),
        littleWord(size, 'and'),
        unsaidWord(size, 'face', '+x', 'right'),
        littleWord(size, 'of'),
        littleWord(size, 'the'),
        unsaidWord(size, 'place', 'centre', 'center'),
        ...place.slice(1).map((item) => asFiller(item, 'beside the middle')),
      ],
    ]
  }
}

/** The ones on a die that were not told. */
function completed(telling: Telling, near: Item): void {
  const { group, members } = telling
  if (!group.die || group.count !== 5) return
  if (!members.some(isCentral)) members.unshift({ count: 1, own: [], places: [centreFor(near)] })
  if (members.length === 1) members.push({ count: 4, own: [], places: [] })
}

function isWhole({ group, members, shared }: Telling): boolean {
  const total = members.reduce((sum, { count }) => sum + count, 0)
  if (total !== group.count || members.length < 2) return false
  const sized = group.sizes.some((item) => item.kind === 'quantity')
  const owned = members.filter(({ own }) => own.length > 0).length
  if (owned > 0 && (sized || owned < members.length)) return false
  const places = [...members.flatMap((member) => member.places), ...shared].map(textOf)
  if (places.some((text) => RELATIVE.test(text))) return false
  // "the other is 50 mm to either side": on both sides one cannot be.
  const beside = members.some(
    (member) => member.count === 1 && member.places.some((each) => BOTH_SIDES.test(textOf(each))),
  )
  if (beside) return false
  return members.every((member) => member.places.length > 0 || shared.length > 0)
}

function toldEach({ group, members, shared }: Telling): Item[][] {
  const several = members.some(({ count }) => count > 1) && members.some(isCentral)
  return members.map((member, index): Item[] => {
    const copy = (items: readonly Item[]): Item[] =>
      index === 0 ? [...items] : items.map((item) => ({ ...item }))
    const { noun } = group
    const near = { span: [noun.span[0], noun.span[0]] as [number, number] }
    const inEach = member.places.some((each) =>
      /(?:each|every)(?: of the(?: four)?)? corner/u.test(textOf(each)),
    )
    const single = member.count === 1 || inEach
    const clauses = [
      ...member.places,
      // How far from the edges is no place of the one in the middle.
      ...shared.filter((each) => !(several && isCentral(member) && FROM_EDGES.test(textOf(each)))).map(copy),
    ]
    return [
      ...copy(group.lead),
      single ? littleWord(near, 'a') : numberOf(member.count, group),
      ...(member.own.length > 0 ? member.own : copy(group.sizes)),
      {
        ...noun,
        plural: !single,
        ...(index === 0 ? {} : { text: single ? 'hole' : 'holes', span: near.span }),
      },
      ...copy(group.tail),
      ...clauses.flatMap((each) => [commaAt(each[0]?.span[0] ?? noun.span[1]), ...each]),
    ]
  })
}

function numberOf(count: number, { noun }: Group): Item {
  const [at] = noun.span
  const span: [number, number] = [at, at]
  const quantity = {
    kind: 'count',
    values: [{ value: count, unit: undefined, span }],
    text: '',
    span,
    approximate: false,
  }
  return { kind: 'quantity', text: '', span, quantity } as unknown as Item
}

function tellingFrom(sentences: readonly Item[][], at: number): Telling | undefined {
  const items = sentences[at] as Item[]
  const group = groupIn(items)
  if (!group) return undefined
  const telling: Telling = { group, members: [], shared: [], length: 1 }
  const opener = findAllSpoken(items, OPENER).find((found) => found.from > items.indexOf(group.noun))
  if (opener && !readSentence(items, telling, opener.from)) return undefined
  for (const next of sentences.slice(at + 1)) {
    const kept: Telling = {
      ...telling,
      members: telling.members.map((each) => ({ ...each, places: [...each.places] })),
      shared: [...telling.shared],
    }
    if (!readSentence(next, telling, 0)) {
      Object.assign(telling, kept)
      break
    }
    telling.length++
  }
  completed(telling, group.noun)
  withBothSides(telling)
  return withDistance(telling) && isWhole(telling) ? telling : undefined
}

/** The sentences with such holes one by one; nothing where there are none. */
export function withMembersTold(sentences: Item[][]): Item[][] | undefined {
  for (const at of sentences.keys()) {
    const telling = tellingFrom(sentences, at)
    if (!telling) continue
    const told = toldEach(telling)
    const used = new Set<Item>([...told.flat(), ...telling.group.kept])
    const starts = new Set([...used].map(({ span }) => span[0]))
    const idle = sentences
      .slice(at, at + telling.length)
      .flat()
      .filter(
        (item) =>
          !isMark(item) &&
          !used.has(item) &&
          !(
            item.kind === 'quantity' &&
            amountOf(item) !== undefined &&
            starts.has(item.span[0]) &&
            countOf(item) === undefined
          ),
      )
      .map((item) => asFiller(item, 'told one by one'))
    const { kept } = telling.group
    return [
      ...sentences.slice(0, at),
      ...(kept.length > 0 ? [[...kept]] : []),
      ...(idle.length > 0 ? [idle] : []),
      ...told,
      ...sentences.slice(at + telling.length),
    ]
  }
  return undefined
}
