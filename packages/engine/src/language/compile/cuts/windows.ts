/**
 * Openings told like the body they are cut from, by length, width and height: they go along the way that is left out, or
 * along which they are as long as the body. "A window 30 mm long and 10 mm high" goes through a wall from front to back.
 */
import type { AxisName, SignedAxis } from '../../../plan/geometry.ts'
import type { Entity } from '../../entity.ts'
import { along, type Face, type Stand } from '../faces/stand.ts'

const WORDS = ['length', 'width', 'height'] as const
type Word = (typeof WORDS)[number]

const USUAL: Readonly<Record<Word, AxisName>> = { length: 'x', width: 'y', height: 'z' }

/** Much thinner than it is wide: it is looked at from above. */
const PLATE = 0.25

/** Which way each word runs on the body: as its own sizes were told, or as is usual. */
function axesOf({ dimensions }: Stand): { axes: Record<Word, AxisName>; told: boolean } {
  const axes = { ...USUAL }
  let told = 0
  for (const { dimension, given } of dimensions.stated) {
    const word = WORDS.find((each) => each === given.word)
    if (!word || !/^[xyz]$/u.test(dimension)) continue
    axes[word] = dimension as AxisName
    told++
  }
  return { axes, told: told === 3 }
}

const extent = ({ min, max }: Stand, axis: AxisName): number => along(max, axis) - along(min, axis)

/** Seen from the front, or from the right where it goes the long way. */
const NORMAL: Readonly<Record<AxisName, SignedAxis>> = { x: '+x', y: '-y', z: '+z' }

export interface Window {
  normal: SignedAxis
  /** The way each word runs. */
  axes: Readonly<Partial<Record<Word, AxisName>>>
}

const isThin = (stand: Stand): boolean =>
  extent(stand, 'z') <= PLATE * Math.min(extent(stand, 'x'), extent(stand, 'y'))

export function windowOf(entity: Entity, stand: Stand, named: SignedAxis | undefined): Window | undefined {
  if (entity.concept !== 'pocket' || stand.shape !== 'box' || stand.turn !== undefined) return undefined
  const size = (word: Word): number | undefined =>
    entity.given.find((given) => given.word === word)?.attribute.values[0]?.value
  const said = WORDS.filter((word) => size(word) !== undefined)
  if (said.length < 2 || entity.given.some(({ word }) => word === 'sequence')) return undefined
  // On a side that is named, what is across it is its width or its length, and what is upward its height.
  if (named && named[1] !== 'z') {
    const across: AxisName = named[1] === 'x' ? 'y' : 'x'
    const through =
      said.length === 3 ? { length: across, width: named[1] as AxisName } : { length: across, width: across }
    return { normal: named, axes: { ...through, height: 'z' } }
  }
  if (named || !said.includes('height')) return undefined
  const { axes, told } = axesOf(stand)
  if (said.length === 3) {
    const whole = (word: Word): boolean => {
      const host = extent(stand, axes[word])
      return axes[word] !== 'z' && Math.abs((size(word) ?? 0) - host) <= 1e-4 * host
    }
    const along = WORDS.findLast(whole)
    return along && { normal: NORMAL[axes[along]], axes }
  }
  if (told) {
    const open = WORDS.find((word) => !said.includes(word)) as Word
    return { normal: NORMAL[axes[open]], axes }
  }
  // Across and upward: of a plate seen from above, of a block seen from the front.
  return isThin(stand)
    ? { normal: '+z', axes: { length: 'x', width: 'x', height: 'y' } }
    : { normal: '-y', axes: { length: 'x', width: 'x', height: 'z' } }
}

/** The sizes of the opening on its face that these words are. */
export function windowWords({ axes }: Window, face: Face): Readonly<Record<string, readonly string[]>> {
  const dimension = (axis: AxisName): string => (axis === face.u ? 'x' : axis === face.v ? 'y' : 'depth')
  return Object.fromEntries(Object.entries(axes).map(([word, axis]) => [word, [dimension(axis)]]))
}
