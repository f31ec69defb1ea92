import type { Me } from '@cadwright/service/dashboard'
import { Link } from '@tanstack/react-router'
import { Skeleton } from '../parts/skeleton.tsx'
import { count } from '../words/numbers.ts'
import './balance.css'

/** What is free to spend, and what runs may still cost. */
export const Balance = ({ me }: { me: Me | undefined }) => (
  <Link to="/usage" className={`balance ${me?.lowBalance ? 'low' : ''}`}>
    <span className="balance-figure">{me ? count(me.balance) : <Skeleton width="4ch" />}</span>
    <span className="balance-unit">credits</span>
    {me !== undefined && me.held > 0 && (
      <span className="balance-held" title="Reserved for jobs that have not ended">
        {count(me.held)} held
      </span>
    )}
  </Link>
)
