import type { DeliverySummary } from '@cadwright/service/dashboard'
import { Link } from '@tanstack/react-router'
import { DeliveryBadge } from '../../parts/status-badge.tsx'
import { type Column, Table } from '../../parts/table.tsx'
import { Time } from '../../parts/time.tsx'
import { DeliveryOutcome } from './delivery-outcome.tsx'

const COLUMNS: readonly Column<DeliverySummary>[] = [
  {
    title: 'Receiver',
    bare: true,
    className: 'delivery-receiver',
    cell: ({ id, url }) => (
      <Link to="/webhooks/$deliveryId" params={{ deliveryId: id }} className="row-link" title={url}>
        <Receiver url={url} />
      </Link>
    ),
  },
  { title: 'State', cell: ({ state }) => <DeliveryBadge state={state} /> },
  {
    title: 'Last answer',
    className: 'delivery-answer',
    cell: (delivery) => <DeliveryOutcome delivery={delivery} />,
  },
  { title: 'Attempts', number: true, cell: ({ attempts }) => attempts },
  { title: 'About', className: 'nowrap', cell: (delivery) => <About delivery={delivery} /> },
  {
    title: 'Key',
    cell: ({ keyName }) => (
      <span className="clip" title={keyName}>
        {keyName}
      </span>
    ),
  },
  { title: 'When', number: true, cell: ({ createdAt }) => <Time at={createdAt} /> },
]

export const DeliveryTable = ({ deliveries }: { deliveries: readonly DeliverySummary[] }) => (
  <Table
    caption="Webhook deliveries, newest first"
    columns={COLUMNS}
    rows={deliveries}
    keyOf={({ id }) => id}
  />
)

/** The host is what one looks for; the path comes after it. */
function Receiver({ url }: { url: string }) {
  const { host, pathname, search } = URL.canParse(url)
    ? new URL(url)
    : { host: url, pathname: '', search: '' }
  return (
    <>
      <strong className="clip">{host}</strong>
      <span className="clip quiet small">{`${pathname}${search}`}</span>
    </>
  )
}

const About = ({ delivery: { jobId, resendOf } }: { delivery: DeliverySummary }) => (
  <span className="delivery-about">
    {jobId === null ? (
      'Test event'
    ) : (
      <Link to="/jobs/$jobId" params={{ jobId }} className="mono">
        {jobId}
      </Link>
    )}
    {resendOf !== null && <span className="quiet small"> resent</span>}
  </span>
)
