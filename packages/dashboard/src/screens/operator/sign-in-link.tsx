import type { AccountView } from '@cadwright/service/dashboard'
import { useMutation } from '@tanstack/react-query'
import { createSignInLink } from '../../api/changes.ts'
import { Button } from '../../parts/button.tsx'
import { Dialog, DialogActions } from '../../parts/dialog.tsx'
import { Fault } from '../../parts/fault.tsx'
import { ShownOnce } from '../../parts/shown-once.tsx'

export function SignInLinkDialog({ account, onClose }: { account: AccountView; onClose: () => void }) {
  const making = useMutation({ mutationFn: () => createSignInLink(account.id) })
  if (making.data) return <LinkShown email={account.email} link={making.data.link} onClose={onClose} />
  return (
    <Dialog title="New sign-in link" onClose={onClose}>
      <p>
        With it <strong>{account.email}</strong> chooses a new password and is signed in. It works once, for a
        day; choosing a password signs all their browsers out.
      </p>
      {making.error && <Fault error={making.error} />}
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button kind="main" busy={making.isPending} onClick={() => making.mutate()}>
          Make link
        </Button>
      </DialogActions>
    </Dialog>
  )
}

export const LinkShown = ({ email, link, onClose }: { email: string; link: string; onClose: () => void }) => (
  <Dialog title="Sign-in link" onClose={onClose} keep>
    <p>
      For <strong>{email}</strong>: works once, for a day. Pass it on where only they can read it.
    </p>
    <ShownOnce secrets={[{ label: 'Link', text: link }]} />
    <DialogActions>
      <Button kind="main" onClick={onClose}>
        Done
      </Button>
    </DialogActions>
  </Dialog>
)
