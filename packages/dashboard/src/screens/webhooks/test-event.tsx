import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { sendTestEvent } from '../../api/changes.ts'
import { keysQuery } from '../../api/queries.ts'
import { Button } from '../../parts/button.tsx'
import { Dialog, DialogActions } from '../../parts/dialog.tsx'
import { Fault } from '../../parts/fault.tsx'
import { Field, Select, TextInput } from '../../parts/field.tsx'

/** An event about no job, to try a receiver out with; then its delivery is shown as it happens. */
export function TestEventDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { data } = useQuery(keysQuery)
  // Nobody holds the secret of the dashboard's own key, so nobody could verify what it signs.
  const keys = data?.keys.filter(({ revokedAt, ofDashboard }) => revokedAt === null && !ofDashboard) ?? []
  const [chosen, setChosen] = useState<string>()
  const [url, setUrl] = useState('https://')
  const keyId = chosen ?? keys[0]?.id
  const sending = useMutation({
    mutationFn: sendTestEvent,
    onSuccess: async ({ id }) => {
      await client.invalidateQueries({ queryKey: ['deliveries'] })
      await navigate({ to: '/webhooks/$deliveryId', params: { deliveryId: id } })
    },
  })
  if (data && keys.length === 0) {
    return (
      <Dialog title="Send a test event" onClose={onClose}>
        <p>Events are signed with the secret of an API key, and you have none yet.</p>
        <DialogActions>
          <Link to="/keys" className="button main">
            Make a key
          </Link>
        </DialogActions>
      </Dialog>
    )
  }
  return (
    <Dialog title="Send a test event" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (keyId !== undefined) sending.mutate({ keyId, url: url.trim() })
        }}
      >
        <Field label="Receiver" hint="An https address that the service can reach.">
          {(attributes) => (
            <TextInput
              {...attributes}
              type="url"
              required
              pattern="https://.+"
              placeholder="https://example.com/hook"
              value={url}
              onChange={({ target }) => setUrl(target.value)}
            />
          )}
        </Field>
        <Field label="Signed with the secret of">
          {(attributes) => (
            <Select
              {...attributes}
              value={keyId ?? ''}
              choices={keys.map(({ id, name }) => ({ value: id, label: name }))}
              onChoose={setChosen}
            />
          )}
        </Field>
        {sending.error && <Fault error={sending.error} />}
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="main" type="submit" busy={sending.isPending} disabled={keyId === undefined}>
            Send
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
