/** The axis that a section is turned about: one of the drawing's, one of its own sides, or so far beside it. */
import type { Item } from '../../text/items.ts'
import { spoken } from '../../text/spoken.ts'

export interface Said {
  items: readonly Item[]
  text: string
  itemAt: (offset: number) => number
}

export const saidIn = (items: readonly Item[]): Said => {
  const { text, itemAt } = spoken(items)
  return { items, text, itemAt }
}

/** The size that a pattern marks with `at`. */
export function sizeBy({ items, text, itemAt }: Said, patterns: readonly RegExp[]): Item | undefined {
  for (const pattern of patterns) {
    const match = new RegExp(pattern, 'du').exec(text)
    const place = match?.indices?.groups?.['at']
    const item = place && items[itemAt(place[0])]
    if (item?.kind === 'quantity') return item
  }
  return undefined
}

const AXIS =
  '(?:the |this |that |its |an? )?(?:[xyz] |vertical |horizontal |central |rotation |turning |parallel |upright )*axis(?: of (?:rotation|revolution))?'
const OFF =
  '(?:is |are |sits |lies |lying |located |placed |positioned |being |set |drawn |at |a |in its plane |in the (?:same |sketch )?plane |distance of |that |which |and |runs |running |, )*'
const SIDE = '(?:side|edge|one|leg)s?'
const PARALLEL = `(?:parallel to (?:its|the|one of its|this|that) (?:(?:long|longer|short|shorter|vertical|horizontal|upright|left|right|inner|#) )*${SIDE} )?`
const NEAR = '(?:inner|left|right|near|nearer|nearest|closer|closest|inside|left hand|adjacent|long|vertical)'

/** So far from the near side, or from the middle. */
const OFFSETS: readonly (readonly [RegExp, 'side' | 'middle'])[] = [
  [new RegExp(`${NEAR} ${SIDE} ${OFF}(?<at>#) (?:away )?(?:from|off) ${AXIS}`, 'u'), 'side'],
  [
    new RegExp(
      `(?:around|about|round) ${AXIS} ${OFF}${PARALLEL}${OFF}(?<at>#) (?:to the (?:left|right) (?:of|from)|away from|from|beside|off|outside) (?:it|this (?:side|edge)|(?:its|the)(?: ${NEAR})* (?:${SIDE}|rectangle|square))(?= |$)`,
      'u',
    ),
    'side',
  ],
  [
    new RegExp(
      `(?:cent(?:er|re)|middle)(?: of (?:the )?circle)? ${OFF}(?<at>#) (?:away )?(?:from|off) ${AXIS}`,
      'u',
    ),
    'middle',
  ],
  [
    new RegExp(
      `(?:around|about|round) ${AXIS} ${OFF}(?<at>#) (?:away )?(?:from|off) (?:its|the) (?:cent(?:er|re)|middle)`,
      'u',
    ),
    'middle',
  ],
]

export interface Offset {
  from: 'side' | 'middle'
  size: Item
}

export function offsetIn(said: Said): Offset | undefined {
  for (const [pattern, from] of OFFSETS) {
    const size = sizeBy(said, [pattern])
    if (size) return { from, size }
  }
  return undefined
}

/** Which of the figure's own ways the axis runs along: by a word for it, or by how long that side is. */
export type Along = 'vertical' | 'horizontal' | 'long' | 'short' | 'straight' | Item

const WAYS: readonly (readonly [RegExp, Exclude<Along, Item>])[] = [
  [/(?:^| )(?:long|longer|longest)(?: |$)/u, 'long'],
  [/(?:^| )(?:short|shorter|shortest)(?: |$)/u, 'short'],
  [/(?:^| )(?:horizontal|top|bottom|lower|upper|base)(?: |$)/u, 'horizontal'],
  [/(?:^| )(?:vertical|upright|left|right|inner|outer|height)(?: |$)/u, 'vertical'],
  [/(?:^| )(?:straight|flat|diameter|radii|radius)(?: |$)/u, 'straight'],
]

const OWN =
  /(?:around|about|round|on) (?:one of |either of )?(?:its|the)(?<which>(?: (?:own|two|left|right|long|longer|longest|short|shorter|shortest|vertical|horizontal|inner|straight|flat|upright|top|bottom|lower|upper|#))*(?: (?:sides?|edges?|legs?|diameter|base|height|radii)))(?= |$)/du
const BESIDE = /parallel to (?:its|the|one of its)(?<which>(?: [a-z#]+)? (?:sides?|edges?))(?= |$)/du

/** "about its long side", "about the 20 mm leg": one of its own sides. */
export const ownSideIn = (said: Said): Along | undefined => wayIn(said, OWN)

/** "about an axis parallel to its long side". */
export const parallelIn = (said: Said): Along | undefined =>
  wayIn(said, BESIDE) ??
  (/(?:around|about|round) an? vertical axis/u.test(said.text) ? 'vertical' : undefined)

function wayIn({ items, text, itemAt }: Said, pattern: RegExp): Along | undefined {
  const match = pattern.exec(text)
  const place = match?.indices?.groups?.['which']
  const which = match?.groups?.['which']
  if (!place || which === undefined) return undefined
  const size = which.includes('#') ? items[itemAt(place[0] + which.indexOf('#'))] : undefined
  if (size) return size
  return WAYS.find(([words]) => words.test(which))?.[1]
}
