/** What holds between the instances of an assembly: no two share material, save where the plan excuses it. */
import { EngineError } from '../errors.ts'
import type { Relation } from '../plan/assembly.ts'
import { type Facets, facetsOf, type Hull, hullOf, surelyApart } from './apart.ts'
import { shapeDistance } from './distance.ts'
import { volumeOf } from './mass.ts'
import { figure } from './measure/measurement.ts'
import type { Model, ModelInstance, ModelPart } from './model.ts'
import { placedShape } from './move.ts'
import type { Occt, TopoDS_Shape } from './occt.ts'
import { facesOf } from './topology.ts'

type Pair = [string, string]

export interface Interference {
  between: Pair
  /** In cubic millimetres; undefined for a pair the plan excuses, which is not measured. */
  volume: number | undefined
  /** Why the plan allows it. */
  why: string
}

export interface Clearance {
  between: Pair
  kind: 'contact' | 'clearance'
  /** Shortest distance in millimetres. */
  distance: number
  /** The least distance asked for; zero for contact. */
  gap: number
}

export interface AssemblyFindings {
  /** How many pairs were close enough to be looked at. */
  pairsChecked: number
  interferences: Interference[]
  clearances: Clearance[]
}

/** As part of the smaller of the two: two faces that coincide share a film of rounding error. */
const NEGLIGIBLE_SHARE = 1e-6
const CONTACT_MM = 1e-4
const NOISE_MM = 1e-6

interface Placed {
  instance: ModelInstance
  shape: TopoDS_Shape
  min: number[]
  max: number[]
  faces: number
  /** Meshed once, when first asked for. */
  hull: Hull | undefined
}

/** Below this many faces the exact comparison is quick. */
const BUSY_FACES = 40

export function checkAssembly(oc: Occt, model: Model, relations: readonly Relation[]): AssemblyFindings {
  const placed = model.instances.map((instance) => place(oc, instance))
  const byId = new Map(placed.map((p) => [p.instance.id, p]))
  const faults: string[] = []
  const clearances: Clearance[] = []
  for (const relation of relations) {
    if (relation.kind === 'engaged') continue
    const [a, b] = relation.between.map((id) => byId.get(id))
    if (!a || !b)
      throw new EngineError(
        'geometry_validation_failed',
        `${relation.kind}: there is no instance ${a ? relation.between[1] : relation.between[0]}`,
      )
    const distance = shapeDistance(oc, a.shape, b.shape)
    const gap = relation.kind === 'clearance' ? relation.gap : 0
    clearances.push({ between: relation.between, kind: relation.kind, distance, gap })
    if (relation.kind === 'contact' && distance > CONTACT_MM)
      faults.push(`${names(a, b)} should touch, but are ${figure(distance)} mm apart`)
    if (relation.kind === 'clearance' && distance < gap - NOISE_MM)
      faults.push(`${names(a, b)} should be ${figure(gap)} mm apart, but are ${figure(distance)} mm apart`)
  }

  const excused = new Map(
    relations.flatMap((r) => (r.kind === 'engaged' ? [[pairKey(r.between), r.why] as const] : [])),
  )
  const pairs = closePairs(placed)
  const interferences: Interference[] = []
  const facets = new Map<ModelPart, Facets>()
  for (const [a, b] of pairs) {
    const between: Pair = [a.instance.id, b.instance.id]
    const why = excused.get(pairKey(between))
    if (why !== undefined) {
      interferences.push({ between, volume: undefined, why })
      continue
    }
    if ((isBusy(a) || isBusy(b)) && apartByMesh(oc, facets, a, b)) continue
    const volume = commonVolume(oc, a, b)
    const smaller = Math.min(volumeOf(oc, a.shape), volumeOf(oc, b.shape))
    if (volume > NEGLIGIBLE_SHARE * smaller) faults.push(`${names(a, b)} overlap by ${figure(volume)} mm³`)
  }
  if (faults.length > 0)
    throw new EngineError('geometry_validation_failed', `The parts do not fit together: ${faults.join('; ')}`)
  return { pairsChecked: pairs.length, interferences, clearances }
}

const names = (a: Placed, b: Placed) => `${a.instance.id} and ${b.instance.id}`
const pairKey = (between: readonly string[]) => between.toSorted().join(' ')

function place(oc: Occt, instance: ModelInstance): Placed {
  const shape = placedShape(oc, instance)
  using box = new oc.Bnd_Box()
  oc.BRepBndLib.Add(shape, box, false)
  using low = box.CornerMin()
  using high = box.CornerMax()
  return {
    instance,
    shape,
    min: [low.X(), low.Y(), low.Z()],
    max: [high.X(), high.Y(), high.Z()],
    faces: facesOf(oc, instance.part.body.shape).length,
    hull: undefined,
  }
}

const isBusy = ({ faces }: Placed): boolean => faces >= BUSY_FACES

function apartByMesh(oc: Occt, facets: Map<ModelPart, Facets>, ...pair: [Placed, Placed]): boolean {
  const [a, b] = pair.map((placed) => {
    const { part, motion } = placed.instance
    const diagonal = Math.hypot(...placed.max.map((high, k) => high - (placed.min[k] as number)))
    const own = facets.get(part) ?? facetsOf(oc, part.body.shape, diagonal)
    facets.set(part, own)
    placed.hull ??= hullOf(own, motion)
    return placed.hull
  }) as [Hull, Hull]
  return surelyApart(a, b)
}

/** Pairs whose boxes overlap; swept along x, so that a long row of instances stays cheap. */
function closePairs(placed: readonly Placed[]): [Placed, Placed][] {
  const order = placed.toSorted((a, b) => (a.min[0] as number) - (b.min[0] as number))
  const pairs: [Placed, Placed][] = []
  for (const [i, a] of order.entries())
    for (let j = i + 1; j < order.length; j++) {
      const b = order[j] as Placed
      if ((b.min[0] as number) > (a.max[0] as number)) break
      if (
        [1, 2].every(
          (k) => (a.min[k] as number) < (b.max[k] as number) && (b.min[k] as number) < (a.max[k] as number),
        )
      )
        pairs.push([a, b])
    }
  return pairs
}

function commonVolume(oc: Occt, a: Placed, b: Placed): number {
  using range = new oc.Message_ProgressRange()
  using common = new oc.BRepAlgoAPI_Common(a.shape, b.shape, range)
  if (!common.IsDone() || common.HasErrors())
    throw new EngineError('code_generation_failed', `${names(a, b)}: the kernel could not compare the two`)
  using shape = common.Shape()
  return Math.abs(volumeOf(oc, shape))
}
