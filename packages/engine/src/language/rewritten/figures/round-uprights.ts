/**
 * "The sides of the upright go straight up to Z=45 and then the top is a full round with a 20 mm radius": a block that goes up
 * to there, and a half-round top on it. Whatever is concentric with the round is concentric with that top.
 */
import type { Entry } from '../../lexicon/entry.ts'
import { where } from '../../text/heard.ts'
import { asFiller, asTerm, type Item, isMark, means, phraseOf, unsaid } from '../../text/items.ts'
import { asIdle, asSettledPhrase, findSpoken } from '../../text/spoken.ts'

const ROUND_TOP: Entry = { category: 'solid', concept: 'round top' }
const ROUND =
  '(?:(?:full|fully|complete|perfect|true) )?(?:half round(?: top| end)?|semi ?circular (?:top|end|arch)|rounded(?: top| end)?|round(?: top| end)?|semi ?circle|half (?:circle|cylinder)|half cylindrical (?:top|end))'
const RADIUS =
  '(?: ,)?(?: (?:with|of|having|that has|\\())* (?:(?:a |an )?(?:(?:radius of|radius) #|# radius|#(?= in radius))(?: in radius)?|r#)(?: \\))?'

/** The round that ends it: its noun, and a radius behind or before it. */
const ENDS = new RegExp(
  `(?:[,;] )?(?:(?:and|then|finally|above that|above this|from there|with|it|which|that|where) (?:, )?)*(?:(?:(?:the|its|whose) (?:very |rounded |round |curved )?top(?: end)? (?:is|forms|being|becomes|ends in|has|(?:is )?(?:closed|finished)(?: off)? (?:by|with)|consists of)|(?:is )?(?:ends?|ending|finish(?:es|ed|ing)?|topped|capped|closed|terminated|rounded off|continues|turns)(?: (?:off|up|over))? (?:in|with|by|as|into)) (?:a |an )|(?:a|an) )(?<before># radius )?${ROUND}(?<behind>${RADIUS})?(?= |$)`,
  'u',
)
/** Straight up to where the round begins. */
const SIDES_TO =
  /(?:(?:with|and|,|it|has|having) )*(?:(?:its|the|both|whose|two) )*(?:(?:straight|vertical|parallel) )*sides(?: of (?:the|this|it) ?(?:[a-z]+)?)?(?: (?:that|which))?(?: (?:go|goes|going|run|runs|running|rise|rises|rising|are|continue|extend|extending|being|reach|reaching))*(?: (?:straight|vertical|vertically|upwards?|parallel|plain))*(?: (?<up>up) to| (?<high># (?:high|tall)|to)|(?= z=#))/u
const STRAIGHT_TO =
  /(?:(?:is|goes|go|going|runs|rises|rising|extends|extending) )(?:straight|vertical|vertically)(?: from (?:the )?top of the base)? up to(?: a (?:height|level) of)?(?= z=#)/u
/** "The sides go straight down from the half circle to the base": from the round on, which says as much. */
const SIDES_DOWN = new RegExp(
  `(?:the|its|both|two|whose) (?:(?:straight|vertical|parallel|two) )*(?:sides|flanks|edges)(?: of (?:the|this) [a-z]+)? (?:(?:then|go|run|drop|come|continue|extend|fall|are|straight|vertical|vertically|tangent|tangentially) )+down(?:wards?)? from (?:the|that|this) (?:ends of the |sides of the )?(?:${ROUND}|arc|circle|cap) (?:down )?to (?:the )?(?:top of the )?(?:base|base plate|plate)(?= |$)`,
  'u',
)
/** "rises from the base to Z=40 and is capped by": to where the cap begins. */
const RISES_TO =
  /(?:rises|rising|extends|goes|stands|reaches|going|extending)(?: (?:straight|vertically|up|upwards?|from (?:the )?(?:top of )?the base(?: plate)?))* (?:up )?to z=#(?: ,)?(?: and| where it| ,| it| then)* (?:is )?(?:capped|topped|crowned|closed off|finished off)(?: off)? (?:by|with)(?= |$)/u
/** "its center is 35 mm above the bottom of the base", "… above the top of the base". */
const CENTRE_ABOVE = new RegExp(
  `(?:[,;(] )?(?:(?:and|with|where) )*(?:its|the|whose) (?:cent(?:er|re)|axis)(?: (?:point|line))?(?: of (?:the|that|this) (?:${ROUND}|arc|circle|cap|half circle))? (?:(?:is|lies|sits|being|located|at) )*(?:(?:a )?height of )?# above (?:the (?:very )?(?:bottom|underside|(?<high>top))(?: face| surface| side)? of (?:the )?(?:base|base plate|foot|whole part|part)|(?:the )?(?:ground|floor))(?: \\))?(?= ?[,.;]|$| and )`,
  'u',
)
const STRAIGHT_FROM = /from (?:the )?top of the base (?=up to )/u

const AXIS_TOLD =
  /(?:\( |, )?(?:(?:a|an|it|is|looks like|like|the|shape|of|half circle|semi ?circle|round) )*(?:(?:when|as|if) (?:you )?(?:look(?:ing)?|see|seen|view(?:ed)?)(?: at it)?|seen|viewed) (?:along|from|in|parallel to)(?: the)? (?<axis>[xy])(?: axis| direction)?(?= |$)|(?:, )?(?:whose|with its|its|with the) (?:axis|center ?line|centre ?line) (?:(?:is|runs|running|lies|lying|being) )*(?:parallel to|along|in)(?: the)? (?<own>[xy])(?: axis| direction)?(?= |$)/u
const CENTRE_AT =
  /(?:[,(] )?(?:(?:and|is|it|its|with|whose|the|centre|center|axis) )*(?:(?:centered|centred|center|centre|located|lies|lying) )*(?:at|on) (?:x=# (?:, |and )?)?(?<z>z=#)(?: \))?(?= |$)/u

const NOUN = new RegExp(`(?<=^| )${ROUND}(?= |$)`, 'u')
/** Said ahead of where the round is told, and of straight sides that end nowhere else. */
const TITLED = new RegExp(`(?:with|having|^(?:it|this|the [a-z]+) has) (?:a|an) ${ROUND}(?= [:,.;]|$)`, 'u')
const STRAIGHT = /(?:, )?(?:with|and|having) (?:(?:straight|vertical|parallel|plain) )+sides(?= [,.;]|$)/u
/** Levels as they are told of a body: from the one to the other. */
const LEVELS = /(?:^| )(?:from|between) z=/u
const ALONG = /(?:along|in|parallel to) (?:the )?(?<axis>[xy])(?: axis| direction)?(?= |$)/u

const SAME_CENTRE = new RegExp(
  `(?:concentric (?:with|to)|at the (?:cent(?:er|re)|middle)(?: point)? of|cent(?:er|re)d (?:on|in|at)|on the (?:axis|cent(?:er|re)) of) (?:the |that |its |this )(?:same )?(?:${ROUND}|radius|rounded? (?:top|end)|arc|half round|(?:round |rounded )?cap)(?= |$)|(?:on|along|about) (?:that|the|this) same axis|along that axis(?: through the [a-z]+)?`,
  'u',
)

const UPRIGHT = /^(?:upright|post|pillar|column|stand|pedestal)$/iu
const FOLLOWS_NOUN = /^(?:plate|block|wall|leg|post|bar|part|section|portion|tube|cylinder|face|edges?)$/iu

const word = (at: Item, category: Entry['category'], concept: string, form = concept): Item =>
  unsaid(at, { category, concept }, '', form)

/** "an upright 36 mm wide": a block that is called so; no way that something else stands. */
function asBlock(items: readonly Item[]): Item[] {
  return items.map((item, at) => {
    const next = items[at + 1]
    const plain = UPRIGHT.test(item.text) && !FOLLOWS_NOUN.test(next?.text ?? '') && !means(next, 'solid')
    return plain && !means(item, 'operation') && !means(item, 'make')
      ? asTerm(item, { category: 'solid', concept: 'block' }, { form: item.text.toLowerCase() })
      : item
  })
}

interface Rounded {
  sentence: number
  /** Items of the clause that ends it. */
  from: number
  to: number
  radius: Item
}

function roundIn(sentences: readonly Item[][]): Rounded | undefined {
  for (const [sentence, items] of sentences.entries()) {
    const found = findSpoken(items, ENDS)
    const radius = found && items[found.quantities[0] ?? -1]
    if (!found || !radius || found.quantities.length !== 1) continue
    // Of a body, and no shape of an opening.
    if (items.some((item) => means(item, 'operation', 'cut') || means(item, 'feature', 'hole', 'slot')))
      continue
    return { sentence, from: found.from, to: found.to, radius }
  }
  return undefined
}

/** The body that the sentences speak of: the last one named before the round. */
const bodyBefore = (sentences: readonly Item[][], { sentence, from }: Rounded): Item | undefined =>
  sentences
    .slice(0, sentence + 1)
    .flatMap((items, at) => (at === sentence ? items.slice(0, from) : items))
    .findLast((item) => means(item, 'solid') && !means(item, 'solid', 'base', 'plate', 'round top'))

/** What stands behind the round: which way it runs and the level of its axis, then whatever else is told. */
function behind(rest: readonly Item[]): { along: Item[]; rest: Item[] } {
  let left = [...rest]
  const along: Item[] = []
  const take = (
    pattern: RegExp,
    tell: (found: NonNullable<ReturnType<typeof findSpoken>>) => Item[],
  ): void => {
    const found = findSpoken(left, pattern)
    if (!found) return
    along.push(...tell(found))
    left = [...left.slice(0, found.from), ...left.slice(found.to + 1)]
  }
  take(AXIS_TOLD, ({ match, to }) => {
    const axis = match.groups?.['axis'] ?? match.groups?.['own'] ?? ''
    const said = left[to] as Item
    return [
      word(said, 'preposition', 'along'),
      asTerm(said, { category: 'axis', concept: axis }, { form: axis }),
    ]
  })
  take(CENTRE_AT, ({ quantities }) =>
    quantities.flatMap((at) => {
      const said = left[at] as Item
      return [word(said, 'preposition', 'at'), said]
    }),
  )
  return {
    along,
    rest: left.filter(
      (item, at) =>
        !(isMark(item, '(') && isMark(left[at + 1], ')')) &&
        !(isMark(item, ')') && isMark(left[at - 1], '(')),
    ),
  }
}

/** A bore that is concentric with the round runs along its axis. */
function alongBore(sentences: readonly Item[][], at: Item): Item[] {
  const bore = sentences.findIndex((items) => findSpoken(items, SAME_CENTRE))
  const axes = sentences
    .slice(Math.max(0, bore - 1), bore + 1)
    .flatMap((items) => findSpoken(items, ALONG)?.match.groups?.['axis'] ?? [])
  const [axis] = axes
  return axis && axes.length === 1
    ? [word(at, 'preposition', 'along'), unsaid(at, { category: 'axis', concept: axis }, axis)]
    : []
}

/** Their words as what they lead to: "the upright goes up to". */
function withSides(items: Item[], name: Item): Item[] {
  const straight = findSpoken(items, STRAIGHT_FROM)
  const plain = straight ? [...items.slice(0, straight.from), ...items.slice(straight.to + 1)] : items
  const found = findSpoken(plain, SIDES_TO) ?? findSpoken(plain, STRAIGHT_TO)
  const first = plain[found?.from ?? -1]
  if (!found || !first) return plain
  const high = found.match.groups?.['high']
  const said = plain.slice(found.from, found.to + 1)
  const told =
    high && high !== 'to'
      ? said.filter((item) => item.kind === 'quantity' || means(item, 'dimension', 'height'))
      : [
          word(first, 'axis', 'z', 'up'),
          asTerm(
            phraseOf(said as [Item, ...Item[]]),
            { category: 'preposition', concept: 'to' },
            { form: 'to' },
          ),
        ]
  const opens = found.from === 0
  const noun = opens
    ? [word(first, 'determiner', 'the'), { ...name, span: [first.span[0], first.span[0]] } as Item]
    : []
  return [...plain.slice(0, found.from), ...noun, ...told, ...plain.slice(found.to + 1)]
}

/** How high the straight sides go where the centre of the round is told by its height: to there. */
function sidesByCentre(items: Item[], name: Item): { items: Item[]; sides: Item[][] } {
  const found = findSpoken(items, CENTRE_ABOVE)
  const said = items[found?.quantities[0] ?? -1]
  if (!found || said?.kind !== 'quantity' || found.quantities.length !== 1) return { items, sides: [] }
  const fromTop = found.match.groups?.['high'] !== undefined
  const lead: Item[] = [
    word(said, 'determiner', 'the'),
    { ...name, text: '', span: [said.span[0], said.span[0]] },
  ]
  const { values, approximate } = said.quantity
  const level: Item = {
    ...said,
    quantity: { kind: 'coordinate', axis: 'z', values, text: said.text, span: said.span, approximate },
  }
  const sides = fromTop
    ? [...lead, word(said, 'be', 'is'), said, word(said, 'dimension', 'height')]
    : [...lead, word(said, 'axis', 'z', 'up'), word(said, 'preposition', 'to'), level]
  const idle = items.slice(found.from, found.to + 1).filter((item) => item !== said && !isMark(item))
  return {
    items: [...items.slice(0, found.from), ...items.slice(found.to + 1)],
    sides: [[...sides, ...idle.map((item) => asFiller(item, 'where the round begins'))]],
  }
}

const trimmed = (items: Item[]): Item[] => {
  const kept = [...items]
  while (
    kept.length > 0 &&
    (isMark(kept.at(-1), ',', ';', ':', '(') ||
      means(kept.at(-1), 'conjunction') ||
      means(kept.at(-1), 'preposition', 'with'))
  )
    kept.pop()
  return kept
}

function withoutTitle(items: Item[]): Item[] {
  const titled = findSpoken(items, TITLED)
  const plain = titled ? asIdle(items, titled, 'told below') : items
  const straight = findSpoken(plain, STRAIGHT)
  return straight ? asIdle(plain, straight, 'as a block has') : plain
}

function withSameCentre(items: Item[]): Item[] {
  const found = findSpoken(items, SAME_CENTRE)
  const first = items[found?.from ?? -1]
  if (!found || !first) return items
  const said = phraseOf(items.slice(found.from, found.to + 1) as [Item, ...Item[]])
  return [
    ...items.slice(0, found.from),
    unsaid(first, { category: 'place', concept: 'centre' }, 'concentric with'),
    word(first, 'determiner', 'the'),
    asTerm(said, ROUND_TOP, { form: 'half round top' }),
    ...items.slice(found.to + 1),
  ]
}

const isLevel = (item: Item): boolean =>
  item.kind === 'quantity' &&
  (item.quantity.kind === 'range' || item.quantity.kind === 'coordinate') &&
  item.quantity.axis === 'z'

/** Above the bottom of a base that stands on the ground, as one does that is told without levels. */
const isCentreTold = (sentences: readonly Item[][], { sentence }: Rounded): boolean =>
  sentences.slice(sentence, sentence + 2).some((items) => findSpoken(items, CENTRE_ABOVE)) &&
  !sentences.flat().some(isLevel)

/** The round as a body of its own, on the one that it ends. */
function roundTop(clause: readonly Item[], radius: Item, name: Item, behindIt: readonly Item[]): Item[] {
  const noun = findSpoken(clause, NOUN)
  const idle = clause.filter(
    (item, place) => item !== radius && !isMark(item) && !(noun && place >= noun.from && place <= noun.to),
  )
  return [
    word(radius, 'determiner', 'the'),
    { ...name, text: '', span: [radius.span[0], radius.span[0]] },
    word(radius, 'have', 'has'),
    word(radius, 'determiner', 'a'),
    asTerm(phraseOf(clause.slice(noun?.from ?? 0, (noun?.to ?? 0) + 1) as [Item, ...Item[]]), ROUND_TOP, {
      form: 'half round top',
    }),
    word(radius, 'preposition', 'of'),
    radius,
    word(radius, 'dimension', 'radius'),
    ...idle.map((item) => asFiller(item, 'as a round top is')),
    ...behindIt,
  ]
}

/** What is told once the round is there: that its sides are straight, and what has the same centre. */
function afterwards(items: Item[]): Item[] {
  const down = findSpoken(items, SIDES_DOWN)
  return withSameCentre(down ? asSettledPhrase(items, down, 'as a block has') : items)
}

export const withRoundUprights = where(['radius|r#', 'sides|z=|above'], (sentences) => {
  const known = roundIn(sentences)
  if (!known) return sentences
  const named = sentences.map(asBlock)
  const name = bodyBefore(named, known)
  const byCentre = isCentreTold(named, known)
  // "60 mm tall, and its top is a full round": that may hold the round as well.
  const straight = named
    .slice(0, known.sentence + 1)
    .some((items) =>
      [SIDES_TO, STRAIGHT_TO, STRAIGHT, LEVELS, RISES_TO].some((pattern) => findSpoken(items, pattern)),
    )
  if (!name || !(straight || byCentre)) return sentences
  const centred = (items: Item[]): ReturnType<typeof sidesByCentre> =>
    byCentre ? sidesByCentre(items, name) : { items, sides: [] }
  // The sides are told before the round stands on them.
  const later = centred(named[known.sentence + 1] ?? [])
  return named.flatMap((items, at): Item[][] => {
    if (at < known.sentence) return [withSides(withoutTitle(items), name)]
    if (at > known.sentence) return [afterwards(at === known.sentence + 1 ? later.items : items)]
    const { radius, from, to } = known
    const own = trimmed(withSides(withoutTitle(items.slice(0, from)), name))
    const { items: left, sides } = centred(items.slice(to + 1))
    const { along: told, rest } = behind(left)
    const along = told.length > 0 ? told : alongBore(named.slice(at + 1), radius)
    return [
      ...(own.some((item) => item.kind === 'quantity' || means(item, 'solid')) ? [own] : []),
      ...sides,
      ...(sides.length === 0 ? later.sides : []),
      roundTop(items.slice(from, to + 1), radius, name, [...along, ...rest]),
    ]
  })
})
