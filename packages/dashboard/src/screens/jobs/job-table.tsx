import type { JobSummary } from '@cadwright/service/dashboard'
import { Link } from '@tanstack/react-router'
import { type Column, Table } from '../../parts/table.tsx'
import { Time } from '../../parts/time.tsx'
import { MODE } from '../../words/labels.ts'
import { JobDuration, JobState } from './job-state.tsx'
import './job-table.css'
import { JobThumbnail } from './job-thumbnail.tsx'

const COLUMNS: readonly Column<JobSummary>[] = [
  {
    title: 'Preview',
    titleUnseen: true,
    className: 'job-preview',
    cell: (job) => <JobThumbnail job={job} />,
  },
  {
    title: 'Part',
    bare: true,
    className: 'job-part',
    cell: (job) => (
      <Link to="/jobs/$jobId" params={{ jobId: job.jobId }} className="row-link">
        {job.projectName !== null && <strong>{job.projectName}</strong>}
        <span className={job.projectName === null ? 'job-prompt' : 'job-prompt quiet'}>{job.prompt}</span>
      </Link>
    ),
  },
  { title: 'Status', bare: true, className: 'job-status', cell: (job) => <JobState job={job} /> },
  {
    title: 'Made as',
    bare: true,
    className: 'job-line',
    cell: (job) => (
      <span className="job-made">
        {MODE[job.designMode]} <span className="quiet">{job.outputFormat}</span>
      </span>
    ),
  },
  {
    title: 'Key',
    bare: true,
    className: 'job-line',
    cell: (job) => (
      <span className="clip" title={job.keyName}>
        {job.keyName}
      </span>
    ),
  },
  {
    title: 'When',
    bare: true,
    number: true,
    className: 'job-line job-when',
    cell: (job) => <Time at={job.createdAt} />,
  },
  {
    title: 'Took',
    bare: true,
    number: true,
    className: 'job-line job-took',
    cell: (job) => <JobDuration job={job} />,
  },
]

export const JobTable = ({ jobs }: { jobs: readonly JobSummary[] }) => (
  <Table caption="Jobs, newest first" columns={COLUMNS} rows={jobs} keyOf={({ jobId }) => jobId} />
)
