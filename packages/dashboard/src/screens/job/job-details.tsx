import type { JobDetail } from '@cadwright/service/dashboard'
import { CodeBox, CodeLine } from '../../parts/code-box.tsx'
import { Time } from '../../parts/time.tsx'
import { ENDPOINT, MODE } from '../../words/labels.ts'
import { count, credits } from '../../words/numbers.ts'
import { Facts } from './facts.tsx'
import './job-details.css'

/** Who asked for it, how, when, what it cost, and what they wrote on it. */
export const JobDetails = ({ job }: { job: JobDetail }) => (
  <div className="job-details">
    <CodeLine text={job.jobId} label="Copy the job’s id" />
    <Facts
      facts={[
        ['Endpoint', ENDPOINT[job.endpoint]],
        ['Mode', MODE[job.designMode]],
        ['Format', job.outputFormat],
        ['Price', job.status === 'failed' ? `${credits(job.price)}, not charged` : credits(job.price)],
        ['Tokens', job.tokensUsed === null ? undefined : count(job.tokensUsed)],
        ['Key', job.keyName],
        ['Attempts', count(job.attempt)],
        ['Created', <Time key="created" at={job.createdAt} />],
        ['Files until', job.expiresAt ? <Time key="until" at={job.expiresAt} /> : undefined],
        ['Callback', job.callbackUrl],
      ]}
    />
    {Object.keys(job.metadata).length === 0 ? (
      <p className="quiet">Submitted without metadata.</p>
    ) : (
      <CodeBox title="metadata.json" text={JSON.stringify(job.metadata, null, 2)} />
    )}
  </div>
)
