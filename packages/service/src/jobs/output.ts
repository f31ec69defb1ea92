/** What a finished job leaves in the storage. */
import { randomBytes } from 'node:crypto'
import type { Brainstorm, Generated } from '@cadwright/engine'
import { fileNameFor } from '../storage/file-name.ts'
import { mediaTypeOf } from '../storage/media-type.ts'
import type { Storage } from '../storage/storage.ts'
import { type Patience, patiently } from './patience.ts'

export interface StoredOutput {
  prefix: string
  name: string
  bytes: number
}

/** All that the worker asks the engine for, there. */
export interface Made extends Generated {
  preview: NonNullable<Generated['preview']>
  brainstorm: Brainstorm
}

/** The storage refused, and went on refusing. */
export class StorageFault extends Error {
  override readonly name = 'StorageFault'
}

export const STORAGE_DELAYS_MS = [200, 800, 3_000]

/** Everything that any attempt at a job has stored. */
export const folderOf = (jobId: string): string => `jobs/${jobId}`

/** No two attempts share a folder, so that one which was overtaken cannot touch the other's files. */
export const prefixFor = (jobId: string, attempt: number): string =>
  `${folderOf(jobId)}/${attempt}-${randomBytes(6).toString('hex')}`

export async function storeOutput(
  storage: Storage,
  prefix: string,
  made: Made,
  patience: Omit<Patience, 'delaysMs'>,
): Promise<StoredOutput> {
  const { file, report, plan, preview } = made
  const extras: Record<string, Uint8Array> = {
    'report.json': Buffer.from(JSON.stringify(report)),
    'plan.json': Buffer.from(JSON.stringify(plan)),
    'preview.svg': Buffer.from(preview.svg),
    'thumbnail.svg': Buffer.from(preview.thumbnail),
    'preview.glb': preview.glb,
  }
  const wanted = fileNameFor(made.brainstorm.project_name, file.extension)
  const name = Object.hasOwn(extras, wanted) ? `part-${wanted}` : wanted
  const puts = Object.entries({ ...extras, [name]: file.bytes }).map(([fileName, content]) =>
    patiently(() => storage.put(`${prefix}/${fileName}`, content, mediaTypeOf(fileName)), {
      ...patience,
      delaysMs: STORAGE_DELAYS_MS,
    }),
  )
  // All have ended before anybody deletes what was stored.
  const refused = (await Promise.allSettled(puts)).find((put) => put.status === 'rejected')
  if (refused) throw new StorageFault('the output could not be stored', { cause: refused.reason })
  return { prefix, name, bytes: file.bytes.length }
}
