import { ICONS } from './icons.tsx'
import { mm } from './lengths.ts'
import type { Section } from './scene/section-plane.ts'
import type { ModelSummary } from './scene/viewport.ts'
import { middleSection } from './viewer-state.ts'

const AXES = ['x', 'y', 'z'] as const
const STEPS = 400

interface SectionPanelProps {
  section: Section
  model: ModelSummary
  onChange: (section: Section | null) => void
}

export function SectionPanel({ section, model, onChange }: SectionPanelProps) {
  const index = AXES.indexOf(section.axis)
  const [min, max] = [model.min[index] ?? 0, model.max[index] ?? 0]
  return (
    <fieldset className="viewer-panel viewer-section" aria-label="Section">
      <div className="viewer-axes">
        {AXES.map((axis) => (
          <button
            key={axis}
            type="button"
            className="viewer-tool"
            aria-pressed={axis === section.axis}
            aria-label={`Cut across ${axis}`}
            onClick={() => onChange(middleSection(model, axis))}
          >
            {axis.toUpperCase()}
          </button>
        ))}
      </div>
      <input
        type="range"
        aria-label="Where the section is"
        aria-valuetext={`${section.axis} = ${mm(section.at, 2)} mm`}
        min={min}
        max={max}
        step={(max - min) / STEPS || 0.01}
        value={section.at}
        onChange={(event) => onChange({ ...section, at: Number(event.target.value) })}
      />
      <output>
        {section.axis} = {mm(section.at, 2)} mm
      </output>
      <button
        type="button"
        className="viewer-tool"
        aria-label="Flip the section"
        title="Flip the section"
        aria-pressed={section.flipped}
        onClick={() => onChange({ ...section, flipped: !section.flipped })}
      >
        {ICONS.flip}
      </button>
      <button
        type="button"
        className="viewer-tool"
        aria-label="Close the section"
        title="Close the section"
        onClick={() => onChange(null)}
      >
        {ICONS.close}
      </button>
    </fieldset>
  )
}
