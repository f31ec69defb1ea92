import type { LedgerEntry } from '@cadwright/service/dashboard'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useCallback } from 'react'
import { ledgerQuery } from '../../api/queries.ts'
import { Empty } from '../../parts/empty.tsx'
import { Fault } from '../../parts/fault.tsx'
import { LoadMore } from '../../parts/load-more.tsx'
import { Section } from '../../parts/page.tsx'
import { SkeletonTable } from '../../parts/skeleton.tsx'
import { type Column, Table } from '../../parts/table.tsx'
import { Time } from '../../parts/time.tsx'
import { LEDGER_KIND } from '../../words/labels.ts'
import { count, signed } from '../../words/numbers.ts'

const COLUMNS: readonly Column<LedgerEntry>[] = [
  {
    title: 'Entry',
    bare: true,
    cell: ({ kind, jobId, note }) => (
      <span className="ledger-entry">
        <strong>{LEDGER_KIND[kind]}</strong>
        {jobId !== null && (
          <Link to="/jobs/$jobId" params={{ jobId }} className="mono">
            {jobId}
          </Link>
        )}
        {note !== null && <span className="quiet">{note}</span>}
      </span>
    ),
  },
  { title: 'Free', number: true, cell: ({ amount }) => <Change value={amount} /> },
  { title: 'Held', number: true, cell: ({ held }) => <Change value={held} /> },
  { title: 'Free afterwards', number: true, cell: ({ balanceAfter }) => count(balanceAfter) },
  { title: 'When', number: true, cell: ({ createdAt }) => <Time at={createdAt} /> },
]

const Change = ({ value }: { value: number }) => (
  <span className={value === 0 ? 'quiet' : value > 0 ? 'ledger-more' : ''}>
    {value === 0 ? '–' : signed(value)}
  </span>
)

export function LedgerSection() {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    useInfiniteQuery(ledgerQuery)
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage])
  const entries = data?.pages.flatMap((page) => page.entries)
  return (
    <Section
      title="Ledger"
      about="A job reserves its price when it is submitted; it is charged when the job succeeds, and free again when it fails."
    >
      {error && !data && <Fault error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonTable rows={8} rowHeight="2.35rem" />}
      {entries?.length === 0 && <Empty icon="usage" title="No entries yet" />}
      {entries !== undefined && entries.length > 0 && (
        <Table
          compact
          caption="Ledger, newest first"
          columns={COLUMNS}
          rows={entries}
          keyOf={({ id }) => id}
        />
      )}
      <LoadMore more={hasNextPage} loading={isFetchingNextPage} failed={isFetchNextPageError} onMore={more} />
    </Section>
  )
}
