import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { addressOf } from '../../api/address.ts'
import { keysQuery } from '../../api/queries.ts'
import { Icon } from '../../parts/icon.tsx'
import { Section } from '../../parts/page.tsx'
import { monthOf } from '../../words/times.ts'
import { statementMonths } from './months.ts'

export function StatementsSection() {
  const { data } = useQuery(keysQuery)
  const now = new Date()
  const months = statementMonths(data?.keys.map(({ createdAt }) => createdAt) ?? [], now)
  return (
    <Section title="Statements">
      <ul className="card statements">
        {months.map((month, place) => (
          <li key={month}>
            <Link to="/usage/$month" params={{ month }}>
              {monthOf(month)}
            </Link>
            {place === 0 && <span className="quiet small">so far</span>}
            <a
              className="statement-csv"
              href={csvAddress(month)}
              download
              aria-label={`CSV of ${monthOf(month)}`}
            >
              <Icon name="download" size={14} /> CSV
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export const csvAddress = (month: string) =>
  addressOf(`dashboard/statements/${encodeURIComponent(month)}.csv`)
