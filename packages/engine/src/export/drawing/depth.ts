/** How far the nearest surface is at every point of a view: what covers a line and what does not. */

/** Seen along its third coordinate, which grows towards the eye. */
export interface DepthMap {
  /** True when nothing stands before the point, to within a pixel and `slack`. */
  sees: (x: number, y: number, z: number) => boolean
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
  const raster = { nearest, columns, rows }
  for (const { positions, triangles } of surfaces) {
    const points = new Float64Array(positions.length)
    for (let i = 0; i < points.length; i += 3) {
      points[i] = column(positions[i] as number)
      points[i + 1] = row(positions[i + 1] as number)
      points[i + 2] = positions[i + 2] as number
    }
    for (let t = 0; t < triangles.length; t += 3)
      fillTriangle(
        raster,
        points,
        triangles[t] as number,
        triangles[t + 1] as number,
        triangles[t + 2] as number,
      )
  }
  return {
    sees(x, y, z) {
      const [i, j] = [Math.floor(column(x)), Math.floor(row(y))]
      const lastRow = Math.min(j + 1, rows - 1)
      const lastColumn = Math.min(i + 1, columns - 1)
      for (let r = Math.max(j - 1, 0); r <= lastRow; r++)
        for (let k = Math.max(i - 1, 0); k <= lastColumn; k++)
          if ((nearest[r * columns + k] as number) <= z + slack) return true
      return false
    },
  }
}

interface Raster {
  nearest: Float32Array
  columns: number
  rows: number
}

/** Every pixel whose middle lies in the triangle. Written without a list or a closure: it runs for every row of every one. */
function fillTriangle(
  { nearest, columns, rows }: Raster,
  points: Float64Array,
  a: number,
  b: number,
  c: number,
): void {
  const ax = points[3 * a] as number
  const ay = points[3 * a + 1] as number
  const az = points[3 * a + 2] as number
  const bx = points[3 * b] as number
  const by = points[3 * b + 1] as number
  const cx = points[3 * c] as number
  const cy = points[3 * c + 1] as number
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
  // A triangle that looks away is behind one that does not: the surfaces are closed.
  if (area < 1e-12) return
  const riseB = (points[3 * b + 2] as number) - az
  const riseC = (points[3 * c + 2] as number) - az
  const firstRow = Math.max(Math.ceil(Math.min(ay, by, cy) - 0.5), 0)
  const lastRow = Math.min(Math.floor(Math.max(ay, by, cy) - 0.5), rows - 1)
  const leftmost = Math.max(Math.ceil(Math.min(ax, bx, cx) - 0.5), 0)
  const rightmost = Math.min(Math.floor(Math.max(ax, bx, cx) - 0.5), columns - 1)
  // The shares of a, b and c at a point, and with them the depth, change evenly along a row.
  const stepB = (cy - ay) / area
  const stepC = (ay - by) / area
  const stepA = -stepB - stepC
  const stepDepth = stepB * riseB + stepC * riseC
  for (let r = firstRow; r <= lastRow; r++) {
    const y = r + 0.5
    const startB = ((0.5 - ax) * (cy - ay) - (cx - ax) * (y - ay)) / area
    const startC = ((bx - ax) * (y - ay) - (0.5 - ax) * (by - ay)) / area
    const startA = 1 - startB - startC
    // Inside is where start + step × column ≥ 0 for each of the three.
    let first = leftmost
    let last = rightmost
    if (stepA > 0) first = Math.max(first, Math.ceil(-startA / stepA))
    else if (stepA < 0) last = Math.min(last, Math.floor(-startA / stepA))
    else if (startA < 0) continue
    if (stepB > 0) first = Math.max(first, Math.ceil(-startB / stepB))
    else if (stepB < 0) last = Math.min(last, Math.floor(-startB / stepB))
    else if (startB < 0) continue
    if (stepC > 0) first = Math.max(first, Math.ceil(-startC / stepC))
    else if (stepC < 0) last = Math.min(last, Math.floor(-startC / stepC))
    else if (startC < 0) continue
    let depth = az + startB * riseB + startC * riseC + first * stepDepth
    const end = r * columns + last
    for (let pixel = r * columns + first; pixel <= end; pixel++) {
      if (depth > (nearest[pixel] as number)) nearest[pixel] = depth
      depth += stepDepth
    }
  }
}
