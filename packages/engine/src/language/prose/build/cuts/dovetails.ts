/** Grooves of two widths: a dovetail that widens to its floor, a trapezoidal channel that narrows. */
import type { AxisName, Point3 } from '../../../../plan/geometry.ts'
import { between, FRAMES } from '../../../operations/build.ts'
import {
  AXES,
  type Box,
  indexOf,
  levelOf,
  middleOf,
  opposite,
  type Side,
  sizeAlong,
} from '../../../operations/space.ts'
import { missing, unread } from '../../../operations/unread.ts'
import { allSizes, type SaidSize, sizeOf, type Thing } from '../../scene.ts'
import { isWidened } from '../../tell/dovetails.ts'
import type { Feature, World } from '../world.ts'
import type { Aim } from './aim.ts'
import type { CutFigure } from './figures.ts'
import { runOf } from './runs.ts'

const AT_MOUTH = /^(?:top|opening|mouth|surface|upper|narrow|narrowest|neck|throat|face)$/u
const AT_FLOOR = /^(?:bottom|base|floor|root|lower|wide|widest)$/u

const marked = ({ words, of }: SaidSize, mark: RegExp): boolean =>
  [...words, of?.concept ?? '', of?.name ?? '', ...(of?.words ?? [])].some((word) => mark.test(word))

const isWidth = (said: SaidSize): boolean =>
  /^(?:width|bare|length)$/u.test(said.dimension) || isWidened(said)

interface Widths {
  mouth: number
  floor: number
}

function widthsOf(world: World, thing: Thing): Widths {
  const all = allSizes(thing).filter(isWidth)
  // As long as it runs is no width of it.
  const told = all.filter(({ dimension }) => dimension !== 'length' || all.length < 3)
  const top = told.find((said) => marked(said, AT_MOUTH)) ?? undefined
  const low = told.find((said) => said !== top && marked(said, AT_FLOOR))
  const loose = told.filter((said) => said !== top && said !== low)
  const angle = sizeOf(thing, 'angle')
  const deep = sizeOf(thing, 'depth', 'height')
  const take = (said: SaidSize): number => {
    const value = world.takeSize(thing, said)
    // It lies between edges that are no faces' own.
    world.unmeasured(said.figure)
    return value
  }
  if (angle && deep) {
    const [only, second] = told
    if (!only || second) throw missing('one width', thing.name)
    const { value } = angle.figure
    world.count(angle.figure)
    angle.used = true
    const reach = deep.figure.value / Math.tan((value * Math.PI) / 180)
    const width = take(only)
    if (only === low) return { mouth: width - 2 * reach, floor: width }
    if (only === top) return { mouth: width, floor: width + 2 * reach }
    throw missing('width at the top or at the bottom', thing.name)
  }
  const pair = top && low ? [top, low] : [top ?? loose[0], low ?? loose[top ? 0 : 1]]
  const [mouth, floor] = pair
  if (!mouth || !floor || loose.length > 2 - (top ? 1 : 0) - (low ? 1 : 0))
    throw missing('width at the top and at the bottom', thing.name)
  const [a, b] = [take(mouth), take(floor)]
  // Of two that say no place the narrow one is the mouth of a dovetail.
  const isDovetail = thing.concept === 'dovetail'
  if (!top && !low && isDovetail) return { mouth: Math.min(a, b), floor: Math.max(a, b) }
  if (!top && !low) throw missing('width at the top and at the bottom', thing.name)
  return { mouth: a, floor: b }
}

export function dovetail(world: World, thing: Thing, aim: Aim): CutFigure {
  const { axis, mouth, host } = aim
  const run = runOf(world, thing, aim)
  const cross = AXES.find((each) => each !== axis && each !== run) as AxisName
  const { mouth: top, floor } = widthsOf(world, thing)
  if (top <= 0 || floor <= 0 || (thing.concept === 'dovetail' && top >= floor - 1e-9))
    throw unread(world.quote(thing.span))
  const wide = Math.max(top, floor)
  if (wide >= sizeAlong(host.box, cross) - 1e-9) throw unread(world.quote(thing.span))
  if (!sizeOf(thing, 'depth', 'height')) throw missing('depth', thing.name)
  const size: Point3 = [0, 0, 0]
  size[indexOf(run)] = sizeAlong(host.box, run)
  size[indexOf(cross)] = wide
  const make = (id: string, box: Box, operation: 'add' | 'cut'): Feature[] => [
    drawn(id, box, operation, { run, cross, mouth, top, floor }),
  ]
  return { shape: { kind: 'free', make }, size, round: false, along: run }
}

interface Profile {
  run: AxisName
  cross: AxisName
  mouth: Side
  top: number
  floor: number
}

function drawn(
  id: string,
  box: Box,
  operation: 'add' | 'cut',
  { run, cross, mouth, top, floor }: Profile,
): Feature {
  const middle = middleOf(box, cross)
  const [high, low] = [levelOf(box, mouth), levelOf(box, opposite(mouth))]
  const first = AXES.find((each) => each !== run)
  const at = (across: number, level: number): [number, number] =>
    first === cross ? [across, level] : [level, across]
  const [start, ...rest] = [
    at(middle - top / 2, high),
    at(middle + top / 2, high),
    at(middle + floor / 2, low),
    at(middle - floor / 2, low),
  ]
  const k = indexOf(run)
  return {
    kind: 'extrude',
    id,
    operation,
    plane: { on: 'frame', ...FRAMES[run] },
    sketch: { add: [{ kind: 'outline', start, segments: rest.map((to) => ({ kind: 'line', to })) }] },
    extent: between(run, box.min[k], box.max[k]),
  }
}
