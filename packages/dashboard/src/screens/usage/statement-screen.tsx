import type { Statement, StatementLine } from '@cadwright/service/dashboard'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { statementQuery } from '../../api/queries.ts'
import { Refused } from '../../api/request.ts'
import { NotFound } from '../../frame/not-found.tsx'
import { Button } from '../../parts/button.tsx'
import { Fault } from '../../parts/fault.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Page } from '../../parts/page.tsx'
import { SkeletonTable } from '../../parts/skeleton.tsx'
import { type Column, Table } from '../../parts/table.tsx'
import { MODE } from '../../words/labels.ts'
import { count, signed } from '../../words/numbers.ts'
import { exactly, monthOf } from '../../words/times.ts'
import './statement.css'
import { csvAddress } from './statements-section.tsx'

const route = getRouteApi('/usage/$month')
const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/

/** Made to be printed: on paper the frame and the buttons are gone. */
export function StatementScreen() {
  const { month } = route.useParams()
  const isMonth = MONTH.test(month)
  const { data, error, refetch } = useQuery({ ...statementQuery(month), enabled: isMonth })
  if (!isMonth || (error instanceof Refused && error.status === 404)) return <NotFound />
  return (
    <Page
      title={`Statement of ${monthOf(month)}`}
      heading={
        <span className="statement-heading">
          <Link to="/usage" className="button bare small-button" aria-label="Usage and billing">
            <Icon name="left" />
          </Link>
          Statement of {monthOf(month)}
        </span>
      }
      about={data && `Cadwright account ${data.email}. All times are UTC; all amounts are credits.`}
      actions={
        <>
          <a className="button plain" href={csvAddress(month)} download>
            <Icon name="download" /> CSV
          </a>
          <Button onClick={() => window.print()}>
            <Icon name="print" /> Print
          </Button>
        </>
      }
    >
      {error && !data && <Fault error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonTable rows={10} rowHeight="2.3rem" />}
      {data && <Sums statement={data} />}
      {data && data.lines.length === 0 && (
        <p className="quiet">Nothing was granted or charged in this month.</p>
      )}
      {data && data.lines.length > 0 && (
        <Table
          compact
          caption={`Grants and charges in ${monthOf(month)}, oldest first`}
          columns={COLUMNS}
          rows={data.lines}
          keyOf={({ at, kind, jobId }) => `${at} ${kind} ${jobId}`}
        />
      )}
    </Page>
  )
}

const Sums = ({ statement: { opening, granted, charged, closing } }: { statement: Statement }) => (
  <dl className="statement-sums">
    <div>
      <dt>Opening balance</dt>
      <dd>{count(opening)}</dd>
    </div>
    <div>
      <dt>Granted</dt>
      <dd>{signed(granted)}</dd>
    </div>
    <div>
      <dt>Charged</dt>
      <dd>{signed(-charged)}</dd>
    </div>
    <div className="statement-closing">
      <dt>Closing balance</dt>
      <dd>{count(closing)}</dd>
    </div>
  </dl>
)

const COLUMNS: readonly Column<StatementLine>[] = [
  { title: 'Time', className: 'nowrap', cell: ({ at }) => exactly(at).replace(' UTC', '') },
  {
    title: 'For',
    cell: ({ kind, jobId, note }) =>
      kind === 'grant' || jobId === null ? (
        <span>Grant{note !== null && <span className="quiet"> · {note}</span>}</span>
      ) : (
        <Link to="/jobs/$jobId" params={{ jobId }} className="mono">
          {jobId}
        </Link>
      ),
  },
  { title: 'Mode', cell: ({ designMode }) => designMode && MODE[designMode] },
  { title: 'Key', cell: ({ keyName }) => <span className="statement-key">{keyName}</span> },
  {
    title: 'Credits',
    number: true,
    cell: ({ credits }) => signed(credits),
  },
]
