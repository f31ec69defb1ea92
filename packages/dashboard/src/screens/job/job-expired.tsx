import type { JobDetail } from '@cadwright/service/dashboard'
import { Link } from '@tanstack/react-router'
import { Empty } from '../../parts/empty.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Time } from '../../parts/time.tsx'

/** The files are kept for a while only; the words are, and the same words make the same part. */
export const JobExpired = ({ job }: { job: JobDetail }) => (
  <Empty icon="clock" title="The files of this part are gone">
    <p>
      Files are kept for a limited time
      {job.expiresAt && (
        <>
          ; these expired <Time at={job.expiresAt} />
        </>
      )}
      . The same words make the same part again.
    </p>
    <Link className="button main" to="/" search={{ prompt: job.prompt, mode: job.designMode }}>
      <Icon name="again" /> Make it again
    </Link>
  </Empty>
)
