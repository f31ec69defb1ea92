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
  { title: 'About', cell: (delivery) => <About delivery={delivery} /> },
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

/** The job, and below it the key whose secret signs. */
const About = ({ delivery: { jobId, resendOf, keyName } }: { delivery: DeliverySummary }) => (
  <span className="delivery-about">
    <span className="nowrap">
      {jobId === null ? (
        'Test event'
      ) : (
        <Link to="/jobs/$jobId" params={{ jobId }} className="mono">
          {jobId}
        </Link>
      )}
      {resendOf !== null && <span className="quiet small"> resent</span>}
    </span>
    <span className="clip quiet small" title={keyName}>
      {keyName}
    </span>
  </span>
)
