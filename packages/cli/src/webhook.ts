/** `cadwright webhook …`: a receiver for local development, and deliveries sent by hand. */
import {
  attemptsOf,
  findDelivery,
  resendDelivery,
  sendTestEvent,
  webhookUrlFault,
} from '@cadwright/service/operator'
import { keyNamed } from './key.ts'
import { accountNamed, CommandFailure, columns, readOptions, required, withService } from './operator.ts'
import { UsageError } from './usage.ts'
import { startListening } from './webhook-listener.ts'

const DEFAULT_PORT = 8443

/** Prints and verifies what comes in, until it is told to stop. */
export async function listenCommand(args: string[]): Promise<number> {
  const options = readOptions(args, { port: { type: 'string' }, secret: { type: 'string' } })
  const port = options.port === undefined ? DEFAULT_PORT : Number(options.port)
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new UsageError(`--port must be a whole number from 0 to 65535, not "${options.port}"`)
  }
  const listener = await startListening({
    port,
    secret: options.secret,
    print: (text) => process.stdout.write(text),
  })
  process.stdout.write(`Listening. Give this as callback_url:

  ${listener.url}

The service has to trust this listener and may reach this machine. Start it so:

  NODE_EXTRA_CA_CERTS=${listener.certificatePath} WEBHOOK_ALLOW_PRIVATE=true npm start

${options.secret ? 'Signatures are verified.' : 'Signatures are not verified: give --secret whsec_…'} Ctrl-C stops it.

`)
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })
  await listener.close()
  return 0
}

/** The running service sends it; so it goes through the same gates as any other. */
export async function testEventCommand(args: string[]): Promise<number> {
  const options = readOptions(args, { key: { type: 'string' }, url: { type: 'string' } })
  const prefixOrId = required(options.key, '--key')
  const url = required(options.url, '--url')
  return withService(async ({ db, config }) => {
    const fault = webhookUrlFault(url, { allowPrivate: config.webhookAllowPrivate })
    if (fault) throw new CommandFailure(`--url ${fault}`)
    const key = await keyNamed(db, prefixOrId)
    process.stdout.write(`${await sendTestEvent(db, { accountId: key.accountId, apiKeyId: key.id, url })}\n`)
  })
}

export async function resendCommand(args: string[]): Promise<number> {
  const { delivery: deliveryId } = readOptions(args, { delivery: { type: 'string' } })
  const id = required(deliveryId, '--delivery')
  return withService(async ({ db }) => {
    const delivery = await findDelivery(db, id)
    const again = delivery && (await resendDelivery(db, { accountId: delivery.accountId, deliveryId: id }))
    if (!again) throw new CommandFailure(`There is no delivery ${id}`)
    process.stdout.write(`${again}\n`)
  })
}

const LATEST = 50

/** Every attempt, the latest first. */
export async function logCommand(args: string[]): Promise<number> {
  const account = required(readOptions(args, { account: { type: 'string' } }).account, '--account')
  return withService(async ({ db }) => {
    const { id } = await accountNamed(db, account)
    const rows = (await attemptsOf(db, id, LATEST)).map((attempt) => [
      attempt.startedAt,
      attempt.deliveryId,
      attempt.jobId ?? 'test',
      String(attempt.number),
      attempt.state,
      String(attempt.status ?? attempt.error),
      `${attempt.durationMs} ms`,
      attempt.url,
    ])
    const head = ['TIME', 'DELIVERY', 'JOB', 'ATTEMPT', 'DELIVERY IS', 'ANSWER', 'TOOK', 'TO']
    process.stdout.write(columns([head, ...rows]))
  })
}
