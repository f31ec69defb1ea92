import type { DeliverySummary } from '@cadwright/service/dashboard'
import { Time } from '../../parts/time.tsx'

type Outcome = Pick<DeliverySummary, 'lastStatus' | 'lastError' | 'nextAttemptAt' | 'attempts'>

/** What the receiver last said, or why it could not, and when it is asked next. */
export const DeliveryOutcome = ({ delivery }: { delivery: Outcome }) => (
  <span className="delivery-outcome">
    <span
      className={delivery.lastError === null ? 'clip' : 'clip delivery-error'}
      title={delivery.lastError ?? undefined}
    >
      {delivery.lastError ?? (delivery.lastStatus === null ? 'Not tried yet' : `HTTP ${delivery.lastStatus}`)}
    </span>
    {delivery.nextAttemptAt !== null && delivery.attempts > 0 && (
      <span className="quiet small">
        next try <Time at={delivery.nextAttemptAt} />
      </span>
    )}
  </span>
)
