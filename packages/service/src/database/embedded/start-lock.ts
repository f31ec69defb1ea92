/** At most one process at a time makes the cluster or starts the server. */
import { createServer } from 'node:net'
import { codeOf } from './errors.ts'

/**
 * An abstract socket is a lock that the kernel gives back when its holder dies, however it dies; a lock file
 * would need a guess whether the process named in it still lives. Undefined: somebody else holds it.
 */
export async function underStartLock<T>(identity: string, work: () => Promise<T>): Promise<T | undefined> {
  const lock = createServer((socket) => socket.destroy())
  const { promise: held, resolve, reject } = Promise.withResolvers<boolean>()
  lock.once('error', (error) => (codeOf(error) === 'EADDRINUSE' ? resolve(false) : reject(error)))
  lock.listen(`\0${identity}-start`, () => resolve(true))
  if (!(await held)) return undefined
  try {
    return await work()
  } finally {
    await new Promise((closed) => lock.close(closed))
  }
}
