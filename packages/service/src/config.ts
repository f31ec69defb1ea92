/** The environment, read once: every fault is listed, nothing else looks at it. */
import { resolve } from 'node:path'
import { z } from 'zod'
import { parseStorageUrl, type StorageUrl } from './storage/url.ts'

export interface Config {
  host: string
  port: number
  /** Whether the port was asked for: a worker listens only then. */
  portGiven: boolean
  /** The address that links begin with; the listening address where it was left out. */
  publicUrl: string | undefined
  dataDir: string
  databaseUrl: string | undefined
  storageUrl: StorageUrl | undefined
  /** Seals signing secrets and signs links; a key kept in the data folder where left out. */
  secretKey: string | undefined
  rateLimit: { perMinute: number; perHour: number }
  outputLifetimeSeconds: number
  webhookAllowPrivate: boolean
  /** Ports that webhooks may go to; any where left out. */
  webhookPorts: number[] | undefined
  kernelWorkers: number | undefined
  starterCredits: number
  /** Networks that may see health and metrics. */
  operatorNetworks: Network[]
  logLevel: (typeof LOG_LEVELS)[number]
}

export interface Network {
  address: string
  prefix: number
  family: 'ipv4' | 'ipv6'
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly faults: string[]

  constructor(faults: string[]) {
    super(
      `The configuration has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}: ${faults.join('; ')}`,
    )
    this.faults = faults
  }
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const YEAR_SECONDS = 366 * 24 * 3600

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be a whole number from ${min} to ${max}`)

const flag = z
  .enum(['true', 'false', '1', '0'], 'must be true or false')
  .transform((value) => /^(true|1)$/.test(value))

const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' })
  .transform((value) => value.replace(/\/+$/, ''))

const storageUrl = z.string().transform((text, context): StorageUrl => {
  try {
    return parseStorageUrl(text)
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) })
    return z.NEVER
  }
})

const network = z.union(
  [
    z.cidrv4().transform((text) => networkOf(text, 'ipv4')),
    z.cidrv6().transform((text) => networkOf(text, 'ipv6')),
  ],
  'must be networks such as 10.0.0.0/8 or ::1/128, parted by commas',
)

const ENVIRONMENT = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: wholeNumber(0, 65535).optional(),
  PUBLIC_URL: httpUrl.optional(),
  DATA_DIR: z.string().default('./.cadwright'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be an address that begins with postgresql://' })
    .optional(),
  STORAGE_URL: storageUrl.optional(),
  SECRET_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal digits, such as `openssl rand -hex 32` prints')
    .optional(),
  RATE_LIMIT_PER_MINUTE: wholeNumber(1, 1_000_000_000).default(20),
  RATE_LIMIT_PER_HOUR: wholeNumber(1, 1_000_000_000).default(100),
  OUTPUT_LIFETIME_SECONDS: wholeNumber(1, 100 * YEAR_SECONDS).default(30 * 24 * 3600),
  WEBHOOK_ALLOW_PRIVATE: flag.default(false),
  WEBHOOK_PORTS: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(wholeNumber(1, 65535)))
    .optional(),
  KERNEL_WORKERS: wholeNumber(1, 256).optional(),
  STARTER_CREDITS: wholeNumber(0, 1_000_000_000).default(100),
  OPERATOR_NETWORKS: z
    .string()
    .default('127.0.0.0/8,::1/128')
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(network)),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
})

export function readConfig(environment: Record<string, string | undefined>): Config {
  // A variable that is set to nothing counts as left out, as in shells and compose files.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const parsed = ENVIRONMENT.safeParse(given)
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`))
  }
  const values = parsed.data
  return {
    host: values.HOST,
    port: values.PORT ?? 8080,
    portGiven: values.PORT !== undefined,
    publicUrl: values.PUBLIC_URL,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    storageUrl: values.STORAGE_URL,
    secretKey: values.SECRET_KEY,
    rateLimit: { perMinute: values.RATE_LIMIT_PER_MINUTE, perHour: values.RATE_LIMIT_PER_HOUR },
    outputLifetimeSeconds: values.OUTPUT_LIFETIME_SECONDS,
    webhookAllowPrivate: values.WEBHOOK_ALLOW_PRIVATE,
    webhookPorts: values.WEBHOOK_PORTS,
    kernelWorkers: values.KERNEL_WORKERS,
    starterCredits: values.STARTER_CREDITS,
    operatorNetworks: values.OPERATOR_NETWORKS,
    logLevel: values.LOG_LEVEL,
  }
}

function networkOf(text: string, family: Network['family']): Network {
  const [address = '', prefix] = text.split('/')
  return { address, prefix: Number(prefix), family }
}
