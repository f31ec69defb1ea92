/** What the report tells of each part and of the whole: size, weight, and how the mass lies. */
import type { Point3 } from '../plan/geometry.ts'
import { add, dot, scale, subtract } from '../plan/vector.ts'
import { areaOf, type Box, boxOf, momentsOf, type Tensor, volumeOf } from './mass.ts'
import type { Model, ModelPart, Motion } from './model.ts'
import { moveDirection, movePoint } from './motion.ts'
import { placedShape } from './move.ts'
import type { Occt } from './occt.ts'
import { edgesOf, facesOf, solidsOf } from './topology.ts'

export interface WeighedBulk {
  /** Cubic millimetres. */
  volume: number
  /** Square millimetres. */
  area: number
  /** Grams; undefined where a material is missing. */
  mass: number | undefined
  /** Of mass where every material is known, else of volume. */
  centre: Point3
  box: Box
  /** About the centre, along the part's axes: g·mm² with a mass, else mm⁵ as of unit density. */
  inertia: Tensor
}

export interface PartProperties extends WeighedBulk {
  id: string
  name: string
  material: string | undefined
  solids: number
  faces: number
  edges: number
}

export interface MassProperties {
  parts: PartProperties[]
  total: WeighedBulk & { instances: number }
}

export function massProperties(oc: Occt, model: Model): MassProperties {
  const parts = new Map(model.parts.map((part) => [part, partProperties(oc, part)]))
  const placed = model.instances.map((instance) => ({
    motion: instance.motion,
    own: parts.get(instance.part) ?? partProperties(oc, instance.part),
    box: boxOf(oc, placedShape(oc, instance)),
  }))
  return { parts: [...parts.values()], total: { ...totalOf(placed), instances: placed.length } }
}

const UNIT_AXES: readonly Point3[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
]

function partProperties(oc: Occt, part: ModelPart): PartProperties {
  const { shape } = part.body
  const volume = volumeOf(oc, shape)
  const { centre, inertia } = momentsOf(oc, shape)
  const perMm3 = part.material && part.material.densityGPerCm3 / 1000
  return {
    id: part.id,
    name: part.name,
    material: part.material?.name,
    volume,
    area: areaOf(oc, shape),
    mass: perMm3 && volume * perMm3,
    centre,
    box: boxOf(oc, shape) ?? { min: [0, 0, 0], max: [0, 0, 0] },
    inertia: scaled(inertia, perMm3 ?? 1),
    solids: solidsOf(oc, shape).length,
    faces: facesOf(oc, shape).length,
    edges: edgesOf(oc, shape).filter((edge) => !oc.BRep_Tool.Degenerated(edge)).length,
  }
}

interface PlacedProperties {
  motion: Motion
  own: PartProperties
  box: Box | undefined
}

function totalOf(placed: readonly PlacedProperties[]): WeighedBulk {
  const masses = placed.map(({ own }) => own.mass)
  const weighed = masses.every((m) => m !== undefined)
  // Without every mass, volumes stand in; a part's inertia may then have to lose its density again.
  const weights = placed.map(({ own }) => (weighed ? (own.mass ?? 0) : own.volume))
  const whole = weights.reduce((sum, w) => sum + w, 0)
  const centres = placed.map(({ own, motion }) => movePoint(motion, own.centre))
  const centre = scale(
    centres.reduce((sum, c, i) => add(sum, scale(c, weights[i] as number)), [0, 0, 0] as Point3),
    1 / whole,
  )
  const inertia = placed
    .map(({ own, motion }, i) => {
      const unit = weighed || own.mass === undefined ? 1 : own.volume / own.mass
      const turned = turnedTensor(scaled(own.inertia, unit), motion)
      return sum(turned, pointTensor(subtract(centres[i] as Point3, centre), weights[i] as number))
    })
    .reduce(sum)
  const corner = (pick: (...values: number[]) => number, end: 'min' | 'max') =>
    [0, 1, 2].map((k) => pick(...placed.flatMap(({ box }) => (box ? [box[end][k] as number] : [])))) as Point3
  const adding = (take: (own: PartProperties) => number) => placed.reduce((s, { own }) => s + take(own), 0)
  return {
    volume: adding((own) => own.volume),
    area: adding((own) => own.area),
    mass: weighed ? whole : undefined,
    centre,
    box: { min: corner(Math.min, 'min'), max: corner(Math.max, 'max') },
    inertia,
  }
}

const tensor = (entry: (i: number, j: number) => number): Tensor =>
  [0, 1, 2].map((i) => [0, 1, 2].map((j) => entry(i, j))) as Tensor

const scaled = (t: Tensor, factor: number): Tensor =>
  tensor((i, j) => ((t[i] as Point3)[j] as number) * factor)

const sum = (a: Tensor, b: Tensor): Tensor =>
  tensor((i, j) => ((a[i] as Point3)[j] as number) + ((b[i] as Point3)[j] as number))

/** Of a point weight, by the parallel axis theorem: w·(d²·1 − d·dᵀ). */
const pointTensor = (d: Point3, weight: number): Tensor =>
  tensor((i, j) => weight * ((i === j ? dot(d, d) : 0) - (d[i] as number) * (d[j] as number)))

/** R·I·Rᵀ: the moment about a fixed axis is the moment about that axis turned back into the part. */
function turnedTensor(own: Tensor, motion: Motion): Tensor {
  const columns = UNIT_AXES.map((axis) => moveDirection(motion, axis))
  return tensor((i, j) => {
    let total = 0
    for (let a = 0; a < 3; a++)
      for (let b = 0; b < 3; b++)
        total +=
          ((columns[a] as Point3)[i] as number) *
          ((own[a] as Point3)[b] as number) *
          ((columns[b] as Point3)[j] as number)
    return total
  })
}
