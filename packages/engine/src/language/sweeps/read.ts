/**
 * A pipe or rod along a path told in words: "goes straight up 50 mm, bends through a quarter arc of 30 mm radius toward
 * +X, then runs straight 40 mm". The prompt must speak of nothing else, and every number of it is checked.
 */
import { EngineError } from '../../errors.ts'
import type { AxisName, Point3 } from '../../plan/geometry.ts'
import { Account, assertMeasured, assertUnderstood, type WordUse } from '../account.ts'
import { isPurpose } from '../names/purpose-nouns.ts'
import type { Value } from '../quantities/quantity.ts'
import { findAttributes } from '../sizes/attributes.ts'
import { conceptOf, type Item, means, wordsOf } from '../text/items.ts'
import { asIdle, asOneTerm, findSpoken } from '../text/spoken.ts'
import { type Arc, type Step, walk } from './path.ts'
import { planSweep, type SweepStatement } from './plan.ts'
import * as words from './words.ts'

const SECTION = new Set(['outerDiameter', 'innerDiameter', 'wall', 'diameter', 'outerRadius', 'innerRadius'])
const RADII = new Set(['radius', 'ringRadius'])

interface Reading {
  account: Account
  steps: Step[]
  start: Point3
  heading: Point3 | undefined
  end: Point3 | undefined
  plane: readonly [AxisName, AxisName]
  said: SweepStatement[]
  section: Map<string, number>
  /** What the words are about just now. */
  mode: 'start' | 'end' | 'step'
}

const vague = (text: string): EngineError =>
  new EngineError('prompt_too_ambiguous', `I could not tell what “${text}” should mean for the path.`)

const arcOf = (reading: Reading, fresh: (arc: Arc) => boolean): Arc => {
  const last = reading.steps.at(-1)
  if (last?.kind === 'arc' && fresh(last)) return last
  const arc: Arc = { kind: 'arc' }
  reading.steps.push(arc)
  return arc
}

function takeHeading(reading: Reading, heading: Point3): void {
  const last = reading.steps.at(-1)
  if (reading.mode === 'start') reading.heading ??= heading
  else if (last?.kind === 'arc') last.toward ??= heading
  else if (last) last.heading ??= heading
  else reading.heading ??= heading
}

/** A length without a dimension word goes straight on; "70 mm apart" are the ends. */
function takeLength(reading: Reading, items: readonly Item[], at: number, value: Value): void {
  const { said, steps, account } = reading
  const item = items[at] as Item
  if (means(items[at + 1], 'place', 'apart')) said.push({ kind: 'apart', value: value.value, items: [item] })
  else {
    const before = items.slice(0, at).filter(({ kind }) => kind !== 'mark')
    const straight = [...before.slice(-6), ...items.slice(at, at + 3)].some(
      (each) => words.STRAIGHT.test(words.textOf(each)) || words.MOVES.test(words.textOf(each)),
    )
    if (!straight) throw vague(item.text)
    steps.push({ kind: 'straight', length: value.value })
    reading.mode = 'step'
    said.push({ kind: 'straight', value: value.value, items: [item] })
  }
  account.use(item, 'path')
  if (means(items[at + 1], 'place', 'apart')) account.use(items[at + 1], 'path')
}

function takeAngle({ steps, said, account }: Reading, reading: Reading, item: Item, value: number): void {
  account.use(item, 'path')
  said.push({ kind: 'angle', value, items: [item] })
  // "A 90 degree elbow", before the path is told: what it comes to.
  if (steps.length > 0 || reading.mode === 'step')
    arcOf(reading, (arc) => arc.angleDeg === undefined).angleDeg = value
}

