/** The storage that the configuration asks for: S3 where `STORAGE_URL` is set, else the disk. */
import { openDiskStorage } from './disk.ts'
import { openS3Storage } from './s3.ts'
import type { Storage } from './storage.ts'
import type { StorageUrl } from './url.ts'

export interface StorageOptions {
  url: StorageUrl | undefined
  dataDir: string
}

export function openStorage({ url, dataDir }: StorageOptions): Storage {
  return url === undefined ? openDiskStorage(dataDir) : openS3Storage(url)
}
