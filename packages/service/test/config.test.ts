import assert from 'node:assert/strict'
import { resolve } from 'node:path'
import { test } from 'node:test'
import { type Config, ConfigError, readConfig } from '../src/config.ts'

const SECRET = '0f'.repeat(32)

test('an empty environment gives the documented defaults', () => {
  assert.deepEqual(readConfig({}), {
    host: '127.0.0.1',
    port: 8080,
    portGiven: false,
    publicUrl: undefined,
    dataDir: resolve('.cadwright'),
    databaseUrl: undefined,
    storageUrl: undefined,
    secretKey: undefined,
    rateLimit: { perMinute: 20, perHour: 100 },
    outputLifetimeSeconds: 2_592_000,
    webhookAllowPrivate: false,
    webhookPorts: undefined,
    kernelWorkers: undefined,
    starterCredits: 100,
    operatorNetworks: [
      { address: '127.0.0.0', prefix: 8, family: 'ipv4' },
      { address: '::1', prefix: 128, family: 'ipv6' },
    ],
    logLevel: 'info',
  } satisfies Config)
})

const GOOD: [string, string, Partial<Config>][] = [
  ['HOST', '0.0.0.0', { host: '0.0.0.0' }],
  ['HOST', '::', { host: '::' }],
  ['PORT', '0', { port: 0, portGiven: true }],
  ['PORT', '8080', { port: 8080, portGiven: true }],
  ['PORT', '65535', { port: 65535 }],
  ['PUBLIC_URL', 'https://cad.example.com', { publicUrl: 'https://cad.example.com' }],
  ['PUBLIC_URL', 'https://example.com/cad//', { publicUrl: 'https://example.com/cad' }],
  ['PUBLIC_URL', 'http://127.0.0.1:9000/', { publicUrl: 'http://127.0.0.1:9000' }],
  ['DATA_DIR', '/var/lib/cadwright', { dataDir: '/var/lib/cadwright' }],
  ['DATA_DIR', 'data', { dataDir: resolve('data') }],
  ['DATABASE_URL', 'postgresql://u:p@db/cad', { databaseUrl: 'postgresql://u:p@db/cad' }],
  ['DATABASE_URL', 'postgres://db', { databaseUrl: 'postgres://db' }],
  ['SECRET_KEY', SECRET, { secretKey: SECRET }],
  ['RATE_LIMIT_PER_MINUTE', '1', { rateLimit: { perMinute: 1, perHour: 100 } }],
  ['RATE_LIMIT_PER_HOUR', '1000000000', { rateLimit: { perMinute: 20, perHour: 1_000_000_000 } }],
  ['OUTPUT_LIFETIME_SECONDS', '1', { outputLifetimeSeconds: 1 }],
  ['WEBHOOK_ALLOW_PRIVATE', 'true', { webhookAllowPrivate: true }],
  ['WEBHOOK_ALLOW_PRIVATE', '1', { webhookAllowPrivate: true }],
  ['WEBHOOK_ALLOW_PRIVATE', 'false', { webhookAllowPrivate: false }],
  ['WEBHOOK_ALLOW_PRIVATE', '0', { webhookAllowPrivate: false }],
  ['KERNEL_WORKERS', '4', { kernelWorkers: 4 }],
  ['STARTER_CREDITS', '0', { starterCredits: 0 }],
  [
    'OPERATOR_NETWORKS',
    '10.0.0.0/8, fd00::/8',
    {
      operatorNetworks: [
        { address: '10.0.0.0', prefix: 8, family: 'ipv4' },
        { address: 'fd00::', prefix: 8, family: 'ipv6' },
      ],
    },
  ],
  ['LOG_LEVEL', 'silent', { logLevel: 'silent' }],
  // Set to nothing counts as left out, as compose files write it.
  ['PORT', '', { port: 8080, portGiven: false }],
  ['DATABASE_URL', ' ', { databaseUrl: undefined }],
  ['SECRET_KEY', '', { secretKey: undefined }],
]

for (const [name, value, expected] of GOOD) {
  test(`${name}="${value}" is understood`, () => {
    const config = readConfig({ [name]: value })
    for (const [field, wanted] of Object.entries(expected)) {
      assert.deepEqual(config[field as keyof Config], wanted, field)
    }
  })
}

