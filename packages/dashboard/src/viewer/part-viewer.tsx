/** A part in 3D, with its tools. The three.js behind it is loaded when the first part is shown. */
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { AxisTriad } from './axis-triad.tsx'
import { ICONS } from './icons.tsx'
import { sizeText } from './lengths.ts'
import { Measuring } from './measuring.tsx'
import { PartTree } from './part-tree.tsx'
import { SectionPanel } from './section-panel.tsx'
import { KEYS_IN_WORDS, onViewerKey } from './shortcuts.ts'
import { Tool, ViewMenu } from './toolbar.tsx'
import { useViewport } from './use-viewport.ts'
import { middleSection, useViewerState } from './viewer-state.ts'
import './viewer.css'

interface PartViewerProps {
  name: string
  /** As measured on the solid, in millimetres; the display mesh is coarser. */
  box?: { min: readonly number[]; max: readonly number[] } | undefined
  /** Of the display mesh. */
  glbUrl: string
  /** Shown where the browser cannot draw in 3D. */
  instead: ReactNode
}

/** The list of parts covers the right of the view; on a phone it lies over it for a while. */
const TREE_PX = 240
const hasRoom = () => matchMedia('(min-width: 40rem)').matches

export function PartViewer({ name, box, glbUrl, instead }: PartViewerProps) {
  const host = useRef<HTMLElement>(null)
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null)
  const { viewport, model, fault, retry } = useViewport(canvas, glbUrl)
  const [state, change] = useViewerState(viewport, model)
  const { edges, grid, projection, section, measuring, treeOpen } = state
  const isAssembly = (model?.instances.length ?? 0) > 1
  useEffect(() => change({ treeOpen: isAssembly && hasRoom() }), [isAssembly, change])
  const covered = treeOpen && isAssembly && hasRoom()
  useEffect(() => viewport?.cover(covered ? TREE_PX : 0), [viewport, covered])

  if (fault?.kind === 'no-webgl')
    return (
      <div className="viewer-instead">
        <p role="status">
          This browser cannot draw in 3D (WebGL is missing or switched off). Here is the drawing.
        </p>
        {instead}
      </div>
    )

  const toggleSection = () => {
    if (model) change({ section: section ? null : middleSection(model) })
  }
  const size = model && sizeText(box?.min ?? model.min, box?.max ?? model.max)
  const idle = !model
  return (
    <section
      ref={host}
      className="viewer"
      aria-label="3D view"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && measuring) change({ measuring: false })
        else if (viewport && model) onViewerKey(event, viewport, change, toggleSection)
      }}
    >
      {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: its own keys turn the part, screen readers are to let them through. */}
      <canvas
        ref={setCanvas}
        tabIndex={0}
        role="application"
        aria-roledescription="3D view"
        aria-label={size ? `${name}, ${size}` : name}
        aria-description={KEYS_IN_WORDS}
        data-measuring={measuring || undefined}
      />
      <div className="viewer-toolbar" role="toolbar" aria-label="Tools of the 3D view">
        <Tool label="Fit" hint="F" disabled={idle} onPress={() => viewport?.fit()}>
          {ICONS.fit}
        </Tool>
        <ViewMenu disabled={idle} onLook={(view) => viewport?.look(view)} />
        <i />
        <Tool
          label="Edges"
          hint="E"
          pressed={edges}
          disabled={idle}
          onPress={() => change({ edges: !edges })}
        >
          {ICONS.edges}
        </Tool>
        <Tool label="Grid" hint="G" pressed={grid} disabled={idle} onPress={() => change({ grid: !grid })}>
          {ICONS.grid}
        </Tool>
        <Tool
          label="Perspective"
          hint="P"
          pressed={projection === 'perspective'}
          disabled={idle}
          onPress={() =>
            change({ projection: projection === 'perspective' ? 'orthographic' : 'perspective' })
          }
        >
          {ICONS.perspective}
        </Tool>
        <i />
        <Tool label="Section" hint="S" pressed={section !== null} disabled={idle} onPress={toggleSection}>
          {ICONS.section}
        </Tool>
        <Tool
          label="Measure"
          hint="M"
          pressed={measuring}
          disabled={idle}
          onPress={() => change({ measuring: !measuring })}
        >
          {ICONS.measure}
        </Tool>
        {isAssembly && (
          <Tool label="Parts" pressed={treeOpen} onPress={() => change({ treeOpen: !treeOpen })}>
            {ICONS.parts}
          </Tool>
        )}
        <Tool label="Full screen" onPress={() => toggleFullScreen(host.current)}>
          {ICONS.fullscreen}
        </Tool>
      </div>
      {viewport && model && treeOpen && isAssembly && (
        <PartTree model={model} state={state} onChange={change} />
      )}
      {model && section && (
        <SectionPanel section={section} model={model} onChange={(next) => change({ section: next })} />
      )}
      {viewport && canvas && model && measuring && <Measuring viewport={viewport} canvas={canvas} />}
      {model && (
        <p className="viewer-size">
          <b>{size}</b>
          {grid && <span>grid {model.gridSquare} mm</span>}
        </p>
      )}
      {viewport && model && <AxisTriad viewport={viewport} />}
      {idle && !fault && (
        <p className="viewer-waiting" role="status">
          Loading the part…
        </p>
      )}
      {fault && (
        <div className="viewer-waiting" role="alert">
          <p>The part could not be shown: {fault.message}</p>
          <button type="button" onClick={retry}>
            Try again
          </button>
        </div>
      )}
    </section>
  )
}

function toggleFullScreen(element: HTMLElement | null): void {
  if (document.fullscreenElement) void document.exitFullscreen()
  else void element?.requestFullscreen?.().catch(() => undefined)
}
