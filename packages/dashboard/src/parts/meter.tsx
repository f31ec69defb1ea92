import { count } from '../words/numbers.ts'
import './meter.css'

const NEARLY_FULL = 0.8

/** How much of a limit is used, as a bar and in figures. */
export function Meter({ label, value, limit }: { label: string; value: number; limit: number }) {
  const share = limit > 0 ? Math.min(value / limit, 1) : 0
  const tone = share >= 1 ? 'full' : share >= NEARLY_FULL ? 'nearly' : ''
  return (
    <div className={`meter ${tone}`}>
      <span className="meter-label">{label}</span>
      <span className="meter-figures">
        {count(value)} <span className="quiet">/ {count(limit)}</span>
      </span>
      <span className="meter-bar" aria-hidden="true">
        <span style={{ width: `${share * 100}%` }} />
      </span>
    </div>
  )
}
