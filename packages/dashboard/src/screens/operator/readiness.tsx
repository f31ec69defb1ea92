import { Icon } from '../../parts/icon.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'

/** What follows from each thing that the service needs and does not have. */
const CONSEQUENCE: Record<string, string> = {
  database: 'The database does not answer: nothing can be submitted or read.',
  storage: 'The storage does not answer: finished files can be neither written nor downloaded.',
  kernel: 'The kernel is not ready: jobs are accepted and wait.',
}

export function Readiness({ unready }: { unready: string[] | undefined }) {
  if (!unready) return <Skeleton height="2.6rem" />
  if (unready.length === 0) {
    return (
      <p className="readiness good">
        <Icon name="check" /> Everything is ready.
      </p>
    )
  }
  return (
    <ul className="readiness bad" role="alert">
      {unready.map((need) => (
        <li key={need}>
          <Icon name="warning" /> {CONSEQUENCE[need] ?? `${need} is not ready.`}
        </li>
      ))}
    </ul>
  )
}
