import type { AttemptView, DeliveryDetail } from '@cadwright/service/dashboard'
import { Badge } from '../../parts/status-badge.tsx'
import { type Column, Table } from '../../parts/table.tsx'
import { Time } from '../../parts/time.tsx'
import { duration } from '../../words/numbers.ts'

const succeeded = ({ status }: AttemptView) => status !== null && status >= 200 && status < 300

const COLUMNS: readonly Column<AttemptView>[] = [
  { title: 'Attempt', className: 'nowrap', cell: ({ number }) => number },
  {
    title: 'Answer',
    cell: (attempt) => (
      <Badge tone={succeeded(attempt) ? 'good' : 'bad'}>
        {attempt.status === null ? 'No answer' : `HTTP ${attempt.status}`}
      </Badge>
    ),
  },
  {
    title: 'What was said',
    className: 'attempt-said',
    cell: ({ error, responseStart }) => <code>{error ?? (responseStart || '(nothing)')}</code>,
  },
  { title: 'When', number: true, cell: ({ startedAt }) => <Time at={startedAt} /> },
  { title: 'Took', number: true, cell: ({ durationMs }) => duration(durationMs) },
]

export const AttemptLog = ({ delivery }: { delivery: DeliveryDetail }) =>
  delivery.attemptLog.length === 0 ? (
    <p className="quiet">None yet; the first one is under way.</p>
  ) : (
    <Table
      compact
      caption="Attempts to deliver"
      columns={COLUMNS}
      rows={delivery.attemptLog}
      keyOf={({ number }) => number}
    />
  )
