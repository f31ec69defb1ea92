import type { AccountView } from '@cadwright/service/dashboard'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { accountsQuery } from '../../api/queries.ts'
import { Button } from '../../parts/button.tsx'
import { Fault } from '../../parts/fault.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Section } from '../../parts/page.tsx'
import { SkeletonTable } from '../../parts/skeleton.tsx'
import { Badge } from '../../parts/status-badge.tsx'
import { type Column, Table } from '../../parts/table.tsx'
import { Time } from '../../parts/time.tsx'
import { count } from '../../words/numbers.ts'
import { GrantDialog } from './grant-dialog.tsx'
import { NewAccountDialog } from './new-account.tsx'
import { SignInLinkDialog } from './sign-in-link.tsx'

type Open = { dialog: 'new' } | { dialog: 'grant' | 'link'; account: AccountView }

export function AccountsSection() {
  const { data, error, refetch } = useQuery(accountsQuery)
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const columns: Column<AccountView>[] = [
    ...COLUMNS,
    {
      title: 'Actions',
      titleUnseen: true,
      className: 'account-actions',
      cell: (account) => (
        <div>
          <Button
            small
            aria-label={`Grant credits to ${account.email}`}
            onClick={() => setOpen({ dialog: 'grant', account })}
          >
            Grant
          </Button>
          <Button
            small
            aria-label={`Sign-in link for ${account.email}`}
            onClick={() => setOpen({ dialog: 'link', account })}
          >
            Sign-in link
          </Button>
        </div>
      ),
    },
  ]
  return (
    <Section
      title="Accounts"
      actions={
        <Button onClick={() => setOpen({ dialog: 'new' })}>
          <Icon name="plus" /> New account
        </Button>
      }
    >
      {error && !data && <Fault error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonTable rows={3} rowHeight="2.9rem" />}
      {data && <Table caption="Accounts" columns={columns} rows={data.accounts} keyOf={({ id }) => id} />}
      {open?.dialog === 'new' && <NewAccountDialog onClose={close} />}
      {open?.dialog === 'grant' && <GrantDialog account={open.account} onClose={close} />}
      {open?.dialog === 'link' && <SignInLinkDialog account={open.account} onClose={close} />}
    </Section>
  )
}

const COLUMNS: readonly Column<AccountView>[] = [
  {
    title: 'Account',
    bare: true,
    className: 'account-name',
    cell: ({ email, role, hasPassword }) => (
      <div>
        <strong>{email}</strong>
        {role === 'owner' && <Badge tone="still">Owner</Badge>}
        {!hasPassword && <Badge tone="warn">No password yet</Badge>}
      </div>
    ),
  },
  {
    title: 'Credits',
    number: true,
    cell: ({ balance, held }) => (
      <span>
        {count(balance)}
        {held > 0 && <span className="quiet small"> + {count(held)} held</span>}
      </span>
    ),
  },
  { title: 'Jobs', number: true, cell: ({ jobs }) => count(jobs) },
  {
    title: 'Last job',
    number: true,
    cell: ({ lastJobAt }) =>
      lastJobAt === null ? <span className="quiet">None</span> : <Time at={lastJobAt} />,
  },
  { title: 'Since', number: true, cell: ({ createdAt }) => <Time at={createdAt} /> },
]
