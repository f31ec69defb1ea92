/** What others answer is waited for only so long. */

export class DeadlineError extends Error {
  override readonly name = 'DeadlineError'
}

/** The work itself goes on; its late answer, good or bad, is dropped. */
export async function within<T>(deadlineMs: number, what: string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_, reject) => {
    const late = () => reject(new DeadlineError(`${what} did not answer within ${deadlineMs} ms`))
    timer = setTimeout(late, deadlineMs)
  })
  try {
    return await Promise.race([work, deadline])
  } finally {
    clearTimeout(timer)
  }
}
