/**
 * What an eye sees of a model from one side. Taken from the meshes and a depth map rather than from the kernel's exact
 * hidden-line removal: that one draws part of a torus's outline as covered, and takes seconds for a hundred holes.
 */
import type { Mesh } from '../../kernel/mesh.ts'
import type { Motion } from '../../kernel/model.ts'
import type { Point3 } from '../../plan/geometry.ts'
import { cross, dot, unit } from '../../plan/vector.ts'
import { movePoints } from '../placement.ts'
import { extent } from '../weld.ts'
import { type Chain, chainSegments } from './chain.ts'
import { depthMap } from './depth.ts'
import { outlines, type PartLines } from './lines.ts'
import { Ink, type Polyline, splitBySight, straightened } from './runs.ts'

/** On paper, in millimetres, y upwards. */
export interface Projection {
  /** Sharp edges and outlines in sight. */
  visible: Polyline[]
  /** Where one surface runs smoothly into the next: drawn thin. */
  smooth: Polyline[]
  hidden: Polyline[]
  left: number
  bottom: number
  width: number
  height: number
}

interface View {
  /** From the model towards the eye. */
  towardsEye: Point3
  right: Point3
}

/** Left to right and bottom to top of each view are positive axes, as a person standing there sees them. */
export const VIEWS = {
  front: { towardsEye: [0, -1, 0], right: [1, 0, 0] },
  top: { towardsEye: [0, 0, 1], right: [1, 0, 0] },
  right: { towardsEye: [1, 0, 0], right: [0, 1, 0] },
  isometric: { towardsEye: [1, -1, 1], right: [1, 1, 0] },
} as const satisfies Record<string, View>

export interface Drawn {
  mesh: Mesh
  lines: PartLines
  motion: Motion
}

const PIXEL = 0.1
/** A surface this much nearer covers a line; less is the grain of the depth map. */
const DEPTH_SLACK = 0.05
const CHAIN_GRID = 0.002

/** `scale` is millimetres on paper for one of the model. */
export function project(drawn: readonly Drawn[], view: View, scale: number): Projection {
  const towardsEye = unit(view.towardsEye)
  const right = unit(view.right)
  const onPaper: Motion = {
    rotation: [right, cross(towardsEye, right), towardsEye].map((row) =>
      row.map((v) => v * scale),
    ) as unknown as Motion['rotation'],
    shift: [0, 0, 0],
  }
  const place = (motion: Motion, points: ArrayLike<number>) =>
    movePoints(onPaper, movePoints(motion, Float64Array.from(points)))
  const chains = (of: (instance: Drawn) => ArrayLike<number>): Chain[] =>
    drawn.flatMap((instance) => chainSegments(place(instance.motion, of(instance)), CHAIN_GRID))

  const surfaces = drawn.map(({ mesh, motion }) => ({
    positions: place(motion, mesh.positions),
    triangles: mesh.triangles,
  }))
  const frame = frameOf(surfaces.map(({ positions }) => positions))
  const depths = depthMap(surfaces, { ...frame, pixel: PIXEL, slack: DEPTH_SLACK })
  const split = (lines: Chain[]) => lines.flatMap((line) => splitBySight(line, (p) => depths.sees(...p)))
  const firm = split([
    ...chains(({ lines }) => lines.sharp),
    ...chains(({ mesh, motion }) => outlines(mesh, turnedBack(motion, towardsEye))),
  ])
  const soft = split(chains(({ lines }) => lines.smooth))

  const ink = new Ink()
  const draw = (runs: typeof firm, seen: boolean): Polyline[] =>
    runs.filter((run) => run.seen === seen).flatMap((run) => ink.lay(run.points).map(straightened))
  return { visible: draw(firm, true), smooth: draw(soft, true), hidden: draw(firm, false), ...frame }
}

/** A direction of the model, as the part of a moved instance knows it. */
const turnedBack = ({ rotation: [r, s, t] }: Motion, direction: Point3): Point3 => [
  dot([r[0], s[0], t[0]], direction),
  dot([r[1], s[1], t[1]], direction),
  dot([r[2], s[2], t[2]], direction),
]

function frameOf(positions: readonly Float64Array[]) {
  const boxes = positions.map((points) => extent(points))
  const { min, max } = extent(boxes.flatMap((box) => [...box.min, ...box.max]))
  return { left: min[0], bottom: min[1], width: max[0] - min[0], height: max[1] - min[1] }
}
