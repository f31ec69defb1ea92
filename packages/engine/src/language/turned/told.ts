/**
 * "Both end discs are 40 mm in diameter and 4 mm thick, and the core between them is 20 mm in diameter and 42 mm long", "a
 * cone with its tip at the bottom that opens up to 30 mm": round bodies on one axis, told in the words of who would turn
 * them. Each is told anew from the lowest up; holes and edges are left as they were said.
 */
import { familyNamed } from '../../library/families/registry.ts'
import { singular } from '../lexicon/lexicon.ts'
import { ORDER } from '../lexicon/order.ts'
import type { Quantity } from '../quantities/quantity.ts'
import { INVERTED } from '../rewritten/figures/ways-up.ts'
import {
  asFiller,
  asOwnNoun,
  asTerm,
  commaAt,
  conceptOf,
  type Item,
  isEdgeWork,
  isMark,
  means,
  type Term,
} from '../text/items.ts'
import { littleWord, unsaidAgain, unsaidWord } from '../text/little-words.ts'
import { findSpoken, spoken } from '../text/spoken.ts'
import { type Clause, HALF_BALL, readClause, type Size } from './clause.ts'
import { type Body, type Stack, stackOf, type Told } from './stack.ts'
import { NOT_ROUND, OTHERWISE, TOTAL } from './words.ts'

const VERB =
  '(?:is|are|has|have|measures|goes|sits|stands|continues|tapers|narrows|starts|opens|widens|flares|comes)'
/** Where another body begins to be told in the same sentence. */
const NEXT = new RegExp(
  `(?<=[a-z#)] )(?:[,;:] and|[,;:]|and|while|then)(?: then)?(?= (?:the|a|an|all|another|both|each|every|two|its)(?: (?!${VERB} )[a-z]+){1,4}?(?: (?:in )?between (?:them|the [a-z]+)| (?:on|at|of|below|above|in) (?:the|each|both|it)(?: [a-z]+){0,3})? ${VERB} )|(?<=[a-z#)] )(?:[,;:] and|[,;:]|and)(?= (?:it's|it is|it has) )`,
  'gu',
)

export function clausesOf(items: readonly Item[]): Item[][] {
  const { text, itemAt } = spoken(items)
  const cuts = [...text.matchAll(NEXT)].map(({ index, 0: said }) => ({
    from: itemAt(index),
    to: itemAt(index + said.length - 1),
  }))
  let from = 0
  const clauses: Item[][] = []
  for (const cut of cuts) {
    clauses.push(items.slice(from, cut.from))
    from = cut.to + 1
  }
  return [...clauses, items.slice(from)]
}

/** A total in passing, and the sentence without it. */
export function totalIn(items: readonly Item[]): { rest: Item[]; total?: Item } {
  const found = findSpoken(items, TOTAL)
  const [at] = found?.quantities ?? []
  if (!found || at === undefined || found.quantities.length !== 1) return { rest: [...items] }
  return { rest: [...items.slice(0, found.from), ...items.slice(found.to + 1)], total: items[at] as Item }
}

interface Read {
  told: Told[]
  /** Sentences that tell bodies. */
  taken: Set<number>
  totals: { item: Item; sentence: number }[]
  opens: boolean
  /** What it looks like. */
  asides: number[]
}

const LIKENS = /(?:^| )(?:looks? (?:a bit |kind of |sort of |just )?like|similar to|resembles)(?: |$)/u

