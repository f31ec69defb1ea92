import type { SessionView } from '@cadwright/service/dashboard'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { endSession } from '../../api/changes.ts'
import { sessionsQuery } from '../../api/queries.ts'
import { useToast } from '../../frame/toasts.tsx'
import { Button } from '../../parts/button.tsx'
import { Fault } from '../../parts/fault.tsx'
import { Section } from '../../parts/page.tsx'
import { SkeletonTable } from '../../parts/skeleton.tsx'
import { Badge } from '../../parts/status-badge.tsx'
import { type Column, Table } from '../../parts/table.tsx'
import { Time } from '../../parts/time.tsx'
import { browserName } from './browser-name.ts'

export function SessionsSection() {
  const { data, error, refetch } = useQuery(sessionsQuery)
  return (
    <Section
      title="Where you are signed in"
      about="A browser that you do not know: sign it out, and change your password."
    >
      {error && !data && <Fault error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonTable rows={2} rowHeight="3rem" />}
      {data && <Table caption="Sessions" columns={COLUMNS} rows={data.sessions} keyOf={({ id }) => id} />}
    </Section>
  )
}

function EndButton({ session }: { session: SessionView }) {
  const client = useQueryClient()
  const say = useToast()
  const ending = useMutation({
    mutationFn: () => endSession(session.id),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: sessionsQuery.queryKey })
      say.done('Signed out there')
    },
    onError: say.failed,
  })
  return (
    <Button
      small
      busy={ending.isPending}
      aria-label={`Sign out ${browserName(session.userAgent)} at ${session.address}`}
      onClick={() => ending.mutate()}
    >
      Sign out
    </Button>
  )
}

const COLUMNS: readonly Column<SessionView>[] = [
  {
    title: 'Browser',
    bare: true,
    cell: ({ userAgent, current }) => (
      <span className="session-browser">
        <strong title={userAgent}>{browserName(userAgent)}</strong>
        {current && <Badge tone="good">This browser</Badge>}
      </span>
    ),
  },
  { title: 'Address', cell: ({ address }) => <code>{address}</code> },
  { title: 'Last seen', cell: ({ lastSeenAt }) => <Time at={lastSeenAt} /> },
  { title: 'Signed in', cell: ({ createdAt }) => <Time at={createdAt} /> },
  { title: 'Ends', cell: ({ expiresAt }) => <Time at={expiresAt} /> },
  {
    title: 'Sign out',
    titleUnseen: true,
    number: true,
    // One's own session ends in the menu, where the page goes with it.
    cell: (session) => !session.current && <EndButton session={session} />,
  },
]