function readSentence(reading: Reading, items: readonly Item[]): void {
  const { account, said } = reading
  const attributes = findAttributes(items)
  reading.mode = 'step'
  const title =
    reading.steps.length === 0 &&
    !items.some((item) => item.kind === 'quantity' && item.quantity.kind === 'length')
  for (const [at, item] of items.entries()) {
    const text = words.textOf(item)
    if (account.isUsed(item)) continue
    const attribute = attributes.find((each) => each.at === at && each.dimension !== 'bare')
    const [value] = attribute?.values ?? (item.kind === 'quantity' ? item.quantity.values : [])
    if (attribute && value && (SECTION.has(attribute.dimension) || RADII.has(attribute.dimension))) {
      const used = attribute.items.map((each) => items[each] as Item)
      if (RADII.has(attribute.dimension)) takeRadius(reading, value.value, used)
      else {
        said.push({ kind: 'section', dimension: attribute.dimension, value: value.value, items: used })
        reading.section.set(attribute.dimension, value.value)
      }
      for (const each of used) if (!means(each, 'preposition')) account.use(each, 'path')
      continue
    }
    const plane = words.PLANES[conceptOf(item, 'axis') ?? '']
    if (plane) {
      reading.plane = plane
      account.use(item, 'the plane it bends in')
      continue
    }
    if (item.kind === 'quantity') {
      if (item.quantity.kind === 'points') takePoint(reading, item)
      else if (item.quantity.kind === 'coordinate') {
        said.push({ kind: 'coordinate', axis: item.quantity.axis, value: value?.value ?? 0, items: [item] })
        account.use(item, 'path')
      } else if (item.quantity.kind === 'angle' && value) {
        if (title) {
          said.push({ kind: 'angle', value: value.value, items: [item] })
          account.use(item, 'path')
        } else takeAngle(reading, reading, item, value.value)
      } else if (item.quantity.kind === 'count' && value?.value === 2) account.use(item, 'determiner')
      else if (value) takeLength(reading, items, at, value)
      continue
    }
    // "a 45 degree bend" is the name of a fitting as well.
    const turned = title
      ? undefined
      : /^(?<degrees>\d+)[ -]?(?:degrees?|°|deg)\b.*(?:bend|elbow)$/u.exec(text)
    if (turned && item.kind === 'term') {
      takeAngle(reading, reading, item, Number(turned.groups?.['degrees']))
      continue
    }
    const heading = words.headingAt(items, at)
    if (heading) {
      takeHeading(reading, heading)
      account.use(item, 'path')
      continue
    }
    const turn = words.ARC_ANGLE.find(([pattern]) => pattern.test(text))
    if (turn) {
      arcOf(reading, (arc) => arc.angleDeg === undefined && arc.radius === undefined).angleDeg = turn[1]
      reading.mode = 'step'
      account.use(item, 'path')
      continue
    }
    if (isUse(items, at)) {
      account.dismiss(item, 'what it is for')
      continue
    }
    // "A handle: …": only what it is called.
    if (at < 4 && items[at + 1]?.text === ':' && !means(item, 'dimension')) {
      account.dismiss(item, 'the name of the part')
      continue
    }
    if (words.STARTS.test(text)) reading.mode = 'start'
    else if (words.ENDS.test(text) && text !== 'to') reading.mode = 'end'
    else if (words.STRAIGHT.test(text) || words.ARC.test(text) || text === 'then') reading.mode = 'step'
    if (means(item, 'place', 'origin', 'centre', 'midline', 'starting') || words.STRAIGHT.test(text))
      account.use(item, 'path')
    else if (words.BACK.test(text) && reading.steps.at(-1)?.kind === 'arc' && text !== 'parallel') {
      ;(reading.steps.at(-1) as Arc).back = true
      account.use(item, 'path')
    } else if (
      words.TALK.test(text) ||
      words.ARC.test(text) ||
      words.MOVES.test(text) ||
      words.ENDS.test(text)
    )
      account.use(item, 'path')
    else if (
      (/^[sujlz]$/u.test(text) && words.ARC.test(words.textOf(items[at + 1]))) ||
      means(item, 'solid', 'tube', 'rod', 'leg', 'pipe elbow') ||
      // "The cross-section is a ring".
      (means(item, 'solid', 'ring') && items.some((each) => means(each, 'portion', 'section'))) ||
      means(item, 'whole') ||
      means(item, 'portion', 'section')
    )
      account.use(item, 'the swept body')
  }
}

