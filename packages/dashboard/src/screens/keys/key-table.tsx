import type { Keys, KeyView } from '@cadwright/service/dashboard'
import { Link } from '@tanstack/react-router'
import { Meter } from '../../parts/meter.tsx'
import { Badge } from '../../parts/status-badge.tsx'
import { type Column, Table } from '../../parts/table.tsx'
import { Time } from '../../parts/time.tsx'
import { count } from '../../words/numbers.ts'
import { KeyActions } from './key-actions.tsx'

const NAME: Column<KeyView> = {
  title: 'Name',
  bare: true,
  className: 'key-name',
  cell: ({ name, prefix, ofDashboard }) => (
    <div>
      <strong>{name}</strong>
      {ofDashboard && (
        <span title="Jobs of this dashboard go by it; it cannot be used from elsewhere">
          <Badge tone="still">This dashboard</Badge>
        </span>
      )}
      <code className="quiet">{prefix}…</code>
    </div>
  ),
}

const CREATED: Column<KeyView> = {
  title: 'Created',
  className: 'wide-only-cell',
  cell: ({ createdAt }) => <Time at={createdAt} />,
}
const LAST_USED: Column<KeyView> = {
  title: 'Last used',
  cell: ({ lastUsedAt }) =>
    lastUsedAt === null ? <span className="quiet">Never</span> : <Time at={lastUsedAt} />,
}
const JOBS: Column<KeyView> = {
  title: 'Jobs',
  number: true,
  cell: ({ id, jobs }) => (
    <Link to="/jobs" search={{ key: id }}>
      {count(jobs)}
      <span className="unseen"> jobs of this key</span>
    </Link>
  ),
}

const columns = (limits: Keys['limits']): Column<KeyView>[] => [
  NAME,
  CREATED,
  LAST_USED,
  { title: 'Requests today', number: true, cell: ({ requestsToday }) => count(requestsToday) },
  {
    title: 'Against the limits',
    bare: true,
    className: 'key-limits',
    cell: (key) => (
      <div className="key-meters">
        <Meter label="Minute" value={key.requestsLastMinute} limit={limits.perMinute} />
        <Meter label="Hour" value={key.requestsLastHour} limit={limits.perHour} />
      </div>
    ),
  },
  JOBS,
  { title: 'Actions', titleUnseen: true, className: 'key-actions', cell: (key) => <KeyActions view={key} /> },
]

export const KeyTable = ({ keys, limits }: { keys: readonly KeyView[]; limits: Keys['limits'] }) => (
  <Table caption="API keys" columns={columns(limits)} rows={keys} keyOf={({ id }) => id} />
)

const REVOKED: readonly Column<KeyView>[] = [
  NAME,
  CREATED,
  LAST_USED,
  { title: 'Revoked', cell: ({ revokedAt }) => revokedAt !== null && <Time at={revokedAt} /> },
  JOBS,
]

export const RevokedTable = ({ keys }: { keys: readonly KeyView[] }) => (
  <Table caption="Revoked API keys" columns={REVOKED} rows={keys} keyOf={({ id }) => id} />
)