test('a storage address is read into its parts', () => {
  const { storageUrl } = readConfig({
    STORAGE_URL: 's3://bucket/prefix?endpoint=http://127.0.0.1:9000&region=eu',
  })
  assert.equal(storageUrl?.bucket, 'bucket')
})

const BAD: [string, string, RegExp][] = [
  ['PORT', 'abc', /^PORT must be a whole number from 0 to 65535$/],
  ['PORT', '-1', /^PORT must be/],
  ['PORT', '80.5', /^PORT must be/],
  ['PORT', '65536', /^PORT must be/],
  ['PORT', '0x50', /^PORT must be/],
  ['PORT', '1e3', /^PORT must be/],
  ['PUBLIC_URL', 'nonsense', /^PUBLIC_URL must be an address that begins with http:\/\/ or https:\/\/$/],
  ['PUBLIC_URL', 'ftp://example.com', /^PUBLIC_URL must be/],
  ['PUBLIC_URL', 'javascript:alert(1)', /^PUBLIC_URL must be/],
  ['DATABASE_URL', 'mysql://db', /^DATABASE_URL must be an address that begins with postgresql:\/\/$/],
  ['DATABASE_URL', 'db.example.com', /^DATABASE_URL must be/],
  ['STORAGE_URL', 'ftp://x', /^STORAGE_URL .*s3:\/\//],
  ['SECRET_KEY', 'short', /^SECRET_KEY must be 64 hexadecimal digits/],
  ['SECRET_KEY', `${SECRET}0`, /^SECRET_KEY must be/],
  ['RATE_LIMIT_PER_MINUTE', '0', /^RATE_LIMIT_PER_MINUTE must be a whole number from 1/],
  ['RATE_LIMIT_PER_HOUR', 'many', /^RATE_LIMIT_PER_HOUR must be/],
  ['OUTPUT_LIFETIME_SECONDS', '0', /^OUTPUT_LIFETIME_SECONDS must be/],
  ['OUTPUT_LIFETIME_SECONDS', '99999999999999999999', /^OUTPUT_LIFETIME_SECONDS must be/],
  ['WEBHOOK_ALLOW_PRIVATE', 'yes please', /^WEBHOOK_ALLOW_PRIVATE must be true or false$/],
  ['KERNEL_WORKERS', '0', /^KERNEL_WORKERS must be/],
  ['KERNEL_WORKERS', '257', /^KERNEL_WORKERS must be/],
  ['STARTER_CREDITS', '-5', /^STARTER_CREDITS must be/],
  ['OPERATOR_NETWORKS', '10.0.0.0', /^OPERATOR_NETWORKS must be networks such as/],
  ['OPERATOR_NETWORKS', '10.0.0.0/8,,::1/128', /^OPERATOR_NETWORKS must be/],
  ['LOG_LEVEL', 'loud', /^LOG_LEVEL must be one of fatal, error, warn/],
]

for (const [name, value, fault] of BAD) {
  test(`${name}="${value}" is one fault that names it and says what it must be`, () => {
    const [only, ...others] = faultsOf({ [name]: value })
    assert.match(String(only), fault)
    assert.deepEqual(others, [])
  })
}

test('every fault is listed, not only the first', () => {
  const environment = Object.fromEntries(BAD.map(([name, value]) => [name, value]))
  const named = new Set(faultsOf(environment).map((fault) => fault.split(' ')[0]))
  assert.deepEqual(named, new Set(Object.keys(environment)))
})

test('a fault never repeats a value that may be a secret', () => {
  const faults = faultsOf({
    SECRET_KEY: 'hunter2hunter2',
    DATABASE_URL: 'mysql://root:hunter2@db',
    STORAGE_URL: 's3://key:hunter2@bucket?region',
  })
  assert.equal(faults.length, 3)
  assert.doesNotMatch(faults.join('\n'), /hunter2/)
})

function faultsOf(environment: Record<string, string>): string[] {
  try {
    readConfig(environment)
  } catch (error) {
    assert.ok(error instanceof ConfigError)
    return error.faults
  }
  assert.fail('it was accepted')
}
