import type { DeliveryDetail } from '@cadwright/service/dashboard'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { deliveryQuery } from '../../api/queries.ts'
import { Refused } from '../../api/request.ts'
import { NotFound } from '../../frame/not-found.tsx'
import { CodeBox } from '../../parts/code-box.tsx'
import { Fault } from '../../parts/fault.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Page, Section } from '../../parts/page.tsx'
import { Skeleton, SkeletonTable } from '../../parts/skeleton.tsx'
import { DeliveryBadge } from '../../parts/status-badge.tsx'
import { Time } from '../../parts/time.tsx'
import { AttemptLog } from './attempt-log.tsx'
import { ResendButton } from './resend-button.tsx'
import './webhooks.css'

const route = getRouteApi('/webhooks/$deliveryId')

export function DeliveryScreen() {
  const { deliveryId } = route.useParams()
  const { data: delivery, error, refetch } = useQuery(deliveryQuery(deliveryId))
  if (error instanceof Refused && error.status === 404) return <NotFound />
  return (
    <Page
      title="Delivery"
      heading={<Heading delivery={delivery} />}
      about={<span className="delivery-url">{delivery?.url ?? <Skeleton width="24rem" />}</span>}
      actions={delivery && <ResendButton deliveryId={delivery.id} />}
    >
      {error && !delivery && <Fault error={error} onRetry={() => void refetch()} />}
      {!delivery && !error && <SkeletonTable rows={3} rowHeight="3rem" />}
      {delivery && (
        <>
          <Facts delivery={delivery} />
          <Section title="Attempts">
            <AttemptLog delivery={delivery} />
          </Section>
          <Section
            title="Body"
            about="Shown indented; every attempt sends the exact text, which is what is signed."
          >
            <CodeBox title="JSON" text={indented(delivery.body)} />
          </Section>
        </>
      )}
    </Page>
  )
}

const Heading = ({ delivery }: { delivery: DeliveryDetail | undefined }) => (
  <span className="delivery-heading">
    <Link to="/webhooks" className="button bare small-button" aria-label="All webhooks">
      <Icon name="left" />
    </Link>
    {delivery?.jobId === null ? 'Test event' : 'Delivery'}
    {delivery && <DeliveryBadge state={delivery.state} />}
  </span>
)

const Facts = ({ delivery }: { delivery: DeliveryDetail }) => (
  <dl className="facts">
    {delivery.jobId !== null && (
      <div>
        <dt>Job</dt>
        <dd>
          <Link to="/jobs/$jobId" params={{ jobId: delivery.jobId }} className="mono">
            {delivery.jobId}
          </Link>
        </dd>
      </div>
    )}
    <div>
      <dt>Key</dt>
      <dd>{delivery.keyName}</dd>
    </div>
    <div>
      <dt>Made</dt>
      <dd>
        <Time at={delivery.createdAt} />
      </dd>
    </div>
    {delivery.finishedAt !== null && (
      <div>
        <dt>{delivery.state === 'delivered' ? 'Delivered' : 'Given up'}</dt>
        <dd>
          <Time at={delivery.finishedAt} />
        </dd>
      </div>
    )}
    {delivery.nextAttemptAt !== null && (
      <div>
        <dt>Next attempt</dt>
        <dd>
          <Time at={delivery.nextAttemptAt} />
        </dd>
      </div>
    )}
    {delivery.resendOf !== null && (
      <div>
        <dt>Sent again from</dt>
        <dd>
          <Link to="/webhooks/$deliveryId" params={{ deliveryId: delivery.resendOf }} className="mono">
            {delivery.resendOf.slice(0, 8)}
          </Link>
        </dd>
      </div>
    )}
  </dl>
)

function indented(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), undefined, 2)
  } catch {
    return body
  }
}
