import type { Me } from '@cadwright/service/dashboard'
import { useQuery } from '@tanstack/react-query'
import { usageQuery } from '../../api/queries.ts'
import { Figure, Figures } from '../../parts/figures.tsx'
import { count } from '../../words/numbers.ts'
import { monthOf, today } from '../../words/times.ts'

export function BalanceFigures({ me }: { me: Me | undefined }) {
  const day = today()
  // As many days as the month has had so far.
  const { data } = useQuery(usageQuery(Number(day.slice(8))))
  const spent = data?.days.reduce((sum, { credits }) => sum + credits, 0)
  const jobs = data?.days.reduce((sum, part) => sum + part.jobs, 0)
  return (
    <Figures>
      <Figure
        label="Free to spend"
        value={me && count(me.balance)}
        unit="credits"
        tone={me?.lowBalance ? 'warn' : undefined}
      />
      <Figure label="Held for running jobs" value={me && count(me.held)} unit="credits" />
      <Figure
        label={`Spent in ${monthOf(day.slice(0, 7))}`}
        value={spent === undefined ? undefined : count(spent)}
        unit="credits"
        note={jobs === undefined ? undefined : `on ${count(jobs)} parts`}
      />
    </Figures>
  )
}
