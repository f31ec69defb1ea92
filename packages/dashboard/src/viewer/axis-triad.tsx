/** The axes in the corner, turning with the view. */
import { useEffect, useState } from 'react'
import type { Viewport } from './scene/viewport.ts'

const LENGTH = 24
const NAMES = ['X', 'Y', 'Z'] as const

export function AxisTriad({ viewport }: { viewport: Viewport }) {
  const [axes, setAxes] = useState<[number, number, number][]>([])
  useEffect(
    () =>
      viewport.onFrame((frame) =>
        setAxes((before) => (JSON.stringify(before) === JSON.stringify(frame.axes) ? before : frame.axes)),
      ),
    [viewport],
  )
  const drawn = axes
    .map(([x, y, depth], index) => ({ name: NAMES[index] ?? 'X', x: x * LENGTH, y: -y * LENGTH, depth }))
    .sort((a, b) => a.depth - b.depth)
  return (
    <svg className="viewer-triad" viewBox="-36 -36 72 72" width="72" height="72" aria-hidden="true">
      {drawn.map(({ name, x, y }) => (
        <g key={name} className={`viewer-axis-${name.toLowerCase()}`}>
          <line x2={x} y2={y} />
          <text x={x * 1.3} y={y * 1.3}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  )
}
