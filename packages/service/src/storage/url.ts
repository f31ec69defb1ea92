/** `STORAGE_URL`: `s3://bucket/prefix?endpoint=…&region=…[&accessKeyId=…&secretAccessKey=…]`. */
import { isKey } from './key.ts'

export interface StorageUrl {
  bucket: string
  /** Without slashes at its ends; empty for the whole bucket. */
  prefix: string
  /** Amazon's own where left out. */
  endpoint: string | undefined
  region: string | undefined
  /** From the SDK's own places (environment, profile, instance role) where left out. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined
}

const PARAMETERS = ['endpoint', 'region', 'accessKeyId', 'secretAccessKey'] as const
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const REGION = /^[a-z0-9-]{1,64}$/
/** What servers other than Amazon's expect in a signature when nothing else is said. */
const REGION_OF_OTHER_SERVERS = 'us-east-1'

/** Throws one line that names what is wrong and never repeats a secret. */
export function parseStorageUrl(text: string): StorageUrl {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol !== 's3:') throw new Error('the storage must be written s3://bucket/prefix?endpoint=…')
  if (url.username !== '' || url.password !== '') {
    throw new Error('credentials belong into accessKeyId and secretAccessKey, not before the bucket')
  }
  if (!BUCKET.test(url.host)) throw new Error(`"${url.host}" is no name of a bucket`)
  if (url.hash !== '') throw new Error('the storage must have no # part')
  const parameters = readParameters(url.searchParams)
  const endpoint = readEndpoint(parameters.endpoint)
  return {
    bucket: url.host,
    prefix: readPrefix(url.pathname),
    endpoint,
    region: readRegion(parameters.region) ?? (endpoint === undefined ? undefined : REGION_OF_OTHER_SERVERS),
    credentials: readCredentials(parameters),
  }
}

type Parameters = Partial<Record<(typeof PARAMETERS)[number], string>>

function readParameters(query: URLSearchParams): Parameters {
  const known = new Set<string>(PARAMETERS)
  const read: Record<string, string> = {}
  for (const [name, value] of query) {
    if (!known.has(name)) throw new Error(`there is no parameter "${name}", only ${PARAMETERS.join(', ')}`)
    if (Object.hasOwn(read, name)) throw new Error(`${name} is given twice`)
    if (value === '') throw new Error(`${name} is empty`)
    read[name] = value
  }
  return read
}

function readPrefix(path: string): string {
  const prefix = path.replace(/^\/+|\/+$/g, '')
  if (prefix !== '' && !isKey(prefix)) {
    throw new Error(
      `the prefix "${prefix}" may hold letters, digits and . _ - only, in parts that begin with no dot`,
    )
  }
  return prefix
}

function readEndpoint(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  const plain = url && url.username === '' && url.password === '' && url.search === '' && url.hash === ''
  if (!plain || !['http:', 'https:'].includes(url.protocol)) {
    throw new Error('endpoint must be an http or https address such as https://s3.example.com')
  }
  return url.href.replace(/\/+$/, '')
}

function readRegion(text: string | undefined): string | undefined {
  if (text !== undefined && !REGION.test(text)) throw new Error(`"${text}" is no region`)
  return text
}

function readCredentials({ accessKeyId, secretAccessKey }: Parameters): StorageUrl['credentials'] {
  if (accessKeyId === undefined && secretAccessKey === undefined) return undefined
  if (accessKeyId === undefined) throw new Error('secretAccessKey is given without accessKeyId')
  if (secretAccessKey === undefined) throw new Error('accessKeyId is given without secretAccessKey')
  return { accessKeyId: restorePlus(accessKeyId), secretAccessKey: restorePlus(secretAccessKey) }
}

/** Secrets often hold a `+`, which a query turns into a space; none holds a space. */
const restorePlus = (text: string) => text.replaceAll(' ', '+')
