/** The edges of what is drawn, by the words for them: "the right side", "a short end", "the vertical side". */
import type { Point2 } from '../../plan/geometry.ts'
import type { Drawing, Host } from './drawing.ts'
import { middleOf, type Side, straightOn } from './loop.ts'
import { SIDES } from './words.ts'

export const sideOf = (word: string, drawing: Drawing, host: Host): readonly Side[] => {
  const named = SIDES[word]
  if (named) return [named]
  if (word === 'vertical' || word === 'horizontal') {
    const sides: readonly Side[] = word === 'vertical' ? ['right', 'left'] : ['bottom', 'top']
    return host === 'whole' ? sides : sides.filter((side) => straightOn(host.loop, side))
  }
  return word.startsWith('long') ? drawing.longSides(host) : drawing.shortSides(host)
}

/** The bases of what has two that are parallel, "the longer base", or the side it stands on. */
export function basesOf(word: string, host: Host): readonly Side[] {
  if (host === 'whole' || !host.based) return []
  if (word === 'base') return [host.down]
  const sides = [host.down, AGAINST[host.down]] as const
  const [own, other] = sides.map((side) => {
    const edge = straightOn(host.loop, side)
    return edge ? edge[1] - edge[0] : 0
  }) as [number, number]
  if (host.kind !== 'trapezoid' || own === other) return []
  return [/^(?:long|larg|wid)/u.test(word) === own > other ? sides[0] : sides[1]]
}

const BEYOND: Readonly<Record<Side, RegExp>> = {
  top: /above/u,
  bottom: /below|beneath/u,
  left: /left/u,
  right: /right/u,
}
/** "above the top edge": out of what has it. */
export const leadsOut = (way: string | undefined, side: Side): boolean => BEYOND[side].test(way ?? '')

export const ONE_OF_TWO = 'Of two edges of one length, the upper or the right one is taken'
export const AGAINST: Readonly<Record<Side, Side>> = {
  top: 'bottom',
  bottom: 'top',
  left: 'right',
  right: 'left',
}

export function onMiddle(drawing: Drawing, host: Host, side: Side): Point2 {
  const box = drawing.boxOf(host)
  const [x, y] = middleOf(box)
  return side === 'top' || side === 'bottom' ? [x, box[side]] : [box[side], y]
}
