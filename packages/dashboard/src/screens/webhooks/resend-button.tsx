import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { resend } from '../../api/changes.ts'
import { useToast } from '../../frame/toasts.tsx'
import { Button } from '../../parts/button.tsx'
import { Icon } from '../../parts/icon.tsx'

/** Sends the same words again as a delivery of its own, and goes to it. */
export function ResendButton({ deliveryId }: { deliveryId: string }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const say = useToast()
  const resending = useMutation({
    mutationFn: () => resend(deliveryId),
    onSuccess: async ({ id }) => {
      await client.invalidateQueries({ queryKey: ['deliveries'] })
      say.done('Sent again')
      await navigate({ to: '/webhooks/$deliveryId', params: { deliveryId: id } })
    },
    onError: say.failed,
  })
  return (
    <Button busy={resending.isPending} onClick={() => resending.mutate()}>
      <Icon name="again" /> Send again
    </Button>
  )
}
