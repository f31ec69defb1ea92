import type { Overview } from '@cadwright/service/dashboard'
import { Figure, Figures } from '../../parts/figures.tsx'
import { count, duration, plural } from '../../words/numbers.ts'

/** Older than this, something is wrong or too small. */
const LONG_WAIT_SECONDS = 60

export const OverviewFigures = ({ overview }: { overview: Overview | undefined }) => {
  const { queue, workers, kernels, webhooks } = overview ?? {}
  return (
    <Figures>
      <Figure
        label="Queue"
        value={queue && count(queue.queued)}
        unit="waiting"
        note={
          queue && queue.queued > 0 ? `oldest ${duration(queue.oldestWaitingSeconds * 1_000)}` : undefined
        }
        tone={queue && queue.oldestWaitingSeconds > LONG_WAIT_SECONDS ? 'warn' : undefined}
      />
      <Figure
        label="Running"
        value={queue && count(queue.processing)}
        unit={queue?.processing === 1 ? 'job' : 'jobs'}
      />
      <Figure
        label="Workers"
        value={workers && count(workers.length)}
        unit={workers?.length === 1 ? 'process' : 'processes'}
        note={
          workers && workers.length > 0
            ? workers.map(({ jobs }) => plural(jobs, 'job')).join(' · ')
            : undefined
        }
        tone={workers?.length === 0 ? 'bad' : undefined}
      />
      <Figure
        label="Kernels here"
        value={overview && (kernels ? count(kernels.workers) : 'none')}
        note={kernels ? `${kernels.waiting} waiting · ${kernels.replaced} replaced` : undefined}
      />
      <Figure
        label="Webhooks"
        value={webhooks && count(webhooks.pending)}
        unit="pending"
        note={webhooks && webhooks.overdue > 0 ? `${count(webhooks.overdue)} overdue` : undefined}
        tone={webhooks && webhooks.overdue > 0 ? 'warn' : undefined}
      />
    </Figures>
  )
}
