import { wordsOf } from '../api/request.ts'
import { Button } from './button.tsx'
import './fault.css'
import { Icon } from './icon.tsx'

/** What went wrong, in words, and the way to try again where there is one. */
export const Fault = ({ error, onRetry }: { error: unknown; onRetry?: () => void }) => (
  <div className="fault" role="alert">
    <Icon name="warning" />
    <p>{wordsOf(error)}</p>
    {onRetry && (
      <Button small onClick={onRetry}>
        Try again
      </Button>
    )}
  </div>
)
