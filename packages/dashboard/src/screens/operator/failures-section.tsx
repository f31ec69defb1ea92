import type { RecentFailure } from '@cadwright/service/dashboard'
import { Empty } from '../../parts/empty.tsx'
import { Section } from '../../parts/page.tsx'
import { SkeletonTable } from '../../parts/skeleton.tsx'
import { type Column, Table } from '../../parts/table.tsx'
import { Time } from '../../parts/time.tsx'
import { JOB_ERROR, MODE } from '../../words/labels.ts'

const COLUMNS: readonly Column<RecentFailure>[] = [
  {
    title: 'Failure',
    bare: true,
    className: 'failure-words',
    cell: ({ errorCode, errorMessage }) => (
      <div>
        <strong>{JOB_ERROR[errorCode]}</strong>
        <span className="quiet small">{errorMessage}</span>
      </div>
    ),
  },
  { title: 'Job', cell: ({ jobId }) => <code>{jobId}</code> },
  { title: 'Mode', cell: ({ designMode }) => MODE[designMode] },
  {
    title: 'Account',
    cell: ({ email }) => (
      <span className="clip" title={email}>
        {email}
      </span>
    ),
  },
  { title: 'When', number: true, cell: ({ at }) => <Time at={at} /> },
]

export const FailuresSection = ({ failures }: { failures: readonly RecentFailure[] | undefined }) => (
  <Section title="Recent failures">
    {!failures && <SkeletonTable rows={4} rowHeight="3.4rem" />}
    {failures?.length === 0 && <Empty icon="check" title="No job has failed lately" />}
    {failures !== undefined && failures.length > 0 && (
      <Table caption="Recent failures" columns={COLUMNS} rows={failures} keyOf={({ jobId }) => jobId} />
    )}
  </Section>
)
