/** A job on its way: which stage, how far, how long; as high as the part's view that takes its place. */
import type { JobDetail } from '@cadwright/service/dashboard'
import { Icon } from '../../parts/icon.tsx'
import { useNow } from '../../parts/time.tsx'
import { duration } from '../../words/numbers.ts'
import './job-result.css'
import './job-running.css'
import { SkeletonLines } from './skeleton-lines.tsx'
import { STAGE_ABOUT, STAGE_NAME, STAGES } from './stage-words.ts'

export function JobRunning({ job }: { job: JobDetail }) {
  const { progress, createdAt, status, attempt } = job
  const now = useNow()
  const elapsed = Math.max(now - Date.parse(createdAt), 0)
  const at = progress ? STAGES.indexOf(progress.stage) : -1
  const percent = Math.round((progress?.fraction ?? 0) * 100)
  const about =
    progress === null
      ? status === 'queued'
        ? 'Waiting for a free worker'
        : 'Starting'
      : STAGE_ABOUT[progress.stage]
  return (
    <div className="job-top">
      <section className="job-running" aria-label="Progress">
        <div
          className="job-running-bar"
          role="progressbar"
          aria-label="Progress of the job"
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
        >
          <span style={{ width: `${percent}%` }} />
        </div>
        <ol className="job-stages">
          {STAGES.map((stage, index) => (
            <li key={stage} data-state={index < at ? 'done' : index === at ? 'now' : 'next'}>
              <span className="job-stage-mark">{index < at && <Icon name="check" size={12} />}</span>
              {STAGE_NAME[stage]}
            </li>
          ))}
        </ol>
        <p className="job-running-about">
          <span role="status">{about}</span>
          {attempt > 1 && <span className="quiet">attempt {attempt}</span>}
          <span className="quiet">
            {duration(Math.floor(elapsed / 1000) * 1000).replace(/^0 ms$/, '0 s')}
          </span>
        </p>
      </section>
      <aside className="job-aside" aria-hidden="true">
        <section>
          <h2>Download</h2>
          <SkeletonLines lines={4} height="2.15rem" />
        </section>
        <section>
          <h2>Properties</h2>
          <SkeletonLines lines={6} height="1.2rem" />
        </section>
      </aside>
    </div>
  )
}
