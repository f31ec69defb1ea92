import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { createAccount } from '../../api/changes.ts'
import { accountsQuery } from '../../api/queries.ts'
import { Button } from '../../parts/button.tsx'
import { Dialog, DialogActions } from '../../parts/dialog.tsx'
import { Fault } from '../../parts/fault.tsx'
import { Field, TextInput } from '../../parts/field.tsx'
import { LinkShown } from './sign-in-link.tsx'

const STARTER_CREDITS = '20'

export function NewAccountDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const [email, setEmail] = useState('')
  const [starter, setStarter] = useState(STARTER_CREDITS)
  const creating = useMutation({
    mutationFn: createAccount,
    onSuccess: () => client.invalidateQueries({ queryKey: accountsQuery.queryKey }),
  })
  if (creating.data) return <LinkShown email={email} link={creating.data.link} onClose={onClose} />
  return (
    <Dialog title="New account" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          creating.mutate({ email: email.trim(), credits: Number(starter) })
        }}
      >
        <Field label="E-mail address" hint="The service sends no mail: you get a link to pass on.">
          {(attributes) => (
            <TextInput
              {...attributes}
              type="email"
              required
              autoComplete="off"
              value={email}
              onChange={({ target }) => setEmail(target.value)}
            />
          )}
        </Field>
        <Field label="Starter credits">
          {(attributes) => (
            <TextInput
              {...attributes}
              type="number"
              required
              min={0}
              step={1}
              inputMode="numeric"
              value={starter}
              onChange={({ target }) => setStarter(target.value)}
            />
          )}
        </Field>
        {creating.error && <Fault error={creating.error} />}
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="main" type="submit" busy={creating.isPending}>
            Create account
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