const OPEN =
  /^(?:and |so )*(?:the [a-z]+|it|it's|this|both ends|that) ?(?:is |are )?open (?:at|on) (?:both|the two|either|each) (?:ends?|sides?)$|^both ends are open$/u

function read(sentences: readonly Item[][]): Read | undefined {
  const read: Read = { told: [], taken: new Set(), totals: [], opens: false, asides: [] }
  let titled: readonly Item[] | undefined
  for (const [sentence, items] of sentences.entries()) {
    const { text } = spoken(items)
    if (OPEN.test(text)) {
      read.opens = true
      read.taken.add(sentence)
      continue
    }
    const lengths = items.some(isLength)
    if (!lengths && LIKENS.test(text) && sentence > 0) {
      read.asides.push(sentence)
      continue
    }
    if (OTHERWISE.test(text) && (lengths || sentence > 0)) {
      if (tellsBody(items, text)) return undefined
      continue
    }
    const { rest, total } = totalIn(items)
    if (total) read.totals.push({ item: total, sentence })
    const sized = rest.some(isLength)
    if (total) read.taken.add(sentence)
    if (!sized && read.told.length === 0) {
      titled = sentence === 0 ? items : undefined
      continue
    }
    if (rest.every(({ kind }) => kind === 'mark') || rest.length === 0) continue
    const clauses = clausesOf(rest).map(readClause)
    if (clauses.some((clause) => clause === undefined)) {
      return undefined
    }
    const [opening] = clauses
    // "A round foot. It is 30 mm in diameter at the bottom": what the title names.
    if (read.told.length === 0 && titled && opening && !opening.name) withName(opening, titled)
    read.taken.add(sentence)
    read.told.push(...(clauses as Clause[]).map((clause) => ({ clause, sentence })))
  }
  return read.told.length > 0 ? read : undefined
}

const SIZED_BODY = /(?:^| )(?:tall|high|thick|long)(?: |$)/u
const SIZED_ACROSS = /(?:^| )(?:in diameter|diameter|across)(?: |$)/u
const CUTS =
  /^(?:(?:and|then|next|finally|now|also|first|from the (?:top|bottom)|,) )*(?:cut|drill|bore|remove|subtract|hollow|make a cut|mill|there's an? #|there is an? #|an? # )/u

/** A body and what is cut into it in one sentence: what stands on it could not be told from what stands on the one before. */
const tellsBody = (items: readonly Item[], text: string): boolean =>
  (SIZED_BODY.test(text) && SIZED_ACROSS.test(text)) ||
  (!CUTS.test(text) &&
    items.some(
      (item, at) =>
        means(item, 'solid') &&
        items.slice(Math.max(0, at - 5), at).some((each) => means(each, 'determiner', 'a')),
    ))

function withName(clause: Clause, title: readonly Item[]): void {
  const named = readClause(title)
  if (!named?.name || named.kind) return
  clause.name = named.name
  clause.nameItems = named.nameItems.map((item) => unsaidAgain(clause.items[0] ?? item, item))
}

const isLength = (item: Item): boolean => {
  const quantity = (item as { quantity?: Quantity }).quantity
  return quantity !== undefined && quantity.kind !== 'count' && quantity.kind !== 'designation'
}

const KINDS: readonly (readonly [RegExp, 'cone' | 'hemisphere'])[] = [
  [/(?:^| )(?:cone|frustum|taper|conical|tapered)(?: |$)/u, 'cone'],
  [new RegExp(`(?:^| )(?:hemisphere|${HALF_BALL})(?: |$)`, 'u'), 'hemisphere'],
]

function shapeOf({ kind, words, sizes, tip }: Body): 'cone' | 'hemisphere' | 'cylinder' {
  if (sizes.low || sizes.high || tip) return 'cone'
  const told = `${kind} ${words.join(' ')}`
  return KINDS.find(([pattern]) => pattern.test(told))?.[1] ?? 'cylinder'
}

const lengthOf = ({ item, index }: Size): Item => {
  if (item.kind !== 'quantity') return item
  const { quantity } = item
  const value = quantity.values[index]
  if (!value) return item
  const one = quantity.values.length === 1
  return {
    ...item,
    ...(one ? {} : { span: value.span, text: value.text }),
    quantity: {
      kind: 'length',
      values: [value],
      span: one ? quantity.span : value.span,
      text: one ? quantity.text : value.text,
      approximate: quantity.approximate,
    },
  }
}

const rangeOf = ([low, high]: [Size, Size]): Item | undefined => {
  const [from, to] = [low.item, high.item]
  if (from.kind !== 'quantity' || to.kind !== 'quantity') return undefined
  return {
    ...to,
    quantity: {
      kind: 'range',
      axis: 'z',
      values: [...from.quantity.values, ...to.quantity.values],
      span: to.quantity.span,
      text: to.quantity.text,
      approximate: false,
    },
  }
}

interface Named {
  noun: Term
  ordinal: string | undefined
}

/** ", a diameter of 20 mm". */
const sized = (size: Size, concept: string, near: Item): Item[] => [
  commaAt(near.span[0]),
  unsaidWord(near, 'determiner', 'a'),
  unsaidWord(near, 'dimension', concept, concept.replace(/(?=[A-Z])/u, ' ').toLowerCase()),
  unsaidWord(near, 'preposition', 'of'),
  lengthOf(size),
]

/** A body as a sentence: "the second disc is a cylinder with …, on top". */
function sentenceOf(body: Body, { noun, ordinal }: Named, below: boolean): Item[] | undefined {
  const { sizes } = body
  const near = body.nameItems[0] ?? noun
  const shape = shapeOf(body)
  const told: Item[] = []
  const across = sizes.diameter ?? sizes.radius
  const word = sizes.diameter ? 'Diameter' : 'Radius'
  let concept: string = shape
  let inverted = false
  // A tube of which nobody tells how wide it is inside.
  if (
    /(?:^| )(?:tubes?|pipes?|sleeves?)(?: |$)/u.test(`${body.kind} ${body.words.join(' ')}`) &&
    !sizes.inner &&
    !sizes.innerLow
  )
    return undefined
  if (shape === 'cylinder') {
    if (!across) return undefined
    told.push(...sized(across, word.toLowerCase(), near))
  } else if (shape === 'hemisphere') {
    if (!across || sizes.height || body.range || body.tip) return undefined
    told.push(...sized(across, word.toLowerCase(), near))
  } else {
    // A size that no end is told for is that of the end which the other words leave open.
    const [low, high] = [sizes.low, sizes.high]
    if (body.tip) {
      const wide = body.tip === 'low' ? high : low
      if ((body.tip === 'low' ? low : high) || (wide && across && wide.value !== across.value))
        return undefined
      const size = wide ?? across
      if (!size) return undefined
      told.push(...sized(size, !wide && word === 'Radius' ? 'radius' : 'diameter', near))
      inverted = body.tip === 'low'
    } else if (low && high) {
      if (across && across.value !== low.value && across.value !== high.value) return undefined
      concept = 'frustum'
      told.push(...sized(low, 'bottomDiameter', near), ...sized(high, 'topDiameter', near))
    } else if (low ?? high) {
      if (!across || word === 'Radius') return undefined
      concept = 'frustum'
      told.push(
        ...sized(low ?? across, 'bottomDiameter', near),
        ...sized(high ?? across, 'topDiameter', near),
      )
    } else {
      // "a tapered handle 25 mm in diameter": who knows to what.
      if (!across || !/(?:^| )cone$/u.test(body.kind)) return undefined
      told.push(...sized(across, word.toLowerCase(), near))
    }
  }
  const range = body.range ?? (body.levels ? rangeOf(body.levels) : undefined)
  if (sizes.height) told.push(...sized(sizes.height, 'height', near))
  else if (shape !== 'hemisphere' && !range) return undefined
  return [
    unsaidWord(near, 'determiner', 'the'),
    ...(ordinal ? [unsaidWord(near, 'ordinal', ordinal)] : []),
    noun,
    unsaidWord(near, 'be', 'is'),
    unsaidWord(near, 'determiner', 'a'),
    ...(inverted ? [unsaidWord(near, 'manner', INVERTED)] : []),
    unsaidWord(near, 'solid', concept),
    unsaidWord(near, 'preposition', 'with'),
    ...told.slice(1),
    ...(range ? [commaAt(near.span[0]), littleWord(near, 'from'), range] : []),
    ...(below && !range ? [unsaidWord(near, 'place', 'on top', '')] : []),
  ]
}

/** What is cut out of tubes and funnels, from level to level. */
function cutsOf(bodies: readonly Body[]): Item[][] | undefined {
  const cuts: Item[][] = []
  for (const body of bodies) {
    const { inner, innerLow, innerHigh } = body.sizes
    if (!inner && !innerLow && !innerHigh) continue
    const near = body.nameItems[0] as Item
    const levels = body.innerLevels ?? body.levels
    const range = body.range ?? (levels ? rangeOf(levels) : undefined)
    if (!range || (inner && innerLow) || !!innerLow !== !!innerHigh) return undefined
    cuts.push([
      unsaidWord(near, 'operation', 'cut'),
      unsaidWord(near, 'determiner', 'a'),
      unsaidWord(near, 'solid', inner ? 'cylinder' : 'frustum'),
      unsaidWord(near, 'preposition', 'with'),
      ...(inner
        ? sized(inner, 'diameter', near)
        : [
            ...sized(innerLow as Size, 'bottomDiameter', near),
            ...sized(innerHigh as Size, 'topDiameter', near),
          ]
      ).slice(1),
      commaAt(near.span[0]),
      littleWord(near, 'from'),
      range,
    ])
  }
  return cuts
}

/** Each with a noun of its own, and its number where several are called alike. */
function namesOf(bodies: readonly Body[]): Named[] {
  const nouns = bodies.map(({ words }) => singular(words.at(-1) as string))
  return bodies.map((body, at) => {
    const noun = nouns[at] as string
    const alike = nouns.filter((each) => each === noun).length
    const ordinal = alike > 1 ? ORDER[nouns.slice(0, at).filter((each) => each === noun).length] : undefined
    const said = body.copied ? undefined : body.nameItems.at(-1)
    const [near] = body.nameItems as [Item]
    const term = asOwnNoun(
      said ?? { ...near, text: '', span: [near.span[0], near.span[0]] },
      shapeOf(body),
      noun,
    )
    return { noun: { ...(term as Term), form: noun, plural: false }, ordinal }
  })
}

/** What later sentences call them, by the same nouns and numbers. */
function renamed(items: readonly Item[], bodies: readonly Body[], names: readonly Named[]): Item[] {
  const read: Item[] = []
  for (const item of items) {
    const noun = singular(
      item.text
        .toLowerCase()
        .split(/[\s-]+/u)
        .at(-1) ?? '',
    )
    const mine = names.filter((each) => each.noun.form === noun)
    const [one] = mine
    if (item.kind === 'quantity' || item.kind === 'mark' || !one) {
      const family = conceptOf(item, 'solid')
      read.push(
        family && familyNamed(family) && !means(item, 'feature')
          ? asTerm(item, { category: 'whole', concept: 'whole' })
          : item,
      )
      continue
    }
    const term: Item = { ...asOwnNoun(item, conceptOf(one.noun, 'solid') as string, noun) } as Term
    const before = read.at(-1)
    const adjective = before?.text.toLowerCase()
    if (adjective && mine.length > 1) {
      const which = bodies.filter(
        ({ words }, at) => names[at]?.noun.form === noun && words.length > 1 && words.includes(adjective),
      )
      const [only] = which
      const ordinal = only && which.length === 1 ? names[bodies.indexOf(only)]?.ordinal : undefined
      if (before && ordinal) read[read.length - 1] = asTerm(before, { category: 'ordinal', concept: ordinal })
    } else if (before && adjective && mine.length === 1) {
      const [body] = bodies.filter((_, at) => names[at]?.noun.form === noun)
      if (body && body.words.length > 1 && body.words.slice(0, -1).includes(adjective))
        read[read.length - 1] = asFiller(before, 'the name of the body')
    }
    read.push(term)
  }
  return read
}

/** "both round edges of both weights": an order on the edges of each of them. */
function ofEach(items: Item[], names: readonly Named[]): Item[][] {
  const noun = items.findIndex(
    (item, at) =>
      at > 0 &&
      means(items[at - 1], 'which', 'both', 'each', 'all') &&
      names.filter((each) => item.kind === 'term' && item.own && each.noun.form === item.form).length > 1,
  )
  const said = items[noun]
  const lead = items[noun - 1]
  if (!said || !lead || said.kind !== 'term' || !items.some(isEdgeWork)) return [items]
  const mine = names.filter((each) => each.noun.form === said.form)
  // "both" of three are two of them.
  if (means(lead, 'which', 'both') && mine.length !== 2) return [items]
  return mine.map(({ ordinal }) => [
    ...items.slice(0, noun - 1).map((item): Item => ({ ...item })),
    unsaidWord(lead, 'determiner', 'the'),
    unsaidWord(lead, 'ordinal', ordinal ?? 'first'),
    { ...said, plural: false },
    ...items.slice(noun + 1).map((item): Item => ({ ...item })),
  ])
}

/** "the whole has an overall height of 100 mm". */
const overall = (total: Item): Item[] => [
  unsaidWord(total, 'whole', 'whole', 'part'),
  unsaidWord(total, 'have', 'has'),
  unsaidWord(total, 'determiner', 'a', 'an'),
  unsaidWord(total, 'dimension', 'height', 'overall height'),
  unsaidWord(total, 'preposition', 'of'),
  total,
]

/** A title without sizes: what the part is called, and how many bodies it announces. */
function withoutTitle(items: readonly Item[], bodies: readonly Body[]): Item[] | undefined {
  const { text } = spoken(items)
  if (items.some((item) => item.kind === 'quantity' && isLength(item))) return undefined
  const isAnnounced = (count: number, noun: string): boolean =>
    count === 1 ||
    count === bodies.length ||
    count === bodies.filter(({ words }) => words.some((word) => singular(word) === noun)).length
  const counted = items.flatMap((item, at) =>
    item.kind === 'quantity' && item.quantity.kind === 'count'
      ? [
          {
            count: item.quantity.values[0]?.value ?? 0,
            noun: singular(items[at + 1]?.text.toLowerCase() ?? ''),
          },
        ]
      : [],
  )
  if (counted.some(({ count, noun }) => !isAnnounced(count, noun))) return undefined
  const worked =
    /(?:^| )(?:holes?|bored?|grooves?|slots?|threaded|flats?|chamfer\w*|fillet\w*|hollow|hex\w*|square)(?: |$)/u
  if (worked.test(text) || items.some((item) => NOT_ROUND.test(item.text.toLowerCase()))) return undefined
  const round = bodies.some((body) => shapeOf(body) === 'hemisphere')
  if (/(?:^| )(?:round|rounded|domed) (?:top|end|tip|head|bottom)/u.test(text) && !round) return undefined
  if (
    /(?:^| )(?:pointed|tapered|conical|tip|point)(?: |$)/u.test(text) &&
    !bodies.some((body) => shapeOf(body) === 'cone')
  )
    return undefined
  return items.map((item) => (item.kind === 'mark' ? item : asFiller(item, 'the name of the part')))
}

/** "A pedestal: the bottom disc is …": its title in a sentence of its own. */
function withoutLead([first = [], ...others]: readonly Item[][]): Item[][] {
  const colon = first.findIndex((item) => isMark(item, ':'))
  const lead = first.slice(0, colon)
  return colon < 1 || lead.some(isLength) ? [first, ...others] : [lead, first.slice(colon + 1), ...others]
}

/** The sentences with the round bodies of them told anew; nothing where they are not told so. */
export function withTurned(said: readonly Item[][]): Item[][] | undefined {
  const sentences = withoutLead(said)
  const found = read(sentences)
  const stack: Stack | undefined = found && stackOf(found.told)
  if (!found || !stack || stack.again.length > 0) return undefined
  const { bodies } = stack
  // One cylinder alone is asked for in words that everybody reads.
  if (bodies.every((body) => shapeOf(body) === 'cylinder') && bodies.length < 2) return undefined
  const names = namesOf(bodies)
  const told = bodies.map((body, at) => sentenceOf(body, names[at] as Named, at > 0))
  const cuts = cutsOf(bodies)
  if (!cuts || told.some((items) => items === undefined)) return undefined
  const first = Math.min(...found.told.map(({ sentence }) => sentence))
  if (found.opens && cuts.length !== bodies.length) return undefined
  const others: Item[][] = []
  const before: Item[][] = []
  for (const [at, items] of sentences.entries()) {
    if (found.taken.has(at)) continue
    if (found.asides.includes(at)) {
      others.push(items.map((item) => (item.kind === 'mark' ? item : asFiller(item, 'what it looks like'))))
      continue
    }
    if (at < first) {
      const title = withoutTitle(items, bodies)
      if (!title) return undefined
      before.push(title)
    } else others.push(...ofEach(renamed(items, bodies, names), names))
  }
  return [
    ...before,
    ...(told as Item[][]),
    ...cuts,
    ...found.totals.map(({ item }) => overall(item)),
    ...others,
  ]
}
