/** Measures between two points: click, click, read; the marks stay on the part while it is turned. */
import { useEffect, useState } from 'react'
import { mm } from './lengths.ts'
import type { Snap } from './scene/snapping.ts'
import type { Frame, Viewport } from './scene/viewport.ts'

/** Further than this between press and release, it was a turn of the view. */
const CLICK_PX = 4
const SNAP_WORDS = { corner: 'Corner', centre: 'Centre', edge: 'Edge', face: 'Face' }

interface MeasuringProps {
  viewport: Viewport
  canvas: HTMLCanvasElement
}

export function Measuring({ viewport, canvas }: MeasuringProps) {
  const [picked, setPicked] = useState<Snap[]>([])
  const [hovered, setHovered] = useState<Snap | undefined>()
  const [frame, setFrame] = useState<Frame | undefined>()
  useEffect(() => viewport.onFrame((next) => setFrame({ ...next })), [viewport])

  useEffect(() => {
    let pending = 0
    let pressed: { x: number; y: number } | undefined
    const look = (event: PointerEvent) => {
      cancelAnimationFrame(pending)
      if (event.buttons === 0)
        pending = requestAnimationFrame(() => setHovered(viewport.snapAt(event.clientX, event.clientY)))
    }
    const leave = () => setHovered(undefined)
    const press = (event: PointerEvent) => {
      pressed = event.button === 0 ? { x: event.clientX, y: event.clientY } : undefined
    }
    const release = (event: PointerEvent) => {
      if (!pressed || Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > CLICK_PX) return
      const point = viewport.snapAt(event.clientX, event.clientY)
      if (point) setPicked((before) => (before.length === 1 ? [...before, point] : [point]))
    }
    canvas.addEventListener('pointermove', look)
    canvas.addEventListener('pointerleave', leave)
    canvas.addEventListener('pointerdown', press)
    canvas.addEventListener('pointerup', release)
    return () => {
      cancelAnimationFrame(pending)
      canvas.removeEventListener('pointermove', look)
      canvas.removeEventListener('pointerleave', leave)
      canvas.removeEventListener('pointerdown', press)
      canvas.removeEventListener('pointerup', release)
    }
  }, [viewport, canvas])

  const [first, second] = picked
  const end = second ?? (first && hovered)
  const at = (snap: Snap) => frame?.project(snap.point) ?? { x: 0, y: 0 }
  return (
    <>
      <svg className="viewer-marks" aria-hidden="true">
        {frame && first && end && <line x1={at(first).x} y1={at(first).y} x2={at(end).x} y2={at(end).y} />}
        {frame &&
          picked.map((snap) => <circle key={snap.point.join()} cx={at(snap).x} cy={at(snap).y} r="4" />)}
        {frame && hovered && !second && (
          <g className={`viewer-snap-${hovered.kind}`}>
            <rect x={at(hovered).x - 5} y={at(hovered).y - 5} width="10" height="10" />
          </g>
        )}
      </svg>
      {frame && hovered && !second && (
        <span
          className="viewer-snap-word"
          aria-hidden="true"
          style={{ left: at(hovered).x, top: at(hovered).y }}
        >
          {SNAP_WORDS[hovered.kind]}
          {hovered.diameter === undefined ? '' : ` ⌀${mm(hovered.diameter, 2)}`}
        </span>
      )}
      <div className="viewer-panel viewer-measure" role="status">
        {first && second ? <Distance from={first} to={second} /> : <span>{prompt(first)}</span>}
      </div>
    </>
  )
}

const prompt = (first: Snap | undefined) =>
  first ? 'Click the second point' : 'Click two points; corners, centres and edges catch'

function Distance({ from, to }: { from: Snap; to: Snap }) {
  const [dx, dy, dz] = from.point.map((value, axis) => (to.point[axis] ?? 0) - value) as [
    number,
    number,
    number,
  ]
  return (
    <dl>
      <div className="viewer-distance">
        <dt>Distance</dt>
        <dd>{mm(Math.hypot(dx, dy, dz))} mm</dd>
      </div>
      {(
        [
          ['Δx', dx],
          ['Δy', dy],
          ['Δz', dz],
        ] as const
      ).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{mm(value)} mm</dd>
        </div>
      ))}
    </dl>
  )
}
