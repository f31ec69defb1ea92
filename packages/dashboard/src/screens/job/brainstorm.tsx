import type { JobDetail } from '@cadwright/service/dashboard'
import './brainstorm.css'

/** The design analysis: every field of it. */
export const BrainstormView = ({ brainstorm }: { brainstorm: NonNullable<JobDetail['brainstorm']> }) => (
  <div className="brainstorm">
    <Listed title="Key features" entries={brainstorm.key_features} />
    <Listed title="Components" entries={brainstorm.design_components} />
    <Said title="Geometry" text={brainstorm.optimal_geometry} />
    <Said title="Material" text={brainstorm.material_recommendations} />
    <Listed title="Suggestions" entries={brainstorm.suggestions} />
  </div>
)

const Listed = ({ title, entries }: { title: string; entries: readonly string[] }) => (
  <section>
    <h3>{title}</h3>
    {entries.length === 0 ? (
      <p className="quiet">None</p>
    ) : (
      <ul>
        {entries.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
    )}
  </section>
)

const Said = ({ title, text }: { title: string; text: string }) => (
  <section>
    <h3>{title}</h3>
    <p>{text}</p>
  </section>
)
