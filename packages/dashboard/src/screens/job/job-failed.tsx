/** Why there is no part, what was not understood, and what to do next. */
import type { JobDetail } from '@cadwright/service/dashboard'
import { Link } from '@tanstack/react-router'
import { Icon } from '../../parts/icon.tsx'
import { JOB_ERROR, MODE } from '../../words/labels.ts'
import './job-failed.css'
import { PromptText, quotedIn } from './prompt-text.tsx'

export function JobFailed({ job }: { job: JobDetail }) {
  const { prompt, designMode, errorCode, errorMessage, nextStep } = job
  const mode = nextStep?.tryMode ?? designMode
  return (
    <section className="job-failed" aria-label="Why it failed">
      <header>
        <Icon name="warning" />
        <h2>{errorCode ? JOB_ERROR[errorCode] : 'Failed'}</h2>
        {errorCode && <code className="quiet">{errorCode}</code>}
      </header>
      <p>{errorMessage ?? 'No reason was given.'}</p>
      <PromptText prompt={prompt} tone="fault" marked={quotedIn(errorMessage ?? '', prompt)} />
      {nextStep && (
        <p>
          <b>What to do:</b> {nextStep.advice}
        </p>
      )}
      <div className="page-actions">
        <Link className="button main" to="/" search={{ prompt, mode }}>
          <Icon name="again" />
          {mode === designMode
            ? nextStep?.sameAgain
              ? 'Try the same again'
              : 'Change it and try again'
            : `Try again with ${MODE[mode]}`}
        </Link>
      </div>
      <p className="quiet small">Nothing was charged for this job.</p>
    </section>
  )
}
