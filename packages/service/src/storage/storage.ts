/** Where output files are kept. The disk and S3 keep the same promises; `open.ts` chooses between them. */
import type { Readable } from 'node:stream'

export interface StoredObject {
  bytes: number
  mediaType: string
  /** The very object that `bytes` was told of: rejects where it has been replaced or deleted meanwhile. */
  stream(): Promise<Readable>
}

export interface PresignOptions {
  fileName: string
  mediaType: string
  seconds: number
}

/** Keys are relative paths such as `jobs/pub_0123456789ab/1/plate.step`; see `key.ts`. */
export interface Storage {
  /** Whole or not at all; overwriting is atomic. */
  put(key: string, content: Uint8Array, mediaType: string): Promise<void>
  /** `undefined` when there is none. */
  get(key: string): Promise<StoredObject | undefined>
  read(key: string): Promise<Buffer | undefined>
  /** Deletes everything under the prefix, a folder (`jobs/a` is no prefix of `jobs/ab`); nothing there is no fault. */
  deleteAll(prefix: string): Promise<void>
  /** Where the bytes may be fetched directly for a short while (S3), else undefined (disk: the service sends them). */
  presign(key: string, options: PresignOptions): Promise<string | undefined>
  /** Throws one clear line when the store cannot be used: called once at start and by /readyz. */
  check(): Promise<void>
  close(): Promise<void>
}

/** One line for an operator: errors of the network often have a code and an empty message. */
export function unusable(place: string, cause: unknown): Error {
  const { message = '', code = '', name = '' } = cause as { message?: string; code?: string; name?: string }
  const named = name === 'Error' || name === 'AggregateError' ? '' : name
  const reason = [named, message || code].filter(Boolean).join(': ').replace(/\s+/g, ' ')
  return new Error(`The storage ${place} cannot be used: ${reason || 'unknown reason'}`, { cause })
}
