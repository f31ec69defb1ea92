import type { KeyView } from '@cadwright/service/dashboard'
import { useMutation } from '@tanstack/react-query'
import { rotateSecret } from '../../api/changes.ts'
import { Button } from '../../parts/button.tsx'
import { Confirm } from '../../parts/confirm.tsx'
import { Dialog, DialogActions } from '../../parts/dialog.tsx'
import { ShownOnce } from '../../parts/shown-once.tsx'

export function RotateSecret({ view, onClose }: { view: KeyView; onClose: () => void }) {
  const rotating = useMutation({ mutationFn: () => rotateSecret(view.id) })
  if (rotating.data) {
    return (
      <Dialog title="New signing secret" onClose={onClose} keep>
        <ShownOnce secrets={[{ label: 'Webhook signing secret', text: rotating.data.signingSecret }]} />
        <DialogActions>
          <Button kind="main" onClick={onClose}>
            I have kept it
          </Button>
        </DialogActions>
      </Dialog>
    )
  }
  return (
    <Confirm
      title="Rotate the signing secret?"
      action="Rotate secret"
      busy={rotating.isPending}
      error={rotating.error}
      onConfirm={() => rotating.mutate()}
      onClose={onClose}
    >
      <p>
        From now on webhooks of <strong>{view.name}</strong> are signed with a new secret. Receivers that know
        only the old one will refuse them until you give them the new one. The API key itself stays the same.
      </p>
    </Confirm>
  )
}
