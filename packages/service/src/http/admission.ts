/** Who asks, and whether they still may: every request to `/v1` passes here first (specification 5 and 8). */
import { timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { hashApiKey } from '../accounts/keys.ts'
import type { Config } from '../config.ts'
import { ServiceError } from '../errors.ts'

export interface Caller {
  apiKeyId: string
  accountId: string
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on the routes of `/v1`. */
    caller: Caller
  }
}

interface Admission {
  api_key_id: string
  account_id: string
  secret_hash: Buffer
  admitted: boolean
  minute_used: number
  minute_reset_seconds: number
  hour_used: number
  hour_reset_seconds: number
}

interface Window {
  name: string
  left: number
  resetSeconds: number
}

const ADMIT = { name: 'admit-request', text: 'select * from admit_request($1, $2, $3)' }

export function createAdmission(pool: pg.Pool, limits: Config['rateLimit']) {
  const policy = `"minute";q=${limits.perMinute};w=60, "hour";q=${limits.perHour};w=3600`

  return async function admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    reply.header('RateLimit-Policy', policy)
    const secretHash = hashApiKey(apiKeyOf(request.headers.authorization))
    const asked = await askAdmission(pool, limits, secretHash)
    if (!asked) throw unauthorised('This API key does not exist or was revoked')
    reply.header(
      'RateLimit',
      asked.windows
        .map(({ name, left, resetSeconds }) => `"${name}";r=${Math.max(0, left)};t=${resetSeconds}`)
        .join(', '),
    )
    if (!asked.admitted) throw tooMany(limits, asked.windows)
    request.caller = asked.caller
  }
}

/** Counts one request of the dashboard's own key like one of any other key. */
export async function admitDashboard(
  pool: pg.Pool,
  limits: Config['rateLimit'],
  secretHash: Buffer,
): Promise<void> {
  const asked = await askAdmission(pool, limits, secretHash)
  if (asked && !asked.admitted) throw tooMany(limits, asked.windows)
}

async function askAdmission(
  pool: pg.Pool,
  { perMinute, perHour }: Config['rateLimit'],
  secretHash: Buffer,
): Promise<{ admitted: boolean; caller: Caller; windows: Window[] } | undefined> {
  const { rows } = await pool.query<Admission>({ ...ADMIT, values: [secretHash, perMinute, perHour] })
  const [admission] = rows
  if (!admission || !timingSafeEqual(admission.secret_hash, secretHash)) return undefined
  return {
    admitted: admission.admitted,
    caller: { apiKeyId: admission.api_key_id, accountId: admission.account_id },
    windows: [
      {
        name: 'minute',
        left: perMinute - admission.minute_used,
        resetSeconds: Math.ceil(admission.minute_reset_seconds),
      },
      {
        name: 'hour',
        left: perHour - admission.hour_used,
        resetSeconds: Math.ceil(admission.hour_reset_seconds),
      },
    ],
  }
}

function tooMany({ perMinute, perHour }: Config['rateLimit'], windows: Window[]): ServiceError {
  const waits = windows.filter(({ left }) => left <= 0).map(({ resetSeconds }) => resetSeconds)
  const seconds = Math.max(1, ...waits)
  return new ServiceError(
    'quota_exceeded',
    `More than ${perMinute} requests a minute or ${perHour} an hour; try again in ${seconds} s`,
    { 'Retry-After': String(seconds) },
  )
}

function apiKeyOf(authorization: string | undefined): string {
  if (!authorization)
    throw unauthorised('The Authorization header is missing; send "Authorization: Bearer svc_pub_…"')
  const [, apiKey] = /^Bearer +(svc_pub_[0-9A-Za-z]{1,128}) *$/i.exec(authorization) ?? []
  if (!apiKey)
    throw unauthorised('The Authorization header must be "Bearer" and an API key that begins with svc_pub_')
  return apiKey
}

const unauthorised = (message: string) =>
  new ServiceError('invalid_api_key', message, { 'WWW-Authenticate': 'Bearer realm="cadwright"' })
