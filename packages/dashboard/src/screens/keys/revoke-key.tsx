import type { KeyView } from '@cadwright/service/dashboard'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { revokeKey } from '../../api/changes.ts'
import { keysQuery } from '../../api/queries.ts'
import { useToast } from '../../frame/toasts.tsx'
import { Confirm } from '../../parts/confirm.tsx'

export function RevokeKey({ view, onClose }: { view: KeyView; onClose: () => void }) {
  const client = useQueryClient()
  const say = useToast()
  const revoking = useMutation({
    mutationFn: () => revokeKey(view.id),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: keysQuery.queryKey })
      say.done('Key revoked')
      onClose()
    },
  })
  return (
    <Confirm
      title="Revoke this key?"
      action="Revoke key"
      typed={view.name}
      busy={revoking.isPending}
      error={revoking.error}
      onConfirm={() => revoking.mutate()}
      onClose={onClose}
    >
      <p>
        Every request with <code>{view.prefix}…</code> is refused from this moment, and there is no way back.
        Jobs made with it stay, and those under way go on.
      </p>
    </Confirm>
  )
}
