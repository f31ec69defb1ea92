/** Several products in one plan: each keeps its own coordinates and measurements, and is set in its place. */
import { EngineError } from '../../../errors.ts'
import type { InstanceInput, RelationInput } from '../../../library/families/family.ts'
import type { Point3 } from '../../../plan/geometry.ts'
import { PLAN_VERSION, type PlanInput } from '../../../plan/plan.ts'
import type { Measure } from '../../../plan/requirement.ts'
import type { Entity } from '../../entity.ts'
import { quote } from '../../sizes/sizes.ts'
import type { Item } from '../../text/items.ts'
import type { PlacedFamily } from '../families/family.ts'
import { Ledger, millimetres } from '../ledger.ts'

/** A product made by itself. */
export interface Piece {
  root: Entity
  count: number
  plan: PlanInput
  family: PlacedFamily | undefined
  min: Point3
  max: Point3
}

/** Where one instance of a piece goes. */
export interface Spot {
  piece: Piece
  at: Point3
}

export interface Arrangement {
  name: string
  spots: readonly Spot[]
  /** Pairs of spots that touch, or that share a cosmetic thread. */
  touching: readonly (readonly [number, number])[]
  engaged: readonly (readonly [number, number, string])[]
  assumptions: readonly string[]
  /** Distances that were said, between neighbours. */
  gaps?: readonly { between: readonly [number, number]; value: number; items: readonly Item[] }[]
}

const WHOLE = new Set<Measure['kind']>(['instance-count', 'clearance'])

/** A measure of a product by itself, taken on its part. */
const onPart = (measure: Measure, part: string): Measure =>
  WHOLE.has(measure.kind) ? measure : ({ ...measure, part } as Measure)

export function joined(prompt: string, pieces: readonly Piece[], arrangement: Arrangement): PlanInput {
  const ledger = new Ledger(prompt)
  const ids = new Map(pieces.map((piece) => [piece, ledger.name(piece.plan.parts[0]?.id ?? 'part')]))
  const idOf = (piece: Piece): string => ids.get(piece) as string
  for (const piece of pieces) assertOnePart(piece)
  for (const says of arrangement.assumptions) ledger.assume('assembly', says)
  for (const { root, plan, ...piece } of pieces) {
    const id = idOf(pieces.find((each) => each.plan === plan) as Piece)
    if (!root.count?.item) continue
    ledger.require({
      name: `${id}-count`,
      says: `${piece.count} × ${root.concept}`,
      measure: { kind: 'instance-count', part: id },
      value: arrangement.spots.filter((spot) => spot.piece.plan === plan).length,
      source: { items: [root.count.item, ...(root.count.again ?? [])], values: [] },
    })
  }
  const numbers = new Map<Piece, number>()
  const instances = arrangement.spots.map(({ piece, at }): InstanceInput => {
    const number = (numbers.get(piece) ?? 0) + 1
    numbers.set(piece, number)
    const many = arrangement.spots.filter((spot) => spot.piece === piece).length > 1
    const id = many ? `${idOf(piece)}-${number}` : idOf(piece)
    return {
      id,
      part: idOf(piece),
      ...(many ? { name: `${piece.plan.parts[0]?.name ?? id} (${number})` } : {}),
      placement: { kind: 'coordinates', translate: at },
    }
  })
  const pair = (a: number, b: number): [string, string] => [
    instances[a]?.id as string,
    instances[b]?.id as string,
  ]
  for (const { between, value, items } of arrangement.gaps ?? [])
    ledger.require({
      name: 'apart',
      says: `${millimetres(value)} apart`,
      measure: { kind: 'clearance', instances: pair(...between) },
      value,
      source: { items, values: [] },
    })
  const relations: RelationInput[] = [
    ...arrangement.touching.map(([a, b]): RelationInput => ({ kind: 'contact', between: pair(a, b) })),
    ...arrangement.engaged.map(
      ([a, b, why]): RelationInput => ({ kind: 'engaged', between: pair(a, b), why }),
    ),
  ]
  return {
    version: PLAN_VERSION,
    name: arrangement.name,
    parts: pieces.map((piece) => ({
      ...(piece.plan.parts[0] as PlanInput['parts'][number]),
      id: idOf(piece),
    })),
    instances,
    ...(relations.length > 0 ? { relations } : {}),
    requirements: [
      ...ledger.requirements,
      ...pieces.flatMap((piece) =>
        (piece.plan.requirements ?? []).map((requirement) => ({
          ...requirement,
          id: `${idOf(piece)}-${requirement.id}`.slice(0, 64),
          measure: onPart(requirement.measure, idOf(piece)),
        })),
      ),
    ],
    assumptions: [
      ...ledger.assumptions,
      ...pieces.flatMap((piece) =>
        (piece.plan.assumptions ?? []).map((assumption) => ({
          ...assumption,
          id: `${idOf(piece)}-${assumption.id}`.slice(0, 64),
        })),
      ),
    ],
  }
}

/** What consists of several parts is measured as a whole, which it no longer is among others. */
function assertOnePart({ plan, root }: Piece): void {
  if (plan.parts.length > 1)
    throw new EngineError(
      'prompt_too_ambiguous',
      `${quote(root.item.text)} consists of several parts itself, and I can only make it alone. Ask for it apart from the rest.`,
    )
}
