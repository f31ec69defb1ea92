/** What stands around every screen: where one can go, who one is, and what is left to spend. */
import { useQuery } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { useRef } from 'react'
import { meQuery } from '../api/queries.ts'
import { Fault } from '../parts/fault.tsx'
import { AccountMenu } from './account-menu.tsx'
import { Balance } from './balance.tsx'
import { Brand } from './brand.tsx'
import './frame.css'
import { LowBalance } from './low-balance.tsx'
import { Navigation } from './navigation.tsx'
import { Toasts } from './toasts.tsx'

export function Frame() {
  const { data: me, error, refetch } = useQuery(meQuery)
  const main = useRef<HTMLElement>(null)
  return (
    <Toasts>
      <div className="frame">
        <button type="button" className="skip button main" onClick={() => main.current?.focus()}>
          Skip to the content
        </button>
        <header className="side">
          <Brand />
          <Navigation operator={me?.role === 'owner'} />
          <Balance me={me} />
          <AccountMenu me={me} />
        </header>
        <main ref={main} tabIndex={-1}>
          {error && !me && <Fault error={error} onRetry={() => void refetch()} />}
          {me?.lowBalance && <LowBalance me={me} />}
          <Outlet />
        </main>
      </div>
    </Toasts>
  )
}
