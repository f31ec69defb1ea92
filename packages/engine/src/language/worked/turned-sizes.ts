/**
 * "a pocket 40 x 8 mm parallel to the short sides", "a block 40 x 20 x 15 mm … It runs along the Y axis": the longer of its two
 * sizes seen from above lies that way, in whichever order they were told.
 */
import type { AxisName } from '../../plan/geometry.ts'
import { type Entity, type Given, type SaidPlace, shapeOf } from '../entity.ts'
import { FIGURES } from '../lexicon/figures.ts'
import { CROSSWISE } from '../lexicon/sides.ts'
import { PARALLEL } from '../names/named-ways.ts'
import type { Value } from '../quantities/quantity.ts'

const saysParallel = ({ items }: SaidPlace): boolean => items.some(({ text }) => PARALLEL.test(text))

/** The way it is said to run, seen from above; the way of a row, or of what goes through, is none of its own. */
function wayOf({ kind, places, manners }: Entity): 'x' | 'y' | undefined {
  const through = kind === 'feature' && manners.has('through')
  const ways = places.flatMap((said) =>
    said.place.kind === 'along' &&
    !said.place.ofRow &&
    !said.place.drilled &&
    (!through || saysParallel(said))
      ? [said.place.axis]
      : [],
  )
  const [axis] = ways
  return ways.length === 1 && (axis === 'x' || axis === 'y') ? axis : undefined
}

/** On a face that is seen from above, and the only one of its kind. */
const liesFlat = ({ places, manners, orientation, count }: Entity): boolean =>
  (count?.value ?? 1) === 1 &&
  orientation === undefined &&
  !manners.has('upright') &&
  places.every(({ place }) => place.kind !== 'face' || place.face[1] === 'z')

/** A figure that is drawn is extruded along an axis, which says nothing of its sides. */
const isTurned = (entity: Entity, base: Entity | undefined): boolean =>
  entity.kind === 'solid'
    ? entity !== base &&
      !entity.family &&
      !entity.member &&
      !(entity.concept in FIGURES) &&
      shapeOf(entity) === 'box'
    : entity.concept === 'pocket'

const isPlain = (given: Given): boolean =>
  given.attribute.axis === undefined && given.attribute.values.every(({ axis, label }) => !axis && !label)

/** Lengthwise and across, where one of them is longer: from "40 x 8", or from "40 mm long" and "8 mm wide". */
function sizesOf({ given }: Entity): readonly [Value, Value] | undefined {
  const told = given.filter(isPlain)
  const row = told.find(({ word, attribute }) => word === 'sequence' && attribute.values.length <= 3)
  const named = ['length', 'width'].map((each) => told.find(({ word }) => word === each))
  const [long, wide] = row ? row.attribute.values : named.map((each) => each?.attribute.values[0])
  return long && wide && Math.abs(long.value - wide.value) > 1e-6 ? [long, wide] : undefined
}

/** The same sizes, those by the axis that they are measured along. */
const turned = (given: Given, axes: ReadonlyMap<Value, AxisName>): Given[] =>
  given.attribute.values.some((value) => axes.has(value))
    ? given.attribute.values.map((value) => {
        const axis = axes.get(value) ?? 'z'
        return { ...given, word: `axis ${axis}`, attribute: { ...given.attribute, axis, values: [value] } }
      })
    : [given]

const UPRIGHT: ReadonlySet<string> = new Set(['thickness', 'height'])

/** So that its length goes along a level axis; of a row of sizes the longer, where it is told which way it heads. */
export function turnedOnto(entity: Entity, way: 'x' | 'y', byRow: boolean): void {
  const told = entity.given.filter(isPlain)
  const row = told.some(({ word }) => word === 'sequence')
  const sizes = row && !byRow ? undefined : sizesOf(entity)
  if (!sizes) return
  const [first, second] = sizes
  const long = row && second.value > first.value ? second : first
  if (row && (long === first) === (way === 'x')) return
  const high = told.find(({ word }) => UPRIGHT.has(word))?.attribute.values[0]
  const axes = new Map<Value, AxisName>([
    [long, way],
    [long === first ? second : first, CROSSWISE[way]],
    ...(high ? [[high, 'z'] as const] : []),
  ])
  entity.given.splice(0, entity.given.length, ...entity.given.flatMap((given) => turned(given, axes)))
}

/** "through the center, parallel to the long side": how it lies and not the way it goes through. */
function dropParallels({ places }: Entity): void {
  const kept = places.filter((said) => said.place.kind !== 'along' || !saysParallel(said))
  places.splice(0, places.length, ...kept)
}

export function settleTurnedSizes(entities: readonly Entity[]): void {
  const base = entities.find(({ kind, cut }) => kind === 'solid' && !cut)
  for (const entity of entities) {
    const way = isTurned(entity, base) && liesFlat(entity) ? wayOf(entity) : undefined
    const sizes = way && sizesOf(entity)
    if (!way || !sizes) continue
    if (entity.kind === 'feature') dropParallels(entity)
    const [first, second] = sizes
    const longer = first.value > second.value ? first : second
    // As it lies anyway.
    if ((longer === first) === (way === 'x')) continue
    const axes = new Map<Value, AxisName>([
      [longer, way],
      [longer === first ? second : first, CROSSWISE[way]],
    ])
    entity.given.splice(0, entity.given.length, ...entity.given.flatMap((given) => turned(given, axes)))
  }
}
