/** What the routes of a job refuse with: the same words wherever the same is meant. */
import { ServiceError } from '../../errors.ts'

/** For a job that does not exist and for one of another key alike (specification 5.3). */
export const jobMissing = () => new ServiceError('not_found', 'There is no such job for this API key')

export const outputExpired = () =>
  new ServiceError('output_expired', 'The output file has expired; submit the prompt again to make a new one')
