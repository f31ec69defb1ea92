import type { AccountView } from '@cadwright/service/dashboard'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { grantCredits } from '../../api/changes.ts'
import { accountsQuery, ledgerQuery, meQuery } from '../../api/queries.ts'
import { useToast } from '../../frame/toasts.tsx'
import { Button } from '../../parts/button.tsx'
import { Dialog, DialogActions } from '../../parts/dialog.tsx'
import { Fault } from '../../parts/fault.tsx'
import { Field, TextInput } from '../../parts/field.tsx'
import { credits } from '../../words/numbers.ts'

const USUAL_GRANT = '100'
const LONGEST_NOTE = 200

export function GrantDialog({ account, onClose }: { account: AccountView; onClose: () => void }) {
  const client = useQueryClient()
  const say = useToast()
  const [amount, setAmount] = useState(USUAL_GRANT)
  const [note, setNote] = useState('')
  const granting = useMutation({
    mutationFn: grantCredits,
    onSuccess: async (_, given) => {
      // One's own balance may be the one that grew.
      const grown = [accountsQuery.queryKey, meQuery.queryKey, ledgerQuery.queryKey]
      await Promise.all(grown.map((queryKey) => client.invalidateQueries({ queryKey })))
      say.done(`${credits(given.amount)} granted`)
      onClose()
    },
  })
  return (
    <Dialog title="Grant credits" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          granting.mutate({ accountId: account.id, amount: Number(amount), note: note.trim() })
        }}
      >
        <p>
          To <strong>{account.email}</strong>, who has {credits(account.balance)}. A grant cannot be taken
          back.
        </p>
        <Field label="Credits">
          {(attributes) => (
            <TextInput
              {...attributes}
              type="number"
              required
              min={1}
              step={1}
              inputMode="numeric"
              value={amount}
              onChange={({ target }) => setAmount(target.value)}
            />
          )}
        </Field>
        <Field label="Note" hint="Stands in the account’s ledger and statement: an invoice number, a reason.">
          {(attributes) => (
            <TextInput
              {...attributes}
              required
              maxLength={LONGEST_NOTE}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          )}
        </Field>
        {granting.error && <Fault error={granting.error} />}
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="main" type="submit" busy={granting.isPending}>
            Grant
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
