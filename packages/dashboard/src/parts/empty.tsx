import type { ReactNode } from 'react'
import './empty.css'
import { Icon, type IconName } from './icon.tsx'

/** Nothing here yet: what would be, and how it gets there. */
export const Empty = ({ icon, title, children }: { icon: IconName; title: string; children?: ReactNode }) => (
  <div className="empty">
    <span className="empty-icon">
      <Icon name={icon} size={22} />
    </span>
    <h2>{title}</h2>
    {children !== undefined && <div className="empty-words">{children}</div>}
  </div>
)
