import type { KeyView } from '@cadwright/service/dashboard'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { renameKey } from '../../api/changes.ts'
import { keysQuery } from '../../api/queries.ts'
import { useToast } from '../../frame/toasts.tsx'
import { Button } from '../../parts/button.tsx'
import { Dialog, DialogActions } from '../../parts/dialog.tsx'
import { Fault } from '../../parts/fault.tsx'
import { NameField } from './name-field.tsx'

export function RenameKey({ view, onClose }: { view: KeyView; onClose: () => void }) {
  const client = useQueryClient()
  const say = useToast()
  const [name, setName] = useState(view.name)
  const renaming = useMutation({
    mutationFn: renameKey,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: keysQuery.queryKey })
      say.done('Key renamed')
      onClose()
    },
  })
  return (
    <Dialog title="Rename key" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          renaming.mutate({ id: view.id, name: name.trim() })
        }}
      >
        <NameField value={name} onChange={setName} hint="The key itself stays the same." />
        {renaming.error && <Fault error={renaming.error} />}
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="main" type="submit" busy={renaming.isPending} disabled={name.trim() === ''}>
            Rename
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
