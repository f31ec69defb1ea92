import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changePassword } from '../../api/changes.ts'
import { sessionsQuery } from '../../api/queries.ts'
import { Refused } from '../../api/request.ts'
import { useToast } from '../../frame/toasts.tsx'
import { Button } from '../../parts/button.tsx'
import { Fault } from '../../parts/fault.tsx'
import { Field, TextInput } from '../../parts/field.tsx'

const SHORTEST = 10
const LONGEST = 256

export function PasswordForm({ email }: { email: string }) {
  const client = useQueryClient()
  const say = useToast()
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const changing = useMutation({
    mutationFn: changePassword,
    onSuccess: async () => {
      setCurrent('')
      setNext('')
      say.done('Password changed')
      await client.invalidateQueries({ queryKey: sessionsQuery.queryKey })
    },
  })
  const faults = faultsOf(changing.error)
  return (
    <form
      className="password-form"
      onSubmit={(event) => {
        event.preventDefault()
        changing.mutate({ current, next })
      }}
    >
      {/* Tells the browser's password manager whose password this is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <Field label="Current password" fault={faults.current}>
        {(attributes) => (
          <TextInput
            {...attributes}
            type="password"
            required
            autoComplete="current-password"
            value={current}
            onChange={({ target }) => setCurrent(target.value)}
          />
        )}
      </Field>
      <Field label="New password" fault={faults.next} hint={`At least ${SHORTEST} characters.`}>
        {(attributes) => (
          <TextInput
            {...attributes}
            type="password"
            required
            minLength={SHORTEST}
            maxLength={LONGEST}
            autoComplete="new-password"
            value={next}
            onChange={({ target }) => setNext(target.value)}
          />
        )}
      </Field>
      {changing.error && !faults.current && !faults.next && <Fault error={changing.error} />}
      <div>
        <Button type="submit" busy={changing.isPending}>
          Change password
        </Button>
      </div>
    </form>
  )
}

/** A refusal about one field begins with its name. */
function faultsOf(error: unknown): { current?: string; next?: string } {
  if (!(error instanceof Refused)) return {}
  const [, field, words = ''] = /^(current|next): (.*)$/s.exec(error.message) ?? []
  const sentence = words.slice(0, 1).toUpperCase() + words.slice(1)
  return field === undefined ? {} : { [field]: `${sentence}.` }
}
