/** API keys in the dashboard: made, named, watched, their secret rotated, revoked. */
import { z } from 'zod'
import { keyUse } from '../../accounts/key-use.ts'
import {
  createApiKey,
  findOwnApiKey,
  type Keyring,
  renameApiKey,
  revokeApiKey,
  rotateSigningSecret,
} from '../../accounts/keys.ts'
import type { Config } from '../../config.ts'
import { ServiceError } from '../../errors.ts'
import type { Api } from '../app.ts'
import type { Keys, NewKey, NewSecret } from './contract.ts'
import { nothingHere } from './gate.ts'
import { hidden, idParams, line } from './schemas.ts'

const LONGEST_NAME = 80
const keyName = z.strictObject({ name: line(LONGEST_NAME) })

export function dashboardKeyRoutes(
  app: Api,
  { keyring, rateLimit }: { keyring: Keyring; rateLimit: Config['rateLimit'] },
): void {
  const { db } = keyring

  app.get('/dashboard/keys', { schema: hidden }, async ({ session }): Promise<Keys> => {
    const keys = await keyUse(db, session.accountId)
    return { keys, limits: { perMinute: rateLimit.perMinute, perHour: rateLimit.perHour } }
  })

  app.post('/dashboard/keys', { schema: { ...hidden, body: keyName } }, async ({ session, body }, reply) => {
    const key: NewKey = await createApiKey(keyring, { accountId: session.accountId, name: body.name })
    return reply.code(201).send(key)
  })

  app.patch(
    '/dashboard/keys/:id',
    { schema: { ...hidden, params: idParams, body: keyName } },
    async ({ session, params, body }, reply) => {
      const id = await ownKey(session.accountId, params.id)
      await renameApiKey(db, id, body.name)
      return reply.code(204).send()
    },
  )

  app.post(
    '/dashboard/keys/:id/rotate-secret',
    { schema: { ...hidden, params: idParams } },
    async ({ session, params }): Promise<NewSecret> => {
      const signingSecret = await rotateSigningSecret(keyring, await ownKey(session.accountId, params.id))
      if (!signingSecret) throw nothingHere()
      return { signingSecret }
    },
  )

  app.post(
    '/dashboard/keys/:id/revoke',
    { schema: { ...hidden, params: idParams } },
    async ({ session, params }, reply) => {
      await revokeApiKey(db, await ownKey(session.accountId, params.id))
      return reply.code(204).send()
    },
  )

  async function ownKey(accountId: string, id: string): Promise<string> {
    const key = await findOwnApiKey(db, { accountId, id })
    if (!key) throw nothingHere()
    if (key.ofDashboard)
      throw new ServiceError('invalid_input', 'The key of the dashboard itself cannot be changed')
    return key.id
  }
}
