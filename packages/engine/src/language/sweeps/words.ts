/** The words in which a path is told. */
import type { AxisName, Point3 } from '../../plan/geometry.ts'
import { conceptOf, type Item, isMark } from '../text/items.ts'

export const textOf = (item: Item | undefined): string => item?.text.toLowerCase() ?? ''

/** A prompt that tells a path: something bends or is swept along a line, with straights, arcs or headings. */
export const TELLS_PATH = /\b(?:sweep|sweeping|swept|centerline|centreline|path|bends?|bent|bend|curves?)\b/u
export const TELLS_STEPS =
  /\b(?:arc|straight|heading|swept|sweeping|goes|runs|continues|carries on|then (?:bends|turns))\b/u
/** Both ends at once: which end each belongs to is not told. */
export const TELLS_ENDS =
  /\bstraight (?:ends|legs|sections|tangents|pieces)\b|\b(?:both|each) (?:ends?|legs?|sides?)\b/u

/** So is every pipe that is swept. */
export const OPEN_ENDS = /\bopen (?:at|on) (?:both|each) ends?\b/gu

export const ARC =
  /^(?:arc|bends?|bending|curves?|turns?|turning|elbow|quarter|quarter circle|semicircular|semicircle|half circle|circular arc|radiusarc)$/u
export const ARC_ANGLE: readonly (readonly [RegExp, number])[] = [
  [/^quarter/u, 90],
  [/^(?:semicircular|semi circular|semicircle|semi circle|half circle)$/u, 180],
]
export const STRAIGHT = /^straight/u
export const MOVES =
  /^(?:goes|go|going|runs?|running|continues?|continuing|extends?|extending|rises|rising|climbs|travels|proceeds|followed|drops|descends|extend|rise|makes|make|making|carries|carry|carrying)(?: (?:straight )?(?:up|down|on|out|along))?$/u
export const STARTS = /^(?:starts?|starting|begins?|beginning|from)$/u
export const ENDS =
  /^(?:ends?|ending|returns?|returning|finishing|finishes|terminates|terminating|arriving|to)$/u
export const BACK = /^(?:back|opposite|reverse|reversed|parallel)$/u

/** Says how it is told, or what it is called: nothing that a path could do otherwise. */
export const TALK =
  /^(?:centerline|centreline|center line|path|heading|headed|pointing|curving|curved|arcing|arc|bend|bends|bent|turn|turns|turning|pipe|tube|pipe cross|annular|section|cross section|circle|circular|quadrant|first|second|third|apex|created|made|sweeping|swept|sweep|radiusarc|radius arc|fitting|pipe fitting|elbow|follow|follows|following|direction|legs?|smoothly|smooth|then|next|finally|return bend|through|up|upwards?|down|downwards?|another|tangents?|tangentially|until|reach|reaches|rod|bar|wire|hollow|round|solid|s-bend|u-bend|line|profile|part|open|segments?|straights?|stretch|piece|quarter circle|quarter-circle|shaped|ends?|end|both|open (?:at|on) both ends|the whole way through|all the way through|whole|way|the entire way through|throughout|after|before|that)$/u

const WORDS: Readonly<Record<string, Point3>> = {
  up: [0, 0, 1],
  upward: [0, 0, 1],
  upwards: [0, 0, 1],
  vertically: [0, 0, 1],
  down: [0, 0, -1],
  downward: [0, 0, -1],
  downwards: [0, 0, -1],
}

const UNIT: Readonly<Record<AxisName, Point3>> = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] }

/** "+X", "the -z direction", "upwards". */
export function headingAt(items: readonly Item[], at: number): Point3 | undefined {
  // "goes up" is one word.
  const word = WORDS[textOf(items[at]).replace(/^\w+ (?:straight )?(?=(?:up|down)$)/u, '')]
  if (word) return word
  const axis = conceptOf(items[at], 'axis')
  if (axis !== 'x' && axis !== 'y' && axis !== 'z') return undefined
  const sign = isMark(items[at - 1], '-') ? -1 : 1
  return UNIT[axis].map((value) => value * sign + 0) as Point3
}

/** The two axes of a plane. */
export const PLANES: Readonly<Record<string, readonly [AxisName, AxisName]>> = {
  xz: ['x', 'z'],
  yz: ['y', 'z'],
  xy: ['x', 'y'],
}

/** "(X=40, Z=40)", or in the axes of the plane "(40, 40)". */
export function pointOf(item: Item, plane: readonly [AxisName, AxisName]): Point3 | undefined {
  if (item.kind !== 'quantity' || item.quantity.kind !== 'points' || item.quantity.points.length !== 1)
    return undefined
  const point: Point3 = [0, 0, 0]
  const index: Record<AxisName, 0 | 1 | 2> = { x: 0, y: 1, z: 2 }
  const labels = [...item.text.toLowerCase().matchAll(/([xyz])\s*=/gu)].map((match) => match[1] as AxisName)
  const [values = []] = item.quantity.points
  const axes =
    labels.length === values.length ? labels : values.length === 3 ? (['x', 'y', 'z'] as const) : plane
  for (const [i, value] of values.entries()) point[index[axes[i] as AxisName]] = value
  return point
}
