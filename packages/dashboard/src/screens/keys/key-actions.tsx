import type { KeyView } from '@cadwright/service/dashboard'
import { useState } from 'react'
import { Menu, MenuItem } from '../../parts/menu.tsx'
import { RenameKey } from './rename-key.tsx'
import { RevokeKey } from './revoke-key.tsx'
import { RotateSecret } from './rotate-secret.tsx'

const DIALOGS = { rename: RenameKey, rotate: RotateSecret, revoke: RevokeKey }

export function KeyActions({ view }: { view: KeyView }) {
  const [open, setOpen] = useState<keyof typeof DIALOGS>()
  const Dialog = open && DIALOGS[open]
  // The dashboard's own key is not for anybody to use, and so there is nothing to do with it.
  if (view.ofDashboard) return null
  return (
    <>
      <Menu label={`Actions for ${view.name}`}>
        <MenuItem icon="pencil" onChoose={() => setOpen('rename')}>
          Rename
        </MenuItem>
        <MenuItem icon="again" onChoose={() => setOpen('rotate')}>
          Rotate signing secret
        </MenuItem>
        <MenuItem icon="cross" danger onChoose={() => setOpen('revoke')}>
          Revoke
        </MenuItem>
      </Menu>
      {Dialog && <Dialog view={view} onClose={() => setOpen(undefined)} />}
    </>
  )
}
