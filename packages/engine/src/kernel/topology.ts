/** Walking a shape: its faces, edges, solids, and which faces meet in an edge. */
import type { NCollection_List_TopoDS_Shape } from 'replicad-opencascadejs'
import type { Occt, TopoDS_Edge, TopoDS_Face, TopoDS_Shape, TopoDS_Solid } from './occt.ts'

type Kind = 'FACE' | 'EDGE' | 'SOLID' | 'VERTEX' | 'WIRE' | 'SHELL'

const HASH_LIMIT = 2 ** 31 - 1
const hashOf = (oc: Occt, shape: TopoDS_Shape) => oc.ReplicadShapeHasher.HashCode(shape, HASH_LIMIT)

/** A map keyed by a shape's identity (same geometry and place, whatever its orientation). */
export class ShapeMap<V> {
  readonly #oc: Occt
  readonly #buckets = new Map<number, { shape: TopoDS_Shape; value: V }[]>()

  constructor(oc: Occt) {
    this.#oc = oc
  }

  #entry(shape: TopoDS_Shape) {
    return this.#buckets.get(hashOf(this.#oc, shape))?.find((e) => e.shape.IsSame(shape))
  }

  get(shape: TopoDS_Shape): V | undefined {
    return this.#entry(shape)?.value
  }

  has(shape: TopoDS_Shape): boolean {
    return this.#entry(shape) !== undefined
  }

  set(shape: TopoDS_Shape, value: V): void {
    const entry = this.#entry(shape)
    if (entry) {
      entry.value = value
      return
    }
    const hash = hashOf(this.#oc, shape)
    const bucket = this.#buckets.get(hash)
    if (bucket) bucket.push({ shape, value })
    else this.#buckets.set(hash, [{ shape, value }])
  }

  *entries(): Iterable<[TopoDS_Shape, V]> {
    for (const bucket of this.#buckets.values()) for (const { shape, value } of bucket) yield [shape, value]
  }
}

/** Each sub-shape once, in the order the kernel keeps them. */
export function subShapes(oc: Occt, shape: TopoDS_Shape, kind: Kind): TopoDS_Shape[] {
  const seen = new ShapeMap<true>(oc)
  const found: TopoDS_Shape[] = []
  using explorer = new oc.TopExp_Explorer(shape, oc.TopAbs_ShapeEnum[`TopAbs_${kind}`])
  for (; explorer.More(); explorer.Next()) {
    const current = explorer.Current()
    if (seen.has(current)) continue
    seen.set(current, true)
    found.push(current)
  }
  return found
}

export const facesOf = (oc: Occt, shape: TopoDS_Shape): TopoDS_Face[] =>
  subShapes(oc, shape, 'FACE').map((s) => oc.TopoDS.Face(s))
export const edgesOf = (oc: Occt, shape: TopoDS_Shape): TopoDS_Edge[] =>
  subShapes(oc, shape, 'EDGE').map((s) => oc.TopoDS.Edge(s))
export const solidsOf = (oc: Occt, shape: TopoDS_Shape): TopoDS_Solid[] =>
  subShapes(oc, shape, 'SOLID').map((s) => oc.TopoDS.Solid(s))

/** For every edge, the faces it bounds: two on a closed solid, or one where a face meets itself (a seam). */
export function facesByEdge(oc: Occt, shape: TopoDS_Shape): ShapeMap<TopoDS_Face[]> {
  const map = new ShapeMap<TopoDS_Face[]>(oc)
  for (const face of facesOf(oc, shape))
    for (const edge of edgesOf(oc, face)) {
      const faces = map.get(edge)
      if (faces) faces.push(face)
      else map.set(edge, [face])
    }
  return map
}

/** The items of one of the kernel's linked lists, read from a copy so that the original stays whole. */
export function listItems(oc: Occt, list: NCollection_List_TopoDS_Shape): TopoDS_Shape[] {
  const items: TopoDS_Shape[] = []
  using rest = new oc.NCollection_List_TopoDS_Shape(list)
  while (rest.Size() > 0) {
    items.push(rest.First())
    rest.RemoveFirst()
  }
  return items
}

export function toList(oc: Occt, shapes: readonly TopoDS_Shape[]): NCollection_List_TopoDS_Shape {
  const list = new oc.NCollection_List_TopoDS_Shape()
  for (const shape of shapes) list.Append(shape)
  return list
}

export function toCompound(oc: Occt, shapes: readonly TopoDS_Shape[]): TopoDS_Shape {
  const compound = new oc.TopoDS_Compound()
  using builder = new oc.TopoDS_Builder()
  builder.MakeCompound(compound)
  for (const shape of shapes) builder.Add(compound, shape)
  return compound
}
