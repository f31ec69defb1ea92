import type { Me } from '@cadwright/service/dashboard'
import { useState } from 'react'
import { Button } from '../parts/button.tsx'
import { CodeLine } from '../parts/code-box.tsx'
import { Icon } from '../parts/icon.tsx'
import { credits } from '../words/numbers.ts'
import './low-balance.css'

/** Credits are handed out by whoever operates the service; here is what to ask them for. */
export function LowBalance({ me }: { me: Me }) {
  const [open, setOpen] = useState(false)
  return (
    <section className="low-balance" aria-label="Low balance">
      <Icon name="warning" />
      <p>
        <strong>{me.balance === 0 ? 'No credits left.' : `Only ${credits(me.balance)} left.`}</strong> Jobs
        that cost more are refused until the operator grants credits.
      </p>
      <Button small aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Hide' : 'How to get credits'}
      </Button>
      {open && (
        <div className="low-balance-how">
          <p>
            {me.role === 'owner' ? 'Run this where the service is installed:' : 'Ask the operator to run:'}
          </p>
          <CodeLine text={me.grantCommand} label="Copy the command" />
        </div>
      )}
    </section>
  )
}
