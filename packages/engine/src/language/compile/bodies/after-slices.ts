/** "The top 10 mm are cut off. A hole goes into the top": what is told after a slice is told of what the slice has left. */
import { EngineError } from '../../../errors.ts'
import type { AxisName, Point3, SignedAxis } from '../../../plan/geometry.ts'
import { type Entity, isHollow } from '../../entity.ts'
import type { ShapeKind } from '../../lexicon/bodies.ts'
import { isEdgeFeature } from '../../nouns/phrase.ts'
import { quote } from '../../sizes/sizes.ts'
import { SLICE } from '../../worked/slices.ts'
import type { Stand } from '../faces/stand.ts'
import { indexOf } from '../scene/probe.ts'

/** The same section all along its axis: a slice off an end leaves the same body, only shorter. */
const STRAIGHT: ReadonlySet<ShapeKind> = new Set(['box', 'round', 'polygon', 'stadium', 'ellipse'])

const sideOf = ({ entity: { places } }: Stand): SignedAxis | undefined => {
  const place = places.find((each) => each.place.kind === 'face')?.place
  return place?.kind === 'face' ? place.face : undefined
}

function without(body: Stand, slice: Stand): Stand {
  const side = sideOf(slice) as SignedAxis
  const index = indexOf(side[1] as AxisName)
  return side[0] === '+'
    ? { ...body, max: body.max.with(index, slice.min[index]) as Point3 }
    : { ...body, min: body.min.with(index, slice.max[index]) as Point3 }
}

/** The middle of a face that loses a strip at its side moves: what was placed on it before would move along. */
function refuseMoved(slices: readonly Stand[], cuts: readonly Entity[]): void {
  for (const slice of slices) {
    const before = cuts.find(({ sentence }) => sentence < slice.entity.sentence)
    if (before && sideOf(slice)?.[1] !== 'z')
      throw new EngineError(
        'prompt_too_ambiguous',
        `${quote(before.item.text)} is told before a slice is cut off that side of the part. Tell it after, with its place on what is left.`,
      )
  }
}

/** One straight body that slices were taken off before anything was cut into it, as they left it; else all as it was. */
export function afterSlices(stands: Stand[], entities: readonly Entity[]): Stand[] {
  const slices = stands.filter(({ entity }) => entity.concept === SLICE && !entity.family)
  const [body, another] = stands.filter(({ entity }) => !entity.cut)
  const isEnd = (slice: Stand): boolean => {
    const side = sideOf(slice)
    return side !== undefined && (body?.shape === 'box' || side[1] === body?.axis)
  }
  if (slices.length === 0 || !body || another || !STRAIGHT.has(body.shape) || isHollow(body.entity))
    return stands
  if (!slices.every(isEnd)) return stands
  const cuts = entities.filter((entity) => entity.kind === 'feature' && !isEdgeFeature(entity))
  refuseMoved(slices, cuts)
  const told = entities.filter(({ kind }) => kind === 'feature')
  if (told.some(({ sentence }) => slices.some(({ entity }) => sentence < entity.sentence))) return stands
  const left = slices.reduce(without, body)
  return stands.filter((stand) => !slices.includes(stand)).map((stand) => (stand === body ? left : stand))
}
