import { type ReactNode, useState } from 'react'
import { Button } from './button.tsx'
import { Dialog, DialogActions } from './dialog.tsx'
import { Fault } from './fault.tsx'
import { Field, TextInput } from './field.tsx'

interface ConfirmProps {
  title: string
  /** What it does, as a verb: the button. */
  action: string
  /** To be typed first, where there is no way back. */
  typed?: string
  busy?: boolean
  error?: unknown
  onConfirm: () => void
  onClose: () => void
  children: ReactNode
}

export function Confirm({ title, action, typed, busy, error, onConfirm, onClose, children }: ConfirmProps) {
  const [text, setText] = useState('')
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onConfirm()
        }}
      >
        <div>{children}</div>
        {typed !== undefined && (
          <Field label={`Type “${typed}” to confirm`}>
            {(attributes) => (
              <TextInput
                {...attributes}
                autoComplete="off"
                spellCheck={false}
                value={text}
                onChange={({ target }) => setText(target.value)}
              />
            )}
          </Field>
        )}
        {error != null && <Fault error={error} />}
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            kind="danger"
            type="submit"
            busy={busy ?? false}
            disabled={typed !== undefined && text.trim() !== typed.trim()}
          >
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
