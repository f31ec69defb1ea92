/** The instances of an assembly: shown or hidden, alone, pointed at, and pulled apart. */
import { ICONS } from './icons.tsx'
import type { ModelSummary } from './scene/viewport.ts'
import type { Change, ViewerState } from './viewer-state.ts'

interface PartTreeProps {
  model: ModelSummary
  state: ViewerState
  onChange: (change: Change) => void
}

export function PartTree({ model: { instances }, state: { hidden, exploded }, onChange }: PartTreeProps) {
  const all = instances.map((_, index) => index)
  const toggle = (index: number) => {
    const next = new Set(hidden)
    if (!next.delete(index)) next.add(index)
    onChange({ hidden: next })
  }
  const isAlone = (index: number) => !hidden.has(index) && hidden.size === all.length - 1
  const isolate = (index: number) =>
    onChange({ hidden: new Set(isAlone(index) ? [] : all.filter((other) => other !== index)) })
  return (
    <section className="viewer-panel viewer-tree" aria-label="Parts of the assembly">
      <label className="viewer-explode">
        Explode
        <input
          type="range"
          min="0"
          max="1"
          step="0.01"
          value={exploded}
          aria-valuetext={`${Math.round(exploded * 100)} %`}
          onChange={(event) => onChange({ exploded: Number(event.target.value) })}
        />
      </label>
      <ul>
        {instances.map(({ name, part, colour }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: An instance is its place in the model, names may repeat.
            key={index}
            onPointerEnter={() => onChange({ highlighted: index })}
            onPointerLeave={() => onChange({ highlighted: null })}
            onFocus={() => onChange({ highlighted: index })}
            onBlur={() => onChange({ highlighted: null })}
          >
            <label title={part === name ? name : `${name} (${part})`}>
              <input type="checkbox" checked={!hidden.has(index)} onChange={() => toggle(index)} />
              <span className="viewer-swatch" style={{ backgroundColor: colour }} />
              <span className="viewer-tree-name">{name}</span>
            </label>
            <button
              type="button"
              className="viewer-tool"
              aria-label={`Show only ${name}`}
              title="Show only this"
              aria-pressed={isAlone(index)}
              onClick={() => isolate(index)}
            >
              {ICONS.isolate}
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="viewer-show-all"
        disabled={hidden.size === 0}
        onClick={() => onChange({ hidden: new Set() })}
      >
        Show all
      </button>
    </section>
  )
}
