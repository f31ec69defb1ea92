/**
 * What an eye sees of a model from one side. Taken from the meshes and a depth map rather than from the kernel's exact
 * hidden-line removal: that one draws part of a torus's outline as covered, and takes seconds for a hundred holes.
 */
import type { Motion } from '../../kernel/model.ts'
import { compose } from '../../kernel/motion.ts'
import type { Point3 } from '../../plan/geometry.ts'
import { cross, dot, unit } from '../../plan/vector.ts'
import { extent } from '../weld.ts'
import type { Chain } from './chain.ts'
import { inSteps, type Points } from './curve.ts'
import { type DepthMap, depthMap } from './depth.ts'
import { Ink, type Likeness } from './ink.ts'
import type { PartLines, SheetMesh } from './lines.ts'
import { outlines } from './outline.ts'
import { lengthOf, type Polyline, type Run, splitBySight, straightened } from './runs.ts'

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
  /** Whether anything stands before a point on paper. */
  sees: DepthMap['sees']
}

export interface View {
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
  mesh: SheetMesh
  lines: PartLines
  motion: Motion
}

const PIXEL = 0.12
/** A surface this much nearer covers a line; less is the grain of the depth map. */
const DEPTH_SLACK = 0.05
/** Half the breadth of a visible line: closer than this, one covers the middle of the other. */
const SAME_LINE: Likeness = { reach: 0.2, cosine: 0.92 }
/** A thin or dashed line so near to another would only thicken it. */
const BESIDE_A_LINE: Likeness = { reach: 0.25, cosine: 0.92 }
/**
 * A shorter run may be no more than the start of a hole's wall, which the map still sees a little past the rim: it is
 * drawn only if more than a third of it keeps away from other ink.
 */
const SHORT = 2
const AROUND_A_RIM: Likeness = { reach: 0.3, cosine: 0.75 }
/** Less than a dash. */
const SHORTEST_HIDDEN = 0.8

/** `scale` is millimetres on paper for one of the model. */
export function project(drawn: readonly Drawn[], view: View, scale: number): Projection {
  const onPaper = paperMotion(view, scale)
  const placed = drawn.map(({ mesh, lines, motion }) => ({
    motion: compose(onPaper, motion),
    lines,
    outlines: outlines(mesh, turnedBack(motion, unit(view.towardsEye))),
    vertices: mesh.welded.positions,
    triangles: mesh.welded.triangles,
  }))
  const surfaces = placed.map(({ motion, vertices, triangles }) => ({
    positions: moved(motion, vertices),
    triangles,
  }))
  const frame = frameOf(surfaces.map(({ positions }) => positions))
  const depths = depthMap(surfaces, { ...frame, pixel: PIXEL, slack: DEPTH_SLACK })
  const split = (line: Points) => splitBySight(inSteps(line), depths.sees)
  const edges = (kind: keyof PartLines) =>
    placed.flatMap(({ lines }, i) =>
      lines[kind].map((chain) => picked((surfaces[i] as (typeof surfaces)[number]).positions, chain)),
    )
  // Outlines first: where an edge runs on behind one, the map still sees a little of it beside the outline's ink.
  const firm = [
    ...placed.flatMap((instance) => instance.outlines.map((line) => moved(instance.motion, line))),
    ...edges('sharp'),
  ].flatMap(split)
  const soft = edges('smooth').flatMap(split)

  const ink = new Ink(frame)
  const draw = (runs: readonly Run[], likeness: Likeness, shortest = 0): Polyline[] =>
    runs
      .flatMap(({ points }) => ink.lay(points, likeness))
      .filter((points) => lengthOf(points) > shortest)
      .map(straightened)
  const drawShort = ({ points }: Run): Polyline[] => {
    const fresh = ink.lay(points, AROUND_A_RIM)
    const length = fresh.reduce((sum, piece) => sum + lengthOf(piece), 0)
    return length > lengthOf(points) / 3 ? fresh.map(straightened) : []
  }
  const seen = firm.filter(({ flag }) => flag)
  const isShort = ({ points }: Run) => lengthOf(points) < SHORT
  const seenSoft = soft.filter(({ flag }) => flag)
  const covered = firm.filter(({ flag }) => !flag)
  return {
    visible: [
      ...draw(
        seen.filter((run) => !isShort(run)),
        SAME_LINE,
      ),
      ...seen.filter(isShort).flatMap(drawShort),
    ],
    smooth: draw(seenSoft, BESIDE_A_LINE),
    hidden: draw(covered, BESIDE_A_LINE, SHORTEST_HIDDEN),
    ...frame,
    sees: depths.sees,
  }
}

/** From the model to the paper: x to the right, y upwards, z towards the eye. */
export function paperMotion(view: View, scale: number): Motion {
  const towardsEye = unit(view.towardsEye)
  const right = unit(view.right)
  const rows = [right, cross(towardsEye, right), towardsEye].map((row) => row.map((v) => v * scale))
  return { rotation: rows as unknown as Motion['rotation'], shift: [0, 0, 0] }
}

/** A direction of the model, as the part of a moved instance knows it. */
const turnedBack = ({ rotation: [r, s, t] }: Motion, direction: Point3): Point3 => [
  dot([r[0], s[0], t[0]], direction),
  dot([r[1], s[1], t[1]], direction),
  dot([r[2], s[2], t[2]], direction),
]

function moved({ rotation: [r, s, t], shift }: Motion, points: Points): Points {
  const result = new Float64Array(points.length)
  for (let i = 0; i < points.length; i += 3) {
    const x = points[i] as number
    const y = points[i + 1] as number
    const z = points[i + 2] as number
    result[i] = r[0] * x + r[1] * y + r[2] * z + shift[0]
    result[i + 1] = s[0] * x + s[1] * y + s[2] * z + shift[1]
    result[i + 2] = t[0] * x + t[1] * y + t[2] * z + shift[2]
  }
  return result
}

function picked(positions: Points, chain: Chain): Points {
  const points = new Float64Array(3 * chain.length)
  for (const [i, v] of chain.entries()) points.set(positions.subarray(3 * v, 3 * v + 3), 3 * i)
  return points
}

function frameOf(positions: readonly Points[]) {
  const boxes = positions.map((points) => extent(points))
  const { min, max } = extent(boxes.flatMap((box) => [...box.min, ...box.max]))
  return { left: min[0], bottom: min[1], width: max[0] - min[0], height: max[1] - min[1] }
}
