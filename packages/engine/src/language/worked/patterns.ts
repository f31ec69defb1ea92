/**
 * "Circular pattern this notch around the centre so there are 8 in total", "repeat it 5 times along X with 12 mm spacing":
 * what was told once is there several times.
 */
import { EngineError } from '../../errors.ts'
import type { AxisName } from '../../plan/geometry.ts'
import type { ReadingState } from '../context.ts'
import type { Entity } from '../entity.ts'
import type { Place, Way } from '../places/place.ts'
import { quote } from '../sizes/sizes.ts'
import { type Item, means, wordsOf } from '../text/items.ts'
import { type Found, findSpoken, spoken } from '../text/spoken.ts'

const LEAD =
  '(?:(?:then|next|now|finally|lastly|and|also|after that|afterwards|once that is done|please|,|you can|we) )*'
const KIND =
  '(?:(?:circular(?:ly)?|polar|radial(?:ly)?|angular(?:ly)?|linear(?:ly)?|rectangular(?:ly)?|evenly|equally) )?'
const VERB = '(?:pattern|array|repeat|replicate|duplicate|copy|multiply|reproduce)(?: out| of)?'
const DONE = '(?:patterned|arrayed|repeated|replicated|duplicated|copied|reproduced)'
const THING =
  '(?:(?:this|the|that|these|those|this same|the same|this one|that one|this single)(?: (?!so |is |are |around |about |along |in |every |at |for |with )[a-z]+){1,2}|it|this|that|these|them|those)'
const NUMBER = '(?:#|\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)'
const OWNER = '(?: of (?:the|it|its) ?[a-z]*)?'
const MIDDLE =
  '(?:all the way |all |right )?(?:around|about|round)(?: (?:the|its))?(?: (?:cent(?:er|re)|cent(?:er|re)line|axis|cent(?:er|re) axis|z axis|z|middle|origin|rim|edge|outer edge|circumference|perimeter|outside|hub|disc|disk|ring|plate|flange|cylinder|wheel|knob|part|bore|hole|cent(?:er|re) hole|cent(?:er|re) point))' +
  OWNER
/** That it goes once around and no further. */
const FULL_TURN =
  "(?:all the way around|all around|in a (?:full )?circle|(?:a )?full (?:circle|turn)|until (?:you are|you're|it is|it's|we are|we're) back(?: (?:where (?:you|it|we) (?:started|began)|at the (?:start|beginning)))?|(?:to|until it) (?:complete|completes|fill|fills|close|closes) the (?:circle|ring|turn))"
const TOTAL =
  "(?:(?:so(?: that)? (?:there are|there're|there is|you have|we have|you get|we get|you end up with|we end up with|it makes)|until there are|for|to get|to make|to give|to have|to create|with|giving|making|resulting in|to a total of) )?(?:a total of )?" +
  `(?:all )?${NUMBER}(?: equally spaced| evenly spaced)?(?: of (?:them|these|those|it))?(?: (?!times|total|in|copies|more)[a-z]+){0,2}?(?: (?:in total|total|altogether|in all|overall|times(?: total| in total| altogether| in all)?|instances(?: total| in total)?))?`
/** "four more times": beside the one that is there. */
const MORE = `(?:for )?(?<more>${NUMBER} (?:more|additional|further|other)(?: (?:times|copies|of them|of these|ones|instances|[a-z]+s))?|${NUMBER} copies)`
const EVENLY =
  '(?:all |spaced |and )?(?:evenly|equally|uniformly)(?: (?:spaced|distributed|apart|placed|arranged))?(?: apart)?'
const TURN =
  '(?:(?:with|at|every|spaced|spaced at|in|by)(?: (?:a spacing|an angle|an angular spacing|intervals|increments|steps) of)? )?@(?: (?:apart|intervals?|increments?|steps?|spacing|from each other|between (?:them|each(?: one)?)))?'
const WAY = `(?:along|in)(?: (?:the|its))? (?<way>x|y|z|length|width|height)(?: (?:axis|direction))?${OWNER}`
const TOWARDS =
  '(?:going )?(?:to|towards?)(?: the)? (?<side>right|left|back|front|top|bottom)(?: (?:side|end|edge))?'
