/**
 * "Sketch a circle with its center on the outer surface and revolve it around the axis to cut a groove": a figure that is
 * revolved about the axis of a round body and taken away is a groove around it with that section.
 */
import { where } from '../../text/heard.ts'
import { asFiller, asTerm, type Item, means, unsaid } from '../../text/items.ts'
import { type Found, findSpoken } from '../../text/spoken.ts'

const OF_BODY = '(?: of (?:the|its|this) [a-z]+(?: [a-z]+)?)?'
const SKETCH =
  /(?<=^|[:,;] |and |then )(?:sketch|draw|create|make|place|add)(?= (?:a|an) (?:small )?(?:circle|semi ?circle|half circle|rectangle|square)(?: |$))/u
const FIGURE = /(?<=(?:a|an) (?:small )?)(?<figure>circle|semi ?circle|half circle|rectangle|square)(?= |$)/u
const ON_RIM = new RegExp(
  `(?:, )?(?:(?:with|whose|and|so that|where) )*(?:(?:its|the) )?(?:(?:cent(?:er|re)(?: point)?|middle|outer side|outer edge|flat side|one side|straight side) )?(?:(?:is|lies|lying|being|placed|located|centered|centred|sits|of it) )*(?:on|at|along|in) (?:the|its) (?:outer (?:surface|edge|rim|side|wall|face)|outside(?: surface)?|rim|circumference|curved surface|cylindrical surface|lateral surface|outer cylindrical surface|side surface)${OF_BODY}(?= |$)`,
  'u',
)
const REVOLVE = new RegExp(
  `(?:, )?(?:(?:and|then|finally) )*(?:revolve|rotate|spin|sweep|revolving|rotating)(?: (?:it|this|that|(?:the|this|that) (?:circle|semi ?circle|half circle|rectangle|square|sketch|profile|figure|shape)))?(?: (?:by|through|for|fully|completely|all the way|a full))*(?: (?:@|turn|revolution|circle|360))? ?(?:around|about|round) (?:the|its)(?: (?:central|center|centre|main|vertical|long))*(?: (?:axis|center ?line|centre ?line))${OF_BODY}(?: (?:by|through|for)? ?@)?(?: (?:to|and|so as to|in order to) (?:cut|remove|subtract|carve|create|form|make|produce|take)(?: out| away| off)? (?:it|(?:a|an|the|this) [a-z]+(?: [a-z]+)*)(?: from (?:the|it) ?[a-z]*)?(?: to (?:make|create|form|cut|leave|get) (?:a|an|the) [a-z]+(?: [a-z]+)*)?)?(?: (?:as a cut|as cut|cutting (?:it|a groove|material) ?[a-z ]*))?(?= [,.;]|$)`,
  'u',
)
const REMOVES = /(?:^| )(?:cut|cutting|remove|removing|subtract|subtracting|carve|carving|groove)(?: |$)/u
/** "Then create a rope groove around the outside of the wheel:", told in detail behind it. */
const ANNOUNCED =
  /^(?:(?:then|next|finally|now|lastly) ,? ?)?(?:create|cut|make|add|form) (?:a|an) (?:[a-z]+ )?groove(?: (?:around|in|into|on|along) (?:the|its) (?:[a-z]+ )?(?:[a-z]+)(?: of (?:the|its) [a-z]+)?)?(?= :)/u

const aside = (items: readonly Item[], { from, to }: Found): Item[] =>
  items
    .slice(from, to + 1)
    .map((item) => (item.kind === 'mark' ? item : asFiller(item, 'a groove around it')))

const replaced = (items: readonly Item[], found: Found, by: readonly Item[]): Item[] => [
  ...items.slice(0, found.from),
  ...by,
  ...items.slice(found.to + 1),
]

/** The verb as a cut, the figure as a groove of that section, its place as around the body. */
function asGroove(items: Item[]): Item[] | undefined {
  const sketch = findSpoken(items, SKETCH)
  if (!sketch) return undefined
  const cut = replaced(items, sketch, [
    asTerm(items[sketch.from] as Item, { category: 'operation', concept: 'cut' }, { form: 'cut' }),
  ])
  const figure = findSpoken(cut, FIGURE)
  const rim = findSpoken(cut, ON_RIM)
  if (!figure || !rim || figure.from > rim.from) return undefined
  const noun = cut[figure.from] as Item
  const round = /circle/u.test(figure.match.groups?.['figure'] ?? '')
  const groove = asTerm(noun, { category: 'feature', concept: 'groove' }, { form: 'groove' })
  const at = cut[rim.from] as Item
  const around: Item[] = [
    unsaid(at, { category: 'preposition', concept: 'beside' }, 'around'),
    unsaid(at, { category: 'determiner', concept: 'the' }, 'the'),
    unsaid(at, { category: 'which', concept: 'outer' }, 'outer'),
    unsaid(at, { category: 'edge', concept: 'face' }, 'surface'),
  ]
  const placed = replaced(cut, rim, [...around, ...aside(cut, rim)])
  return replaced(placed, figure, [
    ...(round ? [unsaid(noun, { category: 'shape', concept: 'semicircular' }, 'semicircular')] : []),
    groove,
  ])
}

/** Drawn and revolved in one sentence, or in two. */
function cutAt(sentences: readonly Item[][], at: number): Item[][] | undefined {
  const [items = [], next = []] = sentences.slice(at, at + 2)
  const here = findSpoken(items, REVOLVE)
  const there = here ? undefined : findSpoken(next, REVOLVE)
  const revolved = here ?? there
  if (!revolved || !REMOVES.test(revolved.match[0])) return undefined
  const drawn = asGroove(here ? replaced(items, here, []) : items)
  if (!drawn) return undefined
  const announced = findSpoken(drawn, ANNOUNCED)
  const told = announced ? replaced(drawn, announced, aside(drawn, announced)) : drawn
  // Behind everything else, so that no size is parted from its noun.
  return here
    ? [[...told, ...aside(items, here)]]
    : [told, replaced(next, there as Found, aside(next, there as Found))]
}

const isRound = (items: readonly Item[]): boolean =>
  items.some(
    (item) =>
      means(item, 'solid', 'cylinder', 'rod', 'disc', 'shaft', 'pin', 'wheel', 'pulley', 'ring', 'tube') ||
      means(item, 'dimension', 'diameter'),
  )

export const withRevolvedCuts = where('revolv|rotat|spin|sweep', (sentences) => {
  const read = [...sentences]
  let round = false
  for (let at = 1; at < read.length; at++) {
    round ||= isRound(read[at - 1] as Item[])
    const cut = round ? cutAt(read, at) : undefined
    if (cut) read.splice(at, cut.length, ...cut)
  }
  return read
})
