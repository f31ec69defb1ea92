/** When what happened, and where the time went. */
import type { JobDetail } from '@cadwright/service/dashboard'
import type { ReactNode } from 'react'
import { duration } from '../../words/numbers.ts'
import { exactly } from '../../words/times.ts'
import { DONE_STAGE, STAGES } from './stage-words.ts'
import './timeline.css'

export function Timeline({ job }: { job: JobDetail }) {
  const { createdAt, startedAt, updatedAt, durationsMs, status, attempt, latencyMs } = job
  const ended = status === 'success' || status === 'failed'
  const longest = Math.max(...STAGES.map((stage) => durationsMs?.[stage] ?? 0), 1)
  return (
    <ol className="timeline">
      <Moment name="Submitted" at={createdAt} />
      {startedAt && (
        <Moment
          name={attempt > 1 ? `Started, attempt ${attempt}` : 'Started'}
          at={startedAt}
          aside={`after ${duration(Math.max(Date.parse(startedAt) - Date.parse(createdAt), 0))} in the queue`}
        />
      )}
      {STAGES.filter((stage) => durationsMs?.[stage] !== undefined).map((stage) => (
        <li key={stage} className="timeline-stage">
          <span>{DONE_STAGE[stage]}</span>
          <span className="timeline-bar" aria-hidden="true">
            <span style={{ width: `${Math.max(((durationsMs?.[stage] ?? 0) / longest) * 100, 0.5)}%` }} />
          </span>
          <span className="number">{duration(durationsMs?.[stage] ?? 0)}</span>
        </li>
      ))}
      {ended && (
        <Moment
          name={status === 'success' ? 'Finished' : 'Failed'}
          at={updatedAt}
          aside={latencyMs === null ? undefined : `${duration(latencyMs)} in all`}
        />
      )}
    </ol>
  )
}

const Moment = ({ name, at, aside }: { name: string; at: string; aside?: ReactNode }) => (
  <li className="timeline-moment">
    <b>{name}</b>
    <time dateTime={at} className="quiet">
      {exactly(at)}
    </time>
    {aside !== undefined && <span className="quiet">{aside}</span>}
  </li>
)
