/** Keys of the view, while the focus is in it. */
import type { KeyboardEvent } from 'react'
import type { Viewport } from './scene/viewport.ts'
import type { ViewName } from './scene/views.ts'
import type { Change } from './viewer-state.ts'

const VIEW_OF_KEY: Record<string, ViewName> = {
  '1': 'front',
  '2': 'back',
  '3': 'left',
  '4': 'right',
  '5': 'top',
  '6': 'bottom',
  '7': 'isometric',
}

const TURN = Math.PI / 12
const PAN = 0.08
const ZOOM = 1.2

/** Turning, or with Shift moving, by the arrows; these only on the picture itself, as sliders need them too. */
const MOVES: Record<string, (viewport: Viewport, shift: boolean) => void> = {
  ArrowLeft: (v, shift) => (shift ? v.pan(PAN, 0) : v.turn(TURN, 0)),
  ArrowRight: (v, shift) => (shift ? v.pan(-PAN, 0) : v.turn(-TURN, 0)),
  ArrowUp: (v, shift) => (shift ? v.pan(0, -PAN) : v.turn(0, TURN)),
  ArrowDown: (v, shift) => (shift ? v.pan(0, PAN) : v.turn(0, -TURN)),
  '+': (v) => v.zoom(1 / ZOOM),
  '=': (v) => v.zoom(1 / ZOOM),
  '-': (v) => v.zoom(ZOOM),
}

export const KEYS_IN_WORDS =
  'Arrow keys turn, with Shift they move the view; plus and minus zoom; F fits; 1 to 7 are the standard views; E edges, G grid, P projection, S section, M measure.'

export function onViewerKey(
  event: KeyboardEvent<HTMLElement>,
  viewport: Viewport,
  change: (change: Change) => void,
  toggleSection: () => void,
): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const target = event.target as HTMLElement
  if (target instanceof HTMLInputElement && target.type === 'number') return
  const view = VIEW_OF_KEY[event.key]
  const move = target instanceof HTMLCanvasElement ? MOVES[event.key] : undefined
  const toggles: Record<string, () => void> = {
    f: () => viewport.fit(),
    e: () => change(({ edges }) => ({ edges: !edges })),
    g: () => change(({ grid }) => ({ grid: !grid })),
    p: () =>
      change(({ projection }) => ({
        projection: projection === 'perspective' ? 'orthographic' : 'perspective',
      })),
    s: toggleSection,
    m: () => change(({ measuring }) => ({ measuring: !measuring })),
  }
  const toggle = toggles[event.key.toLowerCase()]
  if (view) viewport.look(view)
  else if (move) move(viewport, event.shiftKey)
  else if (toggle) toggle()
  else return
  event.preventDefault()
}
