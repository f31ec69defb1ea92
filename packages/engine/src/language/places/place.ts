/** A place as it was said, and the small steps over a sentence that reading one takes. */

import type { AxisName, SignedAxis } from '../../plan/geometry.ts'
import type { Entity } from '../entity.ts'
import type { Quantity, Value } from '../quantities/quantity.ts'
import { conceptOf, type Item, isMark, means } from '../text/items.ts'

/** How near something is that is only said to be near. */
export type Nearness = 'near' | 'very near' | 'toward'

/** A direction by the size that the body has along it: which axis that is, its own sizes tell. */
export type Way = 'length' | 'width' | 'height'

/** Where nothing else says how the body lies. */
export const AXIS_OF: Readonly<Record<Way, AxisName>> = { length: 'x', width: 'y', height: 'z' }

export const isWay = (word: string): word is Way => word in AXIS_OF

/** What coordinates are counted from: the middle, or the corner where two sides meet, seen from above. */
export type Origin = 'centre' | readonly [SignedAxis, SignedAxis]

export type Place =
  | { kind: 'centre'; axis?: AxisName }
  /** In all of them, or in those that are named by their sides. */
  /** `two`: only so many, and nobody says which. */
  | { kind: 'corners'; only?: readonly (readonly [SignedAxis, SignedAxis])[]; two?: true; inner?: true }
  /** A distance from an edge, a corner or the centre. */
  | {
      kind: 'from'
      distance: Value
      of: 'edge' | 'corner' | 'centre' | 'end'
      side?: SignedAxis
      axis?: AxisName
      which?: 'long' | 'short'
      /** The one of two across from another that was told before, and not named either. */
      far?: true
      /** Of a corner by its name. */
      sides?: readonly [SignedAxis, SignedAxis]
      all: boolean
      /** Above the base, below the top: measured upright, so that what has it goes across. */
      upright?: true
      /** From its own side, also where it is round: a gap. */
      gap?: true
      /** To its own side that lies farther from there: "its lower edge is 10 mm below the top". */
      toFarSide?: true
      /** To its middle, also where it has straight sides. */
      middle?: true
      /** From either of two opposite sides: in the middle. */
      both: boolean
      /** Of the first of a row only. */
      first?: true
      /** Of a ring its inner edge. */
      rim?: 'inner'
    }
  /** Near one or two sides, without a distance; no side where only "the edge" was said. */
  | { kind: 'near'; degree: Nearness; sides: readonly SignedAxis[]; which?: 'long' | 'short' }
  /** So much of the face lies between its middle and each of the sides; an end of what is long where none is named. */
  | { kind: 'part way'; part: number; sides: readonly SignedAxis[] }
  /** And again on the other side of the middle. */
  | { kind: 'mirror'; axis?: AxisName }
  | { kind: 'shift'; distance: Value; toward: SignedAxis }
  | { kind: 'points'; quantity: Quantity & { kind: 'points' }; about?: Origin }
  | { kind: 'coordinate'; axis: AxisName; value: Value }
  | { kind: 'range'; axis: AxisName; from: Value; to: Value }
  | { kind: 'angles'; values: readonly Value[] }
  /** So many degrees from one to the next, all round. */
  | { kind: 'every'; angle: Value }
  /** Which way from the middle, in degrees from the face's first axis. */
  | { kind: 'bearing'; angle: Value }
  /** From the middle, or a ring's inner rim, half of the way to the outer rim. */
  | { kind: 'halfway'; from: 'centre' | 'inner rim' }
  | { kind: 'bolt-circle'; diameter: number; value: Value }
  | { kind: 'pattern'; quantity: Quantity; values: readonly Value[] }
  /** `between`: of a grid, which of its lines. `half`: from the first to the last, told by "20 mm either side". `web`: from side to side. */
  | {
      kind: 'apart'
      distance: Value
      between?: 'rows' | 'columns'
      half?: Value
      axis?: AxisName
      web?: true
    }
  /** How far a cut goes: to so far short of the side across from its mouth, or so much of the way there. */
  | { kind: 'stops'; short?: Value; part?: number }
  | { kind: 'evenly' }
  /** So many along the first axis of the face, and so many along the second; `beside` which edges its rows run, whichever way those lie. */
  | { kind: 'grid'; columns: number; rows: number; beside?: 'long' | 'short' }
  /** One round end of a slot lies in the middle. */
  | { kind: 'end' }
  /** In the middle of each round end of its body. */
  | { kind: 'arcs' }
  /** Halfway up a body, for what goes across it. */
  | { kind: 'mid height' }
  /** "the full 30 mm length": all of its host, and how much that is. */
  | { kind: 'full'; value: Value; axis?: AxisName }
  /** From side to side of its body, along an axis or the way a word of size names; open where nothing says which. */
  | { kind: 'runs'; axis?: AxisName; by?: Way }
  /** "from radius 5 mm to radius 7.5 mm". */
  | { kind: 'radii'; from: Value; to: Value }
  | { kind: 'row'; axis?: AxisName }
  /** `drilled`: the way it goes through, never the way a row of them runs. */
  /** `ofRow`: the way a row runs, said with how far apart they are; never the way that one of them lies or goes through. */
  | { kind: 'along'; axis: AxisName; by?: Way; drilled?: true; ofRow?: true }
  /** `edge`: of a figure on paper the edge on that side. */
  | { kind: 'face'; face: SignedAxis; edge?: boolean }
  /** One and the same on each of them. */
  | { kind: 'faces'; faces: readonly SignedAxis[] }
  /** Against a side of its host: on top, below, on the left. */
  | { kind: 'on'; side: SignedAxis }
  /** On the same ground as its host, next to it: touching, or so far away. */
  | { kind: 'beside'; side: SignedAxis; named: boolean; distance?: Value }
  /** In the plane of a sketch: against the top edge, an end, a long edge of another figure. */
  | { kind: 'joined'; to: SignedAxis | 'end' | 'long' | 'short' | 'side'; by?: 'top' }
  /** One of its own sides at a coordinate: "bottom face at z = 0", "starting at z = 5". */
  | { kind: 'level'; side: SignedAxis; value: Value }
  /** Its own side level with the same side of its host. */
  | { kind: 'flush'; side: SignedAxis }
  /** Where two sides meet, seen from above: the right back corner. */
  /** `any`: one of them, whichever. */
  /** `on`: its middle lies right there. */
  | { kind: 'corner'; sides: readonly [SignedAxis, SignedAxis]; any?: true; on?: true }
  /** Its lower left corner lies at the origin. */
  | { kind: 'cornered' }
  /** One at each of two opposite sides. */
  /** `within`: level with its ends, not beyond them. */
  | { kind: 'ends'; axis?: AxisName; within?: true; each?: true }
  /** "at one end", "at the other end" of a long body. */
  | { kind: 'tip'; which: 'one' | 'other' }
  /** So far above or below a side of its host: its middle, or the end that is nearer; `foot`: its lower end, let into it. */
  | {
      kind: 'lifted'
      distance: Value
      from: 'top' | 'bottom'
      up: boolean
      middle: boolean
      foot?: true
    }
  /** The middle of a cut so far above (below where negative) the top or bottom of another body. */
  | { kind: 'level-with'; distance: Value; from: 'top' | 'bottom'; up: boolean; of: Entity }
  /** One at the outer end of each of its hosts, or at both ends where these do not point outwards. */
  | { kind: 'tips' }
  /** Its middle lies in the side it is set against. */
  | { kind: 'astride' }
  /** From the middle of one body at its end to that of the other. */
  | { kind: 'spans'; value: Value }
  /** Through the middle of another body, at its level: the second bar of a cross. `asLaid`: not turned across it for that; `level`: told so. */
  | { kind: 'crossing'; asLaid?: true; level?: true }
  /** How far from the middle of the part an arm begins or ends. */
  | { kind: 'reach'; limit: 'from' | 'to'; value: Value }
  /** How far its top lies above that of its host. */
  | { kind: 'above'; value: Value }
  /** Middles along one axis, one for each copy: "x = -20, 0, 20". */
  | { kind: 'coordinates'; axis: AxisName; values: readonly Value[]; about?: Origin }
  /** One for each of several, so far from a side. */
  | { kind: 'listed'; side: SignedAxis; distances: readonly Value[] }
  /** So far from the middle of another cut, and level with it where nothing else is told. */
  | { kind: 'from cut'; of: Entity; toward: Toward; distance: Value }
  /** In the middle of the two that another cut is made as. */
  | { kind: 'between cuts'; of: Entity }
  /** On an edge of a face, which its outline begins at; all edges alike where none is named. */
  | { kind: 'rim'; edges: readonly SignedAxis[] | 'each' | 'long' | 'short'; face?: SignedAxis }