const PITCH =
  '(?:(?:with|at|spaced|spaced at|every|in)(?: a)?(?: (?:spacing|pitch|distance|intervals|steps) of)? )?#(?: (?:apart|spacing|pitch|intervals?|steps?|center to center|centre to centre|on center|between (?:them|each(?: one)?)))?(?: \\( (?:center|centre) to (?:center|centre) \\))?'
const AND = '(?: ?, ?| and | ?\\( ?| ?\\) ?| )*'
/** "Make a circular pattern of it", "use a polar array with six instances". */
const MADE = `(?:make|create|use|do|apply|form|add|build) (?:a |an )?${KIND}(?:pattern|array)(?: feature)?(?: of| with| using| from)?`

const sentence = (more: readonly string[]): RegExp[] => {
  const chunk = `${AND}(?:${more.join('|')})`
  return [
    new RegExp(`^${LEAD}${KIND}${VERB} (?<thing>${THING})(?:${chunk})+[ )]*$`, 'u'),
    new RegExp(`^${LEAD}(?<thing>${THING}) (?:is|are|gets)(?: then)? ${KIND}${DONE}(?:${chunk})+[ )]*$`, 'u'),
    new RegExp(`^${LEAD}${MADE}(?: (?<thing>${THING}))?(?:${chunk})+[ )]*$`, 'u'),
  ]
}

const AROUND = sentence([MIDDLE, FULL_TURN, EVENLY, TURN, MORE, TOTAL])
const ALONG = sentence([WAY, TOWARDS, PITCH, MORE, TOTAL, 'in a (?:row|line)'])
/** Words that mean nothing else: what is not understood of it may not be passed over. */
const PATTERNS = new RegExp(
  `^${LEAD}(?:(?:${KIND}(?:pattern|array)(?: of)? (?:${THING})|${MADE})(?= |$)|(?:repeat|replicate|duplicate|copy) (?:${THING}) .*(?:times|every|intervals?|increments|apart|@))`,
  'u',
)

/** Asked of every sentence first: hardly one says any of these. */
const REPEATED = /pattern|array|repeat|replicat|duplicat|cop(?:y|ied)|multipl/u

const RUNS = new RegExp(`(?:${WAY}|${TOWARDS})(?= |$)`, 'u')
const SPACED_MORE = new RegExp(`(?:^| )${MORE}(?= |$)`, 'u')

const WAYS: Readonly<Record<string, { axis: AxisName; by?: Way }>> = {
  x: { axis: 'x' },
  y: { axis: 'y' },
  z: { axis: 'z' },
  length: { axis: 'x', by: 'length' },
  width: { axis: 'y', by: 'width' },
  height: { axis: 'z', by: 'height' },
  right: { axis: 'x' },
  left: { axis: 'x' },
  back: { axis: 'y' },
  front: { axis: 'y' },
  top: { axis: 'z' },
  bottom: { axis: 'z' },
}

/** The cut or the body that is meant: by its noun, or the one that was spoken of last. */
function thingOf(
  items: readonly Item[],
  { entities, subject }: ReadingState['discourse'],
): Entity | undefined {
  const noun = items.find((item) => means(item, 'feature') || means(item, 'solid'))
  const open = entities.filter(
    ({ concept, loose, members }) =>
      !loose && members.length === 0 && concept !== 'fillet' && concept !== 'chamfer',
  )
  // "repeat it": a cut that was just told rather than the body it is in.
  const cut = open.at(-1)
  if (noun?.kind !== 'term')
    return cut?.kind === 'feature' ? cut : subject && open.includes(subject) ? subject : undefined
  return open.findLast(
    ({ concept, names }) => names.has(noun.form) || noun.senses.some((sense) => sense.concept === concept),
  )
}

/** A number with no unit of its own: that the prompt is in millimetres does not make "4 more times" a length. */
const isCount = (item: Item): boolean =>
  item.kind === 'quantity' && (item.quantity.kind === 'count' || /^\d+$/u.test(item.text))

