/**
 * "a pedestal capped by a half-round top of 20 mm radius", "an ear with a semicircular top": half a cylinder that lies on a
 * block. It is made as a whole one with its axis in the top of the block, whose lower half the block holds anyway.
 */
import { EngineError } from '../../errors.ts'
import type { AxisName } from '../../plan/geometry.ts'
import { type Entity, shapeOf } from '../entity.ts'
import { sizesOf } from '../names/named-ways.ts'
import { impliedValue } from '../quantities/quantity.ts'
import { impliedGiven } from '../sizes/implied.ts'
import { quote } from '../sizes/sizes.ts'

export const ROUND_TOP = 'round top'

const NEAR = 1e-6

/** How long a block is along an axis, as far as its sizes and levels tell. */
function extentOf(block: Entity, axis: AxisName): number | undefined {
  const range = block.places.find(({ place }) => place.kind === 'range' && place.axis === axis)?.place
  if (range?.kind === 'range') return Math.abs(range.to.value - range.from.value)
  const told = sizesOf(block).find(([each]) => each === axis)?.[1]
  if (told !== undefined || axis !== 'z') return told
  // "up to Z=45", on what stands on the ground: what is below it holds the other half of the round, too.
  const level = block.places.find(({ place }) => place.kind === 'level' && place.side === '+z')?.place
  return level?.kind === 'level' ? level.value.value : undefined
}

function widthOf({ given }: Entity): number | undefined {
  const told = given.find(({ word }) => word === 'diameter' || word === 'radius' || word === 'width')
  const value = told?.attribute.values[0]?.value
  return value === undefined ? undefined : told?.word === 'radius' ? 2 * value : value
}

/** The way it runs: as told, or across the side of the block that is as wide as it. */
function axisOf(top: Entity, block: Entity, wide: number | undefined): AxisName | undefined {
  const along = top.places.find(({ place }) => place.kind === 'along')?.place
  const told = top.orientation ?? (along?.kind === 'along' ? along.axis : undefined)
  if (told === 'x' || told === 'y') return told
  // Of what nothing is told it spans the broad side of a plate that stands.
  const [x, y] = [extentOf(block, 'x') ?? 0, extentOf(block, 'y') ?? 0]
  if (wide === undefined && x > 0 && y > 0 && x !== y) return x > y ? 'y' : 'x'
  const fits = (['x', 'y'] as const).filter(
    (axis) => Math.abs((extentOf(block, axis) ?? Number.NaN) - (wide ?? Number.NaN)) < NEAR,
  )
  return fits.length === 1 ? (fits[0] === 'x' ? 'y' : 'x') : undefined
}

/** Where a block may be said to lie and still stands within what is below it. */
const INSIDE: ReadonlySet<string> = new Set(['on', 'centre'])

/** What a block stands on, where that is the only body told before it and as wide and as deep as the block at least. */
function baseOf(block: Entity, entities: readonly Entity[]): Entity | undefined {
  const [base, ...others] = entities
    .slice(0, entities.indexOf(block))
    .filter(({ kind, cut, loose }) => kind === 'solid' && !cut && !loose)
  const stands =
    block.places.some(({ place }) => place.kind === 'on' && place.side === '+z') &&
    block.places.every(
      ({ place }) => INSIDE.has(place.kind) || (place.kind === 'range' && place.axis === 'z'),
    )
  if (!base || others.length > 0 || !stands || shapeOf(base) !== 'box' || (block.host ?? base) !== base)
    return undefined
  const covers = (axis: AxisName): boolean =>
    (extentOf(base, axis) ?? 0) > (extentOf(block, axis) ?? Number.POSITIVE_INFINITY) - NEAR
  return (base.count?.value ?? 1) === 1 && covers('x') && covers('y') ? base : undefined
}

/** How far down the lower half of the round is held: by the block, and by what it stands on. */
function heldBelow(block: Entity, high: number, entities: readonly Entity[]): number {
  const base = baseOf(block, entities)
  return high + ((base && extentOf(base, 'z')) ?? 0)
}

export function settleRoundTops(entities: readonly Entity[], remarks: string[]): void {
  for (const top of entities) {
    if (top.concept !== ROUND_TOP || top.cut || top.loose) continue
    const blocks = entities
      .slice(0, entities.indexOf(top))
      .filter((each) => each.kind === 'solid' && !each.cut && !each.loose && shapeOf(each) === 'box')
    const block = top.host && shapeOf(top.host) === 'box' ? top.host : blocks.at(-1)
    const axis = block && axisOf(top, block, widthOf(top))
    const across = block && axis && extentOf(block, axis === 'x' ? 'y' : 'x')
    const long = block && axis && extentOf(block, axis)
    const high = block && extentOf(block, 'z')
    const wide = widthOf(top) ?? across
    const name = quote(top.item.text)
    if (!block || !axis || !across || !long || !high || !wide || (block.count?.value ?? 1) > 1)
      throw new EngineError(
        'prompt_too_ambiguous',
        `I cannot tell how ${name} lies. Say on which block, with its radius and the axis it runs along.`,
      )
    if (wide > across + NEAR || wide / 2 > heldBelow(block, high, entities) + NEAR)
      throw new EngineError(
        'prompt_too_ambiguous',
        `I can round the top of ${quote(block.item.text)} only as far as its sides reach. Give ${name} a smaller radius.`,
      )
    const imply = (word: string, value: number): void => {
      top.given.push(impliedGiven(word, impliedValue(value, 'length', top.item.span), top.item))
    }
    if (widthOf(top) === undefined) imply('diameter', wide)
    if (!top.given.some(({ word }) => word === 'length' || word === 'height')) imply('length', long)
    top.concept = 'cylinder'
    top.host = block
    top.orientation = axis
    const items = [top.item]
    const kept = top.places.filter(
      ({ place }) => place.kind !== 'on' && place.kind !== 'along' && place.kind !== 'face',
    )
    top.places.splice(0, top.places.length, ...kept)
    top.places.push({ place: { kind: 'on', side: '+z' }, items }, { place: { kind: 'astride' }, items })
    remarks.push(`${name} is made as a whole cylinder with its axis in the top of ${quote(block.item.text)}`)
  }
}
