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

/** Through the middle, along the longest side: where there is most to see. */
export function middleSection({ min, max }: ModelSummary, axis?: Section['axis']): Section {
  const names = ['x', 'y', 'z'] as const
  const along = axis ?? names.toSorted((a, b) => size(b) - size(a))[1] ?? 'y'
  function size(name: Section['axis']): number {
    const index = names.indexOf(name)
    return (max[index] ?? 0) - (min[index] ?? 0)
  }
  const index = names.indexOf(along)
  return { axis: along, at: ((min[index] ?? 0) + (max[index] ?? 0)) / 2, flipped: false }
}