/** Which way on a face: by an axis, or up and down as one looks at it. */
export type Toward = SignedAxis | 'up' | 'down'

/** Places that tell what a body lies against or goes through. */
export const TOUCHING: readonly Place['kind'][] = [
  'on',
  'face',
  'faces',
  'tip',
  'tips',
  'ends',
  'beside',
  'crossing',
]

/** A place with the stretch of items that said it. */
export interface Placed {
  place: Place
  from: number
  end: number
}

export type Sentence = readonly Item[]
export type Pattern = (items: Sentence, at: number) => { place: Place; end: number } | undefined

export const single = (items: Sentence, at: number): Value | undefined => {
  const item = items[at]
  if (item?.kind !== 'quantity') return undefined
  return item.quantity.kind === 'length' || item.quantity.kind === 'number'
    ? item.quantity.values[0]
    : undefined
}

/** No phrase has more small words in a row; it also keeps nonsense from costing time. */
export const FARTHEST = 10

/** Over the small words between two that matter. */
export function skip(
  items: Sentence,
  from: number,
  ...extra: ((item: Item | undefined) => boolean)[]
): number {
  let at = from
  while (
    at < Math.min(items.length, from + FARTHEST) &&
    (means(items[at], 'determiner') ||
      means(items[at], 'filler') ||
      means(items[at], 'preposition', 'of') ||
      extra.some((test) => test(items[at])))
  )
    at++
  return at
}

export const AXIS_SIDE: Record<string, SignedAxis> = {
  '+x': '+x',
  '-x': '-x',
  '+y': '+y',
  '-y': '-y',
  '+z': '+z',
  '-z': '-z',
}

export interface NamedAxis {
  axis: AxisName
  /** Where a word of size names it. */
  by?: Way
  end: number
}

export function axisAt(items: Sentence, from: number): NamedAxis | undefined {
  let at = from
  const paren = isMark(items[at], '(')
  if (paren) at++
  if (means(items[at], 'preposition', 'along', 'in', 'on')) at++
  at = skip(items, at, (item) => isMark(item, '+', '-'))
  const axis = conceptOf(items[at], 'axis')
  if (axis === 'x' || axis === 'y' || axis === 'z') {
    const end = at + 1
    return { axis, end: paren && isMark(items[end], ')') ? end + 1 : end }
  }
  // "along the length", "in width"
  const dimension = conceptOf(items[at], 'dimension')
  if (at > from && (dimension === 'length' || dimension === 'width' || dimension === 'height')) {
    return { axis: AXIS_OF[dimension], by: dimension, end: at + 1 }
  }
  return undefined
}
