/** A section told by its corners, or by how thick the body is from level to level. */
import type { Point2 } from '../../../plan/geometry.ts'
import { amountOf, conceptOf, type Item, means } from '../../text/items.ts'
import type { Said } from './axis.ts'
import type { Section } from './figures.ts'

const NAMES: Readonly<Record<string, string>> = { radius: 'r', height: 'z' }
const named = (name: string | undefined): string => NAMES[name ?? ''] ?? name ?? ''

const TAGS = /\( (?<first>[rxyz]|radius) , (?<second>[rxyz]|radius|height) \)/u
const AXIS = /(?:around|about|round|on)(?: (?:the|its|a|an))?(?: (?:global|positive))? (?<axis>[xyz])(?= |$)/u
const UPRIGHT =
  /(?:around|about|round)(?: (?:the|its|a|an|this|that))?(?: (?:vertical|central|center|centre|own|rotation|symmetry))* (?:axis|centerline|centreline)(?= |$)/u

/** The two axes of the drawing: by the names of its coordinates, or by its plane. */
function axesOf({ items, text }: Said): readonly [string, string] | undefined {
  const tags = TAGS.exec(text)?.groups
  if (tags) return [named(tags['first']), named(tags['second'])]
  const points = items.find((item) => item.kind === 'quantity' && item.quantity.kind === 'points')
  const own = points?.kind === 'quantity' && points.quantity.kind === 'points' && points.quantity.axes
  if (own) return own.length === 2 ? (own as [string, string]) : undefined
  const planes = items.filter((item) => means(item, 'axis', 'xy', 'xz', 'yz'))
  const plane = planes[0]
  if (!plane) return ['', '']
  if (planes.length > 1) return undefined
  const [first = '', second = ''] = conceptOf(plane, 'axis') ?? ''
  return /^(?:zx|zy|yx|z-|y-x)/iu.test(plane.text) ? [second, first] : [first, second]
}

/** Whether the axis is the first of the two, so that the figure lies; undefined where it is none of them. */
function isLying(said: Said, [first, second]: readonly [string, string]): boolean | undefined {
  const axis = AXIS.exec(said.text.replaceAll(' axis', ''))?.groups?.['axis']
  if (axis === undefined)
    return UPRIGHT.test(said.text) || !/(?:around|about|round) /u.test(said.text) ? first === 'z' : undefined
  if (first === 'r' || second === 'r')
    return axis === (first === 'r' ? second : first) ? first !== 'r' : undefined
  if (first === '') return axis === 'x'
  return axis === second ? false : axis === first ? true : undefined
}

const isSame = (a: Point2 | undefined, b: Point2 | undefined): boolean =>
  a !== undefined && b !== undefined && a[0] === b[0] && a[1] === b[1]

export function cornersIn(said: Said): Section | undefined {
  const axes = axesOf(said)
  const lying = axes && isLying(said, axes)
  if (lying === undefined) return undefined
  const points = said.items.flatMap((item) =>
    item.kind === 'quantity' && item.quantity.kind === 'points' ? item.quantity.points : [],
  )
  if (points.length < 3 || points.some((point) => point.length !== 2)) return undefined
  const stood = points.map(([a = 0, b = 0]): Point2 => (lying ? [b, a] : [a, b]))
  if (isSame(stood[0], stood.at(-1))) stood.pop()
  const side = stood.every(([r]) => r <= 0) ? -1 : 1
  // What lies on both sides of the axis would be turned through itself.
  if (stood.some(([r]) => r * side < 0)) return undefined
  const foot = Math.min(...stood.map(([, z]) => z))
  const [start, ...rest] = stood.map(([r, z]): Point2 => [side * r + 0, z - foot + 0])
  return start && { start, segments: rest.map((to) => ({ kind: 'line', to })) }
}

const LEVELS =
  /(?:(?:from|between) (?:a )?(?:height |level |z )?(?:of )?# (?:to|and|up to) (?:a )?(?:height |level |z )?(?:of )?#|z ?= ?[-\d.]+(?: mm)? to (?:z ?= ?)?[-\d.]+(?: mm)?)/u
const THICK = /(?:(?<name>radius|diameter) (?:of |is |= )?#|# (?:in )?(?<named>radius|diameter)|[rø]#)/u
const STEP = new RegExp(
  `(?:(?<after>${THICK.source.replaceAll(/\?<[a-z]+>/gu, '')}) (?:from )?${LEVELS.source}|(?:from )?${LEVELS.source}(?: ,| :| it has| has| the| a| is| with| it is)* (?<before>${THICK.source.replaceAll(/\?<[a-z]+>/gu, '')}))`,
  'gu',
)

const isNumber = (item: Item | undefined): boolean => item?.kind === 'quantity'

/** "radius 20 from height 0 to height 15, radius 12 from 15 to 50": each step goes on where the last one ended. */
export function stepsIn(said: Said): Section | undefined {
  const steps: { radius: number; low: number; high: number }[] = []
  let sizes = 0
  for (const match of said.text.matchAll(STEP)) {
    const first = said.itemAt(match.index)
    const last = said.itemAt(match.index + match[0].length - 1)
    const items = said.items.slice(first, last + 1).filter(isNumber)
    sizes += items.length
    const thick = match.groups?.['after'] ?? match.groups?.['before'] ?? ''
    const at = match.groups?.['after'] === undefined ? items.length - 1 : 0
    const size = items[at]
    const levels = items
      .filter((item) => item !== size)
      .flatMap((item) => (item.kind === 'quantity' ? item.quantity.values.map(({ value }) => value) : []))
    const [low, high] = levels
    if (!size || low === undefined || high === undefined || levels.length !== 2 || high <= low)
      return undefined
    steps.push({ radius: (amountOf(size) ?? 0) * (/diameter|ø/u.test(thick) ? 0.5 : 1), low, high })
  }
  if (steps.length < 2 || said.items.filter(isNumber).length !== sizes) return undefined
  const foot = steps[0]?.low ?? 0
  const isInRow = steps.every(({ low }, at) => at === 0 || low === steps[at - 1]?.high)
  if (!isInRow) return undefined
  const top = (steps.at(-1)?.high ?? 0) - foot
  const corners = steps.flatMap(({ radius, low, high }): Point2[] => [
    [radius, low - foot],
    [radius, high - foot],
  ])
  const [first, ...rest] = [...corners, [0, top] as Point2]
  return first && { start: [0, 0], segments: [first, ...rest].map((to) => ({ kind: 'line', to })) }
}