function placesOf(items: readonly Item[], around: boolean): { place: Place; items: Item[] }[] {
  const sizes = items.filter((item) => item.kind === 'quantity' && !isCount(item))
  const words = items.filter((item) => item.kind !== 'quantity' && item.kind !== 'mark')
  const told = sizes.flatMap((item): { place: Place; items: Item[] }[] => {
    const value = item.kind === 'quantity' ? item.quantity.values[0] : undefined
    if (!value) return []
    return [
      around
        ? { place: { kind: 'every', angle: value }, items: [item] }
        : { place: { kind: 'apart', distance: value }, items: [item] },
    ]
  })
  if (around)
    return [...told, ...(told.length > 0 ? [] : [{ place: { kind: 'evenly' } as const, items: words }])]
  const { way: named, side } = findSpoken(items, RUNS)?.match.groups ?? {}
  const way = WAYS[named ?? side ?? '']
  return [...told, ...(way ? [{ place: { kind: 'along', ...way } as const, items: words }] : [])]
}

/** The first of a row is where the one was told to be. */
const asFirst = (entity: Entity): void => {
  for (const said of entity.places)
    if (said.place.kind === 'from') said.place = { ...said.place, first: true }
}

const REPEATS = [
  new RegExp(`^${LEAD}${KIND}${VERB} ${THING}(?= |$)`, 'u'),
  new RegExp(`^${LEAD}${THING} (?:is|are|gets)(?: then)? ${KIND}${DONE}`, 'u'),
]

/** Asks for more of what was told, and does not only sum up how many there are. */
export const repeats = (items: readonly Item[]): boolean =>
  REPEATS.some((pattern) => findSpoken(items, pattern) !== undefined)

/** "every 60 degrees": as often as that goes into a full turn. */
function timesAround(items: readonly Item[]): number | undefined {
  const angle = items.find((item) => item.kind === 'quantity' && item.quantity.kind === 'angle')
  const step = angle?.kind === 'quantity' ? angle.quantity.values[0]?.value : undefined
  const times = step ? 360 / step : 0
  return times >= 2 && Math.abs(times - Math.round(times)) < 1e-9 ? Math.round(times) : undefined
}

/** Whether the sentence only said that something is repeated. */
export function takePattern(items: readonly Item[], state: ReadingState): boolean {
  if (!REPEATED.test(spoken(items).text)) return false
  const { discourse, account } = state
  if (discourse.entities.length === 0) return false
  const find = (patterns: readonly RegExp[]): Found | undefined =>
    patterns.flatMap((pattern) => findSpoken(items, pattern) ?? [])[0]
  const turned = find(AROUND)
  const found = turned ?? find(ALONG)
  const counts = items.filter(isCount)
  const [item] = counts
  const entity = found && thingOf(items, discourse)
  const told = item?.kind === 'quantity' ? item.quantity.values[0]?.value : undefined
  const more = told !== undefined && findSpoken(items, SPACED_MORE) !== undefined
  const value = told === undefined ? turned && timesAround(items) : more ? told + 1 : told
  const single = entity && (entity.count?.value ?? 1) === 1
  const laid = found && entity ? placesOf(items, turned !== undefined) : []
  const complete = turned !== undefined || laid.length > 1
  if (!found || !entity || !single || counts.length > 1 || !value || value < 2 || !complete) {
    if (!findSpoken(items, PATTERNS)) return false
    throw new EngineError(
      'prompt_too_ambiguous',
      `I could not tell how ${quote(wordsOf(items))} repeats what was told before. Say how many there are in all, and whether they lie evenly around a middle or in a row so far apart.`,
    )
  }
  if (!more && items.some(({ text }) => /^times$/iu.test(text)))
    state.remarks.push(`${quote(wordsOf(items))} is read as ${value} in all`)
  entity.count = { value, item }
  entity.plural = true
  if (!turned) asFirst(entity)
  entity.places.push(...laid)
  for (const each of items)
    account.use(each, each.kind === 'quantity' ? `number of ${entity.concept}` : 'repeated')
  discourse.subject = entity
  return true
}
