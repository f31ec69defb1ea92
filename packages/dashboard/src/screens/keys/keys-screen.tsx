import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { IDLE_POLL_MS, keysQuery } from '../../api/queries.ts'
import { Button } from '../../parts/button.tsx'
import { Fault } from '../../parts/fault.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Page } from '../../parts/page.tsx'
import { SkeletonTable } from '../../parts/skeleton.tsx'
import { plural } from '../../words/numbers.ts'
import { CreateKey } from './create-key.tsx'
import { KeyTable, RevokedTable } from './key-table.tsx'
import './keys.css'

export function KeysScreen() {
  const { data, error, refetch } = useQuery({ ...keysQuery, refetchInterval: IDLE_POLL_MS })
  const [creating, setCreating] = useState(false)
  const living = data?.keys.filter(({ revokedAt }) => revokedAt === null) ?? []
  const revoked = data?.keys.filter(({ revokedAt }) => revokedAt !== null) ?? []
  return (
    <Page
      title="API keys"
      about="Each program gets a key of its own, so that one can be revoked without stopping the others."
      actions={
        <Button kind="main" onClick={() => setCreating(true)}>
          <Icon name="plus" /> New key
        </Button>
      }
    >
      {error && !data && <Fault error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonTable rows={3} rowHeight="4.25rem" />}
      {data && <KeyTable keys={living} limits={data.limits} />}
      {revoked.length > 0 && (
        <details className="revoked-keys">
          <summary>{plural(revoked.length, 'revoked key')}</summary>
          <RevokedTable keys={revoked} />
        </details>
      )}
      {creating && <CreateKey onClose={() => setCreating(false)} />}
    </Page>
  )
}
