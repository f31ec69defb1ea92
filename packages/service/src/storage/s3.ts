/** Output files in a bucket of any S3 server. */
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { contentDisposition } from './file-name.ts'
import { assertKey } from './key.ts'
import { mediaTypeOf } from './media-type.ts'
import { type Storage, unusable } from './storage.ts'
import type { StorageUrl } from './url.ts'

const CONNECTION_TIMEOUT_MS = 5_000
const REQUEST_TIMEOUT_MS = 30_000
const ATTEMPTS = 3
/** For all attempts of a check together: whoever asks for health waits for the answer. */
const CHECK_TIMEOUT_MS = 10_000
/** A job has a handful of files, so one page nearly always. */
const KEYS_PER_PAGE = 100

export function openS3Storage(url: StorageUrl): Storage {
  const client = createClient(url)
  const Bucket = url.bucket
  const root = url.prefix === '' ? '' : `${url.prefix}/`
  const objectOf = (key: string) => {
    assertKey(key)
    return { Bucket, Key: root + key }
  }
  let writable = false

  /** Listing on every call; writing once only, so that a health check costs no stored object. */
  async function probe(): Promise<void> {
    const deadline = { abortSignal: AbortSignal.timeout(CHECK_TIMEOUT_MS) }
    await client.send(new ListObjectsCommand({ Bucket, Prefix: root, MaxKeys: 1 }), deadline)
    if (writable) return
    const object = { Bucket, Key: `${root}.check-${randomUUID()}` }
    await client.send(new PutObjectCommand({ ...object, Body: 'probe' }), deadline)
    await client.send(new DeleteObjectCommand(object), deadline)
    writable = true
  }

  /** By the first form of the listing, which every S3 server has: a page begins after the last key of the one before. */
  async function* keysFrom(Prefix: string): AsyncGenerator<string> {
    let Marker: string | undefined
    do {
      const page = await client.send(
        new ListObjectsCommand({ Bucket, Prefix, Marker, MaxKeys: KEYS_PER_PAGE }),
      )
      const keys = (page.Contents ?? []).flatMap(({ Key }) => Key ?? [])
      yield* keys
      Marker = page.IsTruncated ? keys.at(-1) : undefined
    } while (Marker !== undefined)
  }

  return {
    async put(key, content, mediaType) {
      await client.send(new PutObjectCommand({ ...objectOf(key), Body: content, ContentType: mediaType }))
    },

    async get(key) {
      const object = objectOf(key)
      const head = await orUndefined(client.send(new HeadObjectCommand(object)))
      if (!head) return undefined
      return {
        bytes: head.ContentLength ?? 0,
        mediaType: head.ContentType ?? mediaTypeOf(key),
        async stream() {
          const { Body } = await client.send(new GetObjectCommand({ ...object, IfMatch: head.ETag }))
          if (!(Body instanceof Readable)) throw new Error(`${key} came without a body`)
          return Body
        },
      }
    },

    async read(key) {
      const found = await orUndefined(client.send(new GetObjectCommand(objectOf(key))))
      return found && Buffer.from((await found.Body?.transformToByteArray()) ?? [])
    },

    async deleteAll(prefix) {
      const { Key } = objectOf(prefix)
      for await (const found of keysFrom(Key)) {
        // S3 compares characters, where a folder is meant.
        if (found !== Key && !found.startsWith(`${Key}/`)) continue
        // One by one: the bulk request rests on checksum headers that not every S3 server takes.
        await client.send(new DeleteObjectCommand({ Bucket, Key: found }))
      }
    },

    async presign(key, { fileName, mediaType, seconds }) {
      const command = new GetObjectCommand({
        ...objectOf(key),
        ResponseContentDisposition: contentDisposition(fileName),
        ResponseContentType: mediaType,
      })
      return getSignedUrl(client, command, { expiresIn: seconds })
    },

    async check() {
      try {
        await probe()
      } catch (error) {
        const aborted = (error as Error).name === 'AbortError'
        throw unusable(
          placeOf(url),
          aborted ? new Error(`no answer within ${CHECK_TIMEOUT_MS / 1000} s`) : error,
        )
      }
    },

    close: async () => client.destroy(),
  }
}

function createClient({ endpoint, region, credentials }: StorageUrl): S3Client {
  return new S3Client({
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(region === undefined ? {} : { region }),
    ...(credentials === undefined ? {} : { credentials }),
    forcePathStyle: true,
    // The checksums the SDK adds by default are refused by many servers other than Amazon's.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: ATTEMPTS,
    requestHandler: {
      connectionTimeout: CONNECTION_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      // Without this the SDK only logs a warning and waits on.
      throwOnRequestTimeout: true,
      // Ends a body that stalls, which the request's deadline no longer covers.
      socketTimeout: REQUEST_TIMEOUT_MS,
    },
  })
}

function placeOf({ bucket, prefix, endpoint }: StorageUrl): string {
  const place = prefix === '' ? `s3://${bucket}` : `s3://${bucket}/${prefix}`
  return endpoint === undefined ? place : `${place} at ${endpoint}`
}

async function orUndefined<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found
  } catch (error) {
    if (error instanceof NotFound || error instanceof NoSuchKey) return undefined
    throw error
  }
}
