/** The names of stored objects: safe as a path on every disk and as a key of every S3 server, without encoding. */

// No part begins with a dot: that rules out `.` and `..`, and leaves hidden folders to the disk store itself.
const PART = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/
const LONGEST_PART = 200
/** S3 allows 1,024 bytes, of which the prefix of the bucket takes some. */
const LONGEST_KEY = 600

const isPart = (part: string) => part.length <= LONGEST_PART && PART.test(part)

export const isKey = (text: string): boolean => text.length <= LONGEST_KEY && text.split('/').every(isPart)

/** Keys are made by the service, never taken from a request: a bad one is a broken invariant. */
export function assertKey(key: string): void {
  if (!isKey(key)) throw new Error(`${JSON.stringify(key.slice(0, LONGEST_KEY))} is no key of the storage`)
}
