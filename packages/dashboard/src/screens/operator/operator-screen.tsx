import { useQuery } from '@tanstack/react-query'
import { overviewQuery } from '../../api/queries.ts'
import { Refused } from '../../api/request.ts'
import { NotFound } from '../../frame/not-found.tsx'
import { Fault } from '../../parts/fault.tsx'
import { Page } from '../../parts/page.tsx'
import { AccountsSection } from './accounts-section.tsx'
import { FailuresSection } from './failures-section.tsx'
import './operator.css'
import { OverviewFigures } from './overview-figures.tsx'
import { Readiness } from './readiness.tsx'

export function OperatorScreen() {
  const { data: overview, error, refetch } = useQuery(overviewQuery)
  // For everybody but the owner there is no such screen.
  if (error instanceof Refused && error.status === 404) return <NotFound />
  return (
    <Page
      title="Operator"
      about="The service as a whole: what waits, what runs, what failed, and who uses it."
    >
      {error && <Fault error={error} onRetry={() => void refetch()} />}
      <Readiness unready={overview?.unready} />
      <OverviewFigures overview={overview} />
      <AccountsSection />
      <FailuresSection failures={overview?.failures} />
    </Page>
  )
}
