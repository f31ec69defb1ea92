import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { addressOf } from '../../api/address.ts'
import { deliveriesQuery } from '../../api/queries.ts'
import { Button } from '../../parts/button.tsx'
import { Empty } from '../../parts/empty.tsx'
import { Fault } from '../../parts/fault.tsx'
import { Icon } from '../../parts/icon.tsx'
import { LoadMore } from '../../parts/load-more.tsx'
import { Page } from '../../parts/page.tsx'
import { SkeletonTable } from '../../parts/skeleton.tsx'
import { said } from '../../search.ts'
import { DeliveryFilters } from './delivery-filters.tsx'
import { DeliveryTable } from './delivery-table.tsx'
import { TestEventDialog } from './test-event.tsx'
import './webhooks.css'

const route = getRouteApi('/webhooks')

export function WebhooksScreen() {
  const { key, state } = route.useSearch()
  const filters = said({ key, state })
  const { data, error, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    useInfiniteQuery(deliveriesQuery(filters))
  const [testing, setTesting] = useState(false)
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage])
  const deliveries = data?.pages.flatMap((page) => page.deliveries)
  return (
    <Page
      title="Webhooks"
      about="What was sent to your receivers, newest first. A receiver that does not answer is tried five times."
      actions={
        <Button kind="main" onClick={() => setTesting(true)}>
          <Icon name="send" /> Send a test event
        </Button>
      }
    >
      <Verifying />
      <DeliveryFilters />
      {error && !data && <Fault error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonTable rows={8} rowHeight="3.6rem" />}
      {deliveries?.length === 0 && <NoDeliveries filtered={Object.keys(filters).length > 0} />}
      {deliveries !== undefined && deliveries.length > 0 && <DeliveryTable deliveries={deliveries} />}
      <LoadMore more={hasNextPage} loading={isFetchingNextPage} failed={isFetchNextPageError} onMore={more} />
      {testing && <TestEventDialog onClose={() => setTesting(false)} />}
    </Page>
  )
}

const Verifying = () => (
  <aside className="verifying">
    <Icon name="keys" />
    <p>
      <strong>Verify what you receive:</strong> <code>X-Service-Signature</code> is <code>sha256=</code> and
      the HMAC-SHA256, in hex, of <code>X-Service-Timestamp</code>, a full stop and the raw body, under the
      signing secret of the job’s key. Compare in constant time, and refuse timestamps older than five
      minutes.{' '}
      <a href={addressOf('docs')} target="_blank" rel="noreferrer">
        Documentation
      </a>
    </p>
  </aside>
)

const NoDeliveries = ({ filtered }: { filtered: boolean }) =>
  filtered ? (
    <Empty icon="search" title="No delivery fits these filters">
      <Link to="/webhooks" className="button plain">
        Show all deliveries
      </Link>
    </Empty>
  ) : (
    <Empty icon="webhooks" title="Nothing was sent yet">
      <p>
        Submit a job with a <code>callback_url</code>, and its outcome is sent there; or send a test event to
        try your receiver out.
      </p>
    </Empty>
  )
