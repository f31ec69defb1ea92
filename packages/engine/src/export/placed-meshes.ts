/** What a mesh file holds: meshes in millimetres, z up, and where each is placed. */
import type { Motion } from '../kernel/model.ts'
import type { Welded } from './weld.ts'

export interface PlacedMeshes {
  meshes: Welded[]
  /** Triangles as the file lists them, over all placements. */
  triangles: number
  placed: { mesh: Welded; motion: Motion }[]
}
