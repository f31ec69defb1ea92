/** What was sent about this job, and once more if need be. */
import type { JobDetail } from '@cadwright/service/dashboard'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { resend } from '../../api/changes.ts'
import { jobDeliveriesQuery } from '../../api/queries.ts'
import { useToast } from '../../frame/toasts.tsx'
import { Button } from '../../parts/button.tsx'
import { Fault } from '../../parts/fault.tsx'
import { Icon } from '../../parts/icon.tsx'
import { DeliveryBadge } from '../../parts/status-badge.tsx'
import { Table } from '../../parts/table.tsx'
import { Time } from '../../parts/time.tsx'
import { SkeletonLines } from './skeleton-lines.tsx'

const PENDING_POLL_MS = 2_000

export function JobDeliveries({ job }: { job: JobDetail }) {
  const queries = useQueryClient()
  const say = useToast()
  const { data, error, refetch } = useQuery({
    ...jobDeliveriesQuery(job.jobId),
    refetchInterval: ({ state }) =>
      state.data?.deliveries.some((delivery) => delivery.state === 'pending') ? PENDING_POLL_MS : false,
  })
  const again = useMutation({
    mutationFn: resend,
    onSuccess: () => {
      say.done('Sent once more')
      void queries.invalidateQueries({ queryKey: ['deliveries'] })
    },
    onError: say.failed,
  })
  if (error) return <Fault error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonLines lines={2} height="2.5rem" />
  if (data.deliveries.length === 0)
    return (
      <p className="quiet">
        {job.callbackUrl
          ? 'Nothing has been sent yet.'
          : 'This job was submitted without a callback address, so nothing is sent about it.'}
      </p>
    )
  return (
    <Table
      caption="Webhook deliveries of this job"
      rows={data.deliveries}
      keyOf={({ id }) => id}
      columns={[
        { title: 'State', cell: ({ state }) => <DeliveryBadge state={state} /> },
        {
          title: 'To',
          cell: ({ id, url }) => (
            <Link to="/webhooks/$deliveryId" params={{ deliveryId: id }}>
              {url}
            </Link>
          ),
        },
        { title: 'Attempts', number: true, cell: ({ attempts }) => attempts },
        { title: 'Answer', cell: ({ lastStatus, lastError }) => lastError ?? lastStatus ?? 'none yet' },
        { title: 'When', cell: ({ createdAt }) => <Time at={createdAt} /> },
        {
          title: 'Actions',
          titleUnseen: true,
          cell: ({ id }) => (
            <Button small busy={again.isPending && again.variables === id} onClick={() => again.mutate(id)}>
              <Icon name="again" size={14} /> Resend
            </Button>
          ),
        },
      ]}
    />
  )
}
