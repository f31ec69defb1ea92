/**
 * A part under construction: its shape, and which features each face comes from. The owners are
 * carried through every operation by the kernel's own history, so that "the edges between the boss and the
 * plate" still means the same edges ten features later.
 */
import type { BRepBuilderAPI_MakeShape } from 'replicad-opencascadejs'
import type { Occt, TopoDS_Face, TopoDS_Shape } from './occt.ts'
import { facesOf, listItems, ShapeMap } from './topology.ts'

export type Owners = ShapeMap<ReadonlySet<string>>

export interface Body {
  shape: TopoDS_Shape
  owners: Owners
  volume: number
}

const NOBODY: ReadonlySet<string> = new Set()

export const ownersOf = (body: Body, face: TopoDS_Face): ReadonlySet<string> =>
  body.owners.get(face) ?? NOBODY

/** The history that booleans, fillets, chamfers, shells and drafts all keep. */
type History = Pick<BRepBuilderAPI_MakeShape, 'Modified' | 'Generated' | 'IsDeleted'>

/**
 * The owners of the faces of `result`: a face that came from an owned face keeps its owners; one that
 * came from nowhere belongs to `feature`.
 */
export function carryOwners(
  oc: Occt,
  history: History,
  before: Iterable<[TopoDS_Shape, ReadonlySet<string>]>,
  result: TopoDS_Shape,
  feature: string,
): Owners {
  const carried = new ShapeMap<Set<string>>(oc)
  const give = (face: TopoDS_Shape, owners: ReadonlySet<string>) => {
    const own = carried.get(face)
    if (own) for (const owner of owners) own.add(owner)
    else carried.set(face, new Set(owners))
  }
  for (const [face, owners] of before) {
    if (history.IsDeleted(face)) continue
    using modified = history.Modified(face)
    if (modified.Size() === 0) give(face, owners)
    else for (const child of listItems(oc, modified)) give(child, owners)
  }
  const owners: Owners = new ShapeMap(oc)
  for (const face of facesOf(oc, result)) owners.set(face, carried.get(face) ?? new Set([feature]))
  return owners
}

/** Every face of a fresh shape belongs to the feature that made it. */
export function ownAll(oc: Occt, shape: TopoDS_Shape, feature: string): Owners {
  const owners: Owners = new ShapeMap(oc)
  const own = new Set([feature])
  for (const face of facesOf(oc, shape)) owners.set(face, own)
  return owners
}