function takeRadius(reading: Reading, value: number, items: readonly Item[]): void {
  const restated = reading.steps.length > 0 && reading.mode === 'start'
  if (!restated) {
    const arc = arcOf(reading, (each) => each.radius === undefined)
    arc.radius = value
  }
  reading.said.push({ kind: 'radius', value, items })
}

function takePoint(reading: Reading, item: Item): void {
  const point = words.pointOf(item, reading.plane)
  if (!point) throw vague(item.text)
  if (reading.mode === 'start' && reading.end === undefined) reading.start = point
  // Told step by step, the last one is where it ends.
  else reading.end = point
  reading.said.push({ kind: 'point', point, items: [item] })
  reading.account.use(item, 'path')
}

const BEND_RADIUS =
  /(?<![a-z])(?:cent(?:er|re) ?line )?(?:bend|bending|arc|corner|cent(?:er|re) ?line) radius(?= |$)/u

/** "a 20 mm bend radius": one word for a size. */
function withBendRadii(items: readonly Item[]): readonly Item[] {
  const found = findSpoken(items, BEND_RADIUS)
  return found ? asOneTerm(items, found, { category: 'dimension', concept: 'radius' }) : items
}

/** "Both ends are open and cut square": so ends what is swept along a path, anyway. */
const PLAIN_ENDS =
  /(?:(?:both|the|its|all|each|every|two) )*(?:ends?|feet|foot)(?: faces?)?(?: of (?:the )?(?:tube|pipe|rod|bar|path|posts?|legs?))? (?:(?:is|are|being|and|cut|left|both|open|faces?) )*(?:open|square(?:ly)?|flat|plain|perpendicular to (?:the|its) (?:path|cent(?:er|re) ?line|axis))(?: (?:off|across|to (?:the|its) (?:path|cent(?:er|re) ?line|axis)))?(?= |$)/u

const withoutPlainEnds = (items: readonly Item[]): readonly Item[] => {
  const found = findSpoken(items, PLAIN_ENDS)
  return found ? asIdle(items, found, 'how a path ends anyway') : items
}

/** "a bent handrail tube": what it is for. */
const isUse = (items: readonly Item[], at: number): boolean =>
  items[at]?.kind === 'unknown' &&
  isPurpose(items[at].text) &&
  means(items[at + 1], 'solid', 'tube', 'rod', 'bar')

export function readSweep(prompt: string, said: readonly (readonly Item[])[]) {
  const sentences = said.map((items) => withoutPlainEnds(withBendRadii(items)))
  const whole = prompt.toLowerCase()
  if (!words.TELLS_PATH.test(whole) || !words.TELLS_STEPS.test(whole)) return undefined
  // "an elbow with straight ends", each of which is told later, says nothing of their sizes.
  const sized = sentences.filter((items) =>
    items.some((item) => item.kind === 'quantity' && item.quantity.kind === 'length'),
  )
  const told = sized.map(wordsOf).join(' ').toLowerCase().replaceAll(words.OPEN_ENDS, ' ')
  if (words.TELLS_ENDS.test(told)) return undefined
  const reading: Reading = {
    account: new Account(),
    steps: [],
    start: [0, 0, 0],
    heading: undefined,
    end: undefined,
    plane: ['x', 'z'],
    said: [],
    section: new Map(),
    mode: 'step',
  }
  for (const items of sentences) readSentence(reading, items)
  const items = sentences.flat()
  const uses: WordUse[] = reading.account.settle(items)
  assertUnderstood(uses)
  if (reading.steps.length === 0 || reading.section.size === 0) return undefined
  const { start, heading, end, plane, steps } = reading
  const unit = (axis: AxisName): Point3 => [axis === 'x' ? 1 : 0, axis === 'y' ? 1 : 0, axis === 'z' ? 1 : 0]
  const walked = walk({ start, heading, end, across: unit(plane[0]), steps })
  const plan = planSweep(prompt, walked, reading.said)
  const measured = (plan.requirements ?? []).flatMap(({ words: said }) => (said ? [said.span] : []))
  assertMeasured(items, uses, measured)
  return { plan, uses }
}
