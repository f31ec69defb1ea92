import { CodeLine } from './code-box.tsx'
import { Icon } from './icon.tsx'
import './shown-once.css'

/** What the service itself cannot show a second time. */
export const ShownOnce = ({ secrets }: { secrets: readonly { label: string; text: string }[] }) => (
  <div className="shown-once">
    <p className="shown-once-warning">
      <Icon name="warning" />
      <span>
        <strong>Shown only this once.</strong> Copy {secrets.length > 1 ? 'both' : 'it'} to a safe place now;
        lost ones cannot be recovered, only replaced.
      </span>
    </p>
    {secrets.map(({ label, text }) => (
      <div key={label} className="shown-once-secret">
        <h3>{label}</h3>
        <CodeLine text={text} label={`Copy ${label}`} />
      </div>
    ))}
  </div>
)
