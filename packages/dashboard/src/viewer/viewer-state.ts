/** What the engineer has set in the view, and how it reaches the picture. */
import { useEffect, useReducer } from 'react'
import type { Section } from './scene/section-plane.ts'
import type { ModelSummary, Viewport } from './scene/viewport.ts'
import type { Projection } from './scene/views.ts'

export interface ViewerState {
  edges: boolean
  grid: boolean
  projection: Projection
  section: Section | null
  measuring: boolean
  treeOpen: boolean
  /** Instances, by their place in the model. */
  hidden: ReadonlySet<number>
  highlighted: number | null
  exploded: number
}

export type Change = Partial<ViewerState> | ((state: ViewerState) => Partial<ViewerState>)

const START: ViewerState = {
  edges: true,
  grid: true,
  projection: 'perspective',
  section: null,
  measuring: false,
  treeOpen: false,
  hidden: new Set(),
  highlighted: null,
  exploded: 0,
}

export function useViewerState(viewport: Viewport | undefined, model: ModelSummary | undefined) {
  const [state, change] = useReducer(
    (before: ViewerState, change: Change): ViewerState => ({
      ...before,
      ...(typeof change === 'function' ? change(before) : change),
    }),
    START,
  )
  const { edges, grid, projection, section, hidden, highlighted, exploded } = state
  // Everything below says a whole truth to the picture; said twice, it changes nothing.
  const ready = model && viewport
  useEffect(() => ready?.showEdges(edges), [ready, edges])
  useEffect(() => ready?.showGround(grid), [ready, grid])
  useEffect(() => ready?.projectAs(projection), [ready, projection])
  useEffect(() => ready?.hide(hidden), [ready, hidden])
  useEffect(() => ready?.highlight(highlighted), [ready, highlighted])
  useEffect(() => ready?.explode(exploded), [ready, exploded])
  useEffect(() => ready?.cut(section), [ready, section])
  return [state, change] as const
}

const AXES = ['x', 'y', 'z'] as const
/** A section begins at a round place: so many of them along the part. */
const PLACES = 200

/** Through the middle; across the middle one of the three sizes, where not said otherwise. */
export function middleSection({ min, max }: ModelSummary, axis?: Section['axis']): Section {
  const span = (name: Section['axis']) => {
    const index = AXES.indexOf(name)
    return { from: min[index] ?? 0, to: max[index] ?? 0, size: (max[index] ?? 0) - (min[index] ?? 0) }
  }
  const along = axis ?? AXES.toSorted((a, b) => span(a).size - span(b).size)[1] ?? 'y'
  const { from, to, size } = span(along)
  const place = size / PLACES || 1
  return { axis: along, at: Math.round((from + to) / 2 / place) * place, flipped: false }
}
