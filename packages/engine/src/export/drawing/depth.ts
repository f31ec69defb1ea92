/** How far the nearest surface is at every point of a view: what covers a line and what does not. */

/** Seen along its third coordinate, which grows towards the eye. */
export interface DepthMap {
  /** True when nothing stands before the point, to within a pixel and `slack`. */
  sees(x: number, y: number, z: number): boolean
}

export interface DepthFrame {
  left: number
  bottom: number
  width: number
  height: number
  /** The size of a pixel. */
  pixel: number
  /** How much nearer a surface must be to cover a point. */
  slack: number
}

export function depthMap(
  surfaces: readonly { positions: Float64Array; triangles: Uint32Array }[],
  { left, bottom, width, height, pixel, slack }: DepthFrame,
): DepthMap {
  // One pixel of background all around, so that an outline has something to be seen against.
  const columns = Math.ceil(width / pixel) + 3
  const rows = Math.ceil(height / pixel) + 3
  const nearest = new Float32Array(columns * rows).fill(-Infinity)
  const column = (x: number) => (x - left) / pixel + 1
  const row = (y: number) => (y - bottom) / pixel + 1
  for (const { positions, triangles } of surfaces)
    for (let t = 0; t < triangles.length; t += 3) {
      const [a, b, c] = [0, 1, 2].map((k) => {
        const v = 3 * (triangles[t + k] as number)
        return [column(positions[v] as number), row(positions[v + 1] as number), positions[v + 2] as number]
      }) as [Corner, Corner, Corner]
      fillTriangle(nearest, columns, rows, a, b, c)
    }
  return {
    sees(x, y, z) {
      const [i, j] = [Math.floor(column(x)), Math.floor(row(y))]
      for (let r = Math.max(j - 1, 0); r <= Math.min(j + 1, rows - 1); r++)
        for (let k = Math.max(i - 1, 0); k <= Math.min(i + 1, columns - 1); k++)
          if ((nearest[r * columns + k] as number) <= z + slack) return true
      return false
    },
  }
}

type Corner = [column: number, row: number, depth: number]

/** Every pixel whose middle lies in the triangle. */
function fillTriangle(
  nearest: Float32Array,
  columns: number,
  rows: number,
  [ax, ay, az]: Corner,
  [bx, by, bz]: Corner,
  [cx, cy, cz]: Corner,
): void {
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
  if (Math.abs(area) < 1e-12) return
  const firstRow = Math.max(Math.ceil(Math.min(ay, by, cy) - 0.5), 0)
  const lastRow = Math.min(Math.floor(Math.max(ay, by, cy) - 0.5), rows - 1)
  // The shares of b and c at a point, and with them the depth, change evenly along a row.
  const [stepB, stepC] = [(cy - ay) / area, (ay - by) / area]
  const stepDepth = stepB * (bz - az) + stepC * (cz - az)
  for (let r = firstRow; r <= lastRow; r++) {
    const y = r + 0.5
    const startB = ((0.5 - ax) * (cy - ay) - (cx - ax) * (y - ay)) / area
    const startC = ((bx - ax) * (y - ay) - (0.5 - ax) * (by - ay)) / area
    let first = 0
    let last = columns - 1
    for (const [start, step] of [
      [startB, stepB],
      [startC, stepC],
      [1 - startB - startC, -stepB - stepC],
    ] as const) {
      // Inside is where start + step × column ≥ 0.
      if (step > 0) first = Math.max(first, Math.ceil(-start / step))
      else if (step < 0) last = Math.min(last, Math.floor(start / -step))
      else if (start < 0) last = -1
    }
    const startDepth = az + startB * (bz - az) + startC * (cz - az)
    for (let k = first; k <= last; k++) {
      const depth = startDepth + k * stepDepth
      const pixel = r * columns + k
      if (depth > (nearest[pixel] as number)) nearest[pixel] = depth
    }
  }
}
