import type { ReactNode } from 'react'
import './figures.css'
import { Skeleton } from './skeleton.tsx'

export const Figures = ({ children }: { children: ReactNode }) => <dl className="figures">{children}</dl>

interface FigureProps {
  label: string
  /** Absent while it is being asked for. */
  value: string | undefined
  unit?: string
  note?: ReactNode
  tone?: 'warn' | 'bad' | undefined
}

/** One number that matters, large. */
export const Figure = ({ label, value, unit, note, tone }: FigureProps) => (
  <div className={`figure ${tone ?? ''}`}>
    <dt>{label}</dt>
    <dd>
      <span className="figure-value">{value ?? <Skeleton width="3ch" />}</span>
      {unit !== undefined && <span className="figure-unit">{unit}</span>}
      {note !== undefined && <span className="figure-note">{note}</span>}
    </dd>
  </div>
)
