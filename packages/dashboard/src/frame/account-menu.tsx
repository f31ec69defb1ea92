import type { Me } from '@cadwright/service/dashboard'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId, useRef } from 'react'
import { addressOf } from '../api/address.ts'
import { signOut } from '../api/changes.ts'
import { Icon } from '../parts/icon.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { useToast } from './toasts.tsx'
import './account-menu.css'

/** A popover of the browser: Escape and a click elsewhere close it, and the focus returns. */
export function AccountMenu({ me }: { me: Me | undefined }) {
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const say = useToast()
  const leaving = useMutation({
    mutationFn: signOut,
    onSuccess: () => location.assign(addressOf('sign-in')),
    onError: say.failed,
  })
  const close = () => menu.current?.hidePopover()
  const email = me?.email ?? ''
  return (
    <div className="account">
      <button type="button" className="account-button" popoverTarget={id}>
        <span className="unseen">Account</span>
        <span className="account-mark" aria-hidden="true">
          {email.slice(0, 1).toUpperCase() || ' '}
        </span>
        <span className="account-email">{email}</span>
        <Icon name="more" />
      </button>
      <div id={id} ref={menu} popover="auto" className="account-menu">
        <p className="account-who">
          <span className="quiet small">Signed in as</span>
          <strong>{email}</strong>
        </p>
        <ThemeSwitch wordless />
        {me?.role === 'owner' && (
          <Link to="/operator" onClick={close}>
            <Icon name="operator" /> Operator
          </Link>
        )}
        <Link to="/settings" onClick={close}>
          <Icon name="settings" /> Settings
        </Link>
        <a href={addressOf('docs')} target="_blank" rel="noreferrer">
          <Icon name="docs" /> Documentation
        </a>
        <button type="button" disabled={leaving.isPending} onClick={() => leaving.mutate()}>
          <Icon name="leave" /> Sign out
        </button>
      </div>
    </div>
  )
}
