import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { usageQuery } from '../../api/queries.ts'
import { Fault } from '../../parts/fault.tsx'
import { Section } from '../../parts/page.tsx'
import { Segments } from '../../parts/segments.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { count, credits } from '../../words/numbers.ts'
import { type Burn, burnOf } from './burn.ts'
import { BurnChart, seriesColour } from './burn-chart.tsx'
import { BurnTable } from './burn-table.tsx'
import './burn.css'

const route = getRouteApi('/usage')
const DAYS = ['7', '30', '90'] as const

export function BurnSection() {
  const { days = '30', by = 'mode' } = route.useSearch()
  const navigate = route.useNavigate()
  const [view, setView] = useState<'chart' | 'table'>('chart')
  const { data, error, refetch } = useQuery(usageQuery(Number(days)))
  const burn = useMemo(() => data && burnOf(data, by), [data, by])
  const set = (change: { days?: '7' | '30' | '90'; by?: 'mode' | 'key' }) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false })
  return (
    <Section
      title="Spent a day"
      about={burn ? `${credits(burn.total)} in ${days} days (UTC)` : `The last ${days} days (UTC)`}
      actions={
        <>
          <Segments
            label="Days"
            value={days}
            onChoose={(value) => set({ days: value })}
            choices={DAYS.map((value) => ({ value, label: `${value} days` }))}
          />
          <Segments
            label="In parts"
            value={by}
            onChoose={(value) => set({ by: value })}
            choices={[
              { value: 'mode', label: 'By mode' },
              { value: 'key', label: 'By key' },
            ]}
          />
          <Segments
            label="View"
            value={view}
            onChoose={setView}
            choices={[
              { value: 'chart', label: 'Chart' },
              { value: 'table', label: 'Table' },
            ]}
          />
        </>
      }
    >
      {error && !data && <Fault error={error} onRetry={() => void refetch()} />}
      <div className="card burn">
        {!burn && !error && <Skeleton height="242px" />}
        {burn && view === 'chart' && (
          <>
            <Legend burn={burn} />
            <BurnChart burn={burn} />
          </>
        )}
        {burn && view === 'table' && <BurnTable burn={burn} />}
      </div>
    </Section>
  )
}

const Legend = ({ burn }: { burn: Burn }) => (
  <ul className="burn-legend">
    {burn.parts.map(({ label, total }, place) => (
      <li key={label}>
        <i style={{ background: `var(${seriesColour(place)})` }} />
        {label} <span className="quiet">{count(total)}</span>
      </li>
    ))}
    {burn.parts.length === 0 && <li className="quiet">Nothing was spent in this time</li>}
  </ul>
)
