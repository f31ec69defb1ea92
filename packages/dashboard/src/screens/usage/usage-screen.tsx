import { useQuery } from '@tanstack/react-query'
import { meQuery } from '../../api/queries.ts'
import { Page } from '../../parts/page.tsx'
import { BalanceFigures } from './balance-figures.tsx'
import { BurnSection } from './burn-section.tsx'
import { GettingCredits } from './getting-credits.tsx'
import { LedgerSection } from './ledger-section.tsx'
import { StatementsSection } from './statements-section.tsx'
import './usage.css'

export function UsageScreen() {
  const { data: me } = useQuery(meQuery)
  return (
    <Page title="Usage and billing">
      <BalanceFigures me={me} />
      <BurnSection />
      <div className="usage-columns">
        <LedgerSection />
        <div className="usage-beside">
          <StatementsSection />
          {me && <GettingCredits me={me} />}
        </div>
      </div>
    </Page>
  )
}
