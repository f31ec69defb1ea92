import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { createKey } from '../../api/changes.ts'
import { keysQuery, meQuery } from '../../api/queries.ts'
import { Button } from '../../parts/button.tsx'
import { CodeBox } from '../../parts/code-box.tsx'
import { Dialog, DialogActions } from '../../parts/dialog.tsx'
import { Fault } from '../../parts/fault.tsx'
import { ShownOnce } from '../../parts/shown-once.tsx'
import { NameField } from './name-field.tsx'

/** Asks for a name, then shows the key and its signing secret, this once. */
export function CreateKey({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const { data: me } = useQuery(meQuery)
  const [name, setName] = useState('')
  const creating = useMutation({
    mutationFn: createKey,
    onSuccess: () => client.invalidateQueries({ queryKey: keysQuery.queryKey }),
  })
  const { data: made } = creating
  if (made) {
    return (
      <Dialog title="Your new key" onClose={onClose} keep>
        <ShownOnce
          secrets={[
            { label: 'API key', text: made.apiKey },
            { label: 'Webhook signing secret', text: made.signingSecret },
          ]}
        />
        {me && <CodeBox title="Try it" text={firstRequest(me.apiUrl)} />}
        <DialogActions>
          <Button kind="main" onClick={onClose}>
            I have kept them
          </Button>
        </DialogActions>
      </Dialog>
    )
  }
  return (
    <Dialog title="New API key" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          creating.mutate({ name: name.trim() })
        }}
      >
        <NameField
          value={name}
          onChange={setName}
          hint="What will use it: a program, a machine, a customer."
        />
        {creating.error && <Fault error={creating.error} />}
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="main" type="submit" busy={creating.isPending} disabled={name.trim() === ''}>
            Create key
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** Never the real key: what is pasted lands in a shell's history. */
const firstRequest = (apiUrl: string) => `curl ${apiUrl}/v1/jobs -H "Authorization: Bearer $CADWRIGHT_KEY"`
