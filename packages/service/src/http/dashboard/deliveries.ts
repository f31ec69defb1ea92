/** Webhooks in the dashboard: what was sent where, sent again, and tried out. */
import { z } from 'zod'
import { findOwnApiKey } from '../../accounts/keys.ts'
import { isUuid } from '../../accounts/uuid.ts'
import type { Database } from '../../database/connect.ts'
import { ServiceError } from '../../errors.ts'
import { inspectJob } from '../../jobs/browse.ts'
import { resendDelivery, sendTestEvent } from '../../webhooks/deliveries.ts'
import { deliveryLog, inspectDelivery } from '../../webhooks/log.ts'
import type { Api } from '../app.ts'
import { callbackUrlFault } from '../callback-url.ts'
import type { DeliveriesPage, DeliveryDetail, NewDelivery } from './contract.ts'
import { placeCursor, placeIn } from './cursor.ts'
import { nothingHere } from './gate.ts'
import { hidden, idParams, pageLimit } from './schemas.ts'

export interface DashboardDeliveriesOptions {
  db: Database
  webhookAllowPrivate: boolean
}

const deliveryQuery = z.object({
  key: z.string().optional(),
  state: z.enum(['pending', 'delivered', 'given_up']).optional(),
  limit: pageLimit,
  cursor: placeCursor,
})
const testEvent = z.strictObject({ keyId: z.string(), url: z.string() })
const MOST_OF_A_JOB = 100

export function dashboardDeliveryRoutes(app: Api, options: DashboardDeliveriesOptions): void {
  const { db, webhookAllowPrivate } = options

  app.get(
    '/dashboard/deliveries',
    { schema: { ...hidden, querystring: deliveryQuery } },
    async ({ session, query }): Promise<DeliveriesPage> => {
      const { key: keyId, state, limit, cursor } = query
      if (keyId !== undefined && !isUuid(keyId)) return { deliveries: [] }
      if (cursor && !isUuid(cursor.id))
        throw new ServiceError('invalid_input', 'cursor must be the nextCursor of an earlier page')
      const { accountId } = session
      const rows = await deliveryLog(db, { accountId, keyId, state, after: cursor, limit: limit + 1 })
      const deliveries = rows.slice(0, limit)
      const last = deliveries.at(-1)
      return {
        deliveries,
        ...(rows.length > limit && last && { nextCursor: placeIn(last.createdAt, last.id) }),
      }
    },
  )

  app.get(
    '/dashboard/jobs/:id/deliveries',
    { schema: { ...hidden, params: idParams } },
    async ({ session: { accountId }, params }): Promise<DeliveriesPage> => {
      const job = await inspectJob(db, { accountId, jobId: params.id })
      if (!job) throw nothingHere()
      return { deliveries: await deliveryLog(db, { accountId, jobId: job.jobId, limit: MOST_OF_A_JOB }) }
    },
  )

  app.get(
    '/dashboard/deliveries/:id',
    { schema: { ...hidden, params: idParams } },
    async ({ session, params }): Promise<DeliveryDetail> => {
      const delivery = await inspectDelivery(db, { accountId: session.accountId, deliveryId: params.id })
      if (!delivery) throw nothingHere()
      return delivery
    },
  )

  app.post(
    '/dashboard/deliveries/:id/resend',
    { schema: { ...hidden, params: idParams } },
    async ({ session, params }, reply) => {
      if (!isUuid(params.id)) throw nothingHere()
      const id = await resendDelivery(db, { accountId: session.accountId, deliveryId: params.id })
      if (!id) throw nothingHere()
      return reply.code(201).send({ id } satisfies NewDelivery)
    },
  )

  app.post(
    '/dashboard/test-events',
    { schema: { ...hidden, body: testEvent } },
    async ({ session: { accountId }, body: { keyId, url } }, reply) => {
      const key = await findOwnApiKey(db, { accountId, id: keyId })
      if (!key) throw nothingHere()
      const fault = callbackUrlFault(url, { allowPrivate: webhookAllowPrivate })
      if (fault) throw new ServiceError('invalid_input', `url ${fault}`)
      const id = await sendTestEvent(db, { accountId, apiKeyId: key.id, url })
      return reply.code(201).send({ id } satisfies NewDelivery)
    },
  )
}
