/**
 * Fillets and chamfers on the edges of a plain first solid: what two edges of one face take away must not be more
 * than lies between them. Edges are counted only where a selector surely chooses them.
 */
import { AXIS_NAMES, type AxisIndex, sizeAlong } from '../envelope/box.ts'
import type { Stage } from '../envelope.ts'
import type { Feature } from '../features.ts'
import type { EdgeSelector } from '../select.ts'
import {
  type Base,
  chosenBy,
  type Edge,
  edgesOf,
  mayChoose,
  others,
  SENSES,
  type Sense,
} from './base-edges.ts'
import { type Contradictions, fitGate, mm, NEARLY } from './gate.ts'

const isBreaking = (feature: Feature) => feature.kind === 'fillet' || feature.kind === 'chamfer'

/** The first solid of the part, while its edges are still where it put them. */
function baseOf(stage: Stage): Base | undefined {
  const [first] = stage.earlier
  const host = first && stage.intact.has(first.id) ? stage.hosts.get(first.id) : undefined
  return host?.prism ? (host as Base) : undefined
}

interface Taken {
  /** "fillet radius 6 mm" */
  words: string
  size: number
}

function* overLines(chosen: readonly Edge[], base: Base, { words, size }: Taken): Contradictions {
  const told = new Set<AxisIndex>()
  for (const edge of chosen) {
    for (const across of others(edge.along)) {
      const opposite = chosen.some(
        (other) =>
          other.along === edge.along &&
          [...edge.sides].every(
            ([axis, sense]) => other.sides.get(axis) === (axis === across ? -sense : sense),
          ),
      )
      const room = sizeAlong(base.box, across)
      const needed = opposite ? 2 * size : size
      if (needed <= room + NEARLY || told.has(across)) continue
      told.add(across)
      yield `${words} needs ${mm(needed)} ${opposite ? 'between the edges' : 'beside the edge'}, and ${base.name} is ${mm(room)} along ${AXIS_NAMES[across]}`
    }
  }
}

function* overCircles(chosen: readonly Edge[], base: Base, { words, size }: Taken): Contradictions {
  const { prism } = base
  const { diameter = 0, innerDiameter = 0 } = prism
  const height = sizeAlong(base.box, prism.axis)
  const wall = (diameter - innerDiameter) / 2
  const has = (sense: Sense, inner: boolean) =>
    chosen.some((edge) => edge.sides.get(prism.axis) === sense && (edge.inner ?? false) === inner)
  const bothEnds = [false, true].some((inner) => has(-1, inner) && has(1, inner))
  const bothRims = SENSES.some((sense) => has(sense, false) && has(sense, true))
  const rules = [
    { needed: bothEnds ? 2 * size : size, room: height, what: `${base.name} is ${mm(height)} high` },
    {
      needed: bothRims ? 2 * size : size,
      room: wall,
      what:
        innerDiameter > 0
          ? `the wall of ${base.name} is ${mm(wall)}`
          : `the radius of ${base.name} is ${mm(wall)}`,
    },
  ]
  for (const { needed, room, what } of rules) {
    if (chosen.length > 0 && needed > room + NEARLY) yield `${words} needs ${mm(needed)}, and ${what}`
  }
}

/** A selector without conditions chooses the rims of any prism, top and bottom. */
const choosesAll = (selector: EdgeSelector): boolean =>
  Object.values(selector).every((field) => field === undefined)

function* judge(selectors: readonly EdgeSelector[], stage: Stage, taken: Taken): Contradictions {
  const base = baseOf(stage)
  if (!base) return
  const edges = edgesOf(base)
  const earlier = stage.earlier.filter(isBreaking).flatMap((feature) => feature.edges)
  const left = edges.filter((edge) => !earlier.some((selector) => mayChoose(edge, selector)))
  const chosen = chosenBy(selectors, left, base, stage)
  if (base.prism.outline === 'round') yield* overCircles(chosen, base, taken)
  else if (base.prism.outline === 'rectangle') yield* overLines(chosen, base, taken)
  else if (selectors.some(choosesAll) && earlier.length === 0) {
    const height = sizeAlong(base.box, base.prism.axis)
    if (2 * taken.size > height + NEARLY) {
      yield `${taken.words} needs ${mm(2 * taken.size)} between the edges, and ${base.name} is ${mm(height)} high`
    }
  }
}

export const broken = fitGate({
  *fillet({ edges, radius }, stage) {
    yield* judge(edges, stage, { words: `fillet radius ${mm(radius)}`, size: radius })
  },
  *chamfer({ edges, distance, second }, stage) {
    // Which leg lies on which face is the selector's affair; the shorter one is taken away on both.
    const size = Math.min(distance, second?.distance ?? distance)
    yield* judge(edges, stage, { words: `chamfer ${mm(size)}`, size })
  },
})
