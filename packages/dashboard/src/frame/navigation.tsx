import { Link } from '@tanstack/react-router'
import { addressOf } from '../api/address.ts'
import { Icon, type IconName } from '../parts/icon.tsx'
import './navigation.css'

const PLACES = [
  { to: '/', label: 'Create', icon: 'create' },
  { to: '/jobs', label: 'Jobs', icon: 'jobs' },
  { to: '/keys', label: 'API keys', icon: 'keys' },
  { to: '/webhooks', label: 'Webhooks', icon: 'webhooks' },
  { to: '/usage', label: 'Usage', icon: 'usage' },
] as const satisfies { to: string; label: string; icon: IconName }[]

/** At the side; on a phone a bar at the bottom, where the operator's place is in the menu instead. */
export const Navigation = ({ operator }: { operator: boolean }) => (
  <nav className="navigation" aria-label="Main">
    {PLACES.map(({ to, label, icon }) => (
      <Link key={to} to={to} activeOptions={{ exact: to === '/', includeSearch: false }}>
        <Icon name={icon} />
        <span>{label}</span>
      </Link>
    ))}
    {operator && (
      <Link to="/operator" className="wide-only">
        <Icon name="operator" />
        <span>Operator</span>
      </Link>
    )}
    <a href={addressOf('docs')} target="_blank" rel="noreferrer" className="wide-only docs-link">
      <Icon name="docs" />
      <span>Documentation</span>
      <Icon name="external" size={12} />
    </a>
  </nav>
)
