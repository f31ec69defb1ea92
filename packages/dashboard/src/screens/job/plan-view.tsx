/** The plan the part was built from: an outline to read, and the document itself. */
import type { Plan } from '@cadwright/engine'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CodeBox } from '../../parts/code-box.tsx'
import { Fault } from '../../parts/fault.tsx'
import { Segments } from '../../parts/segments.tsx'
import { withUnit } from './figures.ts'
import { planQuery } from './job-queries.ts'
import { outlineOf } from './plan-outline.ts'
import { SkeletonLines } from './skeleton-lines.tsx'
import './plan-view.css'

const VIEWS = [
  { value: 'outline', label: 'Outline' },
  { value: 'json', label: 'JSON' },
] as const

export function PlanView({ jobId }: { jobId: string }) {
  const { data: plan, error, refetch } = useQuery(planQuery(jobId))
  const [view, setView] = useState<'outline' | 'json'>('outline')
  if (error) return <Fault error={error} onRetry={() => void refetch()} />
  if (!plan) return <SkeletonLines lines={8} height="2rem" />
  return (
    <div className="plan">
      <Segments label="How the plan is shown" value={view} choices={VIEWS} onChoose={setView} />
      {view === 'outline' ? (
        <Outline plan={plan} />
      ) : (
        <CodeBox title={`plan.json (${plan.version})`} text={JSON.stringify(plan, null, 2)} />
      )}
    </div>
  )
}

const Outline = ({ plan: { parameters, parts, instances } }: { plan: Plan }) => (
  <>
    {parameters.length > 0 && (
      <section>
        <h3>Parameters</h3>
        <ul className="plan-parameters">
          {parameters.map(({ name, label, value, unit }) => (
            <li key={name}>
              <span className="quiet">{label ?? name}</span>{' '}
              {withUnit(value, unit === 'deg' ? '°' : unit === 'mm' ? 'mm' : '')}
            </li>
          ))}
        </ul>
      </section>
    )}
    {parts.map(({ id, name, material, features }) => (
      <section key={id}>
        <h3>
          {name}
          {material && <span className="quiet"> · {material.name}</span>}
        </h3>
        <ol className="plan-features">
          {features.map(outlineOf).map((line) => (
            <li key={line.id}>
              <span className="plan-kind">{line.kind}</span>
              <span>
                {line.label !== line.kind && <b>{line.label}</b>}{' '}
                <span className="quiet">{line.facts.join(' · ')}</span>
              </span>
            </li>
          ))}
        </ol>
      </section>
    ))}
    {instances.length > 0 && (
      <section>
        <h3>Placed</h3>
        <ul className="plan-features">
          {instances.map(({ id, name, part, placement }) => (
            <li key={id}>
              <span className="plan-kind">{placement.kind === 'mates' ? 'mated' : 'placed'}</span>
              <span>
                <b>{name ?? id}</b> <span className="quiet">{part}</span>
              </span>
            </li>
          ))}
        </ul>
      </section>
    )}
  </>
)
